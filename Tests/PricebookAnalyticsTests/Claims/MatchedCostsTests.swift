import Testing

@testable import PricebookAnalytics

/// Expected bounds are from SciPy: numpy.log, std(ddof=1) and stats.t.ppf.
@Suite("The ratio of two totals over the same things")
struct MatchedCostsTests {
  private func change(_ first: [Double], _ second: [Double]) -> Estimate {
    var costs = MatchedCosts()
    for (first, second) in zip(first, second) { costs.add(first, second) }
    return costs.change()
  }

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { ($0 - expected).magnitude < 1e-9 } ?? false
  }

  @Test("Its interval is that of a weighted mean with Student's t")
  func interval() {
    let estimate = change([1, 2, 4, 8], [1.1, 1.9, 4.4, 9])
    #expect(isNear(estimate.value, 9.333333333333327))
    #expect(isNear(estimate.interval?.lowerBound, -6.2237113338802885))
    #expect(isNear(estimate.interval?.upperBound, 27.471218447745404))
  }

  @Test("A higher probability has wider bounds")
  func probability() {
    let bounds = change([1, 2, 4, 8], [1.1, 1.9, 4.4, 9]).bounds(within: 1 - 0.05 / 3)
    #expect(isNear(bounds?.lowerBound, -13.4982281533638))
    #expect(isNear(bounds?.upperBound, 38.19113207266198))
  }

  @Test("Many things have the bounds of 200 degrees of freedom")
  func many() {
    let first = (0..<300).map { Double(1 + $0 % 7) }
    let second = zip(first, 0..<300).map { cost, place in
      let growth: Double = 1.02 + 0.001 * Double(place % 11)
      return cost * growth
    }
    let estimate = change(first, second)
    #expect(isNear(estimate.value, 2.4941520467836265))
    #expect(isNear(estimate.interval?.lowerBound, 2.4537089552978175))
    #expect(isNear(estimate.interval?.upperBound, 2.5346111029784124))
  }

  @Test("One thing has no interval, and none has no change")
  func few() {
    #expect(isNear(change([2], [3]).value, 50))
    #expect(change([2], [3]).interval == nil)
    #expect(change([], []) == Estimate(0, interval: nil))
  }

  @Test("What costs nothing on a side is left out")
  func free() {
    #expect(
      change([1, 2, 4, 8, 0, 3], [1.1, 1.9, 4.4, 9, 5, 0]).interval
        == change([1, 2, 4, 8], [1.1, 1.9, 4.4, 9]).interval)
  }

  @Test("Without any difference the interval is zero alone")
  func same() {
    #expect(change([1, 2, 3], [1, 2, 3]).interval == 0...0)
  }
}
