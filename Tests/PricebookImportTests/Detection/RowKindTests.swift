import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Columns that say what a row is")
struct RowKindTests {
  private static let head = "date,store,item,quantity,total,"

  private func read(_ text: String) throws -> (messages: [String], receipts: Int, mapping: String?)
  {
    let folder = try TemporaryFolder(["a.csv": text])
    let book = try BookImporter(ImportOptions(paths: [folder.path("a.csv")])).read()
    return (
      book.diagnostics.filter { $0.code == .columnNotRead }.map(\.message),
      Set(book.lines.receipt).count, try FileInspector().inspect(folder.path("a.csv")).mapping
    )
  }

  @Test(
    "Rows that were not bought after all are left out",
    arguments: [("Status", "Delivered", "Refunded"), ("Bestellstatus", "geliefert", "storniert")])
  func leftOut(column: String, usual: String, value: String) throws {
    let found = try read(
      Self.head + "\(column)\n2026-10-01,Coop,Milk,1,1.20,\(usual)\n"
        + "2026-10-02,Coop,Tea,1,4,\(value)\n")
    #expect(found.messages.count == 1)
    #expect(
      found.messages.first?.hasPrefix("1 row is left out, because “\(column)” (“\(value)”)") == true
    )
    #expect(found.mapping?.contains("\"skip\": [{ \"\(column)\": \"\(value)\" }]") == true)
    #expect(found.receipts == 1)
  }

  @Test(
    "Rows that came back are reported, with a mapping that says so",
    arguments: [
      ("Transaction", "Sale", "Return", "\"returns\""),
      ("Opération", "Achat", "Remboursement", "\"returns\""),
    ])
  func reported(column: String, usual: String, value: String, key: String) throws {
    let found = try read(
      Self.head + "\(column)\n2026-10-01,Coop,Milk,1,1.20,\(usual)\n"
        + "2026-10-01,Coop,Tea,1,4,\(value)\n")
    #expect(found.messages.count == 1)
    #expect(found.messages.first?.hasPrefix("“\(column)” says that 1 of the first rows") == true)
    #expect(found.mapping?.contains("\(key): [{ \"\(column)\": \"\(value)\" }]") == true)
    // What kind of transaction a row is does not make it a receipt of its own.
    #expect(found.receipts == 1)
  }

  @Test(
    "Rows that already count below zero, or for nothing, are no mistake",
    arguments: ["1,-4", "-1,4", "1,(4.00)", "1,0.00", "1,−4"])
  func belowZero(amounts: String) throws {
    let found = try read(
      Self.head + "Type\n2026-10-01,Coop,Milk,1,1.20,Sale\n2026-10-01,Coop,Tea,\(amounts),Return\n")
    #expect(found.messages.filter { $0.contains("Type") } == [])
  }

  @Test("Notes are no kinds of rows")
  func notes() throws {
    let rows = (0..<20).map { "2026-10-01,Coop,Tea \($0),1,4,word \(["a", "b"][$0 % 2]) \($0)\n" }
    let found = try read(
      Self.head + "Notes\n2026-10-01,Coop,Milk,1,1.20,Returned\n" + rows.joined())
    #expect(found.messages.isEmpty)
  }

  @Test(
    "A column of money in and out makes a statement",
    arguments: [("Debit", "Credit"), ("Af", "Bij"), ("S", "H"), ("Expense", "Income")])
  func directions(out: String, into: String) throws {
    let text =
      "date,store,item,total,Kind\n2026-10-01,Coop,Food,23.45,\(out)\n"
      + "2026-10-02,Work,Salary,2000,\(into)\n"
    let folder = try TemporaryFolder(["a.csv": text])
    let error = #expect(throws: ImportError.self) {
      try BookImporter(ImportOptions(paths: [folder.path("a.csv")])).read()
    }
    #expect(error?.diagnostics.map(\.code) == [.notReceipts])
  }
}
