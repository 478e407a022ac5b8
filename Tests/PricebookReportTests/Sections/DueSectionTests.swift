import PricebookModel
import Testing

@testable import PricebookAnalytics
@testable import PricebookReport

@Suite("What is due on the store comparison page")
struct DueSectionTests {
  /// Items that are bought every seven days, the last on 28 October 2026, and one that is bought in
  /// no rhythm.
  private static func page(items: Int, comparesDue: Bool = false) -> Report {
    var builder = BookBuilder()
    for (week, day) in ["2026-09-30", "2026-10-07", "2026-10-14", "2026-10-21", "2026-10-28"]
      .enumerated()
    {
      for item in 0..<items { builder.buy(day, "Alpha", "Item \(10 + item)", 100, quantity: 2) }
      if week.isMultiple(of: 2) { builder.buy(day, "Alpha", "Now and then", 100) }
    }
    let book = builder.book()
    var options = AnalysisOptions(for: book)
    options.comparesDueItems = comparesDue
    return Reports.report(
      .storeComparison, of: Analysis(of: book, options: options), context: ReportContext())
  }

  @Test("A book without such items says nothing of them", arguments: [false, true])
  func none(comparesDue: Bool) {
    #expect(
      !ReportReading.plain(Self.page(items: 0, comparesDue: comparesDue).kicker).contains(
        "To buy next"))
  }

  @Test("The page compares what is due where that is asked for")
  func basket() {
    #expect(ReportReading.plain(Self.page(items: 2).kicker).hasPrefix("Bought more than once"))
    #expect(
      ReportReading.plain(Self.page(items: 2, comparesDue: true).kicker).hasPrefix("To buy next"))
  }
}
