import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Wide price lists")
struct WidePriceTableTests {
  @Test func `A column per month is read without a mapping`() throws {
    let book = try bookOfFiles([
      "book.csv": """
      Item,Store,Jan 2026,Feb 2026,Mar 2026
      Milk,Coop,1.60,1.65,1.70
      Bread,Migros,2.50,,2.60

      """
    ])
    #expect(book.sources.map(\.kind) == [.prices])
    #expect(
      book.priceTexts == [
        "2026-01-01 | Coop | Milk | 1.60 | 1 each |  | ",
        "2026-02-01 | Coop | Milk | 1.65 | 1 each |  | ",
        "2026-03-01 | Coop | Milk | 1.70 | 1 each |  | ",
        "2026-01-01 | Migros | Bread | 2.50 | 1 each |  | ",
        "2026-03-01 | Migros | Bread | 2.60 | 1 each |  | ",
      ])
    #expect(book.sources[0].totals.isBalanced)
  }

  @Test(
    arguments: [
      "Artikel;Laden;Januar 2026;Februar 2026", "Article;Magasin;janv. 2026;févr. 2026",
      "Produit;Magasin;2026-01;2026-02", "Item;Store;2026-01-01;2026-02-01",
    ])
  func `Months and days are known in other forms`(_ header: String) throws {
    let book = try bookOfFiles(["book.csv": "\(header)\nMilk;Coop;1,60;1,65\n"])
    #expect(book.priceLines.map(\.day) == ["2026-01-01", "2026-02-01"])
    #expect(book.priceLines.map(\.price) == ["1.60", "1.65"])
  }

  @Test func `A column per item is read without a mapping`() throws {
    let book = try bookOfFiles([
      "book.csv": """
      store,apples,cucumbers,milk,oats
      Trader Joes,1.78,0.79,2.25,1.99
      Aldi,1.49,0.69,n/a,1.79

      """
    ])
    #expect(
      book.priceLines.map(\.item) == [
        "apples", "cucumbers", "milk", "oats", "apples", "cucumbers", "oats",
      ])
    #expect(book.priceLines.map(\.store).prefix(5).last == "Aldi")
    #expect(book.priceLines.map(\.day).allSatisfy { $0.isEmpty })
  }

  @Test func `A column per known chain is read without a mapping`() throws {
    let book = try bookOfFiles([
      "book.csv": "item,Aldi,Lidl,Kroger\nMilk,1.09,1.15,2.19\nButter,,2.29,3.99\n"
    ])
    #expect(book.priceLines.map(\.store) == ["Aldi", "Lidl", "Kroger", "Lidl", "Kroger"])
    #expect(book.priceLines.map(\.price) == ["1.09", "1.15", "2.19", "2.29", "3.99"])
  }

  @Test func `A column per unknown store is asked about`() throws {
    let error = #expect(throws: ImportError.self) {
      try bookOfFiles(["book.csv": "item;North;South\nMilk;1,09;1,15\n"])
    }
    let messages = error?.diagnostics.map(\.message) ?? []
    #expect(messages.contains { $0.contains("“North”, “South”") && $0.contains("--prices FILE") })
  }

  @Test func `A column per unknown store is read from a price list`() throws {
    let book = try bookOfFiles(["prices.csv": "item;North;South\nMilk;1,09;1,15\n"])
    #expect(book.priceLines.map(\.store) == ["North", "South"])
    #expect(book.priceLines.map(\.price) == ["1.09", "1.15"])
  }

  @Test(
    arguments: [
      "store,rating,distance\nAldi,4.50,1.20\n", "name,age,height\nAlex,31,180\n",
      "store,employees,area\nAldi,12,900\n",
    ])
  func `Other tables with numbers are no price lists`(_ table: String) {
    let error = #expect(throws: ImportError.self) { try bookOfFiles(["book.csv": table]) }
    #expect(error?.kind == .noUsableData)
  }

  @Test func `Months without a year are refused with what to do`() {
    let error = #expect(throws: ImportError.self) {
      try bookOfFiles(["book.csv": "Item,Store,Jan,Feb\nMilk,Coop,1.60,1.65\n"])
    }
    #expect(error?.diagnostics.contains { $0.message.contains("Jan 2026") } == true)
  }

  @Test func `Lines of a wide table are traced to the file`() throws {
    let book = try bookOfFiles([
      "prices.csv": "item,Aldi,Lidl\nMilk,1.09,1.15\nButter,2.19,free\n"
    ])
    #expect(book.prices.line.map { $0 } == [2, 2, 3])
    #expect(book.rejectedRecords.map(\.line) == [3])
    #expect(book.rejectedRecords.map(\.text) == ["Butter,2.19,free"])
  }
}
