package import PricebookModel

/// How an index is made.
///
/// A product is an item at a store, in one unit dimension and currency.
package enum IndexMethod: String, Sendable {
  /// GEKS-Törnqvist over products: every month against every other, weighted by what was spent.
  case geksTornqvist = "geks-tornqvist"
  /// GEKS-Törnqvist over items of all stores, so that a change of store is a change of price.
  case geksTornqvistPooled = "geks-tornqvist-pooled"
  /// ln price = product + month by least squares; a household's weighted by what was spent, a
  /// store's with every price counting alike.
  case timeProductDummy = "time-product-dummy"
  /// Chained monthly Jevons: geometric mean of price relatives of products priced in both months.
  case jevons

  package static let household: [IndexMethod] = [
    .geksTornqvist, .geksTornqvistPooled, .timeProductDummy, .jevons,
  ]
  package static let store: [IndexMethod] = [.timeProductDummy, .jevons]
}

package struct IndexPoint: Hashable, Sendable {
  package var month: Month
  /// Base month = 100; `nil` where no product joins the month to it.
  package var index: Double?
  /// The 95 % interval of the index, 100...100 in the base month.
  ///
  /// `nil` where there are too few items to say anything about the error.
  package var interval: ClosedRange<Double>?
  /// Products that are priced in another month of the window too; for a chained method in the
  /// month before, and 0 where the index was carried forward.
  package var matchedProducts: Int
  /// The share of the month's spending that is of matched products, in percent.
  package var matchedPercent: Double
}

/// The price level of one store against itself.
package struct StoreIndex: Hashable, Sendable {
  package var store: StoreID
  package var currency: CurrencyID
  package var method: IndexMethod
  /// Every month that has a price.
  ///
  /// A chained index fills in the months between, except for gaps
  /// of more than ten years, which a wrong year on a receipt makes.
  package var points: [IndexPoint]
}

package struct HouseholdIndex: Hashable, Sendable {
  /// `nil` for everything together.
  package var category: CategoryID?
  package var currency: CurrencyID
  package var method: IndexMethod
  package var points: [IndexPoint]
  /// Of everything together, by the method that reports draw and its pooled counterpart.
  package var changes: IndexChanges?

  /// What may be said of how much further a pooled index moved between two months than this one did:
  /// what choosing other stores added to the prices paid, in percent.
  package func storeChoice(
    pooled: HouseholdIndex, from earlier: Month, to later: Month
  ) -> ChangeClaim? {
    guard let changes, let others = pooled.changes,
      let own = changes.change(from: earlier, to: later),
      let effect = changes.difference(to: others, from: earlier, to: later)
    else { return nil }
    return ClaimGate.change(effect, coveragePercent: own.matchedPercent, products: own.products)
  }
}

package struct IndexChange: Hashable, Sendable {
  package var since: Month
  package var months: Int
  package var estimate: Estimate
  package var products: Int
  /// The share of spending that is of matched products, in percent, in the month where it is
  /// lower; `nil` where nothing was spent.
  package var matchedPercent: Double?

  /// What a sentence may say of it.
  package var claim: ChangeClaim {
    ClaimGate.change(estimate, coveragePercent: matchedPercent, products: products)
  }
}

/// What changes of an index are made of, for the months that reports speak of.
package struct IndexChanges: Hashable, Sendable {
  let index: EstimatedIndex
  let linked: LinkedProducts
  /// By place, in percent; `nil` where nothing was spent.
  let matchedPercents: [Double?]

  /// - Returns: `nil` where a month has no value, or where their products were not compared.
  package func change(from earlier: Month, to later: Month) -> IndexChange? {
    guard let then = index.months.place(of: earlier), let now = index.months.place(of: later),
      let products = linked.count(from: then, to: now),
      let estimate = estimate(from: earlier, to: later)
    else { return nil }
    let matched = matchedPercents[then].flatMap { old in matchedPercents[now].map { min(old, $0) } }
    return IndexChange(
      since: earlier, months: later.months(since: earlier), estimate: estimate, products: products,
      matchedPercent: matched)
  }

  package func estimate(from earlier: Month, to later: Month) -> Estimate? {
    guard let then = index.months.place(of: earlier), let now = index.months.place(of: later) else {
      return nil
    }
    return index.difference(from: then, to: now)?.percentFromLogarithm
  }

  /// How much further another index moved between the same months, with its interval.
  func difference(to other: IndexChanges, from earlier: Month, to later: Month) -> Estimate? {
    guard let then = index.months.place(of: earlier), let now = index.months.place(of: later),
      let otherThen = other.index.months.place(of: earlier),
      let otherNow = other.index.months.place(of: later),
      let own = index.difference(from: then, to: now),
      let others = other.index.difference(from: otherThen, to: otherNow)
    else { return nil }
    let value = others.value - own.value
    guard let moves = index.moves(from: then, to: now),
      let otherMoves = other.index.moves(from: otherThen, to: otherNow)
    else { return Estimate(value, interval: nil).percentFromLogarithm }
    // An index does not move without a group that it has no product of.
    let numbers = Set(index.groupNumbers).union(other.index.groupNumbers)
    let deviations = numbers.sorted().map { number -> Double in
      let own = index.groupNumbers.firstIndex(of: number).map { moves[$0] } ?? 0
      let others = other.index.groupNumbers.firstIndex(of: number).map { otherMoves[$0] } ?? 0
      return others - own
    }
    return Jackknife.estimate(
      value, deviations: deviations,
      groups: min(index.groups[then], index.groups[now], index.groupNumbers.count)
    ).percentFromLogarithm
  }
}

extension MethodResult {
  /// The index by month as tables have it.
  func points(spent: [Double], isChained: Bool) -> [IndexPoint] {
    var points: [IndexPoint] = []
    points.reserveCapacity(index.months.count)
    for place in index.months.indices {
      if isChained, let last = points.last {
        let gap = index.months[place].months(since: last.month) - 1
        if gap > 0, gap <= Self.longestGap {
          for month in 1...gap {
            points.append(
              IndexPoint(
                month: last.month.adding(months: month), index: last.index, interval: nil,
                matchedProducts: 0, matchedPercent: 0))
          }
        }
      }
      points.append(point(at: place, spent: spent[place]))
    }
    return points
  }

  private func point(at place: Int, spent: Double) -> IndexPoint {
    let level = index.level(at: place)
    let value = level.map { 100 * Logarithm.exponential($0.value) }
    guard let value, value.isFinite else {
      return IndexPoint(
        month: index.months[place], index: nil, interval: nil, matchedProducts: 0,
        matchedPercent: 0)
    }
    let interval = level?.interval.map {
      100 * Logarithm.exponential($0.lowerBound)...100 * Logarithm.exponential($0.upperBound)
    }
    return IndexPoint(
      month: index.months[place], index: value,
      interval: interval.flatMap { $0.upperBound.isFinite ? $0 : nil },
      matchedProducts: Int(matches.products[place]),
      matchedPercent: spent > 0 ? matches.paid[place] / spent * 100 : 0)
  }

  /// What the changes of the index are made of.
  func changes(spent: [Double]) -> IndexChanges {
    IndexChanges(
      index: index, linked: linked,
      matchedPercents: spent.indices.map {
        spent[$0] > 0 ? matches.paid[$0] / spent[$0] * 100 : nil
      })
  }

  /// How many months without a price are filled in between two that have one; receipts with a
  /// wrong year would otherwise fill centuries.
  static let longestGap = 120
}
