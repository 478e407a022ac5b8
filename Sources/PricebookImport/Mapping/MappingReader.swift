import PricebookModel

/// Reads mappings from JSON and reports every problem with its place.
struct MappingReader {
  /// Something in a mapping that cannot be used.
  struct Problem: Hashable, Sendable {
    var code: Diagnostic.Code
    var message: String
    /// The byte in the document.
    var offset: Int
  }

  /// A mapping, or `nil` and the problems that make it unusable.
  typealias Reading = (mapping: SourceMapping?, problems: [Problem])

  /// The keys of a mapping.
  enum Key: String, CaseIterable {
    case name
    case note
    case kind
    case reason
    case files
    case recognise
    case noOtherColumns
    case columns
    case constants
    case fileName
    case decimalMark
    case dateFormat
    case dayOne
    case timeFormat
    case timeZone
    case emptyValues
    case skip
    case footers
    case adjustments
    case paid
    case discountSign
    case fractionUnit
    case unwrap
    case formulaGuards
    case ignored
    case firstRowOnly
    case lookup
  }

  private(set) var problems: [Problem] = []
  var mapping = SourceMapping()

  /// Reads one mapping.
  static func read(_ value: JSONValue) -> Reading {
    var reader = MappingReader()
    guard let fields = value.object else {
      reader.fail(
        value, .mappingShape,
        "a mapping is \(value.summary); it must be an object such as "
          + "{\"columns\": {\"date\": \"Datum\", \"item\": \"Artikel\", \"total\": \"Betrag\"}}")
      return (nil, reader.problems)
    }
    for (name, value) in fields.sorted(by: { $0.value.offset < $1.value.offset }) {
      reader.readField(name, value)
    }
    reader.checkWhole(value)
    return (reader.problems.isEmpty ? reader.mapping : nil, reader.problems)
  }

  /// Reads the mapping that is a whole document.
  static func read(document: JSONDocument) -> Reading {
    if let failure = document.failure {
      return (nil, [Problem(code: .mappingShape, message: failure.message, offset: failure.offset)])
    }
    guard let root = document.root else {
      return (nil, [Problem(code: .mappingShape, message: "the file is empty", offset: 0)])
    }
    return read(root)
  }

  private mutating func fail(_ value: JSONValue, _ code: Diagnostic.Code, _ message: String) {
    problems.append(Problem(code: code, message: message, offset: value.offset))
  }

  mutating func failKey(
    _ name: String, _ value: JSONValue, of owner: String, known: [String]
  ) {
    let remedy =
      nearestName(to: name, among: known).map { "did you mean \(quoted($0))?" }
      ?? "the known keys are \(known.joined(separator: ", "))"
    fail(value, .mappingKey, "the key \(quoted(name)) of \(owner) is not known; \(remedy)")
  }

  mutating func failValue(_ name: String, _ value: JSONValue, expected: String) {
    fail(
      value, .mappingValue, "\(quoted(name)) is \(value.summary); it must be \(expected)")
  }

  private mutating func checkWhole(_ value: JSONValue) {
    guard problems.isEmpty else { return }
    switch mapping.kind {
    case .refused:
      if mapping.reason.isEmpty {
        fail(value, .mappingShape, "a mapping that refuses files needs a \"reason\"")
      }
    case .lookup: break
    case .receipts, .visits:
      if mapping.columns.isEmpty {
        fail(value, .mappingShape, "a mapping needs \"columns\": which column is what")
      }
    case .budgets:
      for field in [MappingField.month, .category, .amount] where mapping.columns[field] == nil {
        fail(
          value, .mappingShape, "a mapping of budgets needs the column \(quoted(field.rawValue))")
      }
    }
    if mapping.dateFormat == .dayNumber, mapping.dayOne == nil {
      fail(
        value, .mappingShape, "dates of \"dayNumber\" need \"dayOne\", such as \"2026-01-01\"")
    }
  }

  private mutating func readField(_ name: String, _ value: JSONValue) {
    guard let key = Key(rawValue: name) else {
      return failKey(name, value, of: "a mapping", known: Key.allCases.map(\.rawValue))
    }
    switch key {
    case .note: _ = text(name, value)
    case .name: mapping.name = text(name, value)
    case .reason: mapping.reason = text(name, value)
    case .files: mapping.files = text(name, value)
    case .kind: word(name, value, \.kind)
    case .paid: word(name, value, \.paid)
    case .discountSign: word(name, value, \.discount)
    case .timeFormat: word(name, value, \.timeFormat)
    case .dateFormat:
      var format = SourceMapping.DateFormat.yearMonthDay
      read(name, value, into: &format)
      mapping.dateFormat = format
    case .noOtherColumns: mapping.isExact = flag(name, value)
    case .formulaGuards: mapping.hasFormulaGuards = flag(name, value)
    case .recognise: mapping.recognise = names(name, value)
    case .ignored: mapping.ignored = texts(name, value)
    case .emptyValues: mapping.emptyValues = texts(name, value)
    case .columns: readColumns(value)
    case .constants: readConstants(value)
    case .fileName:
      let pattern = FileNamePattern(text(name, value))
      if pattern == nil {
        failValue(name, value, expected: "a name with {date} or {store}, such as costco-{date}")
      }
      mapping.fileName = pattern
    case .decimalMark: mapping.decimalMark = byte(name, value, among: ".,")
    case .dayOne:
      mapping.dayOne = CalendarDate(iso: text(name, value))
      if mapping.dayOne == nil { failValue(name, value, expected: "a day such as 2026-01-31") }
    case .timeZone:
      let zone = text(name, value)
      if isKnownTimeZone(zone) {
        mapping.timeZone = zone
      } else {
        failValue(name, value, expected: "a name such as \"Europe/Zurich\"")
      }
    case .skip: mapping.skip = patterns(name, value)
    case .footers: mapping.footers = patterns(name, value)
    case .adjustments: mapping.adjustments = patterns(name, value)
    case .fractionUnit: mapping.fractionUnit = text(name, value)
    case .unwrap:
      let characters = text(name, value)
      mapping.unwrap = characters.count == 1 ? characters.first : nil
      if mapping.unwrap == nil { failValue(name, value, expected: "one character, such as \"|\"") }
    case .firstRowOnly: mapping.firstRowOnly = names(name, value)
    case .lookup: mapping.lookup = SourceMapping.Lookup(key: texts(name, value))
    }
  }

  private mutating func readColumns(_ value: JSONValue) {
    for (name, value) in entries("columns", value) {
      guard let field = MappingField(rawValue: name) else {
        failKey(name, value, of: "\"columns\"", known: MappingField.allCases.map(\.rawValue))
        continue
      }
      guard let object = value.object else {
        let alternatives = texts(name, value)
        if !alternatives.isEmpty { mapping.columns[field] = ColumnSource([alternatives]) }
        continue
      }
      let known = field.isNumber ? ["sum"] : ["join", "with"]
      for (key, value) in object where !known.contains(key) {
        failKey(key, value, of: quoted(name), known: known)
      }
      guard let list = object["sum"] ?? object["join"] else {
        failValue(name, value, expected: "a column, or {\"\(known[0])\": [columns]}")
        continue
      }
      let separator = object["with"].map { text("with", $0) } ?? " "
      mapping.columns[field] = ColumnSource(
        names(known[0], list), field.isNumber ? .sum : .joined(separator: separator))
    }
  }

  private mutating func readConstants(_ value: JSONValue) {
    for (name, value) in entries("constants", value) {
      switch name {
      case "store": mapping.constants.store = text(name, value)
      case "currency": mapping.constants.currency = text(name, value)
      case "unit": mapping.constants.unit = text(name, value)
      case "category": mapping.constants.category = text(name, value)
      default:
        failKey(
          name, value, of: "\"constants\"", known: ["store", "currency", "unit", "category"])
      }
    }
  }
}
