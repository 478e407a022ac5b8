import PricebookModel

extension PriceAlert {
  /// The alerts of every month of the data, in the order of series, month and kind.
  ///
  /// `up` and `down` compare with the median of the three previous months that have a price. A
  /// `new low` is below every price of the twelve months before, of which at least three have
  /// one. A month can be both down and a new low, and then has two alerts: they answer two
  /// questions. Prices are compared as tables show them, in 1/10 000 per base unit.
  ///
  /// - Complexity: O(rows); exact division only where the logarithms come near a limit.
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, options: AnalysisOptions
  ) -> [PriceAlert] {
    let search = Search(
      unitValues: unitValues, logarithms: logarithms.values,
      percent: max(0, options.alertPercent))
    let count = unitValues.series.count
    let parts = max(1, min(count, options.threadCount * 4))
    let pieces = concurrentMap(parts, isConcurrent: options.threadCount > 1) { part in
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
    /// Differences of logarithms nearer to zero than these cannot be an alert.
    let rise: Double
    let fall: Double

    init(unitValues: UnitValues, logarithms: [Double], percent: Int) {
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
      let rows = unitValues.series[index].rows
      guard rows.count > PriceAlert.pricedMonthsNeeded else { return }
      for row in rows.dropFirst(PriceAlert.pricedMonthsNeeded) {
        if let alert = change(row: row, series: index) { alerts.append(alert) }
        if let alert = newLow(row: row, first: rows.lowerBound, series: index) {
          alerts.append(alert)
        }
      }
    }

    private func change(row: Int, series: Int) -> PriceAlert? {
      let (a, b, c) = (logarithms[row - 3], logarithms[row - 2], logarithms[row - 1])
      let median = max(min(a, b), min(max(a, b), c))
      let difference = logarithms[row] - median
      guard difference >= rise || difference <= fall || isCoarse(row) else { return nil }
      guard let price = unitValues.price(row: row).rounded,
        let first = unitValues.price(row: row - 3).rounded,
        let second = unitValues.price(row: row - 2).rounded,
        let third = unitValues.price(row: row - 1).rounded
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

    private func newLow(row: Int, first: Int, series: Int) -> PriceAlert? {
      let start = unitValues.month[row].adding(months: -12)
      var lowest = row - 1
      var earlier = row - 1
      let limit = logarithms[row] - PriceLogarithms.uncertainty
      while earlier >= first, unitValues.month[earlier] >= start {
        let value = logarithms[earlier]
        if value < limit { return nil }
        if value < logarithms[lowest] { lowest = earlier }
        earlier -= 1
      }
      guard row - 1 - earlier >= PriceAlert.pricedMonthsNeeded,
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

  private static let pricedMonthsNeeded = 3
}
