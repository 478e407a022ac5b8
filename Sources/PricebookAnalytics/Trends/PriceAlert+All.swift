import PricebookModel
import PricebookParallel

extension PriceAlert {
  /// The alerts of every month of the data, in the order of series, month and kind.
  ///
  /// `up` and `down` compare with the median of the three previous months that have a price. A
  /// `new low` is below every price of the twelve months before, where at least three have
  /// one. A month can be both down and a new low, and then has two alerts: they answer two
  /// questions. Outliers raise no alert and are no reference. Prices are compared as tables show them, in 1/10 000 per base unit.
  ///
  /// - Complexity: O(rows); exact division only where the logarithms come near a limit.
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, outliers: [PriceOutlier] = [],
    options: AnalysisOptions
  ) -> [PriceAlert] {
    let search = Search(
      unitValues: unitValues, logarithms: logarithms.values, outliers: outliers,
      percent: max(0, options.alertPercent))
    let count = unitValues.series.count
    let parts = max(1, min(count, WorkerThreads.count * 4))
    let pieces = concurrentMap(parts) { part in
      var alerts: [PriceAlert] = []
      for series in count * part / parts..<count * (part + 1) / parts {
        search.appendAlerts(of: series, to: &alerts)
      }
      return alerts
    }
    return Array(pieces.joined())
  }

  private struct Search {
    let unitValues: UnitValues
    let logarithms: [Double]
    let percent: Int
    private let outliers: Set<Int>
    private let seriesWithOutliers: Set<Int>
    /// Differences of logarithms nearer to zero than these cannot be an alert.
    let rise: Double
    let fall: Double

    init(unitValues: UnitValues, logarithms: [Double], outliers: [PriceOutlier], percent: Int) {
      self.outliers = Set(outliers.map(\.row))
      seriesWithOutliers = Set(outliers.map(\.series))
      self.unitValues = unitValues
      self.logarithms = logarithms
      self.percent = percent
      let share = Double(percent) / 100
      rise = PriceLogarithms.logarithm(1 + share) - Search.margin
      fall = share < 1 ? PriceLogarithms.logarithm(1 - share) + Search.margin : -.infinity
    }

    /// Prices as low as 1/10 000 round by up to a half of themselves, so that only what is far
    /// from the limit is settled without looking.
    private static let margin = 0.02

    func appendAlerts(of index: Int, to alerts: inout [PriceAlert]) {
      let range = unitValues.series[index].rows
      guard range.count > PriceAlert.pricedMonthsNeeded else { return }
      guard seriesWithOutliers.contains(index) else {
        append(rows: range, series: index, to: &alerts)
        return
      }
      append(rows: range.filter { !outliers.contains($0) }, series: index, to: &alerts)
    }

    /// - Parameter rows: The rows of a series that count, ascending.
    private func append(
      rows: some RandomAccessCollection<Int>, series: Int, to alerts: inout [PriceAlert]
    ) {
      guard rows.count > PriceAlert.pricedMonthsNeeded else { return }
      for (offset, row) in rows.enumerated().dropFirst(PriceAlert.pricedMonthsNeeded) {
        let earlier = rows.prefix(offset)
        if var alert = change(row: row, after: earlier, series: series) {
          alert.isSeasonal = isSeasonal(alert, among: earlier)
          alerts.append(alert)
        }
        if let alert = newLow(row: row, after: earlier, series: series) { alerts.append(alert) }
      }
    }

    /// Whether the same month a year ago raised the same alert with a change as large, or
    /// smaller by no more than the limit of an alert.
    private func isSeasonal(
      _ alert: PriceAlert, among earlier: some RandomAccessCollection<Int>
    ) -> Bool {
      let wanted = unitValues.month[alert.row].adding(months: -PriceAlert.lowMonths)
      var rest = earlier[...]
      while let row = rest.last, unitValues.month[row] > wanted { rest = rest.dropLast() }
      guard let row = rest.last, unitValues.month[row] == wanted,
        let last = change(row: row, after: rest.dropLast(), series: alert.series)
      else { return false }
      return last.kind == alert.kind
        && alert.changePercent.magnitude <= last.changePercent.magnitude + Double(percent)
    }

    private func change(
      row: Int, after earlier: some RandomAccessCollection<Int>, series: Int
    ) -> PriceAlert? {
      guard let (x, y, z) = lastThree(of: earlier) else { return nil }
      let (a, b, c) = (logarithms[x], logarithms[y], logarithms[z])
      let median = max(min(a, b), min(max(a, b), c))
      let difference = logarithms[row] - median
      guard difference >= rise || difference <= fall || isCoarse(row) else { return nil }
      guard let price = unitValues.price(row: row).rounded,
        let first = unitValues.price(row: x).rounded,
        let second = unitValues.price(row: y).rounded,
        let third = unitValues.price(row: z).rounded
      else { return nil }
      let reference = max(min(first, second), min(max(first, second), third))
      guard reference > .zero else { return nil }
      let moved = (Int128(price.tenThousandths) - Int128(reference.tenThousandths)) * 100
      guard moved != 0,
        moved.magnitude >= UInt128(percent) * UInt128(reference.tenThousandths.magnitude)
      else { return nil }
      return alert(
        series: series, row: row, price: price, reference: reference,
        kind: moved > 0 ? .up : .down)
    }

    private func lastThree(
      of rows: some RandomAccessCollection<Int>
    ) -> (Int, Int, Int)? {
      guard rows.count >= 3 else { return nil }
      let last = rows.index(before: rows.endIndex)
      let middle = rows.index(before: last)
      return (rows[rows.index(before: middle)], rows[middle], rows[last])
    }

    private func newLow(
      row: Int, after earlier: some RandomAccessCollection<Int>, series: Int
    ) -> PriceAlert? {
      let start = unitValues.month[row].adding(months: -PriceAlert.lowMonths)
      var lowest: Int?
      var count = 0
      let limit = logarithms[row] - PriceLogarithms.uncertainty
      for other in earlier.reversed() {
        guard unitValues.month[other] >= start else { break }
        let value = logarithms[other]
        if value < limit { return nil }
        if lowest.map({ value < logarithms[$0] }) ?? true { lowest = other }
        count += 1
      }
      guard count >= PriceAlert.pricedMonthsNeeded, let lowest,
        let price = unitValues.price(row: row).rounded,
        let reference = unitValues.price(row: lowest).rounded, price < reference
      else { return nil }
      return alert(
        series: series, row: row, price: price, reference: reference, kind: .newLow)
    }

    /// Whether a price is so low that rounding it to 1/10 000 moves it by percents.
    private func isCoarse(_ row: Int) -> Bool {
      logarithms[row] < PriceLogarithms.coarse
    }

    private func alert(
      series: Int, row: Int, price: Amount, reference: Amount, kind: Kind
    ) -> PriceAlert {
      let ratio = Double(price.tenThousandths) / Double(reference.tenThousandths)
      return PriceAlert(
        series: series, row: row, reference: reference, changePercent: (ratio - 1) * 100,
        kind: kind)
    }
  }

  /// How many priced months before are the reference of a change.
  package static let pricedMonthsNeeded = 3
  /// Over how many months before a new low is the lowest price.
  package static let lowMonths = 12
}
