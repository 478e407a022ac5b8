import PricebookModel

/// What the columns of amounts are, where the header leaves it open or the numbers contradict it.
extension TableDetective {
  /// Decides what the amounts are, or notes that the records do not show it.
  mutating func settlePrices() {
    guard var sampled = LineSample(amountsOf: reading, sample.records) else { return }
    settlePieces(&sampled)
    if let unitPrice = sampled.unitPrice, let total = sampled.total {
      settleTotal(&sampled, unitPrice, total)
    }
    settlePackage(sampled)
    if sampled.total == nil, sampled.isUnitPriceOpen, sampled.quantity != nil {
      reading.questions.priceColumn = sampled.unitPrice
      settleOpenPrice(sampled)
    } else if sampled.unitPrice == nil, sampled.isTotalOpen, let total = sampled.total {
      settleUsualTotal(sampled, total)
    }
    if reading.isPriceOpen, let records = wholeSample?.records,
      let whole = LineSample(amountsOf: reading, records)
    {
      settleOpenPrice(whole)
    }
  }

  /// Of two totals, one that all lines of a receipt share is its own, and one with the tax was paid.
  mutating func settleRivalTotals() {
    guard let total = reading.column(.total),
      let other = HeaderColumns(reading.names).rivals.first(where: {
        $0.winner == total && $0.meaning == .total
      })?.loser,
      reading.columns[other] == nil
    else { return }
    let taxes = reading.names.indices.filter { HeaderWords.isTax(reading.names[$0]) }
    let sampled = LineSample(reading, numbers: [other, total] + taxes, sample.records)
    let receipts = Dictionary(grouping: sampled.lines, by: \.receipt).values.filter { $0.count > 1 }
    func isShared(_ column: Int, _ lines: [LineSample.Line]) -> Bool {
      Set(lines.map { $0.record[column] }).count == 1
    }
    let isOfReceipt = receipts.allSatisfy { isShared(total, $0) && !$0[0].record[total].isEmpty }
    let tax = taxes.first { tax in
      let lines = sampled.lines(with: [other, total, tax]).filter { $0[tax] != 0 }
      let fitting = lines.count { sampled.fits($0, price: total, more: $0[tax] ?? 0, total: other) }
      return !lines.isEmpty && fitting.isFourFifths(of: lines.count)
    }
    let isNet = tax != nil && (receipts.isEmpty || !isOfReceipt)
    guard isNet || isOfReceipt && receipts.contains(where: { !isShared(other, $0) })
    else { return }
    reading.columns[total] = nil
    reading.columns[other] = .total
    reading.understood.insert(total)
    forgetRivalry(of: other)
    guard !isNet else { return say(Message.totalWithTax(total: named(other), net: named(total))) }
    say(Message.receiptTotalShared(total: named(total)))
    let wrong = receipts.count { lines in
      let sum = lines.reduce(0) { $0 + ($1[other] ?? 0) }
      return lines[0][total].map { !LineSample.areEqual(sum, $0) } ?? false
    }
    if wrong > 0 {
      report(.receiptsDoNotAddUp(wrong: wrong, receipts: receipts.count, total: named(total)))
    }
  }

  /// Finds the quantity where no name of a column says it, such as numbers in place of units.
  private mutating func settlePieces(_ sampled: inout LineSample) {
    guard sampled.quantity == nil else { return }
    var counts =
      sampled.unit.map {
        sampled.hasNumbers($0) || sampled.hasWeights($0) ? [$0] : []
      } ?? []
    if let price = sampled.unitPrice, let total = sampled.total {
      counts += sampled.unknown.filter { sampled.isFactor($0, of: price, in: total) }
    }
    if let count = counts.first {
      reading.columns[count] = .quantity
      sampled.quantity = count
      if sampled.unit == count { sampled.unit = nil }
      return say(Message.numbersOfPieces(column: named(count)))
    }
    guard let price = sampled.unitPrice, let amount = sampled.total,
      HeaderWords.mayCountPieces(reading.names[amount])
    else { return }
    let lines = sampled.lines(with: [price, amount])
    let arePieces = lines.map { $0.record[amount].utf8 }.allSatisfy {
      $0.count <= 4 && $0.allSatisfy(\.isDigit)
    }
    guard arePieces, lines.contains(where: { $0[price] != $0[amount] }) else { return }
    // Nobody pays less for some pieces than one costs.
    guard sampled.unit != nil || lines.contains(where: { ($0[amount] ?? 0) < ($0[price] ?? 0) })
    else { return }
    reading.columns[amount] = .quantity
    sampled.quantity = amount
    sampled.total = nil
    say(
      sampled.unit == nil
        ? Message.piecesBesidePrice(amount: named(amount), price: named(price))
        : Message.piecesBesideUnit(
          amount: named(amount), unit: named(sampled.unit), price: named(price)))
  }

  /// Checks a unit price and a total against the quantity: they may be swapped, or one of them may
  /// be the total of the receipt or a tax.
  private mutating func settleTotal(_ sampled: inout LineSample, _ unitPrice: Int, _ total: Int) {
    if settleTax(sampled) { return }
    if isReceiptTotal(total, sampled, amount: unitPrice) {
      reading.columns[total] = nil
      sampled.total = nil
      sampled.unknown.append(total)
      sampled.isUnitPriceOpen = sampled.isUnitPriceOpen && sampled.quantity != nil
      return say(Message.receiptTotalAddsUp(total: named(total)))
    }
    let lines = sampled.lines(with: [unitPrice, total])
    let many = lines.filter(sampled.isMany)
    guard !many.isEmpty else {
      let agreeing = lines.count { sampled.fits($0, price: unitPrice, total: total) }
      // No record has a quantity other than 1: the unit price may be that of a measure.
      if sampled.quantity != nil, agreeing * 2 < lines.count,
        HeaderWords.isOpenPrice(reading.names[total])
      {
        leaveOutUnitPrice(unitPrice, "it is not \(named(total)) of one piece")
      }
      if sampled.quantity == nil, sampled.package == nil, agreeing > 0, agreeing < lines.count {
        report(
          .noQuantities(total: named(total), price: named(unitPrice), count: lines.count - agreeing)
        )
      }
      return
    }
    let right = many.count { sampled.fits($0, price: unitPrice, total: total) }
    if right * 2 >= many.count {
      return say(
        Message.priceTimesQuantity(
          price: named(unitPrice), quantity: named(sampled.quantity), total: named(total),
          extent: inRecords(right, of: many.count)))
    }
    let swapped = many.count { sampled.fits($0, price: total, total: unitPrice) }
    if swapped.isFourFifths(of: many.count) {
      reading.columns[unitPrice] = .total
      reading.columns[total] = .unitPrice
      return say(
        Message.pricesSwapped(
          all: named(unitPrice), one: named(total), quantity: named(sampled.quantity),
          extent: inRecords(swapped, of: many.count)))
    }
    let same = many.count { LineSample.areEqual($0[unitPrice] ?? 0, $0[total] ?? 0) }
    settleContradiction(&sampled, unitPrice, total, areSame: same.isFourFifths(of: many.count))
  }

  /// The price of one times the quantity is not what was paid: one of the two is something else.
  private mutating func settleContradiction(
    _ sampled: inout LineSample, _ unitPrice: Int, _ total: Int, areSame: Bool
  ) {
    let isPromoted = HeaderWords.isOpenPrice(reading.names[total])
    guard areSame || isPromoted else { return }
    if areSame, isPromoted {
      // Both are the price of one; the clear word wins.
      reading.columns[total] = nil
      return say(Message.bothPricesOfOne(total: named(total), price: named(unitPrice)))
    }
    leaveOutUnitPrice(
      unitPrice,
      areSame
        ? Message.sameAmounts(total: named(total))
        : Message.otherMeasure(quantity: named(sampled.quantity)))
    guard isPromoted else { return }
    sampled.unitPrice = total
    sampled.total = nil
    sampled.isUnitPriceOpen = true
    reading.columns[total] = .unitPrice
  }

  private mutating func leaveOutUnitPrice(_ column: Int, _ reason: String) {
    reading.columns[column] = nil
    say("\(named(column)) is not used: \(reason).")
  }

  private func isReceiptTotal(_ total: Int, _ sampled: LineSample, amount: Int) -> Bool {
    let lines = sampled.lines(with: [amount, total])
    let ofLines = lines.count { sampled.fits($0, price: amount, total: total) }
    guard ofLines * 2 < lines.count else { return false }
    let sums = sampled.receiptSums(amount: amount, total: total)
    let fitting = sums.count { sum in
      let tolerance = 0.006 * Double(sum.count) + 0.01
      return abs(sum.products - sum.total) <= tolerance || abs(sum.amounts - sum.total) <= tolerance
    }
    return !sums.isEmpty && fitting.isFourFifths(of: sums.count)
  }

  /// Decides whether a price column has the price of one or what was paid for all, if its header
  /// does not.
  mutating func settleOpenPrice(_ sampled: LineSample) {
    guard let column = reading.questions.priceColumn else { return }
    reading.take(finding(of: column, sampled).answered(choices.reading.priceMeaning))
  }

  /// What the lines show of a price, the surest evidence first: fractions of a measure, totals of
  /// receipts, then how prices of one item change with the quantity.
  private mutating func finding(
    of column: Int, _ sampled: LineSample, isLoud: Bool = false
  ) -> PriceFinding {
    let lines = sampled.lines(with: [column])
    if let fine = lines.lazy.compactMap(sampled.fineMeasure).first {
      return .decided(.all, reason: Message.noPriceOfOne(fine))
    }
    guard let many = lines.first(where: sampled.isMany) else { return .sameEitherWay }
    let votes = PriceVotes(
      lines.compactMap { line in
        let (quantity, price) = (abs(line[sampled.quantity] ?? 1), abs(line[column] ?? 0))
        return quantity > 0 && price > 0 ? (line.product, quantity, price) : nil
      })
    if let meaning = totalMeaning(of: column, sampled) { return meaning }
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
    let product = (many[column] ?? 0) * (many[sampled.quantity] ?? 1)
    return .undecided(
      example: PriceExample(
        item: many.text(reading.column(.item)), quantity: many.text(sampled.quantity),
        price: many.record[column], product: Self.twoDecimals(product)))
  }

  /// What a price is where the amounts of receipts, or their products, add up to a column of
  /// totals.
  private mutating func totalMeaning(of column: Int, _ sampled: LineSample) -> PriceFinding? {
    let ways = sampled.discount == nil ? [false] : [true, false]
    for (total, isLessDiscount) in sampled.unknown.flatMap({ total in ways.map { (total, $0) } }) {
      let sums = sampled.receiptSums(amount: column, total: total, isLessDiscount: isLessDiscount)
        .filter { !LineSample.areEqual($0.amounts, $0.products) }
      let tolerance = 0.02
      let all = sums.count { abs($0.amounts - $0.total) <= tolerance }
      let one = sums.count { abs($0.products - $0.total) <= tolerance + 0.006 * Double($0.count) }
      guard !sums.isEmpty, max(all, one).isFourFifths(of: sums.count), all != one else { continue }
      let count = max(all, one)
      reading.understood.insert(total)
      return .decided(
        all > one ? .all : .one,
        reason: Message.receiptsAddUp(count: count, receipts: sums.count, total: named(total)))
    }
    return nil
  }

  /// A cost or value is usually what was paid for all, but not where items keep it in any quantity.
  private mutating func settleUsualTotal(_ sampled: LineSample, _ total: Int) {
    guard sampled.lines.contains(where: sampled.isMany) else { return }
    let found = finding(of: total, sampled, isLoud: true).answered(choices.reading.priceMeaning)
    guard case .decided = found else { return say(Message.takenForTotal(total: named(total))) }
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

  mutating func settleTax(_ sampled: LineSample) -> Bool {
    guard let unitPrice = sampled.unitPrice, let total = sampled.total else { return false }
    let single = sampled.taxes.map { [$0] }
    for taxes in single.count > 1 ? [sampled.taxes] + single : single {
      let lines = sampled.lines(with: [unitPrice, total] + taxes).filter { line in
        taxes.contains { line[$0] != 0 }
      }
      func agreeing(_ taxes: [Int]) -> Int {
        lines.count { line in
          let more = taxes.reduce(0) { $0 + (line[$1] ?? 0) }
          return sampled.fits(line, price: unitPrice, more: more, total: total)
        }
      }
      let withTax = agreeing(taxes)
      guard !lines.isEmpty, withTax.isFourFifths(of: lines.count), withTax > agreeing([]) else {
        continue
      }
      reading.mapping.columns[.charge] = ColumnSource(taxes.map { [reading.rowName(of: $0)] }, .sum)
      say(
        Message.taxOnTop(
          tax: taxes.map { named($0) }.joined(separator: " and "), total: named(total),
          extent: inRecords(withTax, of: lines.count)))
      return true
    }
    return false
  }

  mutating func settlePackage(_ sampled: LineSample) {
    guard let package = sampled.package else { return }
    let filled = sampled.lines.filter { !$0.record[package].isEmpty }
    let numeric = filled.filter { ($0[package] ?? 0) > 0 }
    guard !filled.isEmpty, numeric.count.isFourFifths(of: filled.count), let unit = sampled.unit
    else { return say(Message.packageSize(package: named(package))) }
    if sampled.quantity != nil {
      reading.columns[unit] = nil
      return say(Message.packageSizes(package: named(package), unit: named(unit)))
    }
    reading.columns[package] = .quantity
    guard let total = sampled.total, let price = sampled.unitPrice else {
      if sampled.isUnitPriceOpen, let price = sampled.unitPrice { reading.columns[price] = .total }
      return say(Message.packageAlone(package: named(package), unit: named(unit)))
    }
    let agreeing = numeric.count { sampled.fits($0, price: price, quantity: package, total: total) }
    if agreeing * 2 >= numeric.count {
      say(
        Message.packageIsQuantity(
          package: named(package), price: named(price), total: named(total),
          extent: inRecords(agreeing, of: numeric.count)))
    } else {
      reading.columns[package] = nil
      reading.columns[unit] = nil
      say(Message.packageSize(package: named(package)))
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func noQuantities(total: String, price: String, count: Int)
    -> DiagnosticMessage
  {
    DiagnosticMessage(
      .warning, .totalMismatch,
      """
      \(total) is not \(price) in \(count) of the first records, and no column says how many were \
      bought, so that every line counts as one piece; name the column of quantities “quantity”, or \
      say in a mapping which it is
      """)
  }
}

extension Message {
  fileprivate static func receiptTotalShared(total: String) -> String {
    """
    \(total) is the total of the whole receipt, not of its lines: all lines of a receipt have the \
    same.
    """
  }

  fileprivate static func numbersOfPieces(column: String) -> String {
    """
    \(column) is the quantity: it has numbers in place of units, or by which the prices are \
    multiplied.
    """
  }

  fileprivate static func totalWithTax(total: String, net: String) -> String {
    "\(total) is what was paid: it is \(net) and the tax."
  }

  fileprivate static func piecesBesideUnit(amount: String, unit: String, price: String) -> String {
    "\(amount) is the quantity: its whole numbers are beside \(unit) and \(price)."
  }

  fileprivate static func piecesBesidePrice(amount: String, price: String) -> String {
    "\(amount) is the quantity: its whole numbers are less than \(price), which is that of one."
  }

  fileprivate static func receiptTotalAddsUp(total: String) -> String {
    """
    \(total) is the total of the whole receipt, not of its lines: the lines of a receipt add up to \
    it.
    """
  }

  fileprivate static func priceTimesQuantity(
    price: String, quantity: String, total: String, extent: String
  ) -> String {
    "\(price) × \(quantity) is \(total) \(extent)."
  }

  fileprivate static func pricesSwapped(
    all: String, one: String, quantity: String, extent: String
  ) -> String {
    """
    \(all) is what was paid for all and \(one) the price of one, whatever their names: \(one) × \
    \(quantity) is \(all) \(extent).
    """
  }

  fileprivate static func bothPricesOfOne(total: String, price: String) -> String {
    """
    \(total) is the price of one, as \(price) is: both have the same amounts, whatever the \
    quantity.
    """
  }

  fileprivate static func sameAmounts(total: String) -> String {
    "it has the same amounts as \(total), whatever the quantity"
  }

  fileprivate static func otherMeasure(quantity: String) -> String {
    "it is the price of another measure than \(quantity)"
  }

  fileprivate static func pricesStay(count: Int, pairs: Int) -> String {
    """
    items keep their price when another quantity is bought (\(count) of \(pairs) purchases that \
    can be compared)
    """
  }

  fileprivate static func amountsGrow(count: Int, pairs: Int) -> String {
    """
    the amount of an item grows with the quantity (\(count) of \(pairs) purchases that can be \
    compared)
    """
  }

  fileprivate static func noPriceOfOne(_ quantity: String) -> String {
    "a quantity is “\(quantity)”, and no store asks a price for so little as one of its unit"
  }

  fileprivate static func amountsDivide(even: Int, many: Int) -> String {
    "\(even) of \(many) amounts for several pieces can be divided by the pieces"
  }

  fileprivate static func receiptsAddUp(count: Int, receipts: Int, total: String) -> String {
    "this way the lines of \(count) of \(receipts) receipts add up to \(total)"
  }

  fileprivate static func takenForTotal(total: String) -> String {
    "\(total) is taken for what was paid for all, as its name says; no record shows it."
  }

  fileprivate static func taxOnTop(tax: String, total: String, extent: String) -> String {
    "\(tax) is on top of the price: with it, \(total) is right \(extent)."
  }

  fileprivate static func packageSize(package: String) -> String {
    "\(package) is the size of a package and no quantity."
  }

  fileprivate static func packageSizes(package: String, unit: String) -> String {
    "\(package) and \(unit) are the size of a package and no quantity."
  }

  fileprivate static func packageIsQuantity(
    package: String, price: String, total: String, extent: String
  ) -> String {
    "\(package) is the quantity: \(price) × \(package) is \(total) \(extent)."
  }

  fileprivate static func packageAlone(package: String, unit: String) -> String {
    "\(package) is the quantity, in the unit of \(unit): there is no other."
  }
}
