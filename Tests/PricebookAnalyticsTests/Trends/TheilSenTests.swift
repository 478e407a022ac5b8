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
