import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite("Budgets of categories in categories")
struct NestedBudgetTests {
  /// 5 spent on food itself, 20 on dairy in it, 7 on cheese in that, 30 on the household.
  private func book() -> BudgetBook {
    var budgets = BudgetBook("2026-10")
    budgets.book.names.categories = ["", "Food", "Food:Dairy", "Food:Dairy:Cheese", "Household"]
    budgets.spend(5, in: "2026-10", category: .named(1))
    budgets.spend(20, in: "2026-10", category: .named(2))
    budgets.spend(7, in: "2026-10", category: .named(3))
    budgets.spend(30, in: "2026-10", category: .named(4))
    return budgets
  }

  private let food = BudgetVariance.Scope.category(.named(1))
  private let dairy = BudgetVariance.Scope.category(.named(2))

  /// Name, level, spent, budget and counting of every category's row.
  private func rows(_ budgets: BudgetBook) -> [String] {
    budgets.measured.rows.filter { $0.scope != .wholeMonth }.map { row in
      let name =
        switch row.scope {
        case .category(.named(let id)): budgets.book.names.categories[id]
        case .unusedCategory(let name): name
        default: "?"
        }
      let budget = row.budget.map { " of \($0.tenThousandths / 10_000)" } ?? ""
      return "\(name) \(row.level) \(row.spent.tenThousandths / 10_000)\(budget) \(row.counting)"
    }
  }

  @Test("A budget of a category covers its parts, and each amount counts once")
  func parent() {
    var budgets = book()
    budgets.budget(40, category: "food")
    #expect(
      rows(budgets) == [
        "Food group 32 of 40 once", "Food category 5 part", "Food:Dairy subgroup 27 part",
        "Food:Dairy category 20 part", "Food:Dairy:Cheese category 7 part",
        "Household category 30 once",
      ])
  }

  @Test("Where only parts have budgets, they are rows of their own beside what is left")
  func parts() {
    var budgets = book()
    budgets.budget(40, category: "Food : Dairy")
    #expect(
      rows(budgets) == [
        "Food group 32 sum", "Food category 5 once", "Food:Dairy subgroup 27 of 40 once",
        "Food:Dairy category 20 part", "Food:Dairy:Cheese category 7 part",
        "Household category 30 once",
      ])
  }

  @Test("The rows that count once add up to the month, whatever has a budget")
  func sums() {
    for names in [[], ["Food"], ["Food:Dairy"], ["Food", "Food:Dairy:Cheese"], ["Food:Wine"]] {
      var budgets = book()
      for name in names { budgets.budget(10, category: name) }
      let once = budgets.measured.rows.filter { $0.scope != .wholeMonth && $0.counting == .once }
      #expect(once.reduce(.zero) { $0 + $1.spent } == Amount(units: 62), "\(names)")
      let own = budgets.measured.rows.filter { $0.level == .category }
      #expect(own.reduce(.zero) { $0 + $1.spent } == Amount(units: 62), "\(names)")
    }
  }

  @Test("The budget of the month counts the budget of a part only where nothing covers it")
  func wholeMonth() {
    var budgets = book()
    budgets.budget(40, category: "Food")
    budgets.budget(10, category: "Food:Dairy")
    budgets.budget(25, category: "Household")
    #expect(budgets.rows(.wholeMonth).map(\.budget) == [Amount(units: 65)])
    #expect(budgets.rows(dairy).first { $0.budget != nil }?.variance == Amount(units: 17))
  }

  @Test("A category that only its parts have needs no lines of its own")
  func withoutLines() {
    var budgets = BudgetBook("2026-10")
    budgets.book.names.categories = ["", "Food:Bread", "Food:Dairy"]
    budgets.spend(5, in: "2026-10", category: .named(1))
    budgets.spend(20, in: "2026-10", category: .named(2))
    budgets.budget(40, category: "Food")
    #expect(
      rows(budgets) == [
        "Food group 25 of 40 once", "Food:Bread category 5 part", "Food:Dairy category 20 part",
      ])
  }

  @Test("What is left of a covering budget rolls over by what was spent on all parts")
  func rollOver() {
    var budgets = BudgetBook("2026-09", "2026-10")
    budgets.book.names.categories = ["", "Food:Dairy"]
    budgets.spend(30, in: "2026-09", category: .named(1))
    budgets.budget(40, category: "Food", rollover: .left)
    let rows = budgets.rows(.unusedCategory("Food"))
    #expect(rows.map(\.budget) == [Amount(units: 40), Amount(units: 50)])
  }

  @Test("Without categories in categories there is one row for each, which counts once")
  func flat() {
    var budgets = BudgetBook("2026-10")
    budgets.spend(5, in: "2026-10")
    budgets.budget(10, category: "Bakery")
    #expect(rows(budgets) == ["Bakery category 5 of 10 once"])
  }
}
