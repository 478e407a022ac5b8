extension HeaderWords {
  /// The best name for each meaning comes first.
  static let german: [ColumnMeaning: [String]] = [
    .receiptID: [
      "bonnummer", "bonnr", "bon", "belegnummer", "belegnr", "beleg", "kassenbon",
      "kassenbonnummer", "kassenbonnr", "Nr. Bon", "Nr. Beleg", "kassenzettel", "rechnungsnummer",
      "rechnungsnr", "rechnung", "quittung",
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
      "handelskette", "kette", "verkaufer", "verkaeufer", "anbieter", "einkaufsort",
    ],
    .location: [
      "filiale", "filialname", "standort", "ort", "stadt", "adresse", "anschrift", "plz",
    ],
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
    .quantity: [
      "menge", "anzahl", "Anz.", "stuck", "stueck", "stuckzahl", "stueckzahl", "gewicht",
    ],
    .unit: ["einheit", "Einh.", "ME", "mengeneinheit", "masseinheit", "verkaufseinheit"],
    .unitPrice: [
      "einzelpreis", "E-Preis", "EP", "Stk.-Preis", "Preis/Stk.", "Preis pro Stk.", "stuckpreis",
      "stueckpreis", "preisproeinheit", "preisprostuck",
      "preisprostueck", "preisjeeinheit", "einheitspreis", "kilopreis", "preis",
    ],
    .discount: [
      "rabatt", "rabattbetrag", "nachlass", "preisnachlass", "ermassigung", "ermaessigung",
      "aktion", "ersparnis", "aktionsrabatt",
    ],
    .total: [
      "gesamtpreis", "G-Preis", "GP", "Ges.-Preis", "gesamtbetrag", "positionssumme", "zeilensumme",
      "gesamt", "betrag", "summe",
      "bezahlt", "zahlbetrag", "endpreis", "umsatz", "bruttobetrag", "kosten",
    ],
    .currency: ["wahrung", "waehrung", "wahrungscode", "waehrungscode", "whg"],
    .person: [
      "bezahlt von", "gezahlt von", "bezahlt durch", "wer hat bezahlt", "eingekauft von",
      "gekauft von", "einkäufer", "einkaeufer", "person",
    ],
  ]
}
