import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookReport

@Suite("What a month is compared with")
struct ReviewComparisonTests {
  /// The review of the last month of a book with a purchase on every one of some days.
  private func review(days: [String], budgetedMonths: [String] = []) -> Report {
    var builder = BookBuilder()
    for day in days { builder.buy(day, "Rewe", "Butter", 1_000, category: "Dairy") }
    for month in budgetedMonths { builder.budget("Dairy", 800, month: month) }
    return ReportReading.review(of: builder.book())
  }

  @Test("January is compared with December by its name alone")
  func years() {
    let deck = ReportReading.plain(review(days: ["2025-01-02", "2025-12-31", "2026-01-31"]).deck)
    #expect(deck.contains(" monthName(2025-12)"), "\(deck)")
  }

  @Test(
    "A month that the data begin in the middle of is compared with the days that they have",
    arguments: [
      ("2026-09-07", "in monthName(2026-09)"),
      ("2026-09-08", "from 8 to dayOfMonth(2026-09-30)"),
    ])
  func cutMonth(firstDay: String, deck: String) {
    let review = review(days: [firstDay, "2026-09-20", "2026-10-31"])
    #expect(ReportReading.plain(review.deck).contains(deck), "\(ReportReading.plain(review.deck))")
  }

  @Test("A month under way is not compared with days before the data")
  func beforeTheData() {
    var builder = BookBuilder()
    for day in ["2026-09-20", "2026-10-05"] { builder.buy(day, "Rewe", "Butter", 1_000) }
    var options = AnalysisOptions()
    options.asOf = CalendarDate(iso: "2026-10-06")
    let review = Reports.report(
      .spendingReview, of: Analysis(of: builder.book(), options: options),
      context: ReportContext())
    #expect(!ReportReading.plain(review.deck).contains("2026-09"))
    #expect(!review.sections.contains { $0.id == "changes" })
  }

  @Test(
    "The year is compared with its budgets in the months that have one, and says which",
    arguments: [
      (["2026-01", "2026-02", "2026-03"], ", ", 6),
      (["2026-02", "2026-03"], "; the count(2) months with a budget: ", 4),
      (["2026-03"], "; the one month with a budget: ", 2),
    ] as [([String], String, Int64)])
  func yearVariance(budgeted: [String], words: String, units: Int64) throws {
    let days = ["2026-01-05", "2026-02-05", "2026-03-05"]
    let review = review(days: days, budgetedMonths: budgeted)
    let section = try #require(review.sections.first { $0.id == "months" })
    let note = ReportReading.plain(try #require(section.note.first))
    let variance = RichText.value(
      .difference(Money(Amount(units: units), CurrencyCode(label: "EUR"))))
    #expect(note.contains(words + ReportReading.plain(variance)), "\(note)")
  }

  @Test(
    "The months over their budget are counted",
    arguments: [
      (["2026-01", "2026-02", "2026-03"], "All count(3) months"),
      (["2026-01", "2026-02"], "Both months"),
      (["2026-02"], "The one month with a budget is over it"),
    ])
  func monthsOver(budgeted: [String], words: String) throws {
    let review = review(
      days: ["2026-01-05", "2026-02-05", "2026-03-05"], budgetedMonths: budgeted)
    let section = try #require(review.sections.first { $0.id == "months" })
    #expect(ReportReading.plain(try #require(section.note.first)).hasPrefix(words))
  }
}
