import TestSupport
import Testing

@testable import PricebookAnalytics

private func probability(_ values: [Int]) -> Double {
  var probabilities = KendallProbabilities()
  return probabilities.twoSided(
    MannKendall(count: values.count) { (values[$1] - values[$0]).signum() })
}

/// The score of every order of some values.
private func scores(_ values: [Int], _ chosen: [Int] = []) -> [Int] {
  guard !values.isEmpty else {
    return [MannKendall(count: chosen.count) { (chosen[$1] - chosen[$0]).signum() }.score]
  }
  return values.indices.flatMap { index in
    var rest = values
    let value = rest.remove(at: index)
    return scores(rest, chosen + [value])
  }
}

struct KendallProbabilitiesTests {
  @Test(
    "Without ties, probabilities are those of SciPy's exact kendalltau",
    arguments: [
      ([1, 3, 2, 4, 5, 6], 0.016666666666666666),
      ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11, 13], 4.17535139757362e-09),
    ] as [([Int], Double)])
  func againstSciPy(values: [Int], expected: Double) {
    #expect(abs(probability(values) / expected - 1) < 1e-14)
  }

  @Test(
    "With ties, probabilities are the share of all orders, counted one by one",
    arguments: [
      ([1, 1, 2, 2, 3, 3], 16, 720), ([2, 1, 2, 3, 3, 3, 2], 1_728, 5_040),
      ([1, 1, 1, 1, 1, 2], 240, 720),
    ] as [([Int], Int, Int)])
  func ties(values: [Int], orders: Int, all: Int) {
    #expect(abs(probability(values) - Double(orders) / Double(all)) < 1e-15)
  }

  @Test("Every series of up to six values from four agrees with counting its orders")
  func exhaustive() {
    for count in 2...6 {
      for number in 0..<(1 << (2 * count)) {
        let values = (0..<count).map { number >> (2 * $0) & 3 }
        // The orders of a series are those of its sorted values.
        guard values == values.sorted() else { continue }
        let all = scores(values)
        let score = all[0]
        let expected = Double(all.count { abs($0) >= abs(score) }) / Double(all.count)
        #expect(abs(probability(values) - expected) < 1e-12, "\(values)")
      }
    }
  }

  @Test("The most values that are counted do not overflow: 2 of 34! orders are strictly monotonic")
  func most() {
    #expect(abs(probability(Array(0..<34)) / 6.774315071042324e-39 - 1) < 1e-12)
  }

  @Test("More values have the probability of the normal approximation")
  func many() {
    let test = MannKendall(count: 35) { ($1 - $0).signum() }
    #expect(probability(Array(0..<35)) == test.approximateProbability)
  }

  @Test("The exact probability of random values lies near the approximation", arguments: 1...20)
  func approximation(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let values = (0..<30).map { _ in Int.random(in: 0..<100, using: &generator) }
    let test = MannKendall(count: 30) { (values[$1] - values[$0]).signum() }
    #expect(abs(probability(values) - test.approximateProbability) < 0.01)
  }
}
