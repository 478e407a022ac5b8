import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// Holds what is said about every kind of problem against what was agreed on.
///
/// One folder per diagnostic code: `input` is a book that has the problem, with the statements
/// that make a store in the store's place; `expected.txt` is what is said about it. `PRICEBOOK_RECORD=1` writes the expectations anew, and still fails.
@Suite("The catalogue of diagnostics")
struct DiagnosticGoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  private static let codes: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()

  /// What no small input can bring about: a fault of the program itself, and limits.
  private static let withoutSample: Set<String> = [
    "control-totals", "sqlite-library", "problems-not-listed", "record-too-long",
    "table-not-read", "too-many-units",
  ]

  /// The folder of a book, a copy where it has stores to be made.
  private static func book(_ input: String) throws -> (String, TemporaryFolder?) {
    let names = try FileManager.default.contentsOfDirectory(atPath: input)
    guard names.contains(where: { $0.hasSuffix(".sql") }) else { return (input, nil) }
    let folder = try TemporaryFolder()
    for name in names {
      let text = try String(contentsOfFile: "\(input)/\(name)", encoding: .utf8)
      if name.hasSuffix(".sql") {
        try StoreWriter(folder.path(String(name.dropLast(4)))).run(text)
      } else {
        try folder.write(text, to: name)
      }
    }
    return (folder.path, folder)
  }

  @Test(arguments: codes)
  func `Every code has a sample and the expected text`(_ code: String) throws {
    let golden = Self.folder.appendingPathComponent(code)
    let (input, temporary) = try Self.book(golden.appendingPathComponent("input").path)
    defer { withExtendedLifetime(temporary) {} }
    let book = try BookImporter(ImportOptions(paths: [input])).readAll().book
    let text = book.diagnostics.map { diagnostic in
      diagnostic.description.replacingOccurrences(of: input + "/", with: "") + "\n"
    }.joined()
    #expect(book.diagnostics.contains { $0.code == code }, "the sample does not show \(code)")

    let expected = golden.appendingPathComponent("expected.txt")
    #expect(try Golden.problem(of: text, recordedIn: expected) == nil)
  }

  @Test func `Every code in the sources has a sample, and every sample a code`() throws {
    let sources = Self.folder.appendingPathComponent("../../../Sources/PricebookImport")
      .standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    var found: Set<String> = []
    // A code stands alone in quotes after a severity, or first in a call that reports.
    let pattern = try Regex(
      #"(?:\.error,|\.warning,|reject\(|warn\(|code =|code:|problem =|problem:|case \.[a-zA-Z]+:|case [a-zA-Z0-9]+ =)\s*"([a-z0-9]+(?:-[a-z0-9]+)+)""#,
      as: (Substring, Substring).self)
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: pattern) { found.insert(String(match.output.1)) }
    }
    found.subtract(TextEncoding.allCases.map(\.rawValue))
    #expect(found.subtracting(Self.codes).subtracting(Self.withoutSample) == [])
    #expect(Set(Self.codes).subtracting(found) == [])
  }
}
