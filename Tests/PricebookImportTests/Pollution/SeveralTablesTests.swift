import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// What only a whole book shows: tables with other columns, long files, wrong guesses found late.
@Suite struct SeveralTablesTests {
  private func book(_ bytes: [UInt8], blockSize: Int = 1 << 16) throws -> Book {
    let folder = try TemporaryFolder()
    let path = folder.path("receipts.csv")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var options = ImportOptions(paths: [path])
    options.blockSize = blockSize
    return try BookImporter(options).readAll().book
  }

  private func book(_ text: String, blockSize: Int = 1 << 16) throws -> Book {
    try book(Array(text.utf8), blockSize: blockSize)
  }

  private static let tables = """
    date,store,item,total
    2026-10-13,Lidl,Milk,1.19

    item,total,date,store
    Eggs,"2,99",14.10.2026,Aldi
    Rye,"3,10",15.10.2026,Aldi

    """

  @Test("A table with other columns is read with its own", arguments: [1, 7, 40, 1 << 16])
  func otherColumns(blockSize: Int) throws {
    let book = try book(Self.tables, blockSize: blockSize)
    #expect(Array(book.lines.line) == [2, 5, 6])
    #expect(book.lines.paid.map(\.tenThousandths) == [11_900, 29_900, 31_000])
    #expect(book.names.stores == ["Aldi", "Lidl"])
    #expect(book.diagnostics.isEmpty)
    #expect(book.sources.allSatisfy { $0.totals.isBalanced })
  }

  @Test("A further table whose dates have an open order is asked about, and the rest stays read")
  func ambiguousTable() throws {
    let book = try book(Self.tables.replacing("14.10.2026", with: "04/05/2026"))
    #expect(book.diagnostics.map(\.code) == [.ambiguousDate])
    #expect(book.diagnostics.map(\.line) == [4])
    #expect(Array(book.lines.line) == [2])
    #expect(book.isIncomplete)
  }

  @Test(
    "The lines after a table of another kind are skipped with one message", arguments: [9, 4096])
  func otherTable(blockSize: Int) throws {
    let text =
      "date,store,item,total\n2026-10-13,Lidl,Milk,1.19\n\nCard,Paid\n"
      + String(repeating: "Visa,1.19\n", count: 200)
      + "\nitem,date,total,store\nEggs,2026-10-14,2.99,Aldi\n"
    let book = try book(text, blockSize: blockSize)
    #expect(Array(book.lines.line) == [2, 207])
    #expect(book.diagnostics.map(\.code) == [.otherTable])
    #expect(book.diagnostics.first?.line == 4)
    #expect(book.diagnostics.first?.message.contains("its 202 lines") == true)
  }

  @Test("Windows-1252 behind a long plain beginning is refused where it stands")
  func lateEncoding() throws {
    let line = "2026-10-13,Lidl,Milk,1.19\n"
    let count = FileBytes.headByteCount / line.utf8.count + 10
    let text = "date,store,item,total\n" + String(repeating: line, count: count)
    let book = try book(
      Array(text.utf8) + Array("2026-10-14,Lidl,K".utf8) + [0xE4, 0x73, 0x65]
        + Array(",2.99\n2026-10-15,Lidl,Rye,3.10\n".utf8))
    #expect(book.lines.count == count + 1)
    #expect(book.rejectedRecords.map(\.line) == [count + 2])
    #expect(book.rejectedRecords.map(\.code) == [.invalidUTF8])
  }

  @Test("Half a character at the end of UTF-16 is refused with its record")
  func brokenUTF16() throws {
    let text = "date,store,item,total\n2026-10-13,Lidl,Milk,1.19\n2026-10-14,Lidl,Rye,3.10"
    let units = Array(text.utf16)
    let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let book = try book(bytes + [0x00, 0xD8, 0x30])
    #expect(Array(book.lines.line) == [2])
    #expect(book.rejectedRecords.map(\.code) == [.invalidUTF8])
  }

  @Test("A field of ten megabytes is read, and the records beside it too")
  func longField() throws {
    let item = String(repeating: "x", count: 10 << 20)
    let book = try book(
      "date,store,item,total\n2026-10-13,Lidl,Milk,1.19\n2026-10-13,Lidl,\"\(item)\",2.00\n"
        + "2026-10-14,Lidl,Rye,3.10\n")
    #expect(Array(book.lines.line) == [2, 3, 4])
    #expect(book.names.items.map(\.name.utf8.count).max() == 10 << 20)
  }

  @Test("The decision is the same wherever the file lies and whatever its name")
  func sameDecision() throws {
    let text = "Date;Shop;Item;Amount\n03/04/2026;Lidl;Milk;1,19\n13/04/2026;Lidl;Rye;3,10\n"
    let first = TableDetective.detect(firstBytes: Array(text.utf8), file: "a.csv")
    for name in ["archive/2020/Z.CSV", "<standard input>"] {
      let other = TableDetective.detect(firstBytes: Array(text.utf8), file: name)
      guard case .receipts(let one) = first, case .receipts(let header) = other else {
        Issue.record("\(name) is not receipts")
        continue
      }
      #expect(header.columns == one.columns && header.dialect == one.dialect)
      #expect(header.evidence == one.evidence)
    }
  }
}
