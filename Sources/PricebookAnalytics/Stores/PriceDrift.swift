import PricebookModel

/// How fast the prices that a household pays move, to judge prices of different days.
///
/// Where all prices rise, a store that is visited seldom has older, lower prices. It is not cheaper
/// for that.
struct PriceDrift {
  /// The mean change of the logarithm of a price in a month, by currency.
  private var monthly: [CurrencyID: Double] = [:]

  /// Prices do not move.
  static let none = PriceDrift()

  private init() {}

  /// The prices of the year up to a month: Σ ln (last ÷ first) ÷ Σ months between, over the items at
  /// their stores that have a price in two months.
  ///
  /// Prices that differ by more than a factor of three, and currencies with fewer than ten such
  /// products, say nothing.
  ///
  /// - Complexity: O(series × log of their months).
  init(of unitValues: UnitValues, month: Month) {
    var sums: [CurrencyID: (change: Double, months: Int, products: Int)] = [:]
    for series in unitValues.series where series.rowCount > 1 {
      let rows = series.rows
      let first = Self.place(of: month.adding(months: -Self.months), in: rows, unitValues)
      let end = Self.place(of: month.adding(months: 1), in: rows, unitValues)
      guard end - first > 1 else { continue }
      let (one, other) = (unitValues.price(row: first), unitValues.price(row: end - 1))
      let change = PriceLogarithms.logarithm(other.approximateRatio / one.approximateRatio)
      guard change.isFinite, change.magnitude < Self.farthest else { continue }
      sums[series.currency, default: (0, 0, 0)].change += change
      sums[series.currency, default: (0, 0, 0)].months +=
        unitValues.month[end - 1].months(since: unitValues.month[first])
      sums[series.currency, default: (0, 0, 0)].products += 1
    }
    monthly = sums.compactMapValues { sum in
      sum.products < ClaimGate.fewestProducts ? nil : sum.change / Double(sum.months)
    }
  }

  private static let months = 12
  private static let farthest = PriceLogarithms.logarithm(3)
  private static let daysPerMonth = 365.2425 / 12

  /// The first row of a month or a later one.
  private static func place(of month: Month, in rows: Range<Int>, _ unitValues: UnitValues) -> Int {
    unitValues.month[rows].partitionPoint { $0 >= month }
  }

  /// How far the logarithm of a price has moved since a day so long ago.
  func logarithm(days: Double, in currency: CurrencyID) -> Double {
    (monthly[currency] ?? 0) * days / Self.daysPerMonth
  }
}
