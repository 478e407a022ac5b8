import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// What is to be bought next in one currency, and at which store or two.
struct NextPurchases {
  let comparison: StoreComparison
  let scope: CurrencyScope
  /// Where it is bought, as places in the stores of the comparison: one, or two where the second
  /// saves enough.
  let stops: [Int]

  /// Below so much of the total, in percent, a second store is not worth the way.
  static let leastSavingPercent = 5
  /// The same in units of money.
  static let leastSaving = Amount(units: 5)

  /// - Returns: `nil` where no store has a price of any of it.
  init?(_ comparison: StoreComparison, in scope: CurrencyScope) {
    guard let single = Self.singleStore(of: comparison) else { return nil }
    self.comparison = comparison
    self.scope = CurrencyScope(
      comparison.currency, analysis: scope.analysis, context: scope.context)
    stops = Self.pair(of: comparison, insteadOf: single) ?? [single]
  }

  /// The store that clearly saves something against where it is bought now, else the usual one,
  /// else the one with the lowest whole basket, else the one that has most of it.
  private static func singleStore(of comparison: StoreComparison) -> Int? {
    if let saving = comparison.attainable, saving.claim.clear != nil { return saving.store }
    if let usual = comparison.usualStore, comparison.stores[usual].isEligible { return usual }
    return comparison.expectedWinner ?? comparison.likeForLikeWinner
      ?? comparison.stores.indices.first
  }

  /// The two stores that together save what is worth a second way, the one with more of it first.
  private static func pair(of comparison: StoreComparison, insteadOf single: Int) -> [Int]? {
    guard let pair = comparison.bestPair, pair.needsBoth,
      let saving = [pair.savingAgainstBest, pair.savingAgainstUsual].compactMap(\.self)
        .first(where: { $0.store == single }),
      saving.claim.clear != nil, saving.amount >= leastSaving,
      let total = comparison.stores[single].expectedTotal,
      saving.amount.isAtLeast(percent: leastSavingPercent, of: total)
    else { return nil }
    return [pair.first, pair.second].sorted {
      (pair.items(at: $1), $0) < (pair.items(at: $0), $1)
    }
  }
}

extension Amount {
  /// Whether the amount is at least so many percent of another; both above zero.
  func isAtLeast(percent: Int, of other: Amount) -> Bool {
    Int128(tenThousandths) * 100 >= Int128(other.tenThousandths) * Int128(percent)
  }
}

// MARK: - What is due and listed

extension NextPurchases {
  /// Something to buy, with the day it is due, and where it costs what for one of it.
  struct Thing {
    var item: ItemID
    /// `nil` for what is on a list and has no day.
    var due: CalendarDate?
    var price: (price: Amount, unit: String, store: String)?
  }

  /// What open carts and lists still want, and what is due, each once: overdue first, then what is
  /// listed or due today, then by day.
  static func things(in scope: CurrencyScope) -> [Thing] {
    let analysis = scope.analysis
    let next = analysis.next.first { $0.currency == scope.currency }
    let listed =
      next.map { $0.kind == .due ? [] : $0.basket.lines.map(\.item) } ?? []
    let due = Dictionary(
      analysis.due.items.map { ($0.item, $0.due) }, uniquingKeysWith: min)
    let store = next.flatMap { NextPurchases($0, in: scope) }.map {
      $0.comparison.stores[$0.stops[0]].store
    }
    let asOf = scope.period.asOf
    let items = Set(listed).union(due.keys).sorted { left, right in
      (due[left] ?? asOf, left) < (due[right] ?? asOf, right)
    }
    return items.map { item in
      Thing(item: item, due: due[item], price: price(of: item, at: store, in: scope))
    }
  }

  /// The latest price of one piece, kg or litre at a store; where that has none, the lowest of the
  /// others.
  private static func price(
    of item: ItemID, at store: StoreID?, in scope: CurrencyScope
  ) -> (price: Amount, unit: String, store: String)? {
    let values = scope.analysis.unitValues
    let oldest = scope.period.asOf.adding(days: -scope.analysis.options.maximumPriceAgeDays)
    let known = values.seriesRange(ofItem: item).map { values.series[$0] }.filter {
      $0.currency == scope.currencyID && $0.latest.quantity > .zero && $0.latestDay >= oldest
    }
    let chosen =
      known.first { $0.store == store } ?? known.min { $0.latest.isLower(than: $1.latest) }
    return chosen.flatMap { series in
      series.latest.rounded.map {
        ($0, values.dimensions[series.dimension].baseUnit, scope.book.names.stores[series.store])
      }
    }
  }
}
