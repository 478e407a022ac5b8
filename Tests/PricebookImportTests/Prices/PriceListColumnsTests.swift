import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Offers and packages of price lists")
struct PriceListColumnsTests {
  @Test func `An offer's price comes before the regular one`() throws {
    let book = try bookOfFiles([
      "list.csv": """
      Date;Store;Item;Regular price;Offer price;Valid until
      2026-10-05;Market;Milk;1,29;0,99;10.10.2026
      2026-10-05;Market;Bread;2,40;;

      """
    ])
    #expect(
      book.priceTexts == [
        "2026-10-05 | Market | Milk | 0.99 | 1 each |  | offer to 2026-10-10",
        "2026-10-05 | Market | Bread | 2.40 | 1 each |  | ",
      ])
  }

  @Test(
    arguments: [
      ("yes", true), ("TRUE", true), ("x", true), ("2 for 3", true), ("1+1", true),
      ("-20 %", true), ("Aktion", true), ("promoção", true), ("", false), ("no", false),
      ("False", false), ("0", false), ("nein", false), ("-", false), ("kein Angebot", false),
      ("perhaps", false),
    ])
  func `An offer is marked by a word`(_ mark: String, isOffer: Bool) throws {
    let book = try bookOfFiles([
      "prices.csv": "Date,Store,Item,Price,Offer\n2026-10-05,Market,Milk,1.09,\(mark)\n"
    ])
    #expect(book.priceLines.map { $0.offer.hasPrefix("offer") } == [isOffer])
  }

  @Test(
    arguments: [
      ("0.85", "0.85 | 1 each |  | offer"), ("0.85 €", "0.85 | 1 each | EUR | offer"),
      ("1", "1.10 | 1 each |  | offer"), ("1.00", "1.00 | 1 each |  | offer"),
      ("0.00", "1.10 | 1 each |  | "), ("1.10", "1.10 | 1 each |  | "),
      ("4", "1.10 | 1 each |  | "),
    ])
  func `An amount below the price is the price of the offer`(_ offer: String, line: String) throws {
    let book = try bookOfFiles([
      "prices.csv": "Date;Store;Item;Price;Offer\n2026-10-05;Market;Leek;1.10;\(offer)\n"
    ])
    #expect(book.priceTexts == ["2026-10-05 | Market | Leek | \(line)"])
  }

  @Test(
    "What several pieces cost together is an offer of as many",
    arguments: [
      ("2 for 3.00", "3.00 | 2 each |  | offer"), ("2 for £3", "3.00 | 2 each | GBP | offer"),
      ("2 für 3.00", "3.00 | 2 each |  | offer"), ("2 pour 3.00 €", "3.00 | 2 each | EUR | offer"),
      ("2 x 1.50", "3.00 | 2 each |  | offer"), ("2/€3", "3.00 | 2 each | EUR | offer"),
    ])
  func severalPieces(price: String, line: String) throws {
    for column in ["Price", "Offer price"] {
      let book = try bookOfFiles(["prices.csv": "Store;Item;\(column)\nMarket;Leek;\(price)\n"])
      #expect(
        book.priceTexts.map { $0.hasSuffix("Market | Leek | \(line)") } == [true], "\(column)")
      #expect(book.diagnostics.isEmpty)
    }
    let beside = try bookOfFiles([
      "prices.csv": "Store;Item;Price;Offer\nMarket;Leek;1.80;\(price)\n"
    ])
    #expect(beside.priceTexts.map { $0.hasSuffix(" | Leek | \(line)") } == [true])
  }

  @Test("How many of several are paid for needs the price of one")
  func paidPieces() throws {
    let beside = try bookOfFiles([
      "prices.csv": "Store;Item;Price;Offer price\nMarket;Leek;1.80;3 for 2\n"
    ])
    #expect(beside.priceTexts.map { $0.hasSuffix("Leek | 3.60 | 3 each |  | offer") } == [true])
    let alone = try #require(throws: ImportError.self) {
      try bookOfFiles(["prices.csv": "Store;Item;Price\nMarket;Leek;3 for 2\n"])
    }
    #expect(
      alone.diagnostics.first?.description.contains(
        "“3 for 2” says how many are paid for and not what one costs") == true)
  }

  @Test("Packages of an offer of several are all of them")
  func severalPackages() throws {
    let book = try bookOfFiles([
      "prices.csv": "Store;Item;Package;Price\nMarket;Flour;500 g;2 for 3.00\n"
    ])
    #expect(book.priceTexts.map { $0.hasSuffix("Flour | 3.00 | 2 500 g |  | offer") } == [true])
  }

  @Test(arguments: ["perhaps", "4", "see flyer"])
  func `An offer that is not understood is named`(_ offer: String) throws {
    let book = try bookOfFiles([
      "prices.csv": "Date,Store,Item,Price,Offer\n2026-10-05,Market,Leek,1.10,\(offer)\n"
    ])
    #expect(book.diagnostics.map(\.code) == [.offerUnclear])
    #expect(book.diagnostics.first?.description.contains("“\(offer)”") == true)
  }

  @Test(
    arguments: [
      "priceDate", "observed_at", "Scraped at", "Preisdatum", "relevé le", "Data ceny", "価格日",
    ])
  func `The day on which a price was seen is its day`(_ name: String) throws {
    let book = try bookOfFiles([
      "prices.csv": "\(name),Store,Item,Price\n2026-09-14,Market,Leek,1.10\n"
    ])
    #expect(book.priceTexts == ["2026-09-14 | Market | Leek | 1.10 | 1 each |  | "])
  }

  @Test func `A column that is called date has the day, whatever else has one`() throws {
    let book = try bookOfFiles([
      "prices.csv": "Observed at,Date,Store,Item,Price\n2026-09-14,2026-09-12,Market,Leek,1.10\n"
    ])
    #expect(book.priceTexts == ["2026-09-12 | Market | Leek | 1.10 | 1 each |  | "])
  }

  @Test func `Prices in JSON have the day on which they were seen`() throws {
    let book = try bookOfFiles([
      "prices.json": """
      [{"seenAt": "2026-09-15", "store": "Market", "product": "Leek", "price": 1.1},
       {"seenAt": "2026-09-16", "store": "Market", "product": "Kale", "price": 2.2}]
      """
    ])
    #expect(book.priceTexts.map { $0.prefix(10) } == ["2026-09-15", "2026-09-16"])
  }

  @Test(
    arguments: [
      ("500 g", "1 500 g"), ("1 kg", "1 1 kg"), ("kg", "1 kg"), ("per kg", "1 kg"),
      ("/kg", "1 kg"), ("6 x 33 cl", "1 6 x 33 cl"), ("", "1 each"), ("each", "1 each"),
      ("KILOGRAM", "1 kg"), ("UNIT", "1 each"), ("bunch", "1 bunch"),
    ])
  func `A package says what the price is for`(_ package: String, measure: String) throws {
    let book = try bookOfFiles([
      "prices.csv": "Date,Store,Item,Size,Price\n2026-10-05,Market,Rice,\(package),2.50\n"
    ])
    #expect(book.priceLines.map(\.measure) == [measure])
  }

  @Test func `A size in two columns is a quantity and a unit`() throws {
    let book = try bookOfFiles([
      "prices.csv": "Date,Store,Item,Size,Unit,Price\n2026-10-05,Market,Rice,500,g,2.50\n"
    ])
    #expect(book.priceLines.map(\.measure) == ["500 g"])
  }

  @Test func `A size with its unit goes before a column of units`() throws {
    let book = try bookOfFiles([
      "prices.csv": """
      Date,Store,Item,Size,Unit,Price
      2026-10-05,Market,Rice,500 g,each,2.50
      2026-10-05,Market,Salt,,each,0.50

      """
    ])
    #expect(book.priceLines.map(\.measure) == ["1 500 g", "1 each"])
  }

  @Test func `The package of one line is not that of the next`() throws {
    let book = try bookOfFiles([
      "prices.csv": """
      Date,Store,Item,Size,Price
      2026-10-05,Market,Rice,500 g,2.50
      2026-10-05,Market,Salt,,0.50
      2026-10-05,Market,Eggs,10,2.90

      """
    ])
    #expect(book.priceLines.map(\.measure) == ["1 500 g", "1 each", "10 each"])
  }
}
