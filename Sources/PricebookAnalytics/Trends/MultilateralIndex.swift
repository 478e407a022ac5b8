import PricebookModel

/// A price index that compares every month with every other, so that it does not drift.
///
/// Months are joined to each other by the items priced in both. The base is the first month of
/// the largest group of joined months, and is 100; a month that is joined to none of them has no
/// value.
struct MultilateralIndex: Sendable {
  struct Point: Sendable {
    var month: Month
    /// `nil` where no chain of items joins the month to the base.
    var index: Double?
    /// Items of the month that are priced in another month of its window too.
    var matchedItems: Int
    /// The share of the month's spending that is of those, in percent.
    var matchedPercent: Double
  }

  enum Method {
    /// Geometric mean of the Törnqvist indexes by way of every month of the window.
    ///
    /// L. Ivancic, W. E. Diewert and K. J. Fox, "Scanner Data, Time Aggregation and the
    /// Construction of Price Indexes", Journal of Econometrics 161 (2011); J. de Haan and
    /// H. A. van der Grient, "Eliminating Chain Drift in Price Indexes Based on Scanner Data",
    /// same issue. Where two months share no item it is the least-squares fit to the pairs there
    /// are, which with every pair there is that geometric mean.
    case geksTornqvist
    /// ln price = item + month by least squares, items weighted by their share of the month's
    /// spending.
    ///
    /// D. S. Prasada Rao, "On the Equivalence of Weighted Country-Product-Dummy Method and the
    /// Rao System", Review of Income and Wealth 51 (2005); J. de Haan and F. Krsinich, "Scanner
    /// Data and the Treatment of Quality Change in Nonrevisable Price Indexes", Journal of
    /// Business & Economic Statistics 32 (2014).
    case weightedTimeProductDummy
    /// ln price = item + month by least squares, each price counting alike.
    ///
    /// R. Summers, "International Price Comparisons Based upon Incomplete Data", Review of Income
    /// and Wealth 19 (1973), over time.
    case timeProductDummy
  }

  /// Months in a rolling window: two years and the month they began with, so that seasonal items
  /// meet their own season.
  static let windowLength = 25
  /// Up to this many months are fitted in one piece by the dummy methods.
  static let longestFit = 60
  /// How far apart the windows of the dummy methods begin.
  static let fitStep = 12

  let points: [Point]

  /// - Complexity: O(rows × months of a window) time, and as much memory as pairs of months of
  ///   all windows.
  init(of group: IndexedMonths, method: Method) {
    let windows = Self.windows(monthCount: group.months.count, method: method)
    let fits =
      switch method {
      case .geksTornqvist: TornqvistPairs.levels(of: group, windows: windows)
      case .weightedTimeProductDummy:
        ProductDummyPairs.levels(of: group, windows: windows, isWeighted: true)
      case .timeProductDummy:
        ProductDummyPairs.levels(of: group, windows: windows, isWeighted: false)
      }
    let levels = Self.spliced(fits, windows: windows, monthCount: group.months.count)
    let matches = group.matches(windows: windows)
    points = group.months.indices.map { place in
      let index = levels[place].map { 100 * PriceLogarithms.exponential($0) }
      let isKnown = index?.isFinite == true
      return Point(
        month: group.months[place], index: isKnown ? index : nil,
        matchedItems: isKnown ? matches[place].items : 0,
        matchedPercent: isKnown && group.paid[place] > 0
          ? matches[place].paid / group.paid[place] * 100 : 0)
    }
  }

  /// The windows over the months that have prices; each reaches past the one before.
  static func windows(monthCount: Int, method: Method) -> [Range<Int>] {
    let (longest, step) =
      method == .geksTornqvist ? (windowLength, 1) : (longestFit, fitStep)
    guard monthCount > longest else { return monthCount > 0 ? [0..<monthCount] : [] }
    var windows = [0..<windowLength]
    while let last = windows.last, last.upperBound < monthCount {
      let end = min(last.upperBound + step, monthCount)
      windows.append(end - windowLength..<end)
    }
    return windows
  }

  /// Joins the levels of consecutive windows by the mean splice: the geometric mean of the links
  /// over every month that a window shares with the one before.
  ///
  /// W. E. Diewert and K. J. Fox, "Substitution Bias in Multilateral Methods for CPI Construction
  /// using Scanner Data", Journal of Business & Economic Statistics 40 (2022; first as UNSW
  /// Discussion Paper 2017-13).
  private static func spliced(
    _ fits: [LinkedLevels], windows: [Range<Int>], monthCount: Int
  ) -> [Double?] {
    var published = [Double?](repeating: nil, count: monthCount)
    var previous: [Double?] = []
    for (place, (fit, window)) in zip(fits, windows).enumerated() {
      // By the first month of those that are linked.
      var links = [(sum: Double, count: Int)](repeating: (0, 0), count: fit.levels.count)
      if place == 0 {
        links[base(of: fit)].count = 1
      } else {
        let shift = window.lowerBound - windows[place - 1].lowerBound
        for month in 0..<max(0, previous.count - shift) {
          guard let known = previous[month + shift] else { continue }
          links[fit.components[month]].sum += known - fit.levels[month]
          links[fit.components[month]].count += 1
        }
      }
      let linked = fit.levels.indices.map { month -> Double? in
        let link = links[fit.components[month]]
        guard link.count > 0 else { return nil }
        return fit.levels[month] + link.sum / Double(link.count)
      }
      let first = place == 0 ? 0 : windows[place - 1].upperBound
      for month in first..<window.upperBound {
        published[month] = linked[month - window.lowerBound]
      }
      previous = linked
    }
    return published
  }

  /// The first month of the component with most months; of equally large ones the earliest.
  private static func base(of fit: LinkedLevels) -> Int {
    var sizes = [Int](repeating: 0, count: fit.components.count)
    for component in fit.components { sizes[component] += 1 }
    return sizes.indices.max { (sizes[$0], $1) < (sizes[$1], $0) } ?? 0
  }
}
