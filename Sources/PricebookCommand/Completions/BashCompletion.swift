/// The completion script for bash, from version 3.2 on, which is what macOS has.
enum BashCompletion {
  static let script: String = {
    let valued = OptionDefinition.catalogue.filter(\.takesValue)
    var lines = [
      "# Completes pricebook in bash. Written by: pricebook completions bash",
      // What is left empty bash completes with paths, which it quotes as they need it.
      "_pricebook_text() {",
      "  compopt +o default +o bashdefault 2>/dev/null",
      "}",
      "_pricebook_folders() {",
      "  compopt -o dirnames 2>/dev/null",
      "}",
      "_pricebook_words() {",
      "  local IFS=$' \\t\\n'",
      "  COMPREPLY=($(compgen -P \"$prefix\" -W \"$1\" -- \"$current\"))",
      "  _pricebook_text",
      "}",
      "_pricebook_list() {",
      "  if [[ $current == *,* ]]; then",
      "    prefix=$prefix${current%,*},",
      "    current=${current##*,}",
      "  fi",
      "  _pricebook_words \"$1\"",
      "}",
      "_pricebook() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  local command= option= ended= prefix= word place",
      "  COMPREPLY=()",
      "  for ((place = 1; place < COMP_CWORD; place++)); do",
      "    word=${COMP_WORDS[place]}",
      "    case $word in",
      "      --) ended=yes ;;",
      // Bash takes --name=value apart into three words.
      "      =) if [[ -z $ended ]]; then place=$((place + 1)); fi ;;",
      "      " + pattern(valued) + ")",
      "        if [[ -z $ended && ${COMP_WORDS[place+1]} != = ]]; then place=$((place + 1)); fi ;;",
      "      -?*) ;;",
      "      *) if [[ -z $command ]]; then command=$word; fi ;;",
      "    esac",
      "  done",
      "  if [[ -z $ended ]]; then",
      "    if [[ $current == = ]]; then",
      "      option=$previous current=",
      "    elif [[ $previous == = ]]; then",
      "      option=${COMP_WORDS[COMP_CWORD-2]}",
      "    elif [[ $current == --*=* ]]; then",
      "      option=${current%%=*} prefix=${current%%=*}= current=${current#*=}",
      "    else",
      "      option=$previous",
      "    fi",
      "    case $command:$option in",
    ]
    for option in valued {
      // The command may come later on the line, so what its first command takes needs none.
      for (place, completion) in option.completions.enumerated().reversed() {
        guard let value = completion.value else { continue }
        let commands = place == 0 ? ["*"] : completion.commands.map(\.rawValue)
        let patterns = commands.flatMap { command in
          option.spellings.map { "\(command):\($0)" }
        }
        lines.append("      \(patterns.joined(separator: "|"))) \(action(value)); return ;;")
      }
    }
    lines += [
      "    esac",
      "    if [[ $current == -* ]]; then",
      "      case $command in",
    ]
    for command in CommandName.allCases {
      let spellings = OptionDefinition.options(of: command).map(\.spelling)
      lines.append("        \(command.rawValue)) \(action(.word(spellings))) ;;")
    }
    lines += [
      "        *) \(action(.word([OptionName.help, .version].map { "--" + $0.rawValue }))) ;;",
      "      esac",
      "      return",
      "    fi",
      "  fi",
      "  case $command in",
      "    '') \(action(.word(CommandName.allCases.map(\.rawValue)))) ;;",
    ]
    for command in CommandName.allCases {
      lines.append("    \(command.rawValue)) \(action(CompletionValue(command.operands))) ;;")
    }
    lines += [
      "  esac",
      "}",
      "complete -o bashdefault -o default -F _pricebook pricebook",
    ]
    return lines.joined(separator: "\n") + "\n"
  }()

  private static func pattern(_ options: [OptionDefinition]) -> String {
    options.flatMap(\.spellings).joined(separator: "|")
  }

  /// The command that offers a value.
  private static func action(_ value: CompletionValue) -> String {
    switch value {
    case .files: ":"
    case .folders: "_pricebook_folders"
    case .text: "_pricebook_text"
    case .word(let words): "_pricebook_words '\(words.joined(separator: " "))'"
    case .words(let words): "_pricebook_list '\(words.joined(separator: " "))'"
    }
  }
}
