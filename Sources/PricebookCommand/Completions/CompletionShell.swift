import PricebookImport
import PricebookModel
import PricebookReport

/// The shells with a completion script.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script, made from the same definitions as parsing and help.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension UsageError {
  static func unknownShell(_ word: String) -> UsageError {
    let shells = CompletionShell.allCases.map(\.rawValue)
    // $SHELL is a path.
    let name = word.split(separator: "/").last.map(String.init) ?? word
    return UsageError(
      "unknown shell \(quoted(word))",
      remedy: Suggestion.word(for: name, among: shells).map { "did you mean \"\($0)\"?" }
        ?? "one of: \(shells.joined(separator: ", "))")
  }
}

extension CommandName.Operands {
  /// The possible words; empty for paths.
  var words: [String] {
    switch self {
    case .paths, .item, .files, .folder: []
    case .tables: ReportTables.names
    case .code: Diagnostic.Code.allCases.map(\.rawValue)
    case .shell: CompletionShell.allCases.map(\.rawValue)
    case .command: CommandName.allCases.map(\.rawValue) + [MappingHelp.topic]
    }
  }
}
