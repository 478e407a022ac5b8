package import PricebookModel

/// When a price of every store was last paid or seen, as it is known on a day.
package struct StoresSeen: Sendable {
  private let asOf: CalendarDate
  /// By store.
  private let lastDays: [CalendarDate?]

  init(in unitValues: UnitValues, asOf: CalendarDate) {
    self.asOf = asOf
    var lastDays: [CalendarDate?] = []
    for series in unitValues.series
    where series.latest.quantity > .zero && series.latestDay <= asOf {
      let store = series.store.index
      while lastDays.count <= store { lastDays.append(nil) }
      lastDays[store] = max(lastDays[store] ?? series.latestDay, series.latestDay)
    }
    self.lastDays = lastDays
  }

  /// The day of a store's last price, of whatever item; `nil` where none of its prices has a day.
  package func lastDay(_ store: StoreID) -> CalendarDate? {
    lastDays.indices.contains(store.index) ? lastDays[store.index] : nil
  }

  /// Whether something may be said of a store in the present tense: one of its prices is not older
  /// than ``StoreComparison/staleDays``, or none has a day.
  package func isCurrent(_ store: StoreID) -> Bool {
    lastDay(store).map { asOf.days(since: $0) <= StoreComparison.staleDays } ?? true
  }
}
