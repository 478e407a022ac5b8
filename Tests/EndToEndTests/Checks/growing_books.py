"""What a stranger could write, and what a household's book is made of, at a size: for check_growth.py.

Each function yields the files of a book of a size, by name. Strangers' inputs are the worst that somebody has thought of.
"""

import json
import os
import sqlite3
import tempfile

HEADER = "date,store,item,quantity,unit,total,currency\n"


def receipts(names, months=1):
    rows = [
        f'2026-{1 + month:02d}-{1 + number % 28:02d},Store{number % 3},"{name}",1,,2.50,EUR\n'
        for number, name in enumerate(names) for month in range(months)
    ]
    return {"receipts.csv": HEADER + "".join(rows)}


def aliases(globs):
    return {"aliases.csv": "kind,match,name,category\n" + "".join(f"item,{glob},X{number},\n" for number, glob in enumerate(globs))}


def one_glob(size):
    """A pattern that nearly matches a long name, at every place."""
    return receipts(["a" * size]) | aliases(["*" + "a" * min(900, size // 2) + "b*"])


def stores_that_lack(size):
    """Stores that each lack another of forty items: levels by least squares, and the best pair of stores."""
    return {"receipts.csv": HEADER + "".join(
        f"2026-10-{1 + item % 28:02d},Store {store},item {item},1,,{1 + (store * 7 + item * 3) % 90 / 100:.2f},EUR\n"
        for item in range(40) for store in range(size) if store % 40 != item)}


def wildcard_glob(size):
    return receipts(["a" * size]) | aliases(["*" + "a?" * 400 + "b*"])


def many_stars(size):
    return receipts(["a" * size]) | aliases(["a*" * 400 + "b"])


def globs_and_names(size):
    """Every pattern has letters that all names have, and some that one name has."""
    return receipts(f"milk {number} N{number}" for number in range(size)) | aliases(
        f"*milk?N{number}x*" for number in range(10_000, 10_000 + min(size, 4_900)))


def names(size):
    return receipts(f"Gemüse aus Köln №{number} ÉCLAIR" for number in range(size))


def marks(size):
    """One name of combining marks of several classes."""
    return receipts(["a" + "\u0301\u0323\u0327" * size])


def conjoining(size):
    """Hangul and marks that compose over many places."""
    return receipts(["\u1112\u1161\u11ab" * size, "\u0b47\u0300\u0b3e" * size])


def package_names(size):
    """One name of numbers, units and signs of multiplication."""
    return receipts(["1 x " * size + "5 g", "1'111" * size, "2 - " * size, "3 g " * size])


def package_sizes(size):
    """Sizes of one product, each of which could succeed every other."""
    return receipts((f"Milk {size + number} g" for number in range(size)), months=3)


def budgets(size):
    """Budgets of every month over ten thousand years."""
    return {
        "receipts.csv": HEADER + "0001-01-01,S,milk,1,,2,EUR\n9999-12-31,S,milk,1,,2,EUR\n",
        "budgets.csv": "month,category,amount,currency\n" + "".join(f"*,Cat{n},10,EUR\n" for n in range(size)),
    }


def currencies(size):
    """A wrong column for the currency: nearly every line has one of its own."""
    def label(number):
        return "".join(chr(65 + number // 26 ** place % 26) for place in (2, 1, 0))
    return {"receipts.csv": HEADER + "".join(
        f"2026-{8 + month:02d}-{1 + number % 28:02d},Store {number % 5},item {number % 50},1,,{1 + number % 9}.50,{label(number)}\n"
        for number in range(size) for month in range(2))}


def wide_price_list(size):
    """A column for each month, as spreadsheets have prices."""
    months = [f"{2000 + month // 12}-{1 + month % 12:02d}" for month in range(size)]
    return {"prices.csv": ",".join(["item", *months]) + "\n" + "".join(
        f"item {item}," + ",".join(f"{1 + (item * 7 + month) % 90 / 100:.2f}" for month in range(size)) + "\n"
        for item in range(10))}


def categories(size):
    return {"receipts.csv": "date,store,item,category,total\n2026-01-02,S,a," + ":".join(["A"] * size) + ",1\n"}


def vault(size, damage=""):
    items = [{"id": f"I{n}", "name": n, "createdAt": 700000000} for n in range(size)]
    text = json.dumps({"timestamp": 800100000, "version": 2, "categories": [], "items": items, "carts": [], "stores": []})
    return receipts(["milk"]) | {"vault.json": (text[:-1] + damage) if damage else text, "pricebook.json": '{"currency":"EUR"}'}


def damaged_vault(size):
    """Every entity is rejected, and the end is missing."""
    return vault(size, damage=',"x":[')


def passwords(size):
    """Rejected entities, each with a password in it."""
    items = [{"id": f"I{n}", "name": n, "password": "x"} for n in range(size)]
    text = json.dumps({"timestamp": 800100000, "version": 2, "categories": [], "items": items, "carts": [], "stores": []})
    return receipts(["milk"]) | {"vault.json": text, "pricebook.json": '{"currency":"EUR"}'}


def json_keys(size):
    """One object of many keys, and one of the same key."""
    many = ",".join(f'"k{n}":1' for n in range(size))
    same = ",".join('"k":1' for n in range(size))
    return receipts(["milk"]) | {"a.json": f'{{"items":[{{{many}}},{{{same}}}]}}'}


def json_nesting(size):
    return receipts(["milk"]) | {"a.json": "[" * size + '{"a":' * size}


def columns(size):
    """A header of many columns, some of them alike, without the ones that receipts need."""
    names = ",".join(f"column {n}" for n in range(size)) + ",datum" * size
    return receipts(["milk"]) | {"wide.csv": f"store,item,{names}\nS,milk{',' * 2 * size}\n"}


def unread_columns(size):
    """Receipts with columns that nothing is read from, as exports of till systems have by the hundred."""
    names = ",".join(f"note {number} of the till" for number in range(size))
    return {"receipts.csv": f"date,store,item,total,{names}\n" + "".join(
        f"2026-10-{1 + row:02d},S,item {row},1.{row:02d}{',x' * size}\n" for row in range(10)) + f"no,S,x,1{',x' * size}\n"}


def stores_as_columns(size):
    """A price list with a column for each store."""
    names = ",".join(f"Store {number}" for number in range(size))
    return lines(200) | {"prices.csv": f"item,{names}\n" + "".join(
        f"item {item}," + ",".join(f"{1 + (item * 7 + store) % 90 / 100:.2f}" for store in range(size)) + "\n"
        for item in range(10))}


def many_categories(size):
    """Every line has a category of its own, below two others."""
    return {"receipts.csv": "date,store,item,category,total,currency\n" + "".join(
        f"2026-{1 + number % 12:02d}-{1 + number % 28:02d},S,item {number % 50},A {number % 30}:B {number}:C {number},1.50,EUR\n"
        for number in range(size)), "budgets.csv": "month,category,amount,currency\n*,A 1,20,EUR\n"}


def payments_of_a_day(size):
    """Payments and receipts of one day, none of which has the sum of another one."""
    return {
        "receipts.csv": "receipt_id,date,store,item,total,currency\n" + "".join(
            f"R{number},2026-10-01,Market,Coffee,{number + 1}.10,EUR\n" for number in range(size)),
        "bank.csv": "Date,Payee,Amount\n" + "".join(
            f"2026-10-02,Market {number},-{2 * number + 1}.25\n" for number in range(size)),
        "pricebook.json": '{"payments": "match"}'}


def payments_of_one_sum(size):
    """A coffee every few hours, always at the same price."""
    days = [f"2026-{1 + number // 280 % 12:02d}-{1 + number // 10 % 28:02d}" for number in range(size)]
    return {
        "receipts.csv": "receipt_id,date,store,item,total,currency\n" + "".join(
            f"R{number},{day},Market,Coffee,2.50,EUR\n" for number, day in enumerate(days)),
        "bank.csv": "Date,Payee,Amount\n" + "".join(f"{day},Market {number},-2.50\n" for number, day in enumerate(days)),
        "pricebook.json": '{"payments": "match"}'}


def file_name(size):
    mapping = {"name": "x", "files": "*.csv", "fileName": "*" * min(900, size) + "{date}", "columns": {"item": "Bar", "total": "Baz"},
               "constants": {"store": "S"}}
    return {"2026-01-02.csv": "Foo,Bar,Baz\n" + "x,milk,2\n" * size, "pricebook.json": json.dumps({"sources": [mapping]})}


def schema(size):
    """A store of many tables and columns that no app has."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "a.db")
        database = sqlite3.connect(path)
        for number in range(size):
            database.execute(f"create table ZT{number} (Z_PK integer primary key, ZNAME text, ZA{number} text)")
        database.commit()
        database.close()
        with open(path, "rb") as file:
            return receipts(["milk"]) | {"a.db": file.read()}


def alike_names(size):
    """Names that share all words but one, for the search for names that mean the same."""
    return receipts(f"Organic whole milk fresh {number} brand" for number in range(size))


def letters_only(size):
    return receipts("".join("abcdefghij"[int(digit)] for digit in f"{number:05d}") + " milk" for number in range(size))


def mixed(number):
    """A number that depends on another one in no visible way."""
    return (number * 2654435761 >> 9) ^ (number * 40503 >> 4)


def lines(size, items=100, stores=4, months=24, categories=3):
    """An ordinary book: a receipt is ten lines, and every month looks alike."""
    rows = []
    for line in range(size):
        receipt = line // 10
        month = receipt % months
        item = mixed(line) % items
        rows.append(
            f"R{receipt},{2005 + month // 12}-{1 + month % 12:02d}-{1 + mixed(receipt) % 28:02d},Store {mixed(receipt + 7) % stores},"
            f"Item {item},Category {item % categories},{1 + line % 3},each,{1 + item % 50 + mixed(line) % 9 / 10:.2f},EUR\n")
    return {"receipts.csv": "receipt_id,date,store,item,category,quantity,unit,total,currency\n" + "".join(rows)}


def items(size):
    return lines(size * 4, items=size)


def stores(size):
    """Every store has about ten of a hundred items."""
    return lines(size * 10, items=100, stores=size)


def months(size):
    """Twenty lines in each month."""
    return lines(size * 20, items=20, stores=2, months=size, categories=2)


def short_months(size):
    """Ten lines in each month."""
    return lines(size * 10, items=10, stores=2, months=size, categories=1)


def files(size):
    return {f"receipts/{number // 100}/{number}.csv": HEADER + "".join(
        f"2026-{1 + number % 12:02d}-{1 + line * 3:02d},Store {number % 7},item {(number + line) % 50},1,,{1 + line / 10:.2f},EUR\n"
        for line in range(5)) for number in range(size)}


def baskets(size):
    """Five items each, of two hundred that four stores have."""
    book = lines(600, items=200)
    return book | {f"baskets/basket {number}.csv": "item,quantity,unit\n" + "".join(
        f"Item {(number * 11 + line * 17) % 200},{1 + line},each\n" for line in range(5)) for number in range(size)}


def aliases_and_names(size):
    """A plain row, and one with a wildcard, for a quarter of the names each."""
    written = [f"ART {number:05d} {'ABCDEFGH'[number % 8]}{number * 7919 % size:05d} LT" for number in range(size)]
    rows = [f"item,{name if number % 8 else name[:12] + '*'},Product {number % 300},\n"
            for number, name in enumerate(written) if number % 4 == 0]
    return receipts(written) | {"aliases.csv": "kind,match,name,category\n" + "".join(rows)}


def price_list(size):
    return lines(200) | {"prices.csv": "date,store,item,size,price,currency\n" + "".join(
        f"2006-{1 + row % 12:02d}-{1 + row // 12 % 28:02d},Store {row % 5},Item {row * 7 % 400},500 g,{1 + row % 80 / 10:.2f},EUR\n"
        for row in range(size))}


def json_receipts(size):
    """Four lines in each."""
    return {"receipts.json": json.dumps([
        {"store": f"Store {number % 5}", "date": f"2026-{1 + number % 12:02d}-{1 + number % 28:02d}", "currency": "EUR",
         "items": [{"name": f"Item {(number * 3 + line) % 200}", "quantity": 1, "total": 1 + line / 10} for line in range(4)]}
        for number in range(size)])}


def full_vault(size):
    """An app's export: an item has two prices, and a cart five lines."""
    categories = [{"uid": f"K{number}", "name": f"Category {number}", "sortOrder": number, "items": []} for number in range(12)]
    for number in range(size):
        categories[number % 12]["items"].append({
            "id": f"I{number}", "name": f"Item {number}", "createdAt": 700000000, "priceOptions": [
                {"store": f"Store {(number + option) % 5}", "pricePerUnit": {"priceValue": 1 + number % 70 / 10, "unit": "kg"}}
                for option in range(2)]})
    carts = [{
        "id": f"C{number}", "name": f"Cart {number}", "budget": 50, "status": 2, "createdAt": 780000000 + number * 40_000,
        "updatedAt": 780000000 + number * 40_000, "startedAt": 780000000 + number * 40_000,
        "completedAt": 780003600 + number * 40_000, "cartItems": [{
            "itemId": f"I{(number * 5 + line) % size}", "quantity": 2, "originalPlanningQuantity": 1, "isFulfilled": True,
            "plannedStore": f"Store {number % 5}", "plannedPrice": 1.5, "plannedUnit": "kg", "actualStore": f"Store {number % 5}",
            "actualPrice": 1.6, "actualQuantity": 2, "actualUnit": "kg"} for line in range(5)]} for number in range(size // 4)]
    return {"pricebook.json": '{"currency":"EUR"}', "vault.json": json.dumps({"uid": "V", "categories": categories, "carts": carts})}


def similar_wrong_items(size):
    """A basket of fixed length whose items no receipt has, so that names like them are looked for."""
    return receipts(f"item number {number}" for number in range(size)) | {
        "baskets/basket.csv": "item,quantity,unit\n" + "".join(f"itme nubmer {n}x,1,\n" for n in range(20))}


def without_category(size):
    """Every second item has no category, and every name has a word of its own."""
    def word(number):
        letters = mixed(number)
        return "".join("bcdfghjklmnprstvwxyz"[letters // 20 ** place % 20] + "aeiou"[letters // 3 ** place % 5] for place in range(5))

    return {"receipts.csv": "date,store,item,category,total,currency\n" + "".join(
        f"2026-10-{1 + number % 28:02d},Store {number % 3},{word(number)},{'Food' if number % 2 else ''},2.50,EUR\n"
        for number in range(size))}
