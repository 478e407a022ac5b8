#!/usr/bin/env python3
"""Measures how well payments of a bank or a card are matched with the receipts of simulated households.

    python3 payments.py --binary .build/release/pricebook

Sixty households shop for four months. 10 % of the receipts are missing, 10 % are paid in cash, and at 1 % a tip is on the
payment and not on the receipt. 2 % are paid together with another receipt of the same store and day. 5 % more payments
go to payees that are no store of the book, and rent, wages, transfers and refunds are between them. A payment is booked
up to four days later. Six banks write it as CSV, with other headers, signs, dates, decimals and names of the stores, and
four as OFX, QIF, MT940 and CAMT.

A receipt is matched rightly if the table `payments` gives its payment the day that it is of. With `payments: "fill"` the
months' spending less cash is held against what was paid by card. No package is needed; the same seed makes the same
households.
"""
import argparse
import collections
import concurrent.futures
import csv
import datetime
import json
import os
import random
import tempfile

import runs

FIRST, DAYS = datetime.date(2027, 1, 1), 120
LATEST = datetime.timedelta(4)
STORES = {
    "en": ["Fresh Corner", "Valley Foods", "Harbor Market", "Green Grocer"],
    "de": ["Kornhof", "Talmarkt", "Bioladen Süd", "Getränke Weiß"],
    "fr": ["Marché Bleu", "Grand Frais Lys", "L’Épicerie", "Boulangerie Rey"],
    "pl": ["Społem", "Żagiel", "Delikatesy Róża", "Piekarnia Mąka"],
}
# How a bank writes a store.
WRITTEN = [lambda name, number: name.upper() + f" {number:04}",
           lambda name, number: f"CARD PURCHASE {name.upper()} 12/345",
           lambda name, number: f"{name} GmbH//{number}/DE",
           lambda name, number: "".join(name.split()).upper()[:14] + f" *{number}",
           lambda name, number: f"SumUp *{name}", lambda name, number: name]
OTHERS = ["Airline Miles Ltd", "Cinema Nova", "Pharmacy Dr. Lee", "Taxi 4711", "Hairdresser Kim", "App Store"]


class Bank:
    """How one bank exports payments."""

    name, first, step = "bank.csv", 2, 1

    def __init__(self, random, kind, currency):
        self.kind, self.currency = kind, currency
        self.written = WRITTEN[kind]

    def rows(self, payments):
        if self.kind == 0:
            yield ["Transaction Date", "Description", "Amount", "Running Balance"]
            for number, (day, payee, amount) in enumerate(payments):
                yield [day.strftime("%m/%d/%Y"), payee, f"{-amount:.2f}", f"{5000 + number:.2f}"]
        elif self.kind == 1:
            yield ["Buchungstag", "Wertstellung", "Verwendungszweck", "Betrag", "Währung", "Saldo"]
            for number, (day, payee, amount) in enumerate(payments):
                yield [day.strftime("%d.%m.%Y")] * 2 + [payee, f"{-amount:.2f}".replace(".", ","), self.currency,
                                                       f"{5000 + number},00"]
        elif self.kind == 2:
            yield ["Date", "Libellé", f"Débit {self.currency}", f"Crédit {self.currency}", "Solde"]
            for number, (day, payee, amount) in enumerate(payments):
                text = f"{abs(amount):.2f}".replace(".", ",")
                yield [day.strftime("%d/%m/%Y"), payee, text if amount > 0 else "", text if amount <= 0 else "",
                       f"{5000 + number},00"]
        elif self.kind == 3:
            yield ["Posting Date", "Payee", "Debit", "Credit", "Balance"]
            for number, (day, payee, amount) in enumerate(payments):
                yield [day.isoformat(), payee, f"{amount:.2f}" if amount > 0 else "",
                       f"{-amount:.2f}" if amount <= 0 else "", f"{5000 + number:.2f}"]
        elif self.kind == 4:
            yield ["Date completed", "Type", "Description", "Amount", "Currency", "State", "Balance"]
            for number, (day, payee, amount) in enumerate(payments):
                kind = "CARD_PAYMENT" if amount > 0 else "TOPUP"
                yield [f"{day} 12:{number % 60:02}:00", kind, payee, f"{-amount:.2f}", self.currency, "COMPLETED",
                       f"{5000 + number:.2f}"]
        else:
            yield ["Data operacji", "Opis operacji", "Kwota", "Saldo po operacji"]
            for number, (day, payee, amount) in enumerate(payments):
                yield [day.isoformat(), payee, f"{-amount:.2f} {self.currency}".replace(".", ","),
                       f"{5000 + number},00 {self.currency}"]


class Statement(Bank):
    """How a bank writes payments in a format without columns."""

    FORMATS = ["ofx", "qif", "sta", "xml"]

    def __init__(self, random, kind, currency):
        self.kind, self.currency = kind, currency
        self.written = WRITTEN[random.randrange(len(WRITTEN))]
        self.name = "bank." + self.FORMATS[kind]
        # The line of the first payment, and how many lines each has.
        self.first, self.step = [(3, 1), (2, 4), (5, 2), (2, 1)][kind]

    def text(self, payments):
        entries = [(day, payee, amount, f"{abs(amount):.2f}") for day, payee, amount in payments]
        if self.kind == 0:
            return (f"OFXHEADER:100\r\n<OFX><CURDEF>{self.currency}\r\n" + "".join(
                f"<STMTTRN><TRNTYPE>{'DEBIT' if amount > 0 else 'CREDIT'}<DTPOSTED>{day:%Y%m%d}120000[-5:EST]"
                f"<TRNAMT>{'-' if amount > 0 else ''}{size}<NAME>{payee.replace('&', '&amp;')}</STMTTRN>\r\n"
                for day, payee, amount, size in entries) + "</OFX>\r\n")
        if self.kind == 1:
            return "!Type:Bank\n" + "".join(
                f"D{day.month}/{day.day:2}'{day:%y}\nT{'-' if amount > 0 else ''}{size}\nP{payee}\n^\n"
                for day, payee, amount, size in entries)
        if self.kind == 2:
            return f":20:STARTUMS\n:25:1/2\n:28C:1/1\n:60F:C261231{self.currency}1,00\n" + "".join(
                f":61:{day:%y%m%d}{day:%m%d}{'D' if amount > 0 else 'C'}{size.replace('.', ',')}NMSCNONREF\n"
                f":86:105?00BUCHUNG?20EREF+{number}?32{payee[:27]}?33{payee[27:]}\n"
                for number, (day, payee, amount, size) in enumerate(entries)) + f":62F:C270430{self.currency}1,00\n-\n"
        return '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">\n' + "".join(
            f'<Ntry><Amt Ccy="{self.currency}">{size}</Amt><CdtDbtInd>{"DBIT" if amount > 0 else "CRDT"}</CdtDbtInd><Sts>BOOK'
            f"</Sts><BookgDt><Dt>{day}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><{'Cdtr' if amount > 0 else 'Dbtr'}>"
            f"<Nm>{payee}</Nm></{'Cdtr' if amount > 0 else 'Dbtr'}></RltdPties></TxDtls></NtryDtls></Ntry>\n"
            for day, payee, amount, size in entries) + "</Document>\n"


class Household:
    def __init__(self, seed):
        self.random = random.Random(f"payments {seed}")
        language = list(STORES)[seed % 4]
        self.currency = {"en": "USD", "pl": "PLN"}.get(language, "EUR")
        self.stores = STORES[language]
        kind = seed % 10
        self.bank = (Bank if kind < 6 else Statement)(self.random, kind if kind < 6 else kind - 6, self.currency)
        self.receipts = []  # day, store, cents, whether it is missing
        self.months = collections.Counter()  # cents by month: receipts, and what payments have beside them
        self.payments = []  # booked, payee, amount, the days of its receipts; None for what is no purchase
        self._shop()
        self._live()
        self.payments.sort(key=lambda payment: payment[0])

    def _shop(self):
        chance = self.random.random
        for number in range(DAYS):
            day = FIRST + datetime.timedelta(number)
            for store in self.stores:
                if chance() > 0.15:
                    continue
                cents = self.random.randint(180, 9800)
                group = [cents]
                if chance() < 0.02:
                    group.append(self.random.randint(180, 9800))
                paid = sum(group)
                is_cash = len(group) == 1 and chance() < 0.10
                tip = self.random.choice([100, 200, 300]) if len(group) == 1 and chance() < 0.01 else 0
                is_missing = chance() < 0.10
                for part in group:
                    self.receipts.append((day, store, part, is_missing))
                if not is_cash:
                    booked = day + datetime.timedelta(self.random.choice([0, 0, 1, 1, 2, 3, 4]))
                    self.payments.append((booked, self.bank.written(store, self.random.randrange(9000)),
                                          (paid + tip) / 100, None if is_missing else day, store, bool(tip)))
                    self.months[booked.isoformat()[:7]] += paid + tip if is_missing else tip
                self.months[day.isoformat()[:7]] += 0 if is_missing else paid

    def _live(self):
        for number in range(DAYS):
            day = FIRST + datetime.timedelta(number)
            if self.random.random() < 0.03:
                self.payments.append((day, self.random.choice(OTHERS), self.random.randint(300, 9000) / 100, None, None,
                                      False))
            if day.day == 1:
                self.payments.append((day, "Landlord Meier", 950.0, None, None, False))
            if day.day == 27:
                self.payments.append((day, "Employer Payroll", -2750.0, None, None, False))
            if day.day == 15:
                self.payments.append((day, "Transfer to savings", 200.0, None, None, False))
        self.payments.append((FIRST + datetime.timedelta(40), self.bank.written(self.stores[0], 5), -12.5, None, None, False))

    def write(self, folder):
        with open(os.path.join(folder, "receipts.csv"), "w", newline="", encoding="utf-8") as file:
            table = csv.writer(file)
            table.writerow(["receipt", "date", "store", "item", "quantity", "total", "currency"])
            for number, (day, store, cents, is_missing) in enumerate(self.receipts):
                if is_missing:
                    continue
                parts = [cents // 3, cents - cents // 3]
                for part in parts:
                    table.writerow([number, day, store, self.random.choice(["Rice", "Tea", "Apples", "Soap"]), 1,
                                    f"{part / 100:.2f}", self.currency])
        with open(os.path.join(folder, self.bank.name), "w", newline="", encoding="utf-8") as file:
            if isinstance(self.bank, Statement):
                file.write(self.bank.text([payment[:3] for payment in self.payments]))
                return
            csv.writer(file, delimiter=";" if self.bank.kind in (1, 2, 5) else ",").writerows(
                self.bank.rows([payment[:3] for payment in self.payments]))


def case(arguments):
    """Counts of one household: what was matched rightly and wrongly, and what `fill` makes of the months."""
    binary, seed = arguments
    household = Household(seed)
    with tempfile.TemporaryDirectory(prefix="pricebook-payments-") as folder:
        household.write(folder)
        name = household.bank.name
        bank = os.path.join(folder, name)
        rows = runs.tables(binary, folder, ["payments"], "--payments", bank)["payments"]
        with open(os.path.join(folder, "pricebook.json"), "w", encoding="utf-8") as file:
            json.dump({"files": {name: {"payments": "fill"}}}, file)
        months = runs.tables(binary, folder, ["spending-by-month"])["spending-by-month"]
    counts = collections.Counter(households=1)
    known = {int(row["line"]): row for row in rows}
    for number, (booked, payee, amount, day, store, has_tip) in enumerate(household.payments):
        row = known.get(household.bank.first + number * household.bank.step)
        if row is None:
            counts["lost"] += 1
            continue
        said = row["receipt_dates"].split(" ")[0] if row["receipt_dates"] else None
        if row["date"] != booked.isoformat():
            counts["wrong day"] += 1
        if abs(float(row["amount"]) - abs(amount)) > 0.001:
            counts["wrong sum"] += 1
        if day and not has_tip:
            counts["card"] += 1
            counts["right"] += said == day.isoformat()
            counts["wrong"] += said is not None and said != day.isoformat()
            counts["unmatched"] += said is None
        elif day:
            counts["tips"] += 1
            counts["tips told"] += row["kind"] == "without-receipt"
        elif store:
            counts["missing"] += 1
            counts["missing told"] += row["kind"] == "without-receipt"
            counts["wrong"] += said is not None
        elif amount > 0:
            counts["other"] += 1
            counts["other told"] += row["kind"] == "other"
        else:
            counts["income"] += 1
            counts["income told"] += row["kind"] in ("income", "refund")
    for row in months:
        error = abs(float(row["spent"]) - household.months[row["month"]] / 100) / max(1, household.months[row["month"]] / 100)
        counts["months"] += 1
        counts["months within 1 %"] += error <= 0.01
    total = sum(household.months.values()) / 100
    counts["totals within 1 %"] += abs(sum(float(row["spent"]) for row in months) - total) <= 0.01 * total
    return counts


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
    counts = sum(results, collections.Counter())
    for name in ("card", "right", "wrong", "unmatched", "missing", "missing told", "tips", "tips told", "other",
                 "other told", "income", "income told", "wrong day", "wrong sum", "lost", "months", "months within 1 %",
                 "totals within 1 %"):
        print(f"{name:20}{counts[name]:>7}")
    worst = sorted(range(len(results)), key=lambda place: results[place]["right"] / max(1, results[place]["card"]))[:5]
    print("worst:", [(seeds[place], dict(results[place])) for place in worst][:3])
    if counts["right"] < 0.97 * counts["card"] or counts["wrong"] > 0.01 * counts["card"]:
        raise SystemExit("beyond the bounds")


if __name__ == "__main__":
    main()
