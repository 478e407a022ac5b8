import PricebookModel

/// How the values of the columns are written, decided over a bounded sample.
extension ReceiptHeader {
  /// Decides how dates and numbers are written, or reports that the file does not show it.
  ///
  /// - Parameter given: The mapping of the file, which knows how dates and numbers are written.
  mutating func settle(
    _ text: [UInt8], file: String, choices: Choices, given: SourceMapping? = nil
  ) {
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
    settleDates(values, file: file, given: given?.dateOrder, asked: choices.reading.dateOrder)
    settleNumbers(
      values.numbers, file: file, given: given?.mark, asked: choices.reading.decimalMark)
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
    var records = RecordCursor(Array(bytes[start..<end]), dialect: dialect)
    records.width = names.count
    return records
  }

  private mutating func settleDates(
    _ values: ColumnEvidence, file: String, given: DateOrder?, asked: DateOrder?
  ) {
    if let given {
      mapping.slashDateOrder = given
      evidence.append("Dates with slashes are \(given.rawValue), as the mapping says.")
      return
    }
    var values = values
    values.answerDates(asked)
    switch values.dates {
    case .notNeeded:
      if let example = values.firstDate {
        evidence.append("Dates need no decision: \(QuotedValue.describe(example)) is plain.")
      }
    case .decided(let order, _) where order == asked:
      mapping.slashDateOrder = order
      evidence.append("Dates with slashes are \(order.rawValue), as asked for.")
    case .decided(let order, let example):
      mapping.slashDateOrder = order
      let value = QuotedValue.describe(example)
      evidence.append("Dates with slashes are \(order.rawValue): \(value) can be nothing else.")
    case .undecided(let examples, let orders):
      diagnostics.append(Self.ambiguousDate(examples, orders, file: file))
    }
  }

  private mutating func settleNumbers(
    _ findings: [Int: ColumnEvidence.NumberFinding], file: String, given: DecimalMark?,
    asked: DecimalMark?
  ) {
    if let given {
      mapping.numberFormat.decimalMark = given.byte
      evidence.append("The decimal mark is the \(given.rawValue), as the mapping says.")
      return
    }
    var decided: [Int: (mark: DecimalMark, example: String)] = [:]
    var wasAsked =
      decided.isEmpty && asked != nil && findings.values.allSatisfy { $0 == .notNeeded }
    for (column, finding) in findings.sorted(by: { $0.key < $1.key }) {
      switch finding {
      case .notNeeded: break
      case .decided(let mark, let example): decided[column] = (mark, example)
      case .undecided(let example):
        if let asked {
          decided[column] = (asked, example)
          wasAsked = true
        } else {
          diagnostics.append(Self.ambiguousNumber(example, column: names[column], file: file))
        }
      }
    }
    // The mark that most columns have is that of the file; other columns keep their own.
    let commas = decided.values.count { $0.mark == .comma }
    let usual: DecimalMark =
      decided.isEmpty ? asked ?? .point : commas * 2 > decided.count ? .comma : .point
    mapping.numberFormat.decimalMark = usual.byte
    if let asked, wasAsked, asked == usual {
      evidence.append("The decimal mark is the \(asked.rawValue), as asked for.")
      decided = decided.filter { $0.value.mark != asked }
    }
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

/// What amounts and discounts are written in beyond their numbers: the smallest unit of the currency,
/// percent, or the other sign.
extension ReceiptHeader {
  /// Decides by names and a sample of values what discounts are, and whether amounts are in cents.
  mutating func settleAmountForms(_ text: [UInt8], file: String) {
    let amounts = names.indices.filter {
      [.unitPrice, .discount, .total].contains(mapping.meanings[$0])
    }
    let discount = mapping.meanings.firstIndex(of: .discount)
    mapping.allowsCharges = isOwnExport
    let minor = amounts.filter { HeaderName.isInMinorUnits(names[$0]) }
    guard source == nil, discount != nil || !minor.isEmpty else { return }
    if minor.isEmpty, let discount, isMoneyOff(discount, text) { return }
    let quantity = mapping.meanings.firstIndex(of: .quantity)
    let columns = SampledLines.Columns(
      item: mapping.meanings.firstIndex(of: .item),
      numbers: amounts + [quantity].compactMap(\.self))
    var sampled = SampledLines(columns, marks: marks)
    sampled.add(records(of: text.prefix(1 << 16)), width: names.count)
    let sample = ColumnSample(columns: columns.numbers, lines: sampled.lines)
    if let discount { settleDiscount(discount, sample) }
    settleMinorUnits(minor, of: amounts, sample, file: file)
  }

  /// Whether a first look at a column of discounts finds what most files have: an amount above zero
  /// on a line without any below, or nothing.
  private func isMoneyOff(_ column: Int, _ text: [UInt8]) -> Bool {
    guard !HeaderName.isInPercent(names[column]) else { return false }
    let numbers = names.indices.filter { mapping.meanings[$0]?.isNumber == true }
    var records = records(of: text.prefix(1 << 16))
    var isFilled = false
    while records.next() {
      guard records.fields.count == names.count, records.problem == nil else { continue }
      let value = records.content(of: records.fields[column])
      isFilled = isFilled || !value.isEmpty
      guard value.contains(where: { $0 >= UInt8(ascii: "1") && $0 <= UInt8(ascii: "9") }) else {
        continue
      }
      let isPlain = numbers.allSatisfy {
        // Anything that may be a minus sign leaves it open.
        records.content(of: records.fields[$0])
          .allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
      }
      if isPlain { return true }
    }
    return !isFilled
  }

  /// Decides what the values of a discount are, or that the column has none.
  private mutating func settleDiscount(_ column: Int, _ sample: ColumnSample) {
    let filled = sample.filled(column)
    if !filled.isEmpty, filled.allSatisfy({ !$0.contains(where: \.isNumber) }) {
      mapping.meanings[column] = nil
      evidence.append("\(named(column)) has no numbers and is no discount.")
      return
    }
    let numbers = sample.purchaseNumbers(column, beside: mapping.meanings)
    if HeaderName.isInPercent(names[column]) {
      // A column with larger numbers has amounts; a few of them are mistyped.
      guard numbers.count(where: { abs($0) > 100 }) * 2 <= numbers.count else { return }
      discountForm = .percent
      evidence.append("The header says that \(named(column)) is in percent of the price.")
    } else if mapping.allowsCharges
      || sample.showsCharges(
        column, price: mapping.meanings.firstIndex(of: .unitPrice),
        quantity: mapping.meanings.firstIndex(of: .quantity),
        total: mapping.meanings.firstIndex(of: .total))
    {
      mapping.allowsCharges = true
    } else if !numbers.isEmpty, numbers.allSatisfy({ $0 < 0 }) {
      discountForm = .negative
      evidence.append("\(named(column)) is money off below zero.")
    }
  }

  /// Whether the header is that of `pricebook export`, where a discount below zero is a charge.
  private var isOwnExport: Bool {
    Field.ofReceipts.count { names.contains($0.rawValue) } >= 11
  }

  /// Takes amounts as whole cents where the header says so and the values agree.
  private mutating func settleMinorUnits(
    _ minor: [Int], of amounts: [Int], _ sample: ColumnSample, file: String
  ) {
    guard let first = minor.first else { return }
    let others = amounts.filter {
      !minor.contains($0) && mapping.meanings[$0] != nil && !sample.numbers($0).isEmpty
        && !(mapping.meanings[$0] == .discount && discountForm == .percent)
    }
    let broken = minor.lazy.compactMap { column in
      sample.filled(column).first { $0.contains { $0 == "." || $0 == "," } }
    }.first
    if let broken {
      diagnostics.append(
        contraryUnit(first, "but \(QuotedValue.describe(broken)) has decimals", file))
    } else if let other = others.first {
      diagnostics.append(contraryUnit(first, "and \(named(other)) is not", file))
    } else {
      isInMinorUnits = true
      evidence.append(
        "The header says that \(named(first)) is in cents, or the smallest unit of its currency.")
    }
  }

  private func contraryUnit(_ column: Int, _ clause: String, _ file: String) -> Diagnostic {
    Diagnostic(
      .error, .ambiguousNumber, file: file,
      message: "column \(named(column)) says that its amounts are in cents, \(clause); rename the "
        + "column to say what the amounts are in, or leave it out with a mapping")
  }

  /// Reports a price list whose header says that prices are in cents.
  mutating func refuseMinorUnits(_ prices: [Int], file: String) {
    guard let column = prices.first(where: { HeaderName.isInMinorUnits(names[$0]) }) else { return }
    diagnostics.append(
      Diagnostic(
        .error, .ambiguousNumber, file: file,
        message: "column \(named(column)) says that its prices are in cents, which price lists "
          + "cannot have; write them in whole units, such as 1.45, and rename the column"))
  }
}

/// The values of some columns in a sample of lines.
private struct ColumnSample {
  let columns: [Int]
  let lines: [SampledLines.Line]

  /// The values of a column that are there.
  func filled(_ column: Int) -> [String] {
    guard let place = columns.firstIndex(of: column) else { return [] }
    return lines.map { $0.texts[place] }.filter {
      !$0.isEmpty && !NumberText.absentWords.contains($0.lowercased())
    }
  }

  func numbers(_ column: Int) -> [Double] {
    guard let place = columns.firstIndex(of: column) else { return [] }
    return lines.compactMap { $0.numbers[place] }
  }

  /// The numbers of a column other than 0, without those of refunds, whose discount is given back.
  func purchaseNumbers(_ column: Int, beside meanings: [Field?]) -> [Double] {
    guard let place = columns.firstIndex(of: column) else { return [] }
    let others = columns.indices.filter {
      [.quantity, .unitPrice, .total].contains(meanings[columns[$0]])
    }
    return lines.compactMap { line in
      others.contains { (line.numbers[$0] ?? 0) < 0 } ? nil : line.numbers[place]
    }.filter { $0 != 0 }
  }

  /// Whether more totals are right with the values below zero on top of the price than off it.
  func showsCharges(_ column: Int, price: Int?, quantity: Int?, total: Int?) -> Bool {
    func place(_ column: Int?) -> Int? { column.flatMap { columns.firstIndex(of: $0) } }
    guard let discount = place(column), let price = place(price), let total = place(total) else {
      return false
    }
    var charges = 0
    var savings = 0
    for line in lines {
      guard let off = line.numbers[discount], off != 0, let one = line.numbers[price],
        let paid = line.numbers[total]
      else { continue }
      let product = one * (place(quantity).flatMap { line.numbers[$0] } ?? 1)
      if AmountSample.areEqual(product - off, paid) { charges += 1 }
      if AmountSample.areEqual(product + off, paid) { savings += 1 }
    }
    return charges > savings
  }
}
