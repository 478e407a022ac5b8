"""Checks tables as JSON against their schema, and digit by digit against the same tables as CSV.

usage: check_json.py TABLES...

TABLES are folders with tables as CSV and JSON. Beyond the schema: no object has a name twice, its
columns are in the order of the CSV, and every table of either format is in the other and in the schema.
"""

import csv
import json
import pathlib
import re
import sys


class Number(str):
    """A number with the digits that it is written with."""


PATTERNS = {"month": r"\d{4}-\d\d", "date": r"\d{4}-\d\d-\d\d"}


def without_twins(pairs):
    names = [name for name, _ in pairs]
    assert len(names) == len(set(names)), f"a name stands twice: {names}"
    return dict(pairs)


def load(path):
    text = path.read_text(encoding="utf-8")
    json.loads(text)
    return json.loads(text, parse_float=Number, parse_int=Number, object_pairs_hook=without_twins)


def cell(value, column, place):
    """The value as CSV has it, once it is of the type that the schema says."""
    if value is None:
        return ""
    kind = column["type"]
    if kind == "boolean":
        assert isinstance(value, bool), place
        return "true" if value else "false"
    if kind in ("number", "integer"):
        assert isinstance(value, Number), place
        assert kind == "number" or re.fullmatch(r"-?\d+", value), place
        return str(value)
    assert kind == "string" and isinstance(value, str) and not isinstance(value, Number), place
    pattern = PATTERNS.get(column.get("format"))
    assert pattern is None or re.fullmatch(pattern, value), place
    return value


def check(folder):
    schema = load(folder / "schema.json")
    assert schema["schemaVersion"] == Number(3), schema["schemaVersion"]
    tables = {table["name"]: table["columns"] for table in schema["tables"]}
    assert set(tables) == {path.stem for path in folder.glob("*.csv")}
    assert set(tables) | {"schema"} == {path.stem for path in folder.glob("*.json")}
    count = 0
    for name, columns in tables.items():
        rows = load(folder / f"{name}.json")
        with open(folder / f"{name}.csv", encoding="utf-8", newline="") as file:
            header, *lines = list(csv.reader(file))
        assert header == [column["name"] for column in columns], name
        assert len(rows) == len(lines), name
        for number, (row, line) in enumerate(zip(rows, lines), 1):
            assert list(row) == header, (name, number)
            for column, text in zip(columns, line):
                place = (name, number, column["name"])
                value = cell(row[column["name"]], column, place)
                # In CSV, an apostrophe stands before what a spreadsheet would take for a formula.
                isText = column["type"] == "string"
                same = value.replace("'", "") == text.replace("'", "") if isText else value == text
                assert same, (place, value, text)
                count += 1
    print(f"{folder}: {len(tables)} tables, {count} cells are the same in CSV and JSON")


assert sys.argv[1:], "no folders given"
for path in sys.argv[1:]:
    check(pathlib.Path(path))
