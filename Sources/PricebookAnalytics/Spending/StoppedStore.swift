package import PricebookModel

/// A store that was visited regularly and has had no receipt for long: perhaps some are missing.
package struct StoppedStore: Hashable, Sendable {
  package let store: StoreID
  package let lastDay: CalendarDate

  /// How many days with a receipt make a habit, over so many days up to the last.
  private static let fewestDays = 6
  private static let habitDays = 91
  /// Stores without a receipt for longer say nothing of a month against the one before.
  private static let longestSilence = 62
  /// A store where more days than these lay between two visits is not visited regularly.
  private static let longestGap = 16

  /// The stores that have had no receipt for more than twice the longest time between two visits,
  /// by store.
  ///
  /// - Complexity: O(receipts + days with a receipt × log of them)
  static func all(among receipts: ReceiptLines.Receipts, asOf end: CalendarDate) -> [StoppedStore] {
    var days: [StoreID: Set<CalendarDate>] = [:]
    let known = end.adding(days: -longestSilence - habitDays)...end
    for (day, store) in zip(receipts.day, receipts.store) where known.contains(day) {
      days[store, default: []].insert(day)
    }
    return days.compactMap { store, days in
      let sorted = days.sorted()
      guard let last = sorted.last else { return nil }
      let recent = sorted.filter { last.days(since: $0) <= Self.habitDays }
      let gap = zip(recent, recent.dropFirst()).map { $1.days(since: $0) }.max()
      guard recent.count >= Self.fewestDays, let gap, gap <= Self.longestGap,
        (2 * gap + 1...longestSilence).contains(end.days(since: last))
      else { return nil }
      return StoppedStore(store: store, lastDay: last)
    }.sorted { $0.store < $1.store }
  }
}
