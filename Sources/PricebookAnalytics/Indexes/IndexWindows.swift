/// The windows of months within which an index compares every month with every other.
///
/// Months are joined to each other by the products priced in both. The base is the first month of
/// the largest group of joined months of the first window; a month that is joined to none of them
/// has no level.
struct IndexWindows: Sendable {
  /// The windows over the months that have prices, all of one length; each reaches past the one
  /// before.
  let windows: [Range<Int>]
  let monthCount: Int

  /// Months in a rolling window: two years and the month they began with, so that seasonal items
  /// meet their own season.
  static let length = 25
  /// Up to this many months are fitted in one piece by the dummy methods.
  static let longestFit = 60
  /// How far apart the windows of the dummy methods begin.
  static let fitStep = 12

  /// Windows that move on by a month, for GEKS.
  static func rolling(monthCount: Int) -> IndexWindows {
    IndexWindows(monthCount: monthCount, longest: length, step: 1)
  }

  /// One window as far as possible, for the dummy methods.
  static func wide(monthCount: Int) -> IndexWindows {
    IndexWindows(monthCount: monthCount, longest: longestFit, step: fitStep)
  }

  private init(monthCount: Int, longest: Int, step: Int) {
    self.monthCount = monthCount
    guard monthCount > longest else {
      windows = monthCount > 0 ? [0..<monthCount] : []
      return
    }
    var windows = [0..<Self.length]
    while let last = windows.last, last.upperBound < monthCount {
      let end = min(last.upperBound + step, monthCount)
      windows.append(end - Self.length..<end)
    }
    self.windows = windows
  }

  /// How many months a window has.
  var length: Int { windows.first?.count ?? 0 }

  /// The window in which the value of every month is made: the first that has it.
  var windowOfMonth: [Range<Int>] {
    var result = [Range<Int>](repeating: 0..<0, count: monthCount)
    var first = 0
    for window in windows {
      for month in first..<window.upperBound { result[month] = window }
      first = window.upperBound
    }
    return result
  }

  /// Joins the levels of consecutive windows by the mean splice: the geometric mean of the links
  /// over every month that a window shares with the one before.
  ///
  /// W. E. Diewert and K. J. Fox, "Substitution Bias in Multilateral Methods for CPI Construction
  /// using Scanner Data", Journal of Business & Economic Statistics 40 (2022; first as UNSW
  /// Discussion Paper 2017-13).
  ///
  /// - Parameters:
  ///   - base: The month whose level is 0; `nil` for the first of the largest group.
  ///   - levels: Fits the levels of a window.
  func spliced(
    base: Int?, into fit: inout LinkedLevels, _ fitWindow: (Int, inout LinkedLevels) -> Void
  ) -> IndexLevels {
    var result = IndexLevels(base: base ?? 0, levels: .init(repeating: nil, count: monthCount))
    var previous: [Double?] = []
    for (place, window) in windows.enumerated() {
      fitWindow(place, &fit)
      // By the first month of those that are linked.
      var links = [(sum: Double, count: Int)](repeating: (0, 0), count: fit.levels.count)
      if place == 0 {
        if base == nil { result.base = Self.base(of: fit) }
        if result.base < fit.levels.count {
          links[fit.components[result.base]] = (-fit.levels[result.base], 1)
        }
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
        result.levels[month] = linked[month - window.lowerBound]
      }
      previous = linked
    }
    return result
  }

  /// The first month of the component with most months; of equally large ones the earliest.
  private static func base(of fit: LinkedLevels) -> Int {
    var sizes = [Int](repeating: 0, count: fit.components.count)
    for component in fit.components { sizes[component] += 1 }
    return sizes.indices.max { (sizes[$0], $1) < (sizes[$1], $0) } ?? 0
  }
}

/// The logarithms of an index by month.
struct IndexLevels: Sendable {
  /// The place of the month whose level is 0.
  var base: Int
  /// `nil` where no chain of products joins the month to the base.
  var levels: [Double?]
}
