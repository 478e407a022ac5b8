import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite("A receipt priced again, and baskets month by month")
struct PricedAgainTests {
  private static func cents(_ amount: Amount?) -> Int? {
    amount.map { Int($0.tenThousandths / 100) }
  }

  @Test("Each line at the same store a year ago and at the cheapest other store; others as paid")
  func receipt() throws {
    var builder = BookBuilder()
    builder.buy("2025-10-10", "Alpha", "Milk", 100)
    builder.buy("2026-10-02", "Beta", "Milk", 90)
    builder.buy("2026-10-03", "Gamma", "Milk", 95)
    // What a store asked in spring says nothing of now, though it is still visited.
    builder.buy("2026-05-10", "Delta", "Milk", 50)
    builder.buy("2026-10-04", "Delta", "Tea", 200)
    builder.buy("2026-10-12", "Alpha", "Milk", 240, quantity: 2)
    builder.buy("2026-10-12", "Alpha", "Deposit", 25, isAdjustment: true)
    let analysis = ReportReading.analysis(of: builder.book())
    let receipt = try #require(analysis.repricedReceipts.first)
    #expect(analysis.book.names.stores[receipt.store] == "Alpha")
    #expect(Self.cents(receipt.paid) == 265)
    #expect(Self.cents(receipt.yearAgo) == 2 * 100 + 25)
    #expect(Self.cents(receipt.elsewhere) == 2 * 90 + 25)
    #expect(receipt.lines.map { Self.cents($0.yearAgo) } == [200, nil])
    let elsewhere = receipt.lines.compactMap(\.elsewhere)
    #expect(elsewhere.map { analysis.book.names.stores[$0.store] } == ["Beta"])
  }

  @Test(
    "Where the month a year ago has no price, that of the month after it counts, then the one before"
  )
  func besideYearAgo() throws {
    var builder = BookBuilder()
    builder.buy("2025-09-10", "Alpha", "Milk", 90)
    builder.buy("2025-09-10", "Alpha", "Tea", 200)
    builder.buy("2025-11-10", "Alpha", "Milk", 110)
    builder.buy("2026-10-12", "Alpha", "Milk", 120)
    builder.buy("2026-10-12", "Alpha", "Tea", 250)
    let analysis = ReportReading.analysis(of: builder.book())
    let receipt = try #require(analysis.repricedReceipts.first)
    #expect(receipt.lines.map { Self.cents($0.yearAgo) } == [200, 110])
  }

  @Test("The last month is the basket's total; what a store had no price of moves as elsewhere")
  func months() throws {
    var builder = BookBuilder()
    for (month, price) in [("08", 200), ("09", 210), ("10", 250)] {
      builder.buy("2026-\(month)-05", "Alpha", "Rice", Int64(price))
    }
    for day in ["2026-10-06", "2026-10-20"] { builder.buy(day, "Beta", "Rice", 225) }
    let analysis = ReportReading.analysis(of: builder.book())
    let comparison = try #require(analysis.comparisons.first { $0.kind == .usual })
    let months = comparison.pastMonths
    for (place, store) in comparison.stores.enumerated() {
      #expect(months.totals(of: place).last == store.basketTotal)
    }
    let beta = try #require(
      comparison.stores.firstIndex { analysis.book.names.stores[$0.store] == "Beta" })
    let rows = months.rows.filter { $0.store == beta }
    #expect(rows.map(\.items) == [0, 0, 1])
    // 225 × 200 ÷ 250 for each that is bought, rounded once.
    let now = try #require(comparison.stores[beta].basketTotal)
    #expect(
      abs(rows[0].total.approximateUnits - now.approximateUnits * 200 / 250) <= 0.011)
  }

  @Test("Bars of prices add up to the money of the heading")
  func bars() throws {
    var builder = BookBuilder()
    for place in 0..<16 {
      let month = Month(year: 2025, month: 7).adding(months: place)
      for item in 0..<30 {
        builder.buy(
          "\(month)-05", "Aldo", "Item \(10 + item)",
          1_000 + Int64(item) * 37 + Int64(place) * (item < 12 ? 20 : 6))
      }
    }
    let page = Reports.report(
      .priceTrends, of: ReportReading.analysis(of: builder.book()), context: ReportContext())
    let section = try #require(page.sections.first { $0.id == "costs" })
    let bars = try #require(
      section.blocks.lazy.compactMap { block -> RankedBars? in
        guard case .chart(let chart) = block, case .rankedBars(let bars) = chart.drawing else {
          return nil
        }
        return bars
      }.first)
    let rest = try #require(bars.rest)
    guard case .paragraph(let together)? = section.blocks.first,
      case .value(let value)? = together.inlines.first(where: {
        if case .value = $0 { true } else { false }
      })
    else {
      Issue.record("no sentence")
      return
    }
    #expect(
      ReportReading.amount(value)
        == bars.rows.reduce(rest.amount) { $0 + $1.amount })
  }

  @Test("As text for mails the month has no marks of Markdown, and lines as wide as asked for")
  func sheet() {
    var builder = BookBuilder()
    for day in 1...9 { builder.buy("2026-10-0\(day)", "A*B_C", "Milk [1 l]", 500, currency: "USD") }
    let page = Reports.monthIndex(
      of: ReportReading.analysis(of: builder.book()), context: ReportContext())
    let text = String(decoding: page.sheet(width: 60, isStyled: false), as: UTF8.self)
    #expect(!text.contains("\\") && !text.contains("# ") && text.contains("$45"))
    #expect(text.split(separator: "\n").allSatisfy { TextColumns.width(of: String($0)) <= 60 })
  }
}
