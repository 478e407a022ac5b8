import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookReport

@Suite("The price trends")
struct PriceTrendsReportTests {
  /// Forty items bought every month up to October 2026, at prices that a function of item and month
  /// gives in percent of the first.
  private static func household(
    months: Int, items: Int = 40, isBought: (Int) -> Bool = { _ in true },
    percent: (_ item: Int, _ month: Int) -> Int64
  ) -> BookBuilder {
    var builder = BookBuilder()
    for place in 0..<months where isBought(place) {
      let month = Month(year: 2026, month: 10).adding(months: place + 1 - months)
      for item in 0..<items {
        builder.buy(
          "\(month)-05", "Rewe", "Item \(item)",
          Int64(1_000 + 40 * item) * percent(item, place) / 100)
      }
    }
    return builder
  }

  private static func trends(_ builder: BookBuilder, _ language: Language = .english) -> Report {
    Reports.report(
      .priceTrends, of: ReportReading.analysis(of: builder.book()),
      context: ReportContext(locale: ReportLocale(language)))
  }

  private static func heading(_ builder: BookBuilder, _ language: Language = .english) -> String {
    Formatting(ReportLocale(language)).plainText(trends(builder, language).headline)
  }

  private static let rising = household(months: 14) { 100 + Int64($1) / 2 + Int64($0 % 2) }

  // MARK: The heading

  @Test("A year's rise is money a month, with its range in the sentence below")
  func money() {
    #expect(
      Self.heading(Self.rising).wholeMatch(
        of: #/The same shopping costs about €\d+(,\d+)? a month more than a year ago/#) != nil)
    let unequal = Self.household(months: 14) { 100 + Int64($1 * ($0 % 4)) / 3 }
    let deck = Formatting().plainText(Self.trends(unequal).deck)
    #expect(deck.contains(" rose ") && deck.contains("most likely between"))
    #expect(!Self.heading(Self.rising).contains("%"))
  }

  @Test(
    "What is said of a second currency stands below how prices moved, and not below what follows")
  func secondCurrency() throws {
    var builder = Self.rising
    for month in 5...9 {
      for item in 0..<3 {
        builder.buy("2026-0\(month)-06", "Migros", "Item \(item)", 90_000, currency: "CHF")
      }
    }
    let place = Self.trends(builder).sections.firstIndex { $0.id.hasSuffix("-chf") }
    let sections = Self.trends(builder).sections.suffix(from: try #require(place)).prefix(2)
    #expect(sections.map(\.id) == ["levels-chf", "items-chf"])
    guard case .paragraph(let said)? = sections.first?.blocks.first else {
      Issue.record("no sentence")
      return
    }
    #expect(ReportReading.plain(said).hasPrefix("Prices hardly changed to "))
  }

  @Test("The money is what the last twelve whole months cost more than at the prices of before")
  func amount() throws {
    let builder = Self.household(months: 14) { _, month in month == 0 ? 100 : 100 + Int64(month) }
    let scope = ReportScopes(
      of: ReportReading.analysis(of: builder.book()), context: ReportContext()
    ).first
    let change = try #require(HouseholdChange(scope, index: nil))
    // October is under way.
    let paid = builder.lines.filter { $0.day > "2025-10" && $0.day < "2026-10" }.reduce(0) {
      $0 + $1.paid
    }
    let percent = change.estimate.value
    let expected = Double(paid) / 120_000 * percent / (100 + percent)
    let shown = try #require(change.perMonth).approximateUnits
    #expect((shown - expected).magnitude < 0.01)
  }

  @Test("Prices have hardly changed only where the interval is within 2 %")
  func level() {
    let flat = Self.household(months: 14) { _, _ in 100 }
    #expect(Self.heading(flat) == "Prices at our stores have hardly changed in a year")
    let wild = Self.household(months: 16) { item, month in
      month < 9 ? 100 : item.isMultiple(of: 2) ? 80 : 124
    }
    #expect(!Self.heading(wild).contains("hardly"))
    #expect(Self.heading(wild).contains(" prices rose, "))
  }

  @Test("Less than 13 months are no year")
  func sinceMonth() {
    let heading = Self.heading(Self.household(months: 8) { 100 + Int64($1) + Int64($0 % 2) })
    #expect(heading.hasPrefix("Prices up ") && heading.hasSuffix("% since March"))
    #expect(!heading.contains("year"))
  }

  @Test("What cannot be compared any more is told up to the last month that can")
  func ended() {
    var builder = Self.household(months: 16, isBought: { $0 < 14 }) {
      100 + Int64($1) / 2 + Int64($0 % 2)
    }
    for month in ["2026-09", "2026-10"] { builder.buy("\(month)-05", "Rewe", "Sofa", 90_000) }
    let heading = Self.heading(builder)
    #expect(heading.hasPrefix("Prices rose "))
    #expect(heading.hasSuffix("% to August; since then too little was bought again"))
  }

  @Test("Prices that hardly changed did so up to the last month that can be compared")
  func levelEnded() {
    var builder = Self.household(months: 16, isBought: { $0 < 14 }) { _, _ in 100 }
    for month in ["2026-09", "2026-10"] { builder.buy("\(month)-05", "Rewe", "Sofa", 90_000) }
    #expect(
      Self.heading(builder)
        == "Prices hardly changed to August; since then too little was bought again")
  }

  @Test("After a gap that leaves no month in two years, the change is since the first month")
  func gap() {
    let builder = Self.household(months: 22, isBought: { $0 < 8 || $0 > 19 }) {
      ($1 < 8 ? 100 : 110) + Int64($0 % 2)
    }
    let heading = Self.heading(builder)
    #expect(heading.hasPrefix("Prices up ") && heading.hasSuffix("% since January 2025"))
    #expect(Formatting().plainText(Self.trends(builder).deck).contains("seasons included"))
  }

  @Test("Where nothing was bought again, the page says so")
  func onceEach() {
    var builder = BookBuilder()
    for item in 0..<24 {
      builder.buy("2026-\(item % 2 == 0 ? "01" : "10")-05", "Rewe", "Item \(item)", 1_000)
    }
    let deck = Formatting().plainText(Self.trends(builder).deck)
    #expect(deck == "Too few items were bought again to say more.")
  }

  @Test("Few items are no claim", arguments: [2, 7])
  func fewItems(items: Int) {
    let builder = Self.household(months: 14, items: items) { 100 + Int64($1) + Int64($0 % 2) }
    #expect(!Self.heading(builder).contains("%"))
  }

  @Test("Where no change may be stated, the heading counts the prices that rose and fell")
  func counted() {
    var builder = BookBuilder()
    let stood = { (before: Int64, now: Int64) in
      Array(repeating: before, count: 10) + Array(repeating: now, count: 6)
    }
    Self.buy("Rice", stood(210, 260), in: &builder)
    Self.buy("Beans", stood(80, 95), in: &builder)
    Self.buy("Oil", stood(650, 540), in: &builder)
    Self.buy("Salt", stood(90, 90), in: &builder)
    // It came too late for a price of a year ago.
    Self.buy("Tea", [310, 310, 310, 310], in: &builder)
    #expect(Self.heading(builder) == "2 of 4 prices rose, 1 fell in a year")
  }

  @Test("Where none rose or fell for certain, it counts the prices that are as they were")
  func unchanged() {
    var builder = BookBuilder()
    let days: [Int64] = (0..<16).map { [0, 14, -9, 6, -13, 11, -4, 8][$0 % 8] }
    Self.buy("Grapes", days.map { 320 + 3 * $0 }, in: &builder)
    Self.buy("Plums", days.reversed().map { 240 + 2 * $0 }, in: &builder)
    Self.buy("Salt", Array(repeating: 90, count: 16), in: &builder)
    // One of three would sound as if the others had changed.
    #expect(Self.heading(builder) == "3 prices at 1 store so far")
    for item in ["Flour", "Sugar"] {
      Self.buy(item, Array(repeating: 80, count: 16), in: &builder)
    }
    #expect(Self.heading(builder) == "3 of 5 prices unchanged in a year")
  }

  @Test("The first months say how many prices there are, and when more is known")
  func firstMonths() {
    let report = Self.trends(Self.household(months: 3, items: 2) { _, _ in 100 })
    let text = Formatting()
    #expect(text.plainText(report.headline) == "2 prices at 1 store so far")
    #expect(text.plainText(report.deck).contains("four months"))
  }

  @Test("No heading is longer than 70 characters or an absence alone", arguments: Language.allCases)
  func length(language: Language) {
    var ended = Self.household(months: 16, isBought: { $0 < 15 }) {
      100 + Int64($1) * 2 + Int64($0 % 2)
    }
    ended.buy("2026-10-05", "Rewe", "Sofa", 900_000)
    let books = [
      Self.rising, ended, Self.household(months: 14) { _, _ in 100 },
      Self.household(months: 14, items: 3) { $0 % 2 == 0 ? 100 : 100 + Int64($1) * 3 },
      Self.household(months: 12) { 300 - Int64($1) - Int64($0 % 2) },
      Self.household(months: 1) { _, _ in 100 },
    ]
    for builder in books {
      let heading = Self.heading(builder, language)
      #expect(heading.count <= 70, "\(heading)")
      #expect(heading.contains(where: \.isNumber) || builder.lines.count == books[2].lines.count)
    }
  }

  // MARK: What it costs

  private static func buy(
    _ item: String, at store: String = "Rewe", _ cents: [Int64], in builder: inout BookBuilder
  ) {
    for (place, price) in cents.reversed().enumerated() {
      let month = Month(year: 2026, month: 10).adding(months: -place)
      builder.buy("\(month)-05", store, item, price)
    }
  }

  private static func charts(_ report: Report) -> [Chart.Drawing] {
    report.sections.flatMap(\.blocks).compactMap { block in
      if case .chart(let chart) = block { chart.drawing } else { nil }
    }
  }

  private static func bars(_ builder: BookBuilder) -> [RankedBars.Row] {
    charts(trends(builder)).flatMap { drawing -> [RankedBars.Row] in
      if case .rankedBars(let bars) = drawing { bars.rows } else { [] }
    }
  }

  @Test("Bars are ten rises and three falls, by the money of a year")
  func mostMoney() {
    var builder = BookBuilder()
    for item in 1...12 {
      let rise = Int64(item)
      Self.buy(
        "Rise \(item)",
        Array(repeating: 1_000, count: 6) + Array(repeating: 1_000 + 10 * rise, count: 9),
        in: &builder)
      Self.buy(
        "Fall \(item)",
        Array(repeating: 1_000, count: 6) + Array(repeating: 1_000 - 5 * rise, count: 9),
        in: &builder)
    }
    let rows = Self.bars(builder)
    #expect(
      rows.map(\.name.text) == (3...12).reversed().map { "Rise \($0)" }
        + (10...12).reversed().map { "Fall \($0)" })
    // Twelve were bought in the last year, each 1.20 dearer than a year ago.
    #expect(rows.first?.amount == Amount(tenThousandths: 144_000))
    #expect(rows.last?.amount == Amount(tenThousandths: -60_000))
  }

  @Test("Where prices fell by more money than they rose, bars are ten falls first")
  func mostlyFalls() {
    var builder = BookBuilder()
    for item in 1...12 {
      Self.buy(
        "Fall \(item)",
        Array(repeating: 1_000, count: 6) + Array(repeating: 1_000 - 10 * Int64(item), count: 9),
        in: &builder)
    }
    Self.buy(
      "Rise", Array(repeating: 1_000, count: 6) + Array(repeating: 1_010, count: 9), in: &builder)
    #expect(
      Self.bars(builder).map(\.name.text)
        == (3...12).reversed().map { "Fall \($0)" } + ["Rise"])
  }

  @Test("A price of two months, and one that is an offer now, are no change")
  func noChange() {
    var builder = BookBuilder()
    Self.buy("Milk", Array(repeating: 100, count: 13) + [120], in: &builder)
    Self.buy("Offer", Array(repeating: 200, count: 14) + [120], in: &builder)
    for item in ["Rare"] {
      builder.buy("2025-09-05", "Rewe", item, 100)
      builder.buy("2026-10-05", "Rewe", item, 200)
    }
    #expect(!Self.bars(builder).contains { $0.name.text != "Milk" })
  }

  // MARK: Lines and panels

  @Test("Six stores have a name and the rest a line, all of them grey")
  func manyStores() throws {
    var builder = BookBuilder()
    for offset in 0..<4 {
      let month = Month(year: 2026, month: 7).adding(months: offset)
      for store in 1...30 {
        let name = "Store \(store < 10 ? "0" : "")\(store)"
        for item in 1...12 {
          // Earlier stores take more money.
          builder.buy(
            "\(month)-05", name, "Item \(item)", Int64(100 + offset) * Int64(40 - store),
            quantity: Int64(40 - store))
        }
      }
    }
    let lines = try #require(
      Self.charts(Self.trends(builder)).compactMap { drawing -> LineChart? in
        if case .lines(let lines) = drawing { lines } else { nil }
      }.first)
    #expect(lines.series.filter { $0.slot == .store1 }.isEmpty)
    let others = lines.series.filter { $0.slot == .other }
    #expect(
      Set(others.filter(\.isLabelled).compactMap(\.name)) == Set((1...6).map { "Store 0\($0)" }))
    #expect(others.count == 21)
    #expect(lines.series.count { !$0.band.isEmpty } <= 1)
  }

  @Test("A panel has a line of four prices or more, and holds each until the next")
  func panels() {
    var builder = BookBuilder()
    Self.buy("Butter", [200, 206, 212, 218], in: &builder)
    Self.buy("Salt", [50, 60, 70], in: &builder)
    let panels = Self.charts(Self.trends(builder)).flatMap { drawing -> [SmallMultiples.Panel] in
      if case .smallMultiples(let panels) = drawing { panels.panels } else { [] }
    }
    #expect(panels.map(\.name.text) == ["Butter"])
    #expect(panels.allSatisfy { $0.chart.monthsHeld == 12 })
  }

  @Test(
    "A month has a dot where at least half of its spending is of matched items",
    arguments: [(0, true), (1, false)] as [(Int64, Bool)])
  func thinMonths(more: Int64, hasDot: Bool) throws {
    var builder = BookBuilder()
    for month in 4...9 {
      let prices = (0..<12).map { Int64(200 + 10 * $0 + 4 * month) }
      for (item, cents) in prices.enumerated() {
        builder.buy("2026-0\(month)-05", "Rewe", "Item \(item)", cents)
      }
      if month == 7 { builder.buy("2026-07-06", "Rewe", "Freezer", prices.reduce(more, +)) }
    }
    let lines = try #require(Self.levels(Self.trends(builder)))
    let household = try #require(lines.series.last)
    #expect(household.dots.map { $0 != nil } == [true, true, true, hasDot, true, true])
  }

  @Test("The household's line begins at 100 and ends at the change that the heading states")
  func slope() throws {
    var builder = BookBuilder()
    for month in 0..<6 {
      for item in 0..<12 {
        builder.buy(
          "2026-0\(month + 4)-05", "Rewe", "Item \(item)", Int64(200 + 10 * item + 4 * month))
      }
    }
    let report = Self.trends(builder)
    let line = try #require(Self.levels(report)?.series.last)
    let values = line.values.compactMap(\.self)
    let percent = try #require(values.last) - 100
    #expect(values.first == 100)
    #expect(line.dots.count { $0 != nil } == 6)
    let stated = Formatting().plainText(report.headline)
    #expect(stated.contains(" \(Int(percent.rounded()))%"), "\(stated)")
    #expect(line.band.last?.map { $0.contains(100 + percent) } == true)
  }

  private static func levels(_ report: Report) -> LineChart? {
    charts(report).lazy.compactMap { drawing in
      if case .lines(let lines) = drawing { lines } else { nil }
    }.first
  }
}
