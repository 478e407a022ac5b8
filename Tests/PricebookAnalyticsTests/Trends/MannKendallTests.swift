import Testing

@testable import PricebookAnalytics

private func test(_ values: [Int]) -> MannKendall {
  MannKendall(count: values.count) { (values[$1] - values[$0]).signum() }
}

struct MannKendallTests {
  @Test(
    "Score, variance with ties and probability are those of the formulas, worked with SciPy",
    arguments: [
      ([10, 15, 14, 20], 4, 8.666666666666666, 0.308179547467054),
      ([1, 1, 2, 2, 3], 8, 14.666666666666666, 0.06757726305587054),
      ([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5], 16, 159.33333333333334, 0.23470247795516075),
      ([5, 4, 4, 3, 3, 3, 2, 2, 1, 1], -39, 118.33333333333333, 0.0004771740932766843),
    ] as [([Int], Int, Double, Double)])
  func formulas(values: [Int], score: Int, variance: Double, probability: Double) {
    let test = test(values)
    #expect(test.score == score)
    #expect(abs(test.variance - variance) < 1e-12)
    #expect(abs(test.approximateProbability - probability) < 1e-14)
  }

  @Test("Values that are all equal, one alone and none show no trend", arguments: 0...5)
  func noTrend(count: Int) {
    #expect(test(Array(repeating: 7, count: count)).approximateProbability == 1)
  }

  @Test("Turning the order round turns the score round and keeps the probability")
  func reversal() {
    let values = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]
    let (forward, backward) = (test(values), test(values.reversed()))
    #expect(forward.score == -backward.score)
    #expect(forward.variance == backward.variance)
    #expect(forward.approximateProbability == backward.approximateProbability)
  }
}
