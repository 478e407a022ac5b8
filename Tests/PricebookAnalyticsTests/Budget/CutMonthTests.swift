import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Months of which filters left out the beginning.
struct CutMonthTests {
  private func cut() -> BudgetBook {
    var budgets = BudgetBook()
    for month in ["2026-08", "2026-09", "2026-10"] { budgets.spend(30, in: month) }
    budgets.budget(100, category: "Bakery", rollover: .left)
    budgets.budget(400)
    budgets.book.leftOut.firstDay = date("2026-08-10")
    return budgets
  }

  @Test("A cut month is compared with no budget, and the months after it are")
  func budgets() {
    for scope in [BudgetVariance.Scope.wholeMonth, .category(.named(1))] {
      let rows = cut().rows(scope)
      #expect(rows.map { $0.budget != nil } == [false, true, true])
      #expect(rows.first?.status == .unbudgeted && rows.first?.variance == nil)
    }
  }

  @Test("Nothing is left over of a cut month")
  func rollOver() {
    let rows = cut().rows(.category(.named(1)))
    #expect(rows.map(\.carriedOver) == [0, 0, 70].map(Amount.init(units:)))
  }

  @Test("A cut month under way has no projection", arguments: [true, false])
  func projection(isCut: Bool) throws {
    var made = MadeBook()
    for month in 7...9 { made.buy(on: "2026-0\(month)-02", paid: 10_000) }
    made.buy(on: "2026-10-12", paid: 10_000)
    if isCut { made.book.leftOut.firstDay = date("2026-10-10") }
    let row = try #require(made.analysis().budget.rows.last)
    #expect((row.projection == nil) == isCut)
  }
}
