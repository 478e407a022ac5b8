import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite("The projection of a month under way")
struct ProjectionTests {
  /// Three months with 10 on their fourth day and 30, 20 and 40 on their 25th, and 15 in October.
  private func made(firstDay: String = "2026-07-04", asOf: String = "2026-10-10") -> Amount? {
    var made = MadeBook()
    made.buy(on: firstDay, paid: 100_000)
    for (month, later) in [(7, 300_000), (8, 200_000), (9, 400_000)] as [(Int, Int64)] {
      if month > 7 { made.buy(on: "2026-0\(month)-04", paid: 100_000) }
      made.buy(on: "2026-0\(month)-25", paid: later)
    }
    made.buy(on: "2026-10-02", paid: 150_000)
    return made.analysis { $0.asOf = date(asOf) }.budget.rows
      .last { $0.scope == .wholeMonth }?.projection
  }

  @Test("It adds to the spending so far the median of what three months spent after this day")
  func median() {
    #expect(made() == Amount(units: 45))
  }

  @Test("There is none before the seventh day")
  func earlyDays() {
    #expect(made(asOf: "2026-10-06") == nil)
    #expect(made(asOf: "2026-10-07") == Amount(units: 45))
  }

  @Test("The first month of the data is whole if its first week has data")
  func firstMonth() {
    #expect(made(firstDay: "2026-07-07") == Amount(units: 45))
    #expect(made(firstDay: "2026-07-08") == nil)
  }

  /// So many months before October, each with 10 on its fourth day and 20 on its 25th, the oldest with
  /// 500 on its 25th; then 15 in October.
  private func end(months: Int, budget: Int64) -> ClearMonthEnd? {
    var made = MadeBook()
    let october = Month(year: 2026, month: 10)
    for distance in (1...months).reversed() {
      let month = october.adding(months: -distance)
      made.buy(on: "\(month)-04", paid: 100_000)
      made.buy(on: "\(month)-25", paid: distance == months ? 5_000_000 : 200_000)
    }
    made.buy(on: "2026-10-02", paid: 150_000)
    made.book.budgets.append(
      Budget(
        month: nil, category: nil, amount: Amount(units: budget),
        currency: CurrencyCode(label: "EUR"), rollover: .none, source: 0, line: 2))
    return made.analysis { $0.asOf = date("2026-10-10") }.budget.rows
      .last { $0.scope == .wholeMonth }?.end
  }

  @Test("Twelve whole months say how the month ends, and an older one does not")
  func twelveMonths() {
    #expect(end(months: 12, budget: 30) == nil)
    #expect(end(months: 13, budget: 30)?.excess == Amount(units: 5))
  }

  @Test("Spending on the same day of the months before counts as spent by then")
  func sameDay() {
    #expect(made(asOf: "2026-10-25") == Amount(units: 15))
  }
}
