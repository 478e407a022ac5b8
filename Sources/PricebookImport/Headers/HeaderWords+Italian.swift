extension HeaderWords {
  /// The best name for each meaning comes first.
  static let italian: [ColumnMeaning: [String]] = [
    .receiptID: [
      "N. scontrino", "N. dello scontrino", "numeroscontrino", "scontrino", "idscontrino",
      "N. ricevuta", "numeroricevuta", "ricevuta", "N. fattura", "numerofattura",
      "fattura", "numerotransazione", "transazione", "N. ordine", "N. transazione", "numeroordine",
      "ordine",
    ],
    .date: [
      "data", "dataacquisto", "datadiacquisto", "datascontrino", "dataordine", "datafattura",
      "giorno",
    ],
    .time: ["ora", "orario", "oraacquisto", "orascontrino"],
    .store: [
      "negozio", "nomenegozio", "puntovendita", "supermercato", "esercente", "venditore",
      "commerciante", "insegna", "catena",
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
    .quantity: ["quantita", "qta", "quant", "N. pezzi", "pezzi", "numero", "peso"],
    .unit: ["unita", "unitadimisura", "unitamisura", "um", "UdM", "misura"],
    .unitPrice: [
      "prezzounitario", "Prezzo unit.", "P. unit.", "Prezzo un.", "prezzoperunita", "prezzounita",
      "prezzosingolo", "prezzo",
    ],
    .discount: ["sconto", "importosconto", "riduzione", "ribasso", "risparmio"],
    .total: [
      "importo", "importototale", "prezzototale", "totale", "totaleriga", "totalepagato", "pagato",
      "ammontare", "costo", "somma", "spesa", "valore",
    ],
    .currency: ["valuta", "divisa", "codicevaluta"],
    .person: ["pagato da", "pagante", "chi ha pagato", "acquistato da", "comprato da", "persona"],
  ]
}
