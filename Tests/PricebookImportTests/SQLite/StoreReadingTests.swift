import Foundation
import PricebookModel
import Synchronization
import TestSupport
import Testing

@testable import PricebookImport

/// What a book makes of one store or export.
struct StoreBook {
  let book: Book

  init(_ path: String) throws {
    var options = ImportOptions(paths: [path])
    options.settings["currency"] = "EUR"
    book = try BookImporter(options).readAll().book
  }

  var codes: [Diagnostic.Code] { book.diagnostics.map(\.code) }

  var messages: String { book.diagnostics.map(\.message).joined(separator: "\n") }

  /// All that analyses see, as text.
  var content: String {
    var text = ""
    dump(book.vault, to: &text)
    dump(book.names, to: &text)
    dump(book.lines, to: &text)
    dump(book.aisles, to: &text)
    return text
  }
}

@Suite("Stores of the apps")
struct StoreReadingTests {
  private func read(_ sample: StoreSample, log: String = "") throws -> StoreBook {
    let folder = try sample.folder(log: log)
    return try StoreBook(folder.path)
  }

  @Test("A store and an export of the same content make the same book", arguments: 0..<4)
  func equality(_ index: Int) throws {
    let (name, sample) = StoreSample.all[index]
    let store = try read(sample)
    let folder = try TemporaryFolder(["export.json": sample.json])
    let export = try StoreBook(folder.path)
    #expect(store.content == export.content)
    #expect(store.codes == export.codes)
    #expect(store.book.sources.map(\.format) == ["\(name) store"])
    #expect(store.book.sources[0].totals.read == export.book.sources[0].totals.read)
    #expect(!store.book.vault.carts.isEmpty)
  }

  @Test("What was written last is read from the log", arguments: [true, false])
  func log(_ isBeside: Bool) throws {
    let folder = try StoreSample.grock.folder(
      log: "UPDATE ZCART SET ZNAME = 'Renamed' WHERE Z_PK = 1;\n")
    if !isBeside { try FileManager.default.removeItem(atPath: folder.path("default.store-wal")) }
    let names = try StoreBook(folder.path).book.vault.carts.map(\.name)
    #expect(names.contains(isBeside ? "Renamed" : "Saturday"))
  }

  @Test func `Reading leaves the store and its log as they are`() throws {
    let folder = try StoreSample.grock.folder(log: "UPDATE ZCART SET ZBUDGET = 60;\n")
    func state() throws -> [String: String] {
      var state: [String: String] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
        let changed = attributes[.modificationDate] as? Date
        state[name] = "\(bytes.base64EncodedString()) \(changed?.timeIntervalSince1970 ?? 0)"
      }
      return state
    }
    let before = try state()
    #expect(before.count == 2)
    _ = try StoreBook(folder.path)
    #expect(try state() == before)
  }

  @Test func `The private copy is closed to others and removed, even after a failure`() throws {
    let folder = try StoreSample.grock.folder()
    var place = ""
    var permissions: Int?
    #expect(throws: ReadFailure.self) {
      try PrivateStoreCopy.with(folder.path("default.store")) { copy throws(ReadFailure) in
        place = (copy.path as NSString).deletingLastPathComponent
        let attributes = try? FileManager.default.attributesOfItem(atPath: place)
        permissions = (attributes?[.posixPermissions] as? NSNumber)?.intValue
        throw ReadFailure(kind: .cannotRead, displayPath: "x", message: "x")
      }
    }
    #expect(permissions == 0o700)
    #expect(!FileManager.default.fileExists(atPath: place))
  }

  @Test func `A store that keeps changing while it is copied is not read`() throws {
    let folder = try StoreSample.grock.folder()
    let path = folder.path("default.store")
    // So large that the changes of the other thread fall into a copy, whichever core they wait for.
    let store = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try store.truncate(atOffset: 16 << 20)
    try store.close()
    let isDone = Atomic(false)
    let changes = Thread {
      var second = 0.0
      while !isDone.load(ordering: .relaxed) {
        second += 1
        try? FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: second)], ofItemAtPath: path)
      }
    }
    changes.start()
    defer { isDone.store(true, ordering: .relaxed) }
    // A copy may be made between two changes.
    for _ in 1...1_000 {
      do throws(ReadFailure) { _ = try VaultStore.read(path) } catch {
        return #expect(error.message.contains("keeps changing while it is copied"))
      }
    }
    Issue.record("it was read a thousand times")
  }

  @Test func `Without SQLite it is said what to install`() throws {
    let folder = try StoreSample.grock.folder()
    let failure = #expect(throws: ReadFailure.self) {
      try VaultStore.read(folder.path("default.store"), libraries: ["/nowhere/libsqlite3.so"])
    }
    #expect(failure?.code == .sqliteLibrary)
    for package in ["libsqlite3-0", "sqlite-libs"] {
      #expect(failure?.message.contains(package) == true)
    }
  }

  @Test func `A library without SQLite's functions is no SQLite`() throws {
    #if canImport(Glibc)
      let failure = #expect(throws: SQLiteLibraryFailure.self) {
        try SQLiteLibrary(candidates: ["libc.so.6"])
      }
      #expect(failure?.missingFunction == "sqlite3_open_v2")
    #endif
  }

  @Test func `No password and no image leaves a store`() throws {
    let sample = StoreSample.cartWise.replacing("'Alex', '", with: "x'00', '")
    let folder = try sample.folder()
    let store = try StoreBook(folder.path)
    var text = ""
    dump(store.book, to: &text)
    #expect(store.codes.contains(.vaultEntity))
    #expect(!text.contains(StoreSample.password))
  }

  @Test func `A column of passwords cannot be read, whatever is asked`() throws {
    let folder = try StoreSample.cartWise.folder()
    let connection = try SQLiteConnection(
      try SQLiteLibrary(), path: folder.path("default.store"),
      allowance: SQLiteAllowance(byteCount: 1 << 20))
    #expect(throws: SQLiteFailure.self) {
      try connection.forEachRow("SELECT ZPASSWORD FROM ZUSERENTITY") { _ in }
    }
    var names: [String?] = []
    try connection.forEachRow("SELECT ZUSERNAME FROM ZUSERENTITY") { names.append($0[0].text) }
    #expect(names == ["Alex"])
  }

  @Test(
    "Nothing but reading is allowed",
    arguments: [
      "DELETE FROM ZTAG", "DROP TABLE ZTAG", "ATTACH '/var/x' AS x", "SELECT load_extension('x')",
      "PRAGMA writable_schema = ON", "SELECT randomblob(1000000000)", "CREATE TABLE x (y)",
    ])
  func refused(_ sql: String) throws {
    let folder = try StoreSample.cartWise.folder()
    let connection = try SQLiteConnection(
      try SQLiteLibrary(), path: folder.path("default.store"),
      allowance: SQLiteAllowance(byteCount: 1 << 20))
    #expect(throws: SQLiteFailure.self) { try connection.forEachRow(sql) { _ in } }
  }
}
