import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// Holds what is said about every kind of problem against what was agreed on.
///
/// One folder per diagnostic code: `input` is a book that has the problem, with the statements
/// that make a store in the store's place, and a folder `named` in it is named itself; `expected.txt` is what is said about it. `PRICEBOOK_RECORD=1` writes the expectations anew, and still fails.
@Suite("The catalogue of diagnostics")
struct DiagnosticGoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  private static let folders: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()

  private static let codes = folders.compactMap(Diagnostic.Code.init(rawValue:))

  /// What no small input can bring about while it is read: a fault of the program itself, limits,
  /// what is noticed later, and what names a place of the machine.
  private static let withoutSample: Set<Diagnostic.Code> = [
    .basketItemUnknown, .controlTotals, .limitReached, .linkOut, .sqliteLibrary, .problemsNotListed,
    .recordTooLong,
    .sheetFull,
    .tableNotRead, .tooManyUnits,
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
        try folder.write(name, text)
      }
    }
    return (folder.path, folder)
  }

  @Test(arguments: codes)
  func `Every code has a sample and the expected text`(_ code: Diagnostic.Code) throws {
    let golden = Self.folder.appendingPathComponent(code.rawValue)
    let (input, temporary) = try Self.book(golden.appendingPathComponent("input").path)
    defer { withExtendedLifetime(temporary) {} }
    let named = ["\(input)/named"].filter { FileManager.default.fileExists(atPath: $0) }
    let book = try BookImporter(ImportOptions(paths: [input] + named)).readAll().book
    let text = book.diagnostics.map { diagnostic in
      diagnostic.description.replacingOccurrences(of: input + "/", with: "") + "\n"
    }.joined()
    #expect(book.diagnostics.contains { $0.code == code }, "the sample does not show \(code)")

    let expected = golden.appendingPathComponent("expected.txt")
    #expect(try Golden.problem(of: text, recordedIn: expected) == nil)
  }

  @Test func `Every code has a sample, and every sample a code`() {
    let codes = Set(Diagnostic.Code.allCases)
    #expect(codes.subtracting(Self.codes) == Self.withoutSample)
    #expect(Self.folders.filter { Diagnostic.Code(rawValue: $0) == nil } == [])
  }
}
