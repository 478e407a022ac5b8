#!/usr/bin/env python3
"""Counts what `pricebook table answers` says of households whose prices are known, and holds it against bounds.

    answers.py .build/release/pricebook [SCENARIO...]

Each scenario simulates households with one effect in their prices, or with none. Where there is an effect, most books
must say so. Where there is none, hardly any may. Every count is printed beside its bound; the status is 1 if one is
missed. Without SCENARIO all are run; the names are in SCENARIOS below.

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
import tempfile
from dataclasses import dataclass

import runs

NOISE = 0.04  # of a price paid, the standard deviation of its logarithm
OFFERS = 0.15  # share of the lines that are bought on offer
OFF = 0.25  # what an offer takes off
DRAWS = 12  # items drawn on a trip; one that is drawn twice is bought twice
LAST = (2026, 12)
CATEGORIES = ("Pantry", "Produce", "Dairy", "Household", "Drinks")
SWINGING = "Produce"

SIZES = ((60, 6), (150, 16), (400, 12))  # items, trips a month
SPANS = [(size, months) for months in (15, 18, 25) for size in SIZES]
BASKETS = [((150, 12), 10)]


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

    def true_price(self, shelf, rank, store, months_passed):
        price = shelf[rank] * (1 + self.rise) ** (months_passed / 12)
        if CATEGORIES[rank % len(CATEGORIES)] == SWINGING:
            price *= 1 + self.swing * math.sin(math.tau * months_passed / 12)
        return price * (1 - self.cheaper) if store == "Other" else price

    def lines(self):
        """The lines of all receipts, by day."""
        chance = random.Random(self.seed)
        items, trips = self.size
        shelf = [chance.lognormvariate(1, 0.6) for _ in range(items)]
        popularity = list(itertools.accumulate(1 / (rank + 3) for rank in range(items)))
        for passed in range(self.months):
            year, month = divmod(LAST[0] * 12 + LAST[1] - self.months + passed, 12)
            for trip, day in enumerate(sorted(chance.randint(1, 28) for _ in range(trips)), 1):
                store = "Other" if chance.random() < self.elsewhere else "Corner"
                bought = collections.Counter(chance.choices(range(items), cum_weights=popularity, k=DRAWS))
                for rank, pieces in sorted(bought.items()):
                    is_offer = chance.random() < OFFERS or (self.only_offers and store == "Other")
                    asked = self.true_price(shelf, rank, store, passed) * chance.lognormvariate(0, NOISE) * pieces
                    paid = asked * (1 - OFF) if is_offer else asked
                    yield {
                        "date": f"{year}-{month + 1:02}-{day:02}", "receipt": f"{year}{month + 1:02}-{trip}",
                        "store": store, "item": f"Product {rank + 1}", "category": CATEGORIES[rank % len(CATEGORIES)],
                        "quantity": pieces, "discount": f"{asked - paid:.2f}" if self.only_offers else "",
                        "total": f"{paid:.2f}", "currency": "EUR",
                    }

    def write(self, folder):
        lines = list(self.lines())
        with open(os.path.join(folder, "receipts.csv"), "w", newline="", encoding="utf-8") as file:
            table = csv.DictWriter(file, [name for name in lines[0] if name != "discount" or self.only_offers],
                                   extrasaction="ignore")
            table.writeheader()
            table.writerows(lines)
        if self.wanted:
            with open(os.path.join(folder, "wanted-basket.csv"), "w", encoding="utf-8") as file:
                file.writelines(["item,quantity\n", *(f"Product {rank + 1},1\n" for rank in range(self.wanted))])


class Answers:
    """What the tool answers of a household's last month."""

    def __init__(self, rows):
        self.rows = [row for row in rows if row["period"] == f"{LAST[0]}-{LAST[1]:02}"]

    def first(self, question, **cells):
        return next((row for row in self.rows if row["question"] == question
                     and all(row[column] == value for column, value in cells.items())), None)

    def states(self, question, sign=None, **cells):
        """Whether an answer is stated, and has the sign if one is asked for."""
        row = self.first(question, **cells)
        return bool(row) and row["stated"] == "true" and (sign is None or float(row["estimate"]) * sign > 0)

    def states_any(self):
        """Whether any estimate is stated, whatever it is of."""
        return any(row["stated"] == "true" and row["lower"] for row in self.rows)

    def holds(self, value, question, **cells):
        """Whether the 95 % interval holds a value."""
        row = self.first(question, **cells)
        return bool(row and row["lower"]) and float(row["lower"]) <= value <= float(row["upper"])


def asked(binary, household):
    with tempfile.TemporaryDirectory(prefix="pricebook-household-") as folder:
        household.write(folder)
        return runs.tables(binary, folder, ["answers"], "--as-of", f"{LAST[0]}-{LAST[1]}-31")["answers"]


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
        ("+4 % a year is stated", least(28), lambda said: said.states(sign=1, **YEAR)),
        ("its 95 % interval holds 4 %", least(33), lambda said: said.holds(4, **YEAR))]),
    "steady": (60, SPANS, {}, [
        ("steady prices, a change is stated", most(4), lambda said: said.states(**YEAR))]),
    "season": (30, SPANS, {"swing": 0.15}, [
        ("one category in five swings by 15 % with the season, a change is stated", most(4),
         lambda said: said.states(**YEAR))]),
    "cheaper-store": (32, SPANS, {"elsewhere": 0.3, "cheaper": 0.05}, [
        ("a store with 30 % of the trips is 5 % cheaper, that is stated", least(29),
         lambda said: said.states(sign=-1, **LEVEL))]),
    "equal-stores": (60, SPANS, {"elsewhere": 0.3}, [
        ("equal stores, a difference is stated", most(3), lambda said: said.states(**LEVEL))]),
    "cheaper-basket": (24, BASKETS, {"elsewhere": 0.3, "cheaper": 0.07, "wanted": 24}, [
        ("a basket of 24 items is 7 % cheaper there, a saving is stated", least(20),
         lambda said: said.states(sign=1, **SAVING))]),
    "equal-basket": (60, BASKETS, {"elsewhere": 0.3, "wanted": 24}, [
        ("the basket costs the same there, a saving is stated", most(5), lambda said: said.states(**SAVING))]),
    "offers": (40, SPANS, {"elsewhere": 0.3, "only_offers": True}, [
        ("only offers are bought there, lines have the discounts, a difference is stated", most(3),
         lambda said: said.states(**LEVEL))]),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pricebook", help="the tool")
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=", ".join(SCENARIOS))
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    unknown = [name for name in options.scenarios if name not in SCENARIOS]
    if unknown:
        parser.error(f"no scenario {', '.join(unknown)}; there are {', '.join(SCENARIOS)}")
    missed, nothing_true, wrong = 0, 0, 0
    with concurrent.futures.ProcessPoolExecutor(options.workers) as pool:
        ask = functools.partial(asked, os.path.abspath(options.pricebook))
        for name in options.scenarios or SCENARIOS:
            count, spans, effect, counted = SCENARIOS[name]
            households = [Household(f"{name} {place}", *spans[place % len(spans)], **effect) for place in range(count)]
            said = [Answers(rows) for rows in runs.in_order(pool, ask, households)]
            if not {"rise", "cheaper"} & effect.keys():
                nothing_true += count
                wrong += sum(answers.states_any() for answers in said)
            for what, (bound, is_kept), is_said in counted:
                found = sum(map(is_said, said))
                missed += not is_kept(found)
                print(f"{'kept  ' if is_kept(found) else 'MISSED'} {found:>3} of {count} ({bound}): {what}", flush=True)
    if nothing_true:
        print(f"Of {nothing_true} books in which prices neither rose nor differed, {wrong} state any estimate at all.")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
