import PricebookModel

extension TableDetective {
  /// Decides whether columns are filled on the first row of a receipt only.
  mutating func settleFirstRows() {
    guard hasUndatedRecords, let shape = FirstRowShape(reading, sample.records) else { return }
    reading.mapping.firstRowOnly = shape.columns.map { [reading.rowName(of: $0)] }
    let shown = shape.columns.map { named($0) }
    say(
      Message.firstRowOnly(
        columns: shown.joined(separator: ", "), count: shown.count, empty: shape.emptyCount,
        rows: shape.rowCount))
    guard reading.source == nil else { return }
    passOverReceiptTotal(shape)
    // A column that first rows alone have is no rival of one that all rows have.
    let ofReceipts = reading.names.indices.filter { shape.filledBelow[$0] == 0 }
    reading.understood.formUnion(ofReceipts)
    for column in ofReceipts { forgetRivalry(of: column) }
  }

  /// A total that first rows alone have is that of the receipt; another column may have the lines'.
  private mutating func passOverReceiptTotal(_ shape: FirstRowShape) {
    guard let total = reading.column(.total), shape.filledBelow[total] == 0 else { return }
    let words = HeaderWords.meanings(of: reading.names.map { HeaderName.folded($0) })
    let other = reading.names.indices.first {
      reading.columns[$0] == nil && words[$0]?.meaning == .total && shape.filledBelow[$0] > 0
    }
    guard other != nil || reading.has(.unitPrice) else { return }
    reading.columns[total] = nil
    if let other {
      reading.columns[other] = .total
      forgetRivalry(of: other)
    }
    say(Message.receiptTotalOnFirstRow(total: named(total)))
  }

  mutating func forgetRivalry(of column: Int) {
    guard let rivalry = reading.rivalries.removeValue(forKey: column) else { return }
    reading.diagnostics.removeAll { $0 == rivalry }
  }
}

/// What amounts and discounts are beyond their numbers: in cents, in percent, or of the other sign.
extension TableDetective {
  /// Decides by names and a sample of values what discounts are, and whether amounts are in cents.
  mutating func settleAmountForms() {
    let amounts = reading.columns.indices.filter {
      [.unitPrice, .discount, .total].contains(reading.columns[$0])
    }
    let discount = reading.column(.discount)
    // In what `pricebook export` writes, a discount below zero is a charge.
    reading.allowsCharges = Field.ofReceipts.count { reading.names.contains($0.rawValue) } >= 11
    let minor = amounts.filter { HeaderName.isInMinorUnits(reading.names[$0]) }
    guard discount != nil || !minor.isEmpty else { return }
    if minor.isEmpty, let discount, isMoneyOff(discount) { return }
    let lines = LineSample(
      reading, numbers: amounts + [reading.column(.quantity)].compactMap(\.self), sample.records)
    if let discount { settleDiscount(discount, lines) }
    settleMinorUnits(minor, of: amounts, lines)
  }

  /// Whether a first look shows what most files have: an amount on a line without any below zero.
  private func isMoneyOff(_ column: Int) -> Bool {
    guard !HeaderName.isInPercent(reading.names[column]) else { return false }
    let numbers = reading.columns.indices.filter { reading.columns[$0]?.isNumber == true }
    return sample.records.contains { record in
      record[column].utf8.contains { $0.isDigit && $0 != UInt8(ascii: "0") }
        // Anything that may be a minus sign leaves it open.
        && numbers.allSatisfy {
          record[$0].utf8.allSatisfy { $0.isDigit || $0 == 0x2E || $0 == 0x2C }
        }
    } || sample[column].allSatisfy(\.isEmpty)
  }

  /// Decides what the values of a discount are, or that the column has none.
  private mutating func settleDiscount(_ column: Int, _ lines: LineSample) {
    let filled = lines.filled(column)
    if !filled.isEmpty, filled.allSatisfy({ !$0.contains(where: \.isNumber) }) {
      reading.columns[column] = nil
      return say(Message.noDiscount(column: named(column)))
    }
    let others = [Field.quantity, .unitPrice, .total].compactMap { reading.column($0) }
    // Those of refunds are given back.
    let numbers = lines.lines.filter { line in others.allSatisfy { (line[$0] ?? 0) >= 0 } }
      .compactMap { $0[column] }.filter { $0 != 0 }
    if HeaderName.isInPercent(reading.names[column]) {
      // A column with larger numbers has amounts; a few of them are mistyped.
      guard numbers.count(where: { abs($0) > 100 }) * 2 <= numbers.count else { return }
      reading.mapping.discount = .percent
      say(Message.inPercent(column: named(column)))
    } else if reading.allowsCharges || showsCharges(column, lines) {
      reading.allowsCharges = true
    } else if !numbers.isEmpty, numbers.allSatisfy({ $0 < 0 }) {
      reading.mapping.discount = .negative
      say("\(named(column)) is money off below zero.")
    }
  }

  /// Whether more totals are right with the values below zero on top of the price than off it.
  private func showsCharges(_ column: Int, _ lines: LineSample) -> Bool {
    let (price, total) = (reading.column(.unitPrice), reading.column(.total))
    let quantity = reading.column(.quantity)
    var (charges, savings) = (0, 0)
    for line in lines.lines {
      guard let off = line[column], off != 0, let one = line[price], let paid = line[total]
      else { continue }
      let product = one * (line[quantity] ?? 1)
      if LineSample.areEqual(product - off, paid) { charges += 1 }
      if LineSample.areEqual(product + off, paid) { savings += 1 }
    }
    return charges > savings
  }

  /// Takes amounts as whole cents where the header says so and the values agree.
  private mutating func settleMinorUnits(_ minor: [Int], of amounts: [Int], _ lines: LineSample) {
    guard let first = minor.first else { return }
    let others = amounts.filter { column in
      !minor.contains(column) && reading.columns[column] != nil
        && lines.lines.contains { $0[column] != nil }
        && !(reading.columns[column] == .discount && reading.mapping.discount == .percent)
    }
    let broken = minor.lazy.compactMap { column in
      lines.filled(column).first { $0.contains { $0 == "." || $0 == "," } }
    }.first
    func refuse(_ clause: String) { report(.unclearCents(column: named(first), clause: clause)) }
    if let broken {
      refuse("but \(QuotedValue.describe(broken)) has decimals")
    } else if let other = others.first {
      refuse("and \(named(other)) is not")
    } else {
      reading.mapping.isInMinorUnits = true
      // The currency says how many of them make one.
      reading.mapping.constants.currency = reading.currency?.label
      say(Message.inMinorUnits(column: named(first)))
    }
  }
}

extension TableDetective {
  /// Finds the columns that say which rows are returns or were not bought.
  ///
  /// A column that words take for receipt numbers may say so, and then has no receipt numbers.
  mutating func settleRowKinds() {
    let amount = reading.column(.total) ?? reading.column(.unitPrice)
    let numbers = [amount, reading.column(.quantity)].compactMap(\.self)
    let signs = sample.records.map { record in
      let isNegative = numbers.contains {
        record[$0].unicodeScalars.contains { $0 == "-" || $0 == "−" || $0 == "–" || $0 == "(" }
      }
      let isFilled = amount.map {
        record[$0].unicodeScalars.contains { $0 >= "1" && $0 <= "9" }
      }
      return (isCounted: isFilled == true && !isNegative, isNegative: isNegative)
    }
    for (column, field) in reading.columns.enumerated() where field == nil || field == .receiptID {
      guard
        let kind = RowKindColumn(column, reading.names[column], sample[column], signs: signs)
      else { continue }
      reading.rowKinds.append(kind)
      reading.columns[column] = nil
      if let pattern = kind.pattern(reading.rowName(of: column)) {
        reading.understood.insert(column)
        reading.mapping.rows[.skip, default: []].append(pattern)
      }
      guard !kind.leftOut.isEmpty else { continue }
      let values = kind.leftOut.map { QuotedValue.describe($0, limit: 24) }
      say(Message.rowsOfFlag(values: values.joined(separator: ", "), column: named(column)))
    }
  }

  /// Names what programs write for nothing, where it would be a store, a category or a unit.
  mutating func settleEmptyValues() {
    let texts: [Field] = [
      .receiptID, .time, .store, .location, .barcode, .category, .unit, .currency, .person,
    ]
    var found: Set<String> = []
    for (column, field) in reading.columns.enumerated() where field.map(texts.contains) ?? false {
      for value in sample[column] where !value.isEmpty && NumberText.isAbsent(value) {
        found.insert(value)
      }
    }
    if found.isEmpty { return }
    reading.mapping.emptyValues = found.sorted()
    say(
      Message.emptyValues(
        values: found.sorted().map { QuotedValue.describe($0, limit: 24) }.joined(separator: ", ")))
  }

  /// Leaves out a column of persons whose values are none.
  mutating func settlePersons() {
    settleBeneficiaries()
    guard let column = reading.column(.person) else { return }
    let values = Set(sample[column]).filter { !$0.isEmpty }
    guard !values.isEmpty else { return }
    // A column `Paid by` may have ways to pay or numbers of cards in place of persons.
    let haveWaysToPay = values.map { HeaderName.folded($0) }.contains(where: Self.isWayToPay)
    if haveWaysToPay || !values.contains(where: { $0.contains(where: \.isLetter) }) {
      reading.columns[column] = nil
    }
  }

  /// A column `For` may have occasions and other texts in place of the names of a few people.
  private mutating func settleBeneficiaries() {
    guard let column = reading.column(.beneficiaries) else { return }
    let names = Set(
      sample[column].flatMap { ValueWords.beneficiaries(in: $0) }.map { foldedName($0) })
    let areNames = names.allSatisfy { name in
      name.contains(where: \.isLetter) && !name.contains(where: \.isNumber) && name.count <= 30
    }
    if names.count > Self.mostBeneficiaries || !areNames { reading.columns[column] = nil }
  }

  private static let mostBeneficiaries = 12

  /// Whether a value of a column, folded, is a way to pay and nobody's name.
  static func isWayToPay(_ folded: String) -> Bool {
    waysToPay.contains(folded) || truths.contains(folded)
      || paymentStems.contains { folded.hasPrefix($0) }
  }

  private static let truths = ValueWords.folded("yes").union(ValueWords.folded("no"))

  private static let paymentStems = ValueWords.folded("payment_stem")
  private static let waysToPay = ValueWords.folded("way_to_pay")
}

/// The columns that look as if they matter, and that no meaning took.
extension TableReading {
  func unreadColumns(_ records: some Sequence<[String]>) -> [Int] {
    let known = HeaderColumns(names)
    let rivals = Set(known.rivals.map(\.loser))
    return columns.indices.filter { column in
      guard columns[column] == nil, known.meanings[column] == nil, !rivals.contains(column),
        !HeaderWords.isOfNoUse(names[column])
      else { return false }
      let values = records.map { $0[column] }.filter { !$0.isEmpty }
      return !values.isEmpty
        && (mayName(column, values) || mayMeasure(column, values) || mayPay(column, values))
    }
  }

  /// Whether a name contains a word for a receipt or a store, which the file otherwise lacks.
  private func mayName(_ column: Int, _ values: [String]) -> Bool {
    let folded = HeaderName.folded(names[column])
    func contains(_ meaning: Field) -> Bool {
      HeaderWords.words(for: meaning).contains { word in
        word.count >= 4 && (folded.hasPrefix(word) || folded.hasSuffix(word))
      }
    }
    if !has(.receiptID), contains(.receiptID),
      values.allSatisfy({ $0.contains(where: \.isNumber) })
    {
      return true
    }
    return !has(.store) && !has(.location)
      && (contains(.store)
        || HeaderWords.storeSubstitutes.keys.contains { $0.count >= 5 && folded.hasPrefix($0) })
  }

  /// Whether a name seems to say who paid, and a few names of people stand below it.
  private func mayPay(_ column: Int, _ values: [String]) -> Bool {
    let words = names[column].split { !$0.isLetter }.map { HeaderName.folded($0) }
    let people = Set(values.map { HeaderName.folded($0) })
    return !has(.person) && people.count <= 8 && people.count < max(values.count, 2)
      && words.contains { word in
        Self.payerWords.contains(word)
          || Self.payerParts.contains { word.hasPrefix($0) }
      }
      && values.allSatisfy { value in
        value.contains(where: \.isLetter) && !value.contains(where: \.isNumber)
          && value.count <= 30
      }
      && !people.contains(where: TableDetective.isWayToPay)
  }

  private static let payerParts = HeaderWords.folded("payer_part")
  private static let payerWords = HeaderWords.folded("payer_word")

  /// Whether all values are amounts or days, or quantities in a file that has none.
  private func mayMeasure(_ column: Int, _ values: [String]) -> Bool {
    let numbers = values.compactMap { WrittenNumber($0, mark: marks[column]) }
    guard numbers.count == values.count else {
      let order = dateOrder ?? .dayMonthYear
      return numbers.isEmpty && values.allSatisfy { DateText.moment($0, order: order) != nil }
    }
    if numbers.contains(where: { $0.value.scale > 0 || !$0.currency.isEmpty }) { return true }
    let wholes = Set(numbers.map(\.value.significand))
    // Small whole numbers that are no row numbers may be quantities.
    return !has(.quantity) && wholes.allSatisfy { (0...200).contains($0) }
      && wholes.count > 1 && wholes.count < values.count && wholes.contains { $0 > 1 }
  }
}

extension Message {
  fileprivate static func rowsOfFlag(values: String, column: String) -> String {
    "Rows with \(values) in \(column) are left out: they are no purchases."
  }

  fileprivate static func emptyValues(values: String) -> String {
    "\(values) count as empty."
  }

  fileprivate static func receiptTotalOnFirstRow(total: String) -> String {
    "\(total) is the total of the whole receipt, not of its lines: first rows alone have it."
  }

  fileprivate static func noDiscount(column: String) -> String {
    "\(column) has no numbers and is no discount."
  }

  fileprivate static func inPercent(column: String) -> String {
    "The header says that \(column) is in percent of the price."
  }
}
