import PricebookModel

/// Tables that words do not know well enough: what their columns are is found by their values.
extension TableDetective {
  /// What words and values say of a table, whatever is missing; `nil` if there is no table.
  static func unknownTable(_ head: [UInt8], choices: Choices) -> TableDetective? {
    let found = DialectSearch(
      firstBytes: head, choices: choices.reading.dialect,
      knownCount: { names in
        // Names that are known count most. Where hardly any is, the first that could be names do, but
        // the search goes on: the titles of sections come before their tables.
        let known = HeaderColumns.knownCount(names)
        let count = names.count { ColumnsByValue.isName($0) }
        return known >= 2 ? 100 * known + count : min(2, count)
      })
    guard let found else { return nil }
    var (dialect, names) = (found.dialect, found.header.fields)
    let hasValues = names.contains { !$0.isEmpty && !ColumnsByValue.isName($0) }
    let hasHeader = !hasValues || HeaderColumns.knownCount(names) >= 2
    if !hasHeader {
      names = names.indices.map { ColumnPosition($0 + 1).name }
      dialect.dataOffset = 0
    }
    // Without a year, no mapping can read columns of months.
    if WidePriceTable.monthsWithoutYear(names) != nil { return nil }
    var header = found.header
    header.fields = names
    var detective = TableDetective(header, dialect, found.text, evidence: [], choices: choices)
    detective.reading.mapping.hasHeader = hasHeader
    detective.takeColumns(
      ColumnsByValue(
        names, words: hasHeader ? detective.reading.columns : nil, detective.sample.records))
    return detective
  }

  /// Whether some column has amounts, or numbers that may be some; else no mapping makes prices of it.
  var mayHaveAmounts: Bool {
    sample.records.isEmpty
      || reading.names.indices.contains { column in
        if let field = reading.columns[column] {
          return field != .quantity && field.isNumber
        }
        let name = reading.names[column]
        return !HeaderWords.isMeasure(name) && !MoneyName([name]).isNoMoney
          && sample[column].contains(where: ColumnsByValue.isAmount)
      }
  }

  /// What words and values say of the fields of the likeliest rows in a JSON file.
  static func unknownRecords(_ survey: JSONSurvey, choices: Choices) -> TableDetective? {
    guard let rows = survey.likeliestRows() else { return nil }
    let table = rows.table
    var detective = TableDetective(
      RecordList.Record(line: 1, fields: table.names), .rows, survey.sample(of: table),
      evidence: [], choices: choices)
    detective.reading.shape = .json(table)
    let ofRows = table.columns.indices.filter { table.columns[$0].level == table.rowLevel }
    var columns = ColumnsByValue(
      table.names, words: rows.words, detective.sample.records, ofRows: Set(ofRows),
      mayBeVisits: !rows.hasNamelessLines)
    columns.takeStoreBesideDay(
      table.columns.indices.filter { column in
        table.columns[column].level < table.rowLevel
          && table.columns[column].steps.keys.last?.lowercased() == "name"
      }
    ) { table.columns[$0].level == table.columns[$1].level }
    detective.takeColumns(columns)
    detective.settleCents()
    return detective
  }

  /// A table without a header whose values leave nothing open.
  static func headerless(_ bytes: [UInt8], choices: Choices) -> Detection? {
    guard choices.priceList == nil, let found = unknownTable(bytes, choices: choices),
      found.hasSureColumns, !found.reading.mapping.hasHeader
    else { return nil }
    var mapping = SourceMapping()
    mapping.hasHeader = false
    for (column, field) in found.reading.columns.enumerated() {
      if let field { mapping.columns[field] = ColumnSource(found.reading.names[column]) }
    }
    guard
      case .receipts(var reading) = withoutHeader(
        bytes, MappingSet.Match(mapping: mapping, isAsked: false), choices: choices)
    else { return nil }
    let described = found.reading.columns.enumerated().compactMap { column, field in
      field.map { (column + 1, $0.rawValue) }
    }.enumerated().map { place, column in
      "\(column.0)\(place == 0 ? " is" : "") the \(column.1)"
    }.joined(separator: ", ")
    reading.evidence.forget(.header)
    reading.evidence.forget(.source)
    reading.evidence.append(Evidence(Message.columnsByValue(columns: described), about: .header))
    // The header that says what the values show: `date,store,item,total`.
    let header = found.reading.columns.enumerated().map { column, field in
      field?.rawValue ?? "note\(column + 1)"
    }.joined(separator: String(UnicodeScalar(found.reading.dialect.delimiter)))
    reading.diagnostics.append(
      Diagnostic(.noHeader(columns: described, line: header), file: choices.file))
    return .receipts(reading)
  }

  /// A table of receipts whose header has a line for every name.
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
    let detection = withHeader(
      RecordList.Record(line: 1, fields: names), dialect, found.text,
      evidence: [Evidence("The header has a line for every name.", about: .header)],
      choices: choices)
    if case .receipts = detection { return detection }
    return nil
  }

  /// Takes the columns that were found, and decides what their values leave open.
  private mutating func takeColumns(_ found: ColumnsByValue) {
    reading.columns = found.fields
    reading.mapping.kind = found.kind
    reading.mapping.isNegated = found.isNegated
    if let (column, globs) = found.rowsOfIncome { take(.skip, column, globs) }
    hasSureColumns = found.areSure
    settleRows()
    settleDirections()
  }

  private mutating func take(_ use: RowUse, _ column: Int, _ globs: [String]) {
    reading.mapping.rows[use, default: []].append(
      RowPattern(conditions: [
        RowPattern.Condition(column: [reading.rowName(of: column)], globs: globs)
      ]))
  }

  /// Leaves the rows of a file of payments that are money in, or paid back, out.
  private mutating func settleDirections() {
    for column in reading.names.indices where reading.columns[column] == nil {
      let values = Set(sample[column]).filter { !$0.isEmpty }
      let outs = values.filter { ValueWords.isMoneyOut($0) }
      let others = values.subtracting(outs)
      guard !outs.isEmpty, values.count <= 6,
        others.contains(where: { ValueWords.isMoneyIn($0) || ValueWords.isPayback($0) })
      else { continue }
      return take(.only, column, outs.sorted())
    }
    if reading.mapping.isNegated, let amount = reading.column(.total),
      sample[amount].contains(where: { !$0.contains("-") && $0.contains(where: \.isNumber) })
    {
      // What is above zero in a file of payments below zero came in.
      take(.only, amount, ["*-*", "*−*", "(*"])
    }
    // Somebody who pays another back buys nothing.
    for column in reading.names.indices
    where reading.columns[column].map({ $0 == .category }) ?? true {
      let paybacks = Set(sample[column].filter { ValueWords.isPayback($0) })
      guard !paybacks.isEmpty, paybacks.count < Set(sample[column]).count,
        PaymentShape(header: reading, records: Array(sample.records.prefix(60))) != nil
      else { continue }
      take(.skip, column, paybacks.sorted())
    }
  }

  /// Takes amounts for cents where all of them are whole numbers in a currency whose prices have cents.
  private mutating func settleCents() {
    let amounts = reading.names.indices.filter { column in
      [.unitPrice, .total].contains(reading.columns[column])
        || MoneyName(reading.names[column].split(separator: ".").map(String.init)).role == .total
    }
    let written = reading.column(.currency).map { Set(sample[$0]).subtracting([""]) }
    let labels = written ?? Set([choices.currency?.label].compactMap(\.self))
    let values = amounts.flatMap { sample[$0] }.filter { !$0.isEmpty }
    let numbers = values.compactMap { Int($0) }
    guard !labels.isEmpty, labels.isSubset(of: Self.currenciesOfCents), numbers.count >= 3,
      numbers.count == values.count, numbers.allSatisfy({ $0 == 0 || abs($0) >= 50 }),
      numbers.contains(where: { !$0.isMultiple(of: 100) })
    else { return }
    reading.mapping.isInMinorUnits = true
  }

  /// Currencies in which most prices have cents.
  private static let currenciesOfCents: Set<String> = [
    "EUR", "USD", "GBP", "CHF", "CAD", "AUD", "NZD", "PLN",
  ]
}
