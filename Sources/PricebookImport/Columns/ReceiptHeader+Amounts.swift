import PricebookModel

/// What the columns of amounts are, decided over a sample where the words of the header leave it
/// open or the numbers contradict them.
extension ReceiptHeader {
  /// Decides what the amounts are, or notes that the records do not show it.
  mutating func settlePrices(_ text: [UInt8], asked: PriceMeaning?) {
    guard let columns = AmountColumns(self) else { return }
    var sample = SampledLines(columns.sampled(self), marks: marks)
    sample.add(records(of: text.prefix(1 << 16)), width: names.count)
    settlePrices(columns, sample, asked: asked)
    guard case .decided = price else {
      guard priceColumn != nil, text.count > 1 << 16 else { return }
      var whole = SampledLines(columns.sampled(self), marks: marks)
      whole.add(records(of: text[...]), width: names.count)
      let columns = AmountColumns(self) ?? columns
      return settleOpenPrice(columns, AmountSample(whole, columns), asked: asked)
    }
  }

  /// The decimal mark of every column.
  var marks: [UInt8] {
    names.indices.map { (mapping.numberFormats[$0] ?? mapping.numberFormat).decimalMark }
  }

  private mutating func settlePrices(
    _ columns: AmountColumns, _ sampled: SampledLines, asked: PriceMeaning?
  ) {
    var columns = columns
    let sample = AmountSample(sampled, columns)
    settlePieces(&columns, sample)
    if let unitPrice = columns.unitPrice, let total = columns.total {
      settleTotal(&columns, sample, unitPrice, total, asked: asked)
    }
    settlePackage(columns, sample)
    if columns.total == nil, columns.isUnitPriceOpen, columns.quantity != nil {
      priceColumn = columns.unitPrice
      settleOpenPrice(columns, sample, asked: asked)
    } else if columns.unitPrice == nil, columns.isTotalOpen, let total = columns.total {
      settleUsualTotal(columns, sample, total, asked: asked)
    }
  }

  /// An amount beside a unit and a price is how many pieces were bought, if all are whole numbers.
  private mutating func settlePieces(_ columns: inout AmountColumns, _ sample: AmountSample) {
    guard columns.quantity == nil, columns.unit != nil, let price = columns.unitPrice,
      let amount = columns.total, HeaderWords.mayCountPieces(names[amount])
    else { return }
    let lines = sample.lines(with: [price, amount])
    let arePieces = lines.allSatisfy { line in
      let text = sample.text(amount, line)
      return text.utf8.count <= 4 && text.utf8.allSatisfy(\.isDigit)
    }
    guard arePieces,
      lines.contains(where: { sample.number(price, $0) != sample.number(amount, $0) })
    else { return }
    mapping.meanings[amount] = .quantity
    columns.quantity = amount
    columns.total = nil
    evidence.append(
      "\(named(amount)) is the quantity: its whole numbers are beside \(named(columns.unit)) and "
        + "\(named(price)).")
  }

  private mutating func settleTotal(
    _ columns: inout AmountColumns, _ sample: AmountSample, _ unitPrice: Int, _ total: Int,
    asked: PriceMeaning?
  ) {
    if settleTax(columns, sample) { return }
    if isReceiptTotal(total, columns, sample, amount: unitPrice) {
      mapping.meanings[total] = nil
      columns.total = nil
      columns.unknown.append(total)
      columns.isUnitPriceOpen = columns.isUnitPriceOpen && columns.quantity != nil
      evidence.append(
        "\(named(total)) is the total of the whole receipt, not of its lines: the lines of a "
          + "receipt add up to it.")
      return
    }
    let lines = sample.lines(with: [unitPrice, total])
    let many = lines.filter { sample.isMany($0, columns.quantity) }
    guard !many.isEmpty else {
      settleWithoutQuantities(columns, sample, lines, unitPrice, total)
      return
    }
    let agreeing = many.count {
      sample.fits(
        $0, price: unitPrice, quantity: columns.quantity, discount: columns.discount, total: total)
    }
    if agreeing * 2 >= many.count {
      evidence.append(
        "\(named(unitPrice)) × \(named(columns.quantity)) is \(named(total)) "
          + "\(inRecords(agreeing, of: many.count)).")
      return
    }
    let swapped = many.count {
      sample.fits(
        $0, price: total, quantity: columns.quantity, discount: columns.discount, total: unitPrice)
    }
    if swapped * 5 >= many.count * 4 {
      mapping.meanings[unitPrice] = .total
      mapping.meanings[total] = .unitPrice
      evidence.append(
        "\(named(unitPrice)) is what was paid for all and \(named(total)) the price of one, "
          + "whatever their names: \(named(total)) × \(named(columns.quantity)) is "
          + "\(named(unitPrice)) \(inRecords(swapped, of: many.count)).")
      return
    }
    let same = many.count {
      sample.fits($0, price: unitPrice, quantity: nil, discount: nil, total: total)
    }
    settleContradiction(
      &columns, sample, unitPrice, total, areSame: same * 5 >= many.count * 4, asked: asked)
  }

  /// No record has a quantity other than 1: the unit price may be that of a measure.
  private mutating func settleWithoutQuantities(
    _ columns: AmountColumns, _ sample: AmountSample, _ lines: [AmountSample.Line],
    _ unitPrice: Int, _ total: Int
  ) {
    guard columns.quantity != nil, !lines.isEmpty else { return }
    let agreeing = lines.count {
      sample.fits(
        $0, price: unitPrice, quantity: columns.quantity, discount: columns.discount, total: total)
    }
    if agreeing * 2 < lines.count, HeaderWords.isOpenPrice(names[total]) {
      leaveOutUnitPrice(unitPrice, "it is not \(named(total)) of one piece")
    }
  }

  /// The price of one times the quantity is not what was paid, so that one of the two is something
  /// else than its name says.
  private mutating func settleContradiction(
    _ columns: inout AmountColumns, _ sample: AmountSample, _ unitPrice: Int, _ total: Int,
    areSame: Bool, asked: PriceMeaning?
  ) {
    let isPromoted = HeaderWords.isOpenPrice(names[total])
    guard areSame || isPromoted else { return }
    if areSame, isPromoted {
      // Both are the price of one; the clear word wins.
      mapping.meanings[total] = nil
      evidence.append(
        "\(named(total)) is the price of one, as \(named(unitPrice)) is: both have the same "
          + "amounts, whatever the quantity.")
      return
    }
    leaveOutUnitPrice(
      unitPrice,
      areSame
        ? "it has the same amounts as \(named(total)), whatever the quantity"
        : "it is the price of another measure than \(named(columns.quantity))")
    guard isPromoted else { return }
    columns.unitPrice = total
    columns.total = nil
    columns.isUnitPriceOpen = true
    mapping.meanings[total] = .unitPrice
  }

  private mutating func leaveOutUnitPrice(_ column: Int, _ reason: String) {
    mapping.meanings[column] = nil
    evidence.append("\(named(column)) is not used: \(reason).")
  }

  /// Whether a column has the total of the receipt rather than of its lines.
  private func isReceiptTotal(
    _ total: Int, _ columns: AmountColumns, _ sample: AmountSample, amount: Int
  ) -> Bool {
    let lines = sample.lines(with: [amount, total])
    let ofLines = lines.count {
      sample.fits(
        $0, price: amount, quantity: columns.quantity, discount: columns.discount, total: total)
    }
    guard ofLines * 2 < lines.count else { return false }
    let sums = sample.receiptSums(amount: amount, quantity: columns.quantity, total: total)
    let fitting = sums.count { sum in
      let tolerance = 0.006 * Double(sum.count) + 0.01
      return abs(sum.products - sum.total) <= tolerance || abs(sum.amounts - sum.total) <= tolerance
    }
    return !sums.isEmpty && fitting * 5 >= sums.count * 4
  }

  /// Decides whether a price is that of one or was paid for all.
  mutating func settleOpenPrice(
    _ columns: AmountColumns, _ sample: AmountSample, asked: PriceMeaning?
  ) {
    guard let column = priceColumn else { return }
    price = finding(of: column, columns, sample).answered(asked)
    takePrice()
  }

  /// Gives the open price the meaning that was found.
  mutating func takePrice() {
    guard let column = priceColumn, case .decided(let meaning, let reason) = price else { return }
    let before = mapping.meanings
    mapping.meanings[column] = meaning == .all ? .total : .unitPrice
    correctSentences(since: before)
    let what = meaning == .all ? "what was paid for all" : "the price of one"
    evidence.append("\(named(column)) is \(what): \(reason).")
    takeRules()
  }

  private mutating func finding(
    of column: Int, _ columns: AmountColumns, _ sample: AmountSample, isLoud: Bool = false
  ) -> PriceFinding {
    let lines = sample.lines(with: [column])
    guard let many = lines.first(where: { sample.isMany($0, columns.quantity) }) else {
      return .sameEitherWay
    }
    let votes = PriceVotes(
      lines.compactMap { line in
        let quantity = abs(sample.number(columns.quantity, line) ?? 1)
        let price = abs(sample.number(column, line) ?? 0)
        return quantity > 0 && price > 0 ? (line.product, quantity, price) : nil
      })
    if let meaning = receiptTotalMeaning(of: column, columns, sample) { return meaning }
    switch votes.meaning(isLoud: isLoud) {
    case .one:
      return .decided(
        .one,
        reason: "items keep their price when another quantity is bought "
          + "(\(votes.one) of \(votes.one + votes.all) purchases that can be compared)")
    case .all:
      return .decided(
        .all,
        reason: "the amount of an item grows with the quantity "
          + "(\(votes.all) of \(votes.one + votes.all) purchases that can be compared)")
    case nil: break
    }
    if votes.areProducts {
      return .decided(
        .all,
        reason: "\(votes.evenCount) of \(votes.manyCount) amounts for several pieces can be "
          + "divided by the pieces")
    }
    let quantity = sample.number(columns.quantity, many) ?? 1
    let price = sample.number(column, many) ?? 0
    return .undecided(
      example: PriceExample(
        item: many.itemText, quantity: sample.text(columns.quantity, many),
        price: sample.text(column, many), product: Self.twoDecimals(price * quantity)))
  }

  /// What the totals of receipts say, if a column without a meaning has them.
  private mutating func receiptTotalMeaning(
    of column: Int, _ columns: AmountColumns, _ sample: AmountSample
  ) -> PriceFinding? {
    for total in columns.unknown {
      let sums = sample.receiptSums(amount: column, quantity: columns.quantity, total: total)
        .filter { !AmountSample.areEqual($0.amounts, $0.products) }
      let tolerance = 0.02
      let all = sums.count { abs($0.amounts - $0.total) <= tolerance }
      let one = sums.count { abs($0.products - $0.total) <= tolerance + 0.006 * Double($0.count) }
      guard !sums.isEmpty, max(all, one) * 5 >= sums.count * 4, all != one else { continue }
      let count = max(all, one)
      understood.insert(total)
      return .decided(
        all > one ? .all : .one,
        reason: "this way the lines of \(count) of \(sums.count) receipts add up to \(named(total))"
      )
    }
    return nil
  }

  /// A cost or value is usually what was paid for all, but not where items keep it in any quantity.
  private mutating func settleUsualTotal(
    _ columns: AmountColumns, _ sample: AmountSample, _ total: Int, asked: PriceMeaning?
  ) {
    guard columns.quantity != nil,
      sample.lines.contains(where: { sample.isMany($0, columns.quantity) })
    else { return }
    let found = finding(of: total, columns, sample, isLoud: true).answered(asked)
    guard case .decided = found else {
      evidence.append(
        "\(named(total)) is taken for what was paid for all, as its name says; no record shows it.")
      return
    }
    priceColumn = total
    price = found
    takePrice()
  }

  func named(_ column: Int?) -> String {
    column.map { QuotedValue.describe(names[$0], limit: 40) } ?? "1"
  }

  func inRecords(_ count: Int, of all: Int) -> String {
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

/// What a sample says about a column whose amounts may be the price of one or what was paid for all.
enum PriceFinding: Hashable, Sendable {
  /// No record has a quantity other than 1, so that both are the same.
  case sameEitherWay
  case decided(PriceMeaning, reason: String)
  /// The records do not show it; one of them as an example.
  case undecided(example: PriceExample)

  /// What an option says where the records leave it open.
  func answered(_ asked: PriceMeaning?) -> PriceFinding {
    if case .decided = self { return self }
    return asked.map { .decided($0, reason: "as asked for") } ?? self
  }
}

/// A record that reads differently as the price of one and as what was paid for all.
struct PriceExample: Hashable, Sendable {
  var item: String
  var quantity: String
  var price: String
  /// The price times the quantity, with two decimals.
  var product: String
}

/// Columns with a tax on top of the price, and with the size of a package.
extension ReceiptHeader {
  /// Looks for a tax that explains the total.
  mutating func settleTax(_ columns: AmountColumns, _ sample: AmountSample) -> Bool {
    guard let unitPrice = columns.unitPrice, let total = columns.total, !columns.taxes.isEmpty
    else { return false }
    let choices =
      columns.taxes.count > 1 ? [columns.taxes] + columns.taxes.map { [$0] } : [columns.taxes]
    for taxes in choices {
      let lines = sample.lines(with: [unitPrice, total] + taxes).filter { line in
        taxes.contains { sample.number($0, line) != 0 }
      }
      func agreeing(_ taxes: [Int]) -> Int {
        lines.count { line in
          sample.fits(
            line, price: unitPrice, quantity: columns.quantity, discount: columns.discount,
            more: taxes.reduce(0) { $0 + (sample.number($1, line) ?? 0) }, total: total)
        }
      }
      let withTax = agreeing(taxes)
      guard !lines.isEmpty, withTax * 5 >= lines.count * 4, withTax > agreeing([]) else { continue }
      taxColumns = taxes
      let sum = taxes.map { named($0) }.joined(separator: " and ")
      evidence.append(
        "\(sum) is on top of the price: with it, \(named(total)) is right "
          + "\(inRecords(withTax, of: lines.count)).")
      return true
    }
    return false
  }

  /// Decides whether the size of a package is the quantity.
  mutating func settlePackage(_ columns: AmountColumns, _ sample: AmountSample) {
    guard let package = columns.package else { return }
    let filled = sample.lines.filter { !sample.text(package, $0).isEmpty }
    let numeric = filled.filter { (sample.number(package, $0) ?? 0) > 0 }
    let isNumber = !filled.isEmpty && numeric.count * 5 >= filled.count * 4
    guard isNumber, columns.unit != nil else {
      evidence.append("\(named(package)) is the size of a package and no quantity.")
      return
    }
    if columns.quantity != nil {
      if let unit = columns.unit {
        mapping.meanings[unit] = nil
        evidence.append(
          "\(named(package)) and \(named(unit)) are the size of a package and no quantity.")
      }
      return
    }
    mapping.meanings[package] = .quantity
    if columns.total == nil, columns.isUnitPriceOpen, let price = columns.unitPrice {
      mapping.meanings[price] = .total
    }
    let agreeing = numeric.count {
      sample.fits(
        $0, price: columns.unitPrice, quantity: package, discount: columns.discount,
        total: columns.total)
    }
    if columns.total != nil, let unitPrice = columns.unitPrice {
      if agreeing * 2 >= numeric.count {
        evidence.append(
          "\(named(package)) is the quantity: \(named(unitPrice)) × \(named(package)) is "
            + "\(named(columns.total)) \(inRecords(agreeing, of: numeric.count)).")
      } else {
        mapping.meanings[package] = nil
        if let unit = columns.unit { mapping.meanings[unit] = nil }
        evidence.append("\(named(package)) is the size of a package and no quantity.")
      }
    } else {
      evidence.append(
        "\(named(package)) is the quantity, in the unit of \(named(columns.unit)): there is no other."
      )
    }
  }
}
