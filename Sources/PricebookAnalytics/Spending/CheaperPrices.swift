import PricebookModel

/// Finds, item after item, what purchases cost above the cheapest price known on their day.
struct CheaperPrices {
  /// What was bought at one store on one day.
  private struct StoreDay {
    var store: StoreID
    var price: UnitValue
    /// The quantity of the price, nearly.
    var size: Double
    /// Without scale, for comparing: ``UnitValue/approximateRatio``.
    var ratio: Double
  }

  /// The cheapest price of a day that no later day has undercut yet.
  private struct Candidate {
    var day: Int32
    var cheapest: StoreDay
  }

  /// What a store's purchases of the month cost above one other store's prices.
  private struct Saving {
    var cheapestStore: StoreID
    /// The next of the same store, or ``none``; there are no more than days in a month.
    var next: Int32
    var paid: Int64
    var cheapest: Int64
  }

  private let calendar: DataCalendar
  private let units: UnitTable
  private let digits: IDTable<CurrencyID, Int>
  /// The minor unit of every currency in 1/10 000.
  private let steps: IDTable<CurrencyID, Int64>
  private var stores: [StoreDay] = []
  /// The place of every store in ``stores``, or ``none``.
  private var placeOfStore: IDTable<StoreID, Int32>
  /// Ascending in day and price; read from ``firstCandidate`` on.
  private var candidates: [Candidate] = []
  private var firstCandidate = 0
  private var savings: [Saving] = []
  /// The first of every store's savings of the month, or ``none``.
  private var firstSaving: IDTable<StoreID, Int32>
  /// The stores that have savings in the month, ascending.
  private var savingStores: [StoreID] = []
  /// The rows of an item of several dimensions or currencies.
  private var mixedRows: [PossibleSavings.Row] = []

  private static let none: Int32 = -1

  init(book: Book, calendar: DataCalendar, units: UnitTable) {
    self.calendar = calendar
    self.units = units
    digits = book.names.currencies.mapValues(\.minorUnitDigits)
    steps = digits.mapValues(Amount.step)
    firstSaving = IDTable(repeating: Self.none, count: book.names.stores.count)
    placeOfStore = firstSaving
  }

  /// Takes the purchases of one item, in order of dimension, currency and day.
  mutating func take(
    _ purchases: borrowing Span<ItemLine>, range: Range<Int>, item: ItemID,
    into rows: inout PossibleSavings.Rows
  ) {
    var first = range.lowerBound
    while first < range.upperBound {
      let kind = units.kind(of: purchases[first])
      var end = first + 1
      if units.kind(of: purchases[range.upperBound - 1]) == kind { end = range.upperBound }
      while end < range.upperBound, units.kind(of: purchases[end]) == kind { end += 1 }
      let isOnlyKind = first..<end == range
      takeKind(purchases, range: first..<end, item: item, isOnlyKind: isOnlyKind, into: &rows)
      first = end
    }
    if !mixedRows.isEmpty { merge(into: &rows) }
  }

  /// Purchases of one dimension and currency in order of days.
  private mutating func takeKind(
    _ purchases: borrowing Span<ItemLine>, range: Range<Int>, item: ItemID, isOnlyKind: Bool,
    into rows: inout PossibleSavings.Rows
  ) {
    let currency = purchases[range.lowerBound].currency
    candidates.removeAll(keepingCapacity: true)
    firstCandidate = 0
    var openMonth = 0
    var first = range.lowerBound
    while first < range.upperBound {
      let day = purchases[first].day
      let month = calendar.monthNumber(ofUsed: day)
      if month != openMonth {
        finishMonth(
          openMonth, item: item, currency: currency, isOnlyKind: isOnlyKind, into: &rows)
        openMonth = month
      }
      var end = first + 1
      while end < range.upperBound, purchases[end].day == day { end += 1 }
      if end == first + 1 {
        let one = storeDay(of: purchases[first])
        offer(one, day: day)
        compare(one, currency: currency)
      } else {
        groupByStore(purchases, range: first..<end)
        offer(cheapestOfDay, day: day)
        for place in stores.indices { compare(stores[place], currency: currency) }
      }
      first = end
    }
    finishMonth(openMonth, item: item, currency: currency, isOnlyKind: isOnlyKind, into: &rows)
  }

  /// Brings the purchases of one day together by store.
  private mutating func groupByStore(_ purchases: borrowing Span<ItemLine>, range: Range<Int>) {
    // Two or three, for which cutting the array would take longer.
    while stores.popLast() != nil {}
    for index in range {
      let purchase = purchases[index]
      let place = placeOfStore[StoreID(rawValue: purchase.store)]
      if place == Self.none {
        placeOfStore[StoreID(rawValue: purchase.store)] = Int32(truncatingIfNeeded: stores.count)
        stores.append(storeDay(of: purchase))
      } else {
        stores[Int(place)].price.paid.tenThousandths += purchase.paid
        stores[Int(place)].price.quantity += units.quantity(of: purchase)
        stores[Int(place)].size = stores[Int(place)].price.quantity.count.approximateValue
        stores[Int(place)].ratio = stores[Int(place)].price.approximateRatio
      }
    }
    for index in range { placeOfStore[StoreID(rawValue: purchases[index].store)] = Self.none }
  }

  /// One purchase as what was bought at its store.
  @inline(__always)
  private func storeDay(of purchase: ItemLine) -> StoreDay {
    let factor = units.factors[purchase.unit].basePerUnit
    let quantity = BaseQuantity(count: Int128(purchase.millionths) * Int128(factor))
    let size = Double(purchase.millionths) * Double(factor)
    return StoreDay(
      store: StoreID(rawValue: purchase.store),
      price: UnitValue(paid: Amount(tenThousandths: purchase.paid), quantity: quantity),
      size: size, ratio: Double(purchase.paid) / size)
  }

  /// The cheapest of ``stores``; of equal ones the first by name.
  private var cheapestOfDay: StoreDay {
    var cheapest = stores[0]
    for place in stores.indices.dropFirst() {
      let one = stores[place]
      let isCheaper =
        one.store < cheapest.store
        ? !Self.isLower(cheapest, than: one) : Self.isLower(one, than: cheapest)
      if isCheaper { cheapest = one }
    }
    return cheapest
  }

  /// Enters the cheapest price of a day, and lets go of those that it undercuts or that are older
  /// than a price counts as known.
  ///
  /// The minimum of a sliding window as a queue that stays in order; every day enters and leaves
  /// once.
  private mutating func offer(_ cheapest: StoreDay, day: Int32) {
    while candidates.count > firstCandidate, let last = candidates.last,
      !Self.isLower(last.cheapest, than: cheapest)
    {
      candidates.removeLast()
    }
    candidates.append(Candidate(day: day, cheapest: cheapest))
    let oldest = day - Int32(PossibleSavings.knownDays - 1)
    while candidates[firstCandidate].day < oldest { firstCandidate += 1 }
  }

  /// Compares the purchases of a day at one store with the cheapest known price.
  private mutating func compare(_ one: StoreDay, currency: CurrencyID) {
    let cheapest = candidates[firstCandidate].cheapest
    guard Self.isLower(cheapest, than: one) else { return }
    let paid = one.price.paid.tenThousandths
    guard let cost = cost(of: one, at: cheapest, currency: currency), cost < paid else { return }
    add(store: one.store, cheapestStore: cheapest.store, paid: paid, cheapest: cost)
  }

  private mutating func add(
    store: StoreID, cheapestStore: StoreID, paid: Int64, cheapest: Int64
  ) {
    let first = firstSaving[store]
    var place = first
    while place != Self.none, savings[Int(place)].cheapestStore != cheapestStore {
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
      Saving(cheapestStore: cheapestStore, next: first, paid: paid, cheapest: cheapest))
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

  /// What a quantity costs at a price, rounded once to the minor unit.
  private func cost(of bought: StoreDay, at cheapest: StoreDay, currency: CurrencyID) -> Int64? {
    let step = steps[currency]
    let cost = cheapest.ratio * bought.size / Double(step)
    // Far from a half, the nearest minor unit is certain without exact arithmetic.
    if cost < 1e9 {
      let nearest = Int64(cost + 0.5)
      if (cost - Double(nearest)).magnitude < 0.499_999 { return nearest * step }
    }
    return cheapest.price.cost(
      of: bought.price.quantity, roundedToDigits: digits[currency])?.tenThousandths
  }

  private mutating func finishMonth(
    _ month: Int, item: ItemID, currency: CurrencyID, isOnlyKind: Bool,
    into rows: inout PossibleSavings.Rows
  ) {
    guard !savings.isEmpty else { return }
    for store in savingStores {
      var row = PossibleSavings.Row(
        month: calendar.months[month], item: item, store: store, cheapestStore: store,
        currency: currency, paid: .zero, cheapest: .zero)
      var largest: Int64 = 0
      var place = firstSaving[store]
      firstSaving[store] = Self.none
      while place != Self.none {
        let saving = savings[Int(place)]
        row.paid.tenThousandths += saving.paid
        row.cheapest.tenThousandths += saving.cheapest
        let saved = saving.paid - saving.cheapest
        if saved > largest || (saved == largest && saving.cheapestStore < row.cheapestStore) {
          largest = saved
          row.cheapestStore = saving.cheapestStore
        }
        place = saving.next
      }
      if isOnlyKind { rows.append(row) } else { mixedRows.append(row) }
    }
    // One or two as a rule, for which cutting the arrays would take longer.
    while savings.popLast() != nil {}
    while savingStores.popLast() != nil {}
  }

  /// Brings rows of one month, store and currency together that are of several dimensions.
  private mutating func merge(into rows: inout PossibleSavings.Rows) {
    let ranks = units.currencyRanks
    let key = { (row: PossibleSavings.Row) in (row.month, row.store, ranks[row.currency]) }
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

  /// Whether a price is lower than another, exactly.
  @inline(__always)
  private static func isLower(_ left: StoreDay, than right: StoreDay) -> Bool {
    let difference = left.ratio - right.ratio
    if difference.magnitude > right.ratio * PriceLogarithms.uncertainty { return difference < 0 }
    return left.price.isLower(than: right.price)
  }
}
