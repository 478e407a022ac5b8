package import PricebookModel

extension PriceAlert {
  /// How many monthly prices of some months an alert could be raised for: "none" says little without it.
  ///
  /// That takes enough earlier months with a price; outliers do not count.
  ///
  /// - Complexity: O(rows).
  package static func judgedPriceCount(
    in analysis: Analysis, months: ClosedRange<Month>, currency: CurrencyID
  ) -> Int {
    let values = analysis.unitValues
    let prices = analysis.regularPrices
    let outliers = Set(analysis.outliers.map(\.row))
    return values.series.reduce(0) { count, series in
      guard series.currency == currency else { return count }
      let first = series.rows.partitionPoint { values.month[$0] >= months.lowerBound }
      let end = series.rows.partitionPoint { values.month[$0] > months.upperBound }
      guard first < end else { return count }
      let start = series.rows.lowerBound
      var earlier = 0
      var judged = 0
      for row in start..<end where outliers.isEmpty || !outliers.contains(row) {
        if row >= first, earlier >= pricedMonthsNeeded { judged += 1 }
        if earlier < pricedMonthsNeeded,
          prices.isRegular(row: row, of: start..<row + 1, in: values)
        {
          earlier += 1
        }
      }
      return count + judged
    }
  }
}
