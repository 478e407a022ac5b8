import PricebookModel

/// How the values of the columns are written, decided over a bounded sample.
extension ReceiptHeader {
  /// Decides how dates and numbers are written, or reports that the file does not show it.
  mutating func settle(_ text: [UInt8], file: String, choices: Choices) {
    // Japanese and Chinese have no decimal commas.
    let isEastAsian = names.contains { name in
      name.unicodeScalars.contains {
        (0x3040...0x30FF).contains($0.value) || $0.properties.isIdeographic
      }
    }
    let currency =
      mapping.defaultCurrency ?? choices.currency ?? (isEastAsian ? CurrencyCode(label: "¥") : nil)
    var values = sample(text.prefix(1 << 16), currency)
    if !values.isDecided, text.count > 1 << 16 { values = sample(text[...], currency) }
    evidence.append(
      "Dates and numbers were decided over \(values.recordCount) "
        + "\(values.recordCount == 1 ? "record" : "records") and are checked in all.")
    dates = values.dates
    numbers = values.numbers
    hasUndatedRecords = values.undatedCount > 0
    settleDates(values, file: file, asked: choices.dateOrder)
    settleNumbers(values.numbers, file: file, asked: choices.decimalMark)
    settleCurrencies(values.currencySigns)
  }

  private func sample(_ bytes: ArraySlice<UInt8>, _ currency: CurrencyCode?) -> ColumnEvidence {
    ColumnEvidence(
      records(of: bytes), meanings: mapping.meanings, delimiter: dialect.delimiter,
      currency: currency)
  }

  /// The whole records of a piece of the text that begins where the text does.
  func records(of bytes: ArraySlice<UInt8>) -> RecordCursor {
    // A shorter text is whole, and its last record need not end.
    let isWhole = bytes.count < 1 << 16
    let end =
      isWhole
      ? bytes.endIndex : bytes.lastIndex(of: dialect.recordEnd).map { $0 + 1 } ?? bytes.endIndex
    let start = min(dialect.dataOffset, end)
    return RecordCursor(Array(bytes[start..<end]), dialect: dialect)
  }

  private mutating func settleDates(
    _ values: ColumnEvidence, file: String, asked: DateOrder?
  ) {
    if let asked {
      mapping.slashDateOrder = asked
      evidence.append("Dates with slashes are \(asked.rawValue), as asked for.")
      return
    }
    switch values.dates {
    case .notNeeded:
      if let example = values.firstDate {
        evidence.append("Dates need no decision: \(QuotedValue.describe(example)) is plain.")
      }
    case .decided(let order, let example):
      mapping.slashDateOrder = order
      let value = QuotedValue.describe(example)
      evidence.append("Dates with slashes are \(order.rawValue): \(value) can be nothing else.")
    case .undecided(let examples, let orders):
      diagnostics.append(Self.ambiguousDate(examples, orders, file: file))
    }
  }

  private mutating func settleNumbers(
    _ findings: [Int: ColumnEvidence.NumberFinding], file: String, asked: DecimalMark?
  ) {
    if let asked {
      mapping.numberFormat.decimalMark = asked.byte
      evidence.append("The decimal mark is the \(asked.rawValue), as asked for.")
      return
    }
    var decided: [Int: (mark: DecimalMark, example: String)] = [:]
    for (column, finding) in findings.sorted(by: { $0.key < $1.key }) {
      switch finding {
      case .notNeeded: break
      case .decided(let mark, let example): decided[column] = (mark, example)
      case .undecided(let example):
        diagnostics.append(
          Self.ambiguousNumber(example, column: names[column], file: file))
      }
    }
    // The mark that most columns have is that of the file; other columns keep their own.
    let commas = decided.values.count { $0.mark == .comma }
    let usual: DecimalMark = commas * 2 > decided.count ? .comma : .point
    mapping.numberFormat.decimalMark = usual.byte
    var told: [DecimalMark] = []
    for (column, (mark, example)) in decided.sorted(by: { $0.key < $1.key }) {
      let isUsual = mark == usual
      if !isUsual { mapping.numberFormats[column] = NumberFormat(decimalMark: mark.byte) }
      guard !isUsual || !told.contains(mark) else { continue }
      told.append(mark)
      let place = isUsual ? "" : " of column \(column + 1)"
      let value = QuotedValue.describe(example)
      evidence.append("The decimal mark\(place) is the \(mark.rawValue): \(value).")
    }
  }

  private mutating func settleCurrencies(_ signs: [String: Int]) {
    guard !signs.isEmpty else { return }
    let shown = signs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
      .map { "\(QuotedValue.describe($0.key)) (\($0.value))" }.joined(separator: ", ")
    evidence.append(
      mapping.meanings.contains(.currency)
        ? "Amounts have a currency beside them, \(shown); the currency column counts."
        : "Amounts have a currency beside them, which is that of the line: \(shown).")
  }

  private static func ambiguousDate(
    _ examples: [String], _ orders: [DateOrder], file: String
  ) -> Diagnostic {
    let written = examples.map { QuotedValue.describe($0) }
    let options = orders.map { "--date-format \($0.rawValue)" }.joined(separator: " or ")
    let problem: String
    if written.count > 1 {
      let places =
        orders.contains(.yearMonthDay)
        ? "parts in different orders" : "the day and the month in different orders"
      problem =
        "\(written.joined(separator: " and ")) have \(places), and as many dates need one as the "
        + "other; split the file, or use \(options), with which the others are rejected"
    } else {
      let first = orders.contains(.yearMonthDay) ? "year" : "month"
      let readings = orders.compactMap { order in
        examples.first.flatMap { day($0, order) }.map { "\($0) (\(order.rawValue))" }
      }
      problem =
        "\(written.joined()) may have the day or the \(first) first: "
        + "\(readings.joined(separator: " or ")), and no other date of the column shows which; "
        + "use \(options)"
    }
    return Diagnostic(.error, .ambiguousDate, file: file, message: problem)
  }

  private static func day(_ text: String, _ order: DateOrder) -> CalendarDate? {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(Array(text.utf8))
    return DateText.numbers(buffer.view, from: 0, to: buffer.count)
      .flatMap { DateScanner.day($0, order: order) }
  }

  static func ambiguousNumber(
    _ example: String, column: String, file: String
  ) -> Diagnostic {
    var buffer = ByteBuffer(capacity: example.utf8.count)
    buffer.append(Array(example.utf8))
    let readings = [DecimalMark.point, .comma].compactMap { mark in
      NumberText.written(
        buffer.view, from: 0, to: buffer.count, mark: mark.byte, allowing: [.currency, .percent]
      ).map { "\($0.value) (\(mark.rawValue))" }
    }
    return Diagnostic(
      .error, .ambiguousNumber, file: file,
      message: "the mark in \(QuotedValue.describe(example)) in column "
        + "\(QuotedValue.describe(column, limit: 24)) may be a decimal mark or group thousands: "
        + "\(readings.joined(separator: " or ")), and no other number shows which; use "
        + "--decimal point or --decimal comma")
  }
}
