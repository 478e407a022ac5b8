import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct RollOverTests {
  private let bakery = BudgetVariance.Scope.category(.named(1))

  @Test("What is left of a budget that rolls over is added to the next month's")
  func rollOver() {
    var budgets = BudgetBook()
    budgets.spend(30, in: "2026-08")
    budgets.spend(130, in: "2026-09")
    budgets.spend(90, in: "2026-10")
    budgets.budget(100, category: "Bakery", rollover: .left)
    let rows = budgets.rows(bakery)
    #expect(rows.map(\.carriedOver) == [0, 70, 40].map(Amount.init(units:)))
    #expect(rows.map(\.budget) == [100, 170, 140].map(Amount.init(units:)))
    #expect(rows.map(\.variance) == [-70, -40, -50].map(Amount.init(units:)))
    #expect(rows.map(\.yearToDate.budget) == [100, 200, 300].map(Amount.init(units:)))
  }

  @Test("What was overspent is not carried over")
  func overspent() {
    var budgets = BudgetBook()
    budgets.spend(130, in: "2026-08")
    budgets.budget(100, category: "Bakery", rollover: .left)
    #expect(budgets.rows(bakery)[1].budget == Amount(units: 100))
  }

  @Test("What was overspent is taken from the next month's budget where both are carried")
  func both() {
    var budgets = BudgetBook()
    budgets.spend(130, in: "2026-08")
    budgets.spend(20, in: "2026-09")
    budgets.budget(100, category: "Bakery", rollover: .both)
    let rows = budgets.rows(bakery)
    #expect(rows.map(\.carriedOver) == [0, -30, 50].map(Amount.init(units:)))
    #expect(rows.map(\.budget) == [100, 70, 150].map(Amount.init(units:)))
    #expect(rows.map(\.variance) == [30, -50, -150].map(Amount.init(units:)))
    #expect(rows.map(\.yearToDate.budget) == [100, 200, 300].map(Amount.init(units:)))
    let whole = budgets.rows(.wholeMonth)
    #expect(whole.map(\.carriedOver) == [0, -30, 50].map(Amount.init(units:)))
    #expect(whole.map(\.budget) == [100, 70, 150].map(Amount.init(units:)))
  }

  @Test("What was overspent by more than a month's budget leaves a budget below zero")
  func debt() {
    var budgets = BudgetBook()
    budgets.spend(350, in: "2026-08")
    budgets.budget(100, category: "Bakery", rollover: .both)
    let rows = budgets.rows(bakery)
    #expect(rows.map(\.budget) == [100, -150, -50].map(Amount.init(units:)))
    #expect(rows.map(\.status) == [.over, .over, .over])
    #expect(rows.map(\.usedPercent) == [350, nil, nil])
  }

  @Test("What is left ends with a month without a budget")
  func rollOverGap() {
    var budgets = BudgetBook()
    budgets.spend(10, in: "2026-08")
    budgets.spend(10, in: "2026-10")
    budgets.budget(100, in: "2026-08", category: "Bakery", rollover: .left)
    budgets.budget(100, in: "2026-10", category: "Bakery", rollover: .left)
    #expect(budgets.rows(bakery).map(\.carriedOver) == [.zero, .zero])
  }

  @Test("A month's own row says whether that month rolls over")
  func ownRow() {
    var budgets = BudgetBook()
    budgets.spend(10, in: "2026-08")
    budgets.budget(100, category: "Bakery", rollover: .left)
    budgets.budget(50, in: "2026-09", category: "Bakery")
    #expect(
      budgets.rows(bakery).map(\.budget) == [100, 140, 100].map(Amount.init(units:)))
  }

  @Test("The sum of category budgets has what they carry over, and counts it once in the year")
  func rollOverSums() {
    var budgets = BudgetBook()
    budgets.spend(30, in: "2026-08")
    budgets.budget(100, category: "Bakery", rollover: .left)
    budgets.budget(50, category: "Dairy")
    let rows = budgets.rows(.wholeMonth)
    #expect(rows.map(\.budget) == [150, 220, 320].map(Amount.init(units:)))
    #expect(rows.map(\.yearToDate.budget) == [150, 300, 450].map(Amount.init(units:)))
  }

  @Test(
    "What a whole month carries into one of category budgets alone contains what they carry",
    arguments: [Budget.Rollover.none, .both])
  func wholeMonthIntoSum(ofCategories: Budget.Rollover) {
    var budgets = BudgetBook()
    budgets.spend(130, in: "2026-08")
    budgets.budget(100, category: "Bakery", rollover: ofCategories)
    budgets.budget(90, in: "2026-08", rollover: .both)
    let rows = budgets.rows(.wholeMonth)
    #expect(rows.map(\.carriedOver)[..<2] == [0, -40].map(Amount.init(units:))[...])
    #expect(rows.map(\.budget)[..<2] == [90, 60].map(Amount.init(units:))[...])
    #expect(rows.map(\.yearToDate.budget)[..<2] == [90, 190].map(Amount.init(units:))[...])
  }

  @Test("What December leaves over is part of January's budget and of the new year's")
  func rollOverIntoYear() {
    var budgets = BudgetBook("2025-12", "2026-01")
    budgets.spend(30, in: "2025-12")
    budgets.budget(100, category: "Bakery", rollover: .left)
    let rows = budgets.rows(bakery)
    #expect(rows.map(\.budget) == [100, 170].map(Amount.init(units:)))
    #expect(rows.map(\.yearToDate.budget) == [100, 170].map(Amount.init(units:)))
  }

  @Test("A whole-month budget rolls over by itself")
  func wholeMonthRollOver() {
    var budgets = BudgetBook()
    budgets.spend(300, in: "2026-08")
    budgets.budget(400, rollover: .left)
    #expect(
      budgets.rows(.wholeMonth).map(\.budget) == [400, 500, 900].map(Amount.init(units:)))
  }

  @Test("Budgets at the limit of 64 bits carry over without a trap")
  func rollOverLimit() {
    var budgets = BudgetBook()
    budgets.spend(0, in: "2026-08")
    budgets.budget(Amount.bookLimit.tenThousandths / 10_000, category: "Bakery", rollover: .left)
    #expect(budgets.rows(bakery).count == 3)
  }
}
