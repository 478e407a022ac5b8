import PricebookModel

/// What the amounts of a draft are beyond their columns: payments or income, cents, pieces, prices.
extension MappingDraft {
  /// Reads the rows of a file of payments that are money out alone.
  mutating func takeDirections(_ detective: TableDetective, _ names: [String]) {
    let columns = names.indices.filter { detective.reading.columns[$0] == nil }
    for column in columns {
      let values = Set(detective.sample[column]).filter { !$0.isEmpty }
      let outs = values.filter { ValueWords.isMoneyOut($0) }
      let others = values.subtracting(outs)
      guard !outs.isEmpty, values.count <= 6,
        others.contains(where: { ValueWords.isMoneyIn($0) || ValueWords.isPayback($0) })
      else { continue }
      mapping.rows[.only, default: []].append(
        RowPattern(conditions: [
          RowPattern.Condition(column: [names[column]], globs: outs.sorted())
        ]))
      return
    }
    let amount = detective.reading.column(.total)
    if mapping.isNegated, let amount,
      detective.sample[amount].contains(where: {
        !$0.contains("-") && $0.contains(where: \.isNumber)
      })
    {
      // What is above zero in a file of payments below zero came in.
      mapping.rows[.only, default: []].append(
        RowPattern(conditions: [
          RowPattern.Condition(column: [names[amount]], globs: ["*-*", "*−*", "(*"])
        ]))
    }
    // Somebody who pays another back buys nothing.
    for column in names.indices
    where detective.reading.columns[column].map({ $0 == .category }) ?? true {
      let paybacks = Set(detective.sample[column].filter { ValueWords.isPayback($0) })
      guard !paybacks.isEmpty, paybacks.count < Set(detective.sample[column]).count,
        PaymentShape(header: detective.reading, records: Array(detective.sample.records.prefix(60)))
          != nil
      else { continue }
      mapping.rows[.skip, default: []].append(
        RowPattern(conditions: [
          RowPattern.Condition(column: [names[column]], globs: paybacks.sorted())
        ]))
    }
  }

  /// Takes amounts for cents where all of them are whole numbers in a currency whose prices have cents.
  mutating func takeCents(
    _ written: [JSONValue], _ levels: [[JSONObject]], _ choices: TableDetective.Choices
  ) {
    func values(_ path: String, _ level: Int) -> [JSONValue] {
      guard let steps = JSONPath(path)?.steps else { return [] }
      return levels[level].compactMap {
        JSONSurvey.value(steps[...], in: JSONValue(.object($0)))
      }
    }
    let currencies = mapping.columns[.currency]?.columns.first?.first.map { path in
      levels.indices.flatMap { values(path, $0) }.compactMap(\.text)
    }
    let labels = Set(currencies ?? [choices.currency?.label].compactMap(\.self))
    guard !labels.isEmpty, labels.isSubset(of: Self.currenciesOfCents) else { return }
    let numbers = written.compactMap { value -> Int? in
      if case .number(let text) = value.content { Int(text) } else { nil }
    }
    mapping.isInMinorUnits =
      numbers.count >= 3 && numbers.count == written.count
      && numbers.allSatisfy { $0 == 0 || abs($0) >= 50 }
      && numbers.contains { !$0.isMultiple(of: 100) }
  }

  /// Currencies in which most prices have cents.
  private static let currenciesOfCents: Set<String> = [
    "EUR", "USD", "GBP", "CHF", "CAD", "AUD", "NZD", "PLN",
  ]

  /// Takes an amount of few whole numbers, less than those beside it, for how many were bought.
  mutating func takePieces(
    _ names: [String], _ rowColumns: Set<Int>, _ values: (Int) -> [String]
  ) {
    guard mapping.columns[.quantity] == nil, mapping.columns[.unitPrice] == nil,
      let total = mapping.columns[.total]?.columns.first?.first,
      HeaderWords.mayCountPieces(total), let column = names.firstIndex(of: total)
    else { return }
    let counts = values(column).map { Int($0) ?? 0 }
    guard !counts.isEmpty, counts.allSatisfy({ (1...99).contains($0) }) else { return }
    let larger = rowColumns.filter { other in
      let amounts = values(other).map { Double($0) ?? 0 }
      return other != column && MoneyName.parts(names[other]).contains(where: Self.isPrice)
        && zip(amounts, counts).allSatisfy { $0 > Double($1) }
    }
    guard !larger.isEmpty else { return }
    mapping.columns[.quantity] = ColumnSource(total)
    mapping.columns[.total] = nil
  }

  private static func isPrice(_ part: String) -> Bool {
    HeaderWords.isOpenPrice(part) || HeaderWords.isUsuallyTotal(part)
  }

  /// Whether the file lists prices that were seen: its name, its columns or the lack of a day says so.
  func isPriceList(_ file: RecognisedFile) -> Bool {
    guard mapping.kind == .receipts, mapping.columns[.receiptID] == nil,
      mapping.columns[.discount] == nil, !mapping.isNegated
    else { return false }
    if file.priceListReason != nil { return true }
    let names = mapping.recognise.compactMap(\.first)
    if PriceListColumns(names).telltale != nil { return true }
    let meanings = HeaderColumns(names).meanings
    // The day on which a price was looked at is none of a purchase.
    let isSeen =
      mapping.columns[.date]?.columns.first?.first.map { HeaderWords.isDayOfSight($0) } ?? true
    return mapping.records.isEmpty && isSeen && !meanings.contains(.date)
      && ![.quantity, .total, .time].contains(where: meanings.contains)
      && meanings.contains(.item) && meanings.contains(.unitPrice)
  }
}
