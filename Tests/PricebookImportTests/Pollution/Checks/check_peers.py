"""Reads the corpus of polluted files with DuckDB and CleverCSV, and prints how many each reads right.

    PRICEBOOK_POLLUTION=FOLDER swift test --filter PollutionTests
    python check_peers.py FOLDER

A file counts as right where header and records come out cell by cell as text. Files without one
right answer for a reader of plain CSV (footers, repeated headers, several tables, broken records)
are asked only for the good records, in order, among what is read.
"""

import collections
import json
import pathlib
import sys

import clevercsv
import duckdb


def with_duckdb(path):
    relation = duckdb.sql(
        f"SELECT * FROM read_csv('{path}', all_varchar = true, ignore_errors = false)"
    )
    rows = [["" if cell is None else cell for cell in row] for row in relation.fetchall()]
    return [list(relation.columns)] + rows


def with_clevercsv(path):
    return [list(row) for row in clevercsv.read_table(str(path))]


def is_right(found, expected):
    found = [[cell.strip() for cell in row] for row in found]
    return found == expected


def main(folder):
    entries = json.loads((folder / "corpus.json").read_text())
    for name, reader in (("DuckDB", with_duckdb), ("CleverCSV", with_clevercsv)):
        right = collections.Counter()
        total = collections.Counter()
        for entry in entries:
            if entry.get("cells") is None:
                continue
            total[entry["kind"]] += 1
            try:
                if is_right(reader(folder / entry["file"]), entry["cells"]):
                    right[entry["kind"]] += 1
            except Exception:
                pass
        print(f"{name}: {sum(right.values())} of {sum(total.values())}")
        for kind in sorted(total):
            print(f"  {kind}: {right[kind]} of {total[kind]}")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
