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
