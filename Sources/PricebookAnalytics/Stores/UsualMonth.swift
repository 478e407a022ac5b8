import PricebookModel

/// What the household buys in a month in one currency: what is on at least two receipts of the last
/// three months.
///
/// The quantity of an item is what was bought of it in the last three whole months, divided by those
/// of them that have data, so that totals and savings are those of a month.
package struct UsualMonth: Sendable {
  /// The most items that it has: those on which most was spent.
  package static let itemLimit = 40
  /// On how many receipts an item must be.
  package static let leastReceipts = 2
  /// The months that those receipts are of (the report's and the ones before it), and the most whole
  /// months that quantities are the mean of.
  package static let monthCount = 3

  let currency: CurrencyID
  let basket: Basket
  /// The whole months that quantities are the mean of; 0 where no month is whole yet, and they are
  /// what was bought so far.
  let months: Int

  /// The usual months of all currencies in which some item is on two receipts, in the order of
  /// currencies.
  ///
  /// - Parameter purchases: The rows of receipt lines by item, of these months or more; `nil` to look
  ///   for them.
  static func all(
    in book: Book, period: ReportPeriod, purchases: RowsByGroup? = nil
  ) -> [UsualMonth] {
    let calendar = period.calendar
    let lastDay = min(period.asOf, period.lastDay)
    let recent = calendar.firstDay(of: period.month.adding(months: 1 - monthCount))...lastDay
    let lastWhole = period.isOver ? period.month : period.month.adding(months: -1)
    let whole = period.months.filter {
      $0 >= max(lastWhole.adding(months: 1 - monthCount), period.firstWholeMonth ?? $0)
        && $0 <= lastWhole
    }
    // What was bought so far is not divided: there is no month yet.
    var summed = recent
    if let first = whole.first {
      let start = calendar.firstDay(of: first)
      summed = start...max(start, min(lastDay, calendar.lastDay(of: lastWhole)))
    }
    let first = min(recent.lowerBound, summed.lowerBound)
    let purchases = purchases ?? book.purchases(from: first, through: lastDay)
    return book.names.currencies.indices.compactMap { currency in
      let basket = basket(
        of: items(of: purchases, in: recent, currency, book),
        rows: { rows(of: $0, purchases, in: summed, currency, book) },
        dividedBy: max(1, whole.count), currency, book)
      return basket.map { UsualMonth(currency: currency, basket: $0, months: whole.count) }
    }
  }

  /// The rows of an item of some days in one currency.
  private static func rows(
    of item: ItemID, _ purchases: RowsByGroup, in days: ClosedRange<CalendarDate>,
    _ currency: CurrencyID, _ book: Book
  ) -> ArraySlice<UInt32> {
    let lines = book.lines
    func day(_ row: UInt32) -> CalendarDate { lines.receipts.day[Int(lines.receipt[Int(row)])] }
    let all = purchases[item.index]
    let start = all.partitionPoint { day($0) >= days.lowerBound }
    let own = all[start..<all[start...].partitionPoint { day($0) > days.upperBound }]
    guard book.names.currencies.count > 1 else { return own }
    return own.filter { lines.articles.currency[Int(lines.article[Int($0)])] == currency }[...]
  }

  /// - Parameter items: Those with most money first.
  private static func basket(
    of items: [ItemID], rows: (ItemID) -> ArraySlice<UInt32>, dividedBy months: Int,
    _ currency: CurrencyID,
    _ book: Book
  ) -> Basket? {
    var wanted: [Basket.Line] = []
    for item in items where wanted.count < itemLimit {
      let line = Basket.line(of: item, in: book, lines: rows(item), dividedBy: months)
      if let line { wanted.append(line) }
    }
    return wanted.isEmpty
      ? nil : Basket(name: name, lines: wanted, currency: book.names.currencies[currency])
  }

  /// The items on at least two receipts, those first on which most was spent.
  private static func items(
    of purchases: RowsByGroup, in days: ClosedRange<CalendarDate>, _ currency: CurrencyID,
    _ book: Book
  ) -> [ItemID] {
    let (items, lines) = (book.names.items, book.lines)
    let found = items.indices.compactMap { item -> (item: ItemID, spent: Amount)? in
      guard !items[item].isAdjustment else { return nil }
      let rows = rows(of: item, purchases, in: days, currency, book)
      // Two are as many as are asked for.
      guard let first = rows.first,
        rows.contains(where: { lines.receipt[Int($0)] != lines.receipt[Int(first)] })
      else { return nil }
      return (item, rows.reduce(.zero) { $0 + lines.paid[Int($1)] })
    }
    return found.sorted { ($1.spent, $0.item) < ($0.spent, $1.item) }.map(\.item)
  }

  /// What tables call it.
  package static let name = "usual basket"
}
