#!/usr/bin/env python3
"""Compares slopes, intervals and directions of `price-trends` with SciPy on random series, with ties and gaps.

    python3 -m venv ~/backtest && ~/backtest/bin/pip install scipy
    ~/backtest/bin/python compare_trends.py --binary .build/release/pricebook --series 2000

Probabilities are SciPy's exact ones of Kendall's tau where no prices tie; where some do, all orders are counted by the
Gaussian binomial coefficients of the groups of equal prices. Benjamini and Hochberg's procedure is SciPy's.
"""
import argparse
import csv
import functools
import math
import os
import random
import tempfile
from collections import Counter
from fractions import Fraction

from scipy import stats

import runs


def make_series(chance, count):
    """Prices in cents by month, of thirteen months some of which are missing."""
    series = {}
    for place in range(count):
        months = sorted(chance.sample(range(13), chance.choice([13, 13, 12, 10, 8, 7, 6, 5])))
        start, drift = chance.randint(50, 5_000), chance.choice([0, 0, 0, 0.004, 0.01, -0.01, 0.03])
        noise = chance.choice([0, 0.003, 0.02, 0.1])
        kind = chance.choice(["drift", "drift", "steps", "few"])
        price, prices = start, []
        for month in months:
            if kind == "steps":
                price = max(1, round(price * chance.choice([1, 1, 1, 1.02, 1.1, 0.95])))
            elif kind == "few":
                price = start + chance.randint(0, 2)
            else:
                price = max(1, round(start * math.exp(drift * month + chance.gauss(0, noise))))
            prices.append(price)
        series[f"Item {place:05d}"] = (months, prices)
    return series


@functools.lru_cache(None)
def binomial(of, taken):
    """The coefficients of the Gaussian binomial coefficient, by the rule of Pascal."""
    if taken in (0, of):
        return (1,)
    sums = [0] * (taken * (of - taken) + 1)
    for place, count in enumerate(binomial(of - 1, taken - 1)):
        sums[place + of - taken] += count
    for place, count in enumerate(binomial(of - 1, taken)):
        sums[place] += count
    return tuple(sums)


def chance_of(months, prices):
    """The two-sided probability of a Mann–Kendall score as far from zero, from all orders of the prices."""
    if len(set(prices)) == len(prices):
        return stats.kendalltau(months, prices, method="exact").pvalue
    score = sum((b > a) - (b < a) for place, a in enumerate(prices) for b in prices[place + 1:])
    orders, placed = [1], 0
    for size in Counter(prices).values():
        more = binomial(placed + size, size)
        both = [0] * (len(orders) + len(more) - 1)
        for left, count in enumerate(orders):
            for right, other in enumerate(more):
                both[left + right] += count * other
        orders, placed = both, placed + size
    fewer = (len(orders) - 1 - abs(score)) // 2
    return min(1.0, float(Fraction(2 * sum(orders[:fewer + 1]), sum(orders)))) if score else 1.0


def expected(series):
    """Slope, bounds and direction of every series."""
    found, chances = {}, []
    for name, (months, prices) in series.items():
        if len(prices) >= 6:
            fit = stats.theilslopes([math.log(price) for price in prices], months)
            found[name] = [100 * math.expm1(value) for value in (fit.slope, fit.low_slope, fit.high_slope)]
            chances.append(chance_of(months, prices))
    adjusted = dict(zip(found, stats.false_discovery_control(chances)))
    for name, (months, prices) in series.items():
        if name not in found:
            found[name] = [None, None, None, "too few months"]
            continue
        slope, low, high = found[name]
        change = math.log(prices[-1] / prices[0])
        if adjusted[name] <= 0.10 and abs(slope) >= 0.5:
            is_rising, is_falling = slope > 0 and low >= -1e-9 and change > 0, slope < 0 and high <= 1e-9 and change < 0
            direction = "rising" if is_rising else "falling" if is_falling else "unclear"
        else:
            is_small = -0.5 <= low and high <= 0.5
            is_near = abs(change) <= (months[-1] - months[0]) * math.log(1.005)
            direction = "steady" if is_small and is_near else "unclear"
        found[name].append(direction)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--series", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    series = make_series(random.Random(options.seed), options.series)
    with tempfile.TemporaryDirectory(prefix="pricebook-trends-") as book:
        with open(os.path.join(book, "receipts.csv"), "w", newline="", encoding="utf-8") as file:
            table = csv.writer(file)
            table.writerow(["date", "store", "item", "quantity", "total", "currency"])
            # The first row fixes the month.
            table.writerow(["2026-01-01", "Shop", "Anything else", 1, "1.00", "USD"])
            for name, (months, prices) in series.items():
                for month, price in zip(months, prices):
                    table.writerow([f"{2025 + month // 12}-{month % 12 + 1:02d}-05", "Shop", name, 1,
                                    f"{price / 100:.2f}", "USD"])
        found = runs.tables(os.path.abspath(options.binary), book, ["price-trends"], "--as-of", "2026-01-31")
    rows = {row["item"]: row for row in found["price-trends"]}
    worst, wrong, kinds = 0.0, [], Counter()
    for name, (slope, low, high, direction) in expected(series).items():
        row = rows[name]
        kinds[direction] += 1
        for column, value in (("slope_percent_per_month", slope), ("slope_lower", low), ("slope_upper", high)):
            stated = runs.number(row[column])
            if (stated is None) != (value is None):
                wrong.append((name, column, stated, value))
            elif value is not None:
                worst = max(worst, abs(stated - value))
        if row["direction"] != direction:
            wrong.append((name, "direction", row["direction"], direction, slope, low, high, series[name]))
    print(f"{len(series)} series: " + ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items())))
    print(f"slopes and bounds differ by at most {worst:.5f} percentage points (tables have four decimals)")
    print(f"{len(wrong)} differences of another kind")
    for difference in wrong[:20]:
        print("  ", *difference)
    return 0 if worst <= 0.000_06 and not wrong else 1


if __name__ == "__main__":
    raise SystemExit(main())
