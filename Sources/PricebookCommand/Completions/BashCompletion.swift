import PricebookImport
import PricebookModel
import PricebookReport

/// The script for bash 3.2 (macOS) and later, which completes paths where it offers nothing.
enum BashCompletion {
  static let script = EmbeddedCompletions.bash_txt
    .replacing("@WITH-VALUE@", with: OptionDefinition.spellingsWithValue.joined(separator: "|"))
    .replacing("@VALUES@", with: values.joined(separator: "\n"))
    .replacing("@OPTIONS@", with: options.joined(separator: "\n"))
    .replacing("@OPERANDS@", with: operands.joined(separator: "\n"))

  private static var values: [String] {
    OptionDefinition.catalogue.flatMap { option in
      // The command may come later on the line, so the first command's argument is the default.
      option.completions.enumerated().reversed().compactMap { place, completion in
        guard completion.value.kind != .flag else { return String?.none }
        let commands = place == 0 ? ["*"] : completion.commands.map(\.rawValue)
        let patterns = commands.flatMap { command in option.spellings.map { "\(command):\($0)" } }
        return "      \(patterns.joined(separator: "|"))) \(action(completion.value)); return ;;"
      }
    }
  }

  private static var options: [String] {
    CommandName.allCases.map { command in
      let spellings = OptionDefinition.options(of: command).map(\.spelling)
      return "        \(command.rawValue)) \(words(spellings)) ;;"
    } + ["        *) \(words(OptionDefinition.ofEveryCommand.map(\.spelling))) ;;"]
  }

  private static var operands: [String] {
    ["    '') \(words(CommandName.allCases.map(\.rawValue))) ;;"]
      + CommandName.allCases.map { command in
        "    \(command.rawValue)) \(action(command.operands.argument)) ;;"
      }
  }

  private static func action(_ value: OptionDefinition.Argument) -> String {
    let list = value.words.joined(separator: " ")
    return switch value.kind {
    case .file: list.isEmpty ? ":" : "_pricebook_files_or '\(list)'"
    case .folder: "_pricebook_folders"
    case .words: "_pricebook_list '\(list)'"
    case .flag, .text, .word: list.isEmpty ? "_pricebook_text" : words(value.words)
    }
  }

  private static func words(_ words: [String]) -> String {
    "_pricebook_words '\(words.joined(separator: " "))'"
  }
}
