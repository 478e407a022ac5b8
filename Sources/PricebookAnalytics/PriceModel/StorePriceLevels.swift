package import PricebookModel

/// How dear the stores are, in one currency, over everything that two or more of them priced in the
/// last months; the usual store is 100.
package struct StorePriceLevels: Hashable, Sendable {
  package let currency: CurrencyID
  /// The store whose level is 100; see ``PriceModel/usualStore``.
  package let usualStore: StoreID
  /// Stores that share items with another one: those with a level first, lowest first, then name.
  package let stores: [Level]

  package struct Level: Hashable, Sendable {
    package let store: StoreID
    let isUsual: Bool
    /// The difference to the usual store: −5 % is 5 % cheaper.
    ///
    /// `nil` below ``PriceModel/fewestCommonItems``, and where no common items link the two. Zero
    /// without an error for the usual store itself.
    package let estimate: PriceEstimate?
    /// Items of the store that at least one other of the stores prices, too.
    package let items: Int
    package let basis: Basis
    /// Why no sentence may state the difference.
    var doubt: ChangeClaim.Doubt?

    /// 100 for the usual store, with its 95 % interval.
    package var level: Estimate? {
      estimate.map {
        let bounds = isUsual ? 0...0 : $0.interval()
        return Estimate(
          $0.percent + 100, interval: bounds.map { $0.lowerBound + 100...$0.upperBound + 100 })
      }
    }

    /// Whether a sentence may state the difference; `nil` for the usual store.
    package var claim: LevelClaim? {
      isUsual ? nil : estimate.map { ClaimGate.level($0, doubt: doubt) }
    }
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

  package var known: [Level] { stores.filter { $0.estimate != nil } }

  /// Stores with common items whose level is not known.
  package var omittedStores: Int { stores.count - known.count }

  /// Items of the usual store that at least one other of the stores prices, too.
  package var usualItems: Int { stores.first { $0.store == usualStore }?.items ?? 0 }

  /// - Returns: `nil` where no two stores have a level.
  init?(_ model: PriceModel) {
    currency = model.currency
    usualStore = model.usualStore
    guard model.levels.contains(where: { !$0.isUsual && $0.estimate != nil }) else { return nil }
    func order(_ level: Level) -> (Double, StoreID) {
      (level.estimate.map { $0.percent + 100 } ?? .infinity, level.store)
    }
    stores = model.levels.sorted { order($0) < order($1) }
  }
}
