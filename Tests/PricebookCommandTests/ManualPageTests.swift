import CommandTestSupport
import Foundation
import Testing

@testable import PricebookCommand

@Suite struct ManualPageTests {
  private static let page = ManualPage.text

  /// The page as plain text, as near as a test needs it.
  private static let plain = page.replacing("\\-", with: "-").replacing("\\(aq", with: "'")
    .replacing("\\(dq", with: "\"").replacing("\\(ti", with: "~")

  @Test("\"help --man\" prints the page")
  func printed() {
    let run = CommandLineRun("help", "--man")
    #expect(run.status == .done)
    #expect(run.results == Self.page)
    #expect(run.messages.isEmpty)
  }

  @Test("the page is of all commands")
  func oneCommand() {
    let run = CommandLineRun("help", "report", "--man")
    #expect(run.status == .usage)
    #expect(run.results.isEmpty)
    #expect(run.messages.contains("pricebook help --man"))
  }

  @Test("the page has every command with its operands", arguments: CommandName.allCases)
  func commands(command: CommandName) {
    #expect(Self.plain.contains("\n.SS \"\(command.rawValue) \(command.operands.rawValue)\"\n"))
    for example in command.examples { #expect(Self.plain.contains("\n\(example)\n")) }
  }

  @Test("the page has every option with its value", arguments: OptionName.allCases)
  func options(name: OptionName) throws {
    let option = try #require(OptionDefinition.named(name))
    for command in option.commands {
      let usage = option.usage(of: command).trimmingCharacters(in: .whitespaces)
      #expect(Self.plain.contains("\n.B \"\(usage)\"\n") || Self.plain.contains("\n.B \(usage)\n"))
    }
  }

  @Test(
    "the page has every exit status, which the documentation explains likewise",
    arguments: RunStatus.allCases)
  func statuses(status: RunStatus) throws {
    #expect(Self.plain.contains("\n.B \(status.rawValue)\n"))
    let guide = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(
        "Sources/PricebookCommand/PricebookCommand.docc/InstallingAndRunning.md")
    let text = try String(contentsOf: guide, encoding: .utf8).replacing("`", with: "")
    #expect(text.contains("\n| \(status.rawValue) | \(status.meaning) |\n"))
  }

  @Test("lines are short, of ASCII alone, and only macros begin with a point")
  func lines() {
    let macros = ["TH", "SH", "SS", "PP", "TP", "B", "I", "nf", "fi"]
    for line in Self.page.split(separator: "\n") {
      #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(line)")
      #expect(!line.hasPrefix("'"))
      if line.hasPrefix(".") {
        #expect(macros.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
      }
    }
  }
}
