import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

extension PriceGrid {
  /// The same prices without the items of one jackknife group.
  ///
  /// Items keep their places, so that the others stay in their groups.
  fileprivate func without(group: Int) -> PriceGrid {
    var result = self
    for series in prices.series.indices where series % JackknifeGroups.count == group {
      let end = prices.series[series].rows.lowerBound
      result.prices.series[series].rows = end..<end
    }
    return result
  }
}

/// Intervals of indexes against the slow way: every index made once more from the prices that are
/// left.
struct IndexIntervalTests {
  @Test(
    "An interval from sums is the one from indexes made without each group",
    arguments: GridMethod.allCases, [(9, 8, 40), (40, 14, 3), (14, 61, 3)])
  func slowKernel(method: GridMethod, size: (items: Int, months: Int, gap: Int)) throws {
    let grid = PriceGrid.random(
      seed: UInt64(size.items * 100 + size.months), items: size.items, months: size.months,
      gapOneIn: size.gap)
    let (whole, points) = grid.result(method)
    let used = min(size.items, JackknifeGroups.count)
    // Weighted methods keep the shares of spending of the whole.
    let others = (0..<used).map {
      grid.without(group: $0).result(method, monthsOf: grid).result
    }
    let base = whole.base
    var judged = 0
    for (place, point) in points.enumerated() where place != base && point.index != nil {
      let level = try #require(whole.levels[place])
      let deviations = others.map { other -> Double in
        guard let old = other.levels[base], let new = other.levels[place] else { return .nan }
        return new - old - level
      }
      let expected = Jackknife.estimate(
        level, deviations: deviations,
        groups: min(Int(whole.matches.groups[base]), Int(whole.matches.groups[place]), used)
      ).interval
      guard let expected else {
        #expect(point.interval == nil)
        continue
      }
      let interval = try #require(point.interval)
      let wanted = (
        100 * Logarithm.exponential(expected.lowerBound),
        100 * Logarithm.exponential(expected.upperBound)
      )
      #expect(abs(interval.lowerBound / wanted.0 - 1) < 1e-7)
      #expect(abs(interval.upperBound / wanted.1 - 1) < 1e-7)
      judged += 1
    }
    #expect(judged > 0)
  }

  @Test("The base month is 100 from 100 to 100, and every interval contains its index")
  func contains() {
    for method in GridMethod.allCases {
      let points = PriceGrid.random(seed: 4, items: 40, months: 20, gapOneIn: 3).index(method)
      #expect(points.first?.interval == 100...100)
      #expect(points.allSatisfy { $0.interval?.contains($0.index ?? 0) ?? true })
    }
  }

  @Test("Months that rest on few groups have no interval")
  func fewGroups() {
    // Three of forty items have a price in the last month.
    var grid = PriceGrid.random(seed: 6, items: 40, months: 10, gapOneIn: 1_000)
    let last = Month(year: 2026, month: 1).adding(months: 9)
    for series in grid.prices.series.indices where series >= 3 {
      let rows = grid.prices.series[series].rows
      if grid.prices.month[rows.upperBound - 1] == last {
        grid.prices.series[series].rows = rows.dropLast()
      }
    }
    for method in GridMethod.allCases {
      let points = grid.index(method)
      #expect(points[8].interval != nil)
      #expect(points[9].index != nil && points[9].interval == nil)
    }
  }

  @Test("A chain has no interval beyond a month without a link")
  func brokenChain() {
    let grid = PriceGrid(
      (0..<30).map { (item: Int) -> [(Double, Int64)?] in
        (0..<6).map { (month: Int) -> (Double, Int64)? in
          month == 3 ? nil : (Double(item + 1 + month), 10_000)
        }
      })
    let points = grid.index(.jevons)
    #expect(points.map { $0.interval != nil } == [true, true, true, false, false, false])
  }

  @Test("A change has its own interval, of the products that both months have")
  func change() throws {
    let grid = PriceGrid.random(seed: 12, items: 60, months: 13, gapOneIn: 3)
    let result = grid.result(.geksTornqvist)
    let changes = result.result
    let (from, to) = (result.points[4].month, result.points[11].month)
    let change = try #require(changes.change(from: from, to: to))
    let ratio = try #require(result.points[11].index) / #require(result.points[4].index)
    #expect(abs(change.estimate.value - (ratio - 1) * 100) < 1e-9)
    let both = grid.prices.series.map(\.rows).count { rows in
      Set(rows.map { grid.prices.month[$0] }).isSuperset(of: [from, to])
    }
    #expect(change.products == both)
    // From the base it is the interval of the index.
    let fromBase = try #require(changes.change(from: result.points[0].month, to: to)?.estimate)
    let bounds = try #require(fromBase.interval)
    let interval = try #require(result.points[11].interval)
    #expect(abs(100 + bounds.lowerBound - interval.lowerBound) < 1e-9)
    #expect(abs(100 + bounds.upperBound - interval.upperBound) < 1e-9)
    // Its bounds do not follow from those of two points.
    let own = try #require(change.estimate.interval)
    let start = try #require(result.points[4].interval)
    #expect(own.upperBound < (interval.upperBound / start.lowerBound - 1) * 100)
  }
}
