import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func month(_ text: String) -> Month {
  Month(iso: text) ?? Month(index: 0)
}

/// Spending and budgets of a small book; amounts are whole currency units.
struct BudgetBook {
  var book = Book()
  var spending = Spending()
  var period: ReportPeriod

  init(_ first: String = "2026-08", _ last: String = "2026-10") {
    book.names.categories = ["", "Bakery", "Dairy", "Ärzte"]
    book.names.currencies = [CurrencyCode(label: "EUR")]
    let months = (month(first).index...month(last).index).map(Month.init(index:))
    period = ReportPeriod(
      month: month(last), asOf: month(last).lastDay, isOver: true, months: months)
  }

  mutating func spend(
    _ units: Int64, in text: String, category: SpendingCategory = .named(1),
    currency: CurrencyID = 0,
    toSameDay: Int64? = nil
  ) {
    spending.byCategory.append(
      Spending.CategoryRow(
        month: month(text), category: category, currency: currency, spent: Amount(units: units),
        lines: 1, spentToSameDay: Amount(units: toSameDay ?? units)))
    spending.byMonth.append(
      Spending.MonthRow(
        month: month(text), currency: currency, spent: Amount(units: units),
        spentToSameDay: Amount(units: toSameDay ?? units), receipts: 1, lines: 1))
  }

  mutating func budget(
    _ units: Int64, in text: String? = nil, category: String? = nil, currency: String = "EUR",
    rollover: Budget.Rollover = .none
  ) {
    book.budgets.append(
      Budget(
        month: text.map { month($0) }, category: category, amount: Amount(units: units),
        currency: CurrencyCode(label: currency), rollover: rollover, source: 0,
        line: book.budgets.count + 2))
  }

  var measured: BudgetVariance {
    BudgetVariance.measured(in: book, spending: spending, period: period)
  }

  func rows(_ scope: BudgetVariance.Scope) -> [BudgetVariance.Row] {
    measured.rows.filter { $0.scope == scope }
  }
}

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

struct BudgetOverTimeTests {
  @Test("The year to date begins in January, budgets and spending alike")
  func yearToDate() {
    var budgets = BudgetBook("2025-12", "2026-02")
    for text in ["2025-12", "2026-01", "2026-02"] { budgets.spend(10, in: text) }
    budgets.budget(15, category: "Bakery")
    let rows = budgets.rows(bakery)
    #expect(rows.map(\.yearToDateSpent) == [10, 10, 20].map(Amount.init(units:)))
    #expect(rows.map(\.yearToDateBudget) == [15, 15, 30].map(Amount.init(units:)))
  }

  @Test("A year without any budget has spending to date alone")
  func yearWithoutBudget() {
    var budgets = BudgetBook("2026-09")
    budgets.spend(10, in: "2026-09")
    budgets.spend(10, in: "2026-10")
    budgets.budget(8, in: "2026-10", category: "Bakery")
    #expect(budgets.rows(bakery).map(\.yearToDateBudget) == [nil, Amount(units: 8)])
    #expect(budgets.rows(bakery).map(\.yearToDateSpent) == [10, 20].map(Amount.init(units:)))
  }

  @Test("The month under way has a pace")
  func monthUnderWay() throws {
    var budgets = BudgetBook("2026-09")
    budgets.period.asOf = month("2026-10").firstDay.adding(days: 16)
    budgets.period.isOver = false
    budgets.spend(100, in: "2026-10", toSameDay: 85)
    budgets.budget(200, category: "Bakery")
    let rows = budgets.rows(bakery)
    // 200 × 17 ÷ 31.
    #expect(rows.map(\.pace) == [nil, Amount(cents: 10_968)])
  }

  @Test("A month that is over has neither")
  func monthOver() {
    var budgets = BudgetBook("2026-10")
    budgets.spend(100, in: "2026-10")
    budgets.budget(200, category: "Bakery")
    #expect(budgets.rows(bakery).allSatisfy { $0.pace == nil && $0.projection == nil })
  }

  @Test("An as-of date outside the month gives neither")
  func asOfElsewhere() {
    var budgets = BudgetBook("2026-10")
    budgets.period.asOf = month("2026-09").firstDay
    budgets.period.isOver = false
    budgets.spend(100, in: "2026-10")
    #expect(budgets.rows(bakery).allSatisfy { $0.pace == nil && $0.projection == nil })
  }

  @Test("Budgets that do not fit when added up leave the sums empty, never a trap")
  func hugeBudgets() {
    var budgets = BudgetBook("2026-01", "2026-12")
    budgets.budget(Amount.bookLimit.tenThousandths / 10_000, category: "Bakery")
    let rows = budgets.rows(bakery)
    #expect(rows.first?.yearToDateBudget != nil)
    #expect(rows.last?.yearToDateBudget == nil)
    #expect(rows.last?.budget != nil)
  }
}

struct BudgetCurrencyTests {
  @Test("A budget without a currency is in the only one of the book")
  func onlyCurrency() {
    var budgets = BudgetBook("2026-10")
    budgets.budget(50, category: "Bakery", currency: "")
    #expect(budgets.rows(bakery).map(\.currency) == [0])
  }

  @Test("Of several currencies the book's own comes first, then the one most was spent in")
  func severalCurrencies() {
    var budgets = BudgetBook("2026-10")
    budgets.book.names.currencies.append(CurrencyCode(label: "USD"))
    budgets.spend(10, in: "2026-10", category: .named(2), currency: 1)
    budgets.spend(5, in: "2026-10", category: .named(2))
    budgets.budget(50, category: "Bakery", currency: "")
    #expect(budgets.rows(bakery).map(\.currency) == [1])
    budgets.book.settings.currency = CurrencyCode(label: "EUR")
    #expect(budgets.rows(bakery).map(\.currency) == [0])
  }

  @Test("Budgets of two currencies are never added")
  func twoCurrencies() {
    var budgets = BudgetBook("2026-10")
    budgets.book.names.currencies.append(CurrencyCode(label: "CHF"))
    budgets.budget(50, category: "Bakery")
    budgets.budget(70, category: "Bakery", currency: "CHF")
    #expect(budgets.rows(.wholeMonth).map(\.budget) == [70, 50].map(Amount.init(units:)))
  }
}
