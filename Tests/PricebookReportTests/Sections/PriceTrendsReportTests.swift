import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookDocument
@testable import PricebookReport

@Suite("The price trends")
struct PriceTrendsReportTests {
  @Test("Seasonal changes are named, six of them at most", arguments: [(6, 6), (7, 6)])
  func seasonalChanges(items: Int, named: Int) throws {
    var builder = BookBuilder()
    for offset in 0..<16 {
      let month = Month(year: 2025, month: 7).adding(months: offset)
      for item in 1...items {
        builder.buy("\(month)-05", "Rewe", "Item \(item)", month.monthOfYear == 10 ? 150 : 100)
      }
    }
    let book = builder.book()
    let report = Reports.make(
      .priceTrends, of: ReportReading.analysis(of: book), context: ReportContext())
    let notes = report.sections.flatMap(\.blocks).compactMap { block -> String? in
      if case .footnote(let note) = block { ReportReading.plain(note) } else { nil }
    }
    let note = try #require(notes.first { $0.contains("Item 1") })
    #expect((1...items).count { note.contains("Item \($0)") } == named)
  }

  @Test(
    "A month is thin where less than half of its spending is of matched items",
    arguments: [(100, false), (101, true)] as [(Int64, Bool)])
  func thinMonths(cents: Int64, isThin: Bool) throws {
    var builder = BookBuilder()
    builder.buy("2026-09-05", "Rewe", "Butter", 100)
    builder.buy("2026-10-05", "Rewe", "Butter", 100)
    builder.buy("2026-10-05", "Rewe", "Milk", cents)
    let indexes = ReportReading.analysis(of: builder.book()).householdIndexes
    let index = try #require(indexes.first { $0.category == nil })
    #expect(index.isThin(in: [Month(year: 2026, month: 10)]) == [isThin])
  }
}
