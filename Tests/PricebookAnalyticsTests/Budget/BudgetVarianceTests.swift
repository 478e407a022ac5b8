import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private let bakery = BudgetVariance.Scope.category(.named(1))

struct BudgetVarianceTests {
  @Test(
    "Spent against budget is over, under or on, actual − budget",
    arguments: [
      (120, BudgetVariance.Status.over, 20, 120.0), (80, .under, -20, 80), (100, .on, 0, 100),
    ] as [(Int64, BudgetVariance.Status, Int64, Double)])
  func status(
    spent: Int64, status: BudgetVariance.Status, variance: Int64, percent: Double
  ) throws {
    var budgets = BudgetBook("2026-10")
    budgets.spend(spent, in: "2026-10")
    budgets.budget(100, in: "2026-10", category: "Bakery")
    let row = try #require(budgets.rows(bakery).first)
    #expect(row.status == status)
    #expect(row.variance == Amount(units: variance))
    #expect(row.usedPercent == percent)
  }

  @Test("A budget of every month stands for months without a row of their own, gaps included")
  func everyMonth() {
    var budgets = BudgetBook()
    budgets.spend(10, in: "2026-08")
    budgets.budget(50, category: "Bakery")
    budgets.budget(70, in: "2026-09", category: "Bakery")
    let rows = budgets.rows(bakery)
    #expect(rows.map(\.month.description) == ["2026-08", "2026-09", "2026-10"])
    #expect(rows.map(\.budget) == [50, 70, 50].map(Amount.init(units:)))
    #expect(rows.map(\.spent) == [10, 0, 0].map(Amount.init(units:)))
    #expect(rows.map(\.lines) == [1, 0, 0])
  }

  @Test("A month beyond the data has no row")
  func beyondData() {
    var budgets = BudgetBook()
    budgets.budget(50, in: "2026-11", category: "Bakery")
    budgets.budget(50, in: "2026-07", category: "Bakery")
    #expect(budgets.measured.rows.isEmpty)
  }

  @Test("A book without dated data has no rows")
  func noMonths() {
    var budgets = BudgetBook()
    budgets.budget(50)
    budgets.period.months = []
    #expect(budgets.measured.rows.isEmpty)
  }

  @Test(
    "Category names match without regard to case, white space and canonical form",
    arguments: ["ärzte", "  ÄRZTE ", "A\u{308}rzte"])
  func categoryNames(written: String) {
    var budgets = BudgetBook("2026-10")
    budgets.budget(50, category: written)
    #expect(budgets.rows(.category(.named(3))).map(\.budget) == [Amount(units: 50)])
  }

  @Test("A budgeted category that the book does not know is a row of its own with nothing spent")
  func unusedCategory() {
    var budgets = BudgetBook("2026-10")
    budgets.budget(50, in: "2026-10", category: " Garden ")
    budgets.budget(60, category: "GARDEN")
    let rows = budgets.rows(.unusedCategory("Garden"))
    #expect(rows.map(\.budget) == [Amount(units: 50)])
    #expect(rows.map(\.status) == [.under])
    #expect(budgets.measured.rows.count == 2)
  }

  @Test("A budget called adjustments is the one of the adjustments")
  func adjustments() {
    var budgets = BudgetBook("2026-10")
    budgets.spend(4, in: "2026-10", category: .adjustments)
    budgets.budget(5, category: "Adjustments")
    #expect(budgets.rows(.category(.adjustments)).map(\.budget) == [Amount(units: 5)])
  }

  @Test("Spending without a budget is a row of its own")
  func unbudgeted() throws {
    var budgets = BudgetBook("2026-10")
    budgets.spend(30, in: "2026-10")
    let row = try #require(budgets.rows(bakery).first)
    #expect(row.status == .unbudgeted)
    #expect(row.budget == nil && row.variance == nil && row.usedPercent == nil)
  }

  @Test("A budget of zero has a variance and no percentage")
  func zeroBudget() throws {
    var budgets = BudgetBook("2026-10")
    budgets.spend(30, in: "2026-10")
    budgets.budget(0, category: "Bakery")
    let row = try #require(budgets.rows(bakery).first)
    #expect(row.status == .over)
    #expect(row.variance == Amount(units: 30))
    #expect(row.usedPercent == nil)
  }

  @Test("Of two budgets for the same category and month the later in the file counts")
  func duplicates() {
    var budgets = BudgetBook("2026-10")
    budgets.budget(50, category: "Bakery")
    budgets.budget(60, category: "bakery")
    #expect(budgets.rows(bakery).map(\.budget) == [Amount(units: 60)])
  }

  @Test("Categories whose names differ in case alone are measured together")
  func mergedCategories() {
    var budgets = BudgetBook("2026-10")
    budgets.book.names.categories.append("BAKERY")
    budgets.spend(10, in: "2026-10")
    budgets.spend(5, in: "2026-10", category: .named(4))
    budgets.budget(20, category: "Bakery")
    #expect(budgets.rows(bakery).map(\.spent) == [Amount(units: 15)])
  }

  @Test("Rows stand by month, the whole month first, then categories by name, then currency")
  func order() {
    var budgets = BudgetBook("2026-09")
    budgets.book.names.currencies.append(CurrencyCode(label: "CHF"))
    budgets.spend(1, in: "2026-10", category: .named(2))
    budgets.spend(1, in: "2026-10", category: .adjustments)
    budgets.spend(1, in: "2026-10")
    budgets.spend(1, in: "2026-10", currency: 1)
    budgets.spend(1, in: "2026-09", category: .named(2))
    let rows = budgets.measured.rows
    #expect(rows.map(\.month.monthOfYear) == [9, 9, 10, 10, 10, 10, 10, 10])
    #expect(
      rows.dropFirst(2).map(\.scope) == [
        .wholeMonth, .wholeMonth, bakery, bakery, .category(.named(2)), .category(.adjustments),
      ])
    #expect(rows.dropFirst(2).map(\.currency) == [1, 0, 1, 0, 0, 0])
  }
}

struct WholeMonthBudgetTests {
  @Test("The whole month's budget is the one of the file")
  func fromFile() throws {
    var budgets = BudgetBook("2026-10")
    budgets.spend(30, in: "2026-10")
    budgets.budget(20, category: "Bakery")
    budgets.budget(100)
    #expect(budgets.rows(.wholeMonth).map(\.budget) == [Amount(units: 100)])
    #expect(budgets.measured.hasWholeMonthBudgets)
  }

  @Test("Without one in the file it is the sum of the month's category budgets")
  func sum() throws {
    var budgets = BudgetBook("2026-10")
    budgets.budget(20, category: "Bakery")
    budgets.budget(30, category: "Dairy")
    let row = try #require(budgets.rows(.wholeMonth).first)
    #expect(row.budget == Amount(units: 50))
    #expect(row.spent == .zero)
    #expect(!budgets.measured.hasWholeMonthBudgets)
  }

  @Test("A month with spending and no budget at all is unbudgeted")
  func unbudgeted() {
    var budgets = BudgetBook("2026-10")
    budgets.spend(30, in: "2026-10")
    #expect(budgets.rows(.wholeMonth).map(\.status) == [.unbudgeted])
    #expect(budgets.rows(.wholeMonth).map(\.spent) == [Amount(units: 30)])
  }
}
