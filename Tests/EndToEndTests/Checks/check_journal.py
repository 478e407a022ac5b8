"""Compares what hledger makes of an exported journal with the spending by category of a report.

    apt-get install hledger
    pricebook export BOOK --format journal > book.journal
    pricebook report BOOK --output out --format csv
    check_journal.py book.journal out/tables/spending-by-category.csv

`hledger check` must find nothing, and every category must agree to the cent in every currency.
Several pairs of files can be given.
"""

import collections
import csv
import io
import re
import subprocess
import sys
from decimal import Decimal


def hledger(journal, *words):
    run = subprocess.run(["hledger", "-f", journal, *words], capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"hledger {' '.join(words)}: {run.stderr}")
    return run.stdout


def account_of(category):
    """The account of a category: what ends a name in a journal is replaced, colons divide it."""
    if category == "adjustments":
        return category
    # Marks that turn the direction of text would show other accounts than there are.
    category = re.sub("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", category)
    parts = [re.sub(r"\s+", " ", part).strip().replace(";", ",").replace("|", "/")
             for part in category.split(":")]
    return ":".join(["expenses", *(part for part in parts if part)]) if category else "expenses:no category"


def check(journal, table):
    hledger(journal, "check")
    spent = collections.defaultdict(Decimal)
    with open(table, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["category"] == "*" or row.get("level", "category") != "category":
                continue
            name = row["category"]
            # The apostrophe is for spreadsheets.
            name = name[1:] if re.match(r"'\s*[=+\-@]", name) else name
            spent[account_of(name), row["currency"]] += Decimal(row["spent"])
    posted = collections.defaultdict(Decimal)
    text = hledger(journal, "balance", "--flat", "--no-total", "--empty", "-O", "csv", "--layout", "bare")
    for row in csv.DictReader(io.StringIO(text)):
        if row["account"] == "assets:unknown":
            continue
        # An adjustment with a category has an account of its own below it.
        account = row["account"]
        while account and (account, row["commodity"]) not in spent:
            account = account.rpartition(":")[0]
        posted[account or row["account"], row["commodity"]] += Decimal(row["balance"])
    wrong = {key: (spent.get(key), posted.get(key)) for key in spent.keys() | posted.keys()
             if spent.get(key, 0) != posted.get(key, 0)}
    assert spent and not wrong, f"{journal}: spent and posted: {wrong}"
    print(f"{journal}: {len(spent)} categories and currencies agree")


arguments = sys.argv[1:]
if not arguments or len(arguments) % 2:
    raise SystemExit(__doc__)
for journal, table in zip(arguments[::2], arguments[1::2]):
    check(journal, table)
