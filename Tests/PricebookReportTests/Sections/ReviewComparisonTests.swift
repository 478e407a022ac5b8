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
    "A month that the data begin in the middle of is compared with nothing, and the page says so",
    arguments: [("2026-09-07", true), ("2026-09-08", false)])
  func cutMonth(firstDay: String, isCompared: Bool) throws {
    var builder = BookBuilder()
    for day in [firstDay, "2026-09-20", "2026-10-31"] {
      builder.buy(day, "Rewe", "Butter", 1_000, category: "Dairy")
    }
    let analysis = ReportReading.analysis(of: builder.book())
    let context = ReportContext()
    let review = Reports.report(.spendingReview, of: analysis, context: context)
    let month = Reports.monthIndex(of: analysis, context: context)
    let begins =
      "The receipts begin on dayOfMonth(\(firstDay)): no whole month to compare with yet."
    for page in [review, month] {
      let texts = ReportReading.plain(page.headline) + ReportReading.plain(page.deck)
      #expect(texts.contains("monthName(2026-09)") == isCompared, "\(texts)")
      #expect(texts.contains(begins) == !isCompared, "\(texts)")
    }
    #expect(review.sections.contains { $0.id == "changes" } == isCompared)
    let euro = try #require(
      analysis.book.names.currencies.firstIndex(of: CurrencyCode(label: "EUR")))
    for question in [Answer.Question.spendingChange, .categoryChange] {
      #expect(analysis.answers(question, in: euro).isEmpty != isCompared, "\(question)")
    }
    #expect(analysis.spendingChange.rows.isEmpty != isCompared)
  }

  @Test("Home and the year count the whole months alone that kept to the budget, and say which")
  func keptMonths() {
    var builder = BookBuilder()
    for (day, cents) in [
      ("2025-11-20", 500), ("2025-12-05", 900), ("2026-01-05", 1_500), ("2026-02-05", 800),
      ("2026-03-05", 2_000),
    ] as [(String, Int64)] { builder.buy(day, "Rewe", "Butter", cents, category: "Dairy") }
    builder.budget(nil, 1_000)
    var options = AnalysisOptions()
    options.today = CalendarDate(iso: "2026-03-10")
    let analysis = Analysis(of: builder.book(), options: options)
    let context = ReportContext(months: [analysis.period.month])
    let home = Reports.home(of: analysis, context: context, tables: [])
    let year = Reports.yearInReview(of: analysis, year: 2026, context: context)
    // November began on the 20th, and March, over its budget, is not over.
    #expect(
      ReportReading.plain(home.deck).contains(
        "count(2) months kept to the budget from month(2025-12) to month(2026-02), count(1) did not."
      ),
      "\(ReportReading.plain(home.deck))")
    #expect(
      ReportReading.plain(year.deck).contains(
        "count(1) month kept to the budget from monthName(2026-01) to month(2026-02), count(1) did not."
      ), "\(ReportReading.plain(year.deck))")
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
    let deck = ReportReading.plain(review.deck)
    #expect(!deck.contains(" than "))
    #expect(deck.contains("The receipts begin on dayOfMonth(2026-09-20)"))
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
