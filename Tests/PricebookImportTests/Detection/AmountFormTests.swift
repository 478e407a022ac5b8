import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// Amounts in cents, and discounts in percent, below zero, or that are none.
@Suite struct AmountFormTests {
  private func book(_ header: String, _ rows: String...) throws -> TextBook {
    try TextBook(
      "date,store,item,\(header)\n" + rows.map { "2026-01-14,S,a,\($0)\n" }.joined())
  }

  @Test(
    "Whole amounts under a header that names cents are cents",
    arguments: [
      "Price (p)", "amount_cents", "Price in pence", "Preis (ct)", "Total [Rappen]",
      "Cena (grosze)", "Beløb øre", "price_minor",
    ])
  func minorUnits(header: String) throws {
    #expect(try book(header, "145", "200").cents == [145, 200])
  }

  @Test(
    "Amounts under such a header that cannot all be cents are asked about",
    arguments: [("Price (p)", "1.45"), ("price_cents,total", "145,1.45")])
  func contraryMinorUnits(header: String, row: String) throws {
    let book = try book(header, row)
    #expect(book.codes == [.ambiguousNumber])
    #expect(book.cents.isEmpty)
  }

  @Test("A price list in cents is read as such")
  func priceList() throws {
    let book = try TextBook(["prices.csv": "date,store,item,Price (p)\n2026-01-14,S,a,145\n"])
    #expect(book.codes.isEmpty)
    #expect(book.book.prices.price.map(\.tenThousandths) == [14_500])
  }

  @Test(
    "A discount is money off, in percent where the header says so",
    arguments: [
      ("quantity,unit_price,discount", "2,1.45,-0.50", 240),
      ("unit_price,discount %", "1.45,10", 131),
      ("unit_price,Rabatt (%),total", "1.45,10,", 131), ("unit_price,discount", "1.45,0.50", 95),
      // The total says that it is a charge.
      ("quantity,unit_price,discount,total", "2,1.45,-0.50,3.40", 340),
    ] as [(String, String, Int64)])
  func discounts(header: String, row: String, cents: Int64) throws {
    let book = try book(header, row)
    #expect(book.cents == [cents])
    #expect(book.codes.isEmpty)
  }

  @Test("The discount of a refund is given back, and says nothing about the sign of others")
  func refund() throws {
    let book = try book("quantity,unit_price,discount", "-1,3.00,-0.50")
    #expect(book.cents == [-250])
  }

  @Test("The header of an export keeps charges, which are discounts below zero")
  func export() throws {
    let names = "receipt,date,store,item,barcode,category,quantity,unit,unit_price,discount,total"
    let book = try TextBook("\(names),currency\n1,2026-01-14,S,a,,,1,each,1.00,-0.20,,EUR\n")
    #expect(book.cents == [120])
  }

  @Test("A column of marks is no discount, whatever its name")
  func marks() throws {
    let book = try TextBook(
      "Datum;Winkel;Product;Bedrag;Bonus\n2026-01-14;AH;Melk;1,89;\n2026-01-14;AH;Kaas;3,00;B\n")
    #expect(book.cents == [189, 300])
  }

  @Test("A draft of a mapping says that amounts are in cents and discounts in percent")
  func draft() throws {
    let folder = try TemporaryFolder([
      "x.csv": "item,price_cents,discount %\nMilk,145,10\nEggs,200,0\n"
    ])
    let inspection = try FileInspector().inspect(folder.path("x.csv"))
    let written = try #require(inspection.mapping)
    #expect(written.contains("\"minorUnits\": true"))
    #expect(written.contains("\"discountSign\": \"percent\""))
  }
}
