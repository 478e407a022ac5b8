import PricebookModel

/// How spending on one thing differs between two months, and how much of it is its price.
struct PriceDifference {
  var previous: Int64 = 0
  var current: Int64 = 0
  var isNew = false
  var isGone = false
  /// The price effect in 2⁻²⁰ of 1/10 000, so that sums of it are exact and do not depend on
  /// their order.
  var priceEffect: Int128 = 0
  /// Price now ÷ price then, where there are both.
  var relative: Double?

  static let fractionBits = 20
  /// Price effects beyond this, in 1/10 000, are left to the quantity; they come of amounts and
  /// quantities at the limit of what a book may hold.
  private static let largest = 1e15

  init(
    from old: ItemSpendingByMonth.Entry?, to new: ItemSpendingByMonth.Entry?, isPriced: Bool
  ) {
    previous = old?.paid ?? 0
    current = new?.paid ?? 0
    isNew = old == nil
    isGone = new == nil
    guard isPriced, let old, let new, old.paid > 0, new.paid > 0, old.quantity > 0,
      new.quantity > 0
    else { return }
    let (before, now) = (Double(old.paid), Double(new.paid))
    // ½ (q₀ + q₁) (p₁ − p₀) with each product qp where it is known as what was paid.
    let ratio = old.quantity / new.quantity
    let effect = (now - before + now * ratio - before / ratio) / 2
    relative = now * ratio / before
    guard effect.magnitude < Self.largest else { return }
    let scaled = (effect * Double(1 << Self.fractionBits)).rounded()
    priceEffect = Int64(exactly: scaled).map { Int128($0) } ?? Int128(scaled)
  }
}

/// The differences of one category.
struct ChangeSum {
  private(set) var count = 0
  private var previous: Int64 = 0
  private var current: Int64 = 0
  private var newItems: Int64 = 0
  private var goneItems: Int64 = 0
  private var priceEffect: Int128 = 0

  mutating func add(_ difference: PriceDifference) {
    count += 1
    previous += difference.previous
    current += difference.current
    if difference.isNew { newItems += difference.current }
    if difference.isGone { goneItems -= difference.previous }
    priceEffect += difference.priceEffect
  }

  /// - Parameter minorUnit: In 1/10 000.
  func row(
    month: Month, scope: BudgetVariance.Scope, currency: CurrencyID, minorUnit: Int64
  ) -> SpendingChange.Row {
    let price = Self.rounded(priceEffect, minorUnit: minorUnit)
    return SpendingChange.Row(
      month: month, scope: scope, currency: currency,
      previous: Amount(tenThousandths: previous), current: Amount(tenThousandths: current),
      priceEffect: Amount(tenThousandths: price),
      quantityEffect: Amount(
        tenThousandths: current - previous - newItems - goneItems - price),
      newItems: Amount(tenThousandths: newItems), goneItems: Amount(tenThousandths: goneItems))
  }

  /// A price effect in 1/10 000, rounded half away from zero to the minor unit; 0 where the sum
  /// is beyond what a book may hold.
  static func rounded(_ effect: Int128, minorUnit: Int64) -> Int64 {
    let step = Int128(minorUnit) << Int128(PriceDifference.fractionBits)
    let rounded = effect.dividedRounding(by: step) * Int128(minorUnit)
    guard rounded.magnitude <= UInt128(Amount.bookLimit.tenThousandths) else { return 0 }
    return Int64(rounded)
  }
}

/// The differences of the items of one month, over their categories and dimensions.
struct ItemChanges {
  private struct Sum {
    var item: ItemID
    var rank: Int
    var previous: Int64 = 0
    var current: Int64 = 0
    var priceEffect: Int128 = 0
    /// The largest price effect of one category and dimension, and its price relative.
    var largest: UInt128 = 0
    var relative: Double?

    var change: Int64 { current - previous }
  }

  private var sums: [Sum] = []

  /// Adds a difference of the item that the last one is of, or of one that comes after it.
  mutating func add(_ difference: PriceDifference, item: ItemID, rank: Int) {
    var place = sums.count - 1
    while place >= 0, sums[place].item == item, sums[place].rank != rank { place -= 1 }
    if place < 0 || sums[place].item != item {
      place = sums.count
      sums.append(Sum(item: item, rank: rank))
    }
    sums[place].previous += difference.previous
    sums[place].current += difference.current
    sums[place].priceEffect += difference.priceEffect
    let size = difference.priceEffect.magnitude
    if let relative = difference.relative, sums[place].relative == nil || size > sums[place].largest
    {
      sums[place].largest = size
      sums[place].relative = relative
    }
  }

  /// The items that ``SpendingChange/items`` holds.
  func largest(units: UnitTable, minorUnits: IDTable<CurrencyID, Int64>) -> [SpendingChange
    .ItemChange]
  {
    var found: [SpendingChange.ItemChange] = []
    for rank in units.currenciesByRank.indices {
      let own = sums.indices.filter { sums[$0].rank == rank }
      let limit = SpendingChange.itemLimit
      let rises: (Int, Int) -> Bool = { (sums[$1].change, $0) < (sums[$0].change, $1) }
      let up = Self.first(limit, of: own, by: rises).filter { sums[$0].change > 0 }
      let down = Self.first(limit, of: own) { rises($1, $0) }.filter { sums[$0].change < 0 }
      let dearer = Self.first(limit, of: own) {
        (sums[$1].priceEffect, $0) < (sums[$0].priceEffect, $1)
      }
      let cheaper = Self.first(limit, of: own) {
        (sums[$0].priceEffect, $0) < (sums[$1].priceEffect, $1)
      }
      var wanted = up + down
      for place in dearer.filter({ sums[$0].priceEffect > 0 })
        + cheaper.filter({ sums[$0].priceEffect < 0 })
      where !wanted.contains(place) {
        wanted.append(place)
      }
      let currency = units.currenciesByRank[rank]
      found += wanted.sorted(by: rises).map { place in
        let sum = sums[place]
        return SpendingChange.ItemChange(
          item: sum.item, currency: currency, previous: Amount(tenThousandths: sum.previous),
          current: Amount(tenThousandths: sum.current),
          priceEffect: Amount(
            tenThousandths: ChangeSum.rounded(
              sum.priceEffect, minorUnit: minorUnits[currency])),
          priceChangePercent: sum.relative.map { ($0 - 1) * 100 })
      }
    }
    return found
  }

  /// The places that would come first if all were sorted, in that order.
  ///
  /// - Parameters:
  ///   - limit: How many are wanted, a few.
  ///   - precedes: A total order.
  private static func first(
    _ limit: Int, of places: [Int], by precedes: (Int, Int) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    for place in places {
      if found.count == limit {
        if let last = found.last, !precedes(place, last) { continue }
        found.removeLast()
      }
      found.insert(place, at: found.firstIndex { precedes(place, $0) } ?? found.count)
    }
    return found
  }
}
