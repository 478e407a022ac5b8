import PricebookModel

/// Adds up the savings of one item and month, by store, kind and cheapest store.
struct SavingsSums {
  /// What a store's purchases of the month cost above one other store's prices.
  private struct Saving {
    var cheapestStore: StoreID
    var kind: PossibleSavings.Kind
    /// The next of the same store, or ``none``; there are no more than days in a month.
    var next: Int32
    var paid: Int64
    var cheapest: Int64
  }

  private var savings: [Saving] = []
  /// The first of every store's savings of the month, or ``none``.
  private var firstSaving: IDTable<StoreID, Int32>
  private var savingStores: [StoreID] = []
  private let units: UnitTable

  private static let none: Int32 = -1

  init(storeCount: Int, units: UnitTable) {
    firstSaving = IDTable(repeating: Self.none, count: storeCount)
    self.units = units
  }

  mutating func add(
    _ kind: PossibleSavings.Kind, store: StoreID, cheapestStore: StoreID, paid: Int64,
    cheapest: Int64
  ) {
    let first = firstSaving[store]
    var place = first
    while place != Self.none, !isOf(kind, cheapestStore, place) { place = savings[Int(place)].next }
    if place != Self.none {
      savings[Int(place)].paid += paid
      savings[Int(place)].cheapest += cheapest
      return
    }
    if first == Self.none { note(store) }
    firstSaving[store] = Int32(truncatingIfNeeded: savings.count)
    savings.append(
      Saving(cheapestStore: cheapestStore, kind: kind, next: first, paid: paid, cheapest: cheapest))
  }

  @inline(__always) private func isOf(
    _ kind: PossibleSavings.Kind, _ store: StoreID, _ place: Int32
  ) -> Bool { savings[Int(place)].cheapestStore == store && savings[Int(place)].kind == kind }

  /// Keeps the stores that have savings in order.
  private mutating func note(_ store: StoreID) {
    var place = savingStores.count
    savingStores.append(store)
    while place > 0, savingStores[place - 1] > store {
      savingStores[place] = savingStores[place - 1]
      place -= 1
    }
    savingStores[place] = store
  }

  mutating func finishMonth(
    _ month: Month, item: ItemID, currency: CurrencyID, into rows: inout [PossibleSavings.Row]
  ) {
    guard !savings.isEmpty else { return }
    for store in savingStores {
      let first = firstSaving[store]
      firstSaving[store] = Self.none
      // Most stores have one saving in a month.
      let isOnly = savings[Int(first)].next == Self.none
      for kind in PossibleSavings.Kind.allCases where !isOnly || savings[Int(first)].kind == kind {
        var row = PossibleSavings.Row(
          month: month, item: item, store: store, cheapestStore: store, currency: currency,
          kind: kind, paid: .zero, cheapest: .zero)
        guard sum(from: first, into: &row) else { continue }
        rows.append(row)
      }
    }
    // One or two as a rule, for which cutting the arrays would take longer.
    while savings.popLast() != nil {}
    while savingStores.popLast() != nil {}
  }

  /// Adds up the savings of the kind and the store of a row.
  ///
  /// - Returns: Whether there are any.
  @inline(__always)
  private func sum(from first: Int32, into row: inout PossibleSavings.Row) -> Bool {
    var largest: Int64 = 0
    var place = first
    while place != Self.none {
      let saving = savings[Int(place)]
      place = saving.next
      guard saving.kind == row.kind else { continue }
      row.paid.tenThousandths += saving.paid
      row.cheapest.tenThousandths += saving.cheapest
      let saved = saving.paid - saving.cheapest
      if saved > largest || (saved == largest && saving.cheapestStore < row.cheapestStore) {
        largest = saved
        row.cheapestStore = saving.cheapestStore
      }
    }
    return largest > 0
  }

  /// Brings rows of one month, store, currency and kind together that are of several dimensions.
  ///
  /// - Parameter start: Where the rows of the item begin.
  func merge(_ rows: inout [PossibleSavings.Row], from start: Int) {
    func key(_ row: PossibleSavings.Row) -> (Month, StoreID, UInt16, UInt8) {
      (row.month, row.store, units.currencyRanks[row.currency], row.kind.rawValue)
    }
    let own = rows[start...].sorted { key($0) < key($1) }
    rows.removeSubrange(start...)
    var largest = Amount.zero
    for next in own {
      if let last = rows.indices.last, last >= start, key(rows[last]) == key(next) {
        rows[last].paid += next.paid
        rows[last].cheapest += next.cheapest
        if next.saving > largest { rows[last].cheapestStore = next.cheapestStore }
        largest = max(largest, next.saving)
      } else {
        rows.append(next)
        largest = next.saving
      }
    }
  }
}
