#!/usr/bin/env python3
"""Simulates households beside an official index, and counts how often the difference is stated.

    Tests/Backtests/official.py PRICEBOOK [BOOKS]

PRICEBOOK is the tool. A household buys 60 items at two stores every week for 25 months; the price of an
item moves in steps with a rate of its own about the household's. The official index has the same rate
(noise), or one that is two points a year lower or higher (planted), with seasons of its own that both
share. Counted are the rows `official-index` of answers.csv that are stated; of planted gaps also those
that the 98.75 % interval, rebuilt from the 95 % one, leaves room for.
"""
import csv
import datetime
import io
import math
import os
import random
import subprocess
import sys
import tempfile


def book(seed, rate, official):
    """Receipts of a household whose prices rise by a rate a year, and an index of another rate."""
    random_ = random.Random(seed)
    items = []
    for number in range(60):
        items.append((
            f"Item {number:02}", ["Dairy", "Bread", "Pantry", "Greens"][number % 4],
            random_.uniform(0.8, 9), random_.gauss(rate, 0.03), random_.uniform(0.15, 0.7)))
    season = {c: [random_.gauss(0, 0.03) for _ in range(12)] for c in ("Dairy", "Bread", "Pantry", "Greens")}
    start = datetime.date(2024, 9, 2)
    rows = [["date", "store", "item", "category", "quantity", "total", "currency"]]
    step = {}
    for week in range(108):
        day = start + datetime.timedelta(7 * week + random_.randrange(6))
        if day > datetime.date(2026, 9, 30):
            break
        for store, level in (("Brook", 1.0), ("Hill", 0.96)):
            if random_.random() < 0.35:
                continue
            for name, category, base, own, often in items:
                if random_.random() > often:
                    continue
                # Prices stand for some months, and then follow.
                key = (name, store)
                if key not in step or week - step[key][0] >= step[key][2]:
                    factor = math.exp(own * week / 52.18 + season[category][day.month - 1] * (category == "Greens"))
                    step[key] = (week, base * level * factor, random_.randrange(6, 22))
                price = round(step[key][1] * random_.choice([1, 1, 1, 1.0, 0.99]), 2)
                rows.append([day, store, name, category, 1, f"{price:.2f}", "EUR"])
    index = [["month", "value"]]
    for month in range(25):
        year, number = divmod(8 + month, 12)
        value = 120 * math.exp(official * month / 12 + 0.004 * math.sin(number) + random_.gauss(0, 0.0015))
        index.append([f"{2024 + year}-{number + 1:02}", f"{value:.1f}"])
    return rows, index


def text(rows):
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def trial(tool, seed, rate, official):
    rows, index = book(seed, rate, official)
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "in"))
        for name, table in (("in/receipts.csv", rows), ("index.csv", index)):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text(table))
        run = subprocess.run(
            [tool, "table", "answers", os.path.join(folder, "in"), "--quiet", "--as-of", "2026-09-30",
             "--index", os.path.join(folder, "index.csv")],
            capture_output=True, text=True, check=True)
    found = [row for row in csv.DictReader(io.StringIO(run.stdout)) if row["question"] == "official-index"]
    return found[0] if found else None


def main():
    tool = sys.argv[1]
    books = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    for name, gap in (("noise", 0.0), ("two points lower", -0.02), ("two points higher", 0.02)):
        stated = wrong = held = wide = 0
        for seed in range(books):
            rate = random.Random(1000 + seed).uniform(0.0, 0.05)
            row = trial(tool, seed, rate, rate + gap)
            estimate, low, high = (float(row[k]) for k in ("estimate", "lower", "upper"))
            true = (math.exp(-gap) - 1) * 100
            held += low <= true <= high
            wide += (high - low) / 2 * 1.28 > abs(true)
            if row["stated"] == "true":
                stated += 1
                wrong += gap == 0 or (estimate > 0) != (true > 0)
        print(f"{name}: stated {stated} of {books}, wrong {wrong}, "
              f"range too wide for the gap in {wide if gap else '-'}, 95 % interval held {held}")


if __name__ == "__main__":
    main()
