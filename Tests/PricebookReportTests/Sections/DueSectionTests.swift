import PricebookModel
import Testing

@testable import PricebookAnalytics
@testable import PricebookDocument
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
    return Reports.make(
      .storeComparison, of: Analysis(of: book, options: options), context: ReportContext())
  }

  @Test("An item has its quantity, how often it is bought, and when it was and will be")
  func row() throws {
    let page = Self.page(items: 1)
    let table = try #require(ReportReading.table("due-table", of: page))
    #expect(table.rows.count == 1)
    let cells = table.rows[0].cells.map { String(describing: $0.content) }
    #expect(cells[0].contains("Item 10"))
    #expect(cells[1].contains("7"))
    #expect(cells[2].contains("2026-10-28"))
    #expect(cells[3].contains("2026-11-04"))
    #expect(cells[4].contains("quantity(2, unit"))
  }

  @Test("Eight items at most are listed, with the number of all", arguments: [8, 9])
  func limit(items: Int) throws {
    let table = try #require(ReportReading.table("due-table", of: Self.page(items: items)))
    #expect(table.rows.count == 8)
    #expect(table.totalRowCount == (items > 8 ? items : nil))
  }

  @Test("A book without such items says nothing of them", arguments: [false, true])
  func none(comparesDue: Bool) {
    let page = Self.page(items: 0, comparesDue: comparesDue)
    #expect(!page.sections.contains { $0.id == "due" })
    #expect(!ReportReading.plain(page.kicker).contains("Due"))
  }

  @Test("The page compares what is due where that is asked for")
  func basket() {
    #expect(ReportReading.plain(Self.page(items: 2).kicker).hasPrefix("Usual basket"))
    #expect(
      ReportReading.plain(Self.page(items: 2, comparesDue: true).kicker).hasPrefix("Due to buy"))
  }
}
