package import PricebookModel

extension PriceAlert {
  /// How many prices of a month an alert could be raised for: "none" says little without it.
  ///
  /// That takes enough earlier months with a price; outliers do not count.
  ///
  /// - Complexity: O(series × log months).
  package static func judgedPriceCount(
    in analysis: Analysis, month: Month, currency: CurrencyID
  ) -> Int {
    let values = analysis.unitValues
    let outliers = Set(analysis.outliers.map(\.row))
    return values.series.count { series in
      guard series.currency == currency else { return false }
      let row = series.rows.partitionPoint { values.month[$0] >= month }
      guard row < series.rows.upperBound, values.month[row] == month, !outliers.contains(row)
      else { return false }
      let earlier = series.rows.lowerBound..<row
      let counted = outliers.isEmpty ? earlier.count : earlier.count { !outliers.contains($0) }
      return counted >= pricedMonthsNeeded
    }
  }
}
