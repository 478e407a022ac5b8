import PricebookAnalytics
import PricebookModel

extension UnitValues {
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
