/// The levels of months that best fit what is known of pairs of them, by least squares.
///
/// Each pair of months states a difference of levels with a weight; the levels minimise the
/// weighted sum of squared deviations from what the pairs state. Both multilateral methods of
/// ``IndexMethod`` come down to this.
///
/// The normal equations are solved by eliminating one month after the other, last first. Weights
/// of the remaining pairs only ever grow by it (the star-mesh transform of electrical networks;
/// E. B. Curtis and J. A. Morrow, "Inverse Problems for Electrical Networks", 2000), so that,
/// other than in Cholesky's method, nothing is subtracted and no pivot can lose its digits.
/// Complexity: months³ ÷ 3; months² where every pair weighs alike.
///
/// Several systems of one size are fitted together, one in every lane of the numbers: an index and
/// the same index without each of some groups of items differ in their weights alone. One value
/// fits many systems, one after the other, in the same memory.
struct LinkedLevels {
  /// One number of every system.
  typealias Lanes = SIMD8<Double>
  typealias LaneMask = SIMDMask<SIMD8<Int64>>

  /// How many systems are fitted together.
  static let laneCount = 8

  /// The level of every month against the first of those it is linked with.
  private(set) var levels: [Lanes] = []
  /// The first of the months that each month is linked with through any chain of pairs.
  private(set) var components: [SIMD8<Int64>] = []
  /// Of every pair, by later month × `count` + earlier month; not negative.
  ///
  /// Other places are not read.
  var weights: [Lanes] = []
  /// By month the sum, over its pairs, of weight × (its level − the other's) as they state it.
  var pulls: [Lanes] = []
  private var totals: [Lanes] = []

  mutating func reset(count: Int) {
    weights.reset(count: count * count, to: .zero)
    pulls.reset(count: count, to: .zero)
    totals.reset(count: count, to: .zero)
    levels.reset(count: count, to: .zero)
    components.removeAll(keepingCapacity: true)
    for month in 0..<count { components.append(SIMD8(repeating: Int64(month))) }
  }

  /// Sets the weights of one system to those of a whole, without a part of it.
  mutating func setWeights(
    lane: Int, to whole: [Double], without part: [Double]?, from start: Int = 0
  ) {
    let count = levels.count
    for later in 0..<count {
      let row = later * count
      Self.set(&weights, row..<row + later, lane: lane, to: whole, without: part, from: start + row)
    }
  }

  mutating func setPulls(
    lane: Int, to whole: [Double], without part: [Double]?, from start: Int = 0
  ) {
    for month in levels.indices {
      pulls[month][lane] = whole[start + month] - (part?[start + month] ?? 0)
    }
  }

  private static func set(
    _ numbers: inout [Lanes], _ range: Range<Int>, lane: Int, to whole: [Double],
    without part: [Double]?, from start: Int
  ) {
    let whole = whole.span.extracting(start..<start + range.count)
    var numbers = numbers.mutableSpan
    guard let part else {
      for place in whole.indices { numbers[range.lowerBound &+ place][lane] = whole[place] }
      return
    }
    let left = part.span.extracting(start..<start + range.count)
    for place in whole.indices {
      numbers[range.lowerBound &+ place][lane] = rest(of: whole[place], without: left[place])
    }
  }

  mutating func fit() {
    for month in levels.indices.dropFirst().reversed() {
      Self.eliminate(
        month, count: levels.count, weights: &weights, pulls: &pulls, total: &totals[month])
    }
    for month in levels.indices {
      Self.settle(
        month, weights: weights, pull: pulls[month], total: totals[month], levels: &levels,
        components: &components)
    }
  }

  /// Hands the pairs of a month on to those before it.
  private static func eliminate(
    _ month: Int, count: Int, weights: inout [Lanes], pulls: inout [Lanes], total: inout Lanes
  ) {
    let row = month * count
    var weights = weights.mutableSpan
    var pulls = pulls.mutableSpan
    total = .zero
    for other in row..<row + month { total += weights[other] }
    // A month without pairs has nothing to hand on.
    let divisor = total.replacing(with: 1, where: total .== 0)
    let pull = pulls[month]
    for later in 0..<month {
      let share = weights[row &+ later] / divisor
      pulls[later] += share * pull
      let line = later &* count
      for earlier in 0..<later { weights[line &+ earlier] += share * weights[row &+ earlier] }
    }
  }

  /// The level of a month, once those before it have theirs.
  private static func settle(
    _ month: Int, weights: [Lanes], pull: Lanes, total: Lanes, levels: inout [Lanes],
    components: inout [SIMD8<Int64>]
  ) {
    let row = month * levels.count
    let weights = weights.span
    var levels = levels.mutableSpan
    var components = components.mutableSpan
    var sum = pull
    var component = components[month]
    for earlier in 0..<month {
      let weight = weights[row &+ earlier]
      sum += weight * levels[earlier]
      component.replace(with: components[earlier], where: weight .> 0)
    }
    let isLinked = total .> 0
    levels[month].replace(with: sum / total, where: isLinked)
    components[month].replace(with: component, where: isLinked)
  }

  /// Fits the levels; in some systems to the pulls alone, because every pair of them weighs 1.
  mutating func fit(everyPairWeighsOne: LaneMask) {
    let means = levels.indices.map { (pulls[$0] - pulls[0]) / Double(levels.count) }
    if !all(everyPairWeighsOne) { fit() }
    for month in levels.indices {
      levels[month].replace(with: means[month], where: everyPairWeighsOne)
      components[month].replace(with: 0, where: everyPairWeighsOne)
    }
  }
}

/// The windows of months within which an index compares every month with every other.
///
/// Months are joined by the products priced in both. The base is the first month of the largest
/// group of joined months of the first window; a month that is joined to none of them has no level.
struct IndexWindows: Sendable {
  /// The windows of months with prices, all of one length; each reaches past the one before.
  let windows: [Range<Int>]
  let monthCount: Int

  /// Months in a rolling window: two years and one month, so that seasons meet their own.
  static let length = 25
  /// Up to this many months are fitted in one piece by the dummy methods.
  static let longestFit = 60
  /// How far apart the windows of the dummy methods begin.
  static let fitStep = 12

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
  /// - Complexity: O(windows × months of a window × groups of joined months) beside the fits.
  func spliced(
    base: Int?, into fit: inout LinkedLevels, _ fitWindow: (Int, inout LinkedLevels) -> Void
  ) -> IndexLevels {
    let none = LinkedLevels.Lanes(repeating: .nan)
    var result = IndexLevels(base: base ?? 0, levels: .init(repeating: none, count: monthCount))
    // What is known of the months: at first that the base is 0, then the window before.
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

  /// The first month of the component with most months in the first lane, the earliest at ties.
  private static func base(of fit: LinkedLevels) -> Int {
    var sizes = [Int](repeating: 0, count: fit.components.count)
    for component in fit.components { sizes[Int(component[0])] += 1 }
    return sizes.indices.max { (sizes[$0], $1) < (sizes[$1], $0) } ?? 0
  }
}

/// The logarithms of an index by month; one index in every lane.
struct IndexLevels: Sendable {
  var base: Int
  /// Not a number where no chain of products joins the month to the base.
  var levels: [LinkedLevels.Lanes]
}
