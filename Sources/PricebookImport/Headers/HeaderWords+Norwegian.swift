extension HeaderWords {
  /// The best name for each meaning comes first.
  ///
  /// Checked against the receipts and till exports of AndreasStokka/Kvittering,
  /// statisticsnorway/rawdata-converter-app-bong and petterhol/pdog.no.
  static let norwegian: [ColumnMeaning: [String]] = [
    .receiptID: [
      "Kvitteringsnummer", "Kvitteringsnr", "Kvittering nr", "Nr. kvittering", "Kvittering",
      "Kvitterings-id", "Bongnummer", "Bongnr", "Bong", "Bong-id", "Bilagsnummer", "Bilagsnr",
      "Bilag", "Ordrenummer", "Ordrenr", "Ordre", "Ordre-id", "Bestillingsnummer", "Bestilling",
      "Fakturanummer", "Fakturanr", "Faktura", "Transaksjonsnummer", "Transaksjonsnr",
      "Transaksjon", "Kjøp",
    ],
    .date: [
      "Dato", "Kjøpsdato", "Kjoepsdato", "Handledato", "Kvitteringsdato", "Bongdato",
      "Ordredato", "Fakturadato", "Transaksjonsdato", "Dato_tid", "Dato og tid", "Dag",
    ],
    .time: ["Tid", "Klokkeslett", "Kl", "Tidspunkt", "Kjøpstidspunkt"],
    .store: [
      "Butikk", "Butikknavn", "Butikk_nr", "Forretning", "Matbutikk", "Supermarked", "Kjede",
      "Forhandler", "Selger",
    ],
    .location: ["Sted", "Lokasjon", "Filial", "By", "Poststed", "Adresse", "Postnummer"],
    .item: [
      "Vare", "Varenavn", "Varetekst", "Varebeskrivelse", "Varelinje", "Produkt", "Produktnavn",
      "Artikkel", "Artikkelnavn", "Betegnelse", "Beskrivelse", "Tekst", "Navn",
    ],
    .barcode: [
      "Strekkode", "EAN-kode", "EAN-nummer", "EAN-nr", "Varenummer", "Varenr", "Varekode",
      "Produktnummer", "Produktnr", "Produktkode",
    ],
    .category: [
      "Kategori", "Varekategori", "Varegruppe", "Produktkategori", "Produktgruppe", "Avdeling",
      "Gruppe",
    ],
    .quantity: ["Antall", "Mengde", "Kvantum", "Antall stk", "Stk", "Vekt"],
    .unit: ["Enhet", "Måleenhet", "Salgsenhet"],
    .unitPrice: [
      "Stykkpris", "Stk. pris", "Enhetspris", "Pris pr. stk", "Pris per stk", "Pris pr. enhet",
      "À pris", "Kilopris", "Pris",
    ],
    .discount: ["Rabatt", "Rabattbeløp", "Besparelse", "Avslag", "Tilbud"],
    .total: [
      "Beløp", "Beloep", "Linjebeløp", "Linjesum", "Varesum", "Totalt", "Totalpris",
      "Totalbeløp", "Total", "Sum", "Samlet pris", "Samlet beløp", "Betalt", "Pris totalt",
      "Kostnad",
    ],
    .currency: ["Valuta", "Valutakode"],
    .person: ["betalt av", "betaler", "hvem betalte", "kjøpt av", "person"],
  ]
}
