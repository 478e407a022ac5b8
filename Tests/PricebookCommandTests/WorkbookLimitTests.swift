import PricebookAnalytics
import PricebookModel
import PricebookPages
import TestSupport
import Testing

@testable import PricebookCommand

@Suite struct WorkbookLimitTests {
  @Test("what does not fit on a sheet is said, with the table and where to find all of it")
  func rowLimit() throws {
    var builder = BookBuilder()
    for item in ["Bread", "Butter", "Milk"] {
      try builder.add(
        BookBuilder.Purchase(
          day: CalendarDate(daysSinceEpoch: 20_000), store: "Shop", item: item,
          paid: Money(Amount(units: 1), CurrencyCode(label: "EUR"))))
    }
    let folder = try TemporaryFolder()
    let analyses = MonthlyAnalyses(of: builder.book(), options: { _ in AnalysisOptions() }) { _ in
      false
    }
    var writer = ReportWriter(
      analyses: analyses, periods: [analyses.own.period.span], formats: [.xlsx])
    writer.workbook = XLSXRenderer(rowLimit: 3)
    let written = try writer.write(into: folder.path("out"), after: EarlierPages(in: nil))
    let found = written.diagnostics.filter { $0.message.contains("spending-by-item") }
    #expect(found.map(\.code) == [.sheetFull])
    #expect(found.first?.file == folder.path("out/tables.xlsx"))
    #expect(
      found.first?.message
        == "the sheet spending-by-item ends after 2 rows, and 1 more do not fit, because a sheet has "
        + "no more than 3 rows; use spending-by-item.csv, which --format csv writes")
  }
}
