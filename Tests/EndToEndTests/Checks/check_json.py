"""Checks reports as JSON against their schema, and that the schema names every member.

usage: check_json.py SCHEMA REPORT.json...

Beyond the schema: no object has a name twice, and every number survives being read as a decimal.
"""

import json
import sys
from decimal import Decimal

from jsonschema import Draft202012Validator


def without_twins(pairs):
    names = [name for name, _ in pairs]
    assert len(names) == len(set(names)), f"a name stands twice: {names}"
    return dict(pairs)


def strict(node):
    """The schema with nothing allowed that it does not name."""
    if isinstance(node, list):
        return [strict(part) for part in node]
    if not isinstance(node, dict):
        return node
    closed = {name: strict(part) for name, part in node.items()}
    if node.get("type") == "object" and isinstance(node.get("properties"), dict):
        closed["additionalProperties"] = False
    return closed


def main(schema_path, report_paths):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(strict(schema))
    assert report_paths, "no reports given"
    for path in report_paths:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        json.loads(text, parse_float=Decimal, object_pairs_hook=without_twins)
        problems = sorted(validator.iter_errors(json.loads(text)), key=lambda e: e.json_path)
        for problem in problems[:10]:
            print(f"{path}: {problem.json_path}: {problem.message[:300]}")
        if problems:
            sys.exit(1)
        print(f"{path}: as the schema says")


main(sys.argv[1], sys.argv[2:])
