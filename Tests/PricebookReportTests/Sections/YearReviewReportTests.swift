import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookReport

@Suite("The sections of the year in review")
struct YearReviewReportTests {
  private static func review(_ book: Book, _ year: Int) -> Report {
    Reports.yearInReview(
      of: ReportReading.analysis(of: book), year: year, context: ReportContext(months: []))
  }

  @Test("Discounts of the year are added up by store, and those of other years are not")
  func discounts() throws {
    var builder = BookBuilder()
    for day in ["2025-12-30", "2026-01-05", "2026-03-05", "2026-06-05"] {
      builder.buy(day, "Aldo", "Milk", 800)
    }
    builder.buy("2026-06-06", "Beta", "Milk", 800)
    var book = builder.book()
    for (row, cents) in [(0, 900), (1, 200), (3, 150), (4, 50)] {
      book.lines.discount.append(Amount(tenThousandths: Int64(cents) * 100), row: row)
    }
    let report = Self.review(book, 2026)
    let section = try #require(report.sections.first { $0.id == "discounts" })
    let answer = section.blocks.compactMap { block in
      if case .answer(let text) = block { ReportReading.plain(text) } else { nil }
    }
    // 24.00 of 32.00 in the year.
    #expect(
      answer == [
        "Discounts took off money(4.00 EUR) in 2026. percent(75.0, digits: 1) of the spending on "
          + "items was at a discount or on offer."
      ])
    let table = try #require(ReportReading.table("discounts-table", of: report))
    #expect(
      table.rows.map { ReportReading.amount($0.cells[1]) }
        == [Amount(tenThousandths: 35_000), Amount(tenThousandths: 5_000)])
    #expect(String(describing: table.rows[0].cells[2].content).contains("66.6"))
  }

  @Test("A year without discounts says nothing of them")
  func noDiscounts() {
    var builder = BookBuilder()
    builder.buy("2026-01-05", "Aldo", "Milk", 800)
    #expect(!ReportReading.ids(of: Self.review(builder.book(), 2026)).contains("discounts"))
  }
}
