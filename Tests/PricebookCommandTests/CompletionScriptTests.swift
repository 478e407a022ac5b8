import Foundation
import TestSupport
import Testing

@testable import PricebookCommand

@Suite struct CompletionScriptTests {
  private func run(_ words: String...) -> (status: RunStatus, results: String, messages: String) {
    let results = MemoryOutput()
    let messages = MemoryOutput()
    let status = PricebookCommand.run(words, console: Console(results: results, messages: messages))
    return (status, results.text, messages.text)
  }

  @Test("every shell has a script that ends with a line end", arguments: CompletionShell.allCases)
  func scripts(shell: CompletionShell) {
    let (status, results, messages) = run("completions", shell.rawValue)
    #expect(status == .done)
    #expect(messages.isEmpty)
    #expect(results == shell.script)
    #expect(results.hasSuffix("\n"))
  }

  @Test("every script has every command and every option", arguments: CompletionShell.allCases)
  func completeness(shell: CompletionShell) {
    for command in CommandName.allCases { #expect(shell.script.contains(command.rawValue)) }
    for option in OptionDefinition.catalogue {
      let spelling = shell == .fish ? "-l \(option.name.rawValue) " : option.spelling
      #expect(shell.script.contains(spelling), "\(option.spelling)")
      for word in option.words { #expect(shell.script.contains(word)) }
    }
  }

  @Test("no word that is offered means anything to a shell")
  func plainWords() {
    let words =
      OptionDefinition.catalogue.flatMap { $0.words + [$0.spelling] }
      + CommandName.allCases.flatMap { $0.operands.words + [$0.rawValue] }
    #expect(words.count > 100)
    for word in words {
      #expect(word.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) })
    }
  }

  @Test(
    "an unknown shell is wrong usage, with the known ones",
    arguments: [
      (["completions"], "“completions” needs one shell; one of: bash, zsh, fish"),
      (["completions", "bash", "zsh"], "“completions” needs one shell; one of: bash, zsh, fish"),
      (["completions", "/bin/zsh"], "unknown shell “/bin/zsh”; did you mean \"zsh\"?"),
      (["completions", "powershell"], "unknown shell “powershell”; one of: bash, zsh, fish"),
    ])
  func mistakes(words: [String], message: String) {
    let messages = MemoryOutput()
    let status = PricebookCommand.run(
      words, console: Console(results: MemoryOutput(), messages: messages))
    #expect(status == .usage)
    #expect(
      messages.text.replacing("\"completions\"", with: "“completions”") == "pricebook: \(message)\n"
    )
  }
}
