"""The price model of `pricebook report` in NumPy, for check_tables.py: levels of stores and expected prices.

ln p = item + store + slope × t over the monthly prices of products (an item at a store) of the last twelve months,
before discounts that lines name, every price counting once. Errors are clustered by item (Liang and Zeger 1986), with
Kish's effective number of items. What a product's own prices say beyond that is shrunken.
"""
import math

import numpy
from scipy import stats

MONTHS = 12
FEWEST_ITEMS = 3


class PriceModel:
    """Of a book of one currency; every store must be linked with the usual one by common items."""

    def __init__(self, database, as_of):
        rows = database.execute(
            """SELECT item, unit, store, (year(date) - year($1::DATE)) * 12 + month(date) - month($1::DATE) AS number,
                 (sum(total) + sum(greatest(discount, 0)))::DOUBLE / sum(quantity)::DOUBLE
               FROM r WHERE quantity > 0 AND total > 0 AND number <= 0 AND number > -$2::INTEGER
               GROUP BY ALL ORDER BY ALL""", [as_of, MONTHS]).fetchall()
        self.usual = database.execute(
            """SELECT store FROM r WHERE date <= last_day($1::DATE)
                 AND date >= date_trunc('month', $1::DATE) - to_months($2::INTEGER)
               GROUP BY store ORDER BY sum(total) DESC, store LIMIT 1""", [as_of, MONTHS - 1]).fetchone()[0]
        self.items = sorted({row[:2] for row in rows})
        self.stores = sorted({row[2] for row in rows}, key=lambda store: (store != self.usual, store))
        item_place = {item: place for place, item in enumerate(self.items)}
        store_place = {store: place for place, store in enumerate(self.stores)}
        self.item = numpy.array([item_place[row[:2]] for row in rows])
        self.store = numpy.array([store_place[row[2]] for row in rows])
        prices = numpy.log([row[4] for row in rows])
        design = numpy.zeros((len(rows), len(self.stores)))
        design[numpy.arange(len(rows)), self.store] = 1
        design[:, 0] = [row[3] / 12 for row in rows]  # in the place of the usual store: the time
        swept = numpy.column_stack([self.sweep(column) for column in design.T])
        self.effects = numpy.linalg.lstsq(swept, self.sweep(prices), rcond=None)[0]
        self.residuals = self.sweep(prices) - swept @ self.effects
        self.levels = numpy.concatenate([[0.0], self.effects[1:]])
        self.item_levels = (numpy.bincount(self.item, prices - design @ self.effects)
                            / numpy.bincount(self.item))
        inverse = numpy.linalg.pinv(swept.T @ swept)
        scores = swept * self.residuals[:, None]
        self.errors = [None] + [self.error(swept @ inverse[place] / inverse[place, place], scores @ inverse[place]
                                           / inverse[place, place]) for place in range(1, len(self.stores))]
        self.products = {}
        keys, cells = numpy.unique(self.item * len(self.stores) + self.store, return_inverse=True)
        counts = numpy.bincount(cells)
        means = numpy.bincount(cells, self.residuals) / counts
        self.degrees = len(rows) - len(keys)
        self.own = ((self.residuals - means[cells]) ** 2).sum() / self.degrees if self.degrees else 0.0
        stores_of = numpy.bincount(keys // len(self.stores), minlength=len(self.items))
        shared = stores_of[keys // len(self.stores)] > 1
        self.between = max(0.0, 1.5 * (means[shared] ** 2).mean() - self.own * (1 / counts[shared]).mean())
        for key, mean, count in zip(keys, means, counts):
            self.products[self.items[key // len(self.stores)], self.stores[key % len(self.stores)]] = mean, count
        self.common = numpy.bincount((keys % len(self.stores))[shared], minlength=len(self.stores))

    def sweep(self, values):
        """Values without their means by item."""
        return values - (numpy.bincount(self.item, values) / numpy.bincount(self.item))[self.item]

    def error(self, regressor, scores):
        """The standard error and the effective number of items, from x and x times the residual."""
        weights = numpy.bincount(self.item, regressor ** 2)
        sums = numpy.bincount(self.item, scores)
        count = (weights > weights.max() * 1e-18).sum()
        variance = count / (count - 1) * (sums ** 2).sum() / weights.sum() ** 2
        effective = weights.sum() ** 2 / (weights ** 2).sum()
        return (math.sqrt(variance), effective) if effective >= FEWEST_ITEMS else None

    def expected(self, item, unit, store):
        """The price, the error of its logarithm and its effective items, and the number of own prices."""
        place = self.stores.index(store)
        mean, count = self.products.get(((item, unit), store), (0.0, 0))
        own, variance = 0.0, self.between
        if count:
            whole = count * self.between + self.own
            own = count * self.between / whole * mean if self.between else 0.0
            variance = self.between * self.own / whole if self.between else 0.0
        price = math.exp(self.item_levels[self.items.index((item, unit))] + self.levels[place] + own)
        return price, variance, count

    def bounds(self, place, level, variance):
        """How far a figure may be off: `level` times the error of a store's level, beside another variance."""
        error = self.errors[place]
        effective = error[1] if error else self.degrees + 1
        size = math.sqrt((level * error[0]) ** 2 + variance) if error else math.sqrt(variance)
        return size * stats.t.ppf(0.975, effective - 1) if effective >= FEWEST_ITEMS else None
