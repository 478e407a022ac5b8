#!/usr/bin/env python3
"""Measures whether what is to be checked in a month is found, and how often it is said of a month that is whole.

    python3 checks.py --binary .build/release/pricebook

Every household shops at two or three stores, at some every week and at others every few days, with weeks left out and
days moved. It buys the same coffee, or coffee and roll, twice on some days, and now and then six or twelve of a thing.
Each has categories and an alias file. Of each the same month is reported four ways: whole and over, whole
and under way, and with one thing wrong at a time. A thing is found if the table `answers` has a row `check` of its kind;
it is false if the whole book has one. No package is needed. The same seed makes the same households.
"""
import argparse
import collections
import concurrent.futures
import csv
import datetime
import os
import random
import tempfile

import runs

CURRENCIES = {"en": "USD", "de": "EUR", "es": "EUR", "fr": "EUR", "pl": "PLN", "cs": "CZK"}
STORES = {
    "en": ["Fresh Corner", "Valley Foods", "Harbor Market"], "de": ["Kornhof", "Talmarkt", "Bioladen Süd"],
    "es": ["Mercamar", "Súper Sol", "La Plaza"], "fr": ["Marché Bleu", "Bonprix", "L’Épicerie"],
    "pl": ["Społem", "Żagiel", "Delikatesy"], "cs": ["Potraviny U Řeky", "Zelenka", "Tržnice"],
}
# Items: name, category, price.
ITEMS = {
    "en": [("Whole milk 1 l", "Dairy", 1.49), ("Butter 250 g", "Dairy", 2.99), ("Rye bread", "Bakery", 3.2),
           ("Bananas", "Fruit", 1.8), ("Coffee beans 500 g", "Drinks", 8.5), ("Eggs 10 pcs", "Dairy", 3.1),
           ("Jalapeños", "Vegetables", 2.2), ("Crème brûlée", "Desserts", 7.9)],
    "de": [("Vollmilch 1 l", "Milch", 1.19), ("Süßrahmbutter 250 g", "Milch", 2.39), ("Brötchen", "Brot", 0.45),
           ("Äpfel", "Obst", 2.49), ("Röstkaffee 500 g", "Getränke", 6.99), ("Eier 10 Stück", "Milch", 2.79),
           ("Spülmittel", "Haushalt", 1.25), ("Hähnchen", "Fleisch", 6.99)],
    "es": [("Leche entera 1 l", "Lácteos", 0.99), ("Jamón cocido", "Carne", 2.2), ("Piñas", "Fruta", 2.1),
           ("Pan de molde", "Pan", 1.6), ("Café molido 250 g", "Bebidas", 3.4), ("Huevos 12 uds", "Lácteos", 2.7),
           ("Lejía", "Hogar", 0.9), ("Champiñones", "Verdura", 1.5)],
    "fr": [("Lait entier 1 l", "Crèmerie", 1.15), ("Crème fraîche", "Crèmerie", 1.8), ("Pâtes 500 g", "Épicerie", 1.2),
           ("Bœuf haché", "Boucherie", 5.9), ("Café moulu 250 g", "Boissons", 3.6), ("Œufs x10", "Crèmerie", 2.9),
           ("Éponges", "Maison", 1.9), ("Pommes l’Élue", "Fruits", 2.6)],
    "pl": [("Mleko łaciate 1 l", "Nabiał", 3.99), ("Masło 200 g", "Nabiał", 7.49), ("Chleb żytni", "Pieczywo", 5.2),
           ("Jabłka", "Owoce", 4.1), ("Kawa mielona 500 g", "Napoje", 21.9), ("Jaja 10 szt", "Nabiał", 11.5),
           ("Płyn do naczyń", "Dom", 6.2), ("Śliwki", "Owoce", 8.9)],
    "cs": [("Mléko 1 l", "Mléčné", 21.9), ("Máslo 250 g", "Mléčné", 49.9), ("Chléb žitný", "Pečivo", 39.9),
           ("Jablka", "Ovoce", 34.9), ("Káva mletá 500 g", "Nápoje", 159.9), ("Vejce 10 ks", "Mléčné", 54.9),
           ("Houbičky", "Domácnost", 24.9), ("Kuře", "Maso", 89.9)],
}
FIRST, MONTH, NEXT = datetime.date(2027, 1, 1), datetime.date(2027, 5, 1), datetime.date(2027, 6, 1)
LAST = NEXT - datetime.timedelta(1)
DELAY = datetime.timedelta(3)
HEADER = ["date", "store", "item", "category", "quantity", "total", "currency"]
KINDS = ["receipts-end", "store-stopped", "payments-without-receipt", "without-currency", "looks-like-prices",
         "receipts-differ", "without-category", "names-alone", "damaged-names", "may-count-twice", "unusual-line"]


class Household:
    def __init__(self, seed):
        self.random = random.Random(f"checks {seed}")
        self.habits = random.Random(f"habits {seed}")
        self.slips = random.Random(f"slips {seed}")
        self.language = list(STORES)[seed % len(STORES)]
        self.currency = CURRENCIES[self.language]
        self.stores = STORES[self.language][:2 + seed % 2]
        self.items = ITEMS[self.language]
        self.visits = self._visits()
        self.receipts = [(day, store, self._many(self._lines())) for day, store in self.visits]
        self.receipts = sorted(self.receipts + self._coffees(), key=lambda receipt: receipt[0])

    def _many(self, lines):
        """The lines, of which one in forty is of six or twelve pieces."""
        return [(name, category, self.habits.choice([6, 12]) if self.habits.random() < 0.025 else count, price)
                for name, category, count, price in lines]

    def _coffees(self):
        """The same few things twice a day, paid in cash, as two receipts that no time tells apart."""
        price, roll = self.habits.choice([2.5, 2.8, 3.1]), self.habits.choice([1.2, 1.95])
        receipts = []
        for _ in range(8):
            day = FIRST + datetime.timedelta(self.habits.randrange(150))
            lines = [("Coffee to go", "Coffee", 1, price), ("Roll", "Coffee", 1, roll)][:self.habits.choice([1, 2])]
            receipts += [(day, "Kiosk", lines)] * 2
        return receipts

    def _visits(self):
        """The first store every week, the second every four days or so, a third now and then; 5 % of weeks left out."""
        visits = []
        weekday = self.random.randrange(7)
        for week in range(23):
            day = FIRST + datetime.timedelta(weekday + 7 * week + self.random.choice([-1, 0, 0, 0, 1]))
            if self.random.random() > 0.05:
                visits.append((day, self.stores[0]))
        day = FIRST
        while day <= LAST + datetime.timedelta(7):
            day += datetime.timedelta(self.random.choice([3, 4, 4, 5, 6]))
            visits.append((day, self.stores[1]))
        for store in self.stores[2:]:
            visits += [(FIRST + datetime.timedelta(self.random.randrange(150)), store) for _ in range(9)]
        return sorted((day, store) for day, store in visits if FIRST <= day <= LAST)

    def _lines(self):
        chosen = self.random.sample(self.items, self.random.randint(3, 6))
        return [(name, category, self.random.choice([1, 1, 2]), round(price * self.random.uniform(0.95, 1.05), 2))
                for name, category, price in chosen]

    def rows(self, receipts=None):
        return [[day.isoformat(), store, name, category, count, f"{count * price:.2f}", self.currency]
                for day, store, lines in (self.receipts if receipts is None else receipts)
                for name, category, count, price in lines]

    def totals(self, receipts=None):
        return [(day, store, round(sum(count * price for _, _, count, price in lines), 2))
                for day, store, lines in (self.receipts if receipts is None else receipts)]

    # What may be wrong, each with files of the book by their names; None for whole books.

    def book(self, wrong=None):
        """The files of the book, as rows or texts, and the options of the run."""
        files, options = {"aliases.csv": self._aliases()}, []
        receipts = self.receipts
        if wrong == "receipts-end":
            end = MONTH + datetime.timedelta(self.random.randint(8, 16))
            receipts = [visit for visit in receipts if visit[0] <= end]
        elif wrong == "store-stopped":
            end = MONTH - datetime.timedelta(self.random.randint(0, 4))
            receipts = [visit for visit in receipts if visit[0] <= end or visit[1] != self.stores[0]]
        elif wrong == "payments-without-receipt":
            files["bank.csv"] = self._bank()
            options = ["--payments", "bank.csv"]
            # What is paid at the end of a month is booked in the next one.
            missing = self.random.choice([visit for visit in receipts
                                          if MONTH <= visit[0] <= LAST - DELAY and visit[1] != "Kiosk"])
            receipts = [visit for visit in receipts if visit is not missing]
        elif wrong == "without-currency":
            receipts = [visit for visit in receipts if visit[1] != self.stores[1]]
            others = [visit for visit in self.receipts if visit[1] == self.stores[1]]
            files["second.csv"] = [HEADER[:-1]] + [row[:-1] for row in self.rows(others)]
            files["holiday.csv"] = [HEADER, [(MONTH + datetime.timedelta(9)).isoformat(), "Duty Free", "Tea", "", 1,
                                             "12.00", "CHF"]]
        elif wrong == "looks-like-prices":
            day = MONTH + datetime.timedelta(self.random.randrange(28))
            files["seen.csv"] = [["date", "store", "item", "price"]] + [
                [day.isoformat(), store, name, f"{price * self.random.uniform(0.9, 1.1):.2f}"]
                for store in [*self.stores, "Aldi", "Tesco"][:self.random.randint(3, 4)] for name, _, price in self.items]
        elif wrong == "receipts-differ":
            visit = self.random.choice([visit for visit in receipts if visit[0] >= MONTH and visit[1] != "Kiosk"])
            lines = [list(line) for line in visit[2]]
            lines[self.random.randrange(len(lines))][3] *= 10
            files["again.csv"] = [HEADER] + self.rows([(visit[0], visit[1], lines)])
        elif wrong == "without-category":
            share = self.random.uniform(0.4, 0.8)
            receipts = [(day, store, [(name + (" neu" if day >= MONTH and self.random.random() < share else ""),
                                       category, count, price) for name, category, count, price in lines])
                        for day, store, lines in receipts]
            receipts = [(day, store, [(name, "" if name.endswith(" neu") else category, count, price)
                                      for name, category, count, price in lines]) for day, store, lines in receipts]
        elif wrong == "names-alone":
            old, new = self._renamed()
            receipts = [(day, store, [(new if name == old and day >= MONTH - datetime.timedelta(45) else name, category,
                                       count, price) for name, category, count, price in lines])
                        for day, store, lines in receipts]
        files["receipts.csv"] = [HEADER] + self.rows(receipts)
        if wrong == "may-count-twice":
            self._repeat(files)
        elif wrong == "unusual-line":
            self._mistype(files["receipts.csv"])
        if wrong == "damaged-names":
            damage = self.random.choice([("utf-8", "cp1252"), ("iso8859_2", "latin_1")]
                                        if self.language in ("pl", "cs") else [("utf-8", "cp1252"), ("utf-8", "cp1252")])
            files["receipts.csv"] = [
                [cell.encode(damage[0], "ignore").decode(damage[1], "ignore") if isinstance(cell, str) and place == 2
                 else cell for place, cell in enumerate(row)] for row in files["receipts.csv"]]
        return files, options

    def _repeat(self, files):
        """A receipt of the month again: whole in the same file, or in another export, with other words and columns."""
        visits = [visit for visit in self.receipts if visit[0] >= MONTH and visit[1] != "Kiosk"]
        day, store, lines = self.slips.choice(visits)
        way = self.slips.randrange(3)
        if way == 0:
            files["receipts.csv"] += self.rows([(day, store, lines)])
            return
        shown = store.upper() if way == 1 else f"{store.split()[0]} Markt 4"
        rows = [[f"{day:%d.%m.%Y}", shown, "ART " + name[:4].upper(), f"{count * price:.2f}".replace(".", ",")]
                for name, _, count, price in lines]
        self.slips.shuffle(rows)
        files["export.csv"] = [["Datum", "Markt", "Artikel", "Betrag"]] + rows

    def _mistype(self, rows):
        """One line of the month with a price ten or a hundred times too high or low, or ten times the quantity."""
        row = self.slips.choice([row for row in rows[1:] if row[0] >= MONTH.isoformat() and row[1] != "Kiosk"
                                 and row[4] < 6])
        total, way = float(row[5]), self.slips.randrange(5)
        if way < 3:
            row[5] = f"{total * [10, 100, 0.1][way]:.2f}"
        else:
            row[4] *= 10
            row[5] = f"{total * (10 if way == 3 else 1):.2f}"

    def _renamed(self):
        """An item that an alias names, and the name that the till gives it later."""
        name = self.items[1][0]
        return name, "XQ " + name.split()[0].upper() + " FINNIGAN BIDO"

    def _aliases(self):
        name, category, _ = self.items[1]
        return [["kind", "match", "name", "category"], ["item", name, name.split()[0], category]]

    def _bank(self):
        return [["Date", "Payee", "Amount", "Currency", "Balance"]] + [
            [(day + datetime.timedelta(self.random.randrange(3))).isoformat(), store.upper() + " 0" + str(number % 7),
             f"{-total:.2f}", self.currency, f"{5000 - number:.2f}"]
            for number, (day, store, total) in enumerate(self.totals()) if store != "Kiosk"]


def written(files, folder):
    for name, rows in files.items():
        with open(os.path.join(folder, name), "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(rows)


def checked(binary, files, options, as_of=LAST):
    """The kinds of the rows `check` of the month."""
    with tempfile.TemporaryDirectory(prefix="pricebook-checks-") as folder:
        written(files, folder)
        options = [os.path.join(folder, option) if option == "bank.csv" else option for option in options]
        rows = runs.tables(binary, folder, ["answers"], "--as-of", as_of.isoformat(), *options)["answers"]
    return collections.Counter(row["subject"].split(":")[0] for row in rows
                               if row["question"] == "check" and row["period"] == MONTH.isoformat()[:7])


def case(arguments):
    """What was found of one household: by what was wrong; whole books are `whole` and `under way`."""
    binary, seed = arguments
    found = {}
    for wrong in [None, *KINDS]:
        files, options = Household(seed).book(wrong)
        found[wrong or "whole"] = checked(binary, files, options)
    files, options = Household(seed).book()
    under_way = MONTH + datetime.timedelta(random.Random(seed).randrange(6, 30))
    found["under way"] = checked(binary, files, options, under_way)
    household = Household(seed)
    files, options = household.book("payments-without-receipt")
    files["receipts.csv"] = [HEADER] + household.rows()
    found["whole with payments"] = checked(binary, files, options)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--households", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first household")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    seeds = range(options.first, options.first + options.households)
    with concurrent.futures.ThreadPoolExecutor(options.workers) as pool:
        results = runs.in_order(pool, case, [(os.path.abspath(options.binary), seed) for seed in seeds])
    count = len(results)
    whole = ["whole", "under way", "whole with payments"]
    print(f"{count} households     found   false, in whole books   beside what was wrong")
    misses = []
    for kind in KINDS:
        found = sum(kind in result[kind] for result in results)
        false = sum(kind in result[case] for result in results for case in whole)
        beside = sum(kind in result[other] for result in results for other in KINDS if other != kind)
        print(f"{kind:26}{found:>3} ({100 * found / count:.0f} %){false:>11} of {len(whole) * count}{beside:>18}")
        if found < 0.95 * count or false > 0.02 * len(whole) * count:
            misses.append(kind)
        lost = [seed for seed, result in zip(seeds, results) if kind not in result[kind]]
        wrong = [seed for seed, result in zip(seeds, results) if any(kind in result[case] for case in whole)]
        if lost or wrong:
            print(f"    not found: {lost}, false: {wrong}")
    if misses:
        raise SystemExit(f"beyond the bounds: {', '.join(misses)}")


if __name__ == "__main__":
    main()
