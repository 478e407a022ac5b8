import PricebookModel

/// Reads mappings from JSON and reports every problem with its place.
struct MappingReader {
  /// What is wrong in a mapping, and at which byte of the JSON.
  struct Problem: Hashable, Sendable {
    var message: DiagnosticMessage
    var offset: Int

    fileprivate init(_ text: String, _ code: Diagnostic.Code = .mappingShape, at offset: Int) {
      message = DiagnosticMessage(.error, code, text)
      self.offset = offset
    }
  }

  /// A mapping, or `nil` and the problems that make it unusable.
  typealias Reading = (mapping: SourceMapping?, problems: [Problem])
  private(set) var problems: [Problem] = []
  /// What the one column of prices has, by the key `priceOf`.
  var priceMeaning: PriceMeaning?

  static func read(_ value: JSONValue) -> Reading {
    var reader = MappingReader()
    var mapping = SourceMapping()
    guard let fields = value.object else {
      reader.fail(value, Message.noMapping(found: value.summary))
      return (nil, reader.problems)
    }
    for (name, value) in fields.sorted(by: { $0.value.offset < $1.value.offset }) {
      let isKnown = Self.keys.contains { $0.name == name }
      if isKnown, value.text == OpenKey.mark {
        let answers = OpenKey(rawValue: name)?.answers ?? "a value"
        reader.fail(
          value, Message.stillOpen(key: name, answers: answers, mark: OpenKey.mark), .mappingValue)
      } else {
        reader.read(name, value, Self.keys, of: "a mapping", into: &mapping)
      }
    }
    reader.checkWhole(value, &mapping)
    return (reader.problems.isEmpty ? mapping : nil, reader.problems)
  }

  /// Whether a document is a mapping, finished or a draft, by its keys.
  static func isMapping(_ root: JSONValue?) -> Bool {
    guard let names = root?.object?.keys.sorted(), names.contains("columns") else { return false }
    return names.allSatisfy { name in keys.contains { $0.name == name } }
  }

  static func read(document: JSONDocument) -> Reading {
    if let failure = document.failure {
      return (nil, [Problem(failure.message, at: failure.offset)])
    }
    guard let root = document.root else { return (nil, [Problem("the file is empty", at: 0)]) }
    return read(root)
  }

  mutating func read<Root>(
    _ name: String, _ value: JSONValue, _ keys: [MappingKey<Root>], of owner: String,
    into root: inout Root
  ) {
    if let key = keys.first(where: { $0.name == name }) {
      key.read(&self, value, &root)
    } else {
      failKey(name, value, of: owner, known: keys.map(\.name))
    }
  }

  private mutating func checkWhole(_ value: JSONValue, _ mapping: inout SourceMapping) {
    guard problems.isEmpty else { return }
    if let priceMeaning {
      let (one, all) = (mapping.columns[.unitPrice], mapping.columns[.total])
      guard let price = one ?? all, one == nil || all == nil
      else { return fail(value, Message.priceOfNeedsColumn) }
      mapping.columns[.unitPrice] = priceMeaning == .one ? price : nil
      mapping.columns[.total] = priceMeaning == .all ? price : nil
    }
    switch mapping.kind {
    case .refused: if mapping.reason.isEmpty { fail(value, Message.refusalNeedsReason) }
    case .lookup: break
    case .receipts, .visits, .prices, .payments:
      if mapping.columns.isEmpty { fail(value, Message.mappingNeedsColumns) }
      checkForm(value, mapping)
    case .budgets:
      for field in [Field.month, .category, .amount] where mapping.columns[field] == nil {
        fail(value, Message.budgetsNeedColumn(column: field.rawValue))
      }
    }
    if mapping.dateFormat == .dayNumber, mapping.dayOne == nil {
      fail(value, Message.datesNeedDayOne)
    }
  }

  /// Checks that the keys for files of different forms are not used together.
  private mutating func checkForm(_ value: JSONValue, _ mapping: SourceMapping) {
    if !mapping.records.isEmpty, !mapping.hasHeader {
      fail(value, Message.recordsOrTable)
    }
    if mapping.discountRows != nil, mapping.records.isEmpty {
      fail(value, Message.discountRowsInTable)
    }
    if !mapping.hasHeader, !mapping.recognise.isEmpty {
      fail(value, Message.recogniseWithoutHeader)
    }
  }

  mutating func fail(_ value: JSONValue, _ message: String, _ code: Diagnostic.Code = .mappingShape)
  { problems.append(Problem(message, code, at: value.offset)) }

  private mutating func failKey(
    _ name: String, _ value: JSONValue, of owner: String, known: [String]
  ) {
    let remedy =
      nearestName(to: name, among: known).map(Message.didYouMean)
      ?? "the known keys are \(known.joined(separator: ", "))"
    fail(value, "the key \(quoted(name)) of \(owner) is not known; \(remedy)", .mappingKey)
  }

  private mutating func failValue(_ name: String, _ value: JSONValue, expected: String) {
    fail(value, "\(quoted(name)) is \(value.summary); it must be \(expected)", .mappingValue)
  }

  mutating func text(_ name: String, _ value: JSONValue) -> String {
    guard let text = value.text, !text.isEmpty else {
      failValue(name, value, expected: "a text that is not empty")
      return ""
    }
    return text
  }

  mutating func text<Meaning>(
    _ name: String, _ value: JSONValue, _ expected: String, as meaning: (String) -> Meaning?
  ) -> Meaning? {
    let found = value.text.flatMap(meaning)
    if found == nil { failValue(name, value, expected: expected) }
    return found
  }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ value: JSONValue
  ) -> Word? {
    let known = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    return text(name, value, known) { Word(rawValue: $0) }
  }

  mutating func day(_ name: String, _ value: JSONValue) -> CalendarDate? {
    text(name, value, "a day such as 2026-01-31") { CalendarDate(iso: $0) }
  }

  mutating func flag(_ name: String, _ value: JSONValue) -> Bool {
    if case .boolean(let flag) = value.content { return flag }
    failValue(name, value, expected: "true or false")
    return false
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
    value.text == nil ? elements(name, value).map { glob(name, $0) } : [glob(name, value)]
  }

  mutating func texts(_ name: String, _ value: JSONValue) -> [String] {
    value.text == nil ? elements(name, value).map { text(name, $0) } : [text(name, value)]
  }

  private mutating func elements(_ name: String, _ value: JSONValue) -> [JSONValue] {
    if let elements = value.array { return elements }
    failValue(name, value, expected: "a list")
    return []
  }

  private mutating func entries(_ name: String, _ value: JSONValue) -> [(String, JSONValue)] {
    guard let fields = value.object else {
      failValue(name, value, expected: "an object")
      return []
    }
    return fields.sorted { $0.value.offset < $1.value.offset }.map { ($0.key, $0.value) }
  }

  mutating func object<Root>(
    _ name: String, _ value: JSONValue, _ keys: [MappingKey<Root>], from start: Root
  ) -> Root {
    var root = start
    for (key, value) in entries(name, value) {
      read(key, value, keys, of: "\"\(name)\"", into: &root)
    }
    return root
  }

  mutating func paths(_ name: String, _ value: JSONValue) -> [String] {
    let paths = texts(name, value)
    for path in paths where !path.isEmpty && JSONPath(path)?.steps.last != .elements {
      failValue(name, value, expected: "a path that ends with [], such as receipts[].items[]")
    }
    return paths
  }

  /// The names that a column may have; a number is its position.
  private mutating func columnNames(_ name: String, _ value: JSONValue) -> [String] {
    (value.array ?? [value]).map { value in
      guard case .number(let digits) = value.content else { return text(name, value) }
      guard let number = Int(digits), let position = ColumnPosition("#\(number)") else {
        failValue(name, value, expected: "the name of a column, or its position from 1")
        return ""
      }
      return position.name
    }
  }

  mutating func columns(_ name: String, _ value: JSONValue) -> [[String]] {
    elements(name, value).map { columnNames(name, $0) }
  }

  /// A column, or several with what becomes of them: `{"sum": ["net", "tax"]}`.
  mutating func source(_ name: String, _ value: JSONValue, isNumber: Bool) -> ColumnSource? {
    guard let object = value.object else {
      let alternatives = columnNames(name, value)
      return alternatives.isEmpty ? nil : ColumnSource([alternatives])
    }
    let known = (isNumber ? ["sum"] : ["join", "with"]) + ["first"]
    for (key, value) in object where !known.contains(key) {
      failKey(key, value, of: quoted(name), known: known)
    }
    let key = object[known[0]] == nil ? "first" : known[0]
    guard let list = object[key] else {
      failValue(name, value, expected: "a column, or {\"\(known[0])\": [columns]}")
      return nil
    }
    let separator = object["with"].map { text("with", $0) } ?? " "
    let columns = columns(key, list)
    if key == "first" { return ColumnSource(columns, .first) }
    return ColumnSource(columns, isNumber ? .sum : .joined(separator: separator))
  }

  mutating func field(_ name: String, _ value: JSONValue, isNumber: Bool) -> Field {
    let expected =
      isNumber
      ? "\"total\", \"unit_price\" or \"quantity\""
      : "\"store\", \"month\", \"date\", \"item\" or \"category\""
    return text(name, value, expected) { text in
      Field(inMapping: text).flatMap { $0.isNumber == isNumber ? $0 : nil }
    } ?? .item
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

  mutating func discountRows(_ name: String, _ value: JSONValue) -> SourceMapping.DiscountRows {
    let rows = object(name, value, Self.discountRowKeys, from: .init(amount: ""))
    if rows.amount.isEmpty || (rows.names == nil) != (rows.key == nil) {
      fail(value, Message.discountRowsNeed)
    }
    return rows
  }

  mutating func lookup(_ name: String, _ value: JSONValue) -> SourceMapping.Lookup {
    guard value.object != nil else { return .init(key: texts(name, value)) }
    let lookup = object(name, value, Self.lookupKeys, from: .init(key: []))
    if lookup.key.isEmpty { fail(value, Message.lookupNeedsKey) }
    return lookup
  }
}

extension Message {
  fileprivate static func noMapping(found: String) -> String {
    """
    a mapping is \(found); it must be an object such as {"columns": {"date": "Datum", "item": \
    "Artikel", "total": "Betrag"}}
    """
  }

  fileprivate static func stillOpen(
    key: some StringProtocol, answers: String, mark: String
  ) -> String {
    "\(quoted(key)) is still open: write \(answers) instead of \"\(mark)\""
  }

  fileprivate static let priceOfNeedsColumn =
    "\"priceOf\" needs one of the columns \"unit_price\" and \"total\""

  fileprivate static let refusalNeedsReason = "a mapping that refuses files needs a \"reason\""
  fileprivate static let mappingNeedsColumns = "a mapping needs \"columns\": which column is what"

  fileprivate static func budgetsNeedColumn(column: some StringProtocol) -> String {
    "a mapping of budgets needs the column \(quoted(column))"
  }

  fileprivate static let datesNeedDayOne =
    "dates of \"dayNumber\" need \"dayOne\", such as \"2026-01-01\""

  fileprivate static let recordsOrTable =
    "\"records\" is for JSON, \"header\" is for tables; use one of them"

  fileprivate static let discountRowsInTable =
    "\"discountRows\" is for JSON and needs \"records\"; in a table, use \"moneyOff\""

  fileprivate static let recogniseWithoutHeader =
    """
    a file without a header cannot be recognised by its columns; use "files" instead of "recognise"
    """

  fileprivate static let discountRowsNeed =
    "\"discountRows\" needs \"amount\", and \"names\" and \"key\" where the rows name another"

  fileprivate static let lookupNeedsKey =
    "\"lookup\" needs \"key\": the column that both files have"
}
