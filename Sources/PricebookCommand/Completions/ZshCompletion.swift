import PricebookImport
import PricebookModel
import PricebookReport

/// The completion script for zsh, to source or to put into a folder of `fpath`.
enum ZshCompletion {
  static let script = EmbeddedCompletions.zsh_txt.replacing("@COMMANDS@", with: commands).replacing(
    "@OPTIONS@",
    with: OptionDefinition.ofEveryCommand.map {
      specification($0, value: OptionDefinition.Argument(kind: .flag)) + #" \"#
    }.joined(separator: "\n    ")
  ).replacing("@ARGUMENTS@", with: CommandName.allCases.map(arguments).joined(separator: "\n"))

  private static var commands: String {
    CommandName.allCases.map { "    " + singleQuoted("\($0.rawValue):\($0.summary)") }
      .joined(separator: "\n")
  }

  private static func arguments(_ command: CommandName) -> String {
    var lines = ["    \(command.rawValue)) _arguments \\"]
    for option in OptionDefinition.options(of: command) {
      lines.append("      " + specification(option, value: option.argument(of: command)) + " \\")
    }
    let isOne = [.folder, .shell].contains(command.operands)
    let argument = action(command.operands.argument)
    let operands = "\(isOne ? "1" : "*"):\(message(command.operands.rawValue)):\(argument)"
    lines.append("      \(singleQuoted(operands)) ;;")
    return lines.joined(separator: "\n")
  }

  /// The words that describe an option to `_arguments`: one, or two in braces.
  private static func specification(
    _ option: OptionDefinition, value: OptionDefinition.Argument
  ) -> String {
    let takesValue = value.kind != .flag
    let placeholder = message(option.placeholder ?? "")
    let end = "[\(escaped(option.help))]" + (takesValue ? ":\(placeholder):\(action(value))" : "")
    let long = option.spelling + (takesValue ? "=" : "")
    let start = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    guard let letter = option.letter else { return singleQuoted(start + long + end) }
    let short = "-\(letter)\(takesValue ? "+" : "")"
    return "\(singleQuoted(start)){\(short),\(long)}\(singleQuoted(end))"
  }

  private static func action(_ value: OptionDefinition.Argument) -> String {
    let list = value.words.joined(separator: " ")
    return switch value.kind {
    case .file: list.isEmpty ? "_files" : "_pricebook_files_or \(list)"
    case .folder: "_files -/"
    case .words: "_values -s , value \(list)"
    case .flag, .text, .word: list.isEmpty ? " " : "(\(list))"
    }
  }

  private static func message(_ placeholder: String) -> String {
    placeholder.filter { !"[].".contains($0) }.replacing(":", with: "\\:")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
