import PricebookModel

/// What holds for every book, however broken its files are.
extension Book {
  /// The first thing that does not hold; `nil` where all is well.
  var violation: String? {
    for source in sources where !source.totals.isBalanced {
      return "unbalanced \(source.kind): \(source.totals)"
    }
    if let fault = diagnostics.first(where: { $0.code == .controlTotals }) {
      return fault.description
    }
    for problem in diagnostics {
      if problem.line < 0 || problem.column < 0 { return "no place: \(problem)" }
      if problem.message.isEmpty { return "no message: \(problem)" }
      if problem.message.hasControlCharacter {
        return "control characters in \(problem.message.debugDescription)"
      }
    }
    return columnViolation ?? vaultViolation ?? limitViolation
  }

  private var columnViolation: String? {
    let counts = [
      lines.receipt.count, lines.store.count, lines.item.count, lines.category.count,
      lines.quantity.count, lines.unit.count, lines.paid.count, lines.currency.count,
      lines.uses.count, lines.source.count, lines.line.count,
    ]
    if counts.contains(where: { $0 != lines.count }) { return "columns of \(counts) rows" }
    let hasPlaces =
      lines.receipt.allSatisfy { Int($0) < lines.receipts.count }
      && lines.article.allSatisfy { Int($0) < lines.articles.count }
    guard hasPlaces else { return "a line refers to a receipt or article that is not there" }
    let isInRange =
      lines.item.allSatisfy { $0 < names.items.endIndex }
      && lines.store.allSatisfy { $0 < names.stores.endIndex }
      && lines.category.allSatisfy { $0 < names.categories.endIndex }
      && lines.unit.allSatisfy { $0 < names.units.endIndex }
      && lines.currency.allSatisfy { $0 < names.currencies.endIndex }
      && lines.source.allSatisfy { Int($0) < sources.count }
    return isInRange ? priceViolation : "a line refers to a name that is not there"
  }

  private var priceViolation: String? {
    let counts = [
      prices.visit.count, prices.article.count, prices.quantity.count, prices.uses.count,
      prices.source.count, prices.line.count,
    ]
    if counts.contains(where: { $0 != prices.count }) { return "prices of \(counts) rows" }
    let hasPlaces =
      prices.visit.allSatisfy { Int($0) < prices.visits.count }
      && prices.article.allSatisfy { Int($0) < prices.articles.count }
      && prices.visits.lastDay.count == prices.visits.count
    guard hasPlaces else { return "a price refers to a visit or article that is not there" }
    let isInRange =
      prices.articles.item.allSatisfy { $0 < names.items.endIndex }
      && prices.visits.store.allSatisfy { $0 < names.stores.endIndex }
      && prices.articles.category.allSatisfy { $0 < names.categories.endIndex }
      && prices.articles.unit.allSatisfy { $0 < names.units.endIndex }
      && prices.articles.currency.allSatisfy { $0 < names.currencies.endIndex }
    guard isInRange else { return "a price refers to a name that is not there" }
    let isPositive =
      prices.price.allSatisfy { $0 > .zero } && prices.quantity.allSatisfy { $0 > .zero }
    return isPositive ? nil : "a price that is not above zero"
  }

  private var vaultViolation: String? {
    let isInRange =
      vault.carts.allSatisfy { $0.lines.allSatisfy { $0.item < names.items.endIndex } }
      && baskets.allSatisfy { $0.lines.allSatisfy { $0.item < names.items.endIndex } }
    return isInRange ? nil : "a cart or basket refers to an item that is not there"
  }

  /// Sums of a book may be made without a look at overflow (``Amount/bookLimit``).
  private var limitViolation: String? {
    var sums = IDTable<CurrencyID, UInt64>(repeating: 0, count: names.currencies.count)
    let limit = Amount.bookLimit.tenThousandths.magnitude
    for (currency, paid) in zip(lines.currency, lines.paid) {
      let (sum, overflow) = sums[currency].addingReportingOverflow(
        paid.tenThousandths.magnitude)
      if overflow || sum > limit { return "more was paid than can be counted" }
      sums[currency] = sum
    }
    let quantities = lines.quantity + baskets.flatMap { $0.lines.map(\.quantity) }
    return quantities.contains { $0.millionths.magnitude > Quantity.limit.millionths.magnitude }
      ? "a quantity beyond the limit" : nil
  }

  /// The first thing that is not the same in another book, short enough for a message.
  func difference(from other: Book) -> String? {
    for ((title, mine), (_, theirs)) in zip(described(beside: other), other.described(beside: self))
    where mine != theirs {
      for (left, right) in zip(mine, theirs) where left != right {
        return "\(title): \(left.debugDescription) is not \(right.debugDescription)"
      }
      return "\(title): \(mine.count) are not \(theirs.count)"
    }
    return nil
  }

  /// Everything in a book as text, but for lines that are equal as columns: a fuzzer has no time
  /// to spell out what is the same.
  private func described(beside other: Book) -> [(title: String, texts: [String])] {
    let rows = hasSameLines(as: other) ? 0..<0 : 0..<lines.count
    return [
      ("sources", sources.map { describe($0) } + ["incomplete: \(isIncomplete)"]),
      ("lines", rows.map { describe(row: $0) }),
      ("rejected", rejectedRecords.map { "\($0)" }),
      ("diagnostics", diagnostics.map(\.description)),
      ("written", rows.prefix(lines.written.item.count).map { describe(written: $0) }),
      ("carts", vault.carts.map { "\($0)" }),
      ("prices", vault.priceOptions.map { "\($0)" }),
      ("price lists", priceTexts),
      ("budgets", budgets.map { "\($0)" }),
      ("baskets", baskets.map { "\($0)" }),
      ("settings", settingsInOrder),
    ]
  }

  private func hasSameLines(as other: Book) -> Bool {
    let mine = lines
    let theirs = other.lines
    return names.items == other.names.items && names.stores == other.names.stores
      && names.categories == other.names.categories && names.units == other.names.units
      && names.currencies == other.names.currencies && mine.receipt == theirs.receipt
      && mine.day == theirs.day && mine.store == theirs.store && mine.item == theirs.item
      && mine.category == theirs.category && mine.quantity == theirs.quantity
      && mine.unit == theirs.unit && mine.paid == theirs.paid && mine.currency == theirs.currency
      && mine.uses == theirs.uses && mine.source == theirs.source && mine.line == theirs.line
      && hasSameWritten(as: other)
  }

  private func hasSameWritten(as other: Book) -> Bool {
    let mine = lines.written
    let theirs = other.lines.written
    return mine.texts == theirs.texts && mine.receiptID == theirs.receiptID
      && mine.item == theirs.item && mine.store == theirs.store && mine.barcode == theirs.barcode
      && mine.category == theirs.category && mine.secondOfDay == theirs.secondOfDay
      && numbers(mine.quantity) == numbers(theirs.quantity)
      && numbers(mine.unitPrice) == numbers(theirs.unitPrice)
      && numbers(mine.discount) == numbers(theirs.discount)
      && numbers(mine.total) == numbers(theirs.total)
  }

  private func numbers(_ column: DecimalColumn) -> [ExactDecimal?] {
    (0..<column.count).map { column[$0] }
  }

  private func describe(_ source: Source) -> String {
    let paid = source.totals.paid.map { "\($0.key.label) \($0.value.tenThousandths)" }.sorted()
    let totals = source.totals
    return "\(source.path) \(source.kind) \(source.format) \(totals.read) \(totals.accepted) "
      + "\(totals.rejected) \(totals.duplicates) \(totals.leftOut + totals.trashed) \(paid)"
  }

  private func describe(row: Int) -> String {
    let names: [String] = [
      names.stores[lines.store[row]], names.items[lines.item[row]].name,
      names.categories[lines.category[row]], names.units[lines.unit[row]].symbol,
      names.currencies[lines.currency[row]].label,
    ]
    return "\(lines.source[row]):\(lines.line[row]) receipt \(lines.receipt[row]) "
      + "\(lines.day[row]) \(names) \(lines.quantity[row].millionths) "
      + "\(lines.paid[row].tenThousandths) \(lines.uses[row].rawValue)"
  }

  private func describe(written row: Int) -> String {
    let written = lines.written
    let texts = [
      written.receiptID[row], written.item[row], written.store[row], written.barcode[row],
      written.category[row],
    ].map { written.texts[Int($0)] }
    return "\(texts) \(written.secondOfDay[row]) \(String(describing: written.quantity[row])) "
      + "\(String(describing: written.unitPrice[row])) "
      + "\(String(describing: written.discount[row])) \(String(describing: written.total[row]))"
  }
}

extension String {
  /// Whether a terminal or a log would be told something by it.
  var hasControlCharacter: Bool {
    unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }
}

extension Book {
  /// The settings, with their numbers in an order that is always the same.
  private var settingsInOrder: [String] {
    var others = settings
    others.numbers = [:]
    others.personWeights = [:]
    others.laterPersonWeights = [:]
    let numbers = BookSettings.Number.allCases.map { "\($0) \(settings.numbers[$0] ?? -1)" }
    let weights =
      settings.personWeights.map { "\($0.key) \($0.value)" }
      + settings.laterPersonWeights.flatMap { name, weights in
        weights.map { "\(name) \($0.key) \($0.value)" }
      }
    return ["\(others)"] + numbers + weights.sorted()
  }
}
