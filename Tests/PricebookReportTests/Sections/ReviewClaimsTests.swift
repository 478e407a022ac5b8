import PricebookModel
import Testing

@testable import PricebookReport

@Suite("What the spending review claims")
struct ReviewClaimsTests {
  private static func description(_ spending: [(day: String, cents: Int64)]) -> String {
    var builder = BookBuilder()
    for purchase in spending { builder.buy(purchase.day, "Rewe", "Butter", purchase.cents) }
    return ReportReading.review(of: builder.book()).sections.flatMap(\.blocks)
      .compactMap { block in
        if case .chart(let chart) = block, chart.id == "month-columns" {
          ReportReading.plain(chart.description)
        } else {
          nil
        }
      }.first ?? ""
  }

  @Test("Months that are alike are the highest or the lowest together")
  func alikeMonths() {
    let text = Self.description([
      ("2026-06-05", 900), ("2026-07-31", 100), ("2026-08-31", 900), ("2026-09-30", 100),
      ("2026-10-31", 300),
    ])
    #expect(text.hasPrefix("Highest in month(2026-06) and month(2026-08) with"), "\(text)")
    #expect(text.contains("lowest in month(2026-07) and month(2026-09) with"), "\(text)")
  }

  @Test("A month under way may be the highest, and is never the lowest")
  func monthUnderWay() {
    let before = [("2026-08-05", 300), ("2026-09-30", 200)] as [(String, Int64)]
    let low = Self.description(before + [("2026-10-10", 100)])
    #expect(low.hasPrefix("Highest in month(2026-08) with"), "\(low)")
    #expect(low.contains("lowest in month(2026-09) with"), "\(low)")
    let high = Self.description(before + [("2026-10-10", 400)])
    #expect(high.hasPrefix("Highest in month(2026-10) with"), "\(high)")
    #expect(high.contains("lowest in month(2026-09) with"), "\(high)")
  }

  @Test("Months that are all alike are said to be, without the one under way")
  func allAlike() {
    let before = [("2026-08-05", 200), ("2026-09-30", 200)] as [(String, Int64)]
    #expect(
      Self.description(before + [("2026-10-10", 100)])
        .hasSuffix(" in every month before month(2026-10)."))
    #expect(Self.description(before + [("2026-10-31", 200)]).hasSuffix(" in every month."))
  }

  @Test("A first month that the data begin in the middle of is never the lowest")
  func firstMonth() {
    let text = Self.description([
      ("2026-07-15", 100), ("2026-08-31", 300), ("2026-09-30", 200), ("2026-10-31", 250),
    ])
    #expect(text.contains("lowest in month(2026-09) with"), "\(text)")
  }

  @Test("Nor is a month without receipts, and one month alone is not the lowest of all")
  func monthWithoutData() {
    let gap = Self.description([("2026-07-05", 300), ("2026-09-30", 200), ("2026-10-31", 250)])
    #expect(gap.contains("lowest in month(2026-09) with"), "\(gap)")
    let two = Self.description([("2026-09-15", 100), ("2026-10-31", 250)])
    #expect(two.hasPrefix("Highest in month(2026-10) with") && !two.contains("lowest"), "\(two)")
  }

  @Test("Of prices that rose as much as each other none comes above all", arguments: [120, 121])
  func tiedPrices(tea cents: Int64) throws {
    var builder = BookBuilder()
    for month in ["06", "07", "08", "09"] {
      builder.buy("2026-\(month)-03", "Rewe", "Butter", 100)
      builder.buy("2026-\(month)-03", "Rewe", "Tea", 100)
    }
    builder.buy("2026-10-03", "Rewe", "Butter", 120)
    builder.buy("2026-10-03", "Rewe", "Tea", cents)
    let rise = try #require(
      ReportReading.findings(of: ReportReading.review(of: builder.book()))
        .map { ReportReading.plain($0.sentence) }.first { $0.contains("prices that rose against") })
    #expect(rise.contains("above all") == (cents > 120))
    #expect(rise.contains("among them") == (cents == 120))
  }

  /// So many months with 100 on their second day and about 200 on their 25th, then October with 100.
  private static func monthUnderWay(months: Int, budget: Int64) -> String {
    var builder = BookBuilder()
    for distance in 1...months {
      let month = Month(year: 2026, month: 10).adding(months: -distance)
      builder.buy("\(month)-02", "Rewe", "Butter", 10_000)
      builder.buy("\(month)-25", "Rewe", "Butter", 20_000 + Int64(distance % 3) * 100)
    }
    builder.buy("2026-10-02", "Rewe", "Butter", 10_000)
    builder.buy("2026-10-08", "Rewe", "Tea", 100)
    builder.budget(nil, budget)
    return ReportReading.plain(ReportReading.review(of: builder.book()).headline)
  }

  @Test(
    "How the month ends is said where six months or more make it clear that it is over budget",
    arguments: [(6, 25_000), (6, 40_000), (12, 25_000)] as [(Int, Int64)])
  func clearEnd(months: Int, budget: Int64) {
    let headline = Self.monthUnderWay(months: months, budget: budget)
    #expect(
      headline.hasSuffix("over budget if the rest is as usual") == (budget == 25_000), "\(headline)"
    )
  }

  @Test(
    "Otherwise the headline says what is left, and for how many days",
    arguments: [(5, 25_000), (5, 40_000), (12, 30_150)] as [(Int, Int64)])
  func unclearEnd(months: Int, budget: Int64) {
    let headline = Self.monthUnderWay(months: months, budget: budget)
    #expect(headline.hasSuffix("of the budget left with count(23) days to go"), "\(headline)")
  }

  @Test("A month over its budget is said to be so, whatever its end", arguments: [5, 12])
  func overAlready(months: Int) {
    #expect(Self.monthUnderWay(months: months, budget: 9_000).contains("over budget with"))
  }

  private static func topics(of book: Book) -> [FindingTopic] {
    let scopes = ReportScopes(of: ReportReading.analysis(of: book), context: ReportContext())
    return SpendingReview(scope: scopes.first).observations.map(\.topic)
  }

  /// Twelve items in four months; in October each costs its change in percent more.
  private static func priceTopics(_ changes: [Int64]) -> [FindingTopic] {
    var builder = BookBuilder()
    for month in ["2026-07", "2026-08", "2026-09", "2026-10"] {
      for (item, change) in changes.enumerated() {
        let percent = 100 + (month == "2026-10" ? change : 0)
        builder.buy("\(month)-05", "Rewe", "Item \(100 + item)", 1_000 * percent / 100)
      }
    }
    return topics(of: builder.book())
  }

  @Test(
    "Prices count as a change of their own where ten items or more agree",
    arguments: [
      ([5, 4, 6, 5, 5, 4, 6, 5, 5, 5], 1), ([5, 4, 6, 5, 5, 4, 6, 5, 5], 0),
      ([40, -20, 30, -25, 20, -10, 5, -5, 10, 3], 0),
    ] as [([Int64], Int)])
  func higherPrices(changes: [Int64], count: Int) {
    #expect(Self.priceTopics(changes).count { $0 == .priceChange } == count)
  }

  /// Items at one store in three months, and in October at another one by so many percent dearer.
  private static func storeTopics(_ changes: [Int64]) -> [FindingTopic] {
    var builder = BookBuilder()
    for (item, change) in changes.enumerated() {
      let name = "Item \(100 + item)"
      for month in ["2026-07", "2026-08", "2026-09"] {
        builder.buy("\(month)-05", "Rewe", name, 1_000)
      }
      builder.buy("2026-10-05", "Aldi", name, 1_000 + change * 10)
    }
    return topics(of: builder.book())
  }

  @Test(
    "The choice of stores counts as a change of its own where ten items or more agree",
    arguments: [
      ([5, 4, 6, 5, 5, 4, 6, 5, 5, 5], 1), ([5, 4, 6, 5, 5, 4, 6, 5, 5], 0),
      ([40, -20, 30, -25, 20, -10, 5, -5, 10, 3], 0),
    ] as [([Int64], Int)])
  func dearerStores(changes: [Int64], count: Int) {
    #expect(Self.storeTopics(changes).count { $0 == .storeChoice } == count)
  }
}
