package import PricebookModel

/// Goods that are weighed, and whose lines have pieces in place of the weight: the price of a piece
/// moves with its weight, and says nothing of what a store asks.
///
/// They raise no alert and state no change and no price elsewhere. The prices of the last fifteen months
/// decide: as many as a change of a year looks at. They move at half of the purchases or more, and the
/// name says no size. Beyond that, nearly every purchase has another price, up and down, by more than
/// prices move; or the name says that it is sold by weight.
package struct LooseGoods: Sendable {
  let unitValues: UnitValues
  let prices: RegularPrices
  let names: IDTable<ItemID, Item>

  private static let days = 456

  /// How the prices of a product in pieces move.
  private enum Movement { case seldom, often, likeWeights }

  /// Whether the prices of a series are of pieces of something that is weighed.
  func contains(series place: Int, asOf day: CalendarDate) -> Bool {
    contains(item: unitValues.series[place].item, movements: [movement(ofSeries: place, asOf: day)])
  }

  /// The same by the noise of its prices, where that is known.
  func contains(series place: Int, noise: PriceNoise) -> Bool {
    let movement = isCounted(series: place) ? Self.movement(noise.moves) { noise } : .seldom
    return contains(item: unitValues.series[place].item, movements: [movement])
  }

  /// Whether an item in pieces is weighed at some store, so that its prices at two stores do not
  /// compare.
  package func contains(
    item: ItemID, in dimension: DimensionID, currency: CurrencyID, asOf day: CalendarDate
  ) -> Bool {
    guard unitValues.dimensions[dimension] == .count else { return false }
    let own = unitValues.seriesRange(ofItem: item).lazy.filter { place in
      let series = unitValues.series[place]
      return series.dimension == dimension && series.currency == currency
    }
    return contains(item: item, movements: own.map { movement(ofSeries: $0, asOf: day) })
  }

  /// Names take longer to read than numbers, so that an item's is read once and last.
  private func contains(item: ItemID, movements: some Sequence<Movement>) -> Bool {
    var movesOften = false
    for movement in movements {
      switch movement {
      case .seldom: continue
      case .often: movesOften = true
      case .likeWeights: return PackageSize(in: names[item].name) == nil
      }
    }
    guard movesOften else { return false }
    let name = names[item].name
    return UnitOfMeasure(atEndOf: name) != nil && PackageSize(in: name) == nil
  }

  private func movement(ofSeries place: Int, asOf day: CalendarDate) -> Movement {
    guard isCounted(series: place),
      unitValues.series[place].days.count > PriceMoveCounts.fewestChanges
    else { return .seldom }
    let places = prices.places(series: place, in: day.adding(days: -Self.days)...day)
    guard places.count > PriceMoveCounts.fewestChanges else { return .seldom }
    let logarithms = places.lazy.map { Logarithm.of(prices.price(at: $0).approximateRatio) }
    return Self.movement(PriceMoveCounts(of: logarithms)) { PriceNoise(of: Array(logarithms)) }
  }

  private static func movement(_ moves: PriceMoveCounts, noise: () -> PriceNoise) -> Movement {
    guard moves.areFrequent else { return .seldom }
    return moves.areNearlyAll && noise().spreadsLikeWeights ? .likeWeights : .often
  }

  private func isCounted(series place: Int) -> Bool {
    unitValues.dimensions[unitValues.series[place].dimension] == .count
  }
}

extension Analysis {
  package var looseGoods: LooseGoods {
    LooseGoods(unitValues: unitValues, prices: regularPrices, names: book.names.items)
  }
}
