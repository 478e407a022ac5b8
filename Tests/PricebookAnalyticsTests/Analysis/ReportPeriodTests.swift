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
      (nil, "2026-10-29", "2026-10", "2026-10-29", true),
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
}
