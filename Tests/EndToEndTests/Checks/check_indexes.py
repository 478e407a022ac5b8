"""Recomputes every price index of `pricebook report` with NumPy: weighted least squares with a dummy for every product
and month, and errors clustered by item.

Used by check_tables.py.
"""
import numpy
import scipy.stats

FEWEST_ITEMS = 3


def joined(rows, months):
    """The first month of the group of months that each is joined with by a product."""
    first = {month: month for month in months}

    def root(month):
        while first[month] != month:
            month = first[month]
        return month

    by_product = {}
    for _, product, month, *_ in rows:
        one, other = sorted((root(by_product.setdefault(product, month)), root(month)))
        first[other] = one
    return {month: root(month) for month in months}


def index(rows):
    """Rows (month, index, lower, upper, matched products, matched percent) of one index.

    `rows` are (item, product, month number, paid, price).
    """
    months = sorted({row[2] for row in rows})
    spent = {month: sum(row[3] for row in rows if row[2] == month) for month in months}
    count = {}
    for _, product, *_ in rows:
        count[product] = count.get(product, 0) + 1
    kept = [row for row in rows if count[row[1]] > 1]
    group = joined(kept, months)
    sizes = [list(group.values()).count(month) for month in months]
    base = months[int(numpy.argmax(sizes))]
    products = {product: number for number, product in enumerate(dict.fromkeys(row[1] for row in kept))}
    items = {item: number for number, item in enumerate(dict.fromkeys(row[0] for row in kept))}
    free = [month for month in months if group[month] != month]
    columns = {month: len(products) + number for number, month in enumerate(free)}
    result = []
    matrix = numpy.zeros((len(kept), len(products) + len(free)))
    for number, (_, product, month, *_) in enumerate(kept):
        matrix[number, products[product]] = 1
        if month in columns:
            matrix[number, columns[month]] = 1
    weight = numpy.array([row[3] / spent[row[2]] for row in kept])
    price = numpy.log(numpy.array([row[4] for row in kept])) if kept else numpy.zeros(0)
    cluster = numpy.array([items[row[0]] for row in kept], int)
    if kept:
        inverse = numpy.linalg.inv((matrix * weight[:, None]).T @ matrix)
        effects = inverse @ (matrix.T @ (weight * price))
        residual = price - matrix @ effects
    for month in months:
        own = [row for row in kept if row[2] == month]
        matched, share = len(own), sum(row[3] for row in own) / spent[month] * 100
        if month == base:
            result.append((month, 100.0, 100.0, 100.0, matched, share))
            continue
        if group[month] != base:
            result.append((month, None, None, None, 0, 0.0))
            continue
        effect = effects[columns[month]]
        influence = matrix @ inverse[columns[month]]
        scores = numpy.bincount(cluster, weights=weight * influence * residual)
        sizes = numpy.bincount(cluster, weights=weight * influence ** 2)
        there = (sizes > 1e-14 * sizes.max()).sum()
        items_there = sizes.sum() ** 2 / (sizes ** 2).sum()
        low = high = None
        if items_there >= FEWEST_ITEMS:
            half = (scipy.stats.t.ppf(0.975, items_there - 1)
                    * ((scores ** 2).sum() * there / (there - 1)) ** 0.5)
            low, high = 100 * numpy.exp(effect - half), 100 * numpy.exp(effect + half)
        result.append((month, 100 * numpy.exp(effect), low, high, matched, share))
    return result


def check(check):
    """Compares household-index and store-index."""
    database = check.database
    label = dict(database.execute("SELECT number, month FROM calendar").fetchall())
    household, stores = [], []
    products = database.execute(
        "SELECT item, item || chr(0) || store || chr(0) || unit, number, paid::DOUBLE, price, store, currency, category "
        "FROM u JOIN (SELECT DISTINCT item, category FROM r) USING (item) ORDER BY ALL").fetchall()

    def split(key):
        parts = {}
        for row in products:
            parts.setdefault((key(row), row[6]), []).append(row[:5])
        return parts

    for key in (lambda row: "*"), (lambda row: row[7]):
        for (category, currency), part in split(key).items():
            household += [(category, currency, label[month], "time-product-dummy", *found)
                          for month, *found in index(part)]
    for (store, currency), part in split(lambda row: row[5]).items():
        stores += [(store, currency, label[month], "time-product-dummy", *found) for month, *found in index(part)]
    for name, table, key in (("household-index", household, "category"), ("store-index", stores, "store")):
        database.execute(
            f"CREATE OR REPLACE TABLE wanted_index ({key} VARCHAR, currency VARCHAR, month VARCHAR, method VARCHAR, "
            "index DOUBLE, lower DOUBLE, upper DOUBLE, matched_products INTEGER, matched_percent DOUBLE)")
        database.executemany("INSERT INTO wanted_index VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", table)
        check.compare(
            name, "SELECT * FROM wanted_index", [key, "currency", "month", "method"], exact=["matched_products"],
            rounded=["index", "lower", "upper", *(["matched_percent"] if key == "category" else [])],
            slack={"lower": "1e-6 * abs(e.lower)", "upper": "1e-6 * abs(e.upper)"})
