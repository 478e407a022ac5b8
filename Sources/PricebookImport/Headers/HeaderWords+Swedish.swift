extension HeaderWords {
  /// The best name for each meaning comes first.
  static let swedish: [ColumnMeaning: [String]] = [
    .receiptID: [
      "kvittonummer", "kvittonr", "Nr kvitto", "kvitto", "kvittoid", "transaktionsnummer",
      "transaktion",
      "fakturanummer", "faktura", "ordernummer", "bestallning", "bestallningsnummer",
    ],
    .date: [
      "datum", "inkopsdatum", "kopdatum", "kvittodatum", "transaktionsdatum", "orderdatum", "dag",
    ],
    .time: ["tid", "klockslag", "tidpunkt", "inkopstid"],
    .store: ["butik", "butiksnamn", "affar", "handlare", "saljare", "kedja"],
    .location: ["plats", "adress", "stad", "ort", "postnummer"],
    .item: [
      "vara", "varunamn", "artikel", "artikelnamn", "produkt", "produktnamn", "benamning",
      "artikelbenamning", "varubeskrivning", "beskrivning", "namn",
    ],
    .barcode: ["streckkod", "eankod", "artikelnummer", "artikelnr", "varunummer"],
    .category: ["kategori", "varugrupp", "produktkategori", "produktgrupp", "avdelning", "grupp"],
    .quantity: ["antal", "ant", "mangd", "kvantitet", "st", "vikt"],
    .unit: ["enhet", "mattenhet", "mangdenhet"],
    .unitPrice: [
      "styckpris", "st-pris", "Pris/st", "apris", "enhetspris", "prisperenhet", "prisperstyck",
      "jamforpris", "pris",
    ],
    .discount: ["rabatt", "rabattbelopp", "avdrag", "besparing"],
    .total: [
      "belopp", "totalbelopp", "totalpris", "totalt", "total", "radsumma", "summa", "betalt",
      "kostnad",
    ],
    .currency: ["valuta", "valutakod"],
    .person: [
      "betalat av", "betald av", "betalt av", "betalare", "vem betalade", "köpt av", "person",
    ],
  ]
}
