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
    let intervals = zip(days, days.dropFirst()).map { $1 - $0 }.sorted()
    let upper = intervals[intervals.count / 2]
    let lower = intervals[(intervals.count - 1) / 2]
    let median = (lower + upper + 1) / 2
    let near = intervals.count { abs($0 - median) <= Self.tolerance }
    guard near >= Self.leastNear, near * 2 >= intervals.count else { return nil }
    interval = median
  }
}
