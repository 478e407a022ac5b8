import PricebookImport
import PricebookModel

/// A command line that cannot be understood: exit status 64.
struct UsageError: Error, Hashable {
  var message: String
  /// What was probably meant, or what to do.
  var remedy: String?

  init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }

  /// - Parameter isPath: Whether there is a file or folder of that name.
  static func unknownCommand(_ word: String, isPath: Bool = false) -> UsageError {
    let remedy =
      if let instead = Suggestion.otherCommands[word.lowercased()] {
        instead
      } else if let nearest =
        Suggestion.word(for: word, among: CommandName.allCases.map(\.rawValue))
      {
        "did you mean \"\(nearest)\"?"
      } else if isPath {
        "start with a command: pricebook report \(shellWord(word))"
      } else if let topic = Suggestion.word(for: word, among: HelpTopic.all.map(\.name)) {
        "\"pricebook help \(topic)\" says what there is about that"
      } else {
        "start with a command, as in \"pricebook report receipts\"; "
          + "\"pricebook help\" lists the commands"
      }
    return UsageError("unknown command \(quoted(word))", remedy: remedy)
  }

  static func unknownOption(
    _ word: String, of command: CommandName?, isPath: Bool = false
  ) -> UsageError {
    let known = command.map { OptionDefinition.options(of: $0) } ?? OptionDefinition.catalogue
    let remedy =
      if let instead = retired[word] {
        "it is gone; \(instead)"
      } else if locales.contains(word), known.contains(where: { $0.name == .locale }) {
        "write --locale; \(RunOptions.localeShape)"
      } else if isPath {
        "to use the file with that name, write \(shellWord(word))"
      } else if let nearest = Suggestion.word(for: word, among: known.map(\.spelling)) {
        "did you mean \"\(nearest)\"?"
      } else { "\"pricebook help\(command.map { " " + $0.rawValue } ?? "")\" lists the options" }
    return UsageError("unknown option \(quoted(word))", remedy: remedy)
  }

  private static let retired = [
    "--rank-by": "\"pricebook table store-comparison\" has the totals by every rule",
    "--weigh": "\"pricebook table basket-prices\" has the price of every item at every store",
  ]

  /// What options are called elsewhere; the remedy names the option and its values.
  private static let locales = ["--language", "--lang", "--sprache", "--idioma", "--langue"]

  static func optionOfOtherCommand(
    _ definition: OptionDefinition, _ command: CommandName
  ) -> UsageError {
    if definition.name == .output, command.printsResult {
      return UsageError(
        "\(definition.spelling) is not an option of \"\(command.rawValue)\", which prints its result",
        remedy: "to keep it in a file, write > FILE at the end of the command")
    }
    if [.period, .month].contains(definition.name),
      OptionDefinition.named(.asOf)?.commands.contains(command) ?? false
    {
      return UsageError(
        "\(definition.spelling) is not an option of \"\(command.rawValue)\", which is about one day",
        remedy: "name the day, such as --as-of 2026-10-31")
    }
    let owners = CommandName.allCases.filter(definition.commands.contains).map(\.rawValue)
    return UsageError(
      "\(definition.spelling) is not an option of \"\(command.rawValue)\"",
      remedy: "it is an option of: \(owners.joined(separator: ", "))")
  }

  static func missingValue(_ definition: OptionDefinition) -> UsageError {
    UsageError(
      "\(definition.spelling) needs a value",
      remedy: [.word, .words].contains(definition.argument.kind)
        ? "one of: \(definition.words.joined(separator: ", "))" : definition.usage.trimmed)
  }

  static func unexpectedValue(_ definition: OptionDefinition, _ value: String) -> UsageError {
    UsageError(
      "\(definition.spelling) takes no value, but \(quoted(value)) was given",
      remedy: "write only \(definition.spelling)")
  }

  static func givenTwice(_ definition: OptionDefinition) -> UsageError {
    UsageError("\(definition.spelling) is given twice", remedy: "give it once")
  }

  /// - Parameter begins: When the months begin, where that is not the first.
  static func tooEarly(
    _ asOf: CalendarDate, before months: MonthPeriod, begins: String = ""
  ) -> UsageError {
    let isMonth = months.kind == .month
    let option = isMonth ? "--month" : "--period"
    return UsageError(
      "--as-of \(asOf) is before \(option) \(months)\(begins)",
      remedy:
        "choose a day in \(isMonth ? "that month" : months.isOfWeeks ? "these weeks" : "these months"), or a later one"
    )
  }

  static func badValue(
    _ option: OptionName, _ value: String, expected: String, suggestion: String? = nil
  ) -> UsageError {
    // Advice never repeats what was said.
    let suggestion = suggestion.flatMap { $0 == value ? nil : $0 }
    return UsageError(
      "--\(option.rawValue) cannot be \(quoted(value))",
      remedy: suggestion.map { "did you mean \"\($0)\"? " + expected } ?? expected)
  }
}
