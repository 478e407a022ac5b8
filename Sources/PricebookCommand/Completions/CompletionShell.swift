import PricebookImport
import PricebookModel
import PricebookReport

enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

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
  var words: [String] {
    switch self {
    case .paths, .item, .files, .folder: []
    case .tables: ReportTables.names
    case .code: Diagnostic.Code.allCases.map(\.rawValue)
    case .shell: CompletionShell.allCases.map(\.rawValue)
    case .command: CommandName.allCases.map(\.rawValue) + HelpText.topics.keys.sorted()
    }
  }
}

/// What a shell offers for a value.
enum CompletionValue: Hashable, Sendable {
  /// Nothing, because any text is allowed.
  case text
  case files
  /// A file, or one of these words.
  case filesOrWord([String])
  case folders
  /// One of these words; none has a special meaning in a shell.
  case word([String])
  /// Several of these words, separated by commas.
  case words([String])

  init?(_ argument: OptionDefinition.Argument) {
    switch argument {
    case .none: return nil
    case .text(_, let usual): self = usual.isEmpty ? .text : .word(usual)
    case .file(_, let usual): self = usual.isEmpty ? .files : .filesOrWord(usual)
    case .folder: self = .folders
    case .word(let words, _): self = .word(words)
    case .words(let words, _): self = .words(words)
    }
  }

  init(_ operands: CommandName.Operands) {
    switch operands {
    case .paths, .files: self = .files
    case .item: self = .files
    case .tables: self = .filesOrWord(operands.words)
    case .folder: self = .folders
    case .code, .shell, .command: self = .word(operands.words)
    }
  }
}

extension OptionDefinition {
  /// The options that work without a command.
  static let ofEveryCommand = catalogue.filter { $0.commands.count == CommandName.allCases.count }

  /// The spellings of the options that take a value.
  static let spellingsWithValue = catalogue.filter(\.takesValue).flatMap(\.spellings)

  /// The spellings with and without two hyphens: `--output`, `-o`.
  var spellings: [String] { [spelling] + (letter.map { ["-\($0)"] } ?? []) }

  /// The commands that accept the option, grouped by what they offer for its value, in the order of
  /// ``CommandName/allCases``.
  var completions: [(commands: [CommandName], value: CompletionValue?)] {
    var groups: [(commands: [CommandName], value: CompletionValue?)] = []
    for command in CommandName.allCases where commands.contains(command) {
      let value = CompletionValue(argument(of: command))
      if let place = groups.firstIndex(where: { $0.value == value }) {
        groups[place].commands.append(command)
      } else {
        groups.append(([command], value))
      }
    }
    return groups
  }
}

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

/// The completion script for fish 3 and later.
enum FishCompletion {
  static let script: String = {
    var lines = [functions, "complete -c pricebook -f"]
    for command in CommandName.allCases {
      lines.append(
        "complete -c pricebook -n __pricebook_needs_command -a \(command.rawValue) -d "
          + quoted(command.summary))
    }
    for option in OptionDefinition.ofEveryCommand {
      lines.append(line(option, condition: "__pricebook_needs_command", value: nil))
    }
    for option in OptionDefinition.catalogue {
      for (commands, value) in option.completions {
        lines.append(line(option, condition: isOne(of: commands), value: value))
      }
    }
    for command in CommandName.allCases {
      let operands = operands(CompletionValue(command.operands))
      lines.append("complete -c pricebook -n \(isOne(of: [command]))\(operands)")
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// The command line up to the cursor.
  private static let functions = #"""
    # Completes pricebook in fish. Written by: pricebook completions fish
    function __pricebook_command
        set -l words (commandline -opc)
        set -l is_value 0
        for word in $words[2..-1]
            if test $is_value = 1
                set is_value 0
                continue
            end
            switch $word
                case \#(OptionDefinition.spellingsWithValue.joined(separator: " "))
                    set is_value 1
                case '-*'
                case '*'
                    echo $word
                    return 0
            end
        end
        return 1
    end
    function __pricebook_needs_command
        not __pricebook_command >/dev/null
    end
    function __pricebook_is
        set -l command (__pricebook_command); and contains -- $command $argv
    end
    function __pricebook_list
        set -l given (commandline -ct | string replace -r -- '^--[^=]*=' '')
        set -l before (string match -r -- '^.*,' "$given"); or set before ''
        printf '%s\n' $before$argv
    end
    """#

  private static func isOne(of commands: [CommandName]) -> String {
    "'__pricebook_is \(commands.map(\.rawValue).joined(separator: " "))'"
  }

  private static func line(_ option: OptionDefinition, condition: String, value: CompletionValue?)
    -> String
  {
    "complete -c pricebook -n \(condition)" + (option.letter.map { " -s \($0)" } ?? "")
      + " -l \(option.name.rawValue)" + (value.map(argument) ?? "") + " -d \(quoted(option.help))"
  }

  private static func argument(_ value: CompletionValue) -> String {
    switch value {
    case .text: " -x"
    case .files: " -r -F"
    case .filesOrWord(let words): " -r -F -a '\(words.joined(separator: " "))'"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .word(let words): " -x -a '\(words.joined(separator: " "))'"
    case .words(let words): " -x -a '(__pricebook_list \(words.joined(separator: " ")))'"
    }
  }

  private static func operands(_ value: CompletionValue) -> String {
    switch value {
    case .text: ""
    case .files, .filesOrWord: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .word(let words), .words(let words): " -a '\(words.joined(separator: " "))'"
    }
  }

  /// A text in single quotes, in which fish treats a backslash as special only before `'` and `\\`.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
