extension HeaderWords {
  /// The best name for each meaning comes first.
  static let dutch: [ColumnMeaning: [String]] = [
    .receiptID: [
      "bonnummer", "bonnr", "Nr. bon", "kassabonnr", "kassabon", "kassabonnummer", "bon",
      "transactienummer", "transactie",
      "factuurnummer", "factuur", "bestelnummer", "ordernummer", "bestelling",
    ],
    .date: [
      "datum", "aankoopdatum", "koopdatum", "transactiedatum", "bondatum", "besteldatum",
      "factuurdatum", "dag",
    ],
    .time: ["tijd", "tijdstip", "aankooptijd", "transactietijd"],
    .store: [
      "winkel", "winkelnaam", "supermarkt", "verkoper", "handelaar", "zaak", "keten",
    ],
    .location: ["locatie", "plaats", "adres", "stad", "vestiging", "filiaal", "postcode"],
    .item: [
      "artikel", "artikelnaam", "artikelomschrijving", "product", "productnaam",
      "productomschrijving", "omschrijving", "beschrijving", "naam",
    ],
    .barcode: ["streepjescode", "eancode", "artikelnummer", "artikelcode", "productcode"],
    .category: [
      "categorie", "productcategorie", "productgroep", "artikelgroep", "afdeling", "groep",
      "rubriek",
    ],
    .quantity: ["aantal", "aant", "hvh", "st", "hoeveelheid", "stuks", "aantalstuks", "gewicht"],
    .unit: ["eenheid", "eenh", "maateenheid", "meeteenheid"],
    .unitPrice: [
      "stukprijs", "Prijs p.st.", "Prijs/stuk", "Prijs per st.", "eenheidsprijs", "prijspereenheid",
      "prijsperstuk", "stuksprijs", "prijs",
    ],
    .discount: ["korting", "kortingsbedrag", "voordeel", "besparing", "bonus"],
    .total: [
      "totaal", "totaalbedrag", "totaalprijs", "regeltotaal", "bedrag", "betaald", "som", "kosten",
    ],
    .currency: ["valuta", "munteenheid", "valutacode", "munt"],
    .person: ["betaald door", "betaler", "wie betaalde", "gekocht door", "persoon"],
  ]
}
