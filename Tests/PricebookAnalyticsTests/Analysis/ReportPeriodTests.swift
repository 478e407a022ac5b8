import PricebookModel
import Testing

@testable import PricebookAnalytics

struct ReportPeriodTests {
  /// Data on 5 August, 20 September and 17 October 2026.
  private var made: MadeBook {
    var made = MadeBook()
    made.buy(on: "2026-08-05", paid: 10_000)
    made.buy(on: "2026-09-20", paid: 10_000)
    made.buy(on: "2026-10-17", paid: 10_000)
    return made
  }

  @Test(
    "The month and the as-of date follow from the options and the data",
    arguments: [
      (nil, nil, "2026-10", "2026-10-17", false),
      ("2026-09", nil, "2026-09", "2026-09-30", true),
      (nil, "2026-10-10", "2026-09", "2026-10-10", true),
      (nil, "2026-10-31", "2026-10", "2026-10-31", true),
      (nil, "2026-10-30", "2026-10", "2026-10-30", false),
      (nil, "2026-10-28", "2026-10", "2026-10-28", false),
      ("2026-09", "2026-09-10", "2026-09", "2026-09-10", false),
      ("2026-10", "2026-09-10", "2026-10", "2026-10-01", false),
      ("2026-12", nil, "2026-12", "2026-12-01", false),
      (nil, "2020-02-03", "2020-02", "2020-02-03", false),
      ("2026-07", nil, "2026-07", "2026-07-31", true),
    ] as [(String?, String?, String, String, Bool)])
  func resolution(
    month: String?, asOf: String?, expected: String, expectedAsOf: String, isOver: Bool
  ) {
    let period = made.analysis {
      $0.month = month.map { monthNamed($0) }
      $0.asOf = asOf.map { date($0) }
    }.period
    #expect(period.month.description == expected)
    #expect(period.asOf.description == expectedAsOf)
    #expect(period.isOver == isOver)
  }

  @Test(
    "A month that today lies in is under way, and any other is over",
    arguments: [
      (nil, "2026-10-20", "2026-10", "2026-10-20", false),
      (nil, "2026-10-31", "2026-10", "2026-10-31", true),
      (nil, "2026-11-22", "2026-10", "2026-10-31", true),
      // A receipt of tomorrow is known, and so its day is.
      (nil, "2026-10-10", "2026-10", "2026-10-17", false),
      (nil, "2026-09-25", "2026-09", "2026-09-25", false),
      ("2026-08", "2026-10-20", "2026-08", "2026-08-31", true),
      // A clock that was never set says nothing.
      (nil, "1970-01-01", "2026-10", "2026-10-31", true),
    ] as [(String?, String, String, String, Bool)])
  func today(
    month: String?, today: String, expected: String, expectedAsOf: String, isOver: Bool
  ) {
    let period = made.analysis {
      $0.month = month.map { monthNamed($0) }
      $0.today = date(today)
    }.period
    #expect(period.month.description == expected)
    #expect(period.asOf.description == expectedAsOf)
    #expect(period.isOver == isOver)
  }

  @Test("The as-of day of a book takes the place of today, and later data are left out")
  func dayOfBook() {
    var made = self.made
    made.book.settings.asOf = date("2026-09-25")
    let analysis = Analysis(of: made.book)
    #expect(analysis.period.month == monthNamed("2026-09"))
    #expect(analysis.period.asOf == date("2026-09-25"))
    #expect(!analysis.period.isOver)
    #expect(analysis.spending.byMonth.map(\.month.description) == ["2026-08", "2026-09"])
  }

  @Test("Lines that are used for nothing are no data")
  func unusedLines() {
    var made = self.made
    made.buy(on: "2026-12-24", paid: 10_000, uses: [])
    #expect(made.analysis().period.month == monthNamed("2026-10"))
  }

  @Test("A book of carts alone speaks from its newest cart")
  func cartsAlone() {
    var made = MadeBook()
    made.book.vault.carts = [
      Cart(
        id: "1", name: "Weekend", app: .grock, state: .planning, budget: nil, currency: .unknown,
        created: date("2026-05-04"), modified: nil, started: nil, completed: nil, lines: [],
        source: 0)
    ]
    let period = made.analysis().period
    #expect(period.months == [monthNamed("2026-05")])
    #expect(period.asOf == date("2026-05-04"))
  }

  @Test("A first month that has data from its first week on is known from its first day")
  func firstMonth() {
    var made = MadeBook()
    for day in ["2026-01-03", "2026-02-10", "2026-03-10"] { made.buy(on: day, paid: 10_000) }
    let period = made.analysis().period
    let january = MonthPeriod(monthNamed("2026-01"))
    #expect(period.covers(january))
    #expect(!period.covers(january.previous))
    #expect(period.knownDays(of: january)?.lowerBound == date("2026-01-01"))
  }
}
