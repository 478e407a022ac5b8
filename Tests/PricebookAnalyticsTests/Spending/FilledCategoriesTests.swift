import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// What category a line without one counts in.
struct FilledCategoriesTests {
  private func filled(_ made: MadeBook) -> [CategoryID] {
    var book = made.book
    book.fillCategories()
    return (0..<book.lines.count).map { book.lines.category[$0] }
  }

  @Test("A line without a category has the one that most of its item's spending has")
  func most() {
    var made = MadeBook()
    made.buy(0, on: "2026-01-01", paid: 50_000, category: 1)
    made.buy(0, on: "2026-02-01", paid: 20_000, category: 2)
    made.buy(0, on: "2026-02-03", paid: 20_000, category: 2)
    made.buy(0, on: "2026-03-01", paid: 90_000, category: 0)
    #expect(filled(made) == [1, 2, 2, 1])
  }

  @Test("Of categories with the same spending the latest counts")
  func latest() {
    var made = MadeBook()
    made.buy(0, on: "2026-02-01", paid: 20_000, category: 1)
    made.buy(0, on: "2026-01-01", paid: 20_000, category: 2)
    made.buy(0, on: "2026-03-01", paid: 20_000, category: 0)
    #expect(filled(made) == [1, 2, 1])
  }

  @Test("Adjustments and items without any category stay without")
  func without() {
    var made = MadeBook()
    made.book.names.items[1].isAdjustment = true
    made.buy(0, on: "2026-01-01", paid: 20_000, category: 0)
    made.buy(1, on: "2026-01-01", paid: 20_000, category: 2)
    made.buy(1, on: "2026-02-01", paid: 20_000, category: 0)
    #expect(filled(made) == [0, 2, 0])
  }

  @Test("One line without a category is neither new in one category nor gone in another")
  func change() {
    var made = MadeBook()
    for month in 1...3 { made.buy(0, on: "2026-0\(month)-10", paid: 69_700, category: 1) }
    made.buy(0, on: "2026-04-30", paid: 69_700, category: 0)
    let rows = made.analysis().spendingChange.rows.filter { $0.month == monthNamed("2026-04") }
    #expect(rows.allSatisfy { $0.newItems == .zero && $0.goneItems == .zero })
    #expect(rows.allSatisfy { $0.scope == .wholeMonth || $0.scope == .category(.named(1)) })
  }

  @Test("Lines that a filter of days leaves out still say the category")
  func beyondTheFilter() {
    var made = MadeBook()
    made.buy(0, on: "2026-01-05", paid: 20_000, category: 0)
    made.buy(0, on: "2026-02-10", paid: 20_000, category: 2)
    var book = made.book
    LineFilter(until: date("2026-01-31")).apply(to: &book)
    #expect(book.lines.category[0] == 2)
  }
}
