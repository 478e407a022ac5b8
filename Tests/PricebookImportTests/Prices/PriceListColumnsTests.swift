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
      ("yes", true), ("TRUE", true), ("x", true), ("2 for 3", true), ("", false), ("no", false),
      ("False", false), ("0", false), ("nein", false), ("-", false),
    ])
  func `An offer is marked by a word`(_ mark: String, isOffer: Bool) throws {
    let book = try bookOfFiles([
      "prices.csv": "Date,Store,Item,Price,Offer\n2026-10-05,Market,Milk,1.09,\(mark)\n"
    ])
    #expect(book.priceLines.map { $0.offer.hasPrefix("offer") } == [isOffer])
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
