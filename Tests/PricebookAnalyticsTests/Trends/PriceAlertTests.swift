import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func alerts(_ prices: [Int64], percent: Int = 10, unit: UnitID = 0) -> [String] {
  var made = MadeBook()
  made.buyMonthly(prices: prices, unit: unit)
  return made.analysis { $0.settings[.alertPercent] = percent }.alerts.map {
    "\($0.row) \($0.kind.rawValue) \($0.reference.tenThousandths)"
  }
}

struct PriceAlertTests {
  @Test("A price is compared with the median of the three priced months before it")
  func median() {
    #expect(alerts([10_000, 30_000, 20_000, 22_000], unit: 2) == ["3 up 20000"])
  }

  @Test("The limit itself raises an alert, a ten thousandth less does not")
  func limit() {
    #expect(alerts([10_000, 10_000, 10_000, 11_000]) == ["3 up 10000"])
    #expect(alerts([10_000, 10_000, 10_000, 10_999]) == [])
    #expect(alerts([20_000, 10_000, 10_000, 9_001]) == [])
    #expect(alerts([10_000, 9_500, 10_000, 9_000]) == ["3 down 10000"])
  }

  @Test("An offer raises no alert and is no reference")
  func offer() {
    #expect(alerts([10_000, 10_000, 10_000, 8_000, 10_000]) == [])
    #expect(alerts([10_000, 8_000, 10_000, 9_000]) == [])
  }

  @Test("A fall raises its alert in the month in which it is known to be none")
  func fall() {
    #expect(alerts([10_000, 10_000, 10_000, 8_000, 8_000]) == [])
    #expect(alerts([10_000, 10_000, 10_000, 8_000, 8_000, 8_000]) == ["5 down 10000"])
  }

  @Test("A month can be down and a new low")
  func downAndNewLow() {
    #expect(
      alerts([10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 9_000])
        == ["6 down 10000", "6 new low 10000"])
  }

  @Test("Fewer than three priced months before raise nothing")
  func tooFew() {
    #expect(alerts([10_000, 10_000, 5_000]) == [])
  }

  @Test("An equal price is no new low")
  func equal() {
    #expect(alerts([10_000, 9_900, 10_000, 9_900]) == [])
  }

  @Test("A new low is at least 2 % below every price of the twelve months before")
  func lowLimit() {
    let six = Array(repeating: Int64(10_000), count: 6)
    #expect(alerts(six + [9_801]) == [])
    #expect(alerts(six + [9_800]) == ["6 new low 10000"])
  }

  @Test("A new low looks back twelve months; six of them must have a price")
  func lookBack() {
    let six = Array(repeating: Int64(10_000), count: 6)
    #expect(alerts(six.dropFirst() + [9_500]) == [])
    #expect(alerts([9_000] + six + [0, 0, 0, 0, 0] + [9_500]) == [])
    #expect(alerts([9_000] + six + [0, 0, 0, 0, 0, 0] + [9_500]) == ["7 new low 10000"])
  }

  @Test("Prices are compared as exact ratios: 2.00 for three, then 2.20, is 10 % more")
  func exactRatios() {
    var made = MadeBook()
    for (offset, paid) in ([20_000, 20_000, 20_000, 22_000] as [Int64]).enumerated() {
      made.buy(on: "2026-0\(offset + 1)-10", paid: paid, quantity: 3_000_000)
    }
    let alerts = made.analysis { $0.settings[.alertPercent] = 10 }.alerts
    #expect(alerts.map(\.kind) == [.up])
    #expect(alerts.first.map { abs($0.changePercent - 10) < 1e-9 } == true)
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
    var regular: [(month: Int, price: Int64)] = []
    let priced = prices.enumerated().filter { $0.element > 0 }
    for (row, (month, price)) in priced.enumerated() {
      let days = priced[...row].map { month, price in
        DayPrice(
          day: Month(year: 2026, month: 1).adding(months: month).firstDay.adding(days: 9)
            .days(since: DayPrice.start), cents: Int(price))
      }
      guard days.areRegular.last == true else { continue }
      if regular.count >= 3 {
        let median = regular.suffix(3).map(\.price).sorted()[1]
        if price != median, abs(price - median) * 100 >= 10 * median {
          expected.append("\(row) \(price > median ? "up" : "down") \(median)")
        }
      }
      let year = regular.filter { $0.month >= month - 12 }.map(\.price)
      if year.count >= 6, let lowest = year.min(), price * 100 <= lowest * 98 {
        expected.append("\(row) new low \(lowest)")
      }
      regular.append((month, price))
    }
    // In kg: pieces at such prices would be goods of unknown weight.
    #expect(alerts(prices, unit: 2) == expected)
  }

  @Test("Pieces of what is weighed raise no alert; by weight the same prices do")
  func loose() {
    let prices: [Int64] = [21_000, 34_000, 18_000, 40_000, 22_000, 39_000, 25_000, 52_000]
    #expect(alerts(prices) == [])
    #expect(alerts(prices, unit: 2).count == 2)
  }
}
