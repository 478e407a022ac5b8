#!/usr/bin/env python3
"""Counts what `pricebook table` says of households whose prices are known, and holds it against bounds.

    answers.py .build/release/pricebook [SCENARIO...]

Each scenario simulates households with one effect in their prices, or with none. Where there is an effect, most books
must say so. Where there is none, hardly any may. At the end come all 95 % ranges of the scenarios that were run: how
many of them hold what is true. Every count is printed beside its bound; the status is 1 if one is missed. Without
SCENARIO all are run; the names are in SCENARIOS below.

Needs Python 3.9 and nothing else. The same books are simulated every time.
"""
import argparse
import collections
import concurrent.futures
import csv
import functools
import itertools
import math
import os
import random
import re
import tempfile
from dataclasses import dataclass

import runs

NOISE = 0.04  # of a price paid, the standard deviation of its logarithm
OFFERS = 0.15  # share of the lines that are bought on offer
OFF = 0.25  # what an offer takes off
DRAWS = 12  # items drawn on a trip; one that is drawn twice is bought twice
LAST = (2025, 12)  # over, whatever the day: reports speak from the end of the newest month
CATEGORIES = ("Pantry", "Produce", "Dairy", "Household", "Drinks")
SWINGING = "Produce"

SIZES = ((60, 6), (150, 16), (400, 12))  # items, trips a month
SPANS = [(size, months) for months in (15, 18, 25) for size in SIZES]
BASKETS = [((150, 12), 10)]
NOW = 3  # months that what is bought where is taken from


@dataclass(frozen=True)
class Household:
    """What a household buys, and the one thing that may be true of its prices."""

    seed: str
    size: tuple
    months: int
    rise: float = 0  # of all prices in a year
    swing: float = 0  # of one category in five, up and down with the season
    elsewhere: float = 0  # share of the trips to the other store
    cheaper: float = 0  # what the other store asks less
    only_offers: bool = False  # at the other store; receipts then print every discount
    wanted: int = 0  # items of a basket: those bought most often
    left: int = 0  # months at the end without a trip to the other store, where prices then rise by 10 %
    sticky: float = 0  # what every fourth price changes by, up or down, and otherwise stands; discounts are printed
    noise: float = NOISE

    @property
    def names_discounts(self):
        return self.only_offers or self.sticky != 0

    @functools.cached_property
    def shelf(self):
        """The price of every item at the start."""
        chance = random.Random(f"{self.seed} shelf")
        return [max(1 if self.sticky else 0, chance.lognormvariate(1, 0.6)) for _ in range(self.size[0])]

    def changed(self, rank):
        """In which direction the price of an item changes halfway through the last year."""
        return 0 if not self.sticky or rank % 4 else 1 if rank % 8 else -1

    def true_price(self, rank, store, months_passed):
        price = self.shelf[rank] * (1 + self.rise) ** (months_passed / 12)
        if CATEGORIES[rank % len(CATEGORIES)] == SWINGING:
            price *= 1 + self.swing * math.sin(math.tau * months_passed / 12)
        if months_passed >= self.months - 6:
            price *= 1 + self.changed(rank) * self.sticky
        if store == "Other":
            price *= 1 - self.cheaper
            price *= 1.1 if months_passed >= self.months - self.left else 1
        return round(price, 2) if self.sticky else price

    def lines(self):
        """The lines of all receipts, by day."""
        chance = random.Random(self.seed)
        items, trips = self.size
        popularity = list(itertools.accumulate(1 / (rank + 3) for rank in range(items)))
        for passed in range(self.months):
            year, month = divmod(LAST[0] * 12 + LAST[1] - self.months + passed, 12)
            for trip, day in enumerate(sorted(chance.randint(1, 28) for _ in range(trips)), 1):
                is_elsewhere = chance.random() < self.elsewhere and passed < self.months - self.left
                store = "Other" if is_elsewhere else "Corner"
                bought = collections.Counter(chance.choices(range(items), cum_weights=popularity, k=DRAWS))
                for rank, pieces in sorted(bought.items()):
                    is_offer = chance.random() < OFFERS or (self.only_offers and store == "Other")
                    asked = self.true_price(rank, store, passed) * chance.lognormvariate(0, self.noise) * pieces
                    paid = asked * (1 - OFF) if is_offer else asked
                    yield {
                        "date": f"{year}-{month + 1:02}-{day:02}", "receipt": f"{year}{month + 1:02}-{trip}",
                        "store": store, "item": f"Product {rank + 1}", "category": CATEGORIES[rank % len(CATEGORIES)],
                        "quantity": pieces, "discount": f"{asked - paid:.2f}" if self.names_discounts else "",
                        "total": f"{paid:.2f}", "currency": "EUR",
                    }

    def write(self, folder):
        lines = list(self.lines())
        with open(os.path.join(folder, "receipts.csv"), "w", newline="", encoding="utf-8") as file:
            table = csv.DictWriter(file, [name for name in lines[0] if name != "discount" or self.names_discounts],
                                   extrasaction="ignore")
            table.writeheader()
            table.writerows(lines)
        if self.wanted:
            with open(os.path.join(folder, "wanted-basket.csv"), "w", encoding="utf-8") as file:
                file.writelines(["item,quantity\n", *(f"Product {rank + 1},1\n" for rank in range(self.wanted))])

    def now(self, item, store):
        """The true price of an item in the last month."""
        return self.true_price(int(item.split()[1]) - 1, store, self.months - 1)

    @functools.cached_property
    def bought_at(self):
        """For every item how much of it was bought at which store in the last three months."""
        first = f"{LAST[0]}-{LAST[1] - NOW + 1:02}"
        bought = collections.defaultdict(collections.Counter)
        for line in self.lines():
            if line["date"] >= first:
                bought[line["item"]][line["store"]] += line["quantity"]
        return bought

    def now_paid(self, item):
        """The true price of an item where it is bought now: at the usual store if it was not."""
        shares = self.bought_at[item] or {"Corner": 1}
        return sum(count * self.now(item, store) for store, count in shares.items()) / sum(shares.values())

    def planted(self):
        """Products whose price changed and was seen on three days of either side, with the direction."""
        days = collections.defaultdict(lambda: (set(), set()))
        before = max(self.months - 12 - NOW, 0)  # the first of the months that are compared with: those a year ago
        for line in self.lines():
            passed = (int(line["date"][:4]) - LAST[0]) * 12 + int(line["date"][5:7]) - LAST[1] + self.months - 1
            side = 1 if passed >= self.months - NOW else 0 if before <= passed < before + NOW else None
            if side is not None:
                days[line["item"], line["store"]][side].add(line["date"])
        for (item, store), sides in days.items():
            direction = self.changed(int(item.split()[1]) - 1)
            if direction and min(map(len, sides)) >= 3:
                yield f"{item}, {store}", direction


class Answers:
    """What the tool answers of a household's last month."""

    def __init__(self, household, tables, texts):
        self.household = household
        self.tables = tables
        self.texts = texts
        self.rows = [row for row in tables["answers"] if row["period"] == f"{LAST[0]}-{LAST[1]:02}"]

    def all(self, question, **cells):
        return [row for row in self.rows if row["question"] == question
                and all(row[column] == value for column, value in cells.items())]

    def states(self, question, sign=None, **cells):
        """Whether an answer is stated, and has the sign if one is asked for."""
        return any(row["stated"] == "true" and (sign is None or float(row["estimate"]) * sign > 0)
                   for row in self.all(question, **cells)[:1])

    def states_any(self):
        """Whether any estimate is stated, whatever it is of."""
        return any(row["stated"] == "true" and row["lower"] for row in self.rows)

    def holds(self, value, question, **cells):
        """Whether the 95 % interval holds a value."""
        return any(is_within(value, row) for row in self.all(question, **cells)[:1])

    def speaks_well_of_the_other_store(self):
        """Whether the store that was left is called cheaper, or anything is to be bought there."""
        is_cheaper = any(
            row["stated"] == "true" and row["question"] in ("store-level", "basket-saving", "basket-now", "price-now")
            and ("Other" in row["subject"]) == (float(row["estimate"]) * (1 if "basket" in row["question"] else -1) > 0)
            for row in self.rows if "Other" in (row["subject"] + row["against"]))
        heading = next((line for line in self.texts["compare"] if line.startswith("# ")), "")
        return is_cheaper or "Other" in heading or any("Other" in line for line in self.texts["list"])

    def names_a_rise(self):
        """Whether the sheet of the month picks out a price that rose."""
        return re.search(r"more (a year|in \d+ months) for .*? instead of", " ".join(self.texts["month"])) is not None

    def ranges(self):
        """The value that is true and the row with its 95 % range, of all that have one, by what they are of."""
        own = self.household
        yield from (("household", 100 * own.rise, row) for row in self.all("prices-year", subject="household"))
        levels = self.all("store-level", subject="Other")
        yield from (("levels", 100 * own.now("Product 1", "Other") / own.now("Product 1", "Corner") - 100, row)
                    for row in levels)
        for row in self.tables["expected-prices"]:
            yield "prices", own.now(row["item"], row["store"]), row
        wanted = collections.defaultdict(dict)
        for row in self.tables["basket-prices"]:
            wanted[row["basket"]][row["item"]] = float(row["quantity"])
        for row in self.tables["store-comparison"]:
            if "basket_total" in row:
                yield "totals", sum(count * own.now(item, row["store"])
                                    for item, count in wanted[row["basket"]].items()), row
        for row in self.all("basket-saving"):
            yield "savings", sum(count * (own.now_paid(item) - own.now(item, row["subject"]))
                                 for item, count in wanted[row["basket"]].items()), row


def is_within(value, row):
    """Whether the 95 % range of a row holds a value; a till rounds, so a half of the last digit shown is no miss."""
    return bool(row["lower"]) and float(row["lower"]) - 0.005 <= value <= float(row["upper"]) + 0.005


TABLES = ["answers", "expected-prices", "basket-prices", "store-comparison"]
SCORED = {"rise", "cheaper-store"}  # scenarios whose books are also scored


def asked(binary, household):
    scored = ["score"] if household.seed.split()[0] in SCORED else []
    with tempfile.TemporaryDirectory(prefix="pricebook-household-") as folder:
        household.write(folder)
        commands = ("compare", "list") if household.left else ("month",) if household.seed.startswith("steady") else ()
        texts = {command: runs.printed(binary, command, folder) for command in commands}
        return Answers(household, runs.tables(binary, folder, TABLES + scored), texts)


def least(count):
    return f"at least {count}", lambda found: found >= count


def most(count):
    return f"at most {count}", lambda found: found <= count


YEAR = {"question": "prices-year", "subject": "household"}
LEVEL = {"question": "store-level", "subject": "Other"}
SAVING = {"question": "basket-saving", "subject": "Other", "basket": "wanted-basket"}

# Name: how many households, of which sizes and lengths, with what effect; what is counted, its bound, and how.
SCENARIOS = {
    "rise": (36, SPANS, {"rise": 0.04}, [
        ("+4 % a year is stated", least(30), lambda said: said.states(sign=1, **YEAR))]),
    "steady": (60, SPANS, {}, [
        ("steady prices, a change is stated", most(3), lambda said: said.states(**YEAR)),
        ("steady prices, the month names a price that rose", most(3), lambda said: said.names_a_rise())]),
    "season": (30, SPANS, {"swing": 0.15}, [
        ("one category in five swings by 15 % with the season, a change is stated", most(1),
         lambda said: said.states(**YEAR))]),
    "cheaper-store": (32, SPANS, {"elsewhere": 0.3, "cheaper": 0.05}, [
        ("a store with 30 % of the trips is 5 % cheaper, that is stated", least(30),
         lambda said: said.states(sign=-1, **LEVEL))]),
    "equal-stores": (60, SPANS, {"elsewhere": 0.3}, [
        ("equal stores, a difference is stated", most(3), lambda said: said.states(**LEVEL))]),
    "cheaper-basket": (24, BASKETS, {"elsewhere": 0.3, "cheaper": 0.07, "wanted": 24}, [
        ("a basket of 24 items is 7 % cheaper there, a saving is stated", least(14),
         lambda said: said.states(sign=1, **SAVING))]),
    "equal-basket": (60, BASKETS, {"elsewhere": 0.3, "wanted": 24}, [
        ("the basket costs the same there, a saving is stated", most(3), lambda said: said.states(**SAVING))]),
    "offers": (40, SPANS, {"elsewhere": 0.3, "only_offers": True}, [
        ("only offers are bought there, lines have the discounts, a difference is stated", most(2),
         lambda said: said.states(**LEVEL))]),
    "left-store": (60, SPANS, {"elsewhere": 0.3, "cheaper": 0.05, "left": 5}, [
        ("a store that was 5 % cheaper was left and rose by 10 %, it is called cheaper or shopped at", most(0),
         lambda said: said.speaks_well_of_the_other_store())]),
    "sticky": (20, SPANS, {"elsewhere": 0.3, "sticky": 0.05, "noise": 0}, [
        ("prices that stand change by 5 %, one of them is not stated", most(0),
         lambda said: any(not said.states("item-change", sign=direction, subject=product, unit="percent")
                          for product, direction in said.household.planted()))]),
}

# What the 95 % ranges of all scenarios must hold, in percent.
LEAST_HELD = {"household": 93, "levels": 93, "prices": 93, "totals": 88, "savings": 88}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pricebook", help="the tool")
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=", ".join(SCENARIOS))
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    unknown = [name for name in options.scenarios if name not in SCENARIOS]
    if unknown:
        parser.error(f"no scenario {', '.join(unknown)}; there are {', '.join(SCENARIOS)}")
    missed = 0

    def report(found, count, bound, what):
        nonlocal missed
        missed += not bound[1](found)
        print(f"{'kept  ' if bound[1](found) else 'MISSED'} {found:>3} of {count} ({bound[0]}): {what}", flush=True)

    nothing_true, wrong, unchanged, changes, scores = 0, 0, 0, 0, []
    held = {what: [] for what in LEAST_HELD}
    with concurrent.futures.ProcessPoolExecutor(options.workers) as pool:
        ask = functools.partial(asked, os.path.abspath(options.pricebook))
        for name in options.scenarios or SCENARIOS:
            count, spans, effect, counted = SCENARIOS[name]
            households = [Household(f"{name} {place}", *spans[place % len(spans)], **effect) for place in range(count)]
            said = runs.in_order(pool, ask, households)
            if not {"rise", "cheaper", "sticky"} & effect.keys():
                nothing_true += count
                wrong += sum(answers.states_any() for answers in said)
            if not {"rise", "swing", "sticky"} & effect.keys():
                items = [row for answers in said for row in answers.all("item-change", unit="percent")]
                unchanged += len(items)
                changes += sum(row["stated"] == "true" for row in items)
            scores += [row for answers in said for row in answers.tables.get("score", [])]
            if not {"left"} & effect.keys():
                for what, value, row in itertools.chain.from_iterable(answers.ranges() for answers in said):
                    if row["lower"]:
                        held[what].append(is_within(value, row))
            for what, bound, is_said in counted:
                report(sum(map(is_said, said)), count, bound, what)
    if nothing_true:
        report(wrong, nothing_true, most(nothing_true // 20), "prices neither rose nor differed, any estimate is stated")
    if unchanged:
        report(changes, unchanged, most(unchanged // 20), "unchanged items with 4 % noise, a change is stated")
    for what, percent in LEAST_HELD.items():
        if held[what]:
            report(sum(held[what]), len(held[what]), least(math.ceil(percent / 100 * len(held[what]))),
                   f"95 % ranges of {what} hold what is true, {100 * sum(held[what]) / len(held[what]):.1f} %")
    if scores:
        runs.print_scores(scores)
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
