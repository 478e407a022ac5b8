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
  /// - Complexity: O(rows), and sorting of the rows of items whose prices lie far apart.
  static func all(of unitValues: UnitValues, logarithms: PriceLogarithms) -> [PriceOutlier] {
    let ranges = itemRanges(of: unitValues, parts: WorkerThreads.count * 4)
    let pieces = concurrentMap(ranges.count) { part in
      outliers(in: ranges[part], of: unitValues, logarithms: logarithms.values)
    }
    return pieces.joined().sorted { $0.row < $1.row }
  }

  /// Consecutive ranges of series that do not cut an item in two.
  private static func itemRanges(of unitValues: UnitValues, parts: Int) -> [Range<Int>] {
    let series = unitValues.series
    var ranges: [Range<Int>] = []
    var first = 0
    for part in 1...max(1, parts) {
      var end = series.count * part / max(1, parts)
      while end > first, end < series.count, series[end].item == series[end - 1].item { end += 1 }
      if end > first {
        ranges.append(first..<end)
        first = end
      }
    }
    return ranges
  }

  /// How many times the median a price must exceed, or fall below the like part of.
  static let factor = 3
  static let pricesNeeded = 3

  private static func outliers(
    in range: Range<Int>, of unitValues: UnitValues, logarithms: [Double]
  ) -> [PriceOutlier] {
    var outliers: [PriceOutlier] = []
    // Prices nearer together than this cannot be that far from their median.
    let near = Logarithm.of(Double(factor)) - Logarithm.uncertainty
    for item in unitValues.itemRanges(in: range) {
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
    var pricesByMeasure: [UnitValues.Measure: [Price]] = [:]
    for index in item {
      let series = unitValues.series[index]
      for row in series.rows {
        pricesByMeasure[series.measure, default: []].append(
          Price(series: index, row: row, ratio: unitValues.price(row: row).approximateRatio))
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

  private struct Price {
    var series: Int
    var row: Int
    /// ``UnitValue/approximateRatio``.
    var ratio: Double
  }
}
