import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite("What was said at past month ends, and what came")
struct TrackRecordTests {
  private static func outcomes(
    _ question: TrackRecord.Question, of made: MadeBook, asOf: String
  ) -> [TrackRecord.Outcome] {
    made.analysis { $0.asOf = date(asOf) }.trackRecord.outcomes.filter { $0.question == question }
  }

  private static func isAbout(_ value: Double?, _ expected: Double) -> Bool {
    value.map { ($0 - expected).magnitude < 0.0051 } ?? false
  }

  // MARK: - Month ends

  /// Three months with 10 on their fourth day and 30, 20 and 40 on their 25th; October with 15 on its
  /// second day and 35 on its 24th.
  private static let october: MadeBook = {
    var made = MadeBook()
    for (month, later) in [(7, 300_000), (8, 200_000), (9, 400_000)] as [(Int, Int64)] {
      made.buy(on: "2026-0\(month)-04", paid: 100_000)
      made.buy(on: "2026-0\(month)-25", paid: later)
    }
    made.buy(on: "2026-10-02", paid: 150_000)
    made.buy(on: "2026-10-24", paid: 350_000)
    return made
  }()

  @Test("The end of a month is what was expected on its 10th and 20th day, against what was spent")
  func monthEnds() throws {
    let found = Self.outcomes(.monthEnd, of: Self.october, asOf: "2026-10-31")
    #expect(found.map(\.month) == [monthNamed("2026-10"), monthNamed("2026-10")])
    #expect(found.map(\.subject) == [.day(date("2026-10-10")), .day(date("2026-10-20"))])
    #expect(found.map(\.said) == [45, 45])
    #expect(found.map(\.came) == [50, 50])
    #expect(found.map(\.plainGuess) == [50, 50])
    #expect(found.map(\.error) == [10, 10])
  }

  @Test("Its range is mean ± t × s × √(1 + 1 ÷ n) of what the months before spent after that day")
  func monthEndRange() throws {
    // 45, 35 and 55: mean 45, s = 10, t = 4.302653 with two degrees of freedom.
    let range = try #require(
      Self.outcomes(.monthEnd, of: Self.october, asOf: "2026-10-31").first?.range)
    #expect(Self.isAbout(range.lowerBound, -4.68) && Self.isAbout(range.upperBound, 94.68))
  }

  @Test("A month under way has no outcome yet")
  func monthUnderWay() {
    #expect(Self.outcomes(.monthEnd, of: Self.october, asOf: "2026-10-30").isEmpty)
  }

  // MARK: - Prices

  private static let milk: MadeBook = {
    var made = MadeBook()
    made.buyMonthly(prices: [20_000, 20_000, 22_000, 22_000])
    return made
  }()

  @Test("A price at a month's end is held against the next one that is paid at the store")
  func prices() {
    let found = Self.outcomes(.price, of: Self.milk, asOf: "2026-04-30")
    #expect(found.map(\.month.description) == ["2026-01", "2026-02", "2026-03"])
    #expect(found.map(\.said) == [2, 2, 2.2])
    #expect(found.map(\.came) == [2, 2.2, 2.2])
    #expect(found.allSatisfy { $0.subject == .product(0, 0) })
  }

  @Test("Lines after the as-of day are no outcomes")
  func asOf() {
    let found = Self.outcomes(.price, of: Self.milk, asOf: "2026-03-09")
    #expect(found.map(\.month.description) == ["2026-01"])
  }

  @Test("A price that is paid later than three months after the month's end does not count")
  func nextPriceIsLate() {
    var made = MadeBook()
    made.buyMonthly(prices: [20_000, 0, 0, 0, 21_000])
    let found = Self.outcomes(.price, of: made, asOf: "2026-05-31")
    #expect(found.map(\.month.description) == ["2026-02", "2026-03", "2026-04"])
  }

  @Test("An offer is neither said nor what came, and is the plain guess")
  func offers() throws {
    var made = MadeBook()
    made.buyMonthly(prices: [20_000, 20_000, 20_000, 15_000, 20_000])
    let found = Self.outcomes(.price, of: made, asOf: "2026-05-31")
    let (march, april) = (try #require(found.dropLast().last), try #require(found.last))
    #expect(march.came == 2)
    #expect(april.said == 2 && april.came == 2)
    #expect(april.plainGuess == 1.5 && april.plainError == 25)
  }

  @Test("The range of a price is that of the drift of prices since its day")
  func priceRange() throws {
    // At the end of March ln p changed by 0, and ln 1.1 in two months: q² = 0.0045420 a month, and
    // three prices of one product leave two degrees of freedom.
    let found = try #require(Self.outcomes(.price, of: Self.milk, asOf: "2026-04-30").last)
    let range = try #require(found.range)
    #expect(Self.isAbout(range.lowerBound, 1.646) && Self.isAbout(range.upperBound, 2.940))
    #expect(found.isHeld == true)
  }

  // MARK: - Savings

  /// Items at 10 in one store and 9 in another, each bought once a month at both; in April at 9.50
  /// in the other.
  private static func twoStores(items: Int) -> MadeBook {
    var made = MadeBook(items: items)
    for month in 1...4 {
      for item in 0..<items {
        made.buy(
          ItemID(item), at: 0, on: "2026-0\(month)-10", paid: 100_000, receipt: UInt32(month))
        made.buy(
          ItemID(item), at: 1, on: "2026-0\(month)-20", paid: month == 4 ? 95_000 : 90_000,
          receipt: UInt32(10 + month))
      }
    }
    return made
  }

  @Test("A saving is held against what the purchases of the month after would have cost there")
  func savings() {
    let found = Self.outcomes(.saving, of: Self.twoStores(items: 6), asOf: "2026-04-30")
    #expect(found.map(\.month.description) == ["2026-01", "2026-02", "2026-03"])
    #expect(found.allSatisfy { $0.subject == .store(1) })
    // Two of each item, half of them bought at either store: 2 × (9.50 − 9) was said in all months,
    // and 2 × (9.75 − 9.50) came in April.
    #expect(found.map(\.said) == [6, 6, 6])
    #expect(found.map(\.came) == [6, 6, 3])
    #expect(found.map(\.plainGuess) == [6, 6, 6])
    // 6 × 2 × 9.75 was paid.
    #expect(Self.isAbout(found.last?.error, 300 / 117))
  }

  @Test("A saving is scored from five items on that both stores price in the month after")
  func fewItems() {
    #expect(Self.outcomes(.saving, of: Self.twoStores(items: 5), asOf: "2026-04-30").count == 3)
    #expect(Self.outcomes(.saving, of: Self.twoStores(items: 4), asOf: "2026-04-30").isEmpty)
  }

  // MARK: - What is due

  /// Bought on five Mondays up to 28 September, and on a day in October if there is one.
  private static func weekly(next: String?) -> MadeBook {
    var made = MadeBook()
    for week in (0..<5).reversed() {
      made.buy(on: date("2026-09-28").adding(days: -7 * week).description, paid: 10_000)
    }
    if let next { made.buy(on: next, paid: 10_000) }
    made.buy(1, on: "2026-10-20", paid: 10_000)
    return made
  }

  @Test(
    "What is due is held if it is bought within a week of it",
    arguments: [("2026-10-01", 1), ("2026-10-12", 12), ("2026-10-13", 13), (nil, nil)]
      as [(String?, Double?)])
  func due(next: String?, came: Double?) throws {
    let found = Self.outcomes(.due, of: Self.weekly(next: next), asOf: "2026-10-30")
    let outcome = try #require(found.first { $0.month == monthNamed("2026-09") })
    #expect(outcome.said == 5)
    #expect(outcome.came == came)
    #expect(outcome.isHeld == (came.map { $0 <= 12 } ?? false))
  }

  @Test("What may yet be bought within a week is not scored")
  func notYet() {
    var made = Self.weekly(next: nil)
    made.buy(1, on: "2026-10-02", paid: 10_000)
    #expect(Self.outcomes(.due, of: made, asOf: "2026-10-11").isEmpty)
    #expect(Self.outcomes(.due, of: made, asOf: "2026-10-12").count == 1)
  }

  // MARK: - Scores

  @Test("A score counts cases, those within their range, and median errors")
  func scores() throws {
    let record = Self.milk.analysis { $0.asOf = date("2026-04-30") }.trackRecord
    let score = try #require(record.scores(in: MonthCalendar()).first)
    #expect(score.question == .price && score.cases == 3)
    #expect(score.error == 0 && score.plainError == 0)
  }

  @Test("A book of one month has no outcomes")
  func oneMonth() {
    var made = MadeBook()
    made.buy(on: "2026-01-10", paid: 10_000)
    #expect(made.analysis().trackRecord.outcomes.isEmpty)
  }

  @Test("Only the last twelve months that are over are scored")
  func twelveMonths() {
    var made = MadeBook()
    made.buyMonthly(prices: Array(repeating: 20_000, count: 15))
    let record = made.analysis { $0.asOf = date("2027-03-31") }.trackRecord
    #expect(record.outcomes.first?.month == monthNamed("2026-04"))
    #expect(record.outcomes.last?.month == monthNamed("2027-03"))
  }
}
