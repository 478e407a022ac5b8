import PricebookParallel

/// A price so far from what its item usually costs that it is more likely a slip than a price.
package struct PriceOutlier: Hashable, Sendable {
  package var series: Int
  package var row: Int

  /// Monthly prices above three times the median of their item and unit, or below a third of it.
  ///
  /// The median is over every store and month of the item in one dimension and currency; at
  /// least three must have a price. It bears up to half of its values being wrong (Frank R. Hampel,
  /// "The Influence Curve and its Role in Robust Estimation", Journal of the American Statistical
  /// Association 69 (1974), 383–393). Prices are compared as ratios, not as tables round them.
  ///
  /// - Returns: In the order of rows.
  static func all(of unitValues: UnitValues, logarithms: PriceLogarithms) -> [PriceOutlier] {
    let items = Array(unitValues.itemRanges())
    let pieces = concurrentMap(
      of: items.count, parts: max(1, min(items.count, WorkerThreads.count * 4))
    ) {
      outliers(in: items[$0], of: unitValues, logarithms: logarithms.values)
    }
    return pieces.joined().sorted { $0.row < $1.row }
  }

  /// A price above so many times the median, or below the median divided by it, is an outlier.
  static let factor = 3
  static let pricesNeeded = 3

  private static func outliers(
    in items: ArraySlice<Range<Int>>, of unitValues: UnitValues, logarithms: [Double]
  ) -> [PriceOutlier] {
    var outliers: [PriceOutlier] = []
    // Prices nearer together than this cannot be that far from their median.
    let near = Logarithm.of(Double(factor)) - Logarithm.uncertainty
    for item in items {
      var lowest = Double.infinity
      var highest = -Double.infinity
      for series in item {
        for row in unitValues.series[series].rows {
          lowest = min(lowest, logarithms[row])
          highest = max(highest, logarithms[row])
        }
      }
      if highest - lowest > near { append(of: item, in: unitValues, to: &outliers) }
    }
    return outliers
  }

  private static func append(
    of item: Range<Int>, in unitValues: UnitValues, to outliers: inout [PriceOutlier]
  ) {
    var pricesByMeasure: [UnitValues.Measure: [(series: Int, row: Int, ratio: Double)]] = [:]
    for index in item {
      let series = unitValues.series[index]
      for row in series.rows {
        pricesByMeasure[series.measure, default: []].append(
          (index, row, unitValues.price(row: row).approximateRatio))
      }
    }
    // What is as near to a limit as this is at the limit, and no outlier.
    let limit = Double(factor) * (1 + Logarithm.uncertainty)
    for prices in pricesByMeasure.values where prices.count >= pricesNeeded {
      let sorted = prices.sorted { ($0.ratio, $0.row) < ($1.ratio, $1.row) }
      let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
      let ratio = low.ratio / 2 + high.ratio / 2
      for price in prices where price.ratio > ratio * limit || price.ratio * limit < ratio {
        outliers.append(PriceOutlier(series: price.series, row: price.row))
      }
    }
  }
}
