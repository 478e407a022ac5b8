#!/usr/bin/env python3
"""Plants 40 lines that cost more than their store advertised among 4,000, and counts those found.

    Tests/Backtests/charged.py PRICEBOOK [SEED...]

PRICEBOOK is the tool. Every book has two stores with a list of prices for each week and offers with a
last day; receipts cost what is advertised, except for the planted lines. Beside them stand what must not
be found: expired offers, lower prices of the other store, other packages of an item, offers whose
discount is a line of its own, and prices below the advertised one.
"""
import csv
import datetime
import io
import os
import random
import subprocess
import sys
import tempfile

LINES, PLANTED, WEEKS = 4000, 40, 40
STORES = ["Lidl", "Market Hall"]


def book(seed):
    """The receipts, the price list and the planted lines, by their places in the receipts."""
    random_ = random.Random(seed)
    items = [f"Item {number:02}" for number in range(60)]
    base = {item: random_.randrange(80, 900) for item in items}
    start = datetime.date(2026, 1, 5)
    prices = [["date", "store", "item", "price", "currency", "offer", "valid until"]]
    price = {}
    offers = {}
    for week in range(WEEKS):
        monday = start + datetime.timedelta(7 * week)
        for store in STORES:
            for item in items:
                factor = 1 if store == "Lidl" else 1.06
                cents = round(base[item] * factor * (1 + 0.001 * week))
                price[store, item, week] = cents
                prices.append([monday, store, item, f"{cents / 100:.2f}", "EUR", "", ""])
            for item in random_.sample(items, 6):
                cents = round(price[store, item, week] * random_.choice([0.7, 0.8, 0.85]))
                last = monday + datetime.timedelta(2)
                offers[store, item, week] = (cents, last)
                prices.append([monday, store, item, f"{cents / 100:.2f}", "EUR", "yes", last])
    rows = [["date", "time", "store", "item", "quantity", "total", "currency"]]
    planted = set()
    chosen = set(random_.sample(range(LINES), PLANTED))
    line = 0
    while line < LINES:
        week = random_.randrange(WEEKS)
        day = start + datetime.timedelta(7 * week + random_.randrange(7))
        store = random_.choice(STORES)
        clock = f"{random_.randrange(8, 21):02}:{random_.randrange(60):02}"
        for item in random_.sample(items, random_.randrange(5, 25)):
            if line == LINES:
                break
            cents = price[store, item, week]
            offer = offers.get((store, item, week))
            given = False
            if offer and day <= offer[1]:
                # Some tills print the discount of an offer on a line of its own.
                given = line not in chosen and random_.random() < 0.3
                if not given:
                    cents = offer[0]
            quantity = random_.choice([1, 1, 1, 2])
            if line in chosen:
                cents += max(3, round(cents * random_.choice([0.05, 0.1, 0.25])))
                planted.add(len(rows) + 1)
            elif random_.random() < 0.03:
                cents = round(cents * 0.9)
            rows.append([day, clock, store, item, quantity, f"{cents * quantity / 100:.2f}", "EUR"])
            line += 1
            if given:
                off = (cents - offer[0]) * quantity
                rows.append([day, clock, store, "Rabatt", 1, f"-{off / 100:.2f}", "EUR"])
    return rows, prices, planted


def text(rows):
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def trial(tool, seed):
    rows, prices, planted = book(seed)
    with tempfile.TemporaryDirectory() as folder:
        for name, table in (("receipts.csv", rows), ("prices.csv", prices)):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text(table))
        run = subprocess.run(
            [tool, "table", "charged-above", folder, "--quiet"], capture_output=True, text=True,
            check=True)
        found = {int(row["line"]) for row in csv.DictReader(io.StringIO(run.stdout))}
    return len(found & planted), len(found - planted)


def main():
    tool = sys.argv[1]
    for seed in [int(seed) for seed in sys.argv[2:]] or range(1, 6):
        found, false = trial(tool, seed)
        print(f"seed {seed}: {found} of {PLANTED} found, {false} false, among {LINES} lines")
        if found < 38 or false:
            sys.exit(1)


if __name__ == "__main__":
    main()
