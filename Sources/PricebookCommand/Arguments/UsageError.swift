import PricebookImport

/// A command line that cannot be understood: exit status 64.
struct UsageError: Error, Hashable {
  /// What is wrong, with the word that was found.
  var message: String
  /// What was probably meant, or what to do.
  var remedy: String?

  init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }
}

extension UsageError {
  static func unknownCommand(_ word: String) -> UsageError {
    let commands = CommandName.allCases.map(\.rawValue)
    return UsageError(
      "unknown command \(quoted(word))",
      remedy: nearestName(to: word, among: commands).map { "did you mean \"\($0)\"?" }
        ?? "say first what to do, as in \"pricebook report sample-data\"; "
        + "\"pricebook help\" lists the commands")
  }

  static func missingCommand() -> UsageError {
    UsageError("no command", remedy: "\"pricebook help\" lists them")
  }

  static func unknownOption(_ word: String, of command: CommandName?) -> UsageError {
    let known = command.map { OptionDefinition.options(of: $0) } ?? OptionDefinition.catalogue
    return UsageError(
      "unknown option \(quoted(word))",
      remedy: nearestName(to: word, among: known.map(\.spelling))
        .map { "did you mean \"\($0)\"?" }
        ?? "\"pricebook help\(command.map { " " + $0.rawValue } ?? "")\" lists the options")
  }

  static func optionOfOtherCommand(
    _ definition: OptionDefinition, _ command: CommandName
  ) -> UsageError {
    let owners = CommandName.allCases.filter(definition.commands.contains).map(\.rawValue)
    return UsageError(
      "\(definition.spelling) is no option of \"\(command.rawValue)\"",
      remedy: "it belongs to: \(owners.joined(separator: ", "))")
  }

  static func missingValue(_ definition: OptionDefinition) -> UsageError {
    UsageError("\(definition.spelling) needs a value", remedy: "\(definition.usage.trimmed)")
  }

  static func unexpectedValue(_ definition: OptionDefinition, _ value: String) -> UsageError {
    UsageError("\(definition.spelling) takes no value, and was given \(quoted(value))")
  }

  static func givenTwice(_ definition: OptionDefinition) -> UsageError {
    UsageError("\(definition.spelling) is given twice", remedy: "give it once")
  }

  static func badValue(
    _ option: OptionName, _ value: String, expected: String, known: [String] = []
  ) -> UsageError {
    let nearest = nearestName(to: value, among: known)
    return UsageError(
      "--\(option.rawValue) cannot be \(quoted(value))",
      remedy: nearest.map { "did you mean \"\($0)\"? " + expected } ?? expected)
  }
}
