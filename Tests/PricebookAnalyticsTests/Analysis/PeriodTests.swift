import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite("Quarters, years and other periods of an analysis")
struct PeriodTests {
  /// One purchase of 10.00 on the fifth of every month from May 2025 to October 2026 except August
  /// 2026, and another on 20 November 2026.
  private var made: MadeBook {
    var made = MadeBook()
    let first = Month(year: 2025, month: 5)
    for number in 0..<18 where number != 15 {
      made.buy(on: "\(first.adding(months: number))-05", paid: 100_000)
    }
    made.buy(on: "2026-11-20", paid: 70_000)
    return made
  }

  private func analysis(
    _ made: MadeBook, _ period: String, today: String? = nil, against: String? = nil
  ) throws -> Analysis {
    let span = try #require(MonthPeriod(iso: period))
    let reference = try against.map { try #require(MonthPeriod(iso: $0)) }
    return made.analysis {
      $0.period = span
      $0.against = reference
      $0.today = today.map { date($0) }
    }
  }

  @Test(
    "A period is over with its last day, and speaks from today until then",
    arguments: [
      ("2026-Q3", "2026-11-22", "2026-09", "2026-09-30", true, 92),
      ("2026-Q3", "2026-09-30", "2026-09", "2026-09-30", true, 92),
      ("2026-Q3", "2026-08-10", "2026-07", "2026-08-10", false, 41),
      ("2026", "2026-10-20", "2026-10", "2026-10-20", false, 293),
      // A receipt of this month is known, and one of a later month is no part of it yet.
      ("2026", "2026-10-02", "2026-10", "2026-10-05", false, 278),
      ("2026", nil, "2026-11", "2026-11-20", false, 324),
      ("2025", nil, "2025-12", "2025-12-31", true, 365),
      ("2026-07..2026-08", nil, "2026-07", "2026-08-31", true, 62),
      // A clock that was never set says nothing.
      ("2026-Q3", "1970-01-01", "2026-09", "2026-09-30", true, 92),
    ] as [(String, String?, String, String, Bool, Int)])
  func resolution(
    span: String, today: String?, month: String, asOf: String, isOver: Bool, days: Int
  ) throws {
    let period = try analysis(made, span, today: today).period
    #expect(period.span.description == span)
    #expect(period.month.description == month)
    #expect(period.asOf.description == asOf)
    #expect(period.isOver == isOver)
    #expect(period.daysElapsed == days)
  }

  @Test("Months that begin on the 25th make quarters that begin on the 25th")
  func monthStart() throws {
    var made = made
    made.book.settings[.monthStartDay] = 25
    let period = try analysis(made, "2026-Q3", today: "2026-10-20").period
    #expect(period.firstDay == date("2026-07-25"))
    #expect(period.lastDay == date("2026-10-24"))
    #expect(!period.isOver)
    #expect(period.daysElapsed == 88)
  }

  // MARK: Budgets

  private func budgeted(_ budgets: [Budget]) -> MadeBook {
    var made = made
    made.book.budgets = budgets
    return made
  }

  private func budget(
    _ amount: Int64, month: String? = nil, rollsOver: Bool = false
  ) -> Budget {
    Budget(
      month: month.flatMap { Month(iso: $0) }, category: "Bakery",
      amount: Amount(tenThousandths: amount), currency: CurrencyCode(label: "EUR"),
      rollover: rollsOver ? .left : .none, source: 0, line: 1)
  }

  private func whole(_ analysis: Analysis) throws -> BudgetVariance.Row {
    try #require(
      analysis.budget.rows(of: analysis.period, names: made.book.names)
        .first { $0.scope == .wholeMonth && $0.currency == 0 })
  }

  @Test(
    "The budget of a period is the sum of its months' from the first with data on",
    arguments: [
      // Three months, one of them without data.
      ("2026-Q3", "2026-11-22", 360_000, 200_000),
      // The data begin in May.
      ("2025", "2026-11-22", 960_000, 800_000),
      // A year under way has the budgets of the months to come.
      ("2026", "2026-11-22", 1_440_000, 970_000),
      ("2026-07", "2026-11-22", 120_000, 100_000),
    ] as [(String, String, Int64, Int64)])
  func sums(span: String, today: String, budget: Int64, spent: Int64) throws {
    let row = try whole(analysis(budgeted([self.budget(120_000)]), span, today: today))
    #expect(row.budget == Amount(tenThousandths: budget))
    #expect(row.spent == Amount(tenThousandths: spent))
    #expect(row.variance == Amount(tenThousandths: spent - budget))
  }

  @Test("What is carried within a period counts once, and what comes from before it is carried in")
  func carried() throws {
    let made = budgeted([budget(120_000, rollsOver: true)])
    let quarter = try whole(analysis(made, "2026-Q3", today: "2026-11-22"))
    // Fourteen months from May 2025 to June 2026 leave 2.00 each.
    #expect(quarter.carriedOver == Amount(tenThousandths: 280_000))
    #expect(quarter.budget == Amount(tenThousandths: 640_000))
    let year = try whole(analysis(made, "2025", today: "2026-11-22"))
    #expect(year.carriedOver == .zero)
    #expect(year.budget == Amount(tenThousandths: 960_000))
  }

  @Test("The pace of a period under way is the part of its budget that its days have")
  func pace() throws {
    let row = try whole(analysis(budgeted([budget(120_000)]), "2026-Q3", today: "2026-08-10"))
    // 41 of 92 days.
    #expect(row.pace == Amount(tenThousandths: 160_400))
    #expect(row.projection == nil)
    let over = try whole(analysis(budgeted([budget(120_000)]), "2026-Q3", today: "2026-11-22"))
    #expect(over.pace == nil)
  }

  // MARK: Why spending changed

  @Test("A period is compared with as many months before, where the data have all of them")
  func reference() throws {
    #expect(try analysis(made, "2026-Q3").period.reference?.description == "2026-Q2")
    #expect(try analysis(made, "2025-Q3").period.reference == nil)
    #expect(try analysis(made, "2025-Q3").spendingChange.givenRows.isEmpty)
    #expect(try analysis(made, "2026").period.reference == nil)
    #expect(try analysis(made, "2026-07").period.reference == nil)
    let year = try analysis(made, "2026-Q3", against: "2025-Q3")
    #expect(year.period.reference?.description == "2025-Q3")
  }

  /// What was spent on days in a currency, line by line.
  private func spent(
    _ made: MadeBook, _ first: String, _ last: String, currency: CurrencyID
  ) -> Int64 {
    (0..<made.book.lines.count).reduce(0) { sum, row in
      let line = made.book.lines[row]
      let isCounted =
        line.day >= date(first) && line.day <= date(last) && line.currency == currency
        && line.uses.contains(.spending)
      return isCounted ? sum + line.paid.tenThousandths : sum
    }
  }

  @Test("The parts of a change add up to it, in every category and currency", arguments: 0..<6)
  func parts(seed: UInt64) throws {
    // 2024-10-04 to 2026-02-15.
    let made = MadeBook.random(seed: seed, lines: 400)
    let analysis = try analysis(made, "2025-Q3", today: "2026-03-01", against: "2025-Q1")
    let rows = analysis.spendingChange.givenRows
    for currency in CurrencyID(0)..<2 {
      let own = rows.filter { $0.currency == currency }
      let total = try #require(own.first { $0.scope == .wholeMonth })
      #expect(
        total.current.tenThousandths
          == spent(made, "2025-07-01", "2025-09-30", currency: currency))
      #expect(
        total.previous.tenThousandths
          == spent(made, "2025-01-01", "2025-03-31", currency: currency))
      for row in own {
        let parts = [
          row.priceEffect, row.storeEffect, row.quantityEffect, row.newItems, row.goneItems,
        ]
        #expect(parts.reduce(.zero, +) == row.change)
      }
      let categories = own.filter { $0.scope != .wholeMonth }
      #expect(categories.reduce(Amount.zero) { $0 + $1.change } == total.change)
      #expect(categories.reduce(Amount.zero) { $0 + $1.priceEffect } == total.priceEffect)
    }
  }

  @Test("A period under way is compared with the same days of the months before")
  func sameDays() throws {
    let made = MadeBook.random(seed: 3, lines: 400)
    let analysis = try analysis(made, "2025-Q3", today: "2025-08-20")
    let total = try #require(
      analysis.spendingChange.givenRows.first { $0.scope == .wholeMonth && $0.currency == 0 })
    // A purchase after today in the same month is known, and so its day is.
    let last = CalendarDate(year: 2025, month: 5, day: analysis.period.asOf.day)
    #expect(
      total.previous.tenThousandths
        == spent(made, "2025-04-01", try #require(last).description, currency: 0))
    #expect(total.current.tenThousandths == spent(made, "2025-07-01", "2025-08-31", currency: 0))
  }

  @Test("A month that is compared with several is compared with their mean")
  func mean() throws {
    var made = made
    made.buy(on: "2026-10-06", paid: 30_000)
    let analysis = try analysis(made, "2026-10", today: "2026-11-22", against: "2026-Q2")
    let total = try #require(analysis.spendingChange.givenRows.first)
    #expect(total.previous == Amount(tenThousandths: 100_000))
    #expect(total.current == Amount(tenThousandths: 130_000))
    #expect(analysis.spendingChange.referenceMonths == 3)
  }

  @Test("A month compared with the three before it by name has the same parts as by default")
  func sameAsDefault() throws {
    let made = MadeBook.random(seed: 11, lines: 400)
    let usual = try analysis(made, "2025-09", today: "2026-03-01")
    let named = try analysis(made, "2025-09", today: "2026-03-01", against: "2025-06..2025-08")
    let rows = usual.spendingChange.rows.filter {
      $0.month == Month(year: 2025, month: 9) && $0.reference == .threeMonths
    }
    let given = named.spendingChange.givenRows.map { row in
      var row = row
      row.reference = .threeMonths
      return row
    }
    #expect(!rows.isEmpty)
    #expect(Set(given) == Set(rows))
    #expect("\(usual.spendingChange.items)" == "\(named.spendingChange.items)")
  }

  @Test("The trends of a long period look at all of it, and no stores are compared")
  func window() throws {
    let analysis = try analysis(made, "2025-05..2026-10", today: "2026-11-22")
    #expect(analysis.options.windowMonths == 17)
    #expect(analysis.comparisons.isEmpty)
    #expect(analysis.storeLevels.isEmpty)
  }
}
