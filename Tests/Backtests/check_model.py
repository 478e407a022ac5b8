#!/usr/bin/env python3
"""Holds the tool's prices, levels, totals and savings against its formulas, written down once more in numpy.

    python3 -m venv ~/backtest && ~/backtest/bin/pip install numpy scipy
    ~/backtest/bin/python check_model.py .build/release/pricebook [--books 200]

Random books go through the whole tool: some stores print discounts and some do not, prices jump, items are bought once
or often, whole or by weight. What the tables `store-levels`, `expected-prices`, `store-comparison`, `basket-prices` and
`answers` say must be what `Book` below computes, to the digits that they print. The formulas are those of *The price
model* in HowPricesAreJudged. The status is 1 if a figure differs. The same seed makes the same books.
"""
import argparse
import collections
import concurrent.futures
import csv
import datetime
import functools
import math
import os
import random
import tempfile

import numpy as np
from scipy import stats

import runs

LAST = (2025, 12)
MONTHS = 12  # of the levels
STORE, TREND = 0.05, 0.03  # how far stores differ and prices move in a year before anything is known
LEAST_RESIDUAL, LEAST_DRIFT = 0.02**2, 0.01**2
OFFER, WEEKS = 0.10, 3


class Days:
    """One product's prices by day."""

    def __init__(self):
        self.paid, self.before, self.quantity = (collections.Counter() for _ in range(3))

    def add(self, line):
        self.paid[line["day"]] += line["paid"]
        self.before[line["day"]] += line["paid"] + line["discount"]
        self.quantity[line["day"]] += line["quantity"]

    def regular(self):
        """The regular price of every day that has one, by day."""
        price = {day: self.before[day] / self.quantity[day] for day in sorted(self.paid)}
        named = min((day for day in price if self.before[day] > self.paid[day]), default=datetime.date.max)
        regular, usual, low = {}, {}, {}
        for day, value in price.items():
            if day >= named:
                regular[day] = value
                continue
            year = [other for when, other in usual.items() if (day - when).days <= 365]
            if value >= (1 - OFFER) * np.median([*year, value]) * (1 - 1e-9):
                usual[day] = regular[day] = value
                low = {}
                continue
            low[day] = value
            if len({when.isocalendar()[:2] for when in low}) == WEEKS:  # a fall: what it was before no longer counts
                regular |= low
                usual, low = low, {}
        return regular


def less_means(values, group):
    sums = np.zeros((group.max() + 1, *values.shape[1:]))
    np.add.at(sums, group, values)
    counts = np.bincount(group)
    return values - (sums / counts.reshape(-1, *[1] * (values.ndim - 1)))[group]


def ridge(X, y, cluster, spread, parameters):
    """Coefficients, their covariance clustered by item, and the residuals; each coefficient is N(0, spread²) before."""
    plain = y - X @ np.linalg.lstsq(X, y, rcond=None)[0] if X.shape[1] else y
    noise = max(LEAST_RESIDUAL, plain @ plain / max(1, len(y) - parameters - X.shape[1]))
    prior = noise / spread**2 * np.eye(X.shape[1])
    inverse = np.linalg.inv(X.T @ X + prior)
    coefficients = inverse @ X.T @ y
    residual = y - X @ coefficients
    scores = np.zeros((cluster.max() + 1, X.shape[1]))
    np.add.at(scores, cluster, X * residual[:, None])
    return coefficients, scores, inverse, noise * prior, residual


class Book:
    """What the formulas make of the lines of a book at the end of its last month."""

    def __init__(self, lines):
        age = lambda day: LAST[0] * 12 + LAST[1] - day.year * 12 - day.month
        products = collections.defaultdict(Days)
        spent, bought = collections.Counter(), collections.defaultdict(collections.Counter)
        for line in lines:
            products[line["item"], line["store"]].add(line)
            if age(line["day"]) < 3:
                spent[line["store"]] += line["paid"]
                bought[line["item"]][line["store"]] += line["quantity"]
        self.bought, self.usual = bought, max(spent, key=spent.get)
        self.last, rows = {}, []
        for product, days in products.items():
            months = collections.defaultdict(lambda: [0, 0])
            for day, price in days.regular().items():
                if age(day) < MONTHS:
                    self.last[product] = price, day, max(1, age(day))
                    months[age(day)][0] += price * days.quantity[day]
                    months[age(day)][1] += days.quantity[day]
            rows += [(*product, -months_ago / 12, math.log(due / count)) for months_ago, (due, count) in months.items()]
        self.rows = rows
        self.fit(rows)

    def fit(self, rows):
        number = lambda values: {value: place for place, value in enumerate(sorted(set(values)))}
        self.items, self.stores = number(row[0] for row in rows), number(row[1] for row in rows)
        products = number(row[:2] for row in rows)
        item = np.array([self.items[row[0]] for row in rows])
        store = np.array([self.stores[row[1]] for row in rows])
        product = np.array([products[row[:2]] for row in rows])
        when, y = (np.array([row[place] for row in rows]) for place in (2, 3))
        months = np.bincount(product)
        factor = lambda count: max(2, count) / (max(2, count) - 1)

        # How prices move: within products, so what differs between them is no change.
        slope, scores, inverse, prior, _ = ridge(
            less_means(when, product)[:, None], less_means(y, product), item, TREND, len(products))
        several = len(set(item[months[product] > 1]))
        self.slope = slope[0]
        slope_variance = ((scores**2).sum() * factor(several) + prior[0, 0]) * inverse[0, 0]**2
        self.shared = math.hypot(self.slope, math.sqrt(slope_variance)) / 12

        # What items cost and stores ask, the usual one being 0.
        level = y - self.slope * when
        others = [name for name in self.stores if name != self.usual]
        dummies = (store[:, None] == [self.stores[name] for name in others]).astype(float)
        X = less_means(dummies, item)
        sigma, scores, inverse, prior, residual = ridge(X, less_means(level, item), item, STORE, len(self.items))
        several = int((np.bincount(item) > 1).sum())
        covariance = inverse @ (scores.T @ scores * factor(several) + prior) @ inverse
        self.sigma = {self.usual: 0.0, **dict(zip(others, sigma))}
        self.variance = {self.usual: 0.0, **dict(zip(others, np.diag(covariance)))}
        self.alpha = np.bincount(item, weights=level - dummies @ sigma) / np.bincount(item)
        self.weight = {}
        for place, name in enumerate(others):
            rest = np.delete(X, place, 1)
            own = X[:, place] - rest @ np.linalg.lstsq(rest, X[:, place], rcond=None)[0]
            shares = np.bincount(item, weights=own**2)
            self.weight[name] = shares.sum()**2 / (shares**2).sum() if shares.sum() > 1e-9 else 0

        # What a product's own prices say beyond that.
        mean = np.bincount(product, weights=residual) / months
        self.within = max(LEAST_RESIDUAL,
                          ((residual - mean[product])**2).sum() / max(1, len(rows) - len(products)))
        self.priced_at = collections.Counter(name for name, _ in products)
        linked = np.array([self.priced_at[name] > 1 for name, _ in products])
        self.between = max(0, 1.5 * (mean[linked]**2).mean() - self.within * (1 / months[linked]).mean()) \
            if linked.any() else 0
        share = {key: months[place] * self.between / (months[place] * self.between + self.within)
                 for key, place in products.items()}
        self.own = {key: share[key] * mean[place] for key, place in products.items()}
        self.own_variance = {key: self.between * (1 - share[key]) for key in products}

        changes, passed = 0, 0
        for key, place in products.items():
            known = sorted(zip(when[product == place], y[product == place]))
            for (before, old), (after, new) in zip(known, known[1:]):
                changes, passed = changes + (new - old)**2, passed + 12 * (after - before)
        self.drift = max(LEAST_DRIFT, changes / passed if passed else self.within)

    def expected(self, item, store):
        return math.exp(self.alpha[self.items[item]] + self.sigma[store] + self.own.get((item, store), 0))

    def shown(self, item, store):
        """The price that is shown, the variance of its logarithm, its age in months, and whether it is filled in."""
        if (item, store) in self.last:
            price, _, age = self.last[item, store]
            return price, age * self.drift, age, False
        price = math.exp(self.alpha[self.items[item]] + self.sigma[store])
        return price, (1 + 1 / self.priced_at[item]) * self.between + self.drift, 1, True

    def range(self, middle, variance, clusters, share=0.95):
        reach = stats.t.ppf((1 + share) / 2, clusters - 1) * math.sqrt(variance)
        return middle - reach, middle + reach

    def level(self, store):
        clusters = self.weight[store]
        return 100 * math.exp(self.sigma[store]), [
            100 * math.exp(bound) for bound in self.range(self.sigma[store], self.variance[store], clusters)
        ] if clusters >= 3 else None, clusters

    def total(self, basket, store):
        costs = [(count * price, variance, age, is_filled_in) for count, (price, variance, age, is_filled_in)
                 in ((count, self.shown(item, store)) for item, count in basket.items())]
        own = [cost**2 * variance for cost, variance, _, _ in costs]
        variance = sum(own) + (self.shared * sum(cost * age for cost, _, age, _ in costs))**2 \
            + self.variance[store] * sum(cost for cost, _, _, is_filled_in in costs if is_filled_in)**2
        total = sum(cost for cost, *_ in costs)
        return total, self.range(total, variance, max(2.5, sum(own)**2 / sum(part**2 for part in own)))

    def saving(self, basket, store):
        sides = collections.defaultdict(float)  # (item, store): money, plus where it is bought now
        open_to_level = moved = 0
        now = {}
        for item, count in basket.items():
            shares = self.bought.get(item) or {self.usual: 1}
            now[item] = {name: amount / sum(shares.values()) for name, amount in shares.items()}
            there, _, age, is_guess = self.shown(item, store)
            moved -= count * there * age
            sides[item, store] -= count * there
            for name, part in now[item].items():
                price, _, other_age, is_other_guess = self.shown(item, name)
                moved += count * part * price * other_age
                sides[item, name] += count * part * price
                if name != store and (is_guess or is_other_guess):
                    open_to_level += count * part * price
        estimate = sum(sides.values())
        changed = sum(count * self.shown(item, store)[0] * (1 - now[item].get(store, 0))
                      for item, count in basket.items())
        drift = sum(money**2 * self.shown(*key)[1] for key, money in sides.items()) \
            + self.variance[store] * open_to_level**2 + (self.shared * moved)**2
        levels = sum(money**2 * self.own_variance.get(key, self.between) for key, money in sides.items()) \
            + self.variance[store] * changed**2
        clusters = self.weight[store]
        return estimate, self.range(estimate, max(drift, levels), clusters) if clusters >= 3 else None, clusters


def random_book(seed):
    """The lines of a book, and a basket."""
    chance = random.Random(f"book {seed}")
    stores = [f"Store {letter}" for letter in "ABCDE"[:chance.randint(2, 5)]]
    visits = [chance.random() + 0.1 for _ in stores]
    names_from = {store: chance.choice([None, None, 0, chance.randint(1, 15)]) for store in stores}
    level = {store: chance.gauss(0, 0.08) for store in stores}
    count, months = chance.randint(8, 60), chance.randint(3, 20)
    base = [chance.lognormvariate(1, 0.6) for _ in range(count)]
    apart = {(place, store): chance.gauss(0, 0.05) for place in range(count) for store in stores}
    noise, offers, rise = chance.choice([0, 0.02, 0.05]), chance.choice([0, 0.1, 0.25]), chance.gauss(0, 0.05)
    lines = []
    for passed in range(months):
        year, month = divmod(LAST[0] * 12 + LAST[1] - months + passed, 12)
        for trip in range(chance.randint(2, 10)):
            store, day = chance.choices(stores, visits)[0], datetime.date(year, month + 1, chance.randint(1, 28))
            for place in sorted({int(count * chance.random()**2) for _ in range(chance.randint(3, 14))}):
                quantity = round(chance.uniform(0.2, 2), 3) if place % 7 == 3 else chance.choice([1, 1, 1, 2, 3])
                asked = base[place] * math.exp(level[store] + apart[place, store] + rise * passed / 12
                                               + chance.gauss(0, noise) + (0.1 if passed > months / 2 and place % 5 == 0 else 0))
                asked = round(round(asked, 2) * quantity, 2)
                off = round(asked * 0.25, 2) if chance.random() < offers else 0
                is_named = names_from[store] is not None and passed >= names_from[store]
                lines.append({"day": day, "receipt": f"{passed}-{trip}", "store": store, "item": f"Item {place}",
                              "quantity": quantity, "unit": "kg" if place % 7 == 3 else "each",
                              "paid": round(asked - off, 2), "discount": off if is_named else 0})
    known = sorted({line["item"] for line in lines if line["day"].year * 12 + line["day"].month > LAST[0] * 12})
    units = {line["item"]: line["unit"] for line in lines}
    basket = {item: chance.choice([0.5, 1, 2, 3]) for item in chance.sample(known, min(len(known), chance.randint(6, 25)))}
    return [line for line in lines if line["paid"] > 0], basket, units


def write(folder, lines, basket, units):
    with open(os.path.join(folder, "receipts.csv"), "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["receipt", "date", "store", "item", "category", "quantity", "unit", "discount", "total", "currency"])
        table.writerows([line["receipt"], line["day"], line["store"], line["item"], "Food", line["quantity"],
                         line["unit"], f"{line['discount']:.2f}", f"{line['paid']:.2f}", "EUR"] for line in lines)
    with open(os.path.join(folder, "wanted-basket.csv"), "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerows([("item", "quantity", "unit"), *((item, count, units[item]) for item, count in basket.items())])


def compared(binary, seed):
    """What differs in a book, and how many figures of each kind were compared."""
    lines, basket, units = random_book(seed)
    if not any(line["day"].month == LAST[1] and line["day"].year == LAST[0] for line in lines):
        return [], collections.Counter()
    with tempfile.TemporaryDirectory(prefix="pricebook-model-") as folder:
        write(folder, lines, basket, units)
        tables = runs.tables(binary, folder, ["store-levels", "expected-prices", "store-comparison", "basket-prices",
                                              "answers"], "--month", f"{LAST[0]}-{LAST[1]:02}")
    book, differences, counts = Book(lines), [], collections.Counter()

    def check(kind, name, said, computed, tolerance):
        counts[kind] += 1
        if not said or abs(float(said) - computed) > tolerance:
            differences.append(f"book {seed}: {kind} of {name}: {said or 'nothing'}, not {computed:.4f}")

    def check_range(kind, name, row, interval, tolerance):
        if row["lower"] and interval:
            check(kind, name, row["lower"], interval[0], tolerance)
            check(kind, name, row["upper"], interval[1], tolerance)

    for row in tables["store-levels"]:
        store = row["store"]
        if store == book.usual or store not in book.weight:
            continue
        level, interval, _ = book.level(store)
        if row["level"]:
            check("level", store, row["level"], level, 0.0002)
            check_range("range of a level", store, row, interval, 0.002)
    for row in tables["expected-prices"]:
        item, store = key = row["item"], row["store"]
        if row["months"] != "0" and key in book.last:
            check("expected price", key, row["expected"], book.expected(item, store), 0.0002)
            check("last price", key, row["last_price"], book.last[key][0], 0.0001)
            counts["last day"] += 1
            if row["last_day"] != str(book.last[key][1]):
                differences.append(f"book {seed}: last day of {key}: {row['last_day']}, not {book.last[key][1]}")
    for row in tables["basket-prices"]:
        if row["basket"] == "wanted-basket" and row["price"]:
            check("price in a basket", (row["item"], row["store"]), row["price"],
                  book.shown(row["item"], row["store"])[0], 0.0001)
    cents = 0.005 * (len(basket) + 1)
    for row in tables["store-comparison"]:
        if row["basket"] == "wanted-basket" and row.get("basket_total"):
            total, interval = book.total(basket, row["store"])
            check("total", row["store"], row["basket_total"], total, cents)
            check_range("range of a total", row["store"], row, interval, cents)
    for row in tables["answers"]:
        if row["period"] != f"{LAST[0]}-{LAST[1]:02}":
            continue
        if row["question"] in ("basket-saving", "store-level"):
            counts["usual store"] += 1
            if row["subject"] == book.usual:
                differences.append(f"book {seed}: usual store of the book: not {book.usual}")
                continue
        if row["question"] == "basket-saving" and row["basket"] == "wanted-basket":
            saving, interval, clusters = book.saving(basket, row["subject"])
            check("saving", row["subject"], row["estimate"], saving, 2 * cents)
            check_range("range of a saving", row["subject"], row, interval, 2 * cents)
            check("effective items", row["subject"], row["products"], clusters, 0.001)
        if row["question"] == "store-level" and row["subject"] in book.weight:
            level, interval, clusters = book.level(row["subject"])
            check("answer on a level", row["subject"], row["estimate"], level - 100, 0.006)
            check("effective items", row["subject"], row["products"], clusters, 0.001)
    return differences, counts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pricebook", help="the tool")
    parser.add_argument("--books", type=int, default=200)
    parser.add_argument("--first", type=int, default=1, help="seed of the first book")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    compare = functools.partial(compared, os.path.abspath(options.pricebook))
    with concurrent.futures.ProcessPoolExecutor(options.workers) as pool:
        results = runs.in_order(pool, compare, range(options.first, options.first + options.books))
    differences = [line for lines, _ in results for line in lines]
    counts = sum((count for _, count in results), collections.Counter())
    wrong = collections.Counter(line.split(": ")[1].split(" of (")[0].split(" of Store")[0] for line in differences)
    for kind, count in sorted(counts.items()):
        print(f"{kind:24}{count:>8} compared{wrong[kind]:>8} differ")
    print("\n".join(differences[:40]))
    return 1 if differences else 0


if __name__ == "__main__":
    raise SystemExit(main())
