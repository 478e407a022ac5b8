import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookReport

@Suite struct `Categories against their budgets` {
  private func book(lastDay: String) -> Book {
    var builder = BookBuilder()
    // Spent and budget in cents; overspent by 1, by 20, then 90, 40 and 95 % used.
    for (category, spent, budget) in [
      ("A", 101, 100), ("B", 1_020, 1_000), ("C", 90, 100), ("D", 400, 1_000), ("E", 190, 200),
    ] as [(String, Int64, Int64)] {
      builder.buy("2026-10-02", "Rewe", "Item \(category)", spent, category: category)
      builder.budget(category, budget)
    }
    builder.buy(lastDay, "Rewe", "Bag", 10, category: "F")
    return builder.book()
  }

  private func bars(_ report: Report) throws -> BudgetBars {
    try #require(
      report.sections.flatMap(\.blocks).compactMap { block -> BudgetBars? in
        guard case .chart(let chart) = block, case .budgetBars(let bars) = chart.drawing else {
          return nil
        }
        return bars
      }.first)
  }

  @Test("Overspent ones come first by amount, the others by the share that is used")
  func order() throws {
    let review = ReportReading.review(of: book(lastDay: "2026-10-31"))
    #expect(try bars(review).rows.map(\.name) == ["B", "A", "E", "C", "D", "F"])
  }

  @Test("Nothing is green in a month that usually ends over its budget")
  func onCourseOver() throws {
    var builder = BookBuilder()
    for offset in 0...12 {
      let month = Month(year: 2025, month: 10).adding(months: offset)
      for (day, cents) in [("03", 6_000), ("10", 6_000), ("18", 8_000), ("26", 30_000)]
      where offset < 12 || day < "20" {
        builder.buy("\(month)-\(day)", "Rewe", "Milk", Int64(cents), category: "Dairy")
      }
    }
    builder.budget("Dairy", 40_000)
    var options = AnalysisOptions()
    options.asOf = CalendarDate(iso: "2026-10-20")
    let review = Reports.report(
      .spendingReview, of: Analysis(of: builder.book(), options: options),
      context: ReportContext())
    #expect(try bars(review).rows.map(\.isOnCourseOver) == [true])
    let table = try #require(ReportReading.table("categories", of: review))
    #expect(table.rows.allSatisfy { $0.cells[3].tone != .under })
  }

  @Test(
    "What is left of a budget is no good news while spending is ahead of the pace",
    arguments: [("2026-10-10", Badge.Look.on), ("2026-10-31", .under)])
  func aheadOfPace(lastDay: String, look: Badge.Look) throws {
    let review = ReportReading.review(of: book(lastDay: lastDay))
    let table = try #require(ReportReading.table("categories", of: review))
    let row = try #require(
      table.rows.first { row in
        if case .text(let text) = row.cells[0].content {
          ReportReading.plain(text) == "E"
        } else {
          false
        }
      })
    #expect(row.cells[3].tone == (look == .under ? .under : .neutral))
    guard case .badge(let badge) = row.cells[5].content else {
      Issue.record("no status")
      return
    }
    #expect(badge.look == look && badge.text == "under")
  }
}
