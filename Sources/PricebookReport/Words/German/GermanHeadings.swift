import PricebookDocument

extension German {
  static let headings = TableHeadings(
    item: "Artikel",
    store: "Laden",
    month: "Monat",
    category: "Kategorie",
    cart: "Einkauf",
    name: "Name",
    file: "Datei",
    entry: "Eintrag",
    currency: "Währung",
    kind: "Art",
    perhaps: "Vielleicht",

    spent: "Ausgaben",
    budget: "Budget",
    difference: "Differenz",
    used: "Genutzt",
    status: "Stand",
    share: "Anteil",
    lines: "Posten",
    receipts: "Belege",

    quantity: "Menge",
    unitValue: "Ø-Preis",
    onThreeMonths: "Ggü. 3 Monaten",
    price: "Preis",
    median: "Median",
    reference: "Bezug",

    change: "Veränderung",
    changeInMoney: "Differenz",
    priceEffect: "Davon Preis",
    storeEffect: "Ladenwahl",
    perMonth: "Pro Monat",
    direction: "Richtung",
    last: "Letzter",
    lowest: "Niedrigster",

    state: "Stand",
    planned: "Geplant",
    actual: "Bezahlt",
    unplanned: "Ungeplant",
    skipped: "Ausgelassen",

    before: "Vorher",
    now: "Jetzt",
    unitPriceBefore: "Grundpreis vorher",
    unitPriceNow: "Grundpreis jetzt",

    rank: "Rang",
    ownTotal: "Eigene Summe",
    likeForLike: "Ganzer Warenkorb",
    available: "Vorhanden",
    cheapestFor: "Am günstigsten",
    lacks: "Es fehlt",

    read: "Gelesen",
    accepted: "Übernommen",
    rejected: "Abgelehnt",
    duplicates: "Doppelt",
    paid: "Bezahlt",
    counts: "Gilt",
    doesNotCount: "Gilt nicht",
    rows: "Zeilen",

    againstBudget: "Zum Budget",
    pricesOverYear: "Preise, 12 Monate",

    lists: "Listen",
    items: "Artikel",
    unpriced: "Ohne Preis",
    total: "Summe",
    bought: "Gekauft",
    remaining: "Übrig",

    ratings: "Bewertungen",
    meanRating: "Mittel von 5",
    level: "Stufe",
    updates: "Nachträge")
}
