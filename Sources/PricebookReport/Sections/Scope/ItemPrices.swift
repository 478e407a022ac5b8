import PricebookAnalytics
import PricebookModel

extension UnitValues {
  /// Whether a row's price was stated by an app and nothing was bought at it.
  func isQuoted(_ row: Int) -> Bool {
    guard !quotedRows.isEmpty else { return false }
    let place = quotedRows.partitionPoint { Int($0) >= row }
    return place < quotedRows.count && Int(quotedRows[place]) == row
  }

  /// What was paid over some rows; a price that was only stated counts for nothing.
  func paid(over rows: some Sequence<Int>) -> Amount {
    rows.reduce(.zero) { isQuoted($1) ? $0 : $0 + self[$1].paid }
  }

  /// Currency units per base unit of a series for every month; `nil` is a gap.
  func approximatePrices(of series: Series, in months: [Month]) -> [Double?] {
    var prices = [Double?](repeating: nil, count: months.count)
    guard let first = months.first else { return prices }
    for row in series.rows {
      let place = month[row].months(since: first)
      if prices.indices.contains(place), self[row].quantity > .zero {
        prices[place] = price(row: row).approximatePrice
      }
    }
    return prices
  }
}
