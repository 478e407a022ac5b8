import PricebookModel
import PricebookParallel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct AnalysisTests {
  @Test("The order of the lines changes nothing", arguments: [1, 2, 3] as [UInt64])
  func permutation(seed: UInt64) {
    let made = MadeBook.random(seed: seed, lines: 700)
    let expected = fingerprint(made.analysis())
    #expect(fingerprint(made.shuffled(seed: seed &+ 100).analysis()) == expected)
  }

  @Test("The number of threads changes nothing", arguments: [2, 3, 8])
  func threads(count: Int) {
    let made = MadeBook.random(seed: 11, lines: 1_500, isSorted: true)
    let alone = fingerprint(WorkerThreads.limited(to: 1) { made.analysis() })
    #expect(fingerprint(WorkerThreads.limited(to: count) { made.analysis() }) == alone)
  }

  @Test("A book without anything has an empty period and no rows")
  func emptyBook() {
    let analysis = Analysis(of: Book(), options: AnalysisOptions())
    #expect(analysis.period.months.isEmpty)
    #expect(analysis.spending.byMonth.isEmpty)
    #expect(analysis.unitValues.rowCount == 0)
    #expect(analysis.trends.isEmpty && analysis.alerts.isEmpty && analysis.storeIndexes.isEmpty)
  }

  @Test("A book of refunds alone has spending and no prices")
  func refundsOnly() {
    var made = MadeBook()
    made.buy(on: "2026-03-01", paid: -10_000, quantity: -1_000_000)
    made.buy(on: "2026-04-01", paid: -20_000, quantity: -1_000_000)
    let analysis = made.analysis()
    #expect(analysis.spending.byMonth.map(\.spent.tenThousandths) == [-10_000, -20_000])
    #expect(analysis.unitValues.series.isEmpty)
    #expect(analysis.householdIndexes.isEmpty)
  }

  @Test("Amounts at the limit of a book are summed and compared without a trap")
  func amountsAtTheLimit() {
    var made = MadeBook()
    let half = Amount.bookLimit.tenThousandths / 2
    made.buy(on: "2026-03-01", paid: half, quantity: 1)
    made.buy(on: "2026-04-01", paid: 1, quantity: Quantity.limit.millionths)
    made.buy(on: "2026-05-01", paid: half, quantity: 1, unit: 1)
    let analysis = made.analysis()
    #expect(analysis.spending.byMonth.map(\.spent.tenThousandths) == [half, 1, half])
    #expect(analysis.storeIndexes.flatMap(\.points).allSatisfy { $0.index?.isFinite ?? true })
    #expect(analysis.trends.compactMap(\.changePercent).allSatisfy { $0.isFinite })
  }

  @Test("A year apart in a receipt does not fill a table with the centuries between")
  func wrongYear() {
    var made = MadeBook()
    made.buy(on: "0026-03-01", paid: 10_000)
    made.buy(on: "2026-03-01", paid: 10_000)
    let analysis = made.analysis()
    #expect(analysis.period.months == [monthNamed("0026-03"), monthNamed("2026-03")])
    #expect(analysis.storeIndexes.map(\.points.count) == [2])
  }

  @Test("Currencies stand by spending in the window, those of carts and budgets behind")
  func currencies() {
    var made = MadeBook()
    made.buy(on: "2026-03-01", paid: 10_000)
    made.buy(on: "2026-03-02", paid: 30_000, currency: 1)
    made.book.budgets = [
      Budget(
        month: nil, category: nil, amount: Amount(units: 1), currency: CurrencyCode(label: "USD"),
        source: 0, line: 2)
    ]
    #expect(made.analysis().currencies.map(\.label) == ["CHF", "EUR", "USD"])
  }

  @Test("What comes after the as-of date is left out")
  func asOf() {
    var made = MadeBook()
    made.buy(on: "2026-03-01", paid: 10_000)
    made.buy(on: "2026-03-02", paid: 20_000)
    made.buy(on: "2026-05-01", paid: 40_000)
    var options = AnalysisOptions(for: made.book)
    options.asOf = CalendarDate(iso: "2026-03-01")
    let analysis = Analysis(of: made.book, options: options)
    #expect(analysis.spending.byMonth.map(\.spent.tenThousandths) == [10_000])
    #expect(analysis.period.month == monthNamed("2026-03"))
  }

  @Test("The settings of the book are the options, and the rest has its default")
  func settings() {
    var book = Book()
    #expect(AnalysisOptions(for: book) == AnalysisOptions())
    book.settings[.availabilityPercent] = 20
    book.settings[.maximumPriceAgeDays] = 30
    book.settings[.alertPercent] = 7
    book.settings[.savingsDays] = 0
    book.settings[.recommendations] = 5
    let options = AnalysisOptions(for: book, month: monthNamed("2026-03"))
    #expect(options.month == monthNamed("2026-03") && options.asOf == nil)
    #expect(
      options.settings[.availabilityPercent] == 20 && options.settings[.maximumPriceAgeDays] == 30)
    #expect(options.settings[.savingsDays] == 0)
    #expect(options.settings[.alertPercent] == 7 && options.settings[.recommendations] == 5)
  }

  @Test(
    "A month that a filter cut is analysed as of its last day",
    arguments: [(nil, "2026-03-10"), ("2026-03", "2026-03-10"), ("2026-02", nil)]
      as [(String?, String?)])
  func cutMonth(month: String?, asOf: String?) {
    var book = Book()
    book.leftOut.lastDay = CalendarDate(iso: "2026-03-10")
    let options = AnalysisOptions(for: book, month: month.map(monthNamed))
    #expect(options.asOf == asOf.flatMap { CalendarDate(iso: $0) })
  }
}
