package import PricebookModel

/// How the regular price of a product changed: against a year ago, else its first months.
package struct RegularPriceChange: Hashable, Sendable {
  /// Index into ``UnitValues/series``.
  package let series: Int
  /// The regular price of the three months up to the report's.
  package let now: UnitValue
  /// The regular price of the three months that it is compared with.
  package let before: UnitValue
  /// The last of the months that it is compared with: a year ago, or those of the first data.
  package let since: Month
  /// Whether it is compared with a year ago.
  package let isYear: Bool
  /// The change of the price × what was bought in the last twelve months, rounded to the minor
  /// unit; `nil` where it does not fit.
  package let yearlyCost: Amount?
  /// Whether each side has three observations, or one price that stood through its three months.
  package let isStated: Bool
  package var percent: Double { (now.ratio(to: before) - 1) * 100 }

  /// The months of a side, and the observations that it needs.
  static let months = 3
  static let fewestObservations = 3

  /// The changes of all products that have a regular price in the last three months and in three
  /// months before, in the order of series.
  static func all(
    in unitValues: UnitValues, prices: RegularPrices, month: Month,
    currencies: IDTable<CurrencyID, CurrencyCode>
  ) -> [RegularPriceChange] {
    var changes: [RegularPriceChange] = []
    for place in unitValues.series.indices {
      let series = unitValues.series[place]
      let end = unitValues.month[series.rows].partitionPoint { $0 > month }
      let recent = unitValues.month[series.rows].partitionPoint {
        $0 > month.adding(months: -months)
      }
      guard recent < end, series.rows.lowerBound < recent else { continue }
      let yearAgo = month.adding(months: -12)
      let first = unitValues.month[series.rows.lowerBound]
      let isYear = first <= yearAgo
      let since =
        isYear ? yearAgo : min(first.adding(months: months - 1), month.adding(months: -months))
      let rows = series.rows.lowerBound..<end
      let old = unitValues.month[rows].partitionPoint { $0 > since.adding(months: -months) }
      let oldEnd = unitValues.month[rows].partitionPoint { $0 > since }
      guard let now = Side(recent..<end, of: rows, in: unitValues, prices: prices),
        let before = Side(old..<oldEnd, of: rows, in: unitValues, prices: prices)
      else { continue }
      let yearStart = unitValues.month[rows].partitionPoint { $0 > month.adding(months: -12) }
      var bought = BaseQuantity.zero
      for row in yearStart..<end where !unitValues.isQuoted(row) {
        bought += unitValues[row].quantity
      }
      let cost =
        (now.price.approximatePrice - before.price.approximatePrice) * bought.approximateUnits
      let size = Amount(
        estimating: cost.magnitude, digits: currencies[series.currency].minorUnitDigits,
        limit: .bookLimit)
      changes.append(
        RegularPriceChange(
          series: place, now: now.price, before: before.price, since: since, isYear: isYear,
          yearlyCost: size.map { cost < 0 ? .zero - $0 : $0 },
          isStated: now.isEvidence && before.isEvidence))
    }
    return changes
  }

  private struct Side {
    let price: UnitValue
    /// Whether there are enough observations, or one price that stood through all months.
    let isEvidence: Bool

    /// - Returns: `nil` where no month has a regular price.
    init?(
      _ months: Range<Int>, of rows: Range<Int>, in unitValues: UnitValues, prices: RegularPrices
    ) {
      let regular = months.filter { prices.isRegular(row: $0, of: rows, in: unitValues) }
      let bought = regular.filter { !unitValues.isQuoted($0) }
      let used = bought.isEmpty ? regular : bought
      guard !used.isEmpty else { return nil }
      var (paid, quantity) = (Amount.zero, BaseQuantity.zero)
      var observations = 0
      for row in used {
        let value = prices.price(row: row, in: unitValues)
        paid += value.paid
        quantity += value.quantity
        observations += Int(unitValues[row].observations)
      }
      let values = used.map { unitValues[$0] }
      let hasStood =
        used.count == RegularPriceChange.months
        && values.allSatisfy { $0.minimum == values[0].minimum && $0.maximum == values[0].minimum }
      price = UnitValue(paid: paid, quantity: quantity)
      isEvidence = observations >= RegularPriceChange.fewestObservations || hasStood
    }
  }
}
