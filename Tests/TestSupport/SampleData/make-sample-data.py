#!/usr/bin/env python3
"""Writes the made-up household of sample-data/: the same bytes on every run.

    make-sample-data.py [FOLDER]        FOLDER is sample-data unless named

Everything in it is invented: people, stores, receipts and prices. Standard library only.

How it works: a table of items (price level, how often they are needed, which stores have them), a price
history per item and store that moves in steps, and a shopping week that buys what is most overdue. The
quirks that real exports have, and the turns of the story, are set by hand and named where they are set.
"""
import csv
import datetime
import io
import json
import pathlib
import random
import sys
import uuid

SEED = 20261027
FIRST_DAY = datetime.date(2025, 9, 1)
LAST_DAY = datetime.date(2026, 10, 27)
HOLIDAY = (datetime.date(2026, 8, 3), datetime.date(2026, 8, 14))
CLOSED = {datetime.date.fromisoformat(day) for day in (
    "2025-10-03", "2025-10-31", "2025-12-25", "2025-12-26", "2026-01-01", "2026-04-03",
    "2026-04-06", "2026-05-01", "2026-05-14", "2026-05-25", "2026-10-03")}

K, L, N, D, H = "Kornmarkt", "Lindner", "Nordkauf", "Drogerie Blank", "Hofladen Wiese"
STORES = {"K": K, "L": L, "N": N, "D": D, "H": H}
LOCATION = {K: "Südring 4", L: "Bahnhofstraße 21", N: "Am Wehr 2", D: "Südring 6", H: "Wiesenweg 1"}
LEVEL = {K: 1.05, L: 0.90, N: 0.92, D: 0.93, H: 1.14}       # against the base price, in September 2025
INFLATION = {K: 0.062, L: 0.034, N: 0.018, D: 0.012, H: 0.025}  # a year

DAIRY, MEAT, GREENS, BREAD = "Dairy and eggs", "Meat and fish", "Fruit and vegetables", "Bread and bakery"
PANTRY, DRINKS, SWEETS = "Pantry", "Drinks", "Sweets and snacks"
HOUSEHOLD, CARE, PETS = "Household", "Personal care", "Pet food"
CATEGORIES = [DAIRY, MEAT, GREENS, BREAD, PANTRY, DRINKS, SWEETS, HOUSEHOLD, CARE, PETS]

# Name, category, unit, base price in cents (per kilogram for g), quantities, days between purchases, stores.
# Quantities of kg are a range in grams. The forty items of STAPLES are the household's usual basket: all at
# Kornmarkt, 36 at Lindner (90 %), 33 at Nordkauf (82.5 %, just below the threshold).
STAPLES = [
    ("Whole milk", DAIRY, "l", 115, (6, 8), 7, "KLNH"),
    ("Butter", DAIRY, "each", 219, (2, 3), 9, "KLN"),
    ("Eggs, 10", DAIRY, "each", 299, (1, 2, 2), 10, "KLNH"),
    ("Natural yoghurt", DAIRY, "each", 109, (4, 5, 6), 8, "KLN"),
    ("Gouda, sliced", DAIRY, "each", 279, (2, 3), 9, "KLN"),
    ("Mozzarella", DAIRY, "each", 99, (3, 4), 11, "KLN"),
    ("Cream", DAIRY, "each", 95, (2, 3), 12, "KLN"),
    ("Oat drink", DAIRY, "l", 149, (3, 4), 11, "KN"),
    ("Chicken breast", MEAT, "kg", 1090, (700, 1200), 9, "KLN"),
    ("Minced beef", MEAT, "kg", 1190, (550, 900), 10, "KLN"),
    ("Salmon fillet", MEAT, "kg", 2290, (350, 600), 12, "KL"),
    ("Cooked ham", MEAT, "each", 229, (1, 2, 2), 11, "KLN"),
    ("Bananas", GREENS, "kg", 149, (1150, 2200), 7, "KLN"),
    ("Apples, Elstar", GREENS, "kg", 249, (1300, 2600), 8, "KLNH"),
    ("Tomatoes", GREENS, "kg", 279, (650, 1400), 8, "KLNH"),
    ("Cucumber", GREENS, "each", 89, (1, 2, 2), 8, "KLNH"),
    ("Carrots", GREENS, "kg", 119, (1000, 1750), 11, "KLNH"),
    ("Potatoes", GREENS, "kg", 129, (2200, 3750), 11, "KLNH"),
    ("Onions", GREENS, "kg", 129, (850, 1600), 12, "KLN"),
    ("Peppers, mixed", GREENS, "each", 229, (1, 2), 10, "KLN"),
    ("Avocado", GREENS, "each", 119, (3, 4), 11, "KL"),
    ("Lettuce", GREENS, "each", 129, (1, 2), 11, "KH"),
    ("Wholegrain bread", BREAD, "each", 249, (1, 2, 2), 7, "KLN"),
    ("Bread rolls", BREAD, "each", 35, (8, 10), 8, "KLN"),
    ('Baguette "Tradition", 250 g', BREAD, "each", 189, (2, 3), 10, "K"),
    ("Toast", BREAD, "each", 129, (1, 2), 12, "KLN"),
    ("Pasta, 500 g", PANTRY, "each", 99, (3, 4), 10, "KLN"),
    ("Basmati rice, 1 kg", PANTRY, "each", 299, (1, 2), 13, "KLN"),
    ("Olive oil, 750 ml", PANTRY, "each", 849, (1,), 13, "KL"),
    ("Tomato passata", PANTRY, "each", 95, (3, 4), 11, "KLN"),
    ("Muesli", PANTRY, "each", 349, (2, 3), 11, "KLN"),
    ("Coffee, ground", PANTRY, "each", 699, (1, 2), 10, "KLN"),
    ("Mineral water, crate", DRINKS, "each", 549, (2, 3), 10, "KN"),
    ("Orange juice", DRINKS, "l", 199, (3, 4), 9, "KLN"),
    ("Beer, alcohol-free", DRINKS, "each", 99, (6, 12), 12, "KL"),
    ("Dark chocolate", SWEETS, "each", 149, (3, 4), 10, "KLN"),
    ("Potato crisps", SWEETS, "each", 189, (2, 3), 11, "KLN"),
    ("Kitchen roll", HOUSEHOLD, "each", 279, (1, 2), 13, "KLND"),
    ("Toilet paper", HOUSEHOLD, "each", 449, (1, 2), 13, "KLND"),
    ("Cat food, tins", PETS, "each", 69, (12, 18), 9, "KLD"),
]
OTHERS = [
    ("Feta", DAIRY, "each", 249, (1,), 45, "KLN"),
    ("Mountain cheese", DAIRY, "g", 2290, (150, 320), 34, "H"),
    ("Quark", DAIRY, "each", 129, (1, 2), 45, "KLN"),
    ("Pork schnitzel", MEAT, "kg", 990, (600, 1000), 40, "KL"),
    ("Salami", MEAT, "each", 249, (1,), 45, "KLN"),
    ("Fish fingers", MEAT, "each", 349, (1,), 45, "KLN"),
    ("Sausages, Vienna", MEAT, "each", 299, (1,), 45, "KLN"),
    ("Smoked trout", MEAT, "each", 449, (1, 2), 45, "KH"),
    ("Lemons", GREENS, "each", 45, (2, 3), 40, "KLN"),
    ("Mushrooms", GREENS, "each", 199, (1,), 36, "KL"),
    ("Broccoli", GREENS, "each", 179, (1,), 38, "KLH"),
    ("Spinach, frozen", GREENS, "each", 199, (1,), 45, "KLN"),
    ("Strawberries", GREENS, "each", 349, (1, 2), 33, "KH"),
    ("Asparagus", GREENS, "kg", 1190, (700, 1450), 33, "KH"),
    ("Grapes", GREENS, "kg", 349, (700, 1300), 34, "KLN"),
    ("Pumpkin", GREENS, "each", 299, (1,), 34, "H"),
    ("Clementines", GREENS, "kg", 249, (1450, 2200), 33, "KLN"),
    ("Croissants", BREAD, "each", 99, (3, 4), 40, "KL"),
    ("Sourdough loaf", BREAD, "each", 549, (1,), 33, "H"),
    ("Wheat flour, 1 kg", PANTRY, "each", 89, (1, 2), 50, "KLN"),
    ("Sugar, 1 kg", PANTRY, "each", 119, (1,), 60, "KLN"),
    ("Honey", PANTRY, "each", 699, (1,), 60, "H"),
    ("Red lentils", PANTRY, "each", 199, (1, 2), 55, "KN"),
    ("Chickpeas, tin", PANTRY, "each", 99, (2, 3), 45, "KLN"),
    ("Peanut butter", PANTRY, "each", 299, (1,), 50, "KL"),
    ("Red wine", DRINKS, "each", 649, (1, 2), 33, "KL"),
    ("Tea bags, chamomile", DRINKS, "each", 179, (1, 2), 55, "KN"),
    ("Apple juice", DRINKS, "l", 199, (3, 6), 34, "H"),
    ("Biscuits", SWEETS, "each", 149, (1, 2), 36, "KLN"),
    ("Ice cream", SWEETS, "each", 399, (1,), 33, "KLN"),
    ("Gummy bears", SWEETS, "each", 109, (1, 2), 40, "KLD"),
    ("Gingerbread", SWEETS, "each", 399, (1, 2), 33, "KL"),
    ("Washing powder", HOUSEHOLD, "each", 899, (1,), 45, "KND"),
    ("Dishwasher tablets", HOUSEHOLD, "each", 649, (1,), 45, "LD"),
    ("Bin bags", HOUSEHOLD, "each", 229, (1,), 50, "KND"),
    ("All-purpose cleaner", HOUSEHOLD, "each", 229, (1,), 55, "LD"),
    ("Sponges", HOUSEHOLD, "each", 149, (1,), 50, "D"),
    ("Shampoo", CARE, "each", 345, (1,), 38, "KD"),
    ("Toothpaste", CARE, "each", 195, (1, 2), 36, "KD"),
    ("Shower gel", CARE, "each", 165, (1, 2), 36, "LD"),
    ("Deodorant", CARE, "each", 225, (1,), 45, "D"),
    ("Hand cream", CARE, "each", 295, (1,), 55, "D"),
    ("Soap", CARE, "each", 95, (1, 2), 40, "D"),
    ("Sun cream", CARE, "each", 795, (1,), 40, "D"),
    ("Razor blades", CARE, "each", 1295, (1,), 60, "D"),
    ("Cat litter", PETS, "each", 549, (1,), 33, "KD"),
    ("Cat treats", PETS, "each", 149, (1, 2), 40, "D"),
]
ITEMS = {row[0]: row for row in STAPLES + OTHERS}
STAPLE_NAMES = {row[0] for row in STAPLES}
SEASON = {"Strawberries": (5, 7), "Asparagus": (4, 6), "Grapes": (8, 10), "Pumpkin": (9, 11),
          "Clementines": (11, 12), "Ice cream": (4, 9), "Gingerbread": (11, 12), "Sun cream": (5, 8)}
# Codes of the range kept for use inside a shop (20-29), so no real product has them; only on items that one
# file alone names.
BARCODE = {'Baguette "Tradition", 250 g': "2000000018904"}

# The till of Nordkauf prints capitals; aliases.csv has a pattern for each.
TILL_WORDS = {
    "Whole milk": "BIO VOLLMILCH 3,8%", "Butter": "DT.MARKENBUTTER 250G", "Eggs, 10": "EIER BODENH. 10ER",
    "Natural yoghurt": "NATURJOGHURT 3,5%", "Gouda, sliced": "GOUDA SCHEIBEN", "Mozzarella": "MOZZARELLA 125G",
    "Cream": "SCHLAGSAHNE 200G", "Oat drink": "HAFERDRINK NATUR", "Chicken breast": "HAEHNCHENBRUSTFILET",
    "Minced beef": "RINDERHACK", "Cooked ham": "KOCHSCHINKEN", "Bananas": "BANANEN LOSE",
    "Apples, Elstar": "AEPFEL ELSTAR", "Tomatoes": "RISPENTOMATEN", "Cucumber": "GURKE STK",
    "Carrots": "MOEHREN", "Potatoes": "KARTOFFELN FESTK.", "Onions": "ZWIEBELN", "Peppers, mixed": "PAPRIKA MIX",
    "Wholegrain bread": "VOLLKORNBROT", "Bread rolls": "BROETCHEN", "Toast": "BUTTERTOAST",
    "Pasta, 500 g": "SPAGHETTI NR.5", "Basmati rice, 1 kg": "BASMATIREIS", "Tomato passata": "PASSIERTE TOMATEN",
    "Muesli": "FRUECHTEMUESLI", "Coffee, ground": "KAFFEE GEM. 500G", "Mineral water, crate": "MINERALW. 12X1L",
    "Orange juice": "O-SAFT 100% 1L", "Dark chocolate": "EDELBITTER 70%", "Potato crisps": "CHIPS PAPRIKA",
    "Kitchen roll": "KUECHENROLLE 4ER", "Toilet paper": "TOILETTENPAPIER 10ER", "Feta": "FETA 200G",
    "Quark": "MAGERQUARK", "Salami": "SALAMI GESCHN.", "Fish fingers": "FISCHSTAEBCHEN",
    "Sausages, Vienna": "WIENER", "Lemons": "ZITRONE STK", "Spinach, frozen": "RAHMSPINAT TK",
    "Grapes": "TRAUBEN HELL", "Clementines": "CLEMENTINEN", "Wheat flour, 1 kg": "WEIZENMEHL 405",
    "Sugar, 1 kg": "ZUCKER FEIN", "Red lentils": "ROTE LINSEN", "Chickpeas, tin": "KICHERERBSEN",
    "Tea bags, chamomile": "KAMILLENTEE", "Biscuits": "BUTTERKEKSE", "Ice cream": "EISCREME VANILLE",
    "Washing powder": "VOLLWASCHMITTEL", "Bin bags": "MUELLBEUTEL 35L",
}
PATTERNS = {"Whole milk": "*VOLLMILCH*", "Butter": "*MARKENBUTTER*", "Eggs, 10": "EIER *", "Coffee, ground": "KAFFEE GEM*",
            "Natural yoghurt": "NATURJOGHURT*", "Bananas": "BANANEN*", "Orange juice": "O-SAFT*",
            "Mineral water, crate": "MINERALW.*", "Potatoes": "KARTOFFELN*", "Pasta, 500 g": "SPAGHETTI*"}

# The story, by hand: month (0 = September 2025) and cents from then on.
HAND_PRICES = {
    ("Coffee, ground", K): [(0, 699), (5, 749), (13, 879)],       # up 17 % in October
    ("Butter", K): [(0, 225), (4, 239), (9, 245), (13, 279)],     # up 14 % in October
    ("Olive oil, 750 ml", L): [(0, 799), (6, 769), (13, 649)],    # a new low in October
    ("Whole milk", K): [(0, 119), (3, 122), (6, 125), (10, 129)],
    ("Baguette \"Tradition\", 250 g", K): [(0, 189), (6, 199), (11, 209)],
}
NO_DISCOUNT = {name for name, _ in HAND_PRICES} | {"Salmon fillet"}

rnd = random.Random(SEED)
OFFSET = {}
PHASE = {}
for name, row in ITEMS.items():
    for letter in row[6]:
        OFFSET[name, STORES[letter]] = rnd.uniform(0.97, 1.03)
        PHASE[name, STORES[letter]] = rnd.randrange(3)


def month_number(day):
    return (day.year - 2025) * 12 + day.month - 9


def shelf_price(name, store, day):
    """Cents per unit (per kilogram for g) on the day: steps every third month along the store's trend."""
    month = month_number(day)
    if (name, store) in HAND_PRICES:
        return [cents for start, cents in HAND_PRICES[name, store] if start <= month][-1]
    repriced = month - (month - PHASE[name, store]) % 3
    trend = 1 + INFLATION[store] * max(repriced, 0) / 12
    cents = ITEMS[name][3] * LEVEL[store] * OFFSET[name, store] * trend
    if cents < 150:
        return round(cents)
    return round((cents - 4) / 5) * 5 + 4


def till_rounding(cents_times_thousand):
    """Half away from zero, as a till rounds."""
    sign = -1 if cents_times_thousand < 0 else 1
    return sign * ((abs(cents_times_thousand) + 500) // 1000)


def line(name, store, day, milli=None, discount=0):
    """One receipt line; quantities are whole numbers of thousandths."""
    _, category, unit, _, choices, _, _ = ITEMS[name]
    price = shelf_price(name, store, day)
    if milli is None:
        if unit == "kg":
            milli = rnd.randrange(choices[0], choices[1], 2)
        elif unit == "g":
            milli = rnd.randrange(choices[0], choices[1], 2) * 1000
        else:
            milli = rnd.choice(choices) * 1000
    full = till_rounding(price * milli // 1000) if unit == "g" else till_rounding(price * milli)
    return {"item": name, "category": category, "milli": milli, "unit": unit, "price": price,
            "discount": discount, "total": full - discount, "barcode": BARCODE.get(name, "")}


def adjustment(words, cents, count=1):
    """A deposit, its return or a coupon: counted in spending, never as a price."""
    return {"item": words, "category": "", "milli": count * 1000, "unit": "each", "price": cents,
            "discount": 0, "total": cents * count, "barcode": ""}


def open_day(day):
    while day in CLOSED or day.weekday() == 6:
        day -= datetime.timedelta(days=1)
    return day


def trips():
    """The days, stores and sizes of all shopping trips, in order of time."""
    result = []
    day = FIRST_DAY
    week = 0
    while day <= LAST_DAY:
        weekday = day.weekday()
        if weekday == 0:
            week += 1
        plan = []
        if weekday == 5:
            plan.append((K, rnd.randint(9, 11)))
        if weekday == 2:
            plan.append((K, rnd.randint(4, 6)))
        if weekday == 4:
            plan.append((L, rnd.randint(7, 9)))
        if (day - FIRST_DAY).days % 10 == 3:
            plan.append((N, rnd.randint(6, 8)))
        if weekday == 0 and week % 2 == 0 or day == LAST_DAY:
            plan.append((D, rnd.randint(4, 6)))
        if weekday == 3 and week % 2 == 1:
            plan.append((H, rnd.randint(4, 6)))
        if day.month == 12 and 15 <= day.day <= 23 and weekday in (0, 1):
            plan.append((K, rnd.randint(7, 9)))
        for store, size in plan:
            shopping_day = open_day(day)
            if shopping_day < FIRST_DAY:
                shopping_day = open_day(day + datetime.timedelta(days=1))
            if not HOLIDAY[0] <= shopping_day <= HOLIDAY[1]:
                result.append((shopping_day, store, size))
        day += datetime.timedelta(days=1)
    opening = {K: 9, L: 17, N: 12, D: 15, H: 16}
    timed = [(day, f"{opening[store] + rnd.randrange(2):02d}:{rnd.randrange(60):02d}", store, size)
             for day, store, size in result]
    return sorted(timed)


def in_season(name, day):
    first, last = SEASON.get(name, (1, 12))
    return first <= day.month <= last


def receipts():
    """All receipts: a trip buys what is most overdue at the stores that have it."""
    bought, seen_at = {}, {}
    for name, row in ITEMS.items():
        bought[name] = FIRST_DAY - datetime.timedelta(days=rnd.randint(1, row[5]))
    result = []
    count = {store: 0 for store in LOCATION}
    crates = 0
    for day, time, store, size in trips():
        scored = []
        for name, row in ITEMS.items():
            if (name, store) not in OFFSET or not in_season(name, day):
                continue
            since = (day - bought[name]).days
            if since < (3 if name in STAPLE_NAMES else 32):
                continue
            score = since / row[5] * rnd.uniform(0.7, 1.3)
            if (day - seen_at.get((name, store), FIRST_DAY)).days > 75:
                score *= 1.6
            if name in OCTOBER_MUST.get((day, store), ()):
                score = 100
            scored.append((score, name))
        scored.sort(reverse=True)
        lines = []
        for _, name in scored[:size]:
            full = line(name, store, day)
            on_offer = rnd.random() < 0.035
            if on_offer and store == K and name in STAPLE_NAMES - NO_DISCOUNT and full["unit"] == "each" \
                    and month_number(day) < 10:
                off = till_rounding(full["total"] * 200)
                full["discount"], full["total"] = off, full["total"] - off
            lines.append(full)
            bought[name] = day
            seen_at[name, store] = day
        lines.sort(key=lambda entry: CATEGORIES.index(entry["category"]))
        crate = next((entry for entry in lines if entry["item"] == "Mineral water, crate"), None)
        bottles = next((entry for entry in lines if entry["item"] == "Beer, alcohol-free"), None)
        if crate:
            words = "Bottle deposit" if store == K else "Pfand"
            lines.append(adjustment(words, 330, crate["milli"] // 1000))
            if crates:
                lines.append(adjustment("Bottle deposit", 330, -crates) if store == K
                             else adjustment("Leergut", -330 * crates))
            crates = crate["milli"] // 1000
        elif bottles:
            lines.append(adjustment("Bottle deposit" if store == K else "Pfand", 8, 6))
        count[store] += 1
        letter = store[0]
        number = f"{letter}{day:%y%m}-{count[store]:04d}"
        result.append({"receipt": number, "day": day, "time": time, "store": store, "lines": lines})
    return result


# Items that a trip must buy, so that the story shows in the newest month.
OCTOBER_MUST = {
    (datetime.date(2026, 10, 2), K): ("Butter", "Chicken breast", "Whole milk", "Gouda, sliced"),
    (datetime.date(2026, 10, 7), K): ("Whole milk", "Natural yoghurt"),
    (datetime.date(2026, 10, 10), K): ("Coffee, ground", "Butter", "Eggs, 10", "Cream"),
    (datetime.date(2026, 10, 14), K): ("Whole milk", "Oat drink", "Eggs, 10"),
    (datetime.date(2026, 10, 21), K): ("Natural yoghurt", "Gouda, sliced"),
    (datetime.date(2026, 10, 17), K): ("Butter", "Natural yoghurt", "Gouda, sliced", "Mozzarella"),
    (datetime.date(2026, 10, 24), K): ("Coffee, ground", "Whole milk", "Butter", "Eggs, 10"),
    (datetime.date(2026, 10, 2), L): ("Salmon fillet",),
    (datetime.date(2026, 10, 9), L): ("Olive oil, 750 ml",),
    (datetime.date(2026, 10, 23), L): ("Olive oil, 750 ml",),
    (datetime.date(2026, 9, 12), K): ("Coffee, ground", "Butter"),
    (datetime.date(2026, 9, 18), L): ("Olive oil, 750 ml",),
    (datetime.date(2026, 8, 22), K): ("Coffee, ground", "Butter"),
    (datetime.date(2026, 8, 21), L): ("Olive oil, 750 ml",),
    (datetime.date(2026, 7, 18), K): ("Coffee, ground", "Butter"),
    (datetime.date(2026, 7, 17), L): ("Olive oil, 750 ml",),
}


def find(book, store, day):
    """The first receipt of the store on the day."""
    return next(entry for entry in book if entry["store"] == store and entry["day"] == day)


def add_quirks(book):
    """What real exports have: a refund, coupons, an item over two lines, equal lines, a till that errs."""
    last_of = {}
    for entry in book:
        last_of[entry["store"], entry["day"].year, entry["day"].month] = entry
    # A refund: two packs of mozzarella went back.
    refund = line("Mozzarella", K, datetime.date(2026, 3, 1), milli=-2000)
    last_of[K, 2026, 3]["lines"].append(refund)
    # Coupons, in the words of two tills.
    last_of[K, 2025, 11]["lines"].append(adjustment("Coupon", -500))
    last_of[K, 2026, 9]["lines"].append(adjustment("Coupon", -200))
    for month in ((2025, 12), (2026, 4), (2026, 8)):
        last_of[(N,) + month]["lines"].append(adjustment("TREUERABATT 5%", -145))
    # Four glass bottles at once.
    last_of[L, 2026, 1]["lines"].append(adjustment("Pfand", 25, 4))
    # An item name with a line break in it.
    flowers = {"item": "Flowers,\nseasonal bunch", "category": HOUSEHOLD, "milli": 1000, "unit": "each",
               "price": 799, "discount": 0, "total": 799, "barcode": "2000000030012"}
    last_of[K, 2026, 5]["lines"].append(flowers)
    # Two equal lines in one receipt are two purchases.
    soap = line("Soap", D, last_of[D, 2026, 6]["day"], milli=1000)
    last_of[D, 2026, 6]["lines"] .append(soap)
    # The till forgot to print 30 cents of discount: the total does not match the parts, and stands.
    erring = next(entry for entry in last_of[L, 2026, 7]["lines"] if entry["total"] > 200)
    erring["total"] -= 30
    # The hand cream comes in a smaller tube at the same price.
    for entry in book:
        for bought in entry["lines"]:
            if bought["item"] == "Hand cream":
                bought["item"] += ", 100 ml" if entry["day"] < datetime.date(2026, 7, 1) else ", 75 ml"
    # Another branch of the same chain; aliases.csv counts it as Kornmarkt.
    for entry in book:
        if entry["store"] == K and entry["day"].month == 2 and entry["day"].weekday() == 2:
            entry["printed_store"] = "Kornmarkt City"


def money(cents):
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def quantity(entry):
    if entry["unit"] == "kg":
        return f"{entry['milli'] / 1000:.3f}"
    return str(entry["milli"] // 1000)


def unit_price(entry):
    return "" if entry["unit"] == "g" else money(entry["price"])


def discount(entry):
    return money(entry["discount"]) if entry["discount"] else ""


def write_csv(path, header, rows, delimiter=",", line_end="\n", bom=False):
    text = io.StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator=line_end)
    writer.writerow(header)
    writer.writerows(rows)
    path.write_bytes((b"\xef\xbb\xbf" if bom else b"") + text.getvalue().encode("utf-8"))


def write_receipts(folder, book):
    folder.mkdir(parents=True, exist_ok=True)

    # Canonical columns, commas, line feeds. One line has no amount and must be rejected.
    rows = []
    for entry in book:
        if entry["store"] != K:
            continue
        for part in entry["lines"]:
            rows.append([entry["receipt"], entry["day"].isoformat(), entry["time"],
                         entry.get("printed_store", K), LOCATION[K], part["item"], part["barcode"],
                         part["category"], quantity(part), part["unit"], unit_price(part), discount(part),
                         money(part["total"]), "EUR"])
    position = next(i for i, row in enumerate(rows) if row[1] >= "2026-06-20")
    rows.insert(position, rows[position][:5] + ["Whole milk", "", DAIRY, "6", "l", "", "", "", "EUR"])
    write_csv(folder / "kornmarkt.csv",
              ["receipt_id", "date", "time", "store", "location", "item", "barcode", "category", "quantity",
               "unit", "unit_price", "discount", "total", "currency"], rows)

    # English synonyms, semicolons, a byte order mark.
    rows = []
    for entry in book:
        if entry["store"] != L:
            continue
        for part in entry["lines"]:
            rows.append([entry["receipt"], entry["day"].isoformat(), entry["time"], L, part["item"],
                         part["category"], quantity(part), part["unit"], unit_price(part), discount(part),
                         money(part["total"]), "EUR"])
    write_csv(folder / "lindner.csv",
              ["Receipt No", "Purchase Date", "Time", "Shop", "Product", "Category", "Qty", "Unit",
               "Price per unit", "Discount", "Line total", "Currency"], rows, delimiter=";", bom=True)

    # No store and no currency column, and the words of the till. One date does not exist.
    rows = []
    for entry in book:
        if entry["store"] != N:
            continue
        for part in entry["lines"]:
            rows.append([entry["receipt"], entry["day"].isoformat(),
                         TILL_WORDS.get(part["item"], part["item"]), quantity(part),
                         {"each": "st"}.get(part["unit"], part["unit"]), unit_price(part), discount(part),
                         money(part["total"])])
    position = next(i for i, row in enumerate(rows) if row[1] >= "2026-03-01")
    impossible = list(rows[position - 1])
    impossible[1] = "2026-02-30"
    rows.insert(position, impossible)
    write_csv(folder / "Nordkauf.csv",
              ["Receipt", "Date", "Article", "Quantity", "Unit", "Unit price", "Discount", "Total"], rows)

    # Tabs and carriage returns: the drugstore and the farm shop, and by mistake one Kornmarkt receipt again.
    rows = []
    again = find(book, K, datetime.date(2026, 9, 12))
    for entry in book:
        if entry["store"] not in (D, H) and entry is not again:
            continue
        for part in entry["lines"]:
            rows.append([entry["day"].isoformat(), entry["time"], entry["store"], entry["receipt"],
                         part["item"], part["category"], quantity(part), part["unit"], unit_price(part),
                         discount(part), money(part["total"]), "EUR"])
    write_csv(folder / "other-stores.csv",
              ["Date", "Time", "Store", "Receipt ID", "Item", "Category", "Quantity", "Unit", "Unit Price",
               "Discount", "Total", "Currency"], rows, delimiter="\t", line_end="\r\n")


def write_budgets(folder):
    amounts = [("*", 800), (DAIRY, 140), (MEAT, 115), (GREENS, 110), (BREAD, 55), (PANTRY, 135),
               (DRINKS, 95), (SWEETS, 40), (HOUSEHOLD, 50), (CARE, 30)]
    rows = [["*", category, f"{amount}.00", "EUR"] for category, amount in amounts]
    rows.append(["2025-12", "*", "900.00", "EUR"])
    write_csv(folder / "budgets.csv", ["month", "category", "amount", "currency"], rows)


def write_aliases(folder):
    rows = [["store", "nordkauf*", N, ""], ["store", "Kornmarkt *", K, ""],
            ["adjustment", "TREUERABATT*", "Loyalty discount", ""]]
    for name, words in TILL_WORDS.items():
        rows.append(["item", PATTERNS.get(name, words), name, ITEMS[name][1]])
    # A kind of thing of two items: whichever juice is the cheapest will do.
    rows += [["group", name, "Juice", ""] for name in ("Apple juice", "Orange juice")]
    write_csv(folder / "aliases.csv", ["kind", "match", "name", "category"], rows)


# The leaflet of Kornmarkt for one week, in cents. Its till charged the peanut butter at the usual price.
LEAFLET = [("Peanut butter", 279), ("Biscuits", 129), ("Red wine", 599)]


def write_prices(folder):
    rows = [["2026-10-19", K, name, money(cents), "EUR", "yes", "2026-10-24"] for name, cents in LEAFLET]
    write_csv(folder / "prices-kornmarkt.csv",
              ["date", "store", "item", "price", "currency", "offer", "valid until"], rows)


def write_index(folder):
    """An official index of food prices by month: 2.4 % a year, dearer in spring; it ends a month before the data."""
    rows = []
    for month in range(-3, 13):
        value = 134.2 * 1.024 ** (month / 12) + (0, 0.3, 0.5, 0.8, 0.9, 0.7, 0.4, 0.1, 0, -0.2, -0.3, -0.1)[month % 12]
        rows.append([f"{2025 + (month + 8) // 12}-{(month + 8) % 12 + 1:02d}", f"{value:.1f}"])
    write_csv(folder / "food-prices-official.csv", ["TIME_PERIOD", "OBS_VALUE"], rows)


def write_settings(folder):
    settings = {"title": "The Birkenweg household", "currency": "EUR", "timeZone": "Europe/Berlin",
                "asOf": LAST_DAY.isoformat(), "officialIndex": "food-prices-official.csv"}
    (folder / "pricebook.json").write_text(json.dumps(settings, indent=2) + "\n", encoding="utf-8")


# The vault of Grock: a document of the app's own model, which has more than its backups had.

def identifier():
    return str(uuid.UUID(int=rnd.getrandbits(128), version=4)).upper()


def instant(day, clock):
    """Seconds since 2001-01-01 UTC of a clock time in Berlin (the European rule for summer time)."""
    hour, minute = (int(part) for part in clock.split(":"))

    def last_sunday(month):
        end = datetime.date(day.year, month, 31)
        return end - datetime.timedelta(days=(end.weekday() + 1) % 7)
    summer = last_sunday(3) <= day < last_sunday(10)
    days = (day - datetime.date(2001, 1, 1)).days
    return days * 86400 + hour * 3600 + minute * 60 - (7200 if summer else 3600)


VAULT_UNIT = {"each": "pc", "l": "L", "kg": "kg"}


def number(thousandths):
    return thousandths // 1000 if thousandths % 1000 == 0 else thousandths / 1000


def euros(cents):
    return cents // 100 if cents % 100 == 0 else cents / 100


class VaultCart:
    """One cart in the making; methods add lines in the ways the app can leave them."""

    def __init__(self, ids, name, store, budget, status, created, started=None, completed=None):
        self.ids, self.store, self.created, self.lines = ids, store, created, []
        self.completed = completed
        self.value = {"id": identifier(), "name": name, "budget": budget, "status": status,
                      "createdAt": created, "updatedAt": completed or started or created}
        if started is not None:
            self.value["startedAt"] = started
        if completed is not None:
            self.value["completedAt"] = completed

    def finished(self):
        self.value["items"] = self.lines
        return self.value

    def _line(self, item, milli, planned, store=None):
        _, _, unit, *_ = ITEMS[item]
        result = {"itemId": self.ids[item], "quantity": number(milli), "isFulfilled": False,
                  "isSkippedDuringShopping": False, "plannedStore": store or self.store,
                  "plannedPrice": euros(planned), "plannedUnit": VAULT_UNIT[unit],
                  "isShoppingOnlyItem": False, "addedDuringShopping": False, "addedAt": self.created}
        self.lines.append(result)
        return result

    def planned(self, item, milli, price, store=None, in_trip=False):
        result = self._line(item, milli, price, store)
        if in_trip:
            result["originalPlanningQuantity"] = number(milli)
        return result

    def bought(self, item, planned_milli, planned_price, milli, price, store=None):
        result = self.planned(item, planned_milli, planned_price, in_trip=True)
        result.update(quantity=number(milli), isFulfilled=True, actualStore=store or self.store,
                      actualPrice=price if isinstance(price, float) else euros(price),
                      actualQuantity=number(milli), actualUnit=result["plannedUnit"])
        return result

    def skipped(self, item, milli, price, fulfilled=False):
        result = self.planned(item, milli, price, in_trip=True)
        result.update(quantity=0, isFulfilled=fulfilled, isSkippedDuringShopping=True,
                      actualQuantity=number(milli))
        if self.completed is not None:
            result.update(actualStore=self.store, actualPrice=euros(price), actualUnit=result["plannedUnit"])
        return result

    def left(self, item, milli, price):
        """Neither bought nor skipped: completion fills in the actual fields all the same."""
        result = self.planned(item, milli, price, in_trip=True)
        result.update(actualStore=self.store, actualPrice=euros(price), actualQuantity=number(milli),
                      actualUnit=result["plannedUnit"])
        return result

    def added(self, item, milli, price, at):
        result = self._line(item, milli, price)
        result.update(isFulfilled=True, addedDuringShopping=True, addedAt=at, actualStore=self.store,
                      actualPrice=price if isinstance(price, float) else euros(price),
                      plannedPrice=price if isinstance(price, float) else euros(price),
                      actualQuantity=number(milli), actualUnit=result["plannedUnit"])
        return result

    def shopping_only(self, name, milli, price, category, at):
        self.lines.append({
            "itemId": identifier(), "quantity": number(milli), "isFulfilled": True,
            "isSkippedDuringShopping": False, "plannedStore": self.store, "isShoppingOnlyItem": True,
            "shoppingOnlyName": name, "shoppingOnlyStore": self.store, "shoppingOnlyPrice": euros(price),
            "shoppingOnlyUnit": "pc", "shoppingOnlyCategory": category, "addedDuringShopping": True,
            "actualStore": self.store, "actualPrice": euros(price), "actualQuantity": number(milli),
            "actualUnit": "pc", "addedAt": at})


def planned_quantity(entry):
    """What a person writes on a list: round numbers for loose goods."""
    if entry["unit"] == "kg":
        return max(250, entry["milli"] // 250 * 250)
    return entry["milli"]


def paid_price(entry):
    """Per unit, after the line's discount."""
    if entry["discount"] == 0:
        return entry["price"]
    return round(entry["total"] * 10 / entry["milli"], 4)


def cart_from_receipt(ids, receipt, name, budget, raised=(), added=(), skipped=(), left=()):
    """A completed cart that the receipt of the same store and day covers."""
    day, store = receipt["day"], receipt["store"]
    start = instant(day, receipt["time"]) - 2700
    cart = VaultCart(ids, name, store, budget, 2, instant(day - datetime.timedelta(days=2), "20:15"),
                     start, instant(day, receipt["time"]) + 240)
    before = day - datetime.timedelta(days=35)
    for entry in receipt["lines"]:
        item = entry["item"]
        if item not in ids or entry["unit"] == "g" or entry["milli"] < 0:
            continue
        if item in added:
            cart.added(item, entry["milli"], paid_price(entry), start + 900)
            continue
        wanted = planned_quantity(entry)
        if item in raised and entry["milli"] > 1000:
            wanted = entry["milli"] // 2000 * 1000
        cart.bought(item, wanted, shelf_price(item, store, before), entry["milli"], paid_price(entry))
    for item, milli, fulfilled in skipped:
        cart.skipped(item, milli, shelf_price(item, store, before), fulfilled)
    for item, milli in left:
        cart.left(item, milli, shelf_price(item, store, before))
    return cart


def absent(receipt, names):
    """Those of the names that the receipt does not have."""
    there = {entry["item"] for entry in receipt["lines"]}
    return [name for name in names if name not in there]


def vault(book):
    listed = [row[0] for row in STAPLES] + ["Feta", "Red wine", "Washing powder", "Croissants"]
    ids = {name: identifier() for name in listed}
    seen = {(part["item"], entry["store"]) for entry in book for part in entry["lines"]
            if (LAST_DAY - entry["day"]).days < 330}
    items = []
    for name in listed:
        _, category, unit, *_, letters = ITEMS[name]
        options = [{"store": STORES[letter], "price": euros(shelf_price(name, STORES[letter], LAST_DAY)),
                    "unit": VAULT_UNIT[unit]} for letter in letters if (name, STORES[letter]) in seen]
        items.append({"id": ids[name], "name": name, "priceOptions": options, "categoryName": category,
                      "createdAt": instant(datetime.date(2025, 8, 30), "18:40") + len(items) * 35})
    items.append({"id": identifier(), "name": "Birthday candles",
                  "priceOptions": [{"store": D, "price": 1.99, "unit": "pack"}], "categoryName": HOUSEHOLD, "createdAt": instant(datetime.date(2026, 9, 10), "21:02")})

    def on(month, day):
        return datetime.date(2026, month, day)
    carts = []

    shop = find(book, K, on(8, 29))
    extra = absent(shop, ["Toast", "Potato crisps", "Dark chocolate", "Cream"])
    carts.append(cart_from_receipt(ids, shop, "Weekly shop, 29 August", 45,
                                   skipped=[(extra[0], 1000, False), (extra[1], 1000, False)]).finished())

    shop = find(book, K, on(9, 12))
    extra = absent(shop, ["Toast", "Kitchen roll", "Cream", "Cooked ham"])
    names = [entry["item"] for entry in shop["lines"] if entry["item"] in ids]
    carts.append(cart_from_receipt(ids, shop, "Weekly shop, 12 September", 55, raised=names[:2],
                                   added=names[-1:], left=[(extra[0], 1000)]).finished())

    # No receipt of Lindner on this Saturday: this cart itself is the record of the spending.
    start = instant(on(9, 19), "10:20")
    party = VaultCart(ids, "Garden party", L, 65, 2, instant(on(9, 16), "19:30"), start, start + 2600)
    for name, wanted, got in (("Minced beef", 1500, 1624), ("Bread rolls", 20000, 24000),
                              ("Tomatoes", 1000, 1180), ("Peppers, mixed", 2000, 2000),
                              ("Potato crisps", 3000, 3000), ("Beer, alcohol-free", 12000, 12000)):
        price = shelf_price(name, L, on(9, 19))
        party.bought(name, wanted, price, got, price)
    party.skipped("Avocado", 4000, shelf_price("Avocado", L, on(9, 19)), fulfilled=True)
    party.added("Red wine", 1000, shelf_price("Red wine", L, on(9, 19)), start + 900)
    party.shopping_only("Paper lanterns", 2000, 349, HOUSEHOLD, start + 1500)
    carts.append(party.finished())

    # Over its budget: lines raised, skipped, added on the trip, and the salmon bought at Lindner instead.
    shop = find(book, K, on(10, 2))
    other = find(book, L, on(10, 2))
    names = [entry["item"] for entry in shop["lines"] if entry["item"] in ids]
    raised = [entry["item"] for entry in shop["lines"] if entry["unit"] in ("each", "l")
              and entry["milli"] >= 2000 and entry["item"] in ids][:3]
    extra = absent(shop, ["Toast", "Potato crisps", "Basmati rice, 1 kg", "Cream"])
    added = [name for name in names if name not in raised][-2:]
    cart = cart_from_receipt(ids, shop, "Weekly shop, 2 October", 55, raised=raised, added=added,
                             skipped=[(extra[0], 2000, False)])
    salmon = next(entry for entry in other["lines"] if entry["item"] == "Salmon fillet")
    cart.bought("Salmon fillet", 250, shelf_price("Salmon fillet", K, on(9, 1)), salmon["milli"],
                salmon["price"], store=L)
    carts.append(cart.finished())

    shop = find(book, K, on(10, 17))
    extra = absent(shop, ["Coffee, ground", "Olive oil, 750 ml", "Toast", "Kitchen roll"])
    carts.append(cart_from_receipt(ids, shop, "Weekly shop, 17 October", 75,
                                   skipped=[(extra[0], 1000, False), (extra[1], 1000, True)]).finished())

    # In the shop at this moment.
    start = instant(LAST_DAY, "18:05")
    trip = VaultCart(ids, "Tuesday evening", K, 35, 1, instant(LAST_DAY, "12:30"), start)
    for name, milli in (("Whole milk", 4000), ("Bananas", 1000), ("Wholegrain bread", 1000)):
        price = shelf_price(name, K, LAST_DAY)
        trip.bought(name, milli, price, milli + (124 if name == "Bananas" else 0), price)
    trip.skipped("Avocado", 2000, shelf_price("Avocado", K, LAST_DAY))
    for name, milli in (("Gouda, sliced", 1000), ("Tomatoes", 500), ("Dark chocolate", 2000)):
        trip.planned(name, milli, shelf_price(name, K, LAST_DAY), in_trip=True)
    carts.append(trip.finished())

    # Twenty items, of which Kornmarkt has 20, Lindner 18 and Nordkauf 16.
    plan = VaultCart(ids, "Weekly shop, 31 October", K, 95, 0, instant(on(10, 26), "20:45"))
    for name, milli in (
            ("Whole milk", 6000), ("Butter", 2000), ("Eggs, 10", 1000), ("Natural yoghurt", 3000),
            ("Gouda, sliced", 1000), ("Chicken breast", 750), ("Salmon fillet", 250), ("Bananas", 1000),
            ("Apples, Elstar", 1500), ("Tomatoes", 750), ("Carrots", 1000), ("Potatoes", 2000),
            ("Avocado", 2000), ("Lettuce", 1000), ("Wholegrain bread", 2000),
            ('Baguette "Tradition", 250 g', 1000), ("Pasta, 500 g", 3000), ("Coffee, ground", 1000),
            ("Orange juice", 3000), ("Toilet paper", 1000)):
        plan.planned(name, milli, shelf_price(name, K, LAST_DAY))
    carts.append(plan.finished())

    soup = VaultCart(ids, "Soup for Sunday", L, 0, 0, instant(LAST_DAY, "08:10"))
    for name, milli in (("Carrots", 1000), ("Potatoes", 1500), ("Onions", 500), ("Cream", 2000),
                        ("Wholegrain bread", 1000), ("Tomato passata", 2000)):
        soup.planned(name, milli, shelf_price(name, L, LAST_DAY))
    carts.append(soup.finished())

    return user(items, carts)


def named(text):
    """An id that follows from a text, so that the others stay as they are."""
    return str(uuid.uuid5(uuid.NAMESPACE_OID, text)).upper()


def is_edited(line):
    """Whether a line was bought in another quantity or at another price than planned."""
    return (line["isFulfilled"] and "originalPlanningQuantity" in line and line["quantity"] > 0
            and (line["quantity"] != line["originalPlanningQuantity"]
                 or abs(line["actualPrice"] - line["plannedPrice"]) > 0.005))


def user(items, carts):
    categories = []
    for order, name in enumerate(CATEGORIES):
        own = [{"id": item["id"], "name": item["name"], "createdAt": item["createdAt"],
                "priceOptions": [{"store": option["store"], "pricePerUnit": {
                    "priceValue": option["price"], "unit": option["unit"]}} for option in item["priceOptions"]]}
               for item in items if item["categoryName"] == name]
        categories.append({"uid": named(name), "name": name, "sortOrder": order, "items": own})
    for cart in carts:
        lines = cart.pop("items")
        for line in lines:
            line["wasEditedDuringShopping"] = is_edited(line)
        cart["cartItems"] = lines
    stores = [{"name": name, "createdAt": instant(datetime.date(2025, 8, 30), "18:30") + order * 20}
              for order, name in enumerate(LOCATION)]
    return {"id": named("user"), "name": "Default User", "userVault": {
        "uid": named("vault"), "timestamp": instant(LAST_DAY, "21:30"), "categories": categories,
        "carts": carts, "stores": stores, "deletedItems": [], "deletedCarts": []}}


# CartWise: what neighbours note of prices, exported three times. Between the exports prices change and a
# product is renamed. None of it is on a receipt.

NEIGHBOURS = [("Mara", 31), ("Jonas", 12), ("Edda", 3)]
# Name, brand, category, tags, favourite, cents at Kornmarkt, Lindner and Nordkauf at each export.
NOTED = [
    ("Maple syrup, 250 ml", "Ahornhof", PANTRY, ["Vegan"], True,
     ((449, 399, None), (479, 399, None), (529, 419, None))),
    ("Tahini", "Sesamia", PANTRY, ["Organic", "Vegan"], False,
     ((389, None, 349), (389, None, 359), (399, None, 369))),
    ("Pine nuts, 100 g", None, PANTRY, [], False, ((399, 349, 359), (419, 369, 369), (429, 299, 379))),
    ("Kimchi", "Rotkraut & Co", GREENS, ["Vegan"], True, ((449, None, None), (469, None, 399), (469, None, 419))),
    ("Rye flour, 1 kg", "Mühle Birk", PANTRY, ["Organic"], False,
     ((199, 149, 155), (199, 155, 155), (209, 155, 159))),
    ("Almond drink", "Sesamia", DRINKS, ["Vegan"], False, ((229, 179, 185), (229, 185, 189), (239, 189, 189))),
]
EXPORTS = [datetime.date(2026, 8, 29), datetime.date(2026, 9, 26), datetime.date(2026, 10, 24)]


def cartwise(number):
    """One export; of each price the app keeps the last."""
    places = {name: {"id": named("place " + name), "name": name, "address": LOCATION[name], "city": "Birkenau",
                     "favorited": name == L, "isDefault": name == K} for name in (K, L, N)}
    items = []
    for name, brand, category, tags, is_favorite, exports in NOTED:
        title = name + ", organic" if name == "Tahini" and number > 0 else name
        prices = []
        for place, store in enumerate((K, L, N)):
            cents = exports[number][place]
            if cents is None:
                continue
            since = number
            while since > 0 and exports[since - 1][place] == cents:
                since -= 1
            day = EXPORTS[since] - datetime.timedelta(days=3 + 2 * place)
            prices.append({"id": named(f"price {name} {store}"), "store": store, "price": euros(cents),
                           "currency": "EUR", "location": places[store]["id"], "updatedBy": NEIGHBOURS[place][0],
                           "createdAt": instant(EXPORTS[0], "09:00"), "lastUpdated": instant(day, "18:00")})
        item = {"id": named("item " + name), "productName": title, "category": category,
                "isInShoppingList": number == 2 and name not in ("Kimchi", "Rye flour, 1 kg"),
                "isCompleted": number == 2 and name == "Almond drink", "isFavorite": is_favorite,
                "isOnSale": number == 2 and name.startswith("Pine nuts"),
                "createdAt": instant(EXPORTS[0], "09:00"), "updatedAt": instant(EXPORTS[number], "19:00"),
                "tags": [{"id": named("tag " + tag), "name": tag} for tag in tags], "prices": prices}
        if brand:
            item["brand"] = brand
        items.append(item)
    experiences = [
        {"id": named("experience 1"), "type": "store_review", "rating": 4, "comment": "Short queues before nine",
         "location": places[L]["id"], "user": named("Mara"), "createdAt": instant(EXPORTS[0], "10:00"),
         "comments": [{"id": named("comment 1"), "comment": "Not on Saturdays", "rating": 0, "user": named("Edda"),
                       "createdAt": instant(EXPORTS[0], "12:00")}]},
        {"id": named("experience 2"), "type": "store_review", "rating": 3, "location": places[K]["id"],
         "user": named("Jonas"), "createdAt": instant(EXPORTS[0], "11:00")},
        {"id": named("experience 3"), "type": "product_review", "rating": 5, "comment": "The real thing",
         "groceryItem": named("item Maple syrup, 250 ml"), "user": named("Mara"),
         "createdAt": instant(EXPORTS[0], "11:30")},
        {"id": named("experience 4"), "type": "price_update", "rating": 0, "comment": "Pine nuts 2.99 at Lindner",
         "groceryItem": named("item Pine nuts, 100 g"), "location": places[L]["id"], "user": named("Jonas"),
         "createdAt": instant(EXPORTS[2], "08:00")}]
    return {"groceryItems": items, "locations": list(places.values()), "experiences": experiences[:2 + number],
            "users": [{"id": named(name), "username": name, "level": "Newbie", "updates": updates}
                      for name, updates in NEIGHBOURS]}


def write_json(path, value):
    path.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "sample-data")
    folder.mkdir(parents=True, exist_ok=True)
    book = receipts()
    add_quirks(book)
    write_receipts(folder / "receipts", book)
    write_budgets(folder)
    write_aliases(folder)
    write_prices(folder)
    write_index(folder)
    write_settings(folder)
    write_json(folder / "grock.json", vault(book))
    for number, day in enumerate(EXPORTS):
        write_json(folder / f"cartwise-{day}.json", cartwise(number))


if __name__ == "__main__":
    main()
