import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookDocument
@testable import PricebookReport

/// What the price trends say of single prices.
@Suite("Claims on prices of items")
struct ItemTrendClaimTests {
  /// Buys an item in the months up to October 2026, one price each.
  private static func buy(
    _ item: String, at store: String = "Rewe", _ cents: [Int64], in builder: inout BookBuilder,
    currency: String = "EUR"
  ) {
    for (place, price) in cents.reversed().enumerated() {
      let month = Month(year: 2026, month: 10).adding(months: -place)
      builder.buy("\(month)-05", store, item, price, currency: currency)
    }
  }

  private static func report(_ builder: BookBuilder) -> Report {
    Reports.make(
      .priceTrends, of: ReportReading.analysis(of: builder.book()), context: ReportContext())
  }

  private static func counts(_ text: RichText) -> [Int] {
    text.inlines.compactMap { inline in
      if case .value(.count(let count)) = inline { count } else { nil }
    }
  }

  private static func figures(of report: Report) -> [KeyFigure] {
    report.sections.flatMap(\.blocks).flatMap { block -> [KeyFigure] in
      if case .keyFigures(let figures) = block { figures.figures } else { [] }
    }
  }

  private static func panels(of report: Report) -> [SmallMultiples.Panel] {
    report.sections.flatMap(\.blocks).flatMap { block -> [SmallMultiples.Panel] in
      if case .chart(let chart) = block, case .smallMultiples(let panels) = chart.drawing {
        panels.panels
      } else {
        []
      }
    }
  }

  @Test("Rising prices are a share of those that could be tested")
  func share() throws {
    var builder = BookBuilder()
    Self.buy("Butter", [200, 206, 212, 218, 224, 230, 236, 242], in: &builder)
    Self.buy("Milk", Array(repeating: 100, count: 8), in: &builder)
    Self.buy("Tea", [300, 200, 310, 190, 300, 305, 200, 280], in: &builder)
    Self.buy("Salt", [50, 60, 70], in: &builder)
    let figure = try #require(
      Self.figures(of: Self.report(builder)).first {
        ReportReading.plain($0.label).hasPrefix("Rising")
      })
    #expect(Self.counts(figure.figure) == [1, 3])
    // Falling, steady, unclear, with too few months.
    #expect(Self.counts(figure.context) == [0, 1, 1, 1])
  }

  @Test("No share is stated where no price could be tested")
  func noShare() {
    var builder = BookBuilder()
    Self.buy("Butter", [200, 206, 212], in: &builder)
    #expect(
      !Self.figures(of: Self.report(builder)).contains {
        ReportReading.plain($0.label).hasPrefix("Rising")
      })
  }

  @Test("A price that more than doubles after a year is not called steady")
  func jump() throws {
    var builder = BookBuilder()
    Self.buy("Butter", Array(repeating: 100, count: 12) + [222], in: &builder)
    let report = Self.report(builder)
    let row = try #require(ReportReading.table("trends-table", of: report)?.rows.first)
    let words = row.cells.map { cell -> String in
      if case .text(let text) = cell.content { ReportReading.plain(text) } else { "" }
    }
    #expect(words.contains("unclear"))
    #expect(
      Self.panels(of: report).first.map { ReportReading.plain($0.subheading) }
        == "EUR each · unclear")
  }

  @Test("Panels begin with the largest clear change, not with the most money")
  func order() {
    var builder = BookBuilder()
    Self.buy("Coffee", Array(repeating: 900, count: 8), in: &builder)
    Self.buy("Butter", [200, 206, 212, 218, 224, 230, 236, 242], in: &builder)
    Self.buy("Bread", [400, 405, 410, 415, 420, 425, 430, 435], in: &builder)
    #expect(
      Self.panels(of: Self.report(builder)).map(\.name.text) == ["Butter", "Bread", "Coffee"])
  }

  @Test("A panel counts the stores that could be tested, and says which could not")
  func directions() throws {
    var builder = BookBuilder()
    Self.buy("Butter", at: "Lidl", [200, 206, 212, 218, 224, 230, 236, 242], in: &builder)
    Self.buy("Butter", at: "Rewe", Array(repeating: 210, count: 8), in: &builder)
    Self.buy("Butter", at: "Spar", [220, 230], in: &builder)
    let panel = try #require(Self.panels(of: Self.report(builder)).first)
    #expect(
      ReportReading.plain(panel.subheading)
        == "EUR each · rising at count(1) of count(2) stores, count(1) with too few months")
  }

  @Test("A price that fell to a new low is one alert, and no new low beside it")
  func alerts() throws {
    var builder = BookBuilder()
    Self.buy("Butter", [200, 200, 200, 200, 200, 200, 200, 150], in: &builder)
    Self.buy("Milk", [100, 100, 100, 100, 100, 100, 100, 97], in: &builder)
    let figure = try #require(
      Self.figures(of: Self.report(builder)).first {
        ReportReading.plain($0.label).hasPrefix("Alerts")
      })
    #expect(Self.counts(figure.figure) == [2])
    // Up, down, other new lows.
    #expect(Self.counts(figure.context) == [0, 1, 1])
  }

  @Test("A seasonal fall that is a new low even so is not also left out as seasonal")
  func seasonalLow() {
    var builder = BookBuilder()
    let year: [Int64] = [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 80]
    Self.buy("Plums", [100, 100, 100] + year.suffix(9) + year.dropLast() + [77], in: &builder)
    Self.buy("Grapes", [100, 100, 100] + year.suffix(9) + year, in: &builder)
    let report = Self.report(builder)
    let notes = report.sections.flatMap(\.blocks).compactMap { block -> String? in
      if case .footnote(let note) = block { ReportReading.plain(note) } else { nil }
    }
    #expect(notes.contains { $0.contains("Grapes") && !$0.contains("Plums") })
    #expect(ReportReading.table("alerts-table", of: report)?.rows.count == 1)
  }

  @Test("A price that moved never stands beside a reference that looks the same")
  func shownPrices() throws {
    var builder = BookBuilder()
    for place in 0..<3 {
      builder.buy("2026-0\(place + 7)-05", "Mart", "Gum", 440, quantity: 1, currency: "JPY")
    }
    // 4.40 yen, then 3.90: both are 4 without decimals.
    builder.buy("2026-10-05", "Mart", "Gum", 390, currency: "JPY")
    let table = try #require(ReportReading.table("alerts-table", of: Self.report(builder)))
    let cells = try #require(table.rows.first).cells
    let yen = CurrencyCode(label: "JPY")
    guard case .value(let price) = cells[2].content, case .value(let reference) = cells[3].content
    else {
      Issue.record("a cell has no value")
      return
    }
    #expect(price == .moneyWithDecimals(Money(Amount(tenThousandths: 39_000), yen), digits: 1))
    #expect(reference == .moneyWithDecimals(Money(Amount(tenThousandths: 44_000), yen), digits: 1))
  }
}
