import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookReport

@Suite("The headline of the home page")
struct HomeHeadlineTests {
  private static func home(_ builder: BookBuilder, on day: String) -> Report {
    var options = AnalysisOptions()
    options.today = CalendarDate(iso: day)
    let analysis = Analysis(of: builder.book(), options: options)
    return Reports.home(
      of: analysis, context: ReportContext(months: [analysis.period.month]), tables: [])
  }

  private static func headline(_ builder: BookBuilder, on day: String) -> String {
    ReportReading.plain(home(builder, on: day).headline)
  }

  /// Twelve items in every month of two years, each a little dearer than the month before.
  private static func rising(by cents: Int64) -> BookBuilder {
    var builder = BookBuilder()
    for place in 0..<24 {
      let month = Month(year: 2025, month: 1).adding(months: place)
      for item in 0..<12 {
        builder.buy(
          "\(month)-05", "Aldo", "Item \(10 + item)", 1_000 + Int64(item) + Int64(place) * cents)
      }
    }
    return builder
  }

  @Test("What is carried over within a year counts once in the year's total")
  func carriedOver() throws {
    var builder = BookBuilder()
    builder.buy("2026-09-01", "Aldo", "Milk", 8_000)
    builder.buy("2026-10-05", "Aldo", "Milk", 11_000)
    builder.budget(nil, 10_000, rollover: .left)
    let table = try #require(
      ReportReading.table("months-2026", of: Self.home(builder, on: "2026-11-03")))
    let total = try #require(table.rows.last)
    // 20 left of 100, then 110 of 120; together 190 of 200.
    #expect(ReportReading.amount(total.cells[2]) == Amount(units: -10))
  }

  @Test("It is the month's; the year and a change of prices are in the lines below")
  func all() {
    var builder = Self.rising(by: 10)
    builder.budget(nil, 20_000)
    let report = Self.home(builder, on: "2027-01-10")
    var options = AnalysisOptions()
    options.today = CalendarDate(iso: "2027-01-10")
    let month = Reports.monthIndex(
      of: Analysis(of: builder.book(), options: options), context: ReportContext())
    #expect(report.headline == month.headline)
    let deck = ReportReading.plain(report.deck)
    #expect(
      deck.hasPrefix(
        "wholeMoney(1699.92 EUR) spent in 2026: wholeMoney(700.08 EUR) under budget. "
          + "Prices at the same stores: percentDifference("), "\(deck)")
    #expect(deck.contains(", digits: 1) in a year. "), "\(deck)")
  }

  @Test("Prices that did not move are unchanged, and what is unclear says why")
  func unchanged() {
    #expect(
      ReportReading.plain(Self.home(Self.rising(by: 0), on: "2027-01-10").deck)
        .contains(" Prices at the same stores: unchanged in a year."))
    var few = BookBuilder()
    for month in ["2025-12", "2026-10", "2026-11", "2026-12"] {
      few.buy("\(month)-05", "Aldo", "Milk", 5_000)
    }
    let report = Self.home(few, on: "2027-01-10")
    #expect(
      ReportReading.plain(report.deck).hasPrefix(
        "wholeMoney(150.00 EUR) spent in 2026, from dayOfMonth(2026-10-05) on. "
          + "Too few items were bought again in a year to say how prices at the same stores moved.")
    )
  }

  private static func table(_ id: String, _ report: Report) -> DisplayTable? {
    ReportReading.table(id, of: report)
  }

  @Test("There are columns of budgets and prices only where they have values")
  func columns() throws {
    var builder = BookBuilder()
    for month in ["2026-09", "2026-10"] { builder.buy("\(month)-05", "Aldo", "Milk", 240) }
    #expect(Self.table("months-2026", Self.home(builder, on: "2026-11-10"))?.columns.count == 3)
    builder.budget(nil, 500)
    #expect(Self.table("months-2026", Self.home(builder, on: "2026-11-10"))?.columns.count == 5)
  }

  @Test("Of more than two years the years come first, with their months behind them")
  func years() throws {
    var builder = BookBuilder()
    for place in 0..<30 {
      builder.buy(
        "\(Month(year: 2024, month: 5).adding(months: place))-05", "Aldo", "Milk", 100)
    }
    let report = Self.home(builder, on: "2026-11-10")
    let years = try #require(Self.table("years", report))
    #expect(
      years.rows.map { ReportReading.amount($0.cells[1]) } == [10, 12, 8].map { Amount(units: $0) })
    #expect(Self.table("months-2025", report)?.rows.count == 13)
    let open = report.sections.flatMap(\.blocks).filter {
      if case .disclosure = $0 { false } else { true }
    }
    #expect(open.count == 2)
  }

  @Test("Amounts are values, which every language writes in its own way")
  func values() {
    let headline = Self.home(Self.rising(by: 0), on: "2027-01-10").headline
    #expect(headline.inlines.first == .value(.monthName(Month(year: 2026, month: 12))))
  }

  @Test("One month that runs has its amount, without prices and budgets")
  func oneMonth() {
    var builder = BookBuilder()
    builder.buy("2026-10-15", "Aldo", "Milk", 240)
    #expect(
      Self.headline(builder, on: "2026-10-20")
        == "monthName(2026-10): money(2.40 EUR)")
  }

  @Test("The month leads with its own currency, and names none of other months")
  func currencies() {
    var builder = BookBuilder()
    for month in ["2025-12", "2026-01", "2026-02"] {
      builder.buy("\(month)-05", "Aldo", "Milk", 240)
      builder.buy("\(month)-05", "Aldo", "Bread", 100)
    }
    builder.buy("2026-01-09", "Migros", "Milk", 310, currency: "CHF")
    builder.buy("2025-12-09", "Tesco", "Milk", 150, currency: "GBP")
    #expect(
      Self.headline(builder, on: "2026-02-28").hasPrefix(
        "monthName(2026-02): money(3.40 EUR), the same as in monthName(2026-01)"))
  }
}
