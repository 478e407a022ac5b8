#!/usr/bin/env python3
"""Writes a book that pages find hard to show, always the same bytes.

    write_hostile_book.py FOLDER [--months N] [--stores N] [--items N]

Names that look like HTML, Markdown, formulas or attributes, that run from right to left, are emoji or
10,000 characters long, in items, stores, categories and carts; refunds that make months negative; prices
from 0.01 to a billion; two currencies and one that is not known; gaps of months; 60 months and 30 stores
unless told otherwise.
"""
import argparse
import csv
import pathlib
import random

NAMES = [
    "<script>alert(1)</script>", '" onload="alert(1)', "' onmouseover='alert(1)", "](javascript:alert(1))",
    "=HYPERLINK(\"http://evil.example\")", "+1+1", "-2+3", "@SUM(A1)", "a|b|c", "\u202egnp.exe\u202d",
    "שלום (עולם) 500 g", "حليب كامل الدسم", "👩‍👩‍👧‍👦 🧀 🥖", "</style><img src=x onerror=alert(1)>", "-->]]>&lt;&amp;",
    "# heading", "1. list", "`code` *star* _under_", "www.evil.example https://evil.example", "x" * 10_000,
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenhersteller", "e" + "\u0301" * 10_000,
    "a name of many words that goes on and on " * 250, "牛乳と卵とパンとバターとチーズ" * 4, "two\nlines",
    "a", "0", "null", "None", "../../etc/passwd", "C:\\x\\y", "😀" * 200,
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--months", type=int, default=60)
    parser.add_argument("--stores", type=int, default=30)
    parser.add_argument("--items", type=int, default=400)
    parser.add_argument("--plain", action="store_true", help="plain names, one currency, no extremes")
    options = parser.parse_args()
    chance = random.Random(5)
    hard = [] if options.plain else NAMES
    items = (hard + [f"Item {number}" for number in range(options.items)])[:max(options.items, len(hard))]
    stores = (hard[:options.stores // 2] + [f"Store {number}" for number in range(options.stores)])[:options.stores]
    categories = (hard[::3] + [f"Category {number}" for number in range(14)])[:24]
    level = {item: 10 ** chance.uniform(-0.3, 1.5) for item in items}
    options.folder.mkdir(parents=True, exist_ok=True)
    with open(options.folder / "receipts.csv", "w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["receipt_id", "date", "store", "item", "category", "quantity", "unit", "total", "currency"])
        for month in range(options.months):
            year, of_year = divmod(2021 * 12 + month, 12)
            for place, store in enumerate(stores):
                if chance.random() < 0.2 and place > 1:
                    continue
                for receipt in range(2):
                    day = f"{year:04}-{of_year + 1:02}-{chance.randint(1, 28):02}"
                    currency = "EUR" if options.plain or chance.random() < 0.85 else chance.choice(["CHF", "🪙"])
                    for _ in range(chance.randint(2, 8)):
                        number = min(int(chance.expovariate(4 / len(items))), len(items) - 1)
                        total = level[items[number]] * (1.004 ** month) * chance.uniform(0.8, 1.25)
                        if not options.plain and chance.random() < 0.002:
                            total = chance.choice([1e9, -5e5, 0.01])
                        rows.writerow([
                            f"{month}-{place}-{receipt}", day, store, items[number],
                            categories[number % len(categories)], 1, "each", f"{total:.2f}", currency])
    with open(options.folder / "budgets.csv", "w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["month", "category", "amount", "currency"])
        rows.writerow(["*", "*", "9000.00", "EUR"])
        for place, category in enumerate(categories[:18]):
            rows.writerow(["*", category, f"{(place + 1) * 40}.00", "EUR"])


if __name__ == "__main__":
    main()
