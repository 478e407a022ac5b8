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
    case priceOf
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
  private var priceMeaning: PriceMeaning?

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
    if let priceMeaning {
      let (one, all) = (mapping.columns[.unitPrice], mapping.columns[.total])
      guard let price = one ?? all, one == nil || all == nil else {
        return fail(
          value, .mappingShape, "\"priceOf\" needs one of the columns \"unit_price\" and \"total\"")
      }
      mapping.columns[.unitPrice] = priceMeaning == .one ? price : nil
      mapping.columns[.total] = priceMeaning == .all ? price : nil
    }
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
      for field in [Field.month, .category, .amount] where mapping.columns[field] == nil {
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
    if value.text == Self.open { return failOpen(key, value) }
    switch key {
    case .priceOf: readPriceOf(name, value)
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

  /// What a draft has in the place of an answer that only the user knows.
  static let open = "?"

  private mutating func failOpen(_ key: Key, _ value: JSONValue) {
    fail(
      value, .mappingValue,
      "\(quoted(key.rawValue)) is still open: write \(key.answers) instead of \"?\"")
  }

  /// Makes the one column of prices that of one piece, or of what was paid for all.
  private mutating func readPriceOf(_ name: String, _ value: JSONValue) {
    guard let meaning = value.text.flatMap(PriceMeaning.init(rawValue:)) else {
      return failValue(name, value, expected: "\"one\" or \"all\"")
    }
    priceMeaning = meaning
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

extension MappingReader.Key {
  /// What can be written for a key that a draft leaves open.
  var answers: String {
    switch self {
    case .priceOf: "\"one\" for the price of one piece, or \"all\" for what was paid for all,"
    case .decimalMark: "\".\" or \",\""
    case .dateFormat: "\"ymd\", \"dmy\" or \"mdy\""
    default: "a value"
    }
  }
}

/// The parts of a mapping that are objects.
extension MappingReader {
  mutating func readColumns(_ value: JSONValue) {
    for (name, value) in entries("columns", value) {
      guard let field = Field(inMapping: name) else {
        failKey(name, value, of: "\"columns\"", known: Field.ofMappings.map(\.rawValue))
        continue
      }
      guard let object = value.object else {
        let alternatives = columnNames(name, value)
        if !alternatives.isEmpty { mapping.columns[field] = ColumnSource([alternatives]) }
        continue
      }
      let known = (field.isNumber ? ["sum"] : ["join", "with"]) + ["first"]
      for (key, value) in object where !known.contains(key) {
        failKey(key, value, of: quoted(name), known: known)
      }
      guard let list = object["sum"] ?? object["join"] ?? object["first"] else {
        failValue(name, value, expected: "a column, or {\"\(known[0])\": [columns]}")
        continue
      }
      let separator = object["with"].map { text("with", $0) } ?? " "
      let key = object["first"] == nil ? known[0] : "first"
      mapping.columns[field] = ColumnSource(
        names(key, list),
        key == "first" ? .first : field.isNumber ? .sum : .joined(separator: separator))
    }
  }

  mutating func readConstants(_ value: JSONValue) {
    for (name, value) in entries("constants", value) {
      switch name {
      case "date":
        mapping.constants.date = CalendarDate(iso: text(name, value))
        if mapping.constants.date == nil {
          failValue(name, value, expected: "a day such as 2026-01-31")
        }
      case "store": mapping.constants.store = text(name, value)
      case "currency":
        mapping.constants.currency = text(name, value)
        if !CurrencyCode(written: mapping.constants.currency ?? "").isWellFormed {
          failValue(name, value, expected: "a code such as EUR, or a sign such as €")
        }
      case "unit": mapping.constants.unit = text(name, value)
      case "category": mapping.constants.category = text(name, value)
      case "person": mapping.constants.person = text(name, value)
      default:
        failKey(
          name, value, of: "\"constants\"",
          known: ["date", "store", "currency", "unit", "category", "person"])
      }
    }
  }

  /// `{"as": "store", "columns": ["Aldi", "Lidl"], "value": "total"}`.
  mutating func readSpread(_ value: JSONValue) {
    let fields = entries("spread", value)
    var spread = SourceMapping.Spread(
      name: .store, value: mapping.kind == .prices ? .unitPrice : .total)
    var hasName = false
    for (name, value) in fields {
      switch name {
      case "as":
        let field = value.text.flatMap(Field.init(inMapping:))
        if let field, !field.isNumber {
          spread.name = field
          hasName = true
        } else {
          failValue(
            name, value, expected: "\"store\", \"month\", \"date\", \"item\" or \"category\"")
        }
      case "columns": spread.columns = globs(name, value)
      case "value":
        let field = value.text.flatMap(Field.init(inMapping:))
        if let field, field.isNumber {
          spread.value = field
        } else {
          failValue(name, value, expected: "\"total\", \"unit_price\" or \"quantity\"")
        }
      default:
        failKey(name, value, of: "\"spread\"", known: ["as", "columns", "value"])
      }
    }
    if !hasName, value.object != nil, value.object?["as"] == nil {
      fail(value, .mappingShape, "\"spread\" needs \"as\": what the names of the columns are")
    }
    mapping.spread = spread
  }

  /// `"ticket"`, or `{"key": "receipt_id", "files": "receipts*.csv", "otherKey": "id"}`.
  mutating func readLookup(_ name: String, _ value: JSONValue) {
    guard value.object != nil else {
      mapping.lookup = SourceMapping.Lookup(key: texts(name, value))
      return
    }
    var lookup = SourceMapping.Lookup(key: [])
    for (name, value) in entries(name, value) {
      switch name {
      case "key": lookup.key = texts(name, value)
      case "otherKey": lookup.otherKey = texts(name, value)
      case "files": lookup.files = glob(name, value)
      default: failKey(name, value, of: "\"lookup\"", known: ["key", "files", "otherKey"])
      }
    }
    if lookup.key.isEmpty {
      fail(value, .mappingShape, "\"lookup\" needs \"key\": the column that both files have")
    }
    mapping.lookup = lookup
  }

  /// `{"rows": [{"name": "/*"}], "amount": "amount", "names": "name", "key": "number"}`.
  mutating func readDiscountRows(_ value: JSONValue) {
    var rows = SourceMapping.DiscountRows(amount: "")
    for (name, value) in entries("discountRows", value) {
      switch name {
      case "rows": rows.rows = patterns(name, value)
      case "amount": rows.amount = text(name, value)
      case "names": rows.names = text(name, value)
      case "key": rows.key = text(name, value)
      default:
        failKey(
          name, value, of: "\"discountRows\"", known: ["rows", "amount", "names", "key"])
      }
    }
    if rows.amount.isEmpty || (rows.names == nil) != (rows.key == nil) {
      fail(
        value, .mappingShape,
        "\"discountRows\" needs \"amount\", and \"names\" and \"key\" where the rows name another")
    }
    mapping.discountRows = rows
  }

  /// Paths of rows such as `receipts[].items[]`.
  mutating func paths(_ name: String, _ value: JSONValue) -> [String] {
    let paths = texts(name, value)
    for path in paths where !path.isEmpty && JSONPath(path)?.endsWithElements != true {
      failValue(name, value, expected: "a path that ends with [], such as receipts[].items[]")
    }
    return paths
  }
}

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
