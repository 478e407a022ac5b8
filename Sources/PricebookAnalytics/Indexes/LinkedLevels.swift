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
/// One value fits many systems, one after the other, in the same memory.
struct LinkedLevels {
  /// The level of every month against the first of those it is linked with.
  private(set) var levels: [Double] = []
  /// The first of the months that each month is linked with through any chain of pairs.
  private(set) var components: [Int] = []
  /// Of every pair, by later month × `count` + earlier month; not negative.
  ///
  /// Other places are not read.
  var weights: [Double] = []
  /// For every month the sum, over its pairs, of weight × (its level − the other's) as the pairs
  /// state them.
  var pulls: [Double] = []
  private var totals: [Double] = []

  init() {}

  init(count: Int, weights: [Double], pulls: [Double]) {
    reset(count: count)
    self.weights = weights
    self.pulls = pulls
    fit()
  }

  /// Starts a system in which no pair has a weight.
  mutating func reset(count: Int) {
    Self.clear(&weights, count: count * count)
    Self.clear(&pulls, count: count)
    Self.clear(&totals, count: count)
    Self.clear(&levels, count: count)
    components.removeAll(keepingCapacity: true)
    components.append(contentsOf: 0..<count)
  }

  private static func clear(_ numbers: inout [Double], count: Int) {
    numbers.removeAll(keepingCapacity: true)
    numbers.append(contentsOf: repeatElement(0, count: count))
  }

  /// Fits the levels to the weights, which it uses up, and the pulls.
  mutating func fit() {
    let count = levels.count
    for month in stride(from: count - 1, to: 0, by: -1) {
      Self.eliminate(
        month, count: count, weights: &weights, total: &totals[month])
      guard totals[month] > 0 else { continue }
      for later in 0..<month {
        pulls[later] += weights[month * count + later] / totals[month] * pulls[month]
      }
    }
    for month in 0..<count where totals[month] > 0 {
      var sum = pulls[month]
      for earlier in 0..<month where weights[month * count + earlier] > 0 {
        sum += weights[month * count + earlier] * levels[earlier]
        components[month] = components[earlier]
      }
      levels[month] = sum / totals[month]
    }
  }

  /// Hands the pairs of the last month on to those before it.
  private static func eliminate(
    _ month: Int, count: Int, weights: inout [Double], total: inout Double
  ) {
    let row = month * count
    var weights = weights.mutableSpan
    total = 0
    for other in row..<row + month { total += weights[other] }
    guard total > 0 else { return }
    for later in 0..<month where weights[row &+ later] > 0 {
      let share = weights[row &+ later] / total
      let line = later &* count
      for earlier in 0..<later { weights[line &+ earlier] += share * weights[row &+ earlier] }
    }
  }

  /// Fits the levels to the pulls alone: every pair weighs 1.
  mutating func fitEveryPair() {
    for month in levels.indices {
      levels[month] = (pulls[month] - pulls[0]) / Double(levels.count)
      components[month] = 0
    }
  }
}
