import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookReport

@Suite("Pages of categories in categories, and of what has none")
struct NestedCategoriesTests {
  private func builder() -> BookBuilder {
    var builder = BookBuilder()
    builder.buy("2026-10-03", "East", "Whole milk", 120, category: "Food:Dairy")
    builder.buy("2026-10-03", "East", "Bread", 300, category: "Food:Bakery")
    builder.buy("2026-10-03", "East", "Soap", 150, category: "Household")
    return builder
  }

  private func names(_ id: String, of builder: BookBuilder) throws -> [String] {
    let table = try #require(
      ReportReading.table(id, of: ReportReading.review(of: builder.book())))
    return table.rows.filter { $0.emphasis == .none }.map { text($0.cells[0]) }
  }

  /// The words and names of a cell; empty for values and for nothing.
  private func text(_ cell: Cell) -> String {
    if case .text(let text) = cell.content { ReportReading.plain(text) } else { "" }
  }

  @Test("The parts of a category with a budget stand below it, and the total counts them once")
  func budgetOfParent() throws {
    var builder = builder()
    builder.budget("Food", 400)
    #expect(
      try names("categories", of: builder) == ["Food", "Food:Bakery", "Food:Dairy", "Household"])
    let table = try #require(
      ReportReading.table("categories", of: ReportReading.review(of: builder.book())))
    let total = try #require(table.rows.last)
    #expect(ReportReading.amount(total.cells[1]) == Amount(tenThousandths: 57_000))
  }

  @Test("A part that has parts and lines of its own stands there once")
  func partOfPart() throws {
    var builder = builder()
    builder.buy("2026-10-04", "East", "Brie", 400, category: "Food:Dairy:Cheese")
    #expect(
      try names("categories", of: builder) == [
        "Food", "Food:Bakery", "Food:Dairy", "Food:Dairy:Cheese", "Household",
      ])
  }

  @Test("A category moved by what all of it moved; its own lines are told as such")
  func changeOfParent() throws {
    var builder = BookBuilder()
    for (month, dairy, own): (String, Int64, Int64) in [
      ("09", 10_000, 2_000), ("10", 4_000, 10_000),
    ] {
      builder.buy("2026-\(month)-05", "East", "Milk", dairy, category: "Food:Dairy")
      builder.buy("2026-\(month)-06", "East", "Voucher", own, category: "Food")
      builder.buy("2026-\(month)-07", "East", "Soap", 2_000, category: "Home")
      // Its name comes between that of Food and those of its parts.
      builder.buy("2026-\(month)-08", "East", "Bowl", dairy, category: "Food 2")
    }
    let analysis = ReportReading.analysis(of: builder.book())
    let moved = analysis.answers.all.filter { $0.question == .categoryChange }.map {
      "\($0.subject.name(in: analysis.book.names)) \($0.estimate.approximateValue)"
    }
    #expect(moved == ["Food 20.0", "Food 2 -60.0", "Food:Dairy -60.0"])
    let review = Reports.report(.spendingReview, of: analysis, context: ReportContext())
    let table = try #require(ReportReading.table("change-table", of: review))
    #expect(
      table.rows.filter { $0.emphasis == .none }.map { text($0.cells[0]) } == [
        "Food without its parts", "Food 2", "Food:Dairy", "Home",
      ])
  }

  @Test("Where a part alone has a budget, it is a row of its own")
  func budgetOfPart() throws {
    var builder = builder()
    builder.budget("Food:Dairy", 100)
    #expect(
      try names("categories", of: builder) == ["Food:Dairy", "Food:Bakery", "Household"])
  }

  @Test("Items without a category are listed with the one that items like them have")
  func withoutCategory() throws {
    var builder = builder()
    builder.buy("2026-10-04", "East", "Goat milk", 250)
    builder.buy("2026-10-04", "East", "Widget", 990)
    let table = try #require(
      ReportReading.table("without-category", of: ReportReading.review(of: builder.book())))
    let cells = table.rows.map { row in [0, 2].map { text(row.cells[$0]) } }
    #expect(cells == [["Widget", ""], ["Goat milk", "Food:Dairy"]])
  }

  @Test("A book without categories lists no items without one")
  func noCategories() {
    var builder = BookBuilder()
    builder.buy("2026-10-04", "East", "Goat milk", 250)
    #expect(
      ReportReading.table("without-category", of: ReportReading.review(of: builder.book())) == nil)
  }

  @Test("The store comparison lists basket items that nobody knows, with what may be meant")
  func unknownBasketItems() throws {
    var builder = builder()
    builder.buy("2026-10-04", "East", "Apples, red", 250)
    builder.buy("2026-10-04", "West", "Apples, red", 240)
    var book = builder.book()
    book.names.items.append(Item(name: "milks"))
    let milk = try #require(book.names.items.firstIndex { $0.name == "Whole milk" })
    let unknown = ItemID(book.names.items.count - 1)
    book.baskets = [
      Basket(
        name: "week",
        lines: [milk, unknown].map { Basket.Line(item: $0, quantity: .one, unit: .each) })
    ]
    book.noteUnknownBasketItems()
    let report = Reports.report(
      .storeComparison, of: ReportReading.analysis(of: book), context: ReportContext())
    let table = try #require(ReportReading.table("unknown-items-table", of: report))
    #expect(table.rows.count == 1)
    #expect(table.rows[0].cells.map(text) == ["week", "milks", "Whole milk"])
  }
}
