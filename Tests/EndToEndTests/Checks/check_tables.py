#!/usr/bin/env python3
"""Recomputes the tables of `pricebook report` with DuckDB and compares them row by row.

    python3 -m venv ~/check && ~/check/bin/pip install duckdb
    pricebook report receipts.csv --output out
    ~/check/bin/python check_tables.py receipts.csv out/tables

The receipts have the columns receipt_id, date, store, item, category, quantity, unit, unit_price, discount,
total and currency, the unit `each` alone in whole numbers, no adjustments, one category per item, and one
total on every line. What a package holds stands at the end of a name (`, 500 g`) or nowhere. Nothing of Pricebook
is used: every rule is written down here once more, in SQL, so that two mistakes would have to agree.

Options: --as-of DATE (default: the last day of the receipts), --max-price-age DAYS (365), --availability
PERCENT (85), --only TABLE (repeatable). Prints one line per table and column with the largest difference.
Exit status: 0 when all agree, 1 when any row is missing, added or differs by more than rounding, 2 when
something cannot be read.

Rounding: money and counts must be equal; prices, percentages and indexes are shown with four decimals, so
half a unit of the last place is allowed. A filled-in cost may differ by one minor unit, since its price is
the exponential of a regression, and a like-for-like total by as many as there are filled-in costs.
A price effect may differ by one minor unit where its sum lies at a half, and the quantity effect with it.
"""
import argparse
import fractions
import math
import pathlib
import sys

import duckdb

HALF = 0.00005  # half a unit of the fourth decimal
SLACK = 1e-9  # relative, for the double precision of both sides


class Check:
    """Compares expected tables with the ones on disk and keeps count of what differs."""

    def __init__(self, database, folder):
        self.database, self.folder, self.failures = database, folder, 0

    def actual(self, table):
        path = self.folder / f"{table}.csv"
        if not path.is_file():
            sys.exit(f"check_tables.py: no {path}; name the tables folder that pricebook report wrote")
        self.database.execute(
            "CREATE OR REPLACE TABLE actual AS SELECT * FROM read_csv(?, header=true, all_varchar=true, "
            "nullstr='', delim=',', quote='\"', escape='\"')", [str(path)])

    def fail(self, text):
        self.failures += 1
        print(f"  DIFFERS: {text}")

    def compare(self, table, expected, keys, exact=(), rounded=(), slack=None, where="true"):
        """Joins the expected rows (an SQL query) with the table's on the keys and compares the columns.

        `exact` columns are compared as decimals with six places (an absent value only equals an absent
        one), `rounded` ones within half a unit of the fourth decimal, `slack` maps a column to an SQL
        expression over the expected row that widens its tolerance.
        """
        slack = slack or {}
        self.actual(table)
        database = self.database
        database.execute(f"CREATE OR REPLACE TABLE expected AS {expected}")
        have = {row[0] for row in database.execute("DESCRIBE actual").fetchall()}
        lacking = [name for name in [*keys, *exact, *rounded] if name not in have]
        if lacking:
            self.fail(f"{table} has no column {', '.join(lacking)}")
            return
        database.execute(f"CREATE OR REPLACE TABLE chosen AS SELECT * FROM actual WHERE {where}")
        on = " AND ".join(f'e."{key}" IS NOT DISTINCT FROM a."{key}"' for key in keys)
        rows, wanted = (database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
                        for name in ("chosen", "expected"))
        print(f"{table}: {rows} rows")
        twice = database.execute(
            f"SELECT count(*) - count(DISTINCT ({', '.join(keys)})) FROM chosen").fetchone()[0]
        if twice:
            self.fail(f"{twice} rows repeat the key of another")
        label = ", ".join(keys)
        for one, other, what in (("expected", "chosen", "missing"), ("chosen", "expected", "added")):
            rows = database.execute(
                f"SELECT {label} FROM {one} e ANTI JOIN {other} a ON {on} LIMIT 3").fetchall()
            if rows:
                self.fail(f"rows {what}, e.g. {rows} (expected {wanted} rows)")
        for column in [*exact, *rounded]:
            allowed = f"({slack[column]})" if column in slack else "0"
            if column in exact:
                a, e = f'a."{column}"::DECIMAL(38,6)', f'e."{column}"::DECIMAL(38,6)'
                difference = f"abs({a} - {e})"
            else:
                a, e = f'a."{column}"::DOUBLE', f'e."{column}"::DOUBLE'
                difference, allowed = f"abs({a} - {e})", f"{allowed} + {HALF} + {SLACK} * abs({e})"
            joined = f"FROM expected e JOIN chosen a ON {on}"
            largest = database.execute(f"SELECT max({difference}) {joined}").fetchone()[0]
            bad = (f"(a.\"{column}\" IS NULL) <> (e.\"{column}\" IS NULL) OR {difference} > {allowed}")
            count = database.execute(f"SELECT count(*) {joined} WHERE {bad}").fetchone()[0]
            print(f"  {column}: largest difference {0 if largest is None else float(largest):.3g}")
            if count:
                shown = ", ".join(f'e."{key}"' for key in keys)
                samples = database.execute(
                    f'SELECT {shown}, a."{column}" AS found, e."{column}" AS expected {joined} '
                    f"WHERE {bad} LIMIT 3").fetchall()
                self.fail(f"{count} rows in {column}, e.g. (keys, found, expected) {samples}")


def load(database, receipts):
    database.execute(
        """CREATE TABLE r AS SELECT receipt_id, date, strftime(date, '%Y-%m') AS month, store, item, category,
           quantity, unit, total, currency
           FROM read_csv(?, header=true, columns={'receipt_id': 'VARCHAR', 'date': 'DATE', 'store': 'VARCHAR',
             'item': 'VARCHAR', 'category': 'VARCHAR', 'quantity': 'DECIMAL(18,6)', 'unit': 'VARCHAR',
             'unit_price': 'DECIMAL(18,4)', 'discount': 'DECIMAL(18,4)', 'total': 'DECIMAL(18,4)',
             'currency': 'VARCHAR'})""", [receipts])
    units = [row[0] for row in database.execute("SELECT DISTINCT unit FROM r").fetchall()]
    if units != ["each"]:
        sys.exit(f"check_tables.py: only the unit each is checked, the receipts have {units}")
    # The months of the calendar, numbered, so that the month before is the number before.
    database.execute(
        "CREATE TABLE calendar AS SELECT strftime(day, '%Y-%m') AS month, "
        "year(day) * 12 + month(day) AS number FROM (SELECT unnest(generate_series("
        "(SELECT date_trunc('month', min(date)) FROM r), (SELECT max(date) FROM r), INTERVAL 1 MONTH)) AS day)")
    database.execute(
        """CREATE TABLE u AS SELECT item, store, unit, currency, month, number, sum(total) AS paid,
           sum(quantity) AS quantity, sum(total)::DOUBLE / sum(quantity)::DOUBLE AS price,
           count(*) AS observations, min(total::DOUBLE / quantity::DOUBLE) AS minimum,
           max(total::DOUBLE / quantity::DOUBLE) AS maximum
           FROM r JOIN calendar USING (month) WHERE quantity > 0 AND total > 0 GROUP BY ALL""")


def check_spending(check):
    check.compare(
        "spending-by-category",
        "SELECT month, category, currency, sum(total) AS spent, count(*) AS lines FROM r GROUP BY ALL",
        ["month", "category", "currency"], exact=["spent", "lines"])
    check.compare(
        "spending-by-store",
        "SELECT month, store, currency, sum(total) AS spent, count(DISTINCT (receipt_id, date)) AS receipts, "
        "count(*) AS lines FROM r GROUP BY ALL",
        ["month", "store", "currency"], exact=["spent", "receipts", "lines"])
    check.compare(
        "spending-by-item",
        "SELECT month, item, unit, currency, sum(quantity) AS quantity, sum(total) AS spent, "
        "count(*) AS lines FROM r GROUP BY ALL",
        ["month", "item", "unit", "currency"], exact=["quantity", "spent", "lines"])


def check_unit_values(check):
    check.compare(
        "unit-values",
        """SELECT item, store, unit, currency, month, price, quantity, observations, minimum, maximum,
           100 * (price / lag(price) OVER w - 1) AS change_percent,
           100 * (price / any_value(price) OVER (PARTITION BY item, store, unit, currency ORDER BY number
             RANGE BETWEEN 12 PRECEDING AND 12 PRECEDING) - 1) AS year_change_percent
           FROM u WINDOW w AS (PARTITION BY item, store, unit, currency ORDER BY number)""",
        ["item", "store", "unit", "currency", "month"], exact=["quantity", "observations"],
        rounded=["price", "minimum", "maximum", "change_percent", "year_change_percent"])


def jevons(prices, keys):
    """The chained index of `prices` (keys, currency, item, unit, number, price) as an SQL query.

    Every month from the first to the last with a price; a month without a match carries the index forward.
    """
    group = ", ".join([*keys, "currency"])
    return f"""WITH p AS (SELECT *, lag(price) OVER w AS price_before, lag(number) OVER w AS number_before
          FROM ({prices}) WINDOW w AS (PARTITION BY {group}, item, unit ORDER BY number)),
        link AS (SELECT {group}, number,
            avg(ln(price / price_before)) FILTER (number_before = number - 1) AS growth,
            count(*) FILTER (number_before = number - 1) AS matched,
            sum(paid) AS paid, sum(paid) FILTER (number_before = number - 1) AS matched_paid
          FROM p GROUP BY ALL),
        span AS (SELECT {group}, min(number) AS first, max(number) AS last FROM link GROUP BY ALL),
        every AS (SELECT {group}, c.month, c.number FROM span JOIN calendar c
          ON c.number BETWEEN first AND last)
        SELECT {group}, month, 'jevons' AS method,
          100 * exp(sum(coalesce(growth, 0)) OVER (PARTITION BY {group} ORDER BY number)) AS index,
          coalesce(matched, 0) AS matched_items,
          coalesce(100 * matched_paid::DOUBLE / paid::DOUBLE, 0) AS matched_percent
        FROM every LEFT JOIN link USING ({group}, number)"""


def check_indexes(check):
    household = ("SELECT {key} AS category, item, unit, currency, number, sum(paid) AS paid, "
                 "sum(paid)::DOUBLE / sum(quantity)::DOUBLE AS price FROM u "
                 "JOIN (SELECT DISTINCT item, category FROM r) USING (item) GROUP BY ALL")
    columns = "category, currency, month, method, index, matched_percent"
    check.compare(
        "household-index",
        " UNION ALL ".join(f"SELECT {columns} FROM ({jevons(household.format(key=key), ['category'])})"
                           for key in ("'*'", "category")),
        ["category", "currency", "month", "method"], rounded=["index", "matched_percent"],
        where="method = 'jevons'")
    check.compare(
        "store-index", jevons("SELECT * FROM u", ["store"]), ["store", "currency", "month", "method"],
        exact=["matched_items"], rounded=["index"], where="method = 'jevons'")


def check_trends(check):
    """First, last and change of every series over the twelve months up to the as-of month."""
    check.compare(
        "price-trends",
        """WITH w AS (SELECT * FROM u WHERE number >= (SELECT max(number) FROM calendar) - 12)
           SELECT item, store, unit, currency, arg_min(month, number) AS first_month,
             arg_max(month, number) AS last_month, count(*) AS months, arg_min(price, number) AS first_price,
             arg_max(price, number) AS last_price,
             CASE WHEN count(*) > 1 THEN 100 * (arg_max(price, number) / arg_min(price, number) - 1) END AS change_percent
           FROM w GROUP BY ALL""",
        ["item", "store", "unit", "currency", "first_month", "last_month"], exact=["months"],
        rounded=["first_price", "last_price", "change_percent"])


def check_alerts(check):
    """Prices against the median of the three priced months before, and new lows of twelve months.

    Prices are compared as ratios; outliers neither raise an alert nor are a reference. A new low is at least 2 % below
    all prices of the year, six of them at least. What lies within 1e-12 of a limit is at the limit.
    """
    check.compare(
        "price-alerts",
        """WITH p AS (SELECT item, store, unit, currency, month, number,
               paid::DOUBLE / quantity::DOUBLE AS price FROM u),
             kind AS (SELECT item, unit, currency, count(*) AS n, list_sort(list(price)) AS prices
               FROM p GROUP BY ALL),
             middle AS (SELECT *, prices[(n + 1) // 2] + prices[n // 2 + 1] AS twice FROM kind),
             kept AS (SELECT p.* FROM p JOIN middle USING (item, unit, currency)
               WHERE n < 3 OR NOT (2 * price > 3 * twice * (1 + 1e-12) OR 6 * price * (1 + 1e-12) < twice)),
             seen AS (SELECT *, lag(price, 1) OVER w AS a, lag(price, 2) OVER w AS b, lag(price, 3) OVER w AS c,
                 min(price) OVER year AS low, count(price) OVER year AS lows FROM kept
               WINDOW w AS (PARTITION BY item, store, unit, currency ORDER BY number),
                 year AS (PARTITION BY item, store, unit, currency ORDER BY number
                   RANGE BETWEEN 12 PRECEDING AND 1 PRECEDING)),
             compared AS (SELECT *, greatest(least(a, b), least(greatest(a, b), c)) AS median FROM seen
               WHERE c IS NOT NULL),
             found AS (SELECT *, median AS reference, CASE WHEN price > median THEN 'up' ELSE 'down' END AS kind
               FROM compared WHERE abs(price - median) * 10 >= median * (1 - 1e-12)
               UNION ALL SELECT *, low AS reference, 'new low' AS kind FROM compared
               WHERE lows >= 6 AND price * 100 <= low * 98 * (1 + 1e-12))
           SELECT item, store, unit, currency, month, kind, price, reference AS reference_price,
             100 * (price / reference - 1) AS change_percent FROM found""",
        ["item", "store", "unit", "currency", "month", "kind"], rounded=["price", "reference_price", "change_percent"])


def check_savings(check):
    """What every purchase cost above the cheapest price of the same item in the 90 days up to it."""
    check.compare(
        "possible-savings",
        """WITH bought AS (SELECT item, unit, currency, store, date, month, (sum(total) * 100)::HUGEINT AS paid,
               sum(quantity)::HUGEINT AS quantity FROM r WHERE quantity > 0 AND total > 0 GROUP BY ALL),
             known AS (SELECT *, min_by({'paid': paid, 'quantity': quantity}, paid::DOUBLE / quantity::DOUBLE)
               OVER (PARTITION BY item, unit, currency ORDER BY date
                 RANGE BETWEEN INTERVAL 89 DAYS PRECEDING AND CURRENT ROW) AS low FROM bought),
             priced AS (SELECT *, (2 * low.paid * quantity + low.quantity) // (2 * low.quantity) AS cost
               FROM known WHERE low.paid * quantity < paid * low.quantity)
           SELECT month, item, store, currency, sum(paid) / 100 AS paid, sum(cost) / 100 AS cheapest,
             (sum(paid) - sum(cost)) / 100 AS saving FROM priced WHERE cost < paid GROUP BY ALL""",
        ["month", "item", "store", "currency"], exact=["paid", "cheapest", "saving"])


def check_change(check):
    """The Bennet split of every month against the one before."""
    sums = ["previous", "current", "change", "new_items", "gone_items"]
    check.database.execute(
        """CREATE OR REPLACE TABLE changes AS
           WITH s AS (SELECT category, item, unit, currency, number, sum(total) AS paid,
               sum(quantity) AS quantity FROM r JOIN calendar USING (month) GROUP BY ALL),
             joined AS (SELECT *, true AS is_now FROM s
               UNION ALL SELECT * REPLACE (number + 1 AS number), false FROM s),
             pair AS (SELECT category, item, unit, currency, number,
                 any_value(paid) FILTER (is_now) AS paid, any_value(quantity) FILTER (is_now) AS q,
                 any_value(paid) FILTER (NOT is_now) AS before, any_value(quantity) FILTER (NOT is_now) AS q_before
               FROM joined WHERE number > (SELECT min(number) FROM calendar)
                 AND number <= (SELECT max(number) FROM calendar) GROUP BY ALL),
             split AS (SELECT *, CASE WHEN paid > 0 AND before > 0 AND q > 0 AND q_before > 0
                 THEN (q::DOUBLE + q_before::DOUBLE) / 2
                   * (paid::DOUBLE / q::DOUBLE - before::DOUBLE / q_before::DOUBLE) ELSE 0 END AS effect
               FROM pair)
           SELECT number, category, currency, coalesce(sum(before), 0) AS previous,
             coalesce(sum(paid), 0) AS current, coalesce(sum(paid), 0) - coalesce(sum(before), 0) AS change,
             coalesce(sum(paid) FILTER (before IS NULL), 0) AS new_items,
             -coalesce(sum(before) FILTER (paid IS NULL), 0) AS gone_items,
             round(sum(effect) + 1e-9 * sign(sum(effect)), 2) AS price_effect
           FROM split GROUP BY ALL""")
    check.compare(
        "spending-change",
        f"""WITH every AS (SELECT number, category, currency, {', '.join(sums)}, price_effect, 1 AS categories
               FROM changes UNION ALL
               SELECT number, '*', currency, {', '.join(f'sum({name})' for name in sums)}, sum(price_effect),
                 count(*) FROM changes GROUP BY number, currency)
           SELECT month, every.* EXCLUDE (number), change - price_effect - new_items - gone_items AS quantity_effect
           FROM every JOIN calendar USING (number)""",
        ["month", "category", "currency"], exact=[*sums, "price_effect", "quantity_effect"],
        slack={"price_effect": "0.01 * categories", "quantity_effect": "0.01 * categories"})


# What a unit in a name is in base units, and their name.
SIZES = {"g": ("kg", fractions.Fraction(1, 1000)), "kg": ("kg", fractions.Fraction(1)),
         "ml": ("l", fractions.Fraction(1, 1000)), "l": ("l", fractions.Fraction(1))}


def packages(database):
    """The name without its size, the base unit and the content of every item that tells them."""
    pattern = r"^(.*?),? (\d+) (g|kg|ml|l)$"
    found = {}
    for item, stem, number, unit in database.execute(
            "SELECT item, regexp_extract(item, $1, 1), regexp_extract(item, $1, 2), regexp_extract(item, $1, 3) "
            "FROM (SELECT DISTINCT item FROM r) WHERE regexp_matches(item, $1)", [pattern]).fetchall():
        base, factor = SIZES[unit]
        found[item] = (stem, base, int(number) * factor)
    return found


def check_packages(check):
    """Prices per kg or litre of what is sold in packages, and packages that became smaller."""
    database, sizes = check.database, packages(check.database)
    database.execute("CREATE OR REPLACE TABLE sizes (item VARCHAR, base VARCHAR, package DECIMAL(38,6))")
    if sizes:
        database.executemany("INSERT INTO sizes VALUES (?, ?, ?)",
                             [(item, base, float(content)) for item, (_, base, content) in sizes.items()])
    check.compare(
        "package-prices",
        """SELECT item, store, base AS unit, currency, month, package, price,
           price / package::DOUBLE AS price_per_unit FROM u JOIN sizes USING (item)""",
        ["item", "store", "unit", "currency", "month"], exact=["package"], rounded=["price", "price_per_unit"])

    products = {}
    for item, store, currency, number, paid, quantity in database.execute(
            "SELECT item, store, currency, number, paid, quantity FROM u JOIN sizes USING (item)").fetchall():
        stem, base, content = sizes[item]
        price = fractions.Fraction(paid) / fractions.Fraction(quantity)
        products.setdefault((stem, base, store, currency), {}).setdefault(content, (item, {}))[1][number] = price
    rows = []
    for product, packs in products.items():
        for new in sorted(packs):
            for old in sorted(size for size in packs if size > new):
                row = succession(packs[old], old, packs[new], new)
                if row:
                    rows.append((*product, *row))
                    break
    database.execute(
        """CREATE OR REPLACE TABLE shrunk (item VARCHAR, unit VARCHAR, store VARCHAR, currency VARCHAR,
           old_item VARCHAR, new_item VARCHAR, old_package DOUBLE, new_package DOUBLE, last INTEGER, first INTEGER,
           old_price DOUBLE, new_price DOUBLE, old_price_per_unit DOUBLE, new_price_per_unit DOUBLE,
           change_percent DOUBLE)""")
    if rows:
        database.executemany(f"INSERT INTO shrunk VALUES ({', '.join('?' * 15)})", rows)
    check.compare(
        "shrinkflation",
        """SELECT shrunk.* EXCLUDE (last, first), a.month AS last_month_of_old, b.month AS first_month_of_new
           FROM shrunk JOIN calendar a ON a.number = last JOIN calendar b ON b.number = first""",
        ["item", "store", "unit", "currency", "old_item", "new_item", "last_month_of_old", "first_month_of_new"],
        exact=["old_package", "new_package"],
        rounded=["old_price", "new_price", "old_price_per_unit", "new_price_per_unit", "change_percent"])


def succession(old_pack, old, new_pack, new):
    """What the table says of a package that came in the place of a larger one; None where it did not."""
    (old_item, before), (new_item, after) = old_pack, new_pack
    first, last = min(after), max(before)
    earlier = [number for number in sorted(before) if number < first]
    if 2 * new < old or len(before) < 2 or len(after) < 2 or last > first + 1:
        return None
    if not earlier or first - earlier[-1] > 12:
        return None
    # Of two middle prices the one that speaks against a rise.
    old_prices = sorted(before[number] for number in earlier[-3:])
    new_prices = sorted(after[number] for number in sorted(after)[:3])
    old_price, new_price = old_prices[len(old_prices) // 2], new_prices[(len(new_prices) - 1) // 2]
    if ten_thousandths(new_price / new) * 100 < ten_thousandths(old_price / old) * 102:
        return None
    change = 100 * ((new_price / new) / (old_price / old) - 1)
    return (old_item, new_item, float(old), float(new), last, first, float(old_price), float(new_price),
            float(old_price / old), float(new_price / new), float(change))


def ten_thousandths(price):
    """A price in whole 1/10 000, half away from zero."""
    return math.floor(price * 10_000 + fractions.Fraction(1, 2))


def money_digits(currency):
    return {"JPY": 0, "KRW": 0, "KWD": 3}.get(currency, 2)


def round_half_away(value, digits):
    scaled = abs(value) * 10 ** digits
    return math.copysign(math.floor(scaled + 0.5), value) / 10 ** digits


def usual_basket(database, as_of):
    """Items on at least two receipts in the as-of month and the two before, at most 40."""
    return database.execute(
        """SELECT item, unit, currency, round(sum(quantity)::DOUBLE / count(DISTINCT (receipt_id, date)), 6)
           FROM r WHERE quantity > 0 AND total > 0 AND date <= $1::DATE
             AND date >= date_trunc('month', $1::DATE) - INTERVAL 2 MONTH
           GROUP BY item, unit, currency HAVING count(DISTINCT (receipt_id, date)) >= 2
           ORDER BY count(DISTINCT (receipt_id, date)) DESC, item LIMIT 40""", [as_of]).fetchall()


def product_dummy(logs, stores, items):
    """Least squares of ln price = item + store by alternating between the two; returns both effects."""
    store_effect = dict.fromkeys(stores, 0.0)
    item_effect = {}
    for _ in range(100_000):
        for item in items:
            seen = [logs[item, store] - store_effect[store] for store in stores if (item, store) in logs]
            if seen:
                item_effect[item] = math.fsum(seen) / len(seen)
        moved = 0.0
        for store in stores:
            seen = [logs[item, store] - item_effect[item] for item in items if (item, store) in logs]
            effect = math.fsum(seen) / len(seen) if seen else 0.0
            moved = max(moved, abs(effect - store_effect[store]))
            store_effect[store] = effect
        if moved < 1e-14:
            break
    return item_effect, store_effect


def check_comparison(check, as_of, max_age, availability):
    database = check.database
    basket = usual_basket(database, as_of)
    currencies = {row[2] for row in basket}
    if len(currencies) > 1:
        sys.exit(f"check_tables.py: the usual basket is checked for one currency, not {currencies}")
    latest = {(item, unit, store): (price, day) for item, unit, store, price, day in database.execute(
        """SELECT item, unit, store, sum(total)::DOUBLE / sum(quantity)::DOUBLE, strftime(date, '%Y-%m-%d')
           FROM r WHERE quantity > 0 AND total > 0 AND date <= $1::DATE
             AND date >= $1::DATE - to_days($2::INTEGER)
           GROUP BY item, unit, store, currency, date
           QUALIFY row_number() OVER (PARTITION BY item, unit, store, currency ORDER BY date DESC) = 1""",
        [as_of, max_age]).fetchall()}
    items = [(item, unit) for item, unit, _, _ in basket]
    stores = sorted({store for item, unit, store in latest if (item, unit) in set(items)})
    available = {store: sum((*item, store) in latest for item in items) for store in stores}
    eligible = [store for store in stores if available[store] * 100 >= availability * len(items)]
    logs = {(item, store): math.log(latest[(*item, store)][0])
            for item in items for store in eligible if (*item, store) in latest}
    item_effect, store_effect = product_dummy(logs, eligible, items)

    prices, totals = [], []
    for store in stores:
        total, like, filled = 0.0, 0.0, 0
        for item, unit, currency, quantity in basket:
            digits = money_digits(currency)
            if (item, unit, store) in latest:
                price, day = latest[item, unit, store]
                cost = round_half_away(price * quantity + 1e-12, digits)
                total += cost
                prices.append((item, unit, store, currency, quantity, price, cost, day, 0))
            elif store in eligible and (item, unit) in item_effect:
                price = math.exp(item_effect[item, unit] + store_effect[store])
                cost = round_half_away(price * quantity, digits)
                filled += 1
                prices.append((item, unit, store, currency, quantity, price, cost, None, 1))
            else:
                continue
            like += cost
        totals.append((store, currency, round(total, digits), round(like, digits), filled))
    ranked = sorted((row for row in totals if row[0] in eligible),
                    key=lambda row: (row[2], -available[row[0]], row[0]))
    rank = {row[0]: place for place, row in enumerate(ranked, 1)}

    database.execute("CREATE OR REPLACE TABLE wanted_prices (item VARCHAR, unit VARCHAR, store VARCHAR, "
                     "currency VARCHAR, quantity DOUBLE, price DOUBLE, cost DOUBLE, observed VARCHAR, "
                     "filled INTEGER)")
    if prices:
        database.executemany("INSERT INTO wanted_prices VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", prices)
    check.compare(
        "basket-prices", "SELECT * FROM wanted_prices", ["item", "unit", "store", "currency", "observed"],
        exact=["quantity", "cost"], rounded=["price"], where="price IS NOT NULL",
        slack={"cost": "0.01 * filled"})
    database.execute("CREATE OR REPLACE TABLE wanted_stores (rank INTEGER, store VARCHAR, currency VARCHAR, "
                     "total DOUBLE, like_for_like_total DOUBLE, available_items INTEGER, "
                     "basket_items INTEGER, availability_percent DOUBLE, filled INTEGER)")
    rows = [(rank.get(store), store, currency, total, like if store in rank else None, available[store],
             len(items), 100 * available[store] / len(items), filled)
            for store, currency, total, like, filled in totals]
    if rows:
        database.executemany("INSERT INTO wanted_stores VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    check.compare(
        "store-comparison", "SELECT * FROM wanted_stores", ["store", "currency"],
        exact=["rank", "total", "like_for_like_total", "available_items", "basket_items"],
        rounded=["availability_percent"], where="available_items <> '0'",
        slack={"like_for_like_total": "0.01 * filled"})
    print(f"  basket of {len(items)}, {len(eligible)} of {len(stores)} stores eligible, "
          f"{sum(row[4] for row in totals)} prices filled in")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("receipts")
    parser.add_argument("tables", type=pathlib.Path)
    parser.add_argument("--as-of")
    parser.add_argument("--max-price-age", type=int, default=365)
    parser.add_argument("--availability", type=int, default=85)
    parser.add_argument("--only", action="append", default=[])
    arguments = parser.parse_args()
    database = duckdb.connect()
    try:
        load(database, arguments.receipts)
    except duckdb.Error as error:
        print(f"check_tables.py: {arguments.receipts}: {error}", file=sys.stderr)
        return 2
    as_of = arguments.as_of or str(database.execute("SELECT max(date) FROM r").fetchone()[0])
    check = Check(database, arguments.tables)
    checks = {"spending": check_spending, "unit-values": check_unit_values, "store-index": check_indexes,
              "price-trends": check_trends, "price-alerts": check_alerts,
              "possible-savings": check_savings, "spending-change": check_change,
              "package-prices": check_packages,
              "store-comparison": lambda it: check_comparison(
                  it, as_of, arguments.max_price_age, arguments.availability)}
    unknown = [name for name in arguments.only if name not in checks]
    if unknown:
        parser.error(f"--only knows {', '.join(checks)}, not {', '.join(unknown)}")
    for name, run in checks.items():
        if not arguments.only or name in arguments.only:
            run(check)
    print("all tables agree" if check.failures == 0 else f"{check.failures} differences")
    return 0 if check.failures == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
