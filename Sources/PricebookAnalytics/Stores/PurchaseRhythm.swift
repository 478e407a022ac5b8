/// How often an item is bought, where that is regular.
///
/// Half of the intervals lie within three days of their median. At least four must, because few
/// intervals are often alike by chance. <doc:Backtests> has what other rules would find.
struct PurchaseRhythm: Hashable, Sendable {
  /// The fewest days on which an item must be bought.
  static let leastPurchases = 5
  /// How far an interval may be from the median, in days.
  static let tolerance = 3
  /// How many intervals must be so near.
  static let leastNear = 4

  /// The median interval in days, halves rounded up.
  let interval: Int

  /// - Parameter days: The days of the purchases as numbers, ascending, each once.
  /// - Returns: `nil` where the purchases are too few or not regular.
  init?(days: [Int]) {
    guard days.count >= Self.leastPurchases else { return nil }
    let count = days.count - 1
    // How often each interval is there: intervals are short, so that counting is faster than sorting.
    let longest = (0..<count).reduce(0) { max($0, days[$1 + 1] - days[$1]) }
    var counts = [Int](repeating: 0, count: longest + 1)
    for place in 0..<count { counts[days[place + 1] - days[place]] += 1 }
    /// The interval that is at this place when they ascend.
    func shortest(after place: Int) -> Int {
      var before = 0
      return counts.firstIndex { own in
        before += own
        return before > place
      } ?? 0
    }
    let median = (shortest(after: (count - 1) / 2) + shortest(after: count / 2) + 1) / 2
    let nearest = max(0, median - Self.tolerance)...min(counts.count - 1, median + Self.tolerance)
    let near = counts[nearest].reduce(0, +)
    guard near >= Self.leastNear, near * 2 >= count else { return nil }
    interval = median
  }
}
