import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Stores that are broken, and files that are none")
struct BrokenStoreTests {
  private static let originals: [[String: Data]] = StoreSample.all.compactMap { _, sample in
    guard let folder = try? sample.folder(log: "UPDATE Z_PRIMARYKEY SET Z_MAX = 10;\n") else {
      return nil
    }
    var files: [String: Data] = [:]
    for name in ["default.store", "default.store-wal"] {
      files[name] = try? Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
    }
    return files
  }

  @Test(arguments: UInt64(1)...10)
  func `Damage at random is reported and accounted for, and never a trap`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try #require(Self.originals.count == 4)
    for files in Self.originals {
      for _ in 0..<2 {
        let folder = try TemporaryFolder()
        for (name, data) in files.sorted(by: { $0.key < $1.key }) {
          let bytes = damaged(Array(data), &generator)
          try Data(bytes).write(to: URL(fileURLWithPath: folder.path(name)))
        }
        let book = try StoreBook(folder.path).book
        for source in book.sources { #expect(source.totals.isBalanced) }
        #expect(!book.diagnostics.contains { $0.code == .controlTotals })
      }
    }
  }

  private func damaged(_ original: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    let pageSize = 1_024
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
    case 1:
      // One page in the place of another makes pages that lead in circles.
      let pages = bytes.count / pageSize
      let from = Int.random(in: 0..<pages, using: &generator) * pageSize
      let to = Int.random(in: 0..<pages, using: &generator) * pageSize
      bytes.replaceSubrange(to..<to + pageSize, with: Array(bytes[from..<from + pageSize]))
    default:
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
    }
    return bytes
  }

  @Test func `A table that breaks off is reported, and what is before it is read`() throws {
    let rows = (10..<400).map { "(\($0), 7, 1, 1.5, 'unit number \($0)')" }
    let folder = try StoreSample.grock
      .adding("INSERT INTO ZPRICEPERUNIT VALUES \(rows.joined(separator: ", "));\n").folder()
    let url = URL(fileURLWithPath: folder.path("default.store"))
    var bytes = Array(try Data(contentsOf: url))
    // The page of the last rows loses its header.
    let mark = Array("unit number 300".utf8)
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: mark) })
    let page = place / 1_024 * 1_024
    for offset in page..<page + 8 { bytes[offset] = 0xFF }
    try Data(bytes).write(to: url)
    let store = try StoreBook(folder.path)
    #expect(store.codes.contains(.storeDamaged))
    #expect(store.messages.contains("ZPRICEPERUNIT"))
    #expect(store.book.vault.carts.count == 2)
    #expect(store.book.isIncomplete)
  }

  @Test func `Work is bounded by the size of the file`() throws {
    let folder = try TemporaryFolder()
    let writer = try StoreWriter(folder.path("x.db"))
    try writer.run("CREATE TABLE ZCART (Z_PK INTEGER PRIMARY KEY, ZNAME VARCHAR);\n")
    try writer.run("INSERT INTO ZCART VALUES (1, 'a'), (2, 'b'), (3, 'c');\n")
    let connection = try SQLiteConnection(
      try SQLiteLibrary(), path: folder.path("x.db"),
      allowance: SQLiteAllowance(byteCount: 0))
    let failure = #expect(throws: SQLiteFailure.self) {
      try connection.forEachRow(
        "SELECT a.Z_PK FROM ZCART a, ZCART b, ZCART c, ZCART d, ZCART e, ZCART f, ZCART g, "
          + "ZCART h, ZCART i, ZCART j, ZCART k, ZCART l, ZCART m, ZCART n, ZCART o, ZCART p"
      ) { _ in }
    }
    #expect(failure == .tooMuch)
  }

  @Test(
    "A file that is no store of a known app is not recognised, with what was found",
    arguments: [
      (Data(), "empty"),
      (Data("SQLite format 3\0".utf8), "damaged or encrypted"),
      (Data("SQLite format 3\0".utf8) + Data(repeating: 7, count: 4_096), "damaged or encrypted"),
      (
        Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ 91) }), "damaged or encrypted"
      ),
    ])
  func notStores(_ data: Data, _ found: String) throws {
    let folder = try TemporaryFolder()
    try data.write(to: URL(fileURLWithPath: folder.path("default.store")))
    let store = try StoreBook(folder.path)
    #expect(store.codes == [.notRecognised])
    #expect(store.messages.contains(found))
  }

  @Test func `A database of another program is not recognised, with its tables`() throws {
    let folder = try TemporaryFolder()
    let writer = try StoreWriter(folder.path("bookmarks.db"))
    try writer.run("CREATE TABLE bookmarks (url TEXT);\n")
    let store = try StoreBook(folder.path)
    #expect(store.codes == [.notRecognised])
    #expect(store.messages.contains("“bookmarks”"))
  }

  @Test func `A named store may have any ending`() throws {
    let folder = try TemporaryFolder()
    try StoreSample.grock.write(to: folder, "backup.bin")
    #expect(try StoreBook(folder.path("backup.bin")).book.vault.carts.count == 2)
    #expect(try StoreBook(folder.path).book.sources.isEmpty)
  }

  @Test func `The files beside a store are read with it, even when they are named`() throws {
    let folder = try StoreSample.grock.folder(log: "UPDATE ZCART SET ZBUDGET = 60;\n")
    let path = folder.path("default.store")
    let book = try BookImporter(ImportOptions(paths: [path, path + "-wal"])).readAll().book
    #expect(book.sources.count == 1)
    #expect(!book.diagnostics.contains { $0.code == .notRecognised || $0.code == .sameFile })
  }

  @Test func `A journal that names other databases is not handed to SQLite`() throws {
    let folder = try StoreSample.grock.folder()
    let ending: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    try Data(Array("/var/precious".utf8) + [0, 0, 0, 13, 0, 0, 0, 0] + ending)
      .write(to: URL(fileURLWithPath: folder.path("default.store-journal")))
    let store = try StoreBook(folder.path)
    #expect(store.codes == [.cannotOpen])
    #expect(store.messages.contains("-journal"))
  }
}
