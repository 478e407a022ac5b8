extension HeaderWords {
  /// The best name for each meaning comes first.
  ///
  /// Checked against the till tables and receipts of arrowsys-tabor/lilka-pokladna-eet,
  /// lucka79/objednavkyApl and whiterabbitcz-dev/fakturni-system.
  static let czech: [ColumnMeaning: [String]] = [
    .receiptID: [
      "Číslo účtenky", "Č. účtenky", "Účtenka", "Účtenka č.", "ID účtenky", "Číslo paragonu",
      "Paragon", "Číslo dokladu", "Č. dokladu", "Doklad", "Číslo faktury", "Č. faktury", "Faktura",
      "Číslo objednávky", "Č. objednávky", "Objednávka", "Číslo transakce", "Transakce", "Nákup",
    ],
    .date: [
      "Datum", "Datum nákupu", "Datum účtenky", "Datum prodeje", "Datum transakce",
      "Datum objednávky", "Datum vystavení", "Datum a čas", "Den", "Kdy",
    ],
    .time: ["Čas", "Čas nákupu", "Hodina"],
    .store: [
      "Obchod", "Název obchodu", "Prodejna", "Obchodník", "Supermarket", "Řetězec", "Prodejce",
      "Kde",
    ],
    .location: ["Pobočka", "Provozovna", "Místo", "Lokalita", "Město", "Adresa", "PSČ"],
    .item: [
      "Položka", "Název položky", "Zboží", "Název zboží", "Výrobek", "Název výrobku", "Produkt",
      "Název produktu", "Artikl", "Popis zboží", "Název", "Popis", "Co",
    ],
    .barcode: [
      "Čárový kód", "ČK", "EAN kód", "Kód EAN", "Kód zboží", "Kód výrobku", "Číslo zboží",
      "Kód produktu", "Kód",
    ],
    .category: [
      "Kategorie", "Kategorie zboží", "Skupina", "Skupina zboží", "Oddělení", "Sortiment", "Druh",
    ],
    .quantity: ["Množství", "Mn.", "Počet", "Počet kusů", "Kusů", "Ks", "Hmotnost", "Váha"],
    .unit: ["Jednotka", "Měrná jednotka", "Jedn.", "MJ", "J.", "Míra"],
    .unitPrice: [
      "Jednotková cena", "Cena za jednotku", "Cena za kus", "Cena za ks", "Cena/ks",
      "Cena za MJ", "Kusová cena", "Jedn. cena", "Cena",
    ],
    .discount: ["Sleva", "Výše slevy", "Úspora", "Rabat", "Akce"],
    .total: [
      "Celkem", "Cena celkem", "Celková cena", "Celkem s DPH", "Částka", "Celková částka",
      "Zaplaceno", "Součet", "Mezisoučet", "K úhradě", "Útrata", "Hodnota",
    ],
    .currency: ["Měna", "Kód měny"],
    .person: ["zaplatil", "zaplatila", "kdo zaplatil", "plátce", "koupil", "osoba"],
  ]
}
