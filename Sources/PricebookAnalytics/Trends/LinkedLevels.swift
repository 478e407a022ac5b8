/// The levels of months that best fit what is known of pairs of them, by least squares.
///
/// Each pair of months states a difference of levels with a weight; the levels minimise the
/// weighted sum of squared deviations from what the pairs state. Both multilateral methods of
/// ``MultilateralIndex`` come down to this.
///
/// The normal equations are solved by eliminating one month after the other, last first. Weights
/// of the remaining pairs only ever grow by it (the star-mesh transform of electrical networks;
/// E. B. Curtis and J. A. Morrow, "Inverse Problems for Electrical Networks", 2000), so that,
/// other than in Cholesky's method, nothing is subtracted and no pivot can lose its digits.
/// Complexity: months³ ÷ 3.
struct LinkedLevels {
  /// The level of every month against the first of those it is linked with.
  private(set) var levels: [Double]
  /// The first of the months that each month is linked with through any chain of pairs.
  private(set) var components: [Int]

  /// - Parameters:
  ///   - weights: Of every pair, by later month × `count` + earlier month; not negative. Other
  ///     places are not read.
  ///   - pulls: For every month the sum, over its pairs, of weight × (its level − the other's) as
  ///     the pairs state them.
  init(count: Int, weights: [Double], pulls: [Double]) {
    var weights = weights
    var pulls = pulls
    levels = [Double](repeating: 0, count: count)
    components = Array(0..<count)
    var totals = [Double](repeating: 0, count: count)
    for month in stride(from: count - 1, to: 0, by: -1) {
      let row = month * count
      let total = weights[row..<row + month].reduce(0, +)
      totals[month] = total
      guard total > 0 else { continue }
      for later in 0..<month where weights[row + later] > 0 {
        let share = weights[row + later] / total
        pulls[later] += share * pulls[month]
        for earlier in 0..<later {
          weights[later * count + earlier] += share * weights[row + earlier]
        }
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
}
