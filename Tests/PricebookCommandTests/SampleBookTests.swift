import Foundation
import TestSupport
import Testing

@testable import PricebookCommand

@Suite struct SampleBookTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files of a folder of the package, by the byte order of their paths.
  private static func files(of folder: String) throws -> [(name: String, text: String)] {
    let folder = package.appendingPathComponent(folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { name in
        let path = "\(folder)/\(name)"
        var isFolder = URL(filePath: path).hasDirectoryPath
        isFolder = isFolder || (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
        guard !isFolder else { return nil }
        let bytes = try Data(contentsOf: URL(filePath: path))
        return (name, try #require(String(validating: bytes, as: UTF8.self), "\(name)"))
      }
  }

  @Test("the sample book is sample-data and the files of examples, byte for byte")
  func equality() throws {
    let data = try Self.files(of: "sample-data")
    let examples = try Self.files(of: "Sources/PricebookCommand/Sample/Examples")
    #expect(!data.isEmpty && !examples.isEmpty)
    let files = (data + examples).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    #expect(SampleBook.files.map(\.name) == files.map(\.name))
    for (file, expected) in zip(SampleBook.files, files) {
      let isSame = Array(file.text.utf8) == Array(expected.text.utf8)
      #expect(isSame, "\(file.name)")
    }
  }

  @Test("a folder with the sample book or a part of it, or hidden files, can take the book")
  func harmlessFolder() throws {
    let folder = try TemporaryFolder()
    #expect(SampleBook.foreignName(in: folder.path("missing")) == nil)
    #expect(SampleBook.foreignName(in: folder.path) == nil)
    try folder.write(".DS_Store", "x")
    _ = try SampleBook.write(into: folder.path)
    #expect(SampleBook.foreignName(in: folder.path) == nil)
    try FileManager.default.removeItem(atPath: folder.path("receipts/lindner.csv"))
    #expect(SampleBook.foreignName(in: folder.path) == nil)
  }

  @Test(
    "a file that is not part of the sample book, or was changed, is named",
    arguments: [
      "mine.csv", "receipts/mine.csv", "budgets.csv", "receipts/kornmarkt.csv", "reports/a.html",
    ])
  func foreignNames(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try SampleBook.write(into: folder.path)
    try folder.write(name, "mine")
    let expected = name == "reports/a.html" ? "reports" : name
    #expect(SampleBook.foreignName(in: folder.path) == expected)
  }
}
