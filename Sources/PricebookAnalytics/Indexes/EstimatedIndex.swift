package import PricebookModel

package struct IndexChange: Hashable, Sendable {
  package var since: Month
  package var months: Int
  package var estimate: Estimate
  package var products: Int
  /// The share of spending that is of matched products, in percent, in the month where it is
  /// lower; `nil` where nothing was spent.
  package var matchedPercent: Double?

  /// What a sentence may say of it.
  package var claim: ChangeClaim {
    ClaimGate.change(estimate, coveragePercent: matchedPercent, products: products)
  }
}

/// An index by month, how much it moves when a group of items is left out, and what it rests on.
package struct EstimatedIndex: Hashable, Sendable {
  /// Ascending; those that have a price.
  let months: IndexMonths
  /// The place of the month that is 100.
  let base: Int
  /// ln (index ÷ 100); `nil` where no chain of products joins the month to the base.
  let levels: [Double?]
  let matches: MatchSums
  let linked: LinkedProducts
  let groupNumbers: [UInt8]
  /// By place, then group: how much the level moves without the group; not a number without one.
  private var deviations: [Float] = []

  init<Sums: IndexSums>(
    of whole: Sums, parts: [Sums], numbers: [UInt8], months: IndexMonths, linked: LinkedProducts,
    fit: inout LinkedLevels
  ) {
    self.months = months
    self.linked = linked
    matches = whole.matches
    groupNumbers = numbers
    let hasMoves = parts.count >= Jackknife.fewestGroups
    // The whole comes first, in the same lanes as the groups.
    let left: [Sums?] = [nil] + (hasMoves ? parts : [])
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
  private func difference(from earlier: Int, to later: Int) -> Estimate? {
    guard let then = levels[earlier], let now = levels[later] else { return nil }
    return moves(from: earlier, to: later).map {
      Jackknife.estimate(now - then, deviations: $0, groups: groupCount(of: earlier, later))
    } ?? Estimate(now - then, interval: nil)
  }

  private func groupCount(of earlier: Int, _ later: Int) -> Int {
    min(Int(matches.groups[earlier]), Int(matches.groups[later]), groupNumbers.count)
  }

  /// How much a difference moves without each of ``groupNumbers``; `nil` where it is not known.
  private func moves(from earlier: Int, to later: Int) -> [Double]? {
    let count = groupNumbers.count
    guard count > 0, (max(earlier, later) + 1) * count <= deviations.count else { return nil }
    return (0..<count).map {
      Double(deviations[later * count + $0]) - Double(deviations[earlier * count + $0])
    }
  }

  private func places(_ earlier: Month, _ later: Month) -> (then: Int, now: Int)? {
    months.months.place(of: earlier).flatMap { then in
      months.months.place(of: later).map { (then, $0) }
    }
  }

  /// - Returns: `nil` where a month has no value, or where their products were not compared.
  package func change(from earlier: Month, to later: Month) -> IndexChange? {
    guard let (then, now) = places(earlier, later),
      let products = linked.count(from: then, to: now),
      let estimate = estimate(from: earlier, to: later)
    else { return nil }
    let isPaid = months.paid[then] > 0 && months.paid[now] > 0
    return IndexChange(
      since: earlier, months: later.months(since: earlier), estimate: estimate, products: products,
      matchedPercent: isPaid ? min(matchedPercent(then), matchedPercent(now)) : nil)
  }

  package func estimate(from earlier: Month, to later: Month) -> Estimate? {
    places(earlier, later).flatMap { difference(from: $0.then, to: $0.now)?.percentFromLogarithm }
  }

  /// What may be said of how much further a pooled index moved between two months than this one did:
  /// what choosing other stores added to the prices paid, in percent.
  package func storeChoice(
    pooled other: EstimatedIndex?, from earlier: Month, to later: Month
  ) -> ChangeClaim? {
    guard let other, let change = change(from: earlier, to: later),
      let (then, now) = places(earlier, later),
      let (otherThen, otherNow) = other.places(earlier, later),
      let own = difference(from: then, to: now),
      let others = other.difference(from: otherThen, to: otherNow)
    else { return nil }
    var effect = Estimate(others.value - own.value, interval: nil)
    if let moves = moves(from: then, to: now),
      let otherMoves = other.moves(from: otherThen, to: otherNow)
    {
      // An index does not move without a group that it has no product of.
      let numbers = Set(groupNumbers).union(other.groupNumbers)
      let deviations = numbers.sorted().map { number -> Double in
        let own = groupNumbers.firstIndex(of: number).map { moves[$0] } ?? 0
        let others = other.groupNumbers.firstIndex(of: number).map { otherMoves[$0] } ?? 0
        return others - own
      }
      effect = Jackknife.estimate(
        effect.value, deviations: deviations, groups: groupCount(of: then, now))
    }
    return ClaimGate.change(
      effect.percentFromLogarithm, coveragePercent: change.matchedPercent,
      products: change.products)
  }

  /// The share of a month's spending that is of matched products; 0 where nothing was spent.
  private func matchedPercent(_ place: Int) -> Double {
    months.paid[place] > 0 ? matches.paid[place] / months.paid[place] * 100 : 0
  }

  /// The index by month as tables have it.
  func points(isChained: Bool) -> [IndexPoint] {
    var points: [IndexPoint] = []
    points.reserveCapacity(months.count)
    for place in months.months.indices {
      if isChained, let last = points.last {
        let gap = months.months[place].months(since: last.month) - 1
        for month in 1...max(1, gap) where gap > 0 && gap <= Self.longestGap {
          points.append(IndexPoint(month: last.month.adding(months: month), index: last.index))
        }
      }
      points.append(point(at: place))
    }
    return points
  }

  private func point(at place: Int) -> IndexPoint {
    // The base itself has no error.
    let level =
      place == base
      ? levels[place].map { Estimate($0, interval: $0...$0) } : difference(from: base, to: place)
    var point = IndexPoint(month: months.months[place])
    func index(_ level: Double) -> Double { 100 * Logarithm.exponential(level) }
    guard let level, index(level.value).isFinite else { return point }
    point.index = index(level.value)
    let interval = level.interval.map { index($0.lowerBound)...index($0.upperBound) }
    point.interval = interval.flatMap { $0.upperBound.isFinite ? $0 : nil }
    point.matchedProducts = Int(matches.products[place])
    point.matchedPercent = matchedPercent(place)
    return point
  }

  /// How many months without a price are filled in between two that have one; receipts with a
  /// wrong year would otherwise fill centuries.
  static let longestGap = 120
}
