/// Between which values most lines of an item are.
struct UsualRange {
  /// The line in the middle; of an even number the lower one.
  let middle: PricedLine
  private let low, high: Double

  /// A value this many times beyond the range is not usual; one that is less beyond it may be.
  private static let beyond = 2.5
  private static let near = 1.5
  /// An item whose values are wider apart than this has no usual one.
  private static let widest = 4.0

  /// A tenth of the lines at either end do not count, one at least from six on: they may be slips too.
  init(of lines: [PricedLine], by value: (PricedLine) -> Double) {
    let sorted = lines.sorted { (value($0), $0.row) < (value($1), $1.row) }
    let cut = sorted.count < 6 ? 0 : max(1, sorted.count / 10)
    low = value(sorted[cut])
    high = value(sorted[sorted.count - 1 - cut])
    middle = sorted[(sorted.count - 1) / 2]
  }

  func holds(_ value: Double) -> Bool {
    value >= low / Self.near && value <= high * Self.near
  }

  /// 10, 100, 1/10 or 1/100: how many times too high a value is that would be usual without it.
  func power(of value: Double) -> Double? {
    guard high <= low * Self.widest, value > high * Self.beyond || value * Self.beyond < low else {
      return nil
    }
    return [10, 100, 0.1, 0.01].first { holds(value / $0) }
  }
}
