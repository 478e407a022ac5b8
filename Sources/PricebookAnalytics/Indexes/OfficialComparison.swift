package import PricebookModel

/// How prices at the same stores moved for the household, against the index of a statistical office.
///
/// Both are the slope of logarithms on time over the same months: with the seasons taken out where there
/// is a year of them, as ``PriceModel`` has it, of the index by least squares. An index is published
/// weeks after its month, so that it may end some months before.
package struct OfficialComparison: Sendable {
  package let currency: CurrencyID
  package let ours: PriceEstimate
  /// In percent, over the same time as ``ours``.
  package let official: Double
  /// The household's less the official one; its error is that of the household's.
  package let difference: PriceEstimate
  /// Why the difference is not stated; `nil` where it is.
  package let doubt: ChangeClaim.Doubt?
  /// The month that the change counts from; `nil` for the change of a year.
  package let since: Month?
  /// The last month that the index has, where it is not the household's.
  package let officialThrough: Month?

  /// Months by which an index may end before the household's prices.
  static let longestDelay = 3

  /// - Returns: `nil` where too little is known of either.
  init?(_ model: PriceModel, against index: OfficialIndex) {
    guard let change = model.household else { return nil }
    let points = index.points.filter { (change.first...change.through).contains($0.month) }
    guard let first = points.first, let last = points.last,
      first.month <= change.first.adding(months: 1),
      last.month >= change.through.adding(months: -Self.longestDelay)
    else { return nil }
    let times = points.map { Double($0.month.months(since: first.month)) / 12 }
    let logarithms = points.map { Logarithm.of($0.value) }
    let seasons = change.since == nil ? points.map { $0.month.monthOfYear } : points.map { _ in 0 }
    guard let slope = Self.slope(times, logarithms, seasons) else { return nil }
    let years =
      change.since.map { Double(change.through.months(since: $0)) / 12 } ?? 1
    currency = model.currency
    ours = change.estimate
    official = Estimate.percent(slope * years)
    difference = PriceEstimate(
      logarithm: change.estimate.logarithm - slope * years, error: change.estimate.error,
      sharePercent: change.estimate.sharePercent)
    doubt = ClaimGate.doubts([GatedFigure(difference)])[0]
    since = change.since
    officialThrough = last.month == change.through ? nil : last.month
  }

  /// The slope by least squares with a level for each season: Σ x y ÷ Σ x², with x and y less their
  /// means in each season (Frisch and Waugh, see ``TrendFit``).
  private static func slope(_ times: [Double], _ values: [Double], _ seasons: [Int]) -> Double? {
    var (moment, squares) = (0.0, 0.0)
    for places in Dictionary(grouping: times.indices, by: { seasons[$0] }).values {
      let count = Double(places.count)
      let time = places.reduce(0) { $0 + times[$1] } / count
      let value = places.reduce(0) { $0 + values[$1] } / count
      for place in places.sorted() {
        moment += (times[place] - time) * (values[place] - value)
        squares += (times[place] - time) * (times[place] - time)
      }
    }
    return squares > 0 ? moment / squares : nil
  }
}

extension OfficialIndex {
  /// The index of some months, where the month in which a line begins is 100.
  ///
  /// - Parameters:
  ///   - window: Consecutive months.
  ///   - start: The place of that month in the window; where the index lacks it, the next one is 100.
  package func rebased(to window: [Month], from start: Int) -> [Double?] {
    guard let first = window.first else { return [] }
    var values = [Double?](repeating: nil, count: window.count)
    for point in points {
      let place = point.month.months(since: first)
      if values.indices.contains(place), place >= start { values[place] = point.value }
    }
    guard let base = values.lazy.compactMap(\.self).first else { return values }
    return values.map { $0.map { $0 / base * 100 } }
  }
}
