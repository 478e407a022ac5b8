import CommandTestSupport
import Foundation
import Testing

@testable import PricebookCommand

@Suite struct HelpTextTests {
  @Test("help fits a terminal of 80 columns", arguments: CommandName.allCases)
  func width(command: CommandName) {
    for line in HelpText.help(for: command).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test("the overview fits a screen and names every command")
  func overview() {
    let run = CommandLineRun("--help")
    #expect(run.status == .done)
    #expect(run.messages.isEmpty)
    #expect(run.results.split(separator: "\n", omittingEmptySubsequences: false).count <= 30)
    for command in CommandName.allCases { #expect(run.results.contains("  \(command.rawValue) ")) }
  }

  @Test("\"help COMMAND\" and \"COMMAND --help\" say the same", arguments: CommandName.allCases)
  func sameHelp(command: CommandName) {
    #expect(
      CommandLineRun("help", command.rawValue).results
        == CommandLineRun(command.rawValue, "--help").results)
  }

  @Test("help names no option that the command refuses", arguments: CommandName.allCases)
  func onlyOwnOptions(command: CommandName) {
    let names = HelpText.help(for: command).components(separatedBy: "\nExamples:")[0]
      .split { !$0.isLetter && $0 != "-" }.filter { $0.hasPrefix("--") }.map { $0.dropFirst(2) }
    let own = Set(OptionDefinition.options(of: command).map(\.name.rawValue))
    let details = command.details.joined(separator: " ")
    for name in names where !details.contains("--\(name)") {
      #expect(own.contains(String(name)), "\(name)")
    }
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
    #expect(lines.count <= 60)
    #expect(lines.contains("Examples:"))
  }

  @Test("the version is a result")
  func version() {
    let run = CommandLineRun("--version")
    #expect(run.status == .done)
    #expect(run.results == "pricebook \(HelpText.version)\n")
  }

  @Test("the overview fits the width of a terminal and names --version")
  func overviewWidth() {
    #expect(HelpText.overview.contains("--version"))
    for line in HelpText.overview.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("no command at all is wrong usage")
  func nothing() {
    let run = CommandLineRun([])
    #expect(run.status == .usage)
    #expect(run.results.isEmpty)
    #expect(run.messages.contains("pricebook help"))
  }

  @Test("help of an unknown command suggests the nearest")
  func unknown() {
    let run = CommandLineRun("help", "trend")
    #expect(run.status == .usage)
    #expect(run.messages.contains("did you mean \"trends\"?"))
  }

  @Test("the page of commands has every command with its operands", arguments: CommandName.allCases)
  func page(command: CommandName) throws {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/PricebookCommand/PricebookCommand.docc/Commands.md"
    let page = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    let operands =
      command == .completions
      ? CompletionShell.allCases.map(\.rawValue).joined(separator: "\\|")
      : command.operands.rawValue
    #expect(page.contains("\n| `pricebook \(command.rawValue) \(operands)"))
  }
}
