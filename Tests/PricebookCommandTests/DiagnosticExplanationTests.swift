import Foundation
import PricebookModel
import Testing

@testable import PricebookCommand

@Suite("The explanations of codes")
struct DiagnosticExplanationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let goldens = root.appending(path: "Tests/PricebookImportTests/Goldens")

  private static let codes = Diagnostic.Code.allCases.map(\.rawValue)

  @Test("codes are declared in the order of their names")
  func order() {
    #expect(Self.codes == Self.codes.sorted())
  }

  @Test("every code has one section of the page, and every section can be read and has a code")
  func sections() {
    #expect(ExplanationText.all.map(\.code).sorted() == Self.codes)
    let headings = EmbeddedDocumentation.Diagnostics_md.split(separator: "\n")
      .filter { $0.hasPrefix("### ") }
    #expect(headings.count == ExplanationText.all.count)
  }

  @Test("every code has the summary of its section as its comment")
  func summaries() throws {
    let source = try String(
      contentsOf: Self.root.appending(path: "Sources/PricebookModel/Book/Diagnostic.swift"),
      encoding: .utf8)
    let written = source.matches(of: #/ {4}\/\/\/ ([^\n]+)\.\n {4}case (\w+)(?: = "([^"]+)")?\n/#)
      .reduce(into: [:]) { $0[String($1.3 ?? $1.2)] = String($1.1) }
    for explanation in ExplanationText.all {
      let summary = explanation.summary.prefix(1).uppercased() + explanation.summary.dropFirst()
      #expect(written[explanation.code] == summary)
    }
  }

  @Test("the codes of a part are in the order of their names")
  func orderInParts() {
    for part in Set(ExplanationText.all.map(\.part)) {
      let codes = ExplanationText.all.filter { $0.part == part }.map(\.code)
      #expect(codes == codes.sorted(), "\(part)")
    }
  }

  @Test("every example ends with its code", arguments: ExplanationText.all)
  func exampleCode(explanation: ExplanationText.Explanation) {
    #expect(explanation.example.hasSuffix(" [\(explanation.code)]"))
  }

  @Test(
    "every example is what a sample of the code brings about", arguments: ExplanationText.all)
  func exampleIsReal(explanation: ExplanationText.Explanation) throws {
    let golden = Self.goldens.appending(path: "\(explanation.code)/expected.txt")
    guard FileManager.default.fileExists(atPath: golden.path) else { return }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    #expect(expected.split(separator: "\n").contains(Substring(explanation.example)))
  }

  @Test(
    "every explanation is in whole sentences and short enough for a list",
    arguments: ExplanationText.all)
  func wording(explanation: ExplanationText.Explanation) {
    #expect(explanation.summary.count <= 52)
    #expect(explanation.summary.last != ".")
    #expect(explanation.meaning.last == ".")
    #expect(explanation.remedy.last == ".")
  }

  @Test(
    "every command has a file with its summary, details and examples",
    arguments: CommandName.allCases)
  func commands(command: CommandName) {
    #expect(!command.summary.isEmpty)
    #expect(!command.details.isEmpty)
    #expect(!command.examples.isEmpty)
    #expect(command.examples.allSatisfy { $0.first?.isWhitespace == false })
  }

  @Test("every file of the help is a command or the topic")
  func files() {
    let names = EmbeddedHelp.all.map { String($0.name.dropLast(4)) }
    let known = CommandName.allCases.map(\.rawValue) + ["mapping"]
    #expect(names == known.sorted())
  }
}
