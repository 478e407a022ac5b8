import PricebookModel

/// What the household buys in a month: what is on at least two receipts of the last three months.
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

  let basket: Basket
  /// The whole months that quantities are the mean of; 0 where no month is whole yet, and they are
  /// what was bought so far.
  let months: Int

  /// - Parameter purchases: The rows of receipt lines by item, of these months or more; `nil` to look
  ///   for them.
  /// - Returns: `nil` where no item is on two receipts.
  init?(in book: Book, period: ReportPeriod, purchases: RowsByGroup? = nil) {
    let calendar = period.calendar
    let lastDay = min(period.asOf, period.lastDay)
    let recent = calendar.firstDay(of: period.month.adding(months: 1 - Self.monthCount))...lastDay
    let lastWhole = period.isOver ? period.month : period.month.adding(months: -1)
    let whole = period.months.filter {
      $0 >= max(lastWhole.adding(months: 1 - Self.monthCount), period.firstWholeMonth ?? $0)
        && $0 <= lastWhole
    }
    months = whole.count
    // What was bought so far is not divided: there is no month yet.
    var summed = recent
    if let first = whole.first {
      let start = calendar.firstDay(of: first)
      summed = start...max(start, min(lastDay, calendar.lastDay(of: lastWhole)))
    }
    let first = min(recent.lowerBound, summed.lowerBound)
    let purchases = purchases ?? book.purchases(from: first, through: lastDay)
    let lines = book.lines
    func day(_ row: UInt32) -> CalendarDate { lines.receipts.day[Int(lines.receipt[Int(row)])] }
    func rows(of item: ItemID, in days: ClosedRange<CalendarDate>) -> ArraySlice<UInt32> {
      let all = purchases[item.index]
      let start = all.partitionPoint { day($0) >= days.lowerBound }
      return all[start..<all.partitionPoint { day($0) > days.upperBound }]
    }
    var wanted: [Basket.Line] = []
    for item in Self.items(of: book, { rows(of: $0, in: recent) })
    where wanted.count < Self.itemLimit {
      let line = Basket.line(
        of: item, in: book, lines: rows(of: item, in: summed), dividedBy: max(1, whole.count))
      if let line { wanted.append(line) }
    }
    guard !wanted.isEmpty else { return nil }
    basket = Basket(name: Self.name, lines: wanted)
  }

  /// The items on at least two receipts, those first on which most was spent.
  ///
  /// - Parameter purchases: The rows of an item.
  private static func items(
    of book: Book, _ purchases: (ItemID) -> ArraySlice<UInt32>
  ) -> [ItemID] {
    let (items, lines) = (book.names.items, book.lines)
    var spent = IDTable<CurrencyID, Amount>(repeating: .zero, count: book.names.currencies.count)
    var candidates: [(item: ItemID, spent: [(currency: CurrencyID, paid: Amount)])] = []
    for item in items.indices {
      let rows = purchases(item)
      guard !rows.isEmpty, !items[item].isAdjustment else { continue }
      var own: [(currency: CurrencyID, paid: Amount)] = []
      var receipt: UInt32?
      var isOnTwo = false
      for row in rows {
        isOnTwo = isOnTwo || (receipt ?? lines.receipt[Int(row)]) != lines.receipt[Int(row)]
        receipt = lines.receipt[Int(row)]
        let currency = lines.articles.currency[Int(lines.article[Int(row)])]
        let paid = lines.paid[Int(row)]
        spent[currency] += paid
        if let place = own.firstIndex(where: { $0.currency == currency }) {
          own[place].paid += paid
        } else {
          own.append((currency, paid))
        }
      }
      // Two are as many as are asked for.
      if isOnTwo { candidates.append((item, own)) }
    }
    // Amounts of several currencies are compared as shares of what was spent in each.
    func share(_ own: [(currency: CurrencyID, paid: Amount)]) -> Double {
      own.map { $0.paid.approximateUnits / max(1e-4, spent[$0.currency].approximateUnits) }.max()
        ?? 0
    }
    return candidates.map { (item: $0.item, share: share($0.spent)) }
      .sorted { ($1.share, $0.item) < ($0.share, $1.item) }.map(\.item)
  }

  /// What tables call it.
  package static let name = "usual basket"
}
