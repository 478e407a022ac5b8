"""Recomputes every price index of `pricebook report` with NumPy: definitions, windows, splices and intervals.

Used by check_tables.py. An index without a group of items is made here from the prices that are left, from the
beginning, and not from sums. Prices are arrays of products by months, with zeros where a product has no price.
"""
import numpy
import scipy.stats

GROUPS, FEWEST_GROUPS = 30, 5
WINDOW, LONGEST_FIT, FIT_STEP = 25, 60, 12


def group_of(name):
    """The jackknife group of an item: 64-bit FNV-1a of the folded name, modulo the number of groups."""
    value = 0xCBF29CE484222325
    for byte in " ".join(name.split()).lower().encode():
        value = (value ^ byte) * 0x100000001B3 % 2 ** 64
    return value % GROUPS


def windows(months, longest, step):
    """Ranges of months; each reaches past the one before."""
    if months <= longest:
        return [(0, months)]
    found = [(0, WINDOW)]
    while found[-1][1] < months:
        end = min(found[-1][1] + step, months)
        found.append((end - WINDOW, end))
    return found


def fitted(weights, pulls):
    """Least-squares levels of months from weighted differences, and the component of every month."""
    count = len(pulls)
    component = list(range(count))
    for start in range(count):
        waiting = [start] if component[start] == start else []
        while waiting:
            month = waiting.pop()
            for other in numpy.flatnonzero(weights[month] > 0):
                if component[other] != start:
                    component[other] = start
                    waiting.append(other)
    component = numpy.array(component)
    levels = numpy.zeros(count)
    for first in set(component):
        members = numpy.flatnonzero(component == first)
        if len(members) > 1:
            part = weights[numpy.ix_(members, members)]
            laplacian = numpy.diag(part.sum(axis=1)) - part
            levels[members[1:]] = numpy.linalg.solve(laplacian[1:, 1:], pulls[members[1:]])
    return levels, component


def tornqvist(paid, logs, present):
    """Of all pairs of months the logarithm of the Törnqvist index; not a number where nothing matches."""
    there = present.astype(float)
    with numpy.errstate(invalid="ignore", divide="ignore"):
        then = (paid.T @ logs - (paid * logs).T @ there) / (paid.T @ there)
        now = (there.T @ (paid * logs) - logs.T @ paid) / (there.T @ paid)
        return (then + now) / 2


def levels_of(method, paid, logs, present, shares, months, base=None):
    """(base, ln index by month) with the mean splice; not a number where nothing joins a month to the base."""
    count = paid.shape[1]
    if method == "jevons":
        found, level = numpy.full(count, numpy.nan), 0.0
        for month in range(count):
            both = (present[:, month] & present[:, month - 1]
                    if month and months[month] == months[month - 1] + 1 else numpy.zeros(len(paid), bool))
            if both.any():
                level += (logs[both, month] - logs[both, month - 1]).mean()
            found[month] = level
        return 0, found
    is_geks = method.startswith("geks")
    parts = windows(count, WINDOW if is_geks else LONGEST_FIT, 1 if is_geks else FIT_STEP)
    links = tornqvist(paid, logs, present) if is_geks else None
    published = numpy.full(count, numpy.nan)
    before, before_start, reached = None, 0, 0
    for start, end in parts:
        if is_geks:
            pairs = links[start:end, start:end]
            weights = numpy.isfinite(pairs).astype(float)
            numpy.fill_diagonal(weights, 0)
            pulls = numpy.where(weights > 0, pairs, 0).sum(axis=0)
        else:
            weight = shares[:, start:end] * present[:, start:end]
            weight = weight[(weight > 0).sum(axis=1) > 1]
            price = logs[:, start:end][(present[:, start:end]).sum(axis=1) > 1]
            total = weight.sum(axis=1, keepdims=True)
            weights = (weight / total).T @ weight
            numpy.fill_diagonal(weights, 0)
            mean = (weight * price).sum(axis=1, keepdims=True) / total
            pulls = (weight * (price - mean)).sum(axis=0)
        level, component = fitted(weights, pulls)
        if before is None:
            if base is None:
                sizes = [(component == first).sum() for first in range(end - start)]
                base = int(numpy.argmax(sizes))
            known = numpy.where(component == component[base], level - level[base], numpy.nan)
        else:
            shift, known = start - before_start, numpy.full(end - start, numpy.nan)
            for first in set(component):
                members = numpy.flatnonzero(component == first)
                shared = [(before[m + shift] - level[m]) for m in members
                          if m + shift < len(before) and numpy.isfinite(before[m + shift])]
                if shared:
                    known[members] = level[members] + numpy.mean(shared)
        published[reached:end] = known[reached - start:]
        before, before_start, reached = known, start, end
    return base, published


def matched(method, present, months):
    """Whether a product has a price in another month of the month's window; for Jevons in the month before."""
    found = numpy.zeros_like(present)
    count = present.shape[1]
    if method == "jevons":
        for month in range(1, count):
            if months[month] == months[month - 1] + 1:
                found[:, month] = present[:, month] & present[:, month - 1]
        return found
    is_geks = method.startswith("geks")
    reached = 0
    for start, end in windows(count, WINDOW if is_geks else LONGEST_FIT, 1 if is_geks else FIT_STEP):
        several = present[:, start:end].sum(axis=1) > 1
        found[:, reached:end] = present[:, reached:end] & several[:, None]
        reached = end
    return found


def index(method, rows, is_weighted):
    """Rows (month, index, lower, upper, matched products, matched percent) of one index.

    `rows` are (item, product, month number, paid, price).
    """
    months = sorted({row[2] for row in rows})
    place = {month: number for number, month in enumerate(months)}
    products = {}
    for item, product, *_ in rows:
        products.setdefault(product, (len(products), group_of(item)))
    shape = (len(products), len(months))
    paid, logs, present = numpy.zeros(shape), numpy.zeros(shape), numpy.zeros(shape, bool)
    for _, product, month, money, price in rows:
        where = (products[product][0], place[month])
        paid[where], logs[where], present[where] = money, numpy.log(price), True
    # Only differences matter; small numbers keep more digits.
    logs = numpy.where(present, logs - (logs.sum(axis=1) / present.sum(axis=1))[:, None], 0)
    spent = paid.sum(axis=0)
    shares = paid / spent if is_weighted else numpy.ones(shape)
    group = numpy.array([number for _, number in products.values()])
    joins = present.sum(axis=1) > 1
    base, level = levels_of(method, paid, logs, present, shares, months)
    numbers = sorted(set(group[joins]))
    moves = []
    for number in numbers if len(numbers) >= FEWEST_GROUPS else []:
        kept = group != number
        _, other = levels_of(method, paid[kept], logs[kept], present[kept], shares[kept], months, base)
        if method == "jevons":
            # The chain ends at the first link that is of this group alone.
            links = matched(method, present, months)
            lost = links.any(axis=0) & ~links[kept].any(axis=0)
            if lost.any():
                other[numpy.argmax(lost):] = numpy.nan
        moves.append(other - level)
    compared = matched(method, present, months)
    count = [len(set(group[compared[:, month]])) for month in range(len(months))]
    if method == "jevons":
        count = [min(count[1:month + 1], default=10 ** 6) for month in range(len(months))]
    result = []
    for month in range(len(months)):
        if not numpy.isfinite(level[month]):
            result.append((months[month], None, None, None, 0, 0.0))
            continue
        low = high = level[month]
        groups = min(count[base], count[month], len(numbers))
        if month != base:
            square = sum((move[month] - move[base]) ** 2 for move in moves)
            if groups >= FEWEST_GROUPS and moves and numpy.isfinite(square):
                half = scipy.stats.t.ppf(0.975, groups - 1) * ((1 - 1 / len(moves)) * square) ** 0.5
                low, high = low - half, high + half
            else:
                low = high = None
        share = paid[compared[:, month], month].sum() / spent[month] * 100
        result.append((months[month], 100 * numpy.exp(level[month]),
                       None if low is None else 100 * numpy.exp(low),
                       None if high is None else 100 * numpy.exp(high),
                       int(compared[:, month].sum()), share))
    if method == "jevons":
        known = {row[0]: row for row in result}
        for month in range(months[0], months[-1]):
            if month not in known:
                known[month] = (month, known[month - 1][1], None, None, 0, 0.0)
        result = [known[month] for month in sorted(known)]
    return result


def check(check):
    """Compares household-index and store-index."""
    database = check.database
    label = dict(database.execute("SELECT number, month FROM calendar").fetchall())
    household, stores = [], []
    products = database.execute(
        "SELECT item, item || chr(0) || store || chr(0) || unit, number, paid::DOUBLE, price, store, currency, category "
        "FROM u JOIN (SELECT DISTINCT item, category FROM r) USING (item) ORDER BY ALL").fetchall()
    items = database.execute(
        "SELECT item, item || chr(0) || unit, number, sum(paid)::DOUBLE, "
        "sum(paid)::DOUBLE / sum(quantity)::DOUBLE, '', currency, category "
        "FROM u JOIN (SELECT DISTINCT item, category FROM r) USING (item) GROUP BY ALL ORDER BY ALL").fetchall()

    def split(rows, key):
        parts = {}
        for row in rows:
            parts.setdefault((key(row), row[6]), []).append(row[:5])
        return parts

    for method, rows in (("geks-tornqvist", products), ("geks-tornqvist-pooled", items),
                         ("time-product-dummy", products), ("jevons", products)):
        for key in (lambda row: "*"), (lambda row: row[7]):
            for (category, currency), part in split(rows, key).items():
                household += [(category, currency, label[month], method, *found)
                              for month, *found in index(method, part, True)]
    for method in ("time-product-dummy", "jevons"):
        for (store, currency), part in split(products, lambda row: row[5]).items():
            stores += [(store, currency, label[month], method, *found)
                       for month, *found in index(method, part, False)]
    for name, table, key in (("household-index", household, "category"), ("store-index", stores, "store")):
        database.execute(
            f"CREATE OR REPLACE TABLE wanted_index ({key} VARCHAR, currency VARCHAR, month VARCHAR, method VARCHAR, "
            "index DOUBLE, lower DOUBLE, upper DOUBLE, matched_products INTEGER, matched_percent DOUBLE)")
        database.executemany("INSERT INTO wanted_index VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", table)
        check.compare(
            name, "SELECT * FROM wanted_index", [key, "currency", "month", "method"], exact=["matched_products"],
            rounded=["index", "lower", "upper", *(["matched_percent"] if key == "category" else [])],
            slack={"lower": "1e-6 * abs(e.lower)", "upper": "1e-6 * abs(e.upper)"})
