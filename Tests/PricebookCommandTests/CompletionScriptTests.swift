import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import PricebookCommand

@Suite struct CompletionScriptTests {
  @Test("every shell has a script that ends with a line end", arguments: CompletionShell.allCases)
  func scripts(shell: CompletionShell) {
    let run = CommandLineRun("completions", shell.rawValue)
    #expect(run.status == .done)
    #expect(run.messages.isEmpty)
    #expect(run.results == shell.script)
    #expect(run.results.hasSuffix("\n"))
  }

  /// The words of a script, with the letters, digits and hyphens that names consist of.
  private static func words(of script: String) -> Set<Substring> {
    Set(script.split { !($0.isLetter || $0.isNumber || $0 == "-") })
  }

  @Test("every script has every command and every option", arguments: CompletionShell.allCases)
  func completeness(shell: CompletionShell) {
    let words = Self.words(of: shell.script)
    for command in CommandName.allCases {
      #expect(words.contains(Substring(command.rawValue)), "\(command)")
    }
    for option in OptionDefinition.catalogue {
      if shell == .fish {
        #expect(shell.script.contains(" -l \(option.name.rawValue) "), "\(option.spelling)")
      } else {
        #expect(words.contains(Substring(option.spelling)), "\(option.spelling)")
      }
      for word in option.words { #expect(words.contains(Substring(word)), "\(word)") }
    }
  }

  @Test("every script offers the tables, also after a comma", arguments: CompletionShell.allCases)
  func tables(shell: CompletionShell) {
    let names = CommandName.Operands.tables.argument.words.joined(separator: " ")
    let line =
      switch shell {
      case .bash: "    table) _pricebook_files_or '\(names)' ;;"
      case .zsh: "      '*:NAMES PATH:_pricebook_files_or \(names)' ;;"
      case .fish: "'__pricebook_is table' -F -a '(__pricebook_list \(names))'"
      }
    #expect(shell.script.contains(line))
  }

  @Test(
    "fish offers tables",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
  func tablesInFish() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("pricebook.fish", FishCompletion.script)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/fish")
    process.arguments = [
      "--no-config", "-c",
      "source '\(script)'; complete -C 'pricebook table spending-by-mo'; "
        + "complete -C 'pricebook table payments,unit-v'; complete -C 'pricebook month --period '",
    ]
    process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin"]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    // What an option takes stands behind each of its words.
    let words = lines.map { $0.prefix { $0 != "\t" } }
    #expect(words == ["spending-by-month", "payments,unit-values", "last"])
  }

  @Test("bash offers exactly the options of a command", arguments: CommandName.allCases)
  func optionsInBash(command: CommandName) {
    let options = OptionDefinition.options(of: command).map(\.spelling).joined(separator: " ")
    let line = "        \(command.rawValue)) _pricebook_words '\(options)' ;;"
    #expect(BashCompletion.script.split(separator: "\n").count { $0 == line } == 1)
  }

  @Test("zsh has a branch with exactly the options of a command", arguments: CommandName.allCases)
  func optionsInZsh(command: CommandName) throws {
    let start = "\n    \(command.rawValue)) _arguments "
    let branches = ZshCompletion.script.components(separatedBy: start)
    #expect(branches.count == 2)
    let branch = try #require(branches.last?.components(separatedBy: " ;;").first)
    // The list of options that exclude each other comes before the option itself.
    let found = branch.matches(of: /[)*{,'](--[a-z-]+)[\[=}]/).map { String($0.output.1) }
    #expect(Set(found) == Set(OptionDefinition.options(of: command).map(\.spelling)))
  }

  @Test("no word that is offered means anything to a shell")
  func plainWords() {
    let words =
      OptionDefinition.catalogue.flatMap { $0.words + [$0.spelling] }
      + CommandName.allCases.flatMap { $0.operands.argument.words + [$0.rawValue] }
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
    let run = CommandLineRun(words)
    #expect(run.status == .usage)
    #expect(
      run.messages.replacing("\"completions\"", with: "“completions”") == "pricebook: \(message)\n"
    )
  }
}
