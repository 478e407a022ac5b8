extension HeaderWords {
  /// The best name for each meaning comes first.
  ///
  /// Checked against the shop exports, order pages and receipts of Issafiras/profit,
  /// naka211/scheel-larsen and hsk-dk/kvittering-app.
  static let danish: [ColumnMeaning: [String]] = [
    .receiptID: [
      "Kvitteringsnummer", "Kvitteringsnr", "Kvittering nr", "Nr. kvittering", "Kvittering",
      "Kvitterings-id", "Bonnummer", "Bonnr", "Bon", "Bon-id", "Kassebon", "Kassebonnummer",
      "Kassebonnr", "Bilag", "Bilagsnummer", "Bilagsnr", "Ordrenummer", "Ordrenr", "Ordre",
      "Ordre-id", "Fakturanummer", "Fakturanr", "Faktura", "Transaktionsnummer", "Transaktionsnr",
      "Transaktion", "Køb",
    ],
    .date: [
      "Dato", "Købsdato", "Koebsdato", "Indkøbsdato", "Kvitteringsdato", "Bondato",
      "Ordredato", "Fakturadato", "Transaktionsdato", "Dato og tid", "Dag",
    ],
    .time: ["Tid", "Klokkeslæt", "Kl", "Tidspunkt", "Købstidspunkt"],
    .store: [
      "Butik", "Butiksnavn", "Butik navn", "Forretning", "Supermarked", "Kæde", "Forhandler",
      "Sælger",
    ],
    .location: ["Sted", "Lokation", "Filial", "Afdelingssted", "By", "Adresse", "Postnummer"],
    .item: [
      "Vare", "Varenavn", "Varetekst", "Varebeskrivelse", "Produkt", "Produktnavn", "Artikel",
      "Artikelnavn", "Betegnelse", "Beskrivelse", "Tekst", "Navn",
    ],
    .barcode: [
      "Stregkode", "EAN-kode", "EAN-nummer", "EAN-nr", "Varenummer", "Varenr", "Varekode",
      "Produktnummer", "Produktnr", "Produktkode",
    ],
    .category: [
      "Kategori", "Varekategori", "Varegruppe", "Produktkategori", "Produktgruppe", "Afdeling",
      "Gruppe",
    ],
    .quantity: ["Antal", "Mængde", "Styk", "Antal stk", "Stk", "Vægt"],
    .unit: ["Enhed", "Måleenhed", "Salgsenhed"],
    .unitPrice: [
      "Stykpris", "Stk. pris", "Enhedspris", "Pris pr. stk", "Pris per stk", "Pris pr. enhed",
      "À pris", "Kilopris", "Pris", "Udpris",
    ],
    .discount: ["Rabat", "Rabatbeløb", "Besparelse", "Nedslag", "Tilbud"],
    .total: [
      "Beløb", "Beloeb", "Linjebeløb", "Linjetotal", "Linjesum", "I alt", "Totalpris",
      "Totalbeløb", "Samlet pris", "Samlet beløb", "Total", "Betalt", "Sum", "Pris i alt", "Udgift",
    ],
    .currency: ["Valuta", "Valutakode"],
    .person: ["betalt af", "betaler", "hvem betalte", "købt af", "person"],
  ]
}
