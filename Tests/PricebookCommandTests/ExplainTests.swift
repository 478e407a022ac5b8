import CommandTestSupport
import Testing

@testable import PricebookCommand

@Suite("pricebook explain")
struct ExplainTests {
  @Test(
    "a code is explained however it is copied from a message",
    arguments: ["total-mismatch", "[total-mismatch]", "Total-Mismatch"])
  func code(word: String) {
    let run = CommandLineRun("explain", word)
    #expect(run.status == .done)
    #expect(run.messages.isEmpty)
    #expect(run.results.hasPrefix("total-mismatch: "))
    #expect(run.results.contains("\nFor example:\n    receipts.csv:3: warning: the total 9.98"))
    #expect(run.results.contains("\nWhat to do:\n    "))
  }

  @Test("an unknown code is answered with the nearest")
  func unknown() {
    let run = CommandLineRun("explain", "total-missmatch")
    #expect(run.status == .usage)
    #expect(run.results.isEmpty)
    #expect(
      run.messages
        == "pricebook: unknown code “total-missmatch”; did you mean \"total-mismatch\"?\n")
  }

  @Test("for a word that is near no code, the message says where codes are listed")
  func hopeless() {
    #expect(
      CommandLineRun("explain", "xyz").messages.contains("\"pricebook explain\" lists all codes"))
  }

  @Test("without a code all are listed, one to a line of a terminal")
  func list() {
    let run = CommandLineRun("explain")
    #expect(run.status == .done)
    let lines = run.results.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  total-mismatch ") })
    #expect(lines.count > 55)
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test("several codes are explained one after the other")
  func several() {
    let results = CommandLineRun("explain", "same-file", "nul-byte").results
    #expect(results.hasPrefix("same-file: "))
    #expect(results.contains("\n\nnul-byte: "))
  }
}
