import Foundation
import TestSupport
import Testing

@testable import PricebookImport

@Suite("What a path leads to")
struct FileStatusTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["a.csv": "12345", "sub/b.csv": ""])
    try folder.link("link.csv", to: "a.csv")
    try folder.link("nowhere", to: "gone")
    try folder.link("circle", to: "circle")
    try folder.link("folder", to: "sub")
  }

  @Test(arguments: ["a.csv", "link.csv", "sub/../a.csv", "a.csv/", "a.csv//"])
  func `is a file with its size, through links`(name: String) throws {
    guard case .file(let identity, let byteCount) = FileStatus(folder.path(name)),
      case .file(let same, _) = FileStatus(folder.path("a.csv"))
    else {
      Issue.record("\(name) is no file")
      return
    }
    #expect(byteCount == 5)
    #expect(identity == same)
  }

  @Test func `differs between files`() throws {
    guard case .file(let first, _) = FileStatus(folder.path("a.csv")),
      case .file(let second, let byteCount) = FileStatus(folder.path("sub/b.csv"))
    else {
      Issue.record("no files")
      return
    }
    #expect(first != second)
    #expect(byteCount == 0)
  }

  @Test(arguments: ["sub", "sub/", "folder", "folder/", "."])
  func `is a folder, through links`(name: String) {
    guard case .folder = FileStatus(folder.path(name)) else {
      Issue.record("\(name) is no folder")
      return
    }
  }

  @Test(arguments: ["gone", "nowhere", "circle", "sub/gone/x"])
  func `is missing where links lead nowhere`(name: String) {
    guard case .missing = FileStatus(folder.path(name)) else {
      Issue.record("\(name) is there")
      return
    }
  }

  @Test func `of no name is missing`() {
    guard case .missing = FileStatus("") else {
      Issue.record("something has no name")
      return
    }
  }

  @Test func `is neither for a device`() {
    guard case .other = FileStatus("/dev/null") else {
      Issue.record("a device is a file")
      return
    }
  }
}

@Suite("Small files, read whole or in part")
struct FileBytesTests {
  @Test(arguments: [0, 1, 5, 262_143, 262_144, 262_145, 700_000], [nil, 0, 1, 262_144] as [Int?])
  func `are read to their end or to the limit`(byteCount: Int, limit: Int?) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("a.bin")))
    #expect(
      try FileBytes.read(folder.path("a.bin"), limit: limit)
        == Array(bytes.prefix(limit ?? byteCount)))
  }

  @Test(arguments: ["gone", "."])
  func `cannot be opened where there is no file`(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(throws: ReadFailure.self) { try FileBytes.read(folder.path(name)) }
  }
}
