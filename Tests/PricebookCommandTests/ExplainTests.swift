import Testing

@testable import PricebookCommand

@Suite("pricebook explain")
struct ExplainTests {
  private func run(_ words: String...) -> (status: RunStatus, results: String, messages: String) {
    let results = MemoryOutput()
    let messages = MemoryOutput()
    let status = PricebookCommand.run(
      ["explain"] + words, console: Console(results: results, messages: messages))
    return (status, results.text, messages.text)
  }

  @Test(
    "a code is explained however it is copied from a message",
    arguments: ["total-mismatch", "[total-mismatch]", "Total-Mismatch"])
  func code(word: String) {
    let (status, results, messages) = run(word)
    #expect(status == .done)
    #expect(messages.isEmpty)
    #expect(results.hasPrefix("total-mismatch: "))
    #expect(results.contains("\nFor example:\n    receipts.csv:3: warning: the total 9.98"))
    #expect(results.contains("\nWhat to do:\n    "))
  }

  @Test("an unknown code is answered with the nearest")
  func unknown() {
    let (status, results, messages) = run("total-missmatch")
    #expect(status == .usage)
    #expect(results.isEmpty)
    #expect(
      messages == "pricebook: unknown code “total-missmatch”; did you mean \"total-mismatch\"?\n")
  }

  @Test("for a word that is near no code, the message says where codes are listed")
  func hopeless() {
    #expect(run("xyz").messages.contains("\"pricebook explain\" lists all codes"))
  }

  @Test("without a code all are listed, one to a line of a terminal")
  func list() {
    let (status, results, _) = run()
    #expect(status == .done)
    let lines = results.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  total-mismatch ") })
    #expect(lines.count > 55)
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test("several codes are explained one after the other")
  func several() {
    let results = run("same-file", "nul-byte").results
    #expect(results.hasPrefix("same-file: "))
    #expect(results.contains("\n\nnul-byte: "))
  }
}
