import Foundation
import Testing

@testable import PricebookCommand

@Suite struct HelpTextTests {
  private func run(_ words: String...) -> (status: RunStatus, results: String, messages: String) {
    let results = MemoryOutput()
    let messages = MemoryOutput()
    let status = PricebookCommand.run(words, console: Console(results: results, messages: messages))
    return (status, results.text, messages.text)
  }

  @Test("help fits a terminal of 80 columns", arguments: CommandName.allCases)
  func width(command: CommandName) {
    for line in HelpText.help(for: command).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test("the overview fits a screen and names every command")
  func overview() {
    let (status, results, messages) = run("--help")
    #expect(status == .done)
    #expect(messages.isEmpty)
    #expect(results.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    for command in CommandName.allCases { #expect(results.contains("  \(command.rawValue) ")) }
  }

  @Test("\"help COMMAND\" and \"COMMAND --help\" say the same", arguments: CommandName.allCases)
  func sameHelp(command: CommandName) {
    #expect(run("help", command.rawValue).results == run(command.rawValue, "--help").results)
  }

  @Test("help names every option of the command", arguments: CommandName.allCases)
  func options(command: CommandName) {
    let help = HelpText.help(for: command)
    for option in OptionDefinition.options(of: command) where option.name != .version {
      #expect(help.contains(option.spelling))
    }
  }

  @Test("a command's help is one screen and has examples", arguments: CommandName.allCases)
  func length(command: CommandName) {
    let lines = HelpText.help(for: command).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 48)
    #expect(lines.contains("Examples:"))
  }

  @Test("the version is a result")
  func version() {
    let (status, results, _) = run("--version")
    #expect(status == .done)
    #expect(results == "pricebook \(HelpText.version)\n")
  }

  @Test("the overview fits the width of a terminal and names --version")
  func overviewWidth() {
    #expect(HelpText.overview.contains("--version"))
    for line in HelpText.overview.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("no command at all is wrong usage")
  func nothing() {
    let (status, results, messages) = run()
    #expect(status == .usage)
    #expect(results.isEmpty)
    #expect(messages.contains("pricebook help"))
  }

  @Test("help of an unknown command suggests the nearest")
  func unknown() {
    #expect(run("help", "trend").messages.contains("did you mean \"trends\"?"))
  }

  @Test("the README has every command with its operands", arguments: CommandName.allCases)
  func readme(command: CommandName) throws {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(
      contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let operands =
      command == .completions
      ? CompletionShell.allCases.map(\.rawValue).joined(separator: "\\|") : command.operandUsage
    #expect(readme.contains("\n| `pricebook \(command.rawValue) \(operands)"))
  }
}
