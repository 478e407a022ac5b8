import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Paths that are not UTF-8")
struct PathTextTests {
  private static func roundTrip(_ bytes: [UInt8]) -> [UInt8] {
    PathText.systemPath(PathText.text(of: bytes)).dropLast().map { UInt8(bitPattern: $0) }
  }

  @Test(
    "Every byte comes back",
    arguments: [
      Array("caf".utf8) + [0xE9] + Array(".csv".utf8), [0xFF, 0xFE, 0x80], Array("日本.csv".utf8),
      [0xF4, 0x8F, 0xB8, 0x80], [0xF4, 0x8F], [0xE3, 0x81], Array("plain".utf8),
      [0xF4, 0x8F, 0xBF, 0xBF, 0xE9],
    ])
  func bytes(_ bytes: [UInt8]) {
    #expect(Self.roundTrip(bytes) == bytes)
  }

  @Test("All pairs of bytes come back")
  func pairs() {
    for first in UInt8(1)...255 {
      for second in stride(from: UInt8(1), through: 255, by: 7) {
        #expect(Self.roundTrip([first, second]) == [first, second])
      }
    }
  }

  @Test("People see the bytes as escapes")
  func display() {
    #expect(PathText.display(PathText.text(of: [0x61, 0xE9, 0x62])) == "a\\xE9b")
    #expect(PathText.display("日本") == "日本")
  }

  @Test("A file and a folder whose names are not UTF-8 are read like any other")
  func reading() throws {
    let folder = try TemporaryFolder()
    let subfolder = folder.path + "/" + PathText.text(of: Array("caf".utf8) + [0xE9])
    let name = PathText.text(of: Array("ao".utf8) + [0xFB] + Array("t.csv".utf8))
    try makeFolder(subfolder)
    let path = "\(subfolder)/\(name)"
    try makeFile(path, "date,item,total\n2026-10-01,Milk,1.70\n")
    let found = try BookImporter(ImportOptions(paths: [folder.path])).read()
    #expect(found.lines.count == 1)
    #expect(found.sources.map(\.path) == [folder.path + "/caf\\xE9/ao\\xFBt.csv"])
    #expect(found.names.stores == ["ao\\xFBt"])
    let named = try BookImporter(ImportOptions(paths: [path])).read()
    #expect(named.lines.count == 1)
  }

  private func makeFolder(_ path: String) throws {
    try #require(unsafe mkdir(PathText.systemPath(path), 0o755) == 0)
  }

  /// Writes a file by its bytes, because Foundation cannot make such names.
  private func makeFile(_ path: String, _ text: String) throws {
    let descriptor = unsafe open(PathText.systemPath(path), O_WRONLY | O_CREAT, 0o644)
    try #require(descriptor >= 0)
    let bytes = Array(text.utf8)
    #expect(unsafe write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }
}
