import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Price lists")
struct PriceListTests {
  @Test func `A file whose name begins with prices is a price list`() throws {
    let book = try bookOfFiles([
      "prices-october.csv": """
      Date,Store,Product,Price
      2026-10-05,Market,Milk,1.09
      2026-10-05,Market,Bread,2.40

      """
    ])
    #expect(book.sources.map(\.kind) == [.prices])
    #expect(
      book.priceTexts == [
        "2026-10-05 | Market | Milk | 1.09 | 1 each |  | ",
        "2026-10-05 | Market | Bread | 2.40 | 1 each |  | ",
      ])
    #expect(book.lines.isEmpty)
    #expect(book.sources[0].totals.paid.isEmpty)
    #expect(book.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      "prices.csv", "Prices 2026.csv", "price-list.csv", "pricelist_tesco.csv", "PriceBook.csv",
      "Preise-Oktober.csv", "preisliste.csv", "prix_2026-10.csv", "liste de prix.csv",
      "precios.csv", "lista-de-precios.csv", "prezzi.csv", "listino.csv", "prijzen.csv",
      "prijslijst.csv", "hinnat.csv", "hinnasto-2026.csv", "priser.csv", "prislista.csv",
      "preços.csv", "precos.csv", "lista-preços.csv", "shelf-prices.csv",
    ])
  func `Names of price lists are known in nine languages`(_ name: String) throws {
    let book = try bookOfFiles([
      name: "Date,Store,Product,Price\n2026-10-05,Market,Milk,1.09\n"
    ])
    #expect(book.sources.map(\.kind) == [.prices])
  }

  @Test(arguments: ["pricesmart.csv", "receipts-prices.csv", "prixxx.csv", "october.csv"])
  func `Other names leave a file of receipts what it is`(_ name: String) throws {
    let book = try bookOfFiles([
      name: "Date,Store,Product,Price\n2026-10-05,Market,Milk,1.09\n"
    ])
    #expect(book.sources.map(\.kind) == [.receipts])
  }

  @Test func `A file with receipt numbers stays receipts, whatever its name`() throws {
    let book = try bookOfFiles([
      "pricebook.csv": """
      receipt,date,store,item,quantity,total
      7,2026-10-05,Market,Milk,2,2.18

      """
    ])
    #expect(book.sources.map(\.kind) == [.receipts])
  }

  @Test(
    "the columns of price lists alone make a file one",
    arguments: [
      "Date,Store,Product,Regular price,Price", "Date,Store,Product,Price,Valid until",
      "Date,Store,Product,Price,Offer", "Date,Store,Product,Shelf price",
      "Datum,Laden,Artikel,Preis,Angebot bis", "Date,Magasin,Article,Prix,Prix promo",
      "Fecha,Tienda,Producto,Precio,Válido hasta", "Data,Negozio,Prodotto,Prezzo,Prezzo offerta",
      "Datum,Winkel,Artikel,Prijs,Geldig tot", "Päivä,Kauppa,Tuote,Hinta,Tarjoushinta",
      "Datum,Butik,Vara,Pris,Gäller till", "Data,Loja,Produto,Preço,Preço promocional",
    ])
  func telltales(_ header: String) throws {
    let count = header.split(separator: ",").count
    let more = ["", "1.20", "", "", ""].prefix(max(0, count - 4)).map { _ in "" }
    let row = (["2026-10-05", "Market", "Milk", "1.09"] + more).joined(separator: ",")
    let book = try bookOfFiles(["october.csv": "\(header)\n\(row)\n"])
    #expect(book.sources.map(\.kind) == [.prices])
    #expect(book.priceLines.map(\.price) == ["1.09"])
  }

  @Test func `Receipts with a mark for sales stay receipts`() throws {
    let book = try bookOfFiles([
      "book.csv": """
      Item,Date,Store,Brand,Size,Unit,Price,Sale?
      Milk,1/20/2026,Costco,Kirkland,2,gal,5.78,

      """
    ])
    #expect(book.sources.map(\.kind) == [.receipts])
  }

  @Test func `A survey is a price list once --prices names it`() throws {
    let survey = """
      Date,Store,Category,Product,Price (GEL)
      2026-09-01,Nikora,Dairy,Milk 1 l,4.20
      2026-09-01,Carrefour,Dairy,Milk 1 l,3.95

      """
    let folder = try TemporaryFolder(["survey.csv": survey])
    var options = ImportOptions(paths: [])
    options.pricePaths = [folder.path("survey.csv")]
    let book = try BookImporter(options).read()
    #expect(
      book.priceTexts == [
        "2026-09-01 | Nikora | Milk 1 l | 4.20 | 1 each | GEL | ",
        "2026-09-01 | Carrefour | Milk 1 l | 3.95 | 1 each | GEL | ",
      ])
    #expect(book.lines.isEmpty)
  }

  @Test func `A shop's shelf has its store and day in the name of the file`() throws {
    let book = try bookOfFiles([
      "prices-corner-shop-2026-10-03.csv": "Category,Name,Price\nDairy,Milk,£2.00\n"
    ])
    #expect(book.priceTexts == ["2026-10-03 | corner shop | Milk | 2.00 | 1 each | GBP | "])
  }

  @Test func `A shop's shelf without a date is read undated`() throws {
    let book = try bookOfFiles([
      "prices tesco.csv": "Category,Name,Price\nDairy,Milk,£2.00\n"
    ])
    #expect(book.priceTexts == [" | tesco | Milk | 2.00 | 1 each | GBP | "])
  }

  @Test func `A shelf that nothing calls a price list is refused with the next step`() throws {
    let error = #expect(throws: ImportError.self) {
      try bookOfFiles(["shelf.csv": "Category,Name,Price\nDairy,Milk,£2.00\n"])
    }
    #expect(error?.diagnostics.contains { $0.message.contains("--prices") } == true)
  }

  @Test func `A mapping says that its files are price lists`() throws {
    let mapping = """
      {"kind": "prices", "files": "shelf*.csv",
       "columns": {"item": "Name", "category": "Category", "price": "Price"},
       "constants": {"store": "Tesco"}}
      """
    let book = try bookOfFiles([
      "shelf.csv": "Category,Name,Price\nDairy,Milk,£2.00\n",
      "pricebook.json": #"{"sources": [\#(mapping)]}"#,
    ])
    #expect(book.priceTexts == [" | Tesco | Milk | 2.00 | 1 each | GBP | "])
  }

  @Test func `--prices goes before the profile of a program, whose lines are whole`() throws {
    let folder = try TemporaryFolder([
      "list.csv": """
      Datum;Zeit;Filiale;Kassennummer;Transaktionsnummer;Artikel;Menge;Aktion;Umsatz
      29.11.2021;09:07:19;MM Adliswil;252;10;Butter;2;0.00;6.80

      """
    ])
    var options = ImportOptions(paths: [])
    options.pricePaths = [folder.path("list.csv")]
    let book = try BookImporter(options).read()
    #expect(book.lines.isEmpty)
    #expect(book.priceTexts == ["2021-11-29 | Migros | Butter | 6.80 | 2 each | CHF | "])
  }

  @Test func `A barcode joins the items of price lists and receipts`() throws {
    let book = try bookOfFiles([
      "receipts.csv": """
      date,store,item,barcode,total
      2026-10-03,Shop,Butter,4006381333931,2.50

      """,
      "prices.csv": """
      date,store,item,barcode,price
      2026-10-05,Market,BUTTER 250 G,4006381333931,2.29

      """,
    ])
    #expect(book.names.items.map(\.name) == ["Butter"])
  }

  @Test func `An item without a name has that of its barcode on receipts`() throws {
    let book = try bookOfFiles([
      "receipts.csv": "date,store,item,barcode,total\n2026-10-03,Shop,Butter,4006381333931,2.50\n",
      "prices.csv": "date,store,item,barcode,price\n2026-10-05,Market,,4006381333931,2.29\n",
    ])
    #expect(book.names.items.map(\.name) == ["Butter"])
    #expect(book.priceLines.map(\.item) == ["Butter"])
  }

  @Test func `Records are accepted, rejected or duplicates`() throws {
    let list = """
      date,store,item,price
      2026-10-05,Market,Milk,1.09
      2026-10-05,Market,Bread,none at all
      2026-10-05,,Eggs,2.49
      2026-10-05,Market,Jam,0

      """
    let book = try bookOfFiles(["prices-a.csv": list, "prices-b.csv": list])
    #expect(book.sources.map(\.totals.read) == [4, 4])
    #expect(book.sources.map(\.totals.rejected) == [3, 3])
    #expect(book.sources.map { $0.totals.accepted + $0.totals.duplicates } == [1, 1])
    #expect(book.sources.allSatisfy { $0.totals.isBalanced })
    #expect(book.priceLines.count == 1)
    let codes = Set(book.rejectedRecords.map(\.code))
    #expect(codes == [.malformedNumber, .missingStore, .noPrice])
  }

  @Test func `A price list without a currency has that of the receipts`() throws {
    let book = try bookOfFiles([
      "receipts.csv": "date,store,item,total,currency\n2026-10-03,Shop,Milk,1.20,CHF\n",
      "prices.csv": "date,store,item,price\n2026-10-05,Market,Milk,1.09\n",
    ])
    #expect(book.priceLines.map(\.currency) == ["CHF"])
  }

  @Test func `The order of dates is that of the last days where there are no others`() throws {
    let book = try bookOfFiles([
      "prices.csv": "store,item,price,valid until\nMarket,Milk,1.09,31/10/2026\n"
    ])
    #expect(book.priceLines.map(\.offer) == [" to 2026-10-31"])
  }

  @Test func `inspect says why a file is a price list`() throws {
    let folder = try TemporaryFolder([
      "preise.csv": "Datum;Laden;Artikel;Preis\n05.10.2026;Markt;Milch;1,09\n"
    ])
    let inspection = try FileInspector().inspect(folder.path("preise.csv"))
    #expect(inspection.kind == .prices)
    #expect(
      inspection.evidence.contains(
        "The file lists prices that were seen and not paid: its name begins with “preise”."))
    #expect(inspection.columns.map(\.meaning) == ["date", "store", "item", "price"])
    #expect(inspection.firstRecords.map { $0[4] } == ["1.09"])
  }

  @Test func `The mapping that inspect writes reads the list again`() throws {
    let list = "Name,Regular price,Offer price,Valid until\nMilk,1.29,0.99,2026-10-10\n"
    let folder = try TemporaryFolder(["prices.csv": list])
    let mapping = try #require(FileInspector().inspect(folder.path("prices.csv")).mapping)
    let book = try bookOfFiles([
      "other.csv": list, "pricebook.json": #"{"sources": [\#(mapping)]}"#,
    ])
    #expect(book.priceLines.map(\.price) == ["0.99"])
    #expect(book.priceLines.map(\.offer) == ["offer to 2026-10-10"])
  }
}
