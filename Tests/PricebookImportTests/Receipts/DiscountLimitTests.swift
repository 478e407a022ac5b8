import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Discounts that cannot have been taken from the price")
struct DiscountLimitTests {
  private static let header = "date,store,item,quantity,unit_price,discount,total\n"

  private func read(_ row: String) throws -> TextBook {
    // The first line shows that discounts are above zero.
    try TextBook(Self.header + "2026-10-02,Shop,Milk,1,1.20,0.20,1.00\n2026-10-02,Shop,\(row)\n")
  }

  @Test(
    "With a total it is used, with a warning",
    arguments: [
      "Bread,1,10.00,500.00,9.50", "Bread,2,5.00,10.02,9.50", "Bread,1,10.00,150%,9.50",
      "Bread,1,10.00,-50%,9.50", "Bread,1,10.00,99999999%,9.50", "Bread,1,10.00,-0.50,9.50",
      "Bread,,,-0.50,9.50", "Bread,-1,10.00,500.00,-9.50",
    ])
  func warned(row: String) throws {
    let read = try read(row)
    #expect(read.codes == [.discountTooLarge])
    #expect(read.cents == [100, row.contains("-9.50") ? -950 : 950])
    #expect(read.messages.contains("the total is used"))
  }

  @Test(
    "Without a total the line is rejected",
    arguments: ["Bread,1,10.00,500.00,", "Bread,1,10.00,150%,", "Bread,1,10.00,-50%,"])
  func rejected(row: String) throws {
    let read = try read(row)
    #expect(read.codes == [.discountTooLarge])
    #expect(read.cents == [100])
  }

  @Test(
    "All of the price, a cent more by rounding, and the discount of a refund are discounts",
    arguments: [
      ("Bread,1,10.00,10.00,", 0), ("Bread,1,9.999,10.00,", 0), ("Bread,1,10.00,100%,", 0),
      ("Bread,-1,10.00,-0.50,-9.50", -950),
    ] as [(String, Int64)])
  func allowed(row: String, cents: Int64) throws {
    let read = try read(row)
    #expect(read.codes.isEmpty)
    #expect(read.cents == [100, cents])
  }

  @Test("The rule holds for a mapping and for JSON")
  func elsewhere() throws {
    let mapping = """
      {"sources": [{"columns": {"date": "D", "store": "S", "item": "I", "unit_price": "P",
      "discount": "R", "total": "T"}, "recognise": ["D", "R"]}]}
      """
    let mapped = try TextBook([
      "pricebook.json": mapping, "a.csv": "D,S,I,P,R,T\n2026-10-02,Shop,Milk,10.00,500.00,9.50\n",
    ])
    #expect(mapped.codes == [.discountTooLarge])
    #expect(mapped.cents == [950])
    let json = try TextBook([
      "a.json": """
      [{"date": "2026-10-02", "store": "Shop", "items": [
      {"name": "Milk", "quantity": 1, "unit_price": 10.0, "discount": 500.0, "total": 9.5},
      {"name": "Jam", "quantity": 1, "unit_price": 2.5, "discount": 0.5, "total": 2.0}]}]
      """
    ])
    #expect(json.codes == [.discountTooLarge])
    #expect(json.cents == [950, 200])
  }

  @Test("Below zero it is a charge where a mapping says so")
  func charges() throws {
    let mapping = """
      {"sources": [{"columns": {"date": "D", "store": "S", "item": "I", "unit_price": "P",
      "discount": "R"}, "recognise": ["D", "R"]}]}
      """
    let read = try TextBook([
      "pricebook.json": mapping, "a.csv": "D,S,I,P,R\n2026-10-02,Shop,Milk,10.00,-0.50\n",
    ])
    #expect(read.codes.isEmpty)
    #expect(read.cents == [1050])
  }
}
