import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// `pricebook report --open`.
@Suite struct OpenReportTests {
  private let folder: TemporaryFolder
  private let receipts: String

  init() throws {
    folder = try TemporaryFolder()
    receipts = try folder.write("in.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
  }

  private func report(
    _ words: [String], _ environment: [String: String]
  ) -> (status: RunStatus, messages: String) {
    let messages = MemoryOutput()
    let status = PricebookCommand.run(
      ["report", receipts, "--output", folder.path("out put")] + words,
      console: Console(results: MemoryOutput(), messages: messages, environment: environment))
    return (status, messages.text)
  }

  /// A program that notes its words, and that no run may wait for.
  private func browser(_ name: String) throws -> String {
    try folder.writeProgram(
      name,
      "#!/bin/sh\nprintf '%s\\n' \"$@\" > '\(folder.path("noted.part"))'\n"
        + "mv '\(folder.path("noted.part"))' '\(folder.path("noted"))'\nsleep 3\n")
  }

  /// The words that the browser was started with, as soon as it has noted them.
  private func notedWords() throws -> [String] {
    #expect(eventually { FileManager.default.fileExists(atPath: folder.path("noted")) })
    return try String(contentsOfFile: folder.path("noted"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test("the page is opened by its address, in the browser of BROWSER")
  func address() throws {
    // BROWSER has words, so that the path of a program can have no blank.
    _ = try browser("browser")
    let run = report(["--open"], ["BROWSER": "browser", "PATH": folder.path])
    #expect(run.status == .done)
    #expect(run.messages.contains("Opened \(folder.path("out put/2026-10/index.html")) in the"))
    let words = try notedWords()
    #expect(words.count == 1)
    let address = try #require(URL(string: words[0]))
    #expect(address.scheme == "file")
    #expect(words[0].contains("out%20put"))
    #expect(FileManager.default.fileExists(atPath: address.path))
  }

  @Test("the address replaces %s in BROWSER, and a program that is missing is skipped")
  func placeholder() throws {
    _ = try browser("browser")
    let run = report(
      ["--open"],
      ["BROWSER": "no-such-browser:browser --at %s --new", "PATH": "/nowhere:\(folder.path)"])
    #expect(run.status == .done)
    let words = try notedWords()
    #expect(words.count == 3)
    #expect(words.first == "--at" && words.last == "--new")
  }

  @Test("where there is no browser, that is said, and the run is done all the same")
  func noBrowser() {
    let run = report(["--open"], ["BROWSER": "/nowhere/browser"])
    #expect(run.status == .done)
    #expect(run.messages.contains("No browser could be started; open "))
  }

  @Test("without --open nothing is started, and the page is named")
  func notAsked() throws {
    let run = report([], ["BROWSER": try browser("browser")])
    #expect(run.messages.contains("Open \(folder.path("out put/2026-10/index.html"))\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("noted")))
  }

  @Test("without a page there is nothing to open, which is wrong usage")
  func noPage() {
    let run = report(["--open", "--format", "csv"], [:])
    #expect(run.status == .usage)
    #expect(run.messages.contains("add html to --format"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out put")))
  }

  @Test("other commands have no page to open", arguments: ["review", "list", "export", "inspect"])
  func otherCommands(command: String) {
    let run = CommandLineRun(command, receipts, "--open")
    #expect(run.status == .usage)
    #expect(run.messages.contains("it is an option of: report"))
  }
}

/// Reports on a terminal.
@Suite("Reports on a terminal")
struct TerminalReportTests {
  private func printed(_ words: String..., environment: [String: String] = [:]) -> String {
    _ = CommandLineRun.packageFolder
    let results = MemoryOutput()
    var console = Console(
      results: results, messages: MemoryOutput(), isTerminal: true, environment: environment)
    console.resultsAreOnTerminal = true
    console.terminalWidth = 80
    #expect(PricebookCommand.run(words, console: console) == .done)
    return results.text
  }

  @Test(
    "They fit its columns, in forty lines of which the last leads on",
    arguments: ["review", "trends", "compare"])
  func lines(command: String) {
    let text = printed(command, "sample-data", environment: ["NO_COLOR": "1"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect((20...40).contains(lines.count))
    #expect(lines.last == "… --full prints all of it")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(!text.contains("| ---") && !text.contains("\u{1B}"))
    #expect(printed(command, "sample-data", "--full").split(separator: "\n").count > 40)
  }

  @Test("Headings are bold where colours are not refused")
  func styles() {
    #expect(printed("review", "sample-data").contains("\u{1B}[1m"))
    #expect(printed("review", "sample-data", "--format", "md").hasPrefix("# "))
  }
}
