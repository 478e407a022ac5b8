/// The completion script for zsh, to source or to put into a folder of `fpath`.
enum ZshCompletion {
  static let script = #"""
    #compdef pricebook
    # Completes pricebook in zsh. Written by: pricebook completions zsh
    _pricebook_commands() {
      local -a commands
      commands=(
    \#(commands)
      )
      _describe -t commands command commands
    }
    _pricebook_files_or() {
      _alternative "words:word:($*)" 'files:file:_files'
    }
    _pricebook() {
      local curcontext=$curcontext context state state_descr line
      typeset -A opt_args
      _arguments -C \
        \#(OptionDefinition.ofEveryCommand.map { specification($0, value: nil) + #" \"# }
          .joined(separator: "\n    "))
        '1: :_pricebook_commands' '*:: :->rest' && return
      [[ $state == rest ]] || return
      case $words[1] in
    \#(CommandName.allCases.map(arguments).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _pricebook ]]; then
      _pricebook "$@"
    else
      compdef _pricebook pricebook
    fi

    """#

  private static var commands: String {
    CommandName.allCases.map { "    " + singleQuoted("\($0.rawValue):\($0.summary)") }
      .joined(separator: "\n")
  }

  /// The branch for one command.
  private static func arguments(_ command: CommandName) -> String {
    var lines = ["    \(command.rawValue)) _arguments \\"]
    for option in OptionDefinition.options(of: command) {
      let value = CompletionValue(option.argument(of: command))
      lines.append("      " + specification(option, value: value) + " \\")
    }
    let isOne = [.folder, .shell, .command].contains(command.operands)
    let action =
      command.operands == .command
      ? "_pricebook_commands" : action(CompletionValue(command.operands))
    let operands = "\(isOne ? "1" : "*"):\(message(command.operandUsage)):\(action)"
    lines.append("      \(singleQuoted(operands)) ;;")
    return lines.joined(separator: "\n")
  }

  /// The words that describe an option to `_arguments`: one, or two in braces.
  private static func specification(_ option: OptionDefinition, value: CompletionValue?) -> String {
    let placeholder = message(option.placeholder ?? "")
    let end = "[\(escaped(option.help))]" + (value.map { ":\(placeholder):\(action($0))" } ?? "")
    let long = option.spelling + (value == nil ? "" : "=")
    let start = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    guard let letter = option.letter else { return singleQuoted(start + long + end) }
    let short = "-\(letter)\(value == nil ? "" : "+")"
    return "\(singleQuoted(start)){\(short),\(long)}\(singleQuoted(end))"
  }

  private static func action(_ value: CompletionValue) -> String {
    switch value {
    case .text: " "
    case .files: "_files"
    case .filesOrWord(let words): "_pricebook_files_or \(words.joined(separator: " "))"
    case .folders: "_files -/"
    case .word(let words): "(\(words.joined(separator: " ")))"
    case .words(let words): "_values -s , value \(words.joined(separator: " "))"
    }
  }

  private static func message(_ placeholder: String) -> String {
    placeholder.filter { !"[].".contains($0) }.replacing(":", with: "\\:")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
