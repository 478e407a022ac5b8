package import PricebookModel

/// What was paid above a price that was known.
///
/// A purchase is what was bought of an item at a store on one day, in one dimension and currency,
/// and its price the unit value of that. It is compared with the lowest price of the same item that
/// was paid or seen on that day or in the days before. A purchase counts once, in the first
/// ``Kind`` that has a lower price. A price below a third of its item's median is not compared with.
package struct PossibleSavings: Sendable {
  /// Where the lower price was.
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// Where no other store had a lower ordinary price, at another store as an offer: called so in a
    /// price list and not over yet, or at least 15 % below what that store asked before.
    case offer
    /// At another store, and no offer. Only this is called a saving.
    case otherStore
    /// Where no other store was cheaper, at the same store on an earlier day.
    case sameStoreEarlier

    /// As tables have it.
    package var name: String {
      switch self {
      case .offer: "offer"
      case .otherStore: "other-store"
      case .sameStoreEarlier: "same-store-earlier"
      }
    }
  }

  /// The purchases of one kind of one item at one store in one month.
  package struct Row: Hashable, Sendable {
    /// The month of the purchases.
    package var month: Month
    /// The item that was bought.
    package var item: ItemID
    /// The store that the item was bought at.
    package var store: StoreID
    /// The store whose prices make most of the saving; of equal ones the first by name.
    package var cheapestStore: StoreID
    /// The currency of the amounts.
    package var currency: CurrencyID
    /// The place of the lower price; one purchase counts in one kind only.
    package var kind: Kind
    /// Paid for the purchases.
    package var paid: Amount
    /// What the same quantities cost at the cheapest known prices, each purchase rounded to the
    /// minor unit.
    package var cheapest: Amount

    /// How much less the purchases would have cost; above zero.
    @inlinable package var saving: Amount { paid - cheapest }
  }

  /// Sorted by month, item, store, currency, kind; every row has a saving.
  package let rows: Rows

  /// No savings.
  package init() { rows = Rows() }

  /// - Parameter found: Sorted by item, then month, store, currency, kind.
  init(_ found: Rows) {
    var rows = found
    rows.sortByMonth()
    self.rows = rows
  }
}

extension PossibleSavings {
  /// The rows of a table, in 20 bytes each.
  package struct Rows: RandomAccessCollection, Sendable {
    @usableFromInline var packed = PackedRows<Narrow, Row>()

    init() {}

    /// Always 0.
    @inlinable package var startIndex: Int { 0 }

    /// The number of rows.
    @inlinable package var endIndex: Int { packed.count }

    // Tables read one number of each row, and nothing else is made where this is inlined.
    /// The row at a place, unpacked.
    @inline(__always) @inlinable
    package subscript(position: Int) -> Row {
      let row = packed.narrow[position]
      guard !row.isWide else { return packed.full(row) }
      return Row(
        month: Month(index: Int32(row.month)), item: ItemID(rawValue: row.item),
        store: StoreID(rawValue: UInt32(row.store)),
        cheapestStore: StoreID(rawValue: UInt32(row.cheapestStore)),
        currency: CurrencyID(rawValue: row.currencyAndKind >> 2),
        kind: Kind(rawValue: UInt8(truncatingIfNeeded: row.currencyAndKind & 3)) ?? .offer,
        paid: Amount(tenThousandths: Int64(row.paid)),
        cheapest: Amount(tenThousandths: Int64(row.cheapest)))
    }

    mutating func append(_ row: Row) {
      if let narrow = Narrow(row) { packed.append(narrow) } else { packed.append(row, Narrow()) }
    }

    /// Sorts by month; rows of one month keep their order.
    fileprivate mutating func sortByMonth() {
      let rows = self
      packed.sort { $0.isWide ? rows.packed.full($0).month : Month(index: Int32($0.month)) }
    }
  }

  @usableFromInline
  struct Narrow: NarrowRow {
    /// For a wide row its place.
    @usableFromInline var item: UInt32 = 0
    @usableFromInline var paid: Int32 = 0
    @usableFromInline var cheapest: Int32 = 0
    @usableFromInline var month: UInt16 = 0
    /// The kind in the lowest two bits.
    @usableFromInline var currencyAndKind: UInt16 = 0
    /// The largest number for a wide row.
    @usableFromInline var store = UInt16.max
    @usableFromInline var cheapestStore: UInt16 = 0

    /// A wide row.
    init() {}

    /// - Returns: `nil` where a number does not fit.
    @inline(__always)
    init?(_ row: Row) {
      guard let month = UInt16(exactly: row.month.index), row.store.rawValue < UInt32(UInt16.max),
        let cheapestStore = UInt16(exactly: row.cheapestStore.rawValue),
        let paid = Int32(exactly: row.paid.tenThousandths),
        let cheapest = Int32(exactly: row.cheapest.tenThousandths),
        row.currency.rawValue < 1 << 14
      else { return nil }
      self.month = month
      item = row.item.rawValue
      store = UInt16(truncatingIfNeeded: row.store.rawValue)
      self.cheapestStore = cheapestStore
      currencyAndKind = row.currency.rawValue << 2 | UInt16(row.kind.rawValue)
      self.paid = paid
      self.cheapest = cheapest
    }

    @inlinable var isWide: Bool { store == .max }

    @inlinable var widePlace: UInt32 {
      get { item }
      set { item = newValue }
    }
  }
}

/// What the purchases of an item cost above lower prices, by month, store and kind.
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
  /// The stores that have savings in the month, ascending.
  private var savingStores: [StoreID] = []
  /// The rows of an item of several dimensions or currencies.
  private var mixedRows: [PossibleSavings.Row] = []
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
    while place != Self.none, !isOf(kind, cheapestStore, place) {
      place = savings[Int(place)].next
    }
    if place != Self.none {
      savings[Int(place)].paid += paid
      savings[Int(place)].cheapest += cheapest
      return
    }
    if first == Self.none { note(store) }
    firstSaving[store] = Int32(truncatingIfNeeded: savings.count)
    savings.append(
      Saving(
        cheapestStore: cheapestStore, kind: kind, next: first, paid: paid, cheapest: cheapest))
  }

  @inline(__always)
  private func isOf(_ kind: PossibleSavings.Kind, _ store: StoreID, _ place: Int32) -> Bool {
    savings[Int(place)].cheapestStore == store && savings[Int(place)].kind == kind
  }

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

  /// Makes the rows of a month of an item.
  ///
  /// - Parameter isOnlyKind: Whether the item has no other dimension or currency; the rows of others
  ///   wait for ``merge(into:)``.
  mutating func finishMonth(
    _ month: Month, item: ItemID, currency: CurrencyID, isOnlyKind: Bool,
    into rows: inout PossibleSavings.Rows
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
        if isOnlyKind { rows.append(row) } else { mixedRows.append(row) }
      }
    }
    // One or two as a rule, for which cutting the arrays would take longer.
    while savings.popLast() != nil {}
    while savingStores.popLast() != nil {}
  }

  /// Adds up the savings of the kind and the store of a row.
  ///
  /// - Parameter first: The place of the first of the store's savings.
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
  mutating func merge(into rows: inout PossibleSavings.Rows) {
    guard !mixedRows.isEmpty else { return }
    let ranks = units.currencyRanks
    let key = { (row: PossibleSavings.Row) in
      (row.month, row.store, ranks[row.currency], row.kind.rawValue)
    }
    let own = mixedRows.sorted { key($0) < key($1) }
    mixedRows.removeAll(keepingCapacity: true)
    var open: PossibleSavings.Row?
    var largest = Amount.zero
    for next in own {
      if var same = open, key(same) == key(next) {
        same.paid += next.paid
        same.cheapest += next.cheapest
        if next.saving > largest {
          largest = next.saving
          same.cheapestStore = next.cheapestStore
        }
        open = same
      } else {
        if let done = open { rows.append(done) }
        open = next
        largest = next.saving
      }
    }
    if let done = open { rows.append(done) }
  }
}
