import PricebookModel

/// An index by month, and how much it moves when a group of items is left out.
struct EstimatedIndex: Hashable, Sendable {
  /// Ascending; those that have a price.
  let months: [Month]
  /// The place of the month that is 100.
  let base: Int
  /// ln (index ÷ 100); `nil` where no chain of products joins the month to the base.
  let levels: [Double?]
  /// How many jackknife groups every month's level rests on.
  let groups: [Int]
  let groupNumbers: [UInt8]
  /// By place, then group: how much the level moves without the group; not a number without one.
  private var deviations: [Float] = []

  /// - Complexity: O(groups × cost of one index).
  init<Sums: IndexSums>(
    of whole: Sums, parts: [Sums], numbers: [UInt8], months: IndexMonths,
    groups: [Int], fit: inout LinkedLevels
  ) {
    self.months = months.months
    self.groups = groups
    groupNumbers = numbers
    let hasMoves = parts.count >= Jackknife.fewestGroups
    // The whole comes first, in the same lanes as the groups.
    var left: [Sums?] = [nil]
    if hasMoves { left += parts }
    let batches = stride(from: 0, to: left.count, by: LinkedLevels.laneCount)
    let first = whole.levels(
      without: Array(left.prefix(LinkedLevels.laneCount)), base: nil, fit: &fit)
    base = first.base
    levels = first.levels.map { $0[0].isFinite ? $0[0] : nil }
    guard hasMoves else { return }
    deviations = [Float](repeating: .nan, count: levels.count * parts.count)
    for start in batches {
      let lanes = left[start..<min(start + LinkedLevels.laneCount, left.count)]
      let others = start == 0 ? first : whole.levels(without: Array(lanes), base: base, fit: &fit)
      let firstLane = start == 0 ? 1 : 0
      for place in levels.indices {
        let moves = others.levels[place] - (levels[place] ?? .nan)
        let target = place * parts.count + start - 1
        for lane in firstLane..<lanes.count { deviations[target + lane] = Float(moves[lane]) }
      }
    }
  }

  /// ln (index then ÷ index now) with its 95 % interval.
  func difference(from earlier: Int, to later: Int) -> Estimate? {
    guard let then = levels[earlier], let now = levels[later] else { return nil }
    let change = now - then
    return moves(from: earlier, to: later).map {
      Jackknife.estimate(
        change, deviations: $0, groups: min(groups[earlier], groups[later], groupNumbers.count))
    } ?? Estimate(change, interval: nil)
  }

  /// ln (index ÷ 100) with its 95 % interval; the base itself has no error.
  func level(at place: Int) -> Estimate? {
    place == base
      ? levels[place].map { Estimate($0, interval: $0...$0) } : difference(from: base, to: place)
  }

  /// How much a difference moves without each of ``groupNumbers``; `nil` where it is not known.
  func moves(from earlier: Int, to later: Int) -> [Double]? {
    guard let old = moves(earlier), let new = moves(later) else { return nil }
    return zip(old, new).map { Double($1) - Double($0) }
  }

  private func moves(_ place: Int) -> ArraySlice<Float>? {
    let count = groupNumbers.count
    let start = place * count
    guard count > 0, start + count <= deviations.count else { return nil }
    return deviations[start..<start + count]
  }
}

extension Estimate {
  var percentFromLogarithm: Estimate {
    var estimate = self
    estimate.value = Self.percent(value)
    estimate.interval = interval.map { Self.percent($0.lowerBound)...Self.percent($0.upperBound) }
    return estimate
  }

  static func percent(_ logarithm: Double) -> Double {
    (Logarithm.exponential(logarithm) - 1) * 100
  }
}
