import PricebookAnalytics
import PricebookModel
import TestSupport
import Testing

@testable import PricebookReport

struct FindingTopicTests {
  private func observation(
    _ topic: FindingTopic, _ cents: Int64, isDifference: Bool = true
  ) -> Observation {
    Observation(
      topic: topic, stake: Amount(tenThousandths: cents * 100), isDifference: isDifference)
  }

  private func shown(_ observations: [Observation]) -> [FindingTopic] {
    observations.shown(ofSpending: Amount(units: 100)).map(\.topic)
  }

  @Test(
    "A finding is shown from one percent of the month's spending on",
    arguments: [(99, []), (100, [FindingTopic.cart]), (-99, []), (-100, [.cart])]
      as [(Int64, [FindingTopic])])
  func smallAmounts(cents: Int64, expected: [FindingTopic]) {
    #expect(shown([observation(.cart, cents)]) == expected)
  }

  @Test("Of findings about the same money the largest is shown, wherever it comes")
  func overlaps() {
    #expect(
      shown([observation(.priceChange, 500), observation(.storeLevel, 900)]) == [.storeLevel])
    #expect(
      shown([observation(.savings, 700, isDifference: false), observation(.basket, 600)])
        == [.savings])
  }

  @Test("A fall and a rise are not the same money")
  func directions() {
    #expect(
      shown([observation(.priceChange, -500), observation(.priceAlerts, 300)])
        == [.priceChange, .priceAlerts])
  }

  @Test("Findings about other money are all shown, the largest first")
  func apart() {
    let all = [observation(.basket, 200), observation(.cart, 400), observation(.storeLevel, -900)]
    #expect(shown(all) == [.storeLevel, .cart, .basket])
  }

  @Test("On the second day of a month nothing says how it will end")
  func secondDay() throws {
    var builder = BookBuilder()
    for month in ["2026-06", "2026-07", "2026-08", "2026-09"] {
      builder.buy("\(month)-01", "Rewe", "Butter", 30_000)
      builder.buy("\(month)-20", "Rewe", "Butter", 30_000)
    }
    builder.buy("2026-10-02", "Rewe", "Butter", 39_000)
    builder.budget(nil, 40_000)
    let review = ReportReading.review(of: builder.book())
    let texts =
      [review.headline, review.deck]
      + ReportReading.findings(of: ReportReading.review(of: builder.book())).map(\.sentence)
    let all = texts.map(ReportReading.plain).joined(separator: "\n")
    #expect(all.contains("left with"))
    #expect(!all.contains("as usual") && !all.contains("sually"))
  }
}

struct LargestPartTests {
  @Test(
    "What is said of the largest part holds for the amounts",
    arguments: [
      ([5], LargestPart.only), ([5, 5], .tied), ([5, 4], .most), ([5, 3, 2], .largest),
      ([6, 3, 2], .most), ([5, 4, 4, -9], .largest),
    ])
  func largest(amounts: [Int64], expected: LargestPart) {
    #expect(LargestPart(of: amounts.map { Amount(tenThousandths: $0) }) == expected)
  }
}
