/// The completion script for bash 3.2 (the version of macOS) and later.
///
/// If it offers nothing, bash completes paths and quotes them.
enum BashCompletion {
  static let script = #"""
    # Completes pricebook in bash. Written by: pricebook completions bash
    _pricebook_text() {
      compopt +o default +o bashdefault 2>/dev/null
    }
    _pricebook_folders() {
      compopt -o dirnames 2>/dev/null
    }
    _pricebook_words() {
      local IFS=$' \t\n'
      COMPREPLY=($(compgen -P "$prefix" -W "$1" -- "$current"))
      _pricebook_text
    }
    _pricebook_files_or() {
      compopt -o filenames 2>/dev/null
      local IFS=$'\n'
      COMPREPLY=($(compgen -P "$prefix" -W "${1// /$IFS}" -- "$current") \
        $(compgen -P "$prefix" -f -- "$current"))
    }
    _pricebook_list() {
      if [[ $current == *,* ]]; then
        prefix=$prefix${current%,*},
        current=${current##*,}
      fi
      _pricebook_words "$1"
    }
    _pricebook() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command= option= ended= prefix= word place
      COMPREPLY=()
      # Bash takes --name=value apart into three words.
      for ((place = 1; place < COMP_CWORD; place++)); do
        word=${COMP_WORDS[place]}
        case $word in
          --) ended=yes ;;
          =) if [[ -z $ended ]]; then place=$((place + 1)); fi ;;
          \#(OptionDefinition.spellingsWithValue.joined(separator: "|")))
            if [[ -z $ended && ${COMP_WORDS[place+1]} != = ]]; then place=$((place + 1)); fi ;;
          -?*) ;;
          *) if [[ -z $command ]]; then command=$word; fi ;;
        esac
      done
      if [[ -z $ended ]]; then
        if [[ $current == = ]]; then
          option=$previous current=
        elif [[ $previous == = ]]; then
          option=${COMP_WORDS[COMP_CWORD-2]}
        elif [[ $current == --*=* ]]; then
          option=${current%%=*} prefix=${current%%=*}= current=${current#*=}
        else
          option=$previous
        fi
        case $command:$option in
    \#(lines(values))
        esac
        if [[ $current == -* ]]; then
          case $command in
    \#(lines(options))
          esac
          return
        fi
      fi
      case $command in
    \#(lines(operands))
      esac
    }
    complete -o bashdefault -o default -F _pricebook pricebook

    """#

  /// The argument of each option, by command.
  private static var values: [String] {
    OptionDefinition.catalogue.flatMap { option in
      // The command may come later on the line, so the first command's argument is the default.
      option.completions.enumerated().reversed().compactMap { place, completion in
        guard let value = completion.value else { return String?.none }
        let commands = place == 0 ? ["*"] : completion.commands.map(\.rawValue)
        let patterns = commands.flatMap { command in option.spellings.map { "\(command):\($0)" } }
        return "      \(patterns.joined(separator: "|"))) \(action(value)); return ;;"
      }
    }
  }

  private static var options: [String] {
    CommandName.allCases.map { command in
      let spellings = OptionDefinition.options(of: command).map(\.spelling)
      return "        \(command.rawValue)) \(action(.word(spellings))) ;;"
    } + ["        *) \(action(.word(OptionDefinition.ofEveryCommand.map(\.spelling)))) ;;"]
  }

  private static var operands: [String] {
    ["    '') \(action(.word(CommandName.allCases.map(\.rawValue)))) ;;"]
      + CommandName.allCases.map { command in
        "    \(command.rawValue)) \(action(CompletionValue(command.operands))) ;;"
      }
  }

  private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  /// The shell command that offers a value.
  private static func action(_ value: CompletionValue) -> String {
    switch value {
    case .files: ":"
    case .filesOrWord(let words): "_pricebook_files_or '\(words.joined(separator: " "))'"
    case .folders: "_pricebook_folders"
    case .text: "_pricebook_text"
    case .word(let words): "_pricebook_words '\(words.joined(separator: " "))'"
    case .words(let words): "_pricebook_list '\(words.joined(separator: " "))'"
    }
  }
}
