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
  ///   - base: The month whose level is 0; `nil` for the first of the largest group of the first
  ///     lane.
  ///   - levels: Fits the levels of a window.
  /// - Complexity: O(windows × months of a window × groups of joined months) beside the fits.
  func spliced(
    base: Int?, into fit: inout LinkedLevels, _ fitWindow: (Int, inout LinkedLevels) -> Void
  ) -> IndexLevels {
    let none = LinkedLevels.Lanes(repeating: .nan)
    var result = IndexLevels(base: base ?? 0, levels: .init(repeating: none, count: monthCount))
    // What is known of the months of the window: at first that the base is 0, then the levels of
    // the window before.
    var known = [LinkedLevels.Lanes](repeating: none, count: length)
    for (place, window) in windows.enumerated() {
      fitWindow(place, &fit)
      if place == 0 {
        if base == nil { result.base = Self.base(of: fit) }
        if result.base < length { known[result.base] = .zero }
      } else {
        let shift = window.lowerBound - windows[place - 1].lowerBound
        for month in 0..<length {
          known[month] = month + shift < length ? known[month + shift] : none
        }
      }
      known = Self.linked(fit, to: known)
      let first = place == 0 ? 0 : windows[place - 1].upperBound
      for month in first..<window.upperBound {
        result.levels[month] = known[month - window.lowerBound]
      }
    }
    return result
  }

  /// The levels of a window, each group of joined months moved to where it is known.
  private static func linked(
    _ fit: LinkedLevels, to known: [LinkedLevels.Lanes]
  ) -> [LinkedLevels.Lanes] {
    var result = [LinkedLevels.Lanes](repeating: .init(repeating: .nan), count: known.count)
    for component in known.indices {
      let number = SIMD8(repeating: Int64(component))
      guard any(fit.components[component] .== number) else { continue }
      var (sum, count) = (LinkedLevels.Lanes.zero, LinkedLevels.Lanes.zero)
      // A group is named by its first month.
      for month in component..<known.count {
        let link = known[month] - fit.levels[month]
        let counts = fit.components[month] .== number .& link .== link
        sum.replace(with: sum + link, where: counts)
        count.replace(with: count + 1, where: counts)
      }
      let link = sum / count
      for month in component..<known.count {
        result[month].replace(
          with: fit.levels[month] + link, where: fit.components[month] .== number)
      }
    }
    return result
  }

  /// The first month of the component with most months in the first lane; of equally large ones
  /// the earliest.
  private static func base(of fit: LinkedLevels) -> Int {
    var sizes = [Int](repeating: 0, count: fit.components.count)
    for component in fit.components { sizes[Int(component[0])] += 1 }
    return sizes.indices.max { (sizes[$0], $1) < (sizes[$1], $0) } ?? 0
  }
}

/// The logarithms of an index by month; one index in every lane.
struct IndexLevels: Sendable {
  /// The place of the month whose level is 0.
  var base: Int
  /// Not a number where no chain of products joins the month to the base.
  var levels: [LinkedLevels.Lanes]
}
