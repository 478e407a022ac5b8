#!/usr/bin/env python3
"""Recomputes the tables of `pricebook report` with DuckDB, and the indexes with NumPy, and compares them row by row.

    python3 -m venv ~/check && ~/check/bin/pip install duckdb numpy scipy
    pricebook report receipts.csv --output out
    ~/check/bin/python check_tables.py receipts.csv out/tables

The receipts have the columns receipt_id, date, store, item, category, quantity, unit, unit_price, discount,
total and currency, the unit `each` alone in whole numbers, no adjustments, one category per item, and one
total on every line. What a package holds stands at the end of a name (`, 500 g`) or nowhere. Nothing of Pricebook
is used: every rule is written down here once more, in SQL, so that two mistakes would have to agree.

Options: --as-of DATE (default: the last day of the receipts), --max-price-age DAYS (365), --availability
PERCENT (85), --savings-days DAYS (30), --only TABLE (repeatable). Prints one line per
table and column with the largest difference.
Exit status: 0 when all agree, 1 when any row is missing, added or differs by more than rounding, 2 when
something cannot be read.

Rounding: money and counts must be equal; prices, percentages and indexes are shown with four decimals, so
half a unit of the last place is allowed.
Why spending changed is computed in exact fractions.
"""
import argparse
import calendar
import collections
import datetime
import fractions
import itertools
import math
import pathlib
import sys

import duckdb

import check_indexes

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Backtests"))
import price_model as reference

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
           quantity, unit, coalesce(discount, 0) AS discount, total, currency
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
        "spending-by-month",
        "SELECT month, currency, sum(total) AS spent, count(DISTINCT (store, receipt_id, date)) AS receipts, "
        "count(*) AS lines FROM r GROUP BY ALL",
        ["month", "currency"], exact=["spent", "receipts", "lines"])
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


def check_discounts(check):
    check.compare(
        "discounts",
        """SELECT month, store, currency,
           coalesce(sum(discount) FILTER (discount * quantity > 0), 0) AS discount,
           100 * coalesce(sum(total) FILTER (discount > 0 AND total > 0 AND quantity > 0), 0)::DOUBLE
             / sum(total) FILTER (total > 0 AND quantity > 0)::DOUBLE AS offer_share_percent
           FROM r GROUP BY ALL HAVING bool_or(discount * quantity > 0)""",
        ["month", "store", "currency"], exact=["discount"], rounded=["offer_share_percent"])


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
    """Prices against the median of the three regular prices before, and new lows of twelve months.

    A price is that before discounts. It is regular if a line names its discount, or if it is at most 10 % below the
    median of the half year up to it. Outliers neither raise an alert nor are a reference. A new low is at least 2 %
    below all prices of the year, six of them at least. What lies within 1e-12 of a limit is at the limit.
    """
    rows = check.database.execute(
        """WITH p AS (SELECT item, store, unit, currency, strftime(date, '%Y-%m') AS month,
               year(date) * 12 + month(date) AS number, sum(total)::DOUBLE / sum(quantity)::DOUBLE AS paid,
               (sum(total) + sum(greatest(discount, 0)))::DOUBLE / sum(quantity)::DOUBLE AS price,
               bool_or(discount > 0) AS discounted
             FROM r WHERE quantity > 0 AND total > 0 GROUP BY ALL),
           kind AS (SELECT item, unit, currency, count(*) AS n, list_sort(list(paid)) AS prices FROM p GROUP BY ALL),
           middle AS (SELECT *, prices[(n + 1) // 2] + prices[n // 2 + 1] AS twice FROM kind)
           SELECT p.* EXCLUDE (paid) FROM p JOIN middle USING (item, unit, currency)
           WHERE n < 3 OR NOT (2 * paid > 3 * twice * (1 + 1e-12) OR 6 * paid * (1 + 1e-12) < twice)
           ORDER BY ALL""").fetchall()
    found = []
    for key, series in itertools.groupby(rows, lambda row: row[:4]):
        known, regular = [], []
        for *_, month, number, price, discounted in series:
            alerts = []
            if len(regular) >= 3:
                median = sorted(regular[-3:])[1]
                if abs(price - median) * 10 >= median * (1 - 1e-12):
                    alerts.append(("up" if price > median else "down", median))
            year = [before for then, before in known if then >= number - 12]
            if len(year) >= 6 and price * 100 <= min(year) * 98 * (1 + 1e-12):
                alerts.append(("new low", min(year)))
            known.append((number, price))
            half = sorted(before for then, before in known if then >= number - 6)
            middle = math.sqrt(half[(len(half) - 1) // 2] * half[len(half) // 2])
            if discounted or price >= middle * 0.9 * (1 - 1e-12):
                regular.append(price)
            found += [(*key, month, kind, price, reference, 100 * (price / reference - 1))
                      for kind, reference in alerts]
    check.database.execute(
        "CREATE OR REPLACE TABLE wanted_alerts (item VARCHAR, store VARCHAR, unit VARCHAR, currency VARCHAR, "
        "month VARCHAR, kind VARCHAR, price DOUBLE, reference_price DOUBLE, change_percent DOUBLE)")
    if found:
        check.database.executemany("INSERT INTO wanted_alerts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", found)
    check.compare(
        "price-alerts", "SELECT * FROM wanted_alerts", ["item", "store", "unit", "currency", "month", "kind"],
        rounded=["price", "reference_price", "change_percent"])


def check_savings(check, days):
    """What every purchase cost above lower prices that were known: once, in the first kind that has one."""
    check.database.execute(
        """CREATE OR REPLACE TABLE bought AS SELECT item, unit, currency, store, date, month, number,
             (sum(total) * 100)::HUGEINT AS paid, sum(quantity)::HUGEINT AS quantity
           FROM r JOIN calendar USING (month) WHERE quantity > 0 AND total > 0 GROUP BY ALL""")
    # Monthly prices in whole 1/10 000, half up; an offer is 15 % below the median of the six months before.
    check.database.execute(
        """CREATE OR REPLACE TABLE known AS
           WITH m AS (SELECT item, unit, currency, store, number, sum(paid) AS paid, sum(quantity) AS quantity
               FROM bought GROUP BY ALL),
             rounded AS (SELECT *, (200 * paid + quantity) // (2 * quantity) AS price FROM m),
             before AS (SELECT a.item, a.unit, a.currency, a.store, a.number, list_sort(list(b.price)) AS l
               FROM rounded a JOIN rounded b ON a.item = b.item AND a.unit = b.unit AND a.currency = b.currency
                 AND a.store = b.store AND b.number BETWEEN a.number - 6 AND a.number - 1 GROUP BY ALL),
             middle AS (SELECT * EXCLUDE (l), l[(len(l) + 1) // 2] + l[len(l) // 2 + 1] AS twice FROM before
               WHERE len(l) >= 3),
             typical AS (SELECT item, unit, currency, median(paid::DOUBLE / quantity::DOUBLE) AS price FROM m
               GROUP BY ALL)
           SELECT b.*, b.paid::DOUBLE / b.quantity::DOUBLE AS price,
             coalesce((200 * b.paid + b.quantity) // (2 * b.quantity) * 200 <= twice * 85, false) AS offer
           FROM bought b LEFT JOIN middle USING (item, unit, currency, store, number)
             JOIN typical t USING (item, unit, currency)
           WHERE b.paid::DOUBLE / b.quantity::DOUBLE * 3 * (1 + 1e-12) >= t.price""")
    check.compare(
        "possible-savings",
        f"""WITH pair AS (SELECT b.item, b.unit, b.currency, b.store, b.date, b.month, b.paid, b.quantity,
               CASE WHEN k.store = b.store THEN CASE WHEN k.date < b.date THEN 3 END
                 WHEN k.offer THEN 2 ELSE 1 END AS place, k.paid AS low, k.quantity AS low_quantity, k.price
               FROM bought b JOIN known k ON b.item = k.item AND b.unit = k.unit AND b.currency = k.currency
                 AND k.date BETWEEN b.date - {days} AND b.date),
             lowest AS (SELECT item, unit, currency, store, date, month, paid, quantity, place,
                 min_by({{'paid': low, 'quantity': low_quantity}}, price) AS low
               FROM pair WHERE place IS NOT NULL GROUP BY ALL),
             priced AS (SELECT *, (2 * low.paid * quantity + low.quantity) // (2 * low.quantity) AS cost
               FROM lowest WHERE low.paid * quantity < paid * low.quantity),
             first AS (SELECT * FROM priced WHERE cost < paid
               QUALIFY row_number() OVER (PARTITION BY item, unit, currency, store, date ORDER BY place) = 1)
           SELECT month, item, store, currency,
             ['other-store', 'offer', 'same-store-earlier'][place] AS kind,
             sum(paid) / 100 AS paid, sum(cost) / 100 AS cheapest,
             (sum(paid) - sum(cost)) / 100 AS saving FROM first GROUP BY ALL""",
        ["month", "item", "store", "currency", "kind"], exact=["paid", "cheapest", "saving"])


def cents(value):
    """A fraction of currency units in whole hundredths, half away from zero."""
    whole = math.floor(abs(value) * 100 + fractions.Fraction(1, 2))
    return whole if value >= 0 else -whole


def bennet(old, new, months):
    """½ (q0 + q1) (p1 − p0) of (paid, quantity), where the old ones are a mean over months."""
    if not old[1] or not new[1]:
        return fractions.Fraction(0)
    return (old[1] / months + new[1]) / 2 * (new[0] / new[1] - old[0] / old[1])


def check_change(check, as_of):
    """Why spending changed against the month before and the three months before, in exact fractions."""
    database = check.database
    first_day, last_day = database.execute("SELECT min(date), max(date) FROM r").fetchone()
    as_of = datetime.date.fromisoformat(as_of)
    begins, ends = (day.year * 12 + day.month for day in (first_day, last_day))
    first_whole = begins if first_day.day <= 7 else begins + 1
    running = as_of.year * 12 + as_of.month
    if as_of.day >= calendar.monthrange(as_of.year, as_of.month)[1] - 2 or ends > running:
        running = None

    def by_month(where):
        found = collections.defaultdict(dict)
        for category, item, unit, currency, store, number, spent, paid, quantity in database.execute(
                f"""SELECT category, item, unit, currency, store, year(date) * 12 + month(date), sum(total),
                    coalesce(sum(total) FILTER (quantity > 0 AND total > 0), 0),
                    coalesce(sum(quantity) FILTER (quantity > 0 AND total > 0), 0)
                    FROM r WHERE {where} GROUP BY ALL""").fetchall():
            items = found[number].setdefault((category or "", currency), {})
            items.setdefault((item, unit), {})[store] = tuple(
                fractions.Fraction(value) for value in (spent, paid, quantity))
        return found

    def merged(months):
        """The sums of some months, by category and item."""
        together = {}
        for month in months:
            for group, items in month.items():
                for item, stores in items.items():
                    own = together.setdefault(group, {}).setdefault(item, {})
                    for store, sums in stores.items():
                        own[store] = tuple(map(sum, zip(own.get(store, (0, 0, 0)), sums)))
        return together

    def total(stores):
        return tuple(map(sum, zip(*stores.values()))) if stores else (fractions.Fraction(0),) * 3

    whole, same_days = by_month("true"), by_month(f"day(date) <= {as_of.day}")
    rows, with_data = [], set(whole)

    def references(number):
        """The months before, back to one without data; a first month that is not whole counts only alone."""
        known = next((back for back in range(3) if number - 1 - back not in with_data), 3)
        return min(known, number - first_whole) if number > first_whole else min(known, 1)

    for number in range(begins + 1, ends + 1):
        label = f"{(number - 1) // 12:04}-{(number - 1) % 12 + 1:02}"
        for reference in ("previous-month", "three-months"):
            count = 1 if reference == "previous-month" else references(number)
            months = max(1, count)
            source = same_days if number == running else whole
            then, now = merged(source[number - back] for back in range(1, count + 1)), whole[number]
            sums = collections.defaultdict(lambda: [0] * 7)
            for group in sorted(set(then) | set(now)):
                old, new = then.get(group, {}), now.get(group, {})
                both, stores = fractions.Fraction(0), fractions.Fraction(0)
                for item in set(old) & set(new):
                    both += bennet(total(old[item])[1:], total(new[item])[1:], months)
                    for store in set(old[item]) & set(new[item]):
                        stores += bennet(old[item][store][1:], new[item][store][1:], months)
                spent = [sum(total(stores)[0] for stores in side.values()) for side in (old, new)]
                # Refunds and free items are quantity.
                gone = sum(total(old[item])[1] for item in set(old) - set(new))
                added = sum(total(new[item])[1] for item in set(new) - set(old))
                parts = [cents(spent[0] / months), cents(spent[1]), cents(stores), cents(both - stores),
                         cents(fractions.Fraction(added)), -cents(fractions.Fraction(gone, months))]
                parts.append(parts[1] - parts[0] - sum(parts[2:]))
                rows.append((label, group[0], group[1], reference, *parts))
                sums[group[1]] = [left + right for left, right in zip(sums[group[1]], parts)]
            rows += [(label, "*", currency, reference, *parts) for currency, parts in sums.items()]
    names = ["previous", "current", "price_effect", "store_effect", "new_items", "gone_items", "quantity_effect"]
    database.execute(f"CREATE OR REPLACE TABLE changes (month VARCHAR, category VARCHAR, currency VARCHAR, "
                     f"reference VARCHAR, {', '.join(f'{name} BIGINT' for name in names)})")
    if rows:
        database.executemany(f"INSERT INTO changes VALUES ({', '.join('?' * 11)})", rows)
    check.compare(
        "spending-change",
        f"""SELECT month, nullif(category, '') AS category, currency, reference,
            {', '.join(f'{name} / 100 AS {name}' for name in names)}, (current - previous) / 100 AS change
            FROM changes""",
        ["month", "category", "currency", "reference"], exact=[*names, "change"])


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


def usual_basket(database, as_of, is_over):
    """A usual month: items on at least two receipts in the as-of month and the two before, the 40 on which most was
    spent, and of each what was bought in the last three whole months, divided by those of them that have data."""
    whole = """SELECT DISTINCT date_trunc('month', date) AS month FROM r
               WHERE date_trunc('month', date) <= date_trunc('month', $1::DATE) - to_months($2::INTEGER)
                 AND date_trunc('month', date) > date_trunc('month', $1::DATE) - to_months($2::INTEGER + 3)
                 AND date_trunc('month', date) >= (SELECT CASE WHEN day(min(date)) <= 7 THEN date_trunc('month', min(date))
                     ELSE date_trunc('month', min(date)) + INTERVAL 1 MONTH END FROM r)"""
    later = [as_of, 0 if is_over else 1]
    months = database.execute(f"SELECT count(*) FROM ({whole})", later).fetchone()[0]
    return database.execute(
        f"""WITH whole AS ({whole}), recent AS (
              SELECT item, unit, currency, sum(total) AS spent FROM r
              WHERE quantity > 0 AND total > 0 AND date <= $1::DATE
                AND date >= date_trunc('month', $1::DATE) - INTERVAL 2 MONTH
              GROUP BY item, unit, currency HAVING count(DISTINCT (receipt_id, date)) >= 2)
            SELECT item, unit, currency, round(sum(quantity)::DOUBLE / $3, 6)
            FROM r JOIN recent USING (item, unit, currency)
            WHERE quantity > 0 AND r.total > 0
              AND (date_trunc('month', date) IN (SELECT month FROM whole)
                   OR NOT EXISTS (SELECT 1 FROM whole) AND date <= $1::DATE
                      AND date >= date_trunc('month', $1::DATE) - INTERVAL 2 MONTH)
            GROUP BY item, unit, currency, spent ORDER BY spent DESC, item LIMIT 40""",
        later + [max(1, months)]).fetchall()


def price_model(database, as_of):
    """The reference of the price model in NumPy, with the lines of the receipts up to a day."""
    rows = database.execute(
        """SELECT item, unit, store, date, quantity::DOUBLE, total::DOUBLE,
             CASE WHEN discount > 0 THEN (total + discount)::DOUBLE END
           FROM r WHERE date <= $1::DATE ORDER BY ALL""", [as_of]).fetchall()
    day = datetime.date.fromisoformat(as_of)
    return reference.Prices([((item, unit), store, date, quantity, paid, before, False)
                             for item, unit, store, date, quantity, paid, before in rows], day)


def check_levels(check, model):
    """The price level of every store that shares five items with others, and what products should cost."""
    database, fit = check.database, model.f
    shared = fit["stores"] > 1
    rows = []
    for place, store in enumerate(model.stores):
        common = int(((fit["cnt"][:, place] > 0) & shared).sum())
        if store == model.usual:
            rows.append((store, 100.0, 100.0, 100.0, common, "purchases"))
        elif common >= 5:
            rows.append((store, *model.level(store)[:3], common, "purchases"))
    database.execute("CREATE OR REPLACE TABLE wanted_levels (store VARCHAR, level DOUBLE, lower DOUBLE, "
                     "upper DOUBLE, items INTEGER, basis VARCHAR)")
    database.executemany("INSERT INTO wanted_levels VALUES (?, ?, ?, ?, ?, ?)", rows)
    check.compare("store-levels", "SELECT * FROM wanted_levels", ["store", "basis"], exact=["items"],
                  rounded=["level", "lower", "upper"], where="level IS NOT NULL")
    prices = [(*item, store, float(fit["exp"][i, s]), int(fit["cnt"][i, s]))
              for i, item in enumerate(model.items) for s, store in enumerate(model.stores) if fit["cnt"][i, s]]
    database.execute("CREATE OR REPLACE TABLE wanted_expected (item VARCHAR, unit VARCHAR, store VARCHAR, "
                     "expected DOUBLE, months INTEGER)")
    database.executemany("INSERT INTO wanted_expected VALUES (?, ?, ?, ?, ?)", prices)
    check.compare("expected-prices", "SELECT * FROM wanted_expected", ["item", "unit", "store"], exact=["months"],
                  rounded=["expected"], where="months <> '0'")
    print(f"  {len(model.items)} items at {len(model.stores)} stores, {model.usual} is 100")


def check_comparison(check, as_of, is_over, max_age, availability):
    """The latest prices of a usual month, and by them the rule of availability; what is shown adds up to its total."""
    database = check.database
    basket = usual_basket(database, as_of, is_over)
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
    seen = dict(database.execute(
        """SELECT store, strftime(max(date), '%Y-%m-%d') FROM r
           WHERE quantity > 0 AND total > 0 AND date <= $1::DATE GROUP BY store""", [as_of]).fetchall())
    items = [(item, unit) for item, unit, _, _ in basket]
    stores = sorted({store for item, unit, store in latest if (item, unit) in set(items)})
    available = {store: sum((*item, store) in latest for item in items) for store in stores}
    eligible = [store for store in stores if available[store] * 100 >= availability * len(items)]
    prices, totals = [], []
    for store in stores:
        total = 0.0
        for item, unit, currency, quantity in basket:
            digits = money_digits(currency)
            if (item, unit, store) in latest:
                price, day = latest[item, unit, store]
                cost = round_half_away(price * quantity + 1e-12, digits)
                total += cost
                prices.append((item, unit, store, currency, quantity, price, cost, day))
        totals.append((store, currency, round(total, digits)))
    ranked = sorted((row for row in totals if row[0] in eligible),
                    key=lambda row: (row[2], -available[row[0]], row[0]))
    rank = {row[0]: place for place, row in enumerate(ranked, 1)}

    database.execute("CREATE OR REPLACE TABLE wanted_prices (item VARCHAR, unit VARCHAR, store VARCHAR, "
                     "currency VARCHAR, quantity DOUBLE, latest_price DOUBLE, latest_cost DOUBLE, latest_day VARCHAR)")
    if prices:
        database.executemany("INSERT INTO wanted_prices VALUES (?, ?, ?, ?, ?, ?, ?, ?)", prices)
    check.compare(
        "basket-prices", "SELECT * FROM wanted_prices", ["item", "unit", "store", "currency", "latest_day"],
        exact=["quantity", "latest_cost"], rounded=["latest_price"], where="latest_price IS NOT NULL")
    database.execute("CREATE OR REPLACE TABLE wanted_stores (rank INTEGER, store VARCHAR, currency VARCHAR, "
                     "total DOUBLE, last_seen VARCHAR, available_items INTEGER, basket_items INTEGER, "
                     "availability_percent DOUBLE)")
    rows = [(rank.get(store), store, currency, total, seen[store], available[store], len(items),
             100 * available[store] / len(items)) for store, currency, total in totals]
    if rows:
        database.executemany("INSERT INTO wanted_stores VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    check.compare(
        "store-comparison", "SELECT * FROM wanted_stores", ["store", "currency", "last_seen"],
        exact=["rank", "total", "available_items", "basket_items"], rounded=["availability_percent"],
        where="available_items <> '0'")
    print(f"  basket of {len(items)}, {len(eligible)} of {len(stores)} stores eligible")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("receipts")
    parser.add_argument("tables", type=pathlib.Path)
    parser.add_argument("--as-of")
    parser.add_argument("--max-price-age", type=int, default=365)
    parser.add_argument("--availability", type=int, default=85)
    parser.add_argument("--savings-days", type=int, default=30)
    parser.add_argument("--only", action="append", default=[])
    arguments = parser.parse_args()
    database = duckdb.connect()
    try:
        load(database, arguments.receipts)
    except duckdb.Error as error:
        print(f"check_tables.py: {arguments.receipts}: {error}", file=sys.stderr)
        return 2
    as_of = arguments.as_of or str(database.execute("SELECT max(date) FROM r").fetchone()[0])
    # A month whose last days have data is over, where no day was named.
    is_over, = database.execute(
        "SELECT $1::DATE >= last_day($1::DATE) - to_days($2::INTEGER)",
        [as_of, 0 if arguments.as_of else 2]).fetchone()
    check = Check(database, arguments.tables)
    model = price_model(database, as_of)
    checks = {"spending": check_spending, "unit-values": check_unit_values, "indexes": check_indexes.check,
              "price-trends": check_trends, "price-alerts": check_alerts,
              "possible-savings": lambda it: check_savings(it, arguments.savings_days),
              "spending-change": lambda it: check_change(it, as_of),
              "discounts": check_discounts, "package-prices": check_packages,
              "store-levels": lambda it: check_levels(it, model),
              "store-comparison": lambda it: check_comparison(
                  it, as_of, is_over, arguments.max_price_age, arguments.availability)}
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
