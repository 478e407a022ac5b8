import TestSupport
import Testing

@testable import PricebookAnalytics

/// The rule as it is written, with a sort of everything.
private func slowLimit(_ probabilities: [Double], rate: Double) -> Double? {
  let sorted = probabilities.sorted()
  return sorted.indices.last {
    sorted[$0] * Double(sorted.count) <= Double($0 + 1) * rate
  }.map { sorted[$0] }
}

struct FalseDiscoveryRateTests {
  @Test("The example of Benjamini and Hochberg (1995) has four discoveries at 5 %")
  func published() {
    let probabilities = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
      0.5719, 0.6528, 0.7590, 1,
    ]
    #expect(FalseDiscoveryRate.limit(of: probabilities, rate: 0.05) == 0.0095)
  }

  @Test("Nothing tested, and nothing unlikely, is no discovery", arguments: [[], [0.2, 1]])
  func nothing(probabilities: [Double]) {
    #expect(FalseDiscoveryRate.limit(of: probabilities, rate: 0.1) == nil)
  }

  @Test("Random probabilities agree with the rule as it is written", arguments: 1...50)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let probabilities = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
      Double(Int.random(in: 0...60, using: &generator) * Int.random(in: 0...6, using: &generator))
        / 360
    }
    #expect(
      FalseDiscoveryRate.limit(of: probabilities, rate: 0.1)
        == slowLimit(probabilities, rate: 0.1))
  }
}
