import Foundation
import PricebookModel
import Testing

@testable import PricebookAnalytics
@testable import PricebookPages
@testable import PricebookReport

@Suite struct `The page of all items` {
  private static func report(_ builder: BookBuilder) -> Report {
    Reports.report(.items, of: ReportReading.analysis(of: builder.book()), context: ReportContext())
  }

  private static func entries(of report: Report) -> [Catalogue.Entry] {
    report.sections.flatMap(\.blocks).flatMap { block -> [Catalogue.Entry] in
      if case .catalogue(let catalogue) = block { catalogue.entries } else { [] }
    }
  }

  private static func figures(of entry: Catalogue.Entry) -> [String] {
    entry.blocks.flatMap { block -> [String] in
      guard case .keyFigures(let figures) = block else { return [] }
      return figures.figures.map {
        "\(ReportReading.plain($0.figure)) | \(ReportReading.plain($0.context))"
      }
    }
  }

  private static func milk() -> BookBuilder {
    var builder = BookBuilder()
    builder.buy("2026-07-03", "Alpha", "Milk", 120)
    builder.buy("2026-08-03", "Beta", "Milk", 95)
    builder.buy("2026-09-03", "Alpha", "Milk", 130)
    builder.buy("2026-10-03", "Alpha", "Milk", 140)
    builder.buy("2026-10-04", "Alpha", "Bread", 900)
    return builder
  }

  @Test("An item says what was paid last, at least, usually and in a year, and where")
  func figures() throws {
    let entry = try #require(Self.entries(of: Self.report(Self.milk())).last)
    #expect(
      Self.figures(of: entry) == [
        "price(1.40 EUR) | Alpha, date(2026-10-03)", "price(0.95 EUR) | Beta, month(2026-08)",
        "price(1.25 EUR) | median of count(4) monthly prices",
        "money(4.85 EUR) | month(2026-07) to month(2026-10)",
      ])
  }

  @Test("Items come in the order of their money")
  func order() {
    #expect(Self.entries(of: Self.report(Self.milk())).map(\.name) == ["Bread", "Milk"])
  }

  private static func strips(of report: Report) -> PriceStrips? {
    report.sections.flatMap(\.blocks).lazy.compactMap { block -> PriceStrips? in
      guard case .chart(let chart) = block, case .priceStrips(let strips) = chart.drawing else {
        return nil
      }
      return strips
    }.first
  }

  @Test("From how many prices on a good price is named, is said where an item has fewer")
  func fewPrices() throws {
    let note = "A good price is named from four monthly prices of an item on."
    var known = Self.milk()
    for month in 6...8 { known.buy("2026-0\(month)-05", "Alpha", "Bread", 900) }
    let all = Self.report(known)
    #expect(
      ReportReading.plain(all.headline) == "A good price for the count(2) items that cost most")
    #expect(!ReportReading.plain(all.deck).contains(note))

    let some = Self.report(Self.milk())
    #expect(
      ReportReading.plain(some.headline)
        == "A good price for count(1) of the count(2) items that cost most")
    #expect(ReportReading.plain(some.deck).contains(note))

    var tiny = BookBuilder()
    for day in 3...8 { tiny.buy("2026-10-0\(day)", "Alpha", "Milk", 120) }
    let none = Self.report(tiny)
    #expect(Self.strips(of: none) == nil)
    #expect(ReportReading.plain(none.deck).contains(note))
  }

  @Test("The cheapest price now is that of lists and comparisons, with a mark where it is old")
  func cheapestNow() throws {
    var builder = BookBuilder()
    for month in 1...10 {
      let day = month < 10 ? "2026-0\(month)-03" : "2026-10-03"
      builder.buy(day, month < 7 ? "Alpha" : "Beta", "Milk", month < 7 ? 100 : 130)
      builder.buy(day, "Alpha", "Bread", 90)
    }
    let report = Self.report(builder)
    let milk = try #require(Self.strips(of: report)?.rows.first { $0.name.text == "Milk" })
    let cheapest = try #require(milk.prices.first)
    #expect(cheapest.store.name == "Alpha" && cheapest.isOld)
    #expect(ReportReading.plain(report.deck).contains("† is older than count(90) days"))
    let analysis = ReportReading.analysis(of: builder.book())
    let names = analysis.book.names
    let comparison = try #require(analysis.comparisons.first)
    let line = try #require(
      comparison.basket.lines.firstIndex { names.items[$0.item].name == "Milk" })
    let alpha = try #require(comparison.stores.first { names.stores[$0.store] == "Alpha" })
    #expect(alpha.prices[line]?.price == cheapest.price)
  }

  @Test("An item without a price says since when it has none")
  func withoutPrice() throws {
    var builder = BookBuilder()
    for month in 1...5 { builder.buy("2026-0\(month)-03", "Alpha", "Tea", 900) }
    builder.buy("2026-10-03", "Beta", "Bread", 300)
    let tea = try #require(Self.strips(of: Self.report(builder))?.rows.first)
    #expect(tea.name.text == "Tea" && tea.prices.isEmpty)
    #expect(ReportReading.plain(tea.absence) == "none since shortMonth(2026-05)")
    let drawn = try #require(Self.strips(of: Self.report(builder)))
    for width in [ChartWidth.narrow, .full] {
      let body = drawn.drawing(width, ChartWords(.english, Language.english.words.page)).body
      #expect(body.contains(">none since May 2026<"))
    }
  }

  @Test("An item of two currencies is listed with the one that it counts in")
  func currencies() throws {
    var builder = BookBuilder()
    for month in ["06", "07", "08", "09", "10"] {
      builder.buy("2026-\(month)-03", "Alpha", "Bread", 400, currency: "CHF")
      builder.buy("2026-\(month)-12", "Beta", "Cheese", 5_000)
    }
    builder.buy("2026-10-20", "Alpha", "Cheese", 100, currency: "CHF")
    builder.buy("2026-10-21", "Alpha", "Eggs", 300, currency: "CHF")
    let report = Self.report(builder)
    let cheese = try #require(Self.entries(of: report).last)
    #expect(cheese.name == "Cheese")
    #expect(
      cheese.summary.map { ReportReading.plain($0) } == [
        "price(1.00 CHF) at Alpha", "money(1.00 CHF)",
      ])
    #expect(report.footer.map { ReportReading.plain($0) }.last == "Amounts in CHF and EUR.")
  }

  @Test("An entry links to five other packages and counts the rest", arguments: [1, 2, 6, 7, 20])
  func otherSizes(count: Int) throws {
    var builder = BookBuilder()
    for size in 0..<count {
      builder.buy("2026-10-05", "Alpha", "Tea \(100 + 50 * size) g", Int64(2_000 - size))
    }
    let entry = try #require(Self.entries(of: Self.report(builder)).first)
    let said = entry.blocks.compactMap { block -> String? in
      guard case .paragraph(let text) = block else { return nil }
      let plain = ReportReading.plain(text)
      return plain.contains("Tea ") ? plain : nil
    }
    #expect(said.count == (count > 1 ? 1 : 0))
    let links = said.first?.components(separatedBy: "Tea ").count ?? 1
    #expect(links - 1 == min(5, count - 1))
    #expect((said.first?.contains("count(\(count - 6)) more") ?? false) == (count > 6))
  }

  @Test("A chart is drawn from two months on")
  func charts() {
    let drawn = Self.entries(of: Self.report(Self.milk())).map { entry in
      entry.blocks.contains { if case .chart = $0 { true } else { false } }
    }
    #expect(drawn == [false, true])
  }

  @Test("The cheapest latest price comes first in the table, with its month's lowest")
  func stores() throws {
    let entry = try #require(Self.entries(of: Self.report(Self.milk())).last)
    let tables = entry.blocks.compactMap { block -> DisplayTable? in
      if case .table(let table) = block { table } else { nil }
    }
    let first = try #require(tables.first?.rows.first)
    guard case .text(let name) = first.cells[0].content else { throw CancellationError() }
    #expect(ReportReading.plain(name) == "Beta")
  }

  @Test(
    "Names become plain addresses, and different names different ones",
    arguments: [
      ("Butter", "butter"), ("Rye bread 500 g", "rye-bread-500-g"), ("Käse", "k-se"),
    ])
  func slugs(name: String, slug: String) {
    #expect(ItemSlug.slug(of: name).hasPrefix(slug.prefix(4)))
    #expect(
      ItemSlug.slug(of: name).utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      })
    #expect(ItemSlug.slug(of: name) != ItemSlug.slug(of: name + "!"))
  }

  @Test("A page of thousands of items with long hostile names is within its limit, and says so")
  func largePage() {
    var builder = BookBuilder()
    for number in 0..<1_200 {
      let name = String(repeating: "\"<&'", count: 30) + "\(number)"
      for store in 0..<6 {
        builder.buy("2026-09-03", "\"Store\" & \(store)", name, Int64(100 + number))
        builder.buy("2026-10-03", "\"Store\" & \(store)", name, Int64(110 + number))
      }
    }
    let report = Self.report(builder)
    let page = HTMLRenderer().render(report)
    let entries = Self.entries(of: report)
    #expect(page.utf8.count <= 2_000_000)
    #expect(entries.count < 1_200)
    #expect(page.components(separatedBy: "class=\"entry\"").count - 1 == entries.count)
    let notes = report.sections.flatMap(\.note).map(ReportReading.plain)
    #expect(notes.contains { $0.contains("of count(1200) items") })
  }
}
