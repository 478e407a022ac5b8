import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func month(_ text: String) -> Month {
  Month(iso: text) ?? Month(index: 0)
}

private let bakery = BudgetVariance.Scope.category(.named(1))

struct BudgetOverTimeTests {
  @Test("The year to date begins in January, budgets and spending alike")
  func yearToDate() {
    var budgets = BudgetBook("2025-12", "2026-02")
    for text in ["2025-12", "2026-01", "2026-02"] { budgets.spend(10, in: text) }
    budgets.budget(15, category: "Bakery")
    let rows = budgets.rows(bakery)
    #expect(rows.map(\.yearToDate.spent) == [10, 10, 20].map(Amount.init(units:)))
    #expect(rows.map(\.yearToDate.budget) == [15, 15, 30].map(Amount.init(units:)))
  }

  @Test("Of the budgets that fit a month, the one that begins last counts, in any order of rows")
  func latestBeginning() {
    let rows: [(Int64, String?, Month?)] = [
      (5, nil, nil), (6, "2026-03", .last), (7, "2026-02", month("2026-04")), (8, "2026-04", nil),
      (9, "2026-04", month("2026-05")),
    ]
    for order in [rows, rows.reversed()] {
      var budgets = BudgetBook("2026-01", "2026-06")
      budgets.spend(1, in: "2026-06")
      for (amount, first, last) in order {
        budgets.budget(amount, in: first, to: last, category: "Bakery")
      }
      #expect(
        budgets.rows(bakery).prefix(6).map(\.budget)
          == [5, 7, 6, 8, 9, 6].map(Amount.init(units:)))
    }
  }

  @Test(
    "A row for every month leaves a month with a row of its own alone, whatever it carries")
  func ownRowStays() {
    var budgets = BudgetBook("2026-01", "2026-02")
    for text in ["2026-01", "2026-02"] { budgets.spend(4, in: text) }
    budgets.budget(9, in: "2026-01", category: "Bakery")
    budgets.budget(6, category: "Bakery", rollover: .left)
    #expect(budgets.rows(bakery).prefix(2).map(\.budget) == [9, 6].map(Amount.init(units:)))
  }

  @Test("A year without any budget has spending to date alone")
  func yearWithoutBudget() {
    var budgets = BudgetBook("2026-09")
    budgets.spend(10, in: "2026-09")
    budgets.spend(10, in: "2026-10")
    budgets.budget(8, in: "2026-10", category: "Bakery")
    #expect(budgets.rows(bakery).map(\.yearToDate.budget) == [nil, Amount(units: 8)])
    #expect(budgets.rows(bakery).map(\.yearToDate.spent) == [10, 20].map(Amount.init(units:)))
  }

  @Test("A range is compared with budgets in those of its months that have one, and says how many")
  func partlyBudgeted() throws {
    var budgets = BudgetBook()
    for text in ["2026-08", "2026-09", "2026-10"] { budgets.spend(10, in: text) }
    budgets.budget(8, in: "2026-09", category: "Bakery")
    budgets.budget(9, in: "2026-10", category: "Bakery")
    var quarter = budgets.period
    quarter.span = MonthPeriod(month("2026-08")...month("2026-10"))
    let row = try #require(
      budgets.measured.rows(of: quarter, names: budgets.book.names).first { $0.scope == bakery })
    #expect(row.spent == Amount(units: 30) && row.budget == Amount(units: 17))
    #expect(row.budgetedMonths == 2)
    #expect(row.variance == Amount(units: 3) && row.status == .over)
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
    #expect(rows.first?.yearToDate.budget != nil)
    #expect(rows.last?.yearToDate.budget == nil)
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

  @Test("The pace of a quarter under way counts no days of months to come")
  func paceOfQuarter() throws {
    var made = MadeBook()
    made.buy(on: "2026-10-10", paid: 10_000)
    made.book.budgets = [
      Budget(
        month: nil, category: nil, amount: Amount(units: 92), currency: CurrencyCode(label: "EUR"),
        rollover: .none, source: 0, line: 2)
    ]
    let analysis = made.analysis {
      $0.period = MonthPeriod(iso: "2026-Q4")
      $0.asOf = date("2026-10-15")
    }
    let rows = analysis.budget.rows(of: analysis.period, names: made.book.names)
    let whole = try #require(rows.first { $0.scope == .wholeMonth })
    #expect(whole.budget == Amount(units: 276))
    #expect(whole.pace == Amount(units: 45))
  }
}
