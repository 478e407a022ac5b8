package import PricebookModel

/// A store that was visited regularly and has had no receipt for long: perhaps some are missing.
package struct StoppedStore: Hashable, Sendable {
  package let store: StoreID
  package let lastDay: CalendarDate

  /// How many days with a receipt make a habit, over so many days up to the last.
  private static let fewestDays = 6
  private static let habitDays = 91
  /// A store where more days than these lay between two visits is not visited regularly.
  private static let longestGap = 16

  /// The stores that have had no receipt for more than twice the longest time between two visits,
  /// by store.
  ///
  /// - Complexity: O(receipts + days with a receipt × log of them)
  static func all(among receipts: ReceiptLines.Receipts, asOf end: CalendarDate) -> [StoppedStore] {
    var days: [StoreID: Set<CalendarDate>] = [:]
    for (day, store) in zip(receipts.day, receipts.store) where day <= end {
      days[store, default: []].insert(day)
    }
    return days.compactMap { store, days in
      let sorted = days.sorted()
      guard let last = sorted.last else { return nil }
      let recent = sorted.filter { last.days(since: $0) <= Self.habitDays }
      let gap = zip(recent, recent.dropFirst()).map { $1.days(since: $0) }.max()
      guard recent.count >= Self.fewestDays, let gap, gap <= Self.longestGap,
        end.days(since: last) > 2 * gap
      else { return nil }
      return StoppedStore(store: store, lastDay: last)
    }.sorted { $0.store < $1.store }
  }
}
