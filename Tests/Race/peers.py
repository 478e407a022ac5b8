#!/usr/bin/env python3
"""Does the work of `pricebook report`'s tables with general engines, as their own experts would write it.

    peers.py duckdb|polars|datafusion|chdb RECEIPTS.csv OUT_DIR [euro|kg|mapping|json]

Reads a receipts CSV as `Tests/Benchmark` generates it, and writes four tables as CSV files: spending
(month, category, currency), unit-values (item, store, unit, currency, month), latest-prices (item, store, unit,
currency) and store-comparison (stores by the total of the usual basket, those that price at least 85 % of it).
A price takes a quantity above 0 and a total above 0.

Every engine is told the types of the columns, reads the file once, skips columns that it does not need, and finds
the latest day of a product before it looks at prices: each of these was measured to be faster than the plain way.
"""
import os
import sys
import time

KEYS = ["item", "store", "unit", "currency"]
NEEDED = ["date", "store", "item", "category", "quantity", "unit", "total", "currency"]
TYPES = {"receipt_id": "VARCHAR", "date": "DATE", "store": "VARCHAR", "item": "VARCHAR", "category": "VARCHAR",
         "quantity": "DOUBLE", "unit": "VARCHAR", "unit_price": "DOUBLE", "discount": "DOUBLE", "total": "DOUBLE",
         "currency": "VARCHAR"}

# One statement for each table, in the SQL that DuckDB and DataFusion share.
SPENDING = """SELECT month, category, currency, sum(total) AS spent, count(*) AS lines FROM r
    GROUP BY month, category, currency ORDER BY month, category, currency"""
UNIT_VALUES = """SELECT item, store, unit, currency, month, sum(total) / sum(quantity) AS price,
    sum(quantity) AS quantity, count(*) AS observations FROM r WHERE quantity > 0 AND total > 0
    GROUP BY item, store, unit, currency, month ORDER BY item, store, unit, currency, month"""
LATEST = """WITH last AS (SELECT item, store, unit, currency, max(date) AS date FROM r
      WHERE quantity > 0 AND total > 0 GROUP BY item, store, unit, currency)
    SELECT r.item, r.store, r.unit, r.currency, r.date, sum(total) / sum(quantity) AS price
    FROM r JOIN last ON r.item = last.item AND r.store = last.store AND r.unit = last.unit
      AND r.currency = last.currency AND r.date = last.date
    WHERE quantity > 0 AND total > 0 GROUP BY r.item, r.store, r.unit, r.currency, r.date
    ORDER BY r.item, r.store, r.unit, r.currency"""
COMPARISON = """WITH last AS (SELECT max(month) AS m FROM r),
    basket AS (SELECT item, unit, currency, sum(quantity) / 3 AS quantity FROM r CROSS JOIN last
      WHERE month > m - INTERVAL '3' MONTH AND quantity > 0 GROUP BY item, unit, currency
      ORDER BY count(*) DESC, item LIMIT 40)
    SELECT store, l.currency, round(sum(l.price * basket.quantity), 2) AS total, count(*) AS available
    FROM basket JOIN l ON basket.item = l.item AND basket.unit = l.unit AND basket.currency = l.currency
    GROUP BY store, l.currency HAVING count(*) * 100 >= 85 * (SELECT count(*) FROM basket) ORDER BY total, store"""


def with_duckdb(source, path):
    import duckdb
    db = duckdb.connect()
    db.execute(f"SET threads={os.cpu_count()}; SET preserve_insertion_order=false")
    columns = "{" + ", ".join(f"'{name}': '{kind}'" for name, kind in TYPES.items()) + "}"
    db.execute(f"""CREATE TABLE r AS SELECT {", ".join(NEEDED)}, date_trunc('month', date) AS month
        FROM read_csv('{source}', header=true, auto_detect=false, delim=',', quote='"', columns={columns})""")
    db.execute(f"COPY ({SPENDING}) TO '{path('spending')}' (HEADER)")
    db.execute(f"CREATE TABLE u AS {UNIT_VALUES.split('ORDER BY')[0]}")
    db.execute(f"COPY (SELECT * FROM u ORDER BY item, store, unit, currency, month) TO '{path('unit-values')}' (HEADER)")
    db.execute(f"CREATE TABLE l AS {LATEST.split('ORDER BY')[0]}")
    db.execute(f"COPY (SELECT * FROM l ORDER BY item, store, unit, currency) TO '{path('latest-prices')}' (HEADER)")
    db.execute(f"COPY ({COMPARISON}) TO '{path('store-comparison')}' (HEADER)")


def with_datafusion(source, path):
    import datafusion
    import pyarrow
    kinds = {"VARCHAR": pyarrow.string(), "DATE": pyarrow.date32(), "DOUBLE": pyarrow.float64()}
    schema = pyarrow.schema([(name, kinds[kind]) for name, kind in TYPES.items()])
    context = datafusion.SessionContext(datafusion.SessionConfig().with_target_partitions(os.cpu_count()))
    context.register_csv("source", source, schema=schema)
    read = context.sql(f"SELECT {', '.join(NEEDED)}, date_trunc('month', date) AS month FROM source").cache()
    context.register_view("r", read)

    def write(name, statement):
        context.sql(statement).write_csv(path(name), with_header=True)

    write("spending", SPENDING)
    unit_values = context.sql(UNIT_VALUES).cache()
    unit_values.write_csv(path("unit-values"), with_header=True)
    latest = context.sql(LATEST).cache()
    context.register_view("l", latest)
    latest.write_csv(path("latest-prices"), with_header=True)
    write("store-comparison", COMPARISON)


def with_chdb(source, path):
    from chdb import session
    db = session.Session()
    low = {"store", "item", "category", "unit", "currency"}
    kinds = {"VARCHAR": "String", "DATE": "Date32", "DOUBLE": "Float64"}
    structure = ", ".join(f"{name} {'LowCardinality(String)' if name in low else kinds[kind]}" for name, kind in TYPES.items())
    run = db.query

    def write(name, statement):
        run(f"INSERT INTO FUNCTION file('{path(name)}', CSVWithNames) {statement}")

    run(f"SET max_threads = {os.cpu_count()}, prefer_column_name_to_alias = 1")
    run(f"""CREATE TABLE r ENGINE = Memory AS SELECT {", ".join(NEEDED)}, toStartOfMonth(date) AS month
        FROM file('{source}', CSVWithNames, '{structure}')""")
    write("spending", SPENDING)
    run(f"CREATE TABLE u ENGINE = Memory AS {UNIT_VALUES}")
    write("unit-values", "SELECT * FROM u ORDER BY item, store, unit, currency, month")
    run("""CREATE TABLE l ENGINE = Memory AS SELECT item, store, unit, currency, date, sum(total) / sum(quantity) AS price
        FROM r WHERE quantity > 0 AND total > 0 AND (item, store, unit, currency, date) IN
          (SELECT item, store, unit, currency, max(date) FROM r WHERE quantity > 0 AND total > 0
           GROUP BY item, store, unit, currency) GROUP BY item, store, unit, currency, date""")
    write("latest-prices", "SELECT * FROM l ORDER BY item, store, unit, currency")
    write("store-comparison", """WITH basket AS (SELECT item, unit, currency, sum(quantity) / 3 AS quantity FROM r
          WHERE month > addMonths((SELECT max(month) FROM r), -3) AND quantity > 0 GROUP BY item, unit, currency
          ORDER BY count(*) DESC, item LIMIT 40)
        SELECT store, currency, round(sum(l.price * basket.quantity), 2) AS total, count(*) AS available
        FROM basket JOIN l USING (item, unit, currency) GROUP BY store, currency
        HAVING available * 100 >= 85 * (SELECT count(*) FROM basket) ORDER BY total, store""")


def with_polars(source, path):
    import polars as pl
    kinds = {"VARCHAR": pl.Categorical, "DATE": pl.Date, "DOUBLE": pl.Float64}
    schema = {name: pl.String if name == "receipt_id" else kinds[kind] for name, kind in TYPES.items()}
    text = lambda *names: [pl.col(name).cast(pl.String) for name in names]
    r = (pl.scan_csv(source, schema=schema).select(NEEDED).with_columns(month=pl.col("date").dt.truncate("1mo"))
         .collect(engine="streaming").lazy())
    (r.group_by("month", "category", "currency").agg(spent=pl.col("total").sum(), lines=pl.len())
      .sort("month", *text("category", "currency")).sink_csv(path("spending"), engine="streaming"))
    priced = r.filter((pl.col("quantity") > 0) & (pl.col("total") > 0))
    u = (priced.group_by(*KEYS, "month")
         .agg(price=pl.col("total").sum() / pl.col("quantity").sum(), quantity=pl.col("quantity").sum(), observations=pl.len())
         .sort(*text(*KEYS), "month"))
    u.sink_csv(path("unit-values"), engine="streaming")
    days = priced.group_by(KEYS).agg(date=pl.col("date").max())
    latest = (priced.select(*KEYS, "date", "total", "quantity").join(days, on=[*KEYS, "date"], how="semi").group_by(*KEYS, "date")
              .agg(price=pl.col("total").sum() / pl.col("quantity").sum()).sort(*text(*KEYS))
              .collect(engine="streaming").lazy())
    latest.sink_csv(path("latest-prices"), engine="streaming")
    last = r.select(pl.col("month").max()).collect().item()
    basket = (r.filter((pl.col("month") > pl.lit(last).dt.offset_by("-3mo")) & (pl.col("quantity") > 0))
              .group_by("item", "unit", "currency").agg(quantity=pl.col("quantity").sum() / 3, n=pl.len())
              .sort("n", *text("item"), descending=[True, False]).head(40).collect(engine="streaming"))
    (basket.lazy().join(latest, on=["item", "unit", "currency"]).group_by("store", "currency")
      .agg(total=(pl.col("price") * pl.col("quantity")).sum().round(2), available=pl.len())
      .filter(pl.col("available") * 100 >= 85 * len(basket)).sort("total", *text("store"))
      .sink_csv(path("store-comparison")))


# The receipts of shapes.py, whose spending by store and currency every engine adds up.
BY_STORE = "SELECT store, currency, round(sum(total), 2) AS spent, count(*) AS lines FROM r GROUP BY store, currency ORDER BY store"
AMOUNT = {"euro": "CAST(replace(total, ' €', '') AS DOUBLE)"}


def shape_with_duckdb(shape, source, path):
    import duckdb
    db = duckdb.connect()
    db.execute(f"SET threads={os.cpu_count()}; SET preserve_insertion_order=false")
    total = AMOUNT.get(shape, "total")
    kinds = {name: kind for name, kind in TYPES.items() if shape != "kg" or name != "unit"}
    if shape == "euro":
        kinds |= {name: "VARCHAR" for name in ("unit_price", "discount", "total")}
    if shape == "kg":
        kinds["quantity"] = "VARCHAR"
    if shape == "mapping":
        kinds = {"c " + name: kind for name, kind in kinds.items()}
    columns = "{" + ", ".join(f"'{name}': '{kind}'" for name, kind in kinds.items()) + "}"
    read = (f"read_json('{source}', format='array', columns={columns})" if shape == "json" else
            f"read_csv('{source}', header=true, auto_detect=false, delim=',', quote='\"', columns={columns})")
    prefix = "c " if shape == "mapping" else ""
    total = f'"{prefix}total"' if total == "total" else total
    # What Pricebook takes of a line: its day, item and quantity, too.
    quantity = "CAST(replace(quantity, ' kg', '') AS DOUBLE)" if shape == "kg" else f'"{prefix}quantity"'
    db.execute(f"""CREATE TABLE r AS SELECT "{prefix}date" AS date, "{prefix}store" AS store, "{prefix}item" AS item,
        {quantity} AS quantity, "{prefix}currency" AS currency, {total} AS total FROM {read}""")
    db.execute(f"COPY ({BY_STORE}) TO '{path('spending-by-store')}' (HEADER)")


def shape_with_polars(shape, source, path):
    import polars as pl
    prefix = "c " if shape == "mapping" else ""
    names = ["date", "store", "item", "quantity", "currency", "total"]
    if shape == "json":
        r = pl.read_json(source).lazy()
    else:
        r = pl.scan_csv(source, infer_schema=False)
    r = r.select(pl.col(prefix + name).alias(name) for name in names)
    if shape != "json":
        r = r.with_columns(total=pl.col("total").str.strip_suffix(" €").cast(pl.Float64),
                           quantity=pl.col("quantity").str.strip_suffix(" kg").cast(pl.Float64),
                           date=pl.col("date").str.to_date())
    (r.group_by("store", "currency").agg(spent=pl.col("total").sum().round(2), lines=pl.len()).sort("store")
      .collect(engine="streaming").write_csv(path("spending-by-store")))


ENGINES = {"duckdb": with_duckdb, "polars": with_polars, "datafusion": with_datafusion, "chdb": with_chdb}
SHAPE_ENGINES = {"duckdb": shape_with_duckdb, "polars": shape_with_polars}

if __name__ == "__main__":
    engine, source, out, *shape = sys.argv[1:5]
    os.makedirs(out, exist_ok=True)
    start = time.perf_counter()
    path = lambda name: os.path.join(os.path.abspath(out), name + ".csv")
    if shape:
        SHAPE_ENGINES[engine](shape[0], source, path)
    else:
        ENGINES[engine](source, path)
    print(f"{engine}: {time.perf_counter() - start:.3f} s", file=sys.stderr)
