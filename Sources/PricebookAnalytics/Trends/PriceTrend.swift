import PricebookModel
import PricebookParallel

/// What one price did over the window.
package struct PriceTrend: Hashable, Sendable {
  /// What may be said of a price over the window.
  package enum Direction: String, CaseIterable, Sendable {
    /// The price rises, and chance can hardly be the reason.
    case rising
    /// The price falls, and chance can hardly be the reason.
    case falling
    /// Moving by less than what counts as a change.
    case steady
    /// Neither a direction nor that it is steady can be stated.
    case unclear
    case tooFewMonths = "too few months"
  }

  /// Index into ``UnitValues/series``.
  package var series: Int
  /// Rows inside the window: the report's month and `windowMonths` before it.
  package var rows: Range<Int>
  /// (Last − first) ÷ first × 100; `nil` with fewer than two months.
  package var changePercent: Double?
  /// (e^slope − 1) × 100 of the Theil–Sen slope, with its interval; `nil` with too few months.
  package var slopePercentPerMonth: Estimate?
  /// The probability that chance alone orders the prices so much like a trend, by the two-sided
  /// Mann–Kendall test; 1 with too few months.
  package var chance = 1.0
  /// What may be said after a correction for the number of series that were tested.
  package var direction = Direction.tooFewMonths

  /// The trend of every series over the window that ends with the report's month.
  ///
  /// The window is the report's month and the `windowMonths` months before it: thirteen months
  /// for the default of twelve, so that the same month of last year is in the picture. A direction
  /// depends on all series: the more there are, the more of them look like a trend by chance.
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, month: Month, options: AnalysisOptions
  ) -> [PriceTrend] {
    let window = month.adding(months: -max(0, options.windowMonths))...month
    let count = unitValues.series.count
    let pieces = concurrentMap(of: count, parts: max(1, min(count, WorkerThreads.count * 8))) {
      var measure = Measure(unitValues: unitValues, logarithms: logarithms.values, window: window)
      return $0.map { measure.trend(of: $0) }
    }
    var trends = Array(pieces.joined())
    judge(&trends, of: unitValues)
    return trends
  }

  /// Gives the tested series their directions.
  private static func judge(_ trends: inout [PriceTrend], of unitValues: UnitValues) {
    let limit = FalseDiscoveryRate.limit(
      of: trends.lazy.filter { $0.slopePercentPerMonth != nil }.map(\.chance),
      rate: Double(ClaimGate.falseDiscoveryPercent) / 100)
    for index in trends.indices {
      let trend = trends[index]
      guard let slope = trend.slopePercentPerMonth, let change = trend.changePercent else {
        continue
      }
      let first = unitValues.month[trend.rows.lowerBound]
      let last = unitValues.month[trend.rows.upperBound - 1]
      trends[index].direction = ClaimGate.direction(
        slope, isBeyondChance: limit.map { trend.chance <= $0 } ?? false, changePercent: change,
        months: last.months(since: first))
    }
  }

  private struct Measure {
    let unitValues: UnitValues
    let logarithms: [Double]
    let window: ClosedRange<Month>
    var theilSen = TheilSen()
    var probabilities = KendallProbabilities()
    var positions: [Int32] = []
    var values: [Double] = []

    mutating func trend(of index: Int) -> PriceTrend {
      let series = unitValues.series[index]
      let rows = windowRows(of: series)
      var trend = PriceTrend(series: index, rows: rows)
      guard rows.count >= 2 else { return trend }
      let firstPrice = unitValues.price(row: rows.lowerBound)
      let lastPrice = unitValues.price(row: rows.upperBound - 1)
      trend.changePercent = (lastPrice.ratio(to: firstPrice) - 1) * 100
      guard rows.count >= PriceTrend.monthsNeeded else { return trend }
      positions.removeAll(keepingCapacity: true)
      values.removeAll(keepingCapacity: true)
      for row in rows {
        positions.append(unitValues.month[row].index)
        values.append(logarithms[row])
      }
      let test = MannKendall(count: rows.count) { earlier, later in
        sign(from: rows.lowerBound + earlier, to: rows.lowerBound + later)
      }
      guard
        let estimate = theilSen.estimate(
          positions: positions, values: values, variance: test.variance)
      else { return trend }
      trend.slopePercentPerMonth =
        Estimate(estimate.slope, interval: estimate.interval)
        .percentFromLogarithm
      trend.chance = probabilities.twoSided(test)
      trend.direction = .unclear
      return trend
    }

    /// How one price compares with an earlier one, exactly.
    private func sign(from earlier: Int, to later: Int) -> Int {
      let difference = logarithms[later] - logarithms[earlier]
      if abs(difference) > Logarithm.uncertainty { return difference > 0 ? 1 : -1 }
      let (old, new) = (unitValues.price(row: earlier), unitValues.price(row: later))
      if old.isLower(than: new) { return 1 }
      return new.isLower(than: old) ? -1 : 0
    }

    private func windowRows(of series: UnitValues.Series) -> Range<Int> {
      let months = unitValues.month[series.rows]
      let end = months.partitionPoint { $0 > window.upperBound }
      return min(end, months.partitionPoint { $0 >= window.lowerBound })..<end
    }
  }

  /// How many priced months a slope and a direction need.
  package static let monthsNeeded = 6
}

extension ClaimGate {
  /// The most of the prices said to rise or fall that do so by chance, in percent.
  package static let falseDiscoveryPercent = 10
  /// Slopes up to this, in percent per month, are steady.
  package static let steadyPercentPerMonth = 0.5

  /// Judges where a price goes.
  ///
  /// It rises or falls where chance is ruled out and the slope is large enough; it is steady where
  /// the whole interval is small. The word must agree with the figures beside it:
  /// - A rising price has an interval without negative slopes, and its last price is above the
  ///   first. A falling price is the reverse.
  /// - A steady price changed no more from its first month to its last than a steady slope allows.
  ///
  /// Everything else is unclear.
  ///
  /// - Parameters:
  ///   - slope: In percent per month.
  ///   - isBeyondChance: Whether the test for a trend holds beside all others made.
  ///   - changePercent, months: From the first price to the last.
  static func direction(
    _ slope: Estimate, isBeyondChance: Bool, changePercent: Double, months: Int
  ) -> PriceTrend.Direction {
    guard let interval = slope.interval else { return .unclear }
    let limit = steadyPercentPerMonth
    if isBeyondChance, slope.value.magnitude >= limit {
      if slope.value > 0, interval.lowerBound >= 0, changePercent > 0 { return .rising }
      if slope.value < 0, interval.upperBound <= 0, changePercent < 0 { return .falling }
      return .unclear
    }
    guard (-limit...limit).contains(interval.lowerBound),
      (-limit...limit).contains(interval.upperBound)
    else { return .unclear }
    let farthest = Double(months) * Logarithm.of(1 + limit / 100)
    let change = Logarithm.of(1 + changePercent / 100)
    return change.magnitude <= farthest ? .steady : .unclear
  }
}

/// Which of many tests still say something when all are looked at together.
///
/// Y. Benjamini and Y. Hochberg, "Controlling the false discovery rate", Journal of the Royal
/// Statistical Society B 57 (1995), 289–300. The rate holds for independent tests and for those
/// that tend to err together, as prices of one shop do (Y. Benjamini and D. Yekutieli, "The
/// control of the false discovery rate in multiple testing under dependency", Annals of Statistics
/// 29 (2001)).
enum FalseDiscoveryRate {
  /// The largest probability of chance that is still a discovery.
  ///
  /// - Returns: `nil` where nothing is a discovery.
  static func limit(of probabilities: some Sequence<Double>, rate: Double) -> Double? {
    var count = 0
    var candidates: [Double] = []
    for probability in probabilities {
      count += 1
      if probability <= rate { candidates.append(probability) }
    }
    candidates.sort()
    for (place, probability) in candidates.enumerated().reversed()
    where probability * Double(count) <= Double(place + 1) * rate { return probability }
    return nil
  }
}
