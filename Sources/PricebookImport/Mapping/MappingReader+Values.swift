import PricebookModel

/// The values of keys, with a problem where one is of the wrong kind.
extension MappingReader {
  mutating func text(_ name: String, _ value: JSONValue) -> String {
    guard let text = value.text, !text.isEmpty else {
      failValue(name, value, expected: "a text that is not empty")
      return ""
    }
    return text
  }

  mutating func flag(_ name: String, _ value: JSONValue) -> Bool {
    if case .boolean(let flag) = value.content { return flag }
    failValue(name, value, expected: "true or false")
    return false
  }

  mutating func byte(
    _ name: String, _ value: JSONValue, among known: String
  ) -> UInt8? {
    if let text = value.text, text.utf8.count == 1, known.contains(text) { return text.utf8.first }
    failValue(
      name, value,
      expected: known.map { $0 == "\t" ? "a tab" : "\"\($0)\"" }.joined(separator: " or "))
    return nil
  }

  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, _ value: JSONValue, _ path: WritableKeyPath<SourceMapping, Word>
  ) where Word.RawValue == String {
    var word = mapping[keyPath: path]
    read(name, value, into: &word)
    mapping[keyPath: path] = word
  }

  mutating func read<Word: RawRepresentable & CaseIterable>(
    _ name: String, _ value: JSONValue, into word: inout Word
  ) where Word.RawValue == String {
    if let known = value.text.flatMap(Word.init(rawValue:)) {
      word = known
    } else {
      let known = Word.allCases.map { "\"\($0.rawValue)\"" }
      failValue(name, value, expected: known.joined(separator: " or "))
    }
  }

  /// The fields of an object in the order of the file.
  mutating func entries(
    _ name: String, _ value: JSONValue
  ) -> [(String, JSONValue)] {
    guard let fields = value.object else {
      failValue(name, value, expected: "an object")
      return []
    }
    return fields.sorted { $0.value.offset < $1.value.offset }.map { ($0.key, $0.value) }
  }

  mutating func elements(_ name: String, _ value: JSONValue) -> [JSONValue] {
    if let elements = value.array { return elements }
    failValue(name, value, expected: "a list")
    return []
  }

  /// The names that a column may have; a number is its position.
  mutating func columnNames(_ name: String, _ value: JSONValue) -> [String] {
    let values = value.array ?? [value]
    return values.map { value in
      guard case .number(let digits) = value.content else { return text(name, value) }
      guard let number = Int(digits), let position = ColumnPosition("#\(number)") else {
        failValue(name, value, expected: "the name of a column, or its position from 1")
        return ""
      }
      return position.name
    }
  }

  /// A pattern with `*` and `?` of a sane length.
  mutating func glob(_ name: String, _ value: JSONValue) -> String {
    let pattern = text(name, value)
    guard pattern.utf8.count <= Glob.lengthLimit else {
      failValue(name, value, expected: "a pattern of at most \(Glob.lengthLimit) bytes")
      return ""
    }
    return pattern
  }

  mutating func globs(_ name: String, _ value: JSONValue) -> [String] {
    if value.text != nil { return [glob(name, value)] }
    return elements(name, value).map { glob(name, $0) }
  }

  mutating func texts(_ name: String, _ value: JSONValue) -> [String] {
    if value.text != nil { return [text(name, value)] }
    return elements(name, value).map { text(name, $0) }
  }

  /// Several columns, each with the names it may have.
  mutating func names(_ name: String, _ value: JSONValue) -> [[String]] {
    elements(name, value).map { columnNames(name, $0) }
  }

  /// Patterns of rows: `[{"Status": ["Cancelled", "Refused*"]}]`.
  mutating func patterns(_ name: String, _ value: JSONValue) -> [RowPattern] {
    elements(name, value).map { pattern in
      RowPattern(
        conditions: entries(name, pattern).map { column, globs in
          let list = globs.array ?? [globs]
          let texts = list.compactMap(\.text)
          if texts.count != list.count || texts.isEmpty {
            failValue(column, globs, expected: "a text or a list of texts")
          }
          if texts.contains(where: { $0.utf8.count > Glob.lengthLimit }) {
            failValue(column, globs, expected: "patterns of at most \(Glob.lengthLimit) bytes")
          }
          return RowPattern.Condition(column: [column], globs: texts)
        })
    }
  }
}
