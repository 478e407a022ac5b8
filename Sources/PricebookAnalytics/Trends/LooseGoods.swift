package import PricebookModel

/// Goods that are weighed, and whose lines have pieces in place of the weight: the price of a piece
/// moves with its weight, and says nothing of what a store asks.
///
/// They raise no alert and state no change and no price elsewhere. Which prices are theirs is decided by
/// ``PriceNoise/isUnweighed(_:)`` over the last fifteen months: as many as a change of a year looks at.
package struct LooseGoods: Sendable {
  let unitValues: UnitValues
  let prices: RegularPrices
  let names: IDTable<ItemID, Item>

  private static let days = 456

  /// Whether the prices of a series are of pieces of something that is weighed.
  func contains(series place: Int, asOf day: CalendarDate) -> Bool {
    guard isCounted(series: place) else { return false }
    let places = prices.places(series: place, in: day.adding(days: -Self.days)...day)
    let noise = PriceNoise(of: places.map { Logarithm.of(prices.price(at: $0).approximateRatio) })
    return contains(series: place, noise: noise)
  }

  /// The same by the noise of its prices, where that is known.
  func contains(series place: Int, noise: PriceNoise) -> Bool {
    isCounted(series: place) && noise.isUnweighed(names[unitValues.series[place].item].name)
  }

  private func isCounted(series place: Int) -> Bool {
    unitValues.dimensions[unitValues.series[place].dimension] == .count
  }

  /// Whether an item in pieces is weighed at some store, so that its prices at two stores do not
  /// compare.
  package func contains(
    item: ItemID, in dimension: DimensionID, currency: CurrencyID, asOf day: CalendarDate
  ) -> Bool {
    unitValues.dimensions[dimension] == .count
      && unitValues.seriesRange(ofItem: item).contains { place in
        let series = unitValues.series[place]
        return series.dimension == dimension && series.currency == currency
          && contains(series: place, asOf: day)
      }
  }
}

extension Analysis {
  package var looseGoods: LooseGoods {
    LooseGoods(unitValues: unitValues, prices: regularPrices, names: book.names.items)
  }
}
