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

  /// The rows of a quarter in which food has a budget in some months alone, as `name budget`.
  private func quarter(_ budgets: BudgetBook) -> [String: Amount] {
    var budgets = budgets
    budgets.period.span = MonthPeriod(monthNamed("2026-07")...monthNamed("2026-09"))
    let rows = budgets.measured.rows(of: budgets.period, names: budgets.book.names)
    return Dictionary(
      rows.filter { $0.budget != nil }.map { row in
        let name =
          switch row.scope {
          case .category(.named(let id)): budgets.book.names.categories[id]
          case .unusedCategory(let name): name
          case .wholeMonth: "all"
          default: "?"
          }
        return ("\(name) \(row.counting)", row.budget ?? .zero)
      }, uniquingKeysWith: +)
  }

  private func threeMonths() -> BudgetBook {
    var budgets = BudgetBook("2026-07", "2026-09")
    budgets.book.names.categories = ["", "Food", "Food:Dairy", "Food:Dairy:Cheese", "Household"]
    for month in ["2026-07", "2026-08", "2026-09"] {
      for category in 1...4 {
        budgets.spend(10, in: month, category: .named(CategoryID(category)))
      }
    }
    return budgets
  }

  @Test("A category with a budget in some months has the budgets of its parts in the others")
  func someMonths() {
    var budgets = threeMonths()
    budgets.budget(40, in: "2026-07", category: "Food")
    budgets.budget(15, category: "Food:Dairy")
    budgets.budget(12, in: "2026-08", category: "Household")
    // July: 40; August: 15 + 12; September: 15.
    #expect(
      quarter(budgets) == [
        "all once": Amount(units: 82), "Food once": Amount(units: 70),
        "Food:Dairy part": Amount(units: 45), "Household once": Amount(units: 12),
      ])
  }

  @Test("What parts carry within the quarter counts once in the budget of what they are parts of")
  func carried() {
    var budgets = threeMonths()
    budgets.budget(40, in: "2026-07", category: "Food")
    budgets.budget(25, category: "Food:Dairy", rollover: .both)
    // Dairy and cheese come to 20 a month, so that 5 are carried to August, 10 to September.
    #expect(
      quarter(budgets) == [
        "all once": Amount(units: 90), "Food once": Amount(units: 90),
        "Food:Dairy part": Amount(units: 75),
      ])
  }

  @Test("The budgets of a quarter's rows add up to its own", arguments: 1...40)
  func quarterSums(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var budgets = threeMonths()
    let names = ["Food", "Food:Dairy", "Food:Dairy:Cheese", "Household"]
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let month = ["2026-07", "2026-08", "2026-09"].randomElement(using: &random) ?? ""
      budgets.budget(
        Int64.random(in: 1...60, using: &random), in: month,
        category: names.randomElement(using: &random),
        rollover: [.none, .left, .both].randomElement(using: &random) ?? .none)
    }
    let rows = quarter(budgets)
    let once = rows.filter { $0.key != "all once" && $0.key.hasSuffix(" once") }
    #expect(once.values.reduce(.zero, +) == rows["all once"], "seed \(seed): \(rows)")
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
