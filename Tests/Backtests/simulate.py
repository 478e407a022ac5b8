#!/usr/bin/env python3
"""Counts false claims on books in which nothing changes but noise.

Every product has one true price, the same at every store and in every month. What is paid differs from it by
multiplicative noise; baskets, quantities and stores are random with constant shares; the budgets are what is spent on
average. So every claim that prices moved, that a store is cheaper or dearer or that an item rises or falls is false.
With --drift, every price changes by so many percent a month instead: then the claims on prices are true, and their number
says how much of a change the reports find; that a store is cheaper stays false. With --cheaper, the second store asks so
many percent less: then it is true that it is cheaper.
How the month ends is read once more from every book on an earlier day, with budgets below and above the mean month.
Facts (this price was 12 % above its own median; the month is over its budget) are counted apart and are not false.

    simulate.py --binary .build/release/pricebook --books 100

Needs Python 3.9 and nothing else. The same seed gives the same books.
"""
import argparse
import csv
import math
import os
import random
import re
import shutil
import tempfile
from collections import Counter

import claims
import runs

# Products, trips a month, items a trip, stores.
SIZES = {"small": (40, 5, 6, 2), "medium": (120, 9, 14, 3), "large": (300, 16, 28, 4)}
MONTHS = [f"{2025 + (8 + place) // 12}-{(8 + place) % 12 + 1:02d}" for place in range(14)]
FALSE = ["prices rose or fell", "store level", "cheaper store", "change of spending: prices",
         "store choice moved prices"]


# What the month has for a budget, as a share of the mean month; one after the other.
BUDGETS = [0.7, 0.85, 1, 1.15, 1.3]
DAYS = [7, 10, 15, 20, 25]


def make_book(folder, size, noise, drift, seed, last_day="9999", share_of_mean=1, cheaper=0):
    """Writes the book up to a day; returns what its last month spends in all, and the budget."""
    products, trips, items, stores = SIZES[size]
    chance = random.Random(f"{size} {noise} {seed}")
    price = [math.exp(chance.gauss(math.log(2.5), 0.7)) for _ in range(products)]
    wanted = [1 / (place + 3) for place in range(products)]
    quantity = [chance.choice([1, 1, 1, 2, 3]) for _ in range(products)]
    category = [f"Category {place % 6 + 1}" for place in range(products)]
    share = [1 / (place + 1) for place in range(stores)]
    spent, last_month = Counter(), 0
    with open(os.path.join(folder, "receipts.csv"), "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["receipt", "date", "store", "item", "category", "quantity", "total", "currency"])
        receipt = 0
        for place, month in enumerate(MONTHS):
            level = (1 + drift / 100) ** place
            levels = [level * (1 - cheaper / 100 if store == 1 else 1) for store in range(stores)]
            for _ in range(max(1, round(chance.gauss(trips, math.sqrt(trips) / 2)))):
                receipt += 1
                store = chance.choices(range(stores), share)[0]
                day = chance.randint(1, 28)
                bought = set(chance.choices(range(products), wanted, k=max(1, round(chance.gauss(items, items / 4)))))
                for product in sorted(bought):
                    count = max(1, quantity[product] + chance.choice([-1, 0, 0, 1]))
                    paid = max(0.01, round(price[product] * levels[store] * math.exp(chance.gauss(0, noise)) * count, 2))
                    spent[category[product]] += paid
                    last_month += paid if month == MONTHS[-1] else 0
                    if f"{month}-{day:02d}" > last_day:
                        continue
                    table.writerow([f"R{receipt}", f"{month}-{day:02d}", f"Store {store + 1}", f"Product {product + 1}",
                                    category[product], count, f"{paid:.2f}", "USD"])
    with open(os.path.join(folder, "budgets.csv"), "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["month", "category", "amount", "currency"])
        budget = share_of_mean * sum(spent.values()) / len(MONTHS)
        table.writerow(["*", "*", f"{budget:.2f}", "USD"])
        for name, amount in sorted(spent.items()):
            table.writerow(["*", name, f"{share_of_mean * amount / len(MONTHS):.2f}", "USD"])
    return last_month, budget


def projected(binary, size, noise, drift, seed, share_of_mean, cheaper):
    """Claims on how a month under way ends against its budget: whether they are wrong; None where nothing is said.

    The day of the month follows from the seed."""
    folder = tempfile.mkdtemp(prefix="pricebook-noise-")
    try:
        book, output = os.path.join(folder, "book"), os.path.join(folder, "out")
        os.mkdir(book)
        day = f"{MONTHS[-1]}-{DAYS[seed % len(DAYS)]:02d}"
        spent, budget = make_book(book, size, noise, drift, seed, day, share_of_mean, cheaper)
        return claims.ends(runs.Run(binary, book, output, "--as-of", day), spent > budget)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def measure(case):
    binary, size, noise, drift, cheaper, seed = case
    folder = tempfile.mkdtemp(prefix="pricebook-noise-")
    try:
        book, output = os.path.join(folder, "book"), os.path.join(folder, "out")
        os.mkdir(book)
        make_book(book, size, noise, drift, seed, cheaper=cheaper)
        run = runs.Run(binary, book, output, "--as-of", MONTHS[-1] + "-28")
        trends = Counter(row["direction"] for row in run.table("price-trends", "direction"))
        levels = [row for row in run.table("store-levels", "level", "lower", "upper") if row["lower"]]
        index = [row for row in run.table("household-index", "lower", "upper")
                 if row["category"] == "*" and row["method"] == "geks-tornqvist" and row["month"] == MONTHS[-1]
                 and row["lower"]]
        return {
            "size": size,
            "projected": [projected(binary, size, noise, drift, seed, share, cheaper) for share in BUDGETS],
            "claims": claims.claims(run), "trends": trends,
            "levels": len(levels), "levels out": sum(not float(r["lower"]) <= 100 <= float(r["upper"]) for r in levels),
            "index": len(index), "index out": sum(not float(r["lower"]) <= 100 <= float(r["upper"]) for r in index),
        }
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def percent(part, of):
    return f"{part} of {of}" + (f" ({100 * part / of:.1f} %)" if of else "")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--books", type=int, default=100, help="of every size")
    parser.add_argument("--noise", type=float, default=0.04, help="standard deviation of the logarithm of what is paid")
    parser.add_argument("--drift", type=float, default=0, help="percent a month by which all true prices change")
    parser.add_argument("--cheaper", type=float, default=0, help="percent by which the second store asks less")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--examples", type=int, default=2, help="sentences shown for every kind of claim")
    options = parser.parse_args()
    cases = [(os.path.abspath(options.binary), size, options.noise, options.drift, options.cheaper,
              options.seed * 100_000 + place)
             for size in SIZES for place in range(options.books)]
    results = runs.concurrently(measure, cases, options.workers)
    worst, label = 0.0, "TRUE " if options.drift or options.cheaper else "FALSE"
    for size in [*SIZES, "all"]:
        chosen = [result for result in results if size in (result["size"], "all")]
        books, sentences, examples = Counter(), Counter(), {}
        for result in chosen:
            seen = set()
            for place, kind, text in result["claims"]:
                sentences[kind] += 1
                seen.add(kind)
                if kind in FALSE:
                    seen.add(f"{kind}, {place}")
                    seen.add("any of these")
                examples.setdefault(kind, []).append(text)
            books.update(seen)
        print(f"\n{size}: {len(chosen)} books, noise {100 * options.noise:g} %, drift {options.drift:g} % a month,"
              f" the second store {options.cheaper:g} % cheaper")
        for kind in FALSE + ["any of these"]:
            print(f"  {label}  {kind}: {percent(books[kind], len(chosen))} of the books")
            for place in sorted(name for name in books if name.startswith(kind + ", ")):
                print(f"           {place[len(kind) + 2:]}: {percent(books[place], len(chosen))}")
            if kind in FALSE:
                worst = max(worst, books[kind] / len(chosen))
        worst = max(worst, books["any of these"] / len(chosen))
        trends = sum((result["trends"] for result in chosen), Counter())
        tested = sum(trends.values()) - trends["too few months"]
        wrong = trends["rising"] + trends["falling"]
        print(f"  {label}  item rising or falling: {percent(wrong, tested)} of the prices tested, in"
              f" {percent(sum(r['trends']['rising'] + r['trends']['falling'] > 0 for r in chosen), len(chosen))} books")
        print(f"         steady {trends['steady']}, unclear {trends['unclear']}, too few months {trends['too few months']}")
        worst = max(worst, wrong / tested if tested else 0)
        for name in ("levels", "index"):
            count = sum(result[name] for result in chosen)
            if count:
                print(f"  intervals of {name} that exclude the truth:"
                      f" {percent(sum(result[name + ' out'] for result in chosen), count)}")
        ends = [[result["projected"][place] for result in chosen] for place in range(len(BUDGETS))]
        for share, found in [*zip(BUDGETS, ends), ("all", sum(ends, []))]:
            stated = [is_wrong for is_wrong in found if is_wrong is not None]
            print(f"  {label}  the month ends over or under its budget (the mean month × {share}): stated in"
                  f" {percent(len(stated), len(found))} months under way, wrong in {percent(sum(stated), len(stated))}")
        if size == "all" and stated:
            worst = max(worst, sum(stated) / len(stated))
        for kind in sorted(set(sentences) - set(FALSE)):
            print(f"  other  {kind}: {sentences[kind]} sentences")
        if size == "all":
            for kind, texts in sorted(examples.items()):
                limit = 20 if kind == "unknown" else options.examples
                for text in sorted(set(texts))[:limit]:
                    print(f"    e.g. {kind}: {text}")
    runs.say_what_is_missing()
    if options.drift or options.cheaper:
        return 0
    print(f"\nhighest rate of false claims, of a kind or of any: {100 * worst:.1f} % (at most 5 % is right)")
    return 0 if worst <= 0.05 else 1


if __name__ == "__main__":
    raise SystemExit(main())
