import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Words of headers")
struct HeaderWordsTests {
  @Test(
    "Headers of nine languages mean the same",
    arguments: [
      "Receipt number,Date,Time,Store,Item,Barcode,Category,Quantity,Unit,Unit price,Discount,Total,Currency",
      "Bon-Nr.,Datum,Uhrzeit,Geschäft,Artikel,EAN,Warengruppe,Menge,Einheit,Einzelpreis,Rabatt,Betrag,Währung",
      "Numéro ticket,Date,Heure,Magasin,Libellé,Code-barres,Rayon,Quantité,Unité,Prix unitaire,Remise,Montant,Devise",
      "Nº recibo: recibo,Fecha,Hora,Tienda,Artículo,Código de barras,Categoría,Cantidad,Unidad,Precio unitario,Descuento,Importe,Moneda",
      "Scontrino,Data,Ora,Negozio,Articolo,Codice a barre,Reparto,Quantità,Unità,Prezzo unitario,Sconto,Importo,Valuta",
      "Bonnummer,Datum,Tijd,Winkel,Artikel,Streepjescode,Categorie,Aantal,Eenheid,Stukprijs,Korting,Bedrag,Valuta",
      "Kuitti,Päivämäärä,Kellonaika,Kauppa,Tuote,Viivakoodi,Tuoteryhmä,Määrä,Yksikkö,Yksikköhinta,Alennus,Yhteensä,Valuutta",
      "Kvitto,Datum,Tid,Butik,Vara,Streckkod,Varugrupp,Antal,Enhet,À-pris,Rabatt,Belopp,Valuta",
      "Talão,Data,Hora,Loja,Artigo,Código de barras,Secção,Quantidade,Unidade,Preço unitário,Desconto,Valor total,Moeda",
    ])
  func languages(header: String) {
    let names = header.split(separator: ",").map { name in
      name.hasSuffix("recibo") ? "Número de recibo" : String(name)
    }
    #expect(
      HeaderColumns(names).meanings == [
        .receiptID, .date, .time, .store, .item, .barcode, .category, .quantity, .unit,
        .unitPrice, .discount, .total, .currency,
      ])
  }

  @Test(
    "Abbreviations of number at the start of a header are one",
    arguments: [
      "N° ticket", "Nº ticket", "N.º ticket", "N. ticket", "No. ticket", "No ticket", "Nr. ticket",
      "nr_ticket", "№ ticket", "N°ticket", " N° TICKET", "no-ticket", "NoTicket",
    ])
  func numberSigns(name: String) {
    #expect(HeaderName.folded(name) == "noticket")
  }

  @Test(
    "Letters that only look like an abbreviation of number stay",
    arguments: ["Nom": "nom", "Note": "note", "N": "n", "Net": "net", "Nricht": "nricht"])
  func otherWords(name: String, folded: String) {
    #expect(HeaderName.folded(name) == folded)
  }

  @Test("Letters are folded alike with and without their Unicode properties")
  func properties() {
    let words = HeaderWords.lists.lists.flatMap(\.words)
    let letters = (0...0xFFFF).compactMap { Unicode.Scalar(UInt32($0)) }.map { "a\($0)b" }
    let starts = ["", " ", "n", "N", "no", "NR", "nom", "#", "nº", "Nr "]
    let names =
      words + letters + starts.flatMap { start in ["", "a", ".", "é"].map { start + $0 } }
    let different = names.filter { HeaderName.folded($0) != HeaderName.foldedByProperties($0) }
    #expect(different == [])
  }

  @Test("Words of the tables may be written as headers have them")
  func writtenWords() {
    #expect(HeaderWords.meaning(of: "noofitems")?.meaning == .quantity)
    #expect(HeaderColumns(["No. of items", "N° of items"]).rivals.map(\.loser) == [1])
  }

  @Test("No word has two meanings in one language")
  func unique() {
    var words: [String: [String]] = [:]
    for list in HeaderWords.lists.lists where Field(ofReceipt: list.name) != nil {
      words[list.language, default: []] += list.words.map { HeaderName.folded($0) }
    }
    #expect(words.count >= 17)
    for (language, words) in words { #expect(words.count == Set(words).count, "\(language)") }
  }

  @Test(
    "A word that languages differ about follows the other columns",
    arguments: [
      (["Fecha", "Nombre", "Cantidad", "Importe"], Field.item),
      (["Jour", "Nombre", "Libellé", "Montant"], .quantity),
    ])
  func ambiguousWord(names: [String], meaning: Field) {
    #expect(HeaderColumns(names).meanings[1] == meaning)
  }

  @Test(
    "A unit in the header of the quantity holds for lines that name none",
    arguments: [
      ("Menge [kg]", "kg"), ("Menge (Liter)", "l"), ("quantity_kg", "kg"), ("Cantidad en kg", "kg"),
    ])
  func unit(name: String, symbol: String) {
    #expect(HeaderColumns(["Datum", "Artikel", name, "Betrag"]).defaultUnit?.symbol == symbol)
  }

  @Test(
    "A currency in the header of an amount holds for lines that name none",
    arguments: [
      ("Preis (€)", "EUR"), ("Betrag in CHF", "CHF"), ("total_usd", "USD"), ("Price [£]", "GBP"),
    ])
  func currency(name: String, code: String) {
    #expect(HeaderColumns(["Datum", "Artikel", name]).defaultCurrency?.label == code)
  }

  @Test("Headers that name two currencies decide nothing")
  func currencies() {
    #expect(HeaderColumns(["date", "item", "price (€)", "total ($)"]).defaultCurrency == nil)
  }

  @Test("What is written in brackets and names nothing is put aside")
  func otherBrackets() {
    let columns = HeaderColumns(["date", "item (as printed)", "total (incl. tax)"])
    #expect(columns.meanings == [.date, .item, .total])
    #expect(columns.defaultUnit == nil && columns.defaultCurrency == nil)
  }

  @Test(
    "The price that was paid is the total of the line",
    arguments: ["Prix payé", "Precio pagado", "Bezahlter Preis", "Price paid"])
  func paidPrice(name: String) {
    #expect(HeaderColumns(["date", "item", name]).meanings == [.date, .item, .total])
  }

  @Test("Of two columns for one meaning the better name wins, wherever it stands")
  func rivals() {
    let columns = HeaderColumns(["Artikel", "Bezeichnung", "Datum", "Summe", "Betrag"])
    #expect(columns.meanings == [.item, nil, .date, nil, .total])
    #expect(columns.rivals.map(\.loser) == [1, 3])
  }
}
