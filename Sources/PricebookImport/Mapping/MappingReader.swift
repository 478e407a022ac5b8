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
    case header
    case records
    case spread
    case columns
    case constants
    case fileName
    case decimalMark
    case dateFormat
    case dayOne
    case timeFormat
    case timeZone
    case emptyValues
    case only
    case skip
    case footers
    case adjustments
    case moneyOff
    case returns
    case discountRows
    case paid
    case negate
    case minorUnits
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

  /// Checks that the keys for files of different forms are not used together.
  private mutating func checkForm(_ value: JSONValue) {
    if !mapping.records.isEmpty, !mapping.hasHeader || mapping.spread != nil {
      fail(
        value, .mappingShape,
        "\"records\" is for JSON, \"header\" and \"spread\" are for tables; use one of them")
    }
    if mapping.discountRows != nil, mapping.records.isEmpty {
      fail(
        value, .mappingShape,
        "\"discountRows\" is for JSON and needs \"records\"; in a table, use \"moneyOff\"")
    }
    if !mapping.hasHeader, !mapping.recognise.isEmpty {
      fail(
        value, .mappingShape,
        "a file without a header cannot be recognised by its columns; use \"files\" instead of "
          + "\"recognise\"")
    }
  }

  mutating func fail(_ value: JSONValue, _ code: Diagnostic.Code, _ message: String) {
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
    case .receipts, .visits, .prices:
      if mapping.columns.isEmpty {
        fail(value, .mappingShape, "a mapping needs \"columns\": which column is what")
      }
      checkForm(value)
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
    case .files: mapping.files = glob(name, value)
    case .kind: word(name, value, \.kind)
    case .paid: word(name, value, \.paid)
    case .discountSign: word(name, value, \.discount)
    case .timeFormat: word(name, value, \.timeFormat)
    case .dateFormat: readDateFormat(name, value)
    case .header: mapping.hasHeader = flag(name, value)
    case .records: mapping.records = paths(name, value)
    case .spread: readSpread(value)
    case .only: mapping.only = patterns(name, value)
    case .moneyOff: mapping.moneyOff = patterns(name, value)
    case .returns: mapping.returns = patterns(name, value)
    case .discountRows: readDiscountRows(value)
    case .negate: mapping.isNegated = flag(name, value)
    case .minorUnits: mapping.isInMinorUnits = flag(name, value)
    case .noOtherColumns: mapping.isExact = flag(name, value)
    case .formulaGuards: mapping.hasFormulaGuards = flag(name, value)
    case .recognise: mapping.recognise = names(name, value)
    case .ignored: mapping.ignored = texts(name, value)
    case .emptyValues: mapping.emptyValues = texts(name, value)
    case .columns: readColumns(value)
    case .constants: readConstants(value)
    case .fileName: readFileName(name, value)
    case .decimalMark: mapping.decimalMark = byte(name, value, among: ".,")
    case .dayOne:
      mapping.dayOne = CalendarDate(iso: text(name, value))
      if mapping.dayOne == nil { failValue(name, value, expected: "a day such as 2026-01-31") }
    case .timeZone: readTimeZone(name, value)
    case .skip: mapping.skip = patterns(name, value)
    case .footers: mapping.footers = patterns(name, value)
    case .adjustments: mapping.adjustments = patterns(name, value)
    case .fractionUnit: mapping.fractionUnit = text(name, value)
    case .unwrap:
      let characters = text(name, value)
      mapping.unwrap = characters.count == 1 ? characters.first : nil
      if mapping.unwrap == nil { failValue(name, value, expected: "one character, such as \"|\"") }
    case .firstRowOnly: mapping.firstRowOnly = names(name, value)
    case .lookup: readLookup(name, value)
    }
  }

  private mutating func readDateFormat(_ name: String, _ value: JSONValue) {
    var format = SourceMapping.DateFormat.yearMonthDay
    read(name, value, into: &format)
    mapping.dateFormat = format
  }

  private mutating func readFileName(_ name: String, _ value: JSONValue) {
    mapping.fileName = FileNamePattern(glob(name, value))
    guard mapping.fileName == nil else { return }
    failValue(
      name, value, expected: "a name with {date}, {month} or {store}, such as costco-{date}")
  }

  private mutating func readTimeZone(_ name: String, _ value: JSONValue) {
    let zone = text(name, value)
    guard isKnownTimeZone(zone) else {
      return failValue(name, value, expected: "a name such as \"Europe/Zurich\"")
    }
    mapping.timeZone = zone
  }
}
