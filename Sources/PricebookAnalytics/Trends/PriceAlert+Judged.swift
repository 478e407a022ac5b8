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
    let outliers = Set(analysis.outliers.map(\.row))
    return values.series.reduce(0) { count, series in
      guard series.currency == currency else { return count }
      let first = series.rows.partitionPoint { values.month[$0] >= months.lowerBound }
      let end = series.rows.partitionPoint { values.month[$0] > months.upperBound }
      guard first < end else { return count }
      let before = series.rows.lowerBound..<first
      var earlier = outliers.isEmpty ? before.count : before.count { !outliers.contains($0) }
      var judged = 0
      for row in first..<end where outliers.isEmpty || !outliers.contains(row) {
        if earlier >= pricedMonthsNeeded { judged += 1 }
        earlier += 1
      }
      return count + judged
    }
  }
}
