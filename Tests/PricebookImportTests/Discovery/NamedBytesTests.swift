import PricebookModel
import Synchronization
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Books from bytes in memory")
struct NamedBytesTests {
  private static let files = [
    "receipts.csv": """
    date,store,item,category,quantity,total
    2026-10-01,Lidl,mlk,Dairy,2,2.38
    2026-10-02,Lidl,Eggs,Dairy,1,2.49

    """,
    "aliases.csv": "kind,match,name,category\nitem,mlk*,Milk,Dairy\n",
    "budgets.csv": "month,category,amount\n2026-10,Dairy,100\n",
    "pricebook.json": #"{"currency":"EUR"}"#,
  ]

  private static var options: ImportOptions {
    var options = ImportOptions(paths: [])
    options.inMemory = files.map { NamedBytes(name: $0.key, bytes: Array($0.value.utf8)) }
    return options
  }

  @Test func `Bytes are read like the files of a folder`() throws {
    let folder = try TemporaryFolder(Self.files)
    let expected = try BookImporter(ImportOptions(paths: [folder.path])).read()
    let book = try BookImporter(Self.options).read()
    #expect(book.sources.map(\.path) == Self.files.keys.sorted())
    #expect(book.sources.map(\.totals) == expected.sources.map(\.totals))
    #expect(book.names.items.map(\.name) == ["Eggs", "Milk"])
    #expect(book.lines.count == 2)
    #expect(book.budgets == expected.budgets)
  }

  @Test func `An SQLite database in memory is not read, and the message says why`() throws {
    var options = Self.options
    options.inMemory.append(
      NamedBytes(name: "default.store", bytes: Array("SQLite format 3\0".utf8)))
    let book = try BookImporter(options).read()
    #expect(book.isIncomplete)
    #expect(book.diagnostics.contains { $0.message.contains("give its path") })
  }

  @Test func `Without usable bytes the error names them`() {
    var options = ImportOptions(paths: [])
    options.inMemory = [NamedBytes(name: "notes.csv", bytes: Array("a,b\n1,2\n".utf8))]
    let error = #expect(throws: ImportError.self) { try BookImporter(options).read() }
    #expect(error?.kind == .noUsableData)
    #expect(error?.message.hasPrefix("notes.csv: ") == true)
  }

  @Test func `A progress closure can cancel`() {
    var text = "date,store,item,total\n"
    for line in 0..<2_000 { text += "2026-10-01,Lidl,Item \(line % 50),1.00\n" }
    var options = ImportOptions(paths: [])
    options.inMemory = [NamedBytes(name: "receipts.csv", bytes: Array(text.utf8))]
    options.blockSize = 1 << 10
    let bytesRead = Mutex<[Int]>([])
    let error = #expect(throws: ImportError.self) {
      try BookImporter(options).read { progress in
        bytesRead.withLock { $0.append(progress.bytesRead) }
        return false
      }
    }
    #expect(error?.kind == .cancelled)
    // Parts that other threads had begun are still reported.
    #expect(bytesRead.withLock { $0.first ?? 0 } < text.utf8.count)
    #expect(bytesRead.withLock { $0.count } < 40)
  }
}
