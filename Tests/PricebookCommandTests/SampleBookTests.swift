import Foundation
import TestSupport
import Testing

@testable import PricebookCommand

@Suite struct SampleBookTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files of `sample-data`, by the byte order of their paths.
  private static func sampleData() throws -> [(name: String, text: String)] {
    let folder = package.appendingPathComponent("sample-data").path
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

  /// The Swift file that holds the sample book.
  private static func source(of files: [(name: String, text: String)]) -> String {
    var source = """
      // swift-format-ignore-file
      // The files of sample-data, which a test holds equal to them; long because they are. Text is cheap
      // to compile where a list of bytes takes minutes. To write it again after a change there:
      // PRICEBOOK_RECORD=1 swift test --filter SampleBookTests

      extension SampleBook {
        /// In the order of their paths.
        static let files: [SampleFile] = [

      """
    for (name, text) in files {
      source += "SampleFile(name: \"\(name)\", text: ##\"\"\"\n\(escaped(text))\n\"\"\"##),\n"
    }
    return source + "  ]\n}\n"
  }

  /// A text as it stands between quotes: what an editor or Git might change is written out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar == "\n" || scalar == "\t": result.unicodeScalars.append(scalar)
      case _ where scalar == "\r": result += ###"\##r"###
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += ###"\##u{\###(String(scalar.value, radix: 16, uppercase: true))}"###
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  @Test("the sample book is sample-data, byte for byte")
  func equality() throws {
    let files = try Self.sampleData()
    #expect(!files.isEmpty)
    if ProcessInfo.processInfo.environment["PRICEBOOK_RECORD"] == "1" {
      let target = Self.package.appendingPathComponent(
        "Sources/PricebookCommand/Sample/SampleBook+Files.swift")
      try Self.source(of: files).write(to: target, atomically: true, encoding: .utf8)
      Issue.record("the sample book was written anew: build, then run without recording")
      return
    }
    #expect(SampleBook.files.map(\.name) == files.map(\.name))
    for (file, expected) in zip(SampleBook.files, files) {
      let isSame = Array(file.text.utf8) == Array(expected.text.utf8)
      #expect(isSame, "\(file.name): PRICEBOOK_RECORD=1 swift test --filter SampleBookTests")
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
    "what is not of the sample book is named, and so is what was changed",
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
