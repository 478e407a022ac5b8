extension HeaderWords {
  /// The best name for each meaning comes first.
  static let finnish: [ColumnMeaning: [String]] = [
    .receiptID: [
      "kuittinumero", "kuittinro", "Nro kuitti", "kuitinnumero", "kuitti", "kuittitunnus",
      "tapahtumanumero", "tapahtuma",
      "laskunumero", "lasku", "tilausnumero", "tilaus",
    ],
    .date: [
      "paivamaara", "ostopaiva", "paivays", "pvm", "kuitinpaivamaara", "ostopvm", "tapahtumapaiva",
      "paiva",
    ],
    .time: ["kellonaika", "klo", "ostoaika", "aika"],
    .store: [
      "kauppa", "kaupannimi", "myymala", "liike", "myyja", "toimipaikka", "ketju", "kauppias",
    ],
    .location: ["sijainti", "osoite", "kaupunki", "paikkakunta", "postinumero"],
    .item: [
      "tuote", "tuotenimi", "tuotteennimi", "tuotekuvaus", "artikkeli", "nimike", "kuvaus",
      "selite", "nimi",
    ],
    .barcode: ["viivakoodi", "eankoodi", "tuotekoodi", "tuotenumero"],
    .category: ["kategoria", "tuoteryhma", "luokka", "osasto", "ryhma", "tuotekategoria"],
    .quantity: ["maara", "kpl", "lkm", "lukumaara", "kappaletta", "ostomaara", "paino"],
    .unit: ["yksikko", "yks", "mittayksikko", "myyntiyksikko"],
    .unitPrice: [
      "yksikkohinta", "yks.hinta", "kappalehinta", "kplhinta", "ahinta", "hintaperyksikko", "hinta",
    ],
    .discount: ["alennus", "alennusmaara", "alennuksenmaara", "saasto", "hyvitys"],
    .total: [
      "yhteensa", "kokonaishinta", "loppusumma", "rivisumma", "summa", "maksettu", "maksu",
      "rivihinta",
    ],
    .currency: ["valuutta", "valuuttakoodi"],
    .person: ["maksaja", "kuka maksoi", "ostaja", "henkilö"],
  ]
}
