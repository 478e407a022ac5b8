extension HeaderWords {
  /// The best name for each meaning comes first.
  static let german: [ColumnMeaning: [String]] = [
    .receiptID: [
      "bonnummer", "bonnr", "bon", "belegnummer", "belegnr", "beleg", "kassenbon",
      "kassenbonnummer", "rechnungsnummer", "rechnungsnr", "rechnung", "quittung",
      "quittungsnummer", "transaktionsnummer", "transaktionsnr", "transaktion", "bestellnummer",
      "bestellnr", "bestellung", "einkaufsnummer",
    ],
    .date: [
      "datum", "kaufdatum", "einkaufsdatum", "belegdatum", "bondatum", "rechnungsdatum",
      "bestelldatum", "transaktionsdatum", "tag", "kauftag",
    ],
    .time: ["uhrzeit", "zeit", "kaufzeit", "einkaufszeit", "bonzeit"],
    .store: [
      "geschaft", "geschaeft", "laden", "handler", "haendler", "markt", "supermarkt",
      "handelskette", "kette", "verkaufer", "verkaeufer", "anbieter", "einkaufsort", "filiale",
      "filialname",
    ],
    .location: ["standort", "ort", "stadt", "adresse", "anschrift", "plz"],
    .item: [
      "artikel", "artikelname", "artikelbezeichnung", "produkt", "produktname",
      "produktbezeichnung", "bezeichnung", "ware", "warenbezeichnung", "artikeltext",
      "beschreibung", "artikelbeschreibung", "position",
    ],
    .barcode: [
      "strichcode", "eannummer", "eannr", "gtinnummer", "artikelnummer", "artikelnr", "artnr",
      "produktnummer",
    ],
    .category: [
      "kategorie", "warengruppe", "produktkategorie", "artikelgruppe", "produktgruppe", "abteilung",
      "rubrik", "gruppe",
    ],
    .quantity: ["menge", "anzahl", "stuck", "stueck", "stuckzahl", "stueckzahl", "gewicht"],
    .unit: ["einheit", "mengeneinheit", "masseinheit", "me", "verkaufseinheit"],
    .unitPrice: [
      "einzelpreis", "stuckpreis", "stueckpreis", "preisproeinheit", "preisprostuck",
      "preisprostueck", "preisjeeinheit", "einheitspreis", "kilopreis", "preis",
    ],
    .discount: [
      "rabatt", "rabattbetrag", "nachlass", "preisnachlass", "ermassigung", "ermaessigung",
      "aktion", "ersparnis", "aktionsrabatt",
    ],
    .total: [
      "gesamtpreis", "gesamtbetrag", "positionssumme", "zeilensumme", "gesamt", "betrag", "summe",
      "bezahlt", "zahlbetrag", "endpreis", "umsatz", "bruttobetrag", "kosten",
    ],
    .currency: ["wahrung", "waehrung", "wahrungscode", "waehrungscode", "whg"],
  ]
}
