import PricebookModel

/// A table of receipts without a header, whose values show a column of days, one of stores (known
/// chains, or few names that repeat), one of many texts, and amounts above zero, one of them paid.
struct HeaderlessTable {
  /// Names the columns by their positions.
  let mapping: SourceMapping

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
    var mapping = SourceMapping()
    mapping.hasHeader = false
    mapping.columns = fields.mapValues { ColumnSource(ColumnPosition($0 + 1).name) }
    self.mapping = mapping
  }

  /// `1 is the date, 2 the store`.
  var described: String {
    let positions = mapping.columns.compactMap { field, source in
      source.columns.first?.first.flatMap { ColumnPosition($0) }.map { ($0.number, field.rawValue) }
    }
    return positions.sorted { $0.0 < $1.0 }.enumerated().map { place, column in
      "\(column.0)\(place == 0 ? " is" : "") the \(column.1)"
    }.joined(separator: ", ")
  }

  /// The columns of stores and of items: chains are stores, and so are few names for many items.
  private static func names(
    _ texts: [Int], _ values: (Int) -> [String], _ rowCount: Int
  ) -> (store: Int, item: Int)? {
    guard texts.count == 2 else { return nil }
    let different = texts.map { Set(values($0)).count }
    let areChains = texts.map { column in
      values(column).count(where: ValueWords.isChain) * 2 >= rowCount
    }
    let first = areChains[0] != areChains[1] ? areChains[0] : different[0] * 3 <= different[1]
    let isSure =
      areChains[0] != areChains[1]
      || (rowCount >= 8 && different.min().map { $0 * 3 <= (different.max() ?? 0) } == true)
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
      for mark in [DecimalMark.point, .comma] {
        if let found = WrittenNumber(record[column], mark: mark.byte) {
          return found.value.approximateValue
        }
      }
      return nil
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
    let count = values.count { value in
      value.count(where: \.isNumber) < 8
        && [DecimalMark.point, .comma].contains { WrittenNumber(value, mark: $0.byte) != nil }
    }
    return !values.isEmpty && count * 10 >= values.count * 9
  }

  private static func isUnit(_ text: String) -> Bool {
    if case .other = UnitOfMeasure(written: text).dimension { false } else { true }
  }
}

extension TableDetective {
  /// Detects a table whose header has a line for every name.
  static func brokenHeader(_ firstBytes: [UInt8], file: String, choices: Choices) -> Detection? {
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
      evidence: ["The header has a line for every name."], file: file, choices: choices)
    if case .receipts = detection { return detection }
    return nil
  }
}
