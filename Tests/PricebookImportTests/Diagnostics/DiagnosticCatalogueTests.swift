import Foundation
import TestSupport
import Testing

@testable import PricebookImport

@Suite("The catalogue of codes")
struct DiagnosticCatalogueTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let explanations = DiagnosticCatalogue.parts.flatMap(\.explanations)

  /// The Swift files of all targets but those of the catalogue itself.
  private static let sources: String = {
    let folder = package.appendingPathComponent("Sources")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains("DiagnosticCatalogue") }
      .compactMap { try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }()

  /// The codes that the sources raise: alone in quotes after a severity, or first in a call that
  /// reports.
  private static func raisedCodes() throws -> Set<String> {
    let pattern = try Regex(
      #"(?:\.error,|\.warning,|reject\(|warn\(|code =|code:|problem =|problem:|case \.[a-zA-Z]+:|case [a-zA-Z0-9]+ =)\s*"([a-z0-9]+(?:-[a-z0-9]+)+)""#,
      as: (Substring, Substring).self)
    let importer = package.appendingPathComponent("Sources/PricebookImport")
    var found: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: importer.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: importer.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: pattern) { found.insert(String(match.output.1)) }
    }
    // Names of encodings are written as codes are.
    return found.subtracting(TextEncoding.allCases.map(\.rawValue))
  }

  @Test("every code that is raised is explained")
  func complete() throws {
    let raised = try Self.raisedCodes()
    #expect(raised.count > 50)
    #expect(raised.subtracting(DiagnosticCatalogue.codes) == [])
  }

  @Test("every code that is explained is raised", arguments: DiagnosticCatalogue.codes)
  func raised(code: String) {
    #expect(Self.sources.contains("\"\(code)\""))
  }

  @Test("every code is explained once, and each part is in order")
  func order() {
    #expect(Self.explanations.count == DiagnosticCatalogue.codes.count)
    for part in DiagnosticCatalogue.parts {
      let codes = part.explanations.map(\.code)
      #expect(codes == codes.sorted(), "\(part.title)")
    }
  }

  @Test("every example ends with its code", arguments: DiagnosticCatalogue.codes)
  func exampleCode(code: String) throws {
    let explanation = try #require(DiagnosticCatalogue.explanation(of: code))
    #expect(explanation.example.hasSuffix(" [\(code)]"))
  }

  @Test(
    "every example is what a sample of the code brings about", arguments: DiagnosticCatalogue.codes)
  func exampleIsReal(code: String) throws {
    let explanation = try #require(DiagnosticCatalogue.explanation(of: code))
    let golden = Self.package
      .appendingPathComponent("Tests/PricebookImportTests/Goldens")
      .appendingPathComponent(code)
    guard FileManager.default.fileExists(atPath: golden.path) else { return }
    let expected = try String(
      contentsOf: golden.appendingPathComponent("expected.txt"), encoding: .utf8)
    #expect(expected.split(separator: "\n").contains(Substring(explanation.example)))
  }

  @Test("every explanation is in whole sentences and short enough for a list")
  func wording() {
    for explanation in Self.explanations {
      #expect(explanation.summary.count <= 52, "\(explanation.summary)")
      #expect(explanation.summary.last != ".", "\(explanation.summary)")
      #expect(explanation.meaning.last == ".", "\(explanation.code)")
      #expect(explanation.remedy.last == ".", "\(explanation.code)")
    }
  }

  @Test("the page in the documentation is what the catalogue gives")
  func page() throws {
    let url = Self.package.appendingPathComponent(
      "Sources/PricebookImport/PricebookImport.docc/Diagnostics.md")
    #expect(try Golden.problem(of: DiagnosticCatalogue.page, recordedIn: url) == nil)
  }
}
