#!/usr/bin/env python3
"""Makes random books and what the reference estimator (price_model.py) says of them, for the tests of the price model.

    python3 -m venv ~/model && ~/model/bin/pip install numpy scipy
    ~/model/bin/python model_books.py FOLDER [BOOKS] [SEED]
    PRICEBOOK_MODEL_BOOKS=FOLDER swift test --filter ReferenceBookTests

The books in Tests/PricebookAnalyticsTests/Prices/ModelBooks are those of `model_books.py FOLDER 6 4000`. Each file has the
lines of a book (item, store, day, quantity in thousandths, paid and the price before a discount in cents) and the figures
of the reference: what the model found, prices of all items at all stores, and totals and savings of a basket.
"""
import datetime
import json
import math
import os
import random
import sys

import price_model

DAY = datetime.date(2026, 10, 31)


def book(seed):
    """Lines of a household: two to five stores, sparse to dense, some with named discounts, some with one month alone."""
    r = random.Random(seed)
    stores, items = r.choice((2, 3, 5)), r.choice((12, 30, 60))
    months, trips = r.choice((1, 4, 12, 15)), r.choice((3, 8))
    levels = [r.gauss(0, 0.06) for _ in range(stores)]
    base = [math.exp(r.gauss(1, 0.6)) for _ in range(items)]
    own = [[r.gauss(0, 0.03) for _ in range(stores)] for _ in range(items)]
    noise, names = r.choice((0.0, 0.02, 0.05)), r.random() < 0.4
    lines = []
    for place in range(months):
        month = DAY.year * 12 + DAY.month - 1 - (months - 1 - place)
        for trip in range(trips):
            store = min(range(stores), key=lambda s: r.expovariate(1 / (s + 1)))
            day = datetime.date(month // 12, month % 12 + 1, min(28, 1 + trip * 28 // trips + r.randrange(3)))
            for item in sorted(set(r.choices(range(items), [1 / (i + 3) for i in range(items)], k=8))):
                price = base[item] * math.exp(levels[store] + own[item][store] + r.gauss(0, noise) + 0.04 * place / 12)
                quantity = r.choice((1000, 1000, 2000, 1500))
                before = round(price * quantity / 1000 * 100)
                if names and r.random() < 0.1:
                    lines.append((item, store, day, quantity, round(before * 0.8), before))
                else:
                    lines.append((item, store, day, quantity, before * 4 // 5 if r.random() < 0.05 else before, None))
    return lines


def number(value):
    return None if value is None or not math.isfinite(value) else float(value)


def expected(lines):
    observations = [
        (f"i{i:03d}", f"s{s}", d, q / 1000, paid / 100, before and before / 100, False) for i, s, d, q, paid, before in lines]
    p = price_model.Prices(observations, DAY)
    f = p.f
    basket = {i: 1 + 0.5 * (k % 3) for k, i in enumerate(p.items[:15])}
    stores = {}
    for store in p.stores:
        k = p.S[store]
        total, lower, upper, filled = p.total(basket, store)
        saving, low, high, g, claimed = p.saving(basket, store)
        stores[store[1:]] = dict(
            sigma=number(f["sig"][k]), variance=number(f["var"][k]), items=number(f["G"][k]), total=number(total),
            lower=number(max(0, lower)), upper=number(upper), filled=int(filled), saving=number(saving), savingLower=number(low),
            savingUpper=number(high), claimed=bool(claimed))
    prices = []
    for item in p.items:
        for store in p.stores:
            price, variance, seen, day, k = p.price(item, store)
            prices.append([int(item[1:]), int(store[1:]), number(price), number(variance), bool(seen), int(k),
                           number(f["exp"][p.I[item], p.S[store]])])
    return dict(
        usual=int(p.usual[1:]), trend=number(f["beta"]), trendVariance=number(f["vb"]), common=number(f["common"]),
        productVariance=number(f["t2"]), priceVariance=number(f["w2"]), drift=number(f["q2"]), stores=stores, prices=prices,
        basket=[[int(i[1:]), q] for i, q in basket.items()])


def main():
    folder, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 60
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    os.makedirs(folder, exist_ok=True)
    made, seed = 0, first
    while made < count:
        lines = book(seed)
        seed += 1
        recent = [line for line in lines if (DAY.year - line[2].year) * 12 + DAY.month - line[2].month < 12]
        # The reference counts stores that were left before the months of levels, too.
        if {line[1] for line in lines} != {line[1] for line in recent}:
            continue
        out = dict(day=str(DAY), lines=[[i, s, str(d), q, paid, before] for i, s, d, q, paid, before in lines], **expected(lines))
        with open(os.path.join(folder, f"book-{seed - 1}.json"), "w") as file:
            json.dump(out, file, separators=(",", ":"))
            file.write("\n")
        made += 1


if __name__ == "__main__":
    main()
