import Foundation
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Private copies of stores")
struct PrivateFolderTests {
  private let folder: TemporaryFolder
  private static let stale = "pricebook-0A1B2C3D-0000-1111-2222-33334444AAAA"

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A folder with the copy of a store, as a process that was killed leaves it.
  private func makeStale(_ name: String = stale, permissions: Int = 0o700) throws {
    let path = folder.path(name)
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false,
      attributes: [.posixPermissions: permissions])
    for file in ["store", "store-wal"] {
      try Data("passwords".utf8).write(to: URL(fileURLWithPath: path + "/" + file))
    }
  }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `A copy that a killed process left is removed`() throws {
    try makeStale()
    PrivateFolder.sweep(folder.path)
    #expect(try names() == [])
  }

  @Test func `The copy of a process that lives stays`() throws {
    do {
      guard let own = PrivateFolder.make(in: folder.path) else {
        Issue.record("the folder was not made")
        return
      }
      PrivateFolder.sweep(folder.path)
      #expect(try names().map { "\(folder.path)/\($0)" } == [own.path])
    }
    #expect(try names() == [])
  }

  @Test func `A folder that the sweep of another run has locked is not used`() throws {
    try makeStale()
    let descriptors = (0..<2).map { _ in
      unsafe open(PathText.systemPath(folder.path(Self.stale)), O_RDONLY | O_DIRECTORY)
    }
    defer { for descriptor in descriptors { close(descriptor) } }
    #expect(descriptors.map(PrivateFolder.lock) == [true, false])
  }

  @Test func `A path that cannot be locked is used without`() {
    #expect(PrivateFolder.lock(-1))
  }

  @Test func `Folders that others can enter, and folders of other names, stay`() throws {
    try makeStale(permissions: 0o755)
    try makeStale("pricebook-mine")
    let before = try names()
    PrivateFolder.sweep(folder.path)
    #expect(try names() == before)
  }

  @Test func `A file that is not part of a copy stays`() throws {
    try makeStale()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder.path(Self.stale + "/notes")))
    PrivateFolder.sweep(folder.path)
    #expect(try names() == [Self.stale, Self.stale + "/notes"])
  }
}

@Suite("Headers of SQLite databases")
struct SQLiteHeaderTests {
  /// The header of a database of ten pages.
  private func header(_ changes: [Int: UInt8] = [:]) -> [UInt8] {
    var head = VaultStore.signature + [UInt8](repeating: 0, count: 84)
    let bytes: [Int: UInt8] = [16: 0x10, 18: 1, 19: 1, 21: 64, 22: 32, 23: 32, 31: 10]
    for (place, byte) in bytes.merging(changes, uniquingKeysWith: { $1 }) { head[place] = byte }
    return head
  }

  @Test func `The header of a database is accepted, with a size that need not be exact`() {
    #expect(SQLiteHeader.problem(header(), byteCount: 40_960) == nil)
    #expect(SQLiteHeader.problem(header(), byteCount: 60 << 20) == nil)
  }

  @Test(
    "A header with a wrong page size or wrong constants is refused",
    arguments: [[16: 0x11], [16: 0], [21: 0], [23: 33]])
  func broken(changes: [Int: UInt8]) {
    #expect(SQLiteHeader.problem(header(changes), byteCount: 40_960) != nil)
  }

  @Test func `A file far larger than its header says is refused`() {
    #expect(
      SQLiteHeader.problem(header(), byteCount: 6 << 30)
        == "it has 6,442,450,944 bytes where its header says 40,960")
    #expect(SQLiteHeader.problem(header([27: 1]), byteCount: 6 << 30) == nil)
  }

  @Test func `A huge sparse file that only begins like a store is refused before it is copied`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("big.store")
    try Data(VaultStore.signature).write(to: URL(fileURLWithPath: path))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 3 << 30)
    try file.close()
    guard case .other(let found) = try VaultStore.read(path) else {
      Issue.record("it was taken for a store")
      return
    }
    #expect(found.contains("its pages would have 0 bytes"))
  }
}
