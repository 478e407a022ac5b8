import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Months that begin on another day against the same book moved to calendar months.
struct MonthStartTests {
  /// The book with every day moved, so that its months are calendar months.
  private static func moved(_ made: MadeBook, startDay: Int) -> MadeBook {
    var result = made
    result.book.settings.numbers[.monthStartDay] = nil
    result.book.lines.receipts.day = made.book.lines.receipts.day.map {
      $0.adding(days: 1 - startDay)
    }
    for option in result.book.vault.priceOptions.indices {
      result.book.vault.priceOptions[option].day =
        made.book.vault.priceOptions[option].day?.adding(days: 1 - startDay)
    }
    return result
  }

  private static func book(seed: UInt64, startDay: Int) -> MadeBook {
    var made = MadeBook.random(seed: seed, lines: 500)
    made.book.settings[.monthStartDay] = startDay
    made.book.budgets = ["Bakery", nil].map {
      Budget(
        month: nil, category: $0, amount: Amount(units: 90), currency: CurrencyCode(label: "EUR"),
        rollover: .left, source: 0, line: 2)
    }
    let price = ExactDecimal(significand: 123, scale: 2)
    made.book.vault.priceOptions = ["2025-01-21", "2025-01-22", "2025-03-02"].map {
      PriceOption(
        item: 2, store: 1, unit: .each, currency: CurrencyCode(label: "EUR"), price: price,
        day: date($0), source: 0)
    }
    return made
  }

  /// Everything that is counted by months, as text.
  private static func monthly(_ analysis: Analysis) -> String {
    let values = analysis.unitValues
    var spending = analysis.spending
    // Days are those of the calendar, and another book's are others.
    spending.byDay = []
    return """
      \(spending) \(analysis.budget.rows) \(values.month) \(values.rows)
      \(analysis.trends) \(analysis.alerts) \(analysis.outliers) \(analysis.storeIndexes)
      \(analysis.householdIndexes) \(analysis.spendingChange) \(analysis.possibleSavings)
      \(analysis.comparisons.map { $0.stores.map(\.total) }) \(analysis.period.months)
      \(analysis.period.month) \(analysis.period.isOver) \(analysis.period.daysElapsed)
      """
  }

  @Test(
    "Every analysis says of shifted months what it says of a book moved by as many days",
    // By whole weeks, because offers are told from falls by weeks from Monday on.
    arguments: [(1, 8), (2, 15), (3, 22), (4, 22)] as [(UInt64, Int)])
  func moved(seed: UInt64, startDay: Int) {
    let made = Self.book(seed: seed, startDay: startDay)
    let moved = Self.moved(made, startDay: startDay)
    for asOf in ["2025-06-03", "2025-12-31"] {
      let shifted = made.analysis { $0.asOf = date(asOf) }
      let plain = moved.analysis { $0.asOf = date(asOf).adding(days: 1 - startDay) }
      #expect(Self.monthly(shifted) == Self.monthly(plain))
    }
  }

  @Test("Pace and projection count the days from the start day")
  func pace() throws {
    var made = MadeBook()
    made.book.settings[.monthStartDay] = 25
    made.book.budgets = [
      Budget(
        month: monthNamed("2026-10"), category: nil, amount: Amount(units: 310),
        currency: CurrencyCode(label: "EUR"), source: 0, line: 2)
    ]
    made.buy(on: "2026-07-25", paid: 70_000)
    made.buy(on: "2026-08-04", paid: 70_000)
    made.buy(on: "2026-08-30", paid: 0)
    made.buy(on: "2026-10-24", paid: 70_000)
    made.buy(on: "2026-11-03", paid: 200_000)
    let analysis = made.analysis()
    let row = try #require(
      analysis.budget.rows.first { $0.scope == .wholeMonth && $0.month == monthNamed("2026-10") })
    #expect(analysis.period.daysElapsed == 10)
    #expect(row.spent == Amount(units: 20))
    #expect(row.pace == Amount(units: 100))
    // Two of the three months before, which begin on the 25th, have 7 after their tenth day.
    #expect(row.projection == Amount(units: 27))
  }

  @Test("A month is over where its own last three days are reached")
  func over() {
    var made = MadeBook()
    made.book.settings[.monthStartDay] = 25
    made.buy(on: "2026-11-21", paid: 10_000)
    #expect(!made.analysis().period.isOver)
    made.buy(on: "2026-11-22", paid: 10_000)
    #expect(made.analysis().period.isOver)
    #expect(made.analysis().period.month == monthNamed("2026-10"))
  }
}
