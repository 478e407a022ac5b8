"""Runs pricebook on a book and reads what it says: tables, and claims of the reports in JSON."""
import csv
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

REPORTS = ["spending-review", "price-trends", "store-comparison"]
missing = set()


class Run:
    """The output of one run of `pricebook report`."""

    def __init__(self, binary, book, output, *options):
        command = [binary, "report", book, "--output", output, "--format", "json,csv", "--quiet", "--no-progress",
                   "--currency", "USD", *options]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{' '.join(command)}\nended with status {done.returncode}\n{done.stderr[:2000]}")
        months = sorted(name for name in os.listdir(output) if re.fullmatch(r"\d{4}-\d\d", name))
        self.output, self.month = output, months[-1]
        folder = os.path.join(output, "tables")
        self.tables = folder if os.path.isdir(folder) else os.path.join(output, self.month, "tables")

    def report(self, name):
        with open(os.path.join(self.output, self.month, name + ".json"), encoding="utf-8") as file:
            return json.load(file)

    def table(self, name, *columns):
        """The rows of a table as dictionaries; none, with a note, where a table or a column is not there."""
        path = os.path.join(self.tables, name + ".csv")
        if not os.path.exists(path):
            missing.add(f"the table {name}")
            return []
        with open(path, encoding="utf-8", newline="") as file:
            reader = csv.DictReader(file)
            absent = [column for column in columns if column not in (reader.fieldnames or [])]
            missing.update(f"the column {column} of the table {name}" for column in absent)
            return [] if absent else list(reader)


def say_what_is_missing():
    for name in sorted(missing):
        print(f"NOT MEASURED: {name} is missing from the output of this binary")


def number(text):
    """A cell as a number; None where it is empty."""
    return float(text) if text else None


def concurrently(work, cases, workers):
    """The results of the cases in their order, with a count of progress on standard error."""
    results = []
    with ThreadPoolExecutor(workers) as pool:
        for place, result in enumerate(pool.map(work, cases), 1):
            results.append(result)
            if place % 10 == 0 or place == len(cases):
                print(f"\r{place} of {len(cases)}", end="" if place < len(cases) else "\n", file=sys.stderr, flush=True)
    return results
