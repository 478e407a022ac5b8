import PricebookModel
import Testing

@testable import PricebookAnalytics
@testable import PricebookReport

@Suite("Discounts and offers in the spending review")
struct DiscountsSectionTests {
  /// One purchase of 8.00 at each of some stores, with its discount in cents.
  private static func review(off: [Int64]) -> Report {
    var builder = BookBuilder()
    for store in off.indices { builder.buy("2026-10-05", "Store \(10 + store)", "Milk", 800) }
    var book = builder.book()
    for (row, cents) in off.enumerated() {
      book.lines.discount.append(Amount(tenThousandths: cents * 100), row: row)
    }
    return ReportReading.review(of: book)
  }

  private static func answer(_ report: Report) -> String? {
    guard let section = report.sections.first(where: { $0.id == "discounts" }) else { return nil }
    return section.blocks.compactMap { block in
      if case .answer(let text) = block { ReportReading.plain(text) } else { nil }
    }.joined(separator: "|")
  }

  @Test("A month without discounts and offers says nothing of them")
  func none() {
    #expect(Self.answer(Self.review(off: [0])) == nil)
  }

  @Test("What was taken off and the share bought so are said, of all stores")
  func sentences() {
    #expect(
      Self.answer(Self.review(off: [200, 0, 50, 0]))
        == "Discounts took off money(2.50 EUR) in monthName(2026-10). percent(50.0, digits: 1) of "
        + "the spending on items was at a discount or on offer.")
  }

  @Test("Where all items were discounted, that is said")
  func all() {
    #expect(
      Self.answer(Self.review(off: [200]))?.hasSuffix(
        "All items were bought at a discount or on offer.") == true)
  }

  @Test("Stores come by what was taken off, most first")
  func order() throws {
    let table = try #require(
      ReportReading.table("discounts-table", of: Self.review(off: [100, 0, 300])))
    #expect(
      table.rows.map { String(describing: $0.cells[0].content) }.map { $0.contains("Store 12") }
        == [true, false])
    #expect(ReportReading.amount(table.rows[0].cells[1]) == Amount(tenThousandths: 30_000))
  }
}
