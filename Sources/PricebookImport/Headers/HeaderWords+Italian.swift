extension HeaderWords {
  /// The best name for each meaning comes first.
  static let italian: [ColumnMeaning: [String]] = [
    .receiptID: [
      "numeroscontrino", "scontrino", "idscontrino", "numeroricevuta", "ricevuta", "numerofattura",
      "fattura", "numerotransazione", "transazione", "numeroordine", "ordine",
    ],
    .date: [
      "data", "dataacquisto", "datadiacquisto", "datascontrino", "dataordine", "datafattura",
      "giorno",
    ],
    .time: ["ora", "orario", "oraacquisto", "orascontrino"],
    .store: [
      "negozio", "nomenegozio", "puntovendita", "supermercato", "esercente", "venditore",
      "commerciante", "insegna", "catena", "fornitore",
    ],
    .location: ["luogo", "citta", "indirizzo", "sede", "filiale", "cap"],
    .item: [
      "articolo", "nomearticolo", "prodotto", "nomeprodotto", "descrizione", "descrizioneprodotto",
      "descrizionearticolo", "denominazione", "nome", "voce",
    ],
    .barcode: [
      "codiceabarre", "codicebarre", "codiceean", "codiceprodotto", "codicearticolo", "codice",
    ],
    .category: ["categoria", "categoriaprodotto", "reparto", "settore", "famiglia", "gruppo"],
    .quantity: ["quantita", "qta", "pezzi", "numero", "peso"],
    .unit: ["unita", "unitadimisura", "unitamisura", "um", "misura"],
    .unitPrice: ["prezzounitario", "prezzoperunita", "prezzounita", "prezzosingolo", "prezzo"],
    .discount: ["sconto", "importosconto", "riduzione", "ribasso", "risparmio"],
    .total: [
      "importo", "importototale", "prezzototale", "totale", "totaleriga", "totalepagato", "pagato",
      "ammontare", "costo", "somma", "spesa", "valore",
    ],
    .currency: ["valuta", "divisa", "codicevaluta"],
  ]
}
