import PricebookModel

/// What items were bought, and on which days.
struct PurchaseDays: Sendable {
  /// The rows of receipt lines, by item, from a year before the first day on.
  let rows: RowsByGroup
  /// By item, ascending, each once.
  private let days: [[CalendarDate]]
  /// The currency that outcomes in days are listed under, as days have none.
  let currency: CurrencyID

  /// - Parameter day: The first day that something is due from.
  init(in inputs: AnalysisInputs, since day: CalendarDate) {
    let (book, lines) = (inputs.book, inputs.book.lines)
    let rows = book.purchases(
      from: day.adding(days: 1 - DueItems.purchaseDays),
      through: min(inputs.period.asOf, inputs.period.lastDay))
    self.rows = rows
    days = book.names.items.indices.map { item in
      let own = rows[item.index]
      guard own.count >= PurchaseRhythm.leastPurchases else { return [] }
      return lines.days(of: own)
    }
    currency = book.names.currencies.indices.first ?? CurrencyID(0)
  }

  /// What is due, the day on which it is, and the day on which it would be if its last interval came
  /// again.
  func due(asOf day: CalendarDate) -> [(
    item: ItemID, due: (day: CalendarDate, again: CalendarDate)
  )] {
    let first = day.adding(days: 1 - DueItems.purchaseDays)
    let found = days.indices.compactMap {
      index -> (ItemID, (day: CalendarDate, again: CalendarDate))? in
      let all = days[index]
      let known = all[all.partitionPoint { $0 >= first }..<all.partitionPoint { $0 > day }]
      guard let due = DueItems.day(after: known, asOf: day), let last = known.last else {
        return nil
      }
      let again = last.adding(days: last.days(since: known[known.endIndex - 2]))
      return (ItemID(index), (due, again))
    }
    let sorted = found.sorted { ($0.1.day, $0.0) < ($1.1.day, $1.0) }
    return sorted.prefix(DueItems.limit).map { (item: $0.0, due: $0.1) }
  }

  func next(of item: ItemID, after day: CalendarDate) -> CalendarDate? {
    let all = days[item.index]
    let place = all.partitionPoint { $0 > day }
    return place < all.endIndex ? all[place] : nil
  }
}
