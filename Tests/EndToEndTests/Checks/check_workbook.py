"""Opens workbooks with openpyxl and compares every cell with the CSV tables of the same run.

    pip install openpyxl==3.1.5
    pricebook report BOOK --output out --format csv,xlsx
    python check_workbook.py out

The argument is a folder with tables.xlsx and tables/*.csv. Several can be given.
"""

import csv
import datetime
import pathlib
import re
import sys

import openpyxl
from openpyxl.utils import get_column_letter


def text_of(cell):
    """The text of a cell, with the escapes of the format (ECMA-376 part 1, 22.9.2.19) undone."""
    return re.sub(r"_x([0-9A-Fa-f]{4})_", lambda found: chr(int(found[1], 16)), cell)


def matches(written, cell):
    """Whether a cell has the value that the CSV table has."""
    value = cell.value
    if written == "":
        return value is None
    if isinstance(value, bool):
        return written == ("true" if value else "false")
    if isinstance(value, datetime.datetime):
        shape = {"yyyy-mm-dd": "%Y-%m-%d", "yyyy-mm": "%Y-%m"}[cell.number_format]
        return written == value.strftime(shape)
    if isinstance(value, (int, float)):
        return float(written) == float(value)
    # A spreadsheet that reads CSV would run a formula; a workbook says what is text.
    return written.removeprefix("'") == text_of(value).removeprefix("'")


def check(folder):
    workbook = openpyxl.load_workbook(folder / "tables.xlsx")
    tables = sorted((folder / "tables").glob("*.csv"))
    assert tables, f"{folder}: no tables"
    assert sorted(workbook.sheetnames) == [table.stem for table in tables], workbook.sheetnames
    cells = 0
    for table in tables:
        sheet = workbook[table.stem]
        with open(table, newline="", encoding="utf-8") as file:
            rows = list(csv.reader(file))
        header = rows[0]
        where = f"{folder.name}/{table.stem}"
        assert sheet.max_row == len(rows), f"{where}: {sheet.max_row} rows for {len(rows)}"
        assert sheet.freeze_panes == "A2", f"{where}: the header is not frozen"
        every = f"A1:{get_column_letter(len(header))}{len(rows)}"
        assert sheet.auto_filter.ref == every, f"{where}: no filter on {every}"
        assert [cell.value for cell in sheet[1][: len(header)]] == header, f"{where}: header"
        for number, row in enumerate(rows[1:], 2):
            for place, written in enumerate(row):
                cell = sheet.cell(number, place + 1)
                assert matches(written, cell), (
                    f"{where}, {cell.coordinate}: {written!r} is {cell.value!r}")
                cells += 1
        for place, name in enumerate(header):
            values = [row[place] for row in rows[1:] if row[place]]
            if all(re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", value) for value in values):
                kinds = {type(sheet.cell(number, place + 1).value)
                         for number, row in enumerate(rows[1:], 2) if row[place]}
                assert kinds <= {int, float}, f"{where}: {name} is text"
    print(f"{folder}: {len(tables)} sheets, {cells} cells")


if len(sys.argv) < 2:
    raise SystemExit(__doc__)
for argument in sys.argv[1:]:
    check(pathlib.Path(argument))
