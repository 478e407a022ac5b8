import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private let methods: [GridMethod] = [
  .geksTornqvist, .weightedTimeProductDummy, .timeProductDummy,
]

struct MultilateralIndexTests {
  @Test("GEKS is the geometric mean of the Törnqvist indexes by way of every month")
  func geksFormula() throws {
    let grid = PriceGrid.random(seed: 7, items: 9, months: 8, gapOneIn: 6)
    let found = grid.index(.geksTornqvist).map(\.index)
    let prices = grid.prices
    func bilateral(_ then: Int, _ now: Int) -> Double {
      var sums = (then: 0.0, now: 0.0, thenSum: 0.0, nowSum: 0.0)
      for rows in prices.series.map(\.rows) {
        let find = { (month: Int) in
          rows.first { prices.month[$0].monthOfYear == month + 1 }
        }
        guard let first = find(then), let second = find(now) else { continue }
        let relative = prices.logarithm[second] - prices.logarithm[first]
        sums.then += Double(prices.paid[first])
        sums.now += Double(prices.paid[second])
        sums.thenSum += Double(prices.paid[first]) * relative
        sums.nowSum += Double(prices.paid[second]) * relative
      }
      return then == now ? 0 : (sums.thenSum / sums.then + sums.nowSum / sums.now) / 2
    }
    for month in 0..<8 {
      let links = (0..<8).map { bilateral(0, $0) + bilateral($0, month) }
      let expected = 100 * Logarithm.exponential(links.reduce(0, +) / 8)
      let value = try #require(found[month])
      #expect(abs(value / expected - 1) < 1e-12)
    }
  }

  @Test(
    "The product dummies' residuals are orthogonal to every month and item",
    arguments: [true, false])
  func normalEquations(isWeighted: Bool) throws {
    let grid = PriceGrid.random(seed: 11, items: 7, months: 10, gapOneIn: 4)
    let points = grid.index(isWeighted ? .weightedTimeProductDummy : .timeProductDummy)
    let prices = grid.prices
    let levels = try points.map { try Logarithm.of(#require($0.index) / 100) }
    var spent = [Double](repeating: 0, count: 10)
    for row in prices.month.indices {
      spent[prices.month[row].monthOfYear - 1] += Double(prices.paid[row])
    }
    var pulls = [Double](repeating: 0, count: 10)
    for rows in prices.series.map(\.rows) {
      let weights = rows.map { row in
        isWeighted
          ? Double(prices.paid[row]) / spent[prices.month[row].monthOfYear - 1] : 1
      }
      let left = rows.map { prices.logarithm[$0] - levels[prices.month[$0].monthOfYear - 1] }
      let level = zip(weights, left).reduce(0) { $0 + $1.0 * $1.1 } / weights.reduce(0, +)
      for (place, row) in rows.enumerated() {
        pulls[prices.month[row].monthOfYear - 1] += weights[place] * (left[place] - level)
      }
    }
    #expect(pulls.allSatisfy { abs($0) < 1e-12 })
  }

  @Test("Prices that do not change have the index 100 throughout", arguments: [5, 25, 40, 70])
  func unchanged(months: Int) {
    var generator = SeededGenerator(seed: 3)
    let grid = PriceGrid(
      (0..<6).map { item in
        (0..<months).map { _ in
          Int.random(in: 0..<5, using: &generator) == 0
            ? nil : (Double(item) + 0.99, Int64.random(in: 1...99_999, using: &generator))
        }
      })
    for method in methods {
      #expect(grid.index(method).allSatisfy { $0.index == 100 })
    }
  }

  @Test("Prices that all rise alike are the index, whatever is bought", arguments: [6, 25, 48, 80])
  func commonRise(months: Int) throws {
    var generator = SeededGenerator(seed: 5)
    let grid = PriceGrid(
      (0..<6).map { item in
        (0..<months).map { month in
          let level = Logarithm.exponential(0.01 * Double(month))
          return ((Double(item) + 0.99) * level, Int64.random(in: 1...99_999, using: &generator))
        }
      })
    for method in methods {
      for (month, point) in grid.index(method).enumerated() {
        let expected = 100 * Logarithm.exponential(0.01 * Double(month))
        #expect(try abs(#require(point.index) / expected - 1) < 1e-11)
      }
    }
  }

  @Test(
    "The other base changes no relation between months", arguments: 1...5 as ClosedRange<UInt64>)
  func transitive(seed: UInt64) throws {
    let months = 12
    let grid = PriceGrid.random(seed: seed, items: 8, months: months, gapOneIn: 3)
    let values = try grid.index(.geksTornqvist).map { try #require($0.index) }
    // The same prices read backwards have another base.
    var mirrored = grid
    let last = Month(year: 2026, month: 1).adding(months: months - 1)
    for rows in grid.prices.series.map(\.rows) {
      for (row, other) in zip(rows, rows.reversed()) {
        mirrored.prices.month[row] = Month(
          index: last.index - grid.prices.month[other].index + Month(year: 2026, month: 1).index)
        mirrored.prices.logarithm[row] = grid.prices.logarithm[other]
        mirrored.prices.paid[row] = grid.prices.paid[other]
      }
    }
    let backwards = try Array(
      mirrored.index(.geksTornqvist).map { try #require($0.index) }.reversed())
    for month in 1..<months {
      let (forth, back) = (values[month] / values[0], backwards[month] / backwards[0])
      #expect(abs(forth / back - 1) < 1e-12)
    }
  }

  @Test("Prices ten times as high leave the index as it was")
  func scaling() throws {
    let low = PriceGrid.random(seed: 9, items: 5, months: 30, gapOneIn: 4)
    let high = PriceGrid.random(seed: 9, items: 5, months: 30, gapOneIn: 4, factor: 10)
    for method in methods {
      for (one, other) in zip(low.index(method), high.index(method)) {
        let (one, other) = (try #require(one.index), try #require(other.index))
        #expect(abs(one / other - 1) < 1e-11)
      }
    }
  }

  @Test("A month that shares no item with the others has no value, and nothing matched")
  func noOverlap() {
    let grid = PriceGrid([
      [(1, 100), (2, 100), nil, (4, 100)], [nil, nil, (9, 100), nil],
    ])
    for method in methods {
      let points = grid.index(method)
      #expect(points.map { $0.index == nil } == [false, false, true, false])
      #expect(points[2].matchedProducts == 0 && points[2].matchedPercent == 0)
    }
  }

  @Test("The base is the first month of the largest group of joined months")
  func base() {
    let grid = PriceGrid([[(5, 100)], [nil, (1, 100), (2, 100)]])
    for method in methods {
      let found = grid.index(method).map(\.index)
      #expect(found[0] == nil && found[1] == 100)
      #expect(abs((found[2] ?? 0) - 200) < 1e-9)
    }
  }

  @Test("One item, one month and none have defined values")
  func degenerate() {
    for method in methods {
      #expect(PriceGrid([]).index(method).isEmpty)
      #expect(PriceGrid([[(3, 100)]]).index(method).map(\.index) == [100])
      #expect(PriceGrid([[(3, 100)]]).index(method).map(\.matchedPercent) == [0])
    }
  }

  @Test(
    "Sparse prices over many years give finite values or none",
    arguments: 1...4 as ClosedRange<UInt64>)
  func finite(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let grid = PriceGrid(
      (0..<12).map { _ in
        (0..<100).map { _ in
          let size = Double.random(in: -20...20, using: &generator)
          return Int.random(in: 0..<12, using: &generator) > 0
            ? nil
            : (Logarithm.exponential(size), Int64.random(in: 1...1 << 60, using: &generator))
        }
      })
    for method in methods {
      let points = grid.index(method)
      #expect(points.allSatisfy { ($0.index ?? 1).isFinite && ($0.index ?? 1) > 0 })
      #expect(points.allSatisfy { $0.matchedPercent >= 0 && $0.matchedPercent <= 100.000_001 })
      #expect(points.allSatisfy { $0.index != nil || $0.matchedProducts == 0 })
    }
  }

  @Test(
    "Windows end with every month, each reaching past the one before",
    arguments: [1, 24, 25, 26, 60, 61, 73, 200])
  func windows(months: Int) {
    for method in methods {
      let windows = method.windows(months).windows
      #expect(windows.first?.lowerBound == 0 && windows.last?.upperBound == months)
      #expect(Set(windows.map(\.count)).count == 1)
      for (one, next) in zip(windows, windows.dropFirst()) {
        #expect(one.upperBound < next.upperBound && next.lowerBound < one.upperBound)
      }
    }
  }

  @Test("The mean splice of an index over more than 25 months is the geometric mean of all links")
  func meanSplice() throws {
    let grid = PriceGrid.random(seed: 21, items: 6, months: 26, gapOneIn: 5)
    let all = grid.index(.geksTornqvist)
    func part(_ months: Range<Int>) throws -> [Double] {
      var part = MonthlyPrices()
      for rows in grid.prices.series.map(\.rows) {
        let first = part.month.count
        for row in rows
        where months.contains(
          grid.prices.month[row].months(since: Month(year: 2026, month: 1)))
        {
          part.month.append(grid.prices.month[row])
          part.logarithm.append(grid.prices.logarithm[row])
          part.paid.append(grid.prices.paid[row])
        }
        part.series.append(MonthlyPrices.Series(rows: first..<part.month.count))
      }
      var cut = grid
      cut.prices = part
      return try cut.index(.geksTornqvist).map { try #require($0.index) }
    }
    let (old, new) = (try part(0..<25), try part(1..<26))
    let links = (0..<24).map { month in
      Logarithm.of(old[month + 1] * new[24] / new[month])
    }
    let expected = Logarithm.exponential(links.reduce(0, +) / 24)
    #expect(try abs(#require(all[25].index) / expected - 1) < 1e-12)
    #expect(try zip(all, old).allSatisfy { try abs(#require($0.index) / $1 - 1) < 1e-12 })
  }
}
