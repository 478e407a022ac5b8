import TestSupport
import Testing

@testable import PricebookAnalytics

/// A system of pairs of months, made of true levels so that everything it states agrees.
private struct MonthPairs {
  var weights: [Double]
  var pulls: [Double]
  let count: Int

  /// - Parameter gapOneIn: One in so many pairs has a weight.
  init(count: Int, gapOneIn: Int, using random: inout SeededGenerator) {
    self.count = count
    weights = [Double](repeating: 0, count: count * count)
    pulls = [Double](repeating: 0, count: count)
    for later in 0..<count {
      for earlier in 0..<later where Int.random(in: 0..<gapOneIn, using: &random) == 0 {
        let weight = Double.random(in: 0.01...9, using: &random)
        let difference = Double.random(in: -1...1, using: &random)
        weights[later * count + earlier] = weight
        pulls[later] += weight * difference
        pulls[earlier] -= weight * difference
      }
    }
  }

  func weight(_ one: Int, _ other: Int) -> Double {
    one == other ? 0 : weights[max(one, other) * count + min(one, other)]
  }

  /// The first of the months that each is joined with, by following every pair.
  var components: [Int] {
    var result = Array(0..<count)
    for first in 0..<count where result[first] == first {
      var open = [first]
      while let month = open.popLast() {
        for other in first + 1..<max(first + 1, count)
        where result[other] == other && weight(month, other) > 0 {
          result[other] = first
          open.append(other)
        }
      }
    }
    return result
  }
}

struct LinkedLevelsTests {
  @Test(
    "In every lane the levels solve the normal equations of its own system",
    arguments: [1, 2, 7, 25], [1, 3, 12])
  func normalEquations(count: Int, gapOneIn: Int) {
    var random = SeededGenerator(seed: UInt64(count * 100 + gapOneIn))
    let systems = (0..<LinkedLevels.laneCount).map { _ in
      MonthPairs(count: count, gapOneIn: gapOneIn, using: &random)
    }
    var fit = LinkedLevels()
    fit.reset(count: count)
    for (lane, system) in systems.enumerated() {
      fit.setWeights(lane: lane, to: system.weights, without: nil)
      fit.setPulls(lane: lane, to: system.pulls, without: nil)
    }
    fit.fit()
    for (lane, system) in systems.enumerated() {
      let components = system.components
      #expect(fit.components.map { Int($0[lane]) } == components)
      for month in 0..<count {
        let stated = (0..<count).reduce(0.0) {
          $0 + system.weight(month, $1) * (fit.levels[month][lane] - fit.levels[$1][lane])
        }
        #expect(abs(stated - system.pulls[month]) < 1e-9)
        if components[month] == month { #expect(fit.levels[month][lane] == 0) }
      }
    }
  }

  @Test("A lane without a part is the system of what is left")
  func withoutPart() {
    var random = SeededGenerator(seed: 5)
    let (one, other) = (
      MonthPairs(count: 12, gapOneIn: 2, using: &random),
      MonthPairs(count: 12, gapOneIn: 3, using: &random)
    )
    var whole = one
    for place in whole.weights.indices { whole.weights[place] += other.weights[place] }
    for place in whole.pulls.indices { whole.pulls[place] += other.pulls[place] }
    var fit = LinkedLevels()
    fit.reset(count: 12)
    fit.setWeights(lane: 0, to: one.weights, without: nil)
    fit.setPulls(lane: 0, to: one.pulls, without: nil)
    fit.setWeights(lane: 7, to: whole.weights, without: other.weights)
    fit.setPulls(lane: 7, to: whole.pulls, without: other.pulls)
    fit.fit()
    for month in 0..<12 {
      #expect(abs(fit.levels[month][7] - fit.levels[month][0]) < 1e-12)
      #expect(fit.components[month][7] == fit.components[month][0])
    }
  }
}
