/// The completion script for zsh, to be sourced or to be put into a folder of `fpath`.
enum ZshCompletion {
  static let script: String = {
    var lines = [
      "#compdef pricebook",
      "# Completes pricebook in zsh. Written by: pricebook completions zsh",
      "_pricebook_commands() {",
      "  local -a commands",
      "  commands=(",
    ]
    for command in CommandName.allCases {
      lines.append("    " + singleQuoted("\(command.rawValue):\(command.summary)"))
    }
    lines += [
      "  )",
      "  _describe -t commands command commands",
      "}",
      "_pricebook() {",
      "  local curcontext=$curcontext context state state_descr line",
      "  typeset -A opt_args",
      "  _arguments -C \\",
    ]
    for name in [OptionName.help, .version] {
      guard let option = OptionDefinition.byName[name] else { continue }
      lines.append("    " + specification(option, value: nil) + " \\")
    }
    lines += [
      "    '1: :_pricebook_commands' '*:: :->rest' && return",
      "  [[ $state == rest ]] || return",
      "  case $words[1] in",
    ]
    for command in CommandName.allCases {
      lines.append("    \(command.rawValue)) _arguments \\")
      for option in OptionDefinition.options(of: command) {
        let value = CompletionValue(option.argument(of: command))
        lines.append("      " + specification(option, value: value) + " \\")
      }
      let isOne = [.folder, .shell, .command].contains(command.operands)
      let action =
        command.operands == .command
        ? "_pricebook_commands" : action(CompletionValue(command.operands))
      lines.append(
        "      "
          + singleQuoted("\(isOne ? "1" : "*"):\(message(command.operandUsage)):\(action)")
          + " ;;")
    }
    lines += [
      "  esac",
      "}",
      "if [[ $funcstack[1] == _pricebook ]]; then",
      "  _pricebook \"$@\"",
      "else",
      "  compdef _pricebook pricebook",
      "fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }()

  /// One word, or two by braces, that tells `_arguments` of an option.
  private static func specification(_ option: OptionDefinition, value: CompletionValue?) -> String {
    let end =
      "[\(escaped(option.help))]"
      + (value.map { ":\(message(option.placeholder ?? "")):\(action($0))" } ?? "")
    let long = option.spelling + (value == nil ? "" : "=")
    let exclusion = option.spellings.joined(separator: " ")
    let start = option.isRepeatable ? "'*'" : "'(\(exclusion))'"
    guard let letter = option.letter else {
      return singleQuoted(
        (option.isRepeatable ? "*" : "(\(exclusion))") + long + end)
    }
    return "\(start){-\(letter)\(value == nil ? "" : "+"),\(long)}\(singleQuoted(end))"
  }

  private static func action(_ value: CompletionValue) -> String {
    switch value {
    case .text: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .word(let words): "(\(words.joined(separator: " ")))"
    case .words(let words): "_values -s , value \(words.joined(separator: " "))"
    }
  }

  private static func message(_ placeholder: String) -> String {
    placeholder.filter { !"[].".contains($0) }.replacing(":", with: "\\:")
  }

  /// A text within brackets.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
