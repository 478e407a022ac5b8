#!/usr/bin/env python3
"""Measures what the price model finds, and what it claims wrongly, on books with a known truth.

    prices.py --binary .build/release/pricebook

Households shop at one store or two. Prices have noise of 4 %, and 15 % of purchases are 25 % off. A trip has 12 items,
drawn with weights 1/(rank + 3). Each scenario has one effect or none; what the tables `answers` and `store-levels` say
of it is counted and held against a bound. Ends with status 1 where a bound does not hold.

Needs Python 3.9 and nothing else. The same seed gives the same books.
"""
import argparse
import calendar
import csv
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

CATEGORIES = ("Bakery", "Dairy", "Drinks", "Meat", "Produce")
# Items, trips a month.
SMALL, MIDDLE, LARGE = (60, 6), (150, 16), (400, 12)


def book(folder, seed, size, months, rise=0.0, cheaper=0.0, second=0.0, seasonal=False, offers_only=False, basket=False):
    """Writes receipts of so many months up to December 2026.

    rise: by how much all prices are higher after a year; cheaper: by how much the second store is; second: its share of
    the trips; seasonal: one category in five swings by 15 %; offers_only: the second store is visited for its offers
    alone, 25 % off, and the lines say the discount."""
    draw = random.Random(seed)
    items, trips = size
    base = [math.exp(draw.gauss(1, 0.6)) for _ in range(items)]
    weights = [1 / (rank + 3) for rank in range(items)]
    rows = []
    for place in range(months):
        index = 2026 * 12 + 11 - (months - 1 - place)
        year, month = divmod(index, 12)
        for trip in range(trips):
            day = 1 + int((trip + draw.random()) * 28 / trips)
            is_second = draw.random() < second
            store = "Second" if is_second else "First"
            for item in sorted(set(draw.choices(range(items), weights, k=12))):
                price = base[item] * (1 + rise) ** (place / 12) * math.exp(draw.gauss(0, 0.04))
                if is_second:
                    price *= 1 - cheaper
                if seasonal and item % 5 == 4:
                    price *= 1 + 0.15 * math.sin(2 * math.pi * place / 12)
                is_offer = is_second if offers_only else draw.random() < 0.15
                quantity = 1 if draw.random() < 0.8 else 2
                whole = round(price * quantity, 2)
                discount = round(whole * 0.25, 2) if is_offer else 0
                said = discount if offers_only and is_offer else 0
                rows.append((f"{year}-{month + 1:02d}-{day:02d}", f"{place}-{trip}", store, f"Item {item:03d}",
                             CATEGORIES[item % 5], quantity, f"{said:.2f}", f"{whole - discount:.2f}", "EUR"))
    os.makedirs(folder)
    with open(os.path.join(folder, "receipts.csv"), "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["date", "receipt_id", "store", "item", "category", "quantity", "discount", "total", "currency"])
        table.writerows(sorted(rows))
    if basket:
        with open(os.path.join(folder, "wanted-basket.csv"), "w", encoding="utf-8") as file:
            file.write("item,quantity\n" + "".join(f"Item {item:03d},1\n" for item in range(24)))


def answers(binary, **scenario):
    """What the tool answers of the newest month of a book."""
    work = tempfile.mkdtemp(prefix="pricebook-prices-")
    try:
        folder, output = os.path.join(work, "book"), os.path.join(work, "out")
        book(folder, **scenario)
        command = [binary, "report", folder, "--output", output, "--format", "csv", "--quiet", "--no-progress", "--as-of",
                   f"2026-12-{calendar.monthrange(2026, 12)[1]}"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{' '.join(command)}\nended with status {done.returncode}\n{done.stderr[:2000]}")
        with open(os.path.join(output, "tables", "answers.csv"), encoding="utf-8", newline="") as file:
            return [row for row in csv.DictReader(file) if row["period"] == "2026-12"]
    finally:
        shutil.rmtree(work, ignore_errors=True)


def answer(rows, question, subject=None, basket=None):
    found = [row for row in rows if row["question"] == question and (subject is None or row["subject"] == subject)
             and (basket is None or row["basket"] == basket)]
    return found[0] if found else None


def is_stated(row):
    return row is not None and row["stated"] == "true"


def holds(row, value):
    return bool(row and row["lower"]) and float(row["lower"]) <= value <= float(row["upper"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--seed", type=int, default=310_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    spans = [(size, months) for size in (SMALL, MIDDLE, LARGE) for months in (15, 18, 25)]
    years = [(size, 12) for size in (SMALL, (150, 8), MIDDLE, LARGE)]
    broken = []

    def measure(name, count, cases, checks, **effect):
        """Checks are (what, whether one book says it, least, most)."""
        seed = options.seed + 1_000 * measure.scenarios
        measure.scenarios += 1
        scenarios = [{"seed": seed + place, "size": cases[place % len(cases)][0],
                      "months": cases[place % len(cases)][1], **effect} for place in range(count)]
        with ThreadPoolExecutor(options.workers) as pool:
            results = list(pool.map(lambda scenario: answers(binary, **scenario), scenarios))
        for what, says, least, most in checks:
            found = sum(bool(says(rows)) for rows in results)
            is_kept = least <= found <= most
            bound = f"at least {least}" if least else f"at most {most}"
            print(f"{name}: {what} in {found} of {count} ({bound}){'' if is_kept else '  NOT KEPT'}", flush=True)
            if not is_kept:
                broken.append(name)

    measure.scenarios = 0
    year = lambda rows: answer(rows, "prices-year", "household")
    level = lambda rows: answer(rows, "store-level", "Second")
    saving = lambda rows: answer(rows, "basket-saving", "Second", "wanted-basket")
    measure("prices rise by 4 % a year", 36, spans, [
        ("the rise is stated", lambda rows: is_stated(year(rows)) and float(year(rows)["estimate"]) > 0, 28, 36),
        ("the interval holds 4 %", lambda rows: holds(year(rows), 4), 33, 36)], rise=0.04)
    measure("steady prices", 60, spans, [("a change is stated", lambda rows: is_stated(year(rows)), 0, 4)])
    measure("one category in five swings with the season", 30, spans, [
        ("a change is stated", lambda rows: is_stated(year(rows)), 0, 4)], seasonal=True)
    measure("a second store is 5 % cheaper", 32, years, [
        ("that is stated", lambda rows: is_stated(level(rows)) and float(level(rows)["estimate"]) < 0, 29, 32)],
        second=0.3, cheaper=0.05)
    measure("two equal stores", 60, years, [
        ("a difference is stated", lambda rows: is_stated(level(rows)), 0, 3)], second=0.3)
    measure("a basket of 24 items is 7 % cheaper there", 24, [((150, 12), 10)], [
        ("a saving is stated", lambda rows: is_stated(saving(rows)) and float(saving(rows)["estimate"]) > 0, 20, 24)],
        second=0.3, cheaper=0.07, basket=True)
    measure("a basket of 24 items costs the same there", 60, [((150, 12), 10)], [
        ("a saving is stated", lambda rows: is_stated(saving(rows)), 0, 5)], second=0.3, basket=True)
    measure("a second store is visited for offers, with the discounts on the lines", 40, years, [
        ("a difference is stated", lambda rows: is_stated(level(rows)), 0, 3)], second=0.3, offers_only=True)
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
