import PricebookModel

/// What the columns of amounts are, where the header leaves it open or the numbers contradict it.
extension TableDetective {
  /// Decides what the amounts are, or notes that the records do not show it.
  mutating func settlePrices() {
    guard var columns = AmountColumns(reading) else { return }
    let sampled = LineSample(reading, numbers: columns.numbers, sample.records)
    settlePieces(&columns, sampled)
    if let unitPrice = columns.unitPrice, let total = columns.total {
      settleTotal(&columns, sampled, unitPrice, total)
    }
    settlePackage(columns, sampled)
    if columns.total == nil, columns.isUnitPriceOpen, columns.quantity != nil {
      reading.questions.priceColumn = columns.unitPrice
      settleOpenPrice(columns, sampled)
    } else if columns.unitPrice == nil, columns.isTotalOpen, let total = columns.total {
      settleUsualTotal(columns, sampled, total)
    }
    if reading.isPriceOpen, text.count > TableSample.byteCount, let columns = AmountColumns(reading)
    {
      let whole = TableSample(text[...], reading.dialect, width: reading.names.count)
      settleOpenPrice(columns, LineSample(reading, numbers: columns.numbers, whole.records))
    }
  }

  /// Of two columns of totals, one that all lines of each receipt share is that of the receipt.
  mutating func settleRivalTotals() {
    let rivals = HeaderColumns(reading.names).rivals
    guard let total = reading.column(.total),
      let other = rivals.first(where: { $0.winner == total && $0.meaning == .total })?.loser,
      reading.columns[other] == nil
    else { return }
    let sampled = LineSample(reading, numbers: [other, total], sample.records)
    let receipts = Dictionary(grouping: sampled.lines, by: \.receipt).values.filter { $0.count > 1 }
    func isShared(_ column: Int, _ lines: [LineSample.Line]) -> Bool {
      Set(lines.map { $0.record[column] }).count == 1
    }
    guard receipts.allSatisfy({ isShared(total, $0) && !$0[0].record[total].isEmpty }),
      receipts.contains(where: { !isShared(other, $0) })
    else { return }
    reading.columns[total] = nil
    reading.columns[other] = .total
    reading.understood.insert(total)
    forgetRivalry(of: other)
    reading.evidence.append(Message.receiptTotalShared(total: reading.named(total)))
    let wrong = receipts.count { lines in
      let sum = lines.reduce(0) { $0 + ($1.numbers[other] ?? 0) }
      return lines[0].numbers[total].map { !LineSample.areEqual(sum, $0) } ?? false
    }
    guard wrong > 0 else { return }
    reading.diagnostics.append(
      Diagnostic(
        .receiptsDoNotAddUp(wrong: wrong, receipts: receipts.count, total: reading.named(total)),
        file: file))
  }

  /// An amount beside a unit and a price is how many pieces were bought, if all are whole numbers.
  private mutating func settlePieces(_ columns: inout AmountColumns, _ sampled: LineSample) {
    guard columns.quantity == nil, columns.unit != nil, let price = columns.unitPrice,
      let amount = columns.total, HeaderWords.mayCountPieces(reading.names[amount])
    else { return }
    let lines = sampled.lines(with: [price, amount])
    let arePieces = lines.allSatisfy { line in
      let text = sampled.text(amount, line)
      return text.utf8.count <= 4 && text.utf8.allSatisfy(\.isDigit)
    }
    guard arePieces,
      lines.contains(where: { sampled.number(price, $0) != sampled.number(amount, $0) })
    else { return }
    reading.columns[amount] = .quantity
    columns.quantity = amount
    columns.total = nil
    reading.evidence.append(
      Message.piecesBesideUnit(
        amount: reading.named(amount), unit: reading.named(columns.unit),
        price: reading.named(price)))
  }

  private mutating func settleTotal(
    _ columns: inout AmountColumns, _ sampled: LineSample, _ unitPrice: Int, _ total: Int
  ) {
    if settleTax(columns, sampled) { return }
    if isReceiptTotal(total, columns, sampled, amount: unitPrice) {
      reading.columns[total] = nil
      columns.total = nil
      columns.unknown.append(total)
      columns.isUnitPriceOpen = columns.isUnitPriceOpen && columns.quantity != nil
      reading.evidence.append(Message.receiptTotalAddsUp(total: reading.named(total)))
      return
    }
    let lines = sampled.lines(with: [unitPrice, total])
    let many = lines.filter { sampled.isMany($0, columns.quantity) }
    guard !many.isEmpty else {
      settleWithoutQuantities(columns, sampled, lines, unitPrice, total)
      return
    }
    let agreeing = many.count { sampled.fits($0, columns, price: unitPrice, total: total) }
    if agreeing * 2 >= many.count {
      reading.evidence.append(
        Message.priceTimesQuantity(
          price: reading.named(unitPrice), quantity: reading.named(columns.quantity),
          total: reading.named(total), extent: inRecords(agreeing, of: many.count)))
      return
    }
    let swapped = many.count { sampled.fits($0, columns, price: total, total: unitPrice) }
    if swapped * 5 >= many.count * 4 {
      reading.columns[unitPrice] = .total
      reading.columns[total] = .unitPrice
      reading.evidence.append(
        Message.pricesSwapped(
          all: reading.named(unitPrice), one: reading.named(total),
          quantity: reading.named(columns.quantity), extent: inRecords(swapped, of: many.count)))
      return
    }
    let same = many.count {
      sampled.fits($0, price: unitPrice, quantity: nil, discount: nil, total: total)
    }
    settleContradiction(&columns, sampled, unitPrice, total, areSame: same * 5 >= many.count * 4)
  }

  /// No record has a quantity other than 1: the unit price may be that of a measure.
  private mutating func settleWithoutQuantities(
    _ columns: AmountColumns, _ sampled: LineSample, _ lines: [LineSample.Line],
    _ unitPrice: Int, _ total: Int
  ) {
    guard columns.quantity != nil, !lines.isEmpty else { return }
    let agreeing = lines.count { sampled.fits($0, columns, price: unitPrice, total: total) }
    if agreeing * 2 < lines.count, HeaderWords.isOpenPrice(reading.names[total]) {
      leaveOutUnitPrice(unitPrice, "it is not \(reading.named(total)) of one piece")
    }
  }

  /// The price of one times the quantity is not what was paid: one of the two is something else.
  private mutating func settleContradiction(
    _ columns: inout AmountColumns, _ sampled: LineSample, _ unitPrice: Int, _ total: Int,
    areSame: Bool
  ) {
    let isPromoted = HeaderWords.isOpenPrice(reading.names[total])
    guard areSame || isPromoted else { return }
    if areSame, isPromoted {
      // Both are the price of one; the clear word wins.
      reading.columns[total] = nil
      reading.evidence.append(
        Message.bothPricesOfOne(total: reading.named(total), price: reading.named(unitPrice)))
      return
    }
    leaveOutUnitPrice(
      unitPrice,
      areSame
        ? Message.sameAmounts(total: reading.named(total))
        : Message.otherMeasure(quantity: reading.named(columns.quantity)))
    guard isPromoted else { return }
    columns.unitPrice = total
    columns.total = nil
    columns.isUnitPriceOpen = true
    reading.columns[total] = .unitPrice
  }

  private mutating func leaveOutUnitPrice(_ column: Int, _ reason: String) {
    reading.columns[column] = nil
    reading.evidence.append("\(reading.named(column)) is not used: \(reason).")
  }

  /// Whether a column has the total of the receipt rather than of its lines.
  private func isReceiptTotal(
    _ total: Int, _ columns: AmountColumns, _ sampled: LineSample, amount: Int
  ) -> Bool {
    let lines = sampled.lines(with: [amount, total])
    let ofLines = lines.count { sampled.fits($0, columns, price: amount, total: total) }
    guard ofLines * 2 < lines.count else { return false }
    let sums = sampled.receiptSums(amount: amount, quantity: columns.quantity, total: total)
    let fitting = sums.count { sum in
      let tolerance = 0.006 * Double(sum.count) + 0.01
      return abs(sum.products - sum.total) <= tolerance || abs(sum.amounts - sum.total) <= tolerance
    }
    return !sums.isEmpty && fitting * 5 >= sums.count * 4
  }

  /// Decides whether a price is that of one or was paid for all.
  mutating func settleOpenPrice(_ columns: AmountColumns, _ sampled: LineSample) {
    guard let column = reading.questions.priceColumn else { return }
    reading.take(finding(of: column, columns, sampled).answered(choices.reading.priceMeaning))
  }

  private mutating func finding(
    of column: Int, _ columns: AmountColumns, _ sampled: LineSample, isLoud: Bool = false
  ) -> PriceFinding {
    let lines = sampled.lines(with: [column])
    guard let many = lines.first(where: { sampled.isMany($0, columns.quantity) })
    else { return .sameEitherWay }
    let votes = PriceVotes(
      lines.compactMap { line in
        let quantity = abs(sampled.number(columns.quantity, line) ?? 1)
        let price = abs(sampled.number(column, line) ?? 0)
        return quantity > 0 && price > 0 ? (line.product, quantity, price) : nil
      })
    if let meaning = receiptTotalMeaning(of: column, columns, sampled) { return meaning }
    switch votes.meaning(isLoud: isLoud) {
    case .one:
      return .decided(
        .one, reason: Message.pricesStay(count: votes.one, pairs: votes.one + votes.all))
    case .all:
      return .decided(
        .all, reason: Message.amountsGrow(count: votes.all, pairs: votes.one + votes.all))
    case nil: break
    }
    if votes.areProducts {
      return .decided(
        .all, reason: Message.amountsDivide(even: votes.evenCount, many: votes.manyCount))
    }
    let quantity = sampled.number(columns.quantity, many) ?? 1
    let price = sampled.number(column, many) ?? 0
    return .undecided(
      example: PriceExample(
        item: sampled.text(reading.column(.item), many),
        quantity: sampled.text(columns.quantity, many),
        price: sampled.text(column, many), product: Self.twoDecimals(price * quantity)))
  }

  private mutating func receiptTotalMeaning(
    of column: Int, _ columns: AmountColumns, _ sampled: LineSample
  ) -> PriceFinding? {
    for total in columns.unknown {
      let sums = sampled.receiptSums(amount: column, quantity: columns.quantity, total: total)
        .filter { !LineSample.areEqual($0.amounts, $0.products) }
      let tolerance = 0.02
      let all = sums.count { abs($0.amounts - $0.total) <= tolerance }
      let one = sums.count { abs($0.products - $0.total) <= tolerance + 0.006 * Double($0.count) }
      guard !sums.isEmpty, max(all, one) * 5 >= sums.count * 4, all != one else { continue }
      let count = max(all, one)
      reading.understood.insert(total)
      return .decided(
        all > one ? .all : .one,
        reason: Message.receiptsAddUp(
          count: count, receipts: sums.count, total: reading.named(total)))
    }
    return nil
  }

  /// A cost or value is usually what was paid for all, but not where items keep it in any quantity.
  private mutating func settleUsualTotal(
    _ columns: AmountColumns, _ sampled: LineSample, _ total: Int
  ) {
    guard columns.quantity != nil,
      sampled.lines.contains(where: { sampled.isMany($0, columns.quantity) })
    else { return }
    let found = finding(of: total, columns, sampled, isLoud: true).answered(
      choices.reading.priceMeaning)
    guard case .decided = found else {
      reading.evidence.append(Message.takenForTotal(total: reading.named(total)))
      return
    }
    reading.questions.priceColumn = total
    reading.take(found)
  }

  private func inRecords(_ count: Int, of all: Int) -> String {
    count == all
      ? "in \(count == 1 ? "the one record" : "all \(count) records") that can show it"
      : "in \(count) of \(all) records"
  }

  private static func twoDecimals(_ value: Double) -> String {
    let cents = Int(exactly: (abs(value) * 100).rounded()) ?? 0
    let digits = String(cents % 100 + 100).dropFirst()
    return "\(value < 0 ? "-" : "")\(cents / 100).\(digits)"
  }
}

/// Columns with a tax on top of the price, and with the size of a package.
extension TableDetective {
  /// Looks for a tax that explains the total.
  mutating func settleTax(_ columns: AmountColumns, _ sampled: LineSample) -> Bool {
    guard let unitPrice = columns.unitPrice, let total = columns.total, !columns.taxes.isEmpty
    else { return false }
    let choices =
      columns.taxes.count > 1 ? [columns.taxes] + columns.taxes.map { [$0] } : [columns.taxes]
    for taxes in choices {
      let lines = sampled.lines(with: [unitPrice, total] + taxes).filter { line in
        taxes.contains { sampled.number($0, line) != 0 }
      }
      func agreeing(_ taxes: [Int]) -> Int {
        lines.count { line in
          let more = taxes.reduce(0) { $0 + (sampled.number($1, line) ?? 0) }
          return sampled.fits(line, columns, price: unitPrice, more: more, total: total)
        }
      }
      let withTax = agreeing(taxes)
      guard !lines.isEmpty, withTax * 5 >= lines.count * 4, withTax > agreeing([]) else { continue }
      reading.mapping.columns[.charge] = ColumnSource(taxes.map { [reading.rowName(of: $0)] }, .sum)
      let sum = taxes.map { reading.named($0) }.joined(separator: " and ")
      reading.evidence.append(
        Message.taxOnTop(
          tax: sum, total: reading.named(total), extent: inRecords(withTax, of: lines.count)))
      return true
    }
    return false
  }

  /// Decides whether the size of a package is the quantity.
  mutating func settlePackage(_ columns: AmountColumns, _ sampled: LineSample) {
    guard let package = columns.package else { return }
    let filled = sampled.lines.filter { !sampled.text(package, $0).isEmpty }
    let numeric = filled.filter { (sampled.number(package, $0) ?? 0) > 0 }
    let isNumber = !filled.isEmpty && numeric.count * 5 >= filled.count * 4
    guard isNumber, columns.unit != nil else {
      reading.evidence.append(Message.packageSize(package: reading.named(package)))
      return
    }
    if columns.quantity != nil {
      if let unit = columns.unit {
        reading.columns[unit] = nil
        reading.evidence.append(
          Message.packageSizes(package: reading.named(package), unit: reading.named(unit)))
      }
      return
    }
    reading.columns[package] = .quantity
    if columns.total == nil, columns.isUnitPriceOpen, let price = columns.unitPrice {
      reading.columns[price] = .total
    }
    let agreeing = numeric.count {
      sampled.fits(
        $0, price: columns.unitPrice, quantity: package, discount: columns.discount,
        total: columns.total)
    }
    if columns.total != nil, let unitPrice = columns.unitPrice {
      if agreeing * 2 >= numeric.count {
        reading.evidence.append(
          Message.packageIsQuantity(
            package: reading.named(package), price: reading.named(unitPrice),
            total: reading.named(columns.total), extent: inRecords(agreeing, of: numeric.count)))
      } else {
        reading.columns[package] = nil
        if let unit = columns.unit { reading.columns[unit] = nil }
        reading.evidence.append(Message.packageSize(package: reading.named(package)))
      }
    } else {
      reading.evidence.append(
        Message.packageAlone(package: reading.named(package), unit: reading.named(columns.unit)))
    }
  }
}
