/// A command line split into options and operands; the values are still words.
struct ParsedArguments: Hashable, Sendable {
  var command: CommandName?
  /// The words given to each option, in order; a flag has an empty word.
  private(set) var values = OptionWords()
  var operands: [String] = []

  /// Splits a command line.
  ///
  /// Options can be anywhere, as `--name value` or `--name=value`; `--` ends them, and a lone
  /// `-` is an operand. The first operand is the command.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - isPath: Whether there is a file or folder of a name, for hints about mistakes.
  init(
    _ arguments: [String], isPath: (String) -> Bool = { _ in false }
  ) throws(UsageError) {
    var given: [(definition: OptionDefinition, value: String)] = []
    var words = arguments[...]
    while let word = words.popFirst() {
      if word == "--" {
        for operand in words { try take(operand: operand, isPath) }
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        try take(operand: word, isPath)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let definition = Self.definition(of: String(parts[0])) else {
        throw .unknownOption(
          isPath(word) ? word : String(parts[0]), of: command, isPath: isPath(word))
      }
      if !definition.takesValue {
        guard parts.count == 1 else {
          throw .unexpectedValue(definition, String(parts[1]))
        }
        given.append((definition, ""))
      } else if parts.count == 2 {
        given.append((definition, String(parts[1])))
      } else if let value = words.popFirst(), value == "-" || !value.hasPrefix("--") {
        given.append((definition, value))
      } else {
        throw .missingValue(definition)
      }
    }
    for (definition, value) in given { try take(definition, value) }
  }

  func has(_ option: OptionName) -> Bool { values[option] != nil }

  /// The word given to an option that can be given once.
  func value(_ option: OptionName) -> String? { values[option]?.first }

  private mutating func take(
    operand: String, _ isPath: (String) -> Bool
  ) throws(UsageError) {
    if command != nil {
      operands.append(operand)
    } else if let name = CommandName(rawValue: operand) {
      command = name
    } else {
      throw .unknownCommand(operand, isPath: isPath(operand))
    }
  }

  private mutating func take(
    _ definition: OptionDefinition, _ value: String
  ) throws(UsageError) {
    if let command, !definition.commands.contains(command) {
      throw .optionOfOtherCommand(definition, command)
    }
    if values[definition.name] != nil, definition.takesValue, !definition.isRepeatable {
      throw .givenTwice(definition)
    }
    values.append(value, to: definition.name)
  }

  private static func definition(of word: String) -> OptionDefinition? {
    if word.hasPrefix("--") {
      return OptionName(rawValue: String(word.dropFirst(2))).flatMap(OptionDefinition.named)
    }
    guard word.count == 2, let letter = word.last else { return nil }
    return OptionDefinition.catalogue.first { $0.letter == letter }
  }
}
