import TestSupport
import Testing

@testable import PricebookAnalytics

struct TheilSenTests {
  @Test("The worked example of Sen (1968) has the slope 4")
  func published() {
    var theilSen = TheilSen()
    let slope = theilSen.slope(
      positions: [1, 2, 3, 4, 10, 12, 18], values: [9, 15, 19, 20, 45, 55, 78])
    #expect(slope == 4)
  }

  @Test(
    "Slopes agree with SciPy's theilslopes",
    arguments: [
      ([10, 15, 14, 20], 2.916666666666667), ([1, 1, 2, 2, 3], 0.5),
      ([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5], 0.25),
      ([5, 4, 4, 3, 3, 3, 2, 2, 1, 1], -0.42857142857142855),
    ] as [([Double], Double)])
  func againstSciPy(values: [Double], expected: Double) throws {
    var theilSen = TheilSen()
    let slope = theilSen.slope(positions: values.indices.map { Int32($0) }, values: values)
    #expect(abs(try #require(slope) - expected) < 1e-15)
  }

  @Test("The worked example of Sen (1968) has the interval from 26/7 to 35/8")
  func publishedInterval() throws {
    var theilSen = TheilSen()
    let values: [Double] = [9, 15, 19, 20, 45, 55, 78]
    let test = MannKendall(count: 7) { values[$1] > values[$0] ? 1 : -1 }
    let found = theilSen.estimate(
      positions: [1, 2, 3, 4, 10, 12, 18], values: values, variance: test.variance)
    let estimate = try #require(found)
    #expect(abs(estimate.interval.lowerBound - 26.0 / 7) < 1e-15)
    #expect(abs(estimate.interval.upperBound - 35.0 / 8) < 1e-15)
  }

  @Test(
    "Intervals agree with SciPy's theilslopes, ties included",
    arguments: [
      ([10, 15, 14, 20, 18], 16.666666666666668, -2...6),
      ([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5], 159.33333333333334, -0.3333333333333333...0.75),
      ([5, 4, 4, 3, 3, 3, 2, 2, 1, 1], 118.33333333333333, -0.5...(-0.3333333333333333)),
      ([1, 1, 2, 2, 3, 3], 25.333333333333332, 0...0.6666666666666666),
    ] as [([Double], Double, ClosedRange<Double>)])
  func intervalAgainstSciPy(
    values: [Double], variance: Double, expected: ClosedRange<Double>
  ) throws {
    var theilSen = TheilSen()
    let found = theilSen.estimate(
      positions: values.indices.map { Int32($0) }, values: values, variance: variance)
    let estimate = try #require(found)
    #expect(abs(estimate.interval.lowerBound - expected.lowerBound) < 1e-15)
    #expect(abs(estimate.interval.upperBound - expected.upperBound) < 1e-15)
  }

  @Test("One wild value does not move the slope of a line")
  func robust() {
    var theilSen = TheilSen()
    #expect(
      theilSen.slope(positions: [0, 1, 2, 3, 4, 5], values: [0, 2, 400, 6, 8, 10]) == 2)
  }

  @Test("Fewer than two points have no slope", arguments: [0, 1])
  func tooFew(count: Int) {
    var theilSen = TheilSen()
    #expect(
      theilSen.slope(
        positions: Array(repeating: 0, count: count), values: Array(repeating: 1, count: count))
        == nil)
  }

  @Test("The selected median is that of the sorted values", arguments: 1...40)
  func medianAgainstSorting(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    var values = (0..<count).map { _ in Double(Int.random(in: 0..<12, using: &generator)) }
    let sorted = values.sorted()
    let expected = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    #expect(TheilSen.median(of: &values) == expected)
  }
}
