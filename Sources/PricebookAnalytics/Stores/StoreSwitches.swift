package import PricebookModel

/// What a basket costs less with each of its items at the store that asks least for it, item by item.
///
/// Facts of what was seen, and no estimates: an item counts where its regular prices, at the store
/// where it is bought now and at the cheapest one, are both of the last 90 days (or without a day),
/// and differ by more than they do from one purchase to the next (``PriceNoise``). Else a sum of
/// lowest prices would always be positive.
package struct StoreSwitches: Hashable, Sendable {
  /// One item bought elsewhere.
  package struct Switch: Hashable, Sendable {
    /// The place among the lines of the basket.
    package let line: Int
    /// Where it costs least, a place in ``StoreComparison/stores``.
    package let store: Int
    /// What the line costs less there, for the basket's quantity; positive.
    package let saved: Amount
  }

  /// Those that save most first; none in a basket that is nowhere seen for less.
  package let all: [Switch]
  /// What they save together.
  package let total: Amount
  /// The days of the prices that are compared; `nil` where none has a day.
  package let days: ClosedRange<CalendarDate>?
  /// Whether one of those prices has no day.
  package let isPartlyUndated: Bool

  /// How many of ``all``, from the first on, save half of ``total`` or more.
  package var countOfHalf: Int {
    var sum = Amount.zero
    for (place, one) in all.enumerated() {
      sum += one.saved
      if sum + sum >= total { return place + 1 }
    }
    return all.count
  }

  init(in priced: PricedBasket) {
    let found = priced.comparable.compactMap { Self.cheapest($0, in: priced) }
    all = found.map(\.entry).sorted { ($1.saved, $0.line) < ($0.saved, $1.line) }
    total = all.reduce(.zero) { $0 + $1.saved }
    let days = found.flatMap(\.days).compactMap(\.self)
    isPartlyUndated = found.contains { $0.days.contains(nil) }
    self.days = days.min().flatMap { first in days.max().map { first...$0 } }
  }

  /// - Returns: `nil` where the line is bought where it costs least, or nothing else is known.
  private static func cheapest(
    _ line: Int, in priced: PricedBasket
  ) -> (entry: Switch, days: [CalendarDate?])? {
    guard let model = priced.model, let dimension = priced.dimension(of: line) else { return nil }
    // Of a group, the items that are compared.
    let item = { (place: Int) in
      priced.rows[place].shown[line]?.item ?? priced.lines[line].item
    }
    let noise = { (place: Int) in
      model.noise(of: item(place), in: dimension, at: priced.rows[place].store)
    }
    let seen = priced.rows.indices.filter { priced.isSeenOfLate(line, at: $0) }
    // At equal costs the one with more of the basket.
    guard
      let lowest = seen.min(by: { left, right in
        let (one, other) = (priced.rows[left], priced.rows[right])
        return (one.shown[line]?.cost ?? .zero, other.availableItemCount, one.store)
          < (other.shown[line]?.cost ?? .zero, one.availableItemCount, other.store)
      }), let there = priced.rows[lowest].shown[line]
    else { return nil }
    let noiseThere = noise(lowest)
    var saved = 0.0
    var exact: Amount?
    var days = [there.observed]
    let shares = model.usualStores(of: priced.item(of: line), in: dimension)
    for (store, share) in shares {
      guard let place = seen.first(where: { priced.rows[$0].store == store }), place != lowest,
        let now = priced.rows[place].shown[line], now.cost > there.cost
      else { continue }
      let noises = [noise(place), noiseThere]
      let difference = Logarithm.of(
        now.price.approximateUnits / max(1e-4, there.price.approximateUnits))
      guard
        noises.allSatisfy({ difference > $0.bound(1, 1) + Logarithm.uncertainty })
      else { continue }
      let less = now.cost - there.cost
      saved += less.approximateUnits * share
      exact = shares.count == 1 ? less : nil
      days.append(now.observed)
    }
    guard saved > 0, let amount = exact ?? priced.amount(saved), amount > .zero else { return nil }
    return (Switch(line: line, store: lowest, saved: amount), days)
  }
}

extension PriceModel {
  /// How much the regular price of a product differs from one purchase to the next, over the year up
  /// to the as-of day.
  fileprivate func noise(
    of item: ItemID, in dimension: DimensionID, at store: StoreID
  ) -> PriceNoise {
    guard
      let series = prices.unitValues.seriesIndex(
        item: item, store: store, dimension: dimension, currency: currency)
    else { return PriceNoise(of: []) }
    let days = prices.asOf.adding(days: -365)...prices.asOf
    return PriceNoise(
      of: prices.regular.places(series: series, in: days).map {
        Logarithm.of(prices.regular.price(at: $0).approximateRatio)
      })
  }
}
