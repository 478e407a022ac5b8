import PricebookModel

/// A table of receipts without a header, whose values show a column of days, one of stores (known
/// chains, or few names that repeat), one of many texts, and amounts above zero, one of them paid.
struct HeaderlessTable {
  private let fields: [Field: Int]
  private let width: Int
  private let delimiter: UInt8

  init?(_ firstBytes: [UInt8], _ choices: DialectSearch.Choices) {
    guard
      let found = DialectSearch(
        firstBytes: firstBytes, choices: choices,
        knownCount: { $0.contains(where: Self.isDay) ? $0.count : 0 }), found.preambleCount == 0
    else { return nil }
    let all = RecordList(found.text, dialect: found.dialect, limit: 500).records
    let records = all.filter { $0.fields.count == found.header.fields.count }.map(\.fields)
    guard records.count >= 2, records.count * 10 >= all.count * 9 else { return nil }
    func values(_ column: Int) -> [String] { records.map { $0[column] }.filter { !$0.isEmpty } }
    let columns = found.header.fields.indices
    let days = columns.filter { values($0).allSatisfy(Self.isDay) && !values($0).isEmpty }
    let numbers = columns.filter { !days.contains($0) && Self.areNumbers(values($0)) }
    var texts = columns.filter { !days.contains($0) && !numbers.contains($0) }
    texts.removeAll { values($0).isEmpty }
    var fields: [Field: Int] = [:]
    for column in texts {
      if values(column).allSatisfy(CurrencyCode.isCodeOrSign) { fields[.currency] = column }
      if values(column).allSatisfy(Self.isUnit) { fields[.unit] = column }
    }
    texts.removeAll { fields.values.contains($0) }
    guard days.count == 1, let (store, item) = Self.names(texts, values, records.count),
      let amounts = Self.amounts(numbers, records)
    else { return nil }
    fields.merge(amounts) { $1 }
    fields[.date] = days[0]
    fields[.store] = store
    fields[.item] = item
    self.fields = fields
    width = columns.count
    delimiter = found.dialect.delimiter
  }

  /// The header that says what the values show: `date,store,item,total`.
  var header: String {
    let names = (0..<width).map { column in
      fields.first { $0.value == column }?.key.rawValue ?? "note\(column + 1)"
    }
    return names.joined(separator: String(UnicodeScalar(delimiter)))
  }

  /// Names the columns by their positions.
  var mapping: SourceMapping {
    var mapping = SourceMapping()
    mapping.hasHeader = false
    mapping.columns = fields.mapValues { ColumnSource(ColumnPosition($0 + 1).name) }
    return mapping
  }

  /// `1 is the date, 2 the store`.
  var described: String {
    fields.sorted { $0.value < $1.value }.enumerated().map { place, column in
      "\(column.value + 1)\(place == 0 ? " is" : "") the \(column.key.rawValue)"
    }.joined(separator: ", ")
  }

  /// The columns of stores and of items: chains are stores, and so are few names for many items.
  private static func names(
    _ texts: [Int], _ values: (Int) -> [String], _ rowCount: Int
  ) -> (store: Int, item: Int)? {
    guard texts.count == 2 else { return nil }
    let different = texts.map { Set(values($0)).count }
    let areChains = texts.map { values($0).count(where: ValueWords.isChain) * 2 >= rowCount }
    let isClear = areChains[0] != areChains[1]
    let first = isClear ? areChains[0] : different[0] * 3 <= different[1]
    let isSure = isClear || (rowCount >= 8 && (first || different[1] * 3 <= different[0]))
    let (store, item) = first ? (texts[0], texts[1]) : (texts[1], texts[0])
    let items = values(item)
    // What a bank writes beside a payment is the same words, or has numbers.
    guard isSure, Set(items).count * 2 >= rowCount, items.count == rowCount,
      items.count(where: { $0.count(where: \.isNumber) >= 4 }) * 2 < rowCount
    else { return nil }
    return (store, item)
  }

  /// The columns of amounts: one alone, or a price that times the quantity is the total of every row.
  private static func amounts(_ numbers: [Int], _ records: [[String]]) -> [Field: Int]? {
    func number(_ record: [String], _ column: Int) -> Double? {
      [DecimalMark.point, .comma].lazy
        .compactMap { WrittenNumber(record[column], mark: $0.byte) }.first?.value.approximateValue
    }
    let rows = records.map { record in numbers.map { number(record, $0) } }
    guard rows.allSatisfy({ $0.allSatisfy { $0.map { $0 >= 0 } ?? true } }) else { return nil }
    let decimals = numbers.indices.filter { column in
      records.contains { $0[numbers[column]].contains { ".,".contains($0) } }
    }
    let wholes = numbers.indices.filter { !decimals.contains($0) }
    if decimals.count == 1, wholes.allSatisfy({ column in rows.allSatisfy { $0[column] == 1 } }) {
      var fields = [Field.total: numbers[decimals[0]]]
      if wholes.count == 1 { fields[.quantity] = numbers[wholes[0]] }
      return wholes.count < 2 ? fields : nil
    }
    guard numbers.count == 3, decimals.count >= 2 else { return nil }
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    let fitting = orders.filter { order in
      // Of two factors, the whole numbers are the quantity.
      (wholes.isEmpty || order[0] == wholes[0])
        && rows.allSatisfy { row in
          guard let quantity = row[order[0]], let price = row[order[1]], let total = row[order[2]]
          else { return false }
          return LineSample.areEqual(quantity * price, total)
        }
    }
    guard fitting.count == 1, let order = fitting.first else { return nil }
    return [
      .quantity: numbers[order[0]], .unitPrice: numbers[order[1]], .total: numbers[order[2]],
    ]
  }

  static func isDay(_ text: String) -> Bool {
    [DateOrder.dayMonthYear, .monthDayYear].contains { DateText.moment(text, order: $0) != nil }
  }

  /// Whether most values are numbers, and not codes.
  private static func areNumbers(_ values: [String]) -> Bool {
    let count = values.count { $0.count(where: \.isNumber) < 8 && isNumber($0) }
    return !values.isEmpty && count * 10 >= values.count * 9
  }

  static func isNumber(_ text: String) -> Bool {
    [DecimalMark.point, .comma].contains { WrittenNumber(text, mark: $0.byte) != nil }
  }

  private static func isUnit(_ text: String) -> Bool {
    if case .other = UnitOfMeasure(written: text).dimension { false } else { true }
  }
}

extension TableDetective {
  static func brokenHeader(_ firstBytes: [UInt8], choices: Choices) -> Detection? {
    guard
      let found = DialectSearch(
        firstBytes: firstBytes, choices: choices.reading.dialect, knownCount: { $0.count })
    else { return nil }
    let records = RecordList(found.text, dialect: found.dialect, limit: 100).records
    let lines = records.prefix { $0.fields.count { !$0.isEmpty } == 1 && $0.fields.count <= 2 }
    let names = lines.flatMap(\.fields).filter { !$0.isEmpty }
    guard names.count >= 3, let last = lines.last, let row = records.dropFirst(lines.count).first,
      row.fields.count >= names.count, row.fields[names.count...].allSatisfy(\.isEmpty),
      HeaderColumns.knownCount(names) >= 3
    else { return nil }
    var dialect = found.dialect
    dialect.dataOffset = last.endOffset
    dialect.dataLine = last.line + 1
    let detection = detection(
      RecordList.Record(line: 1, fields: names), dialect, found.text,
      evidence: [Evidence("The header has a line for every name.", about: .header)],
      choices: choices)
    if case .receipts = detection { return detection }
    return nil
  }
}
