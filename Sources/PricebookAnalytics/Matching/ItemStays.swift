import PricebookModel

/// From when to when each item was bought at each store.
///
/// A till writes a thing in one way at a time: two names that a store writes over the same weeks are two
/// things, and one that begins where another ends may be its new name.
struct ItemStays: Sendable {
  private typealias Stay = (store: StoreID, days: ClosedRange<CalendarDate>)
  private let stays: [[Stay]]

  init(of book: Book) {
    let lines = book.lines
    let (items, receipts, uses) = (lines.item, lines.receipt, lines.uses)
    var found = [[StoreID: ClosedRange<CalendarDate>]](
      repeating: [:], count: book.names.items.count)
    for row in uses.indices where uses[row].contains(.spending) {
      let receipt = Int(receipts[row])
      let (store, day) = (lines.receipts.store[receipt], lines.receipts.day[receipt])
      let known = found[items[row].index][store]
      found[items[row].index][store] =
        known.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
    }
    stays = found.map { stays in
      stays.map { (store: $0.key, days: $0.value) }.sorted { $0.store < $1.store }
    }
  }

  /// The only store where an item was bought; `nil` for none and several.
  func onlyStore(_ item: Int) -> StoreID? {
    stays[item].count == 1 ? stays[item][0].store : nil
  }

  /// Whether a store writes both names over the same weeks.
  func areSideBySide(_ left: Int, _ right: Int) -> Bool {
    stays[left].contains { one in
      stays[right].contains { $0.store == one.store && $0.days.overlaps(one.days) }
    }
  }

  /// Whether both were bought at one store, one after the other.
  func follow(_ left: Int, _ right: Int) -> Bool {
    !areSideBySide(left, right)
      && stays[left].contains { one in stays[right].contains { $0.store == one.store } }
  }
}
