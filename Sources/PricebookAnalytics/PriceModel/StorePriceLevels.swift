package import PricebookModel

/// How dear the stores are, in one currency, over everything that two or more of them priced in the
/// last months; the usual store is 100.
package struct StorePriceLevels: Hashable, Sendable {
  package let currency: CurrencyID
  /// The store whose level is 100: the one with most spending in those months.
  package let usualStore: StoreID
  /// Stores that share items with another one: those with a level first, lowest first, then name.
  package let stores: [Level]

  package struct Level: Hashable, Sendable {
    package let store: StoreID
    /// 100 for the usual store, with its 95 % interval.
    ///
    /// `nil` with fewer than five common items, and where none link the store with the usual one.
    package let level: Estimate?
    /// Items of the store that at least one other of the stores prices, too.
    package let items: Int
    package let basis: Basis
    /// Whether a sentence may state the difference to the usual store; `nil` for that store, and
    /// without a level.
    package let claim: LevelClaim?
  }

  /// Where the prices of a store come from that its level rests on.
  package enum Basis: String, Hashable, Sendable {
    /// Receipts alone.
    case purchases
    /// Prices of price lists and apps.
    case seen
    /// Receipts, and prices of price lists and apps.
    case both
  }

  package var known: [Level] { stores.filter { $0.level != nil } }

  /// Stores with common items whose level is not known.
  package var omittedStores: Int { stores.count - known.count }

  /// Items of the usual store that at least one other of the stores prices, too.
  package var usualItems: Int { stores.first { $0.store == usualStore }?.items ?? 0 }

  /// The store that a sentence compares with the usual one.
  ///
  /// The lowest level that may be stated; where none lies below the usual store's, the highest; and
  /// where none may be stated, that with most common items. `nil` where the usual store is alone.
  package var foremost: Level? {
    let clear = stores.filter { $0.claim?.clear != nil }
    if let lowest = clear.first {
      return lowest.claim?.clear.map { $0.estimate.value < 0 } == true ? lowest : clear.last
    }
    return known.filter { $0.store != usualStore }
      .min { ($1.items, $0.store) < ($0.items, $1.store) }
  }

  /// - Returns: `nil` where no two stores have a level.
  init?(_ model: PriceModel) {
    currency = model.currency
    usualStore = model.usualStore
    let judged = model.levels.filter { $0.store != model.usualStore }.compactMap { level in
      level.estimate.map { (store: level.store, estimate: $0) }
    }
    guard !judged.isEmpty else { return nil }
    let doubts = ClaimGate.doubts(judged.map { GatedFigure($0.estimate) })
    var claims: [StoreID: LevelClaim] = [:]
    for (level, doubt) in zip(judged, doubts) {
      claims[level.store] = ClaimGate.level(level.estimate, doubt: doubt)
    }
    stores = model.levels.map { level in
      let isUsual = level.store == model.usualStore
      return Level(
        store: level.store,
        level: isUsual
          ? Estimate(100, interval: 100...100)
          : level.estimate.map {
            let (estimate, bounds) = ($0.estimate, $0.estimate.interval)
            return Estimate(
              estimate.value + 100,
              interval: bounds.map { $0.lowerBound + 100...$0.upperBound + 100 })
          }, items: level.commonItems, basis: level.basis, claim: claims[level.store])
    }.sorted { left, right in
      (left.level?.value ?? .infinity, left.store) < (right.level?.value ?? .infinity, right.store)
    }
  }
}
