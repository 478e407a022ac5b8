import PricebookModel
import TestSupport
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `Axis ticks` {
  @Test("Ticks enclose the data, are few, even and round, whatever the range", arguments: 0..<200)
  func ticksAreRound(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let scales: [Double] = [1e-3, 1, 37, 1e4, 1e9, 1e14]
    let scale = scales.randomElement(using: &generator) ?? 1
    let first = Double.random(in: -1...1, using: &generator) * scale
    let last = first + Double.random(in: 0...1, using: &generator) * scale
    let count = Int.random(in: 3...6, using: &generator)
    let ticks = AxisTicks(from: first, to: last, atMost: count)
    let step = ticks.values[1] - ticks.values[0]
    let slack = step * 1e-6
    #expect(ticks.lowest <= first + slack && ticks.highest >= last - slack)
    #expect(ticks.values.count >= 2 && ticks.values.count <= count)
    for (low, high) in zip(ticks.values, ticks.values.dropFirst()) {
      #expect((high - low - step).magnitude < slack)
    }
    var mantissa = step
    while mantissa >= 9.999 { mantissa /= 10 }
    while mantissa < 0.9999 { mantissa *= 10 }
    #expect([1, 2, 2.5, 5].contains { (mantissa - $0).magnitude < 1e-3 })
  }

  @Test(
    "Flat, reversed and unusable ranges still make an axis",
    arguments: [
      (0.0, 0.0), (5, 5), (3, -3), (.nan, 1), (-.infinity, .infinity), (1e300, 1e301), (1e9, 1e9),
    ])
  func degenerateRanges(from: Double, to: Double) {
    let ticks = AxisTicks(from: from, to: to, atMost: 5)
    #expect(ticks.values.count >= 2)
    #expect(ticks.values.allSatisfy { $0.isFinite })
    #expect(ticks.highest > ticks.lowest)
  }

  @Test("An axis of whole units has no fractions", arguments: [0.4, 1, 2, 3.5, 9, 1_234])
  func wholeUnits(upper: Double) {
    let ticks = AxisTicks(from: 0, to: upper, atMost: 5, wholeUnits: true)
    #expect(ticks.values.allSatisfy { $0 == $0.rounded() })
    #expect(ticks.digits == 0)
  }

  @Test(
    "Ticks have as many decimals as their step needs",
    arguments: [(8.0, 0), (4, 0), (1, 2), (0.8, 1), (0.1, 3), (10, 1), (100, 0), (1e-9, 5)])
  func decimals(upper: Double, digits: Int) {
    #expect(AxisTicks(from: 0, to: upper, atMost: 5).digits == digits)
  }

  @Test("Nearby labels keep their order, their distance and their bounds", arguments: 0..<100)
  func labelsAreApart(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...12, using: &generator)
    let wanted = (0..<count).map { _ in Double.random(in: -20...220, using: &generator) }
    let placed = LabelPlacement.separated(wanted, gap: 15, within: 0...200)
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    for (before, after) in zip(order, order.dropFirst()) {
      #expect(placed[after] - placed[before] >= 15 - 1e-9)
    }
    #expect(placed.allSatisfy { $0 >= -1e-9 && $0 <= 200 + 1e-9 })
  }

  @Test("Labels at the end of the room move up by what they need, and no more")
  func labelsAtTheEnd() {
    #expect(LabelPlacement.separated([200, 200], gap: 15, within: 0...200) == [185, 200])
  }

  @Test("Labels that are far apart stay where they are")
  func farLabelsStay() {
    #expect(LabelPlacement.separated([10, 100, 60], gap: 15, within: 0...200) == [10, 100, 60])
  }

  @Test("A cut text fits its width", arguments: HostileNames.all)
  func cutTextsFit(name: String) {
    let cut = TextWidth.cut(DisplayName.shown(name), to: 120, size: 13)
    #expect(TextWidth.reckoned(cut, size: 13) <= 120 + 1e-9)
  }
}
