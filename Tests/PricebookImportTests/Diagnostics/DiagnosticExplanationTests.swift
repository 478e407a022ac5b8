import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("The explanations of codes")
struct DiagnosticExplanationTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let codes = Diagnostic.Code.allCases

  @Test("codes are declared in the order of their names")
  func order() {
    #expect(Self.codes.map(\.rawValue) == Self.codes.map(\.rawValue).sorted())
  }

  @Test("every example ends with its code", arguments: codes)
  func exampleCode(code: Diagnostic.Code) {
    #expect(code.explanation.example.hasSuffix(" [\(code.rawValue)]"))
  }

  @Test(
    "every example is what a sample of the code brings about", arguments: codes)
  func exampleIsReal(code: Diagnostic.Code) throws {
    let explanation = code.explanation
    let golden = Self.package
      .appendingPathComponent("Tests/PricebookImportTests/Goldens")
      .appendingPathComponent(code.rawValue)
    guard FileManager.default.fileExists(atPath: golden.path) else { return }
    let expected = try String(
      contentsOf: golden.appendingPathComponent("expected.txt"), encoding: .utf8)
    #expect(expected.split(separator: "\n").contains(Substring(explanation.example)))
  }

  @Test("every explanation is in whole sentences and short enough for a list")
  func wording() {
    for code in Self.codes {
      let explanation = code.explanation
      #expect(explanation.summary.count <= 52, "\(explanation.summary)")
      #expect(explanation.summary.last != ".", "\(explanation.summary)")
      #expect(explanation.meaning.last == ".", "\(code)")
      #expect(explanation.remedy.last == ".", "\(code)")
    }
  }

  @Test("the page in the documentation has the same texts")
  func page() throws {
    let url = Self.package.appendingPathComponent(
      "Sources/PricebookImport/PricebookImport.docc/Diagnostics.md")
    #expect(try Golden.problem(of: DiagnosticsPage.markdown, recordedIn: url) == nil)
  }
}
