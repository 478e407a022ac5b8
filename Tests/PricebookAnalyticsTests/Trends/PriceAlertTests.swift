import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func alerts(_ prices: [Int64], percent: Int = 10) -> [String] {
  var made = MadeBook()
  made.buyMonthly(prices: prices)
  return made.analysis { $0.alertPercent = percent }.alerts.map {
    "\($0.row) \($0.kind.rawValue) \($0.reference.tenThousandths)"
  }
}

struct PriceAlertTests {
  @Test("A price is compared with the median of the three priced months before it")
  func median() {
    #expect(alerts([10_000, 30_000, 20_000, 22_000]) == ["3 up 20000"])
  }

  @Test("The limit itself raises an alert, a ten thousandth less does not")
  func limit() {
    #expect(alerts([10_000, 10_000, 10_000, 11_000]) == ["3 up 10000"])
    #expect(alerts([10_000, 10_000, 10_000, 10_999]) == [])
    #expect(alerts([20_000, 10_000, 10_000, 9_001]) == ["3 new low 10000"])
    #expect(alerts([10_000, 8_000, 10_000, 9_000]) == ["3 down 10000"])
  }

  @Test("A month can be down and a new low")
  func downAndNewLow() {
    #expect(
      alerts([10_000, 10_000, 10_000, 8_000]) == ["3 down 10000", "3 new low 10000"])
  }

  @Test("Fewer than three priced months before raise nothing")
  func tooFew() {
    #expect(alerts([10_000, 10_000, 5_000]) == [])
  }

  @Test("An equal price is no new low")
  func equal() {
    #expect(alerts([10_000, 9_900, 10_000, 9_900]) == [])
  }

  @Test("A new low looks back twelve months, of which three must have a price")
  func lookBack() {
    let gap = Array(repeating: Int64(0), count: 11)
    #expect(alerts([9_000, 10_000, 10_000, 10_000] + gap + [9_500]) == [])
    #expect(
      alerts([9_000] + gap.dropFirst() + [10_000, 10_000, 10_000, 9_500]) == ["4 new low 10000"])
  }

  @Test("A limit of zero percent still needs a change")
  func zeroPercent() {
    #expect(alerts([10_000, 10_000, 10_000, 10_000], percent: 0) == [])
    #expect(alerts([10_000, 10_000, 10_000, 10_001], percent: 0) == ["3 up 10000"])
  }

  @Test(
    "Alerts of random prices are those of an obvious search",
    arguments: 1...6 as ClosedRange<UInt64>)
  func againstObvious(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let top: Int64 = seed.isMultiple(of: 2) ? 60 : 20_000
    let prices = (0..<60).map { _ in
      Int.random(in: 0..<4, using: &generator) == 0
        ? 0 : Int64.random(in: top / 2...top, using: &generator)
    }
    var expected: [String] = []
    let priced = prices.enumerated().filter { $0.element > 0 }
    for (row, (month, price)) in priced.enumerated().dropFirst(3) {
      let median = priced[row - 3..<row].map(\.element).sorted()[1]
      if price != median, abs(price - median) * 100 >= 10 * median {
        expected.append("\(row) \(price > median ? "up" : "down") \(median)")
      }
      let year = priced[..<row].filter { $0.offset >= month - 12 }.map(\.element)
      if year.count >= 3, let lowest = year.min(), price < lowest {
        expected.append("\(row) new low \(lowest)")
      }
    }
    #expect(alerts(prices) == expected)
  }
}
