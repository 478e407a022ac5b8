import PricebookModel

/// Finds, item after item, what purchases cost above the cheapest price known on their day.
struct CheaperPrices {
  /// What was bought at one store on one day.
  private struct StoreDay {
    var store: UInt32
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
    var cheapestStore: UInt32
    /// The next of the same store, or ``noSaving``; there are no more than days in a month.
    var next: Int32
    var paid: Int64
    var cheapest: Int64
  }

  private(set) var rows: [PossibleSavings.Row] = []
  private let units: UnitTable
  private let digits: [Int]
  private let boundaries: MonthCalendar
  private var stores: [StoreDay] = []
  /// Ascending in day and price; read from ``firstCandidate`` on.
  private var candidates: [Candidate] = []
  private var firstCandidate = 0
  private var savings: [Saving] = []
  /// The first of every store's savings of the month, or ``noSaving``.
  private var firstSaving: [Int32]
  /// The stores that have savings in the month.
  private var savingStores: [UInt32] = []

  private static let noSaving: Int32 = -1

  /// - Parameter rowLimit: No more rows than this will come.
  init(book: Book, units: UnitTable, rowLimit: Int) {
    rows.reserveInLargePages(rowLimit)
    self.units = units
    boundaries = book.settings.months
    digits = book.names.currencies.map(\.minorUnitDigits)
    firstSaving = [Int32](repeating: Self.noSaving, count: book.names.stores.count)
  }

  /// Takes the purchases of one item, in any order.
  mutating func take(_ purchases: inout [ItemLine], range: Range<Int>, item: UInt32) {
    let firstKind = kind(of: purchases[range.lowerBound])
    var isOneKind = true
    var isSorted = true
    for index in range.dropFirst() {
      if purchases[index].day < purchases[index - 1].day { isSorted = false }
      if kind(of: purchases[index]) != firstKind { isOneKind = false }
    }
    if !isOneKind {
      purchases[range].sort { (kind(of: $0), $0.day) < (kind(of: $1), $1.day) }
    } else if !isSorted {
      purchases[range].sort { $0.day < $1.day }
    }
    let firstRow = rows.count
    var first = range.lowerBound
    while first < range.upperBound {
      let ownKind = kind(of: purchases[first])
      var end = isOneKind ? range.upperBound : first + 1
      while end < range.upperBound, kind(of: purchases[end]) == ownKind { end += 1 }
      takeKind(purchases, range: first..<end, item: item)
      first = end
    }
    if !isOneKind { merge(from: firstRow) }
  }

  @inline(__always)
  private func kind(of purchase: ItemLine) -> UInt32 {
    units.kind(
      dimension: units.factors[Int(purchase.unit)].dimension, currency: purchase.currency)
  }

  /// Purchases of one dimension and currency in order of days.
  private mutating func takeKind(
    _ purchases: [ItemLine], range: Range<Int>, item: UInt32
  ) {
    let currency = purchases[range.lowerBound].currency
    candidates.removeAll(keepingCapacity: true)
    firstCandidate = 0
    var month = Month(index: 0)
    var lastDayOfMonth = Int32.min
    var first = range.lowerBound
    while first < range.upperBound {
      let day = purchases[first].day
      if day > lastDayOfMonth {
        finishMonth(month, item: item, currency: currency)
        month = boundaries.month(of: CalendarDate(daysSinceEpoch: day))
        lastDayOfMonth = boundaries.lastDay(of: month).daysSinceEpoch
      }
      var end = first + 1
      while end < range.upperBound, purchases[end].day == day { end += 1 }
      groupByStore(purchases, range: first..<end)
      offer(day: day)
      compare(currency: currency)
      first = end
    }
    finishMonth(month, item: item, currency: currency)
  }

  /// Brings the purchases of one day together by store.
  private mutating func groupByStore(_ purchases: [ItemLine], range: Range<Int>) {
    stores.removeAll(keepingCapacity: true)
    var isSorted = true
    for index in range {
      let purchase = purchases[index]
      let factor = units.factors[Int(purchase.unit)].basePerUnit
      let price = UnitValue(
        paid: Amount(tenThousandths: purchase.paid),
        quantity: BaseQuantity(count: Int128(purchase.millionths) * Int128(factor)))
      if let last = stores.last, last.store >= purchase.store { isSorted = false }
      let size = Double(purchase.millionths) * Double(factor)
      stores.append(
        StoreDay(
          store: purchase.store, price: price, size: size, ratio: Double(purchase.paid) / size))
    }
    guard !isSorted else { return }
    stores.sort { $0.store < $1.store }
    var count = 0
    for index in stores.indices {
      if count > 0, stores[count - 1].store == stores[index].store {
        stores[count - 1].price.paid += stores[index].price.paid
        stores[count - 1].price.quantity += stores[index].price.quantity
        stores[count - 1].size = stores[count - 1].price.quantity.count.approximateValue
        stores[count - 1].ratio = stores[count - 1].price.approximateRatio
      } else {
        stores[count] = stores[index]
        count += 1
      }
    }
    stores.removeLast(stores.count - count)
  }

  /// Enters the cheapest price of a day, and lets go of those that it undercuts or that are older
  /// than a price counts as known.
  ///
  /// The minimum of a sliding window as a queue that stays in order; every day enters and leaves
  /// once.
  private mutating func offer(day: Int32) {
    var cheapest = stores[0]
    for one in stores.dropFirst() where Self.isLower(one, than: cheapest) { cheapest = one }
    while candidates.count > firstCandidate, let last = candidates.last,
      !Self.isLower(last.cheapest, than: cheapest)
    {
      candidates.removeLast()
    }
    candidates.append(Candidate(day: day, cheapest: cheapest))
    let oldest = day - Int32(PossibleSavings.knownDays - 1)
    while candidates[firstCandidate].day < oldest { firstCandidate += 1 }
  }

  /// Compares the purchases of a day with the cheapest known price.
  private mutating func compare(currency: UInt16) {
    let cheapest = candidates[firstCandidate].cheapest
    for one in stores where Self.isLower(cheapest, than: one) {
      let paid = one.price.paid.tenThousandths
      let cost = cost(of: one, at: cheapest, currency: currency)
      guard let cost, cost < paid else { continue }
      add(store: one.store, cheapestStore: cheapest.store, paid: paid, cheapest: cost)
    }
  }

  private mutating func add(
    store: UInt32, cheapestStore: UInt32, paid: Int64, cheapest: Int64
  ) {
    let first = firstSaving[Int(store)]
    var place = first
    while place != Self.noSaving, savings[Int(place)].cheapestStore != cheapestStore {
      place = savings[Int(place)].next
    }
    if place != Self.noSaving {
      savings[Int(place)].paid += paid
      savings[Int(place)].cheapest += cheapest
      return
    }
    if first == Self.noSaving { savingStores.append(store) }
    firstSaving[Int(store)] = Int32(truncatingIfNeeded: savings.count)
    savings.append(
      Saving(cheapestStore: cheapestStore, next: first, paid: paid, cheapest: cheapest))
  }

  /// What a quantity costs at a price, rounded once to the minor unit.
  private func cost(of bought: StoreDay, at cheapest: StoreDay, currency: UInt16) -> Int64? {
    let digits = digits[Int(currency)]
    let step = Amount.step(digits: digits)
    let cost = cheapest.ratio * bought.size / Double(step)
    let rounded = cost.rounded()
    // Far from a half, the nearest minor unit is certain without exact arithmetic.
    if cost < 1e9, (cost - rounded).magnitude < 0.499_999 { return Int64(rounded) * step }
    return cheapest.price.cost(of: bought.price.quantity, roundedToDigits: digits)?.tenThousandths
  }

  private mutating func finishMonth(_ month: Month, item: UInt32, currency: UInt16) {
    guard !savings.isEmpty else { return }
    savingStores.sort()
    for store in savingStores {
      var row = PossibleSavings.Row(
        month: month, item: item, store: store, cheapestStore: store, currency: currency,
        paid: .zero, cheapest: .zero)
      var largest: Int64 = 0
      var place = firstSaving[Int(store)]
      firstSaving[Int(store)] = Self.noSaving
      while place != Self.noSaving {
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
      rows.append(row)
    }
    savings.removeAll(keepingCapacity: true)
    savingStores.removeAll(keepingCapacity: true)
  }

  /// Brings rows of one month, store and currency together that are of several dimensions.
  private mutating func merge(from firstRow: Int) {
    let ranks = units.currencyRanks
    let own = rows[firstRow...].sorted {
      ($0.month, $0.store, ranks[Int($0.currency)]) < ($1.month, $1.store, ranks[Int($1.currency)])
    }
    rows.removeLast(rows.count - firstRow)
    var largest = Amount.zero
    for row in own {
      if rows.count > firstRow, let last = rows.last, last.month == row.month,
        last.store == row.store, last.currency == row.currency
      {
        rows[rows.count - 1].paid += row.paid
        rows[rows.count - 1].cheapest += row.cheapest
        if row.saving > largest {
          largest = row.saving
          rows[rows.count - 1].cheapestStore = row.cheapestStore
        }
      } else {
        rows.append(row)
        largest = row.saving
      }
    }
  }

  /// Whether a price is lower than another, exactly.
  @inline(__always)
  private static func isLower(_ left: StoreDay, than right: StoreDay) -> Bool {
    let difference = left.ratio - right.ratio
    if difference.magnitude > right.ratio * PriceLogarithms.uncertainty { return difference < 0 }
    return left.price.isLower(than: right.price)
  }
}
