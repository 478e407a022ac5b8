import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite("The spending review")
struct SpendingReviewTests {
  private static let review = ReportReading.review(
    of: BookBuilder.household().book(), context: ReportContext(hasTableFiles: true))

  @Test(
    "Budgets come first, then why spending changed and what else stands out; the data come last")
  func order() {
    let ids = ReportReading.ids(of: SpendingReviewTests.review)
    #expect(ids.prefix(3) == ["budget", "changes", "what-stands-out"])
    #expect(ids.last == "data")
    #expect(Set(ids).count == ids.count)
  }

  @Test("The headline is the amount over budget and the days to go")
  func headline() {
    #expect(
      SpendingReviewTests.review.headline.inlines.first
        == .value(
          .money(Money(Amount(tenThousandths: 207_000), CurrencyCode(label: "EUR")))))
    #expect(ReportReading.plain(SpendingReviewTests.review.headline).hasSuffix("days to go"))
  }

  @Test("Five findings at most, none of them of what is shown above, problems before praise")
  func findingsOrder() {
    let shown = ReportReading.findings(of: SpendingReviewTests.review)
    #expect(!shown.isEmpty && shown.count <= 5)
    #expect(shown.allSatisfy { !$0.sentence.isEmpty })
    let praise = shown.map { $0.tone == .under }
    #expect(praise == praise.sorted { !$0 && $1 })
    let problems = shown.filter { $0.tone != .under }.compactMap {
      ReportReading.amount($0.amount)?.magnitude
    }
    #expect(problems == problems.sorted(by: >))
  }

  @Test("The categories that moved most are named under the steps, with their amounts")
  func largestCategories() throws {
    let section = try #require(SpendingReviewTests.review.sections.first { $0.id == "changes" })
    guard case .chart(let chart) = section.blocks[0], case .waterfall(let steps) = chart.drawing,
      case .paragraph(let text) = section.blocks[1]
    else {
      Issue.record("no steps")
      return
    }
    #expect(steps.start.amount + (steps.steps.map(\.amount).sum ?? .zero) == steps.end.amount)
    let table = try #require(ReportReading.table("change-table", of: SpendingReviewTests.review))
    for row in table.rows.prefix(3) where row.emphasis == .none {
      guard case .text(let name) = row.cells[0].content,
        ReportReading.amount(row.cells[1]) != .zero
      else { continue }
      #expect(ReportReading.plain(text).contains(ReportReading.plain(name)))
    }
  }

  @Test("A finding links to a section that the page has")
  func findingLinks() {
    let ids = Set(ReportReading.ids(of: SpendingReviewTests.review))
    for finding in ReportReading.findings(of: SpendingReviewTests.review) {
      if case .section(let id) = finding.link?.target { #expect(ids.contains(id)) }
    }
  }

  @Test(
    "Shown rows and the row of the others add up to the total",
    arguments: [
      ("categories", 1), ("months-table", 1), ("stores-table", 1),
    ])
  func sums(id: String, column: Int) throws {
    let table = try #require(ReportReading.table(id, of: SpendingReviewTests.review))
    let amounts = table.rows.map { ReportReading.amount($0.cells[column]) ?? .zero }
    #expect(table.rows.last?.emphasis == .total)
    #expect(amounts.dropLast().sum == amounts.last)
  }

  @Test("A budget that is carried from month to month counts once in the total of the months")
  func carriedOnce() throws {
    var builder = BookBuilder()
    for month in 8...10 {
      builder.buy("2026-\(month < 10 ? "0" : "")\(month)-05", "Lindner", "Milk", 20_000)
    }
    builder.budget(nil, 25_000, rollover: .left)
    let review = ReportReading.review(of: builder.book(), context: ReportContext())
    let total = try #require(ReportReading.table("months-table", of: review)?.rows.last)
    #expect(ReportReading.amount(total.cells[2]) == Amount(tenThousandths: 7_500_000))
    #expect(ReportReading.amount(total.cells[3]) == Amount(tenThousandths: -1_500_000))
  }

  @Test("Sums hold where categories, stores and items are more than a table shows")
  func sumsOfManyRows() throws {
    var builder = BookBuilder()
    for number in 1...60 {
      builder.buy(
        "2026-10-05", "Store \(number)", "Item \(number)", Int64(100 + number * 7),
        category: "Category \(number)")
    }
    let review = ReportReading.review(of: builder.book())
    for (id, column, rows) in [
      ("categories", 1, 27), ("stores-table", 1, 27),
    ] {
      let table = try #require(ReportReading.table(id, of: review))
      let amounts = table.rows.map { ReportReading.amount($0.cells[column]) ?? .zero }
      #expect(table.rows.count == rows, "\(id)")
      #expect(amounts.dropLast().sum == amounts.last, "\(id)")
    }
  }

  @Test("The parts of a drawn cart lead from its plan to what was paid")
  func cartWaterfall() throws {
    let charts = SpendingReviewTests.review.sections.flatMap(\.blocks)
      .flatMap { block -> [TitledChart] in
        if case .chartPair(let charts) = block { charts } else { [] }
      }
    #expect(charts.count == 1)
    for chart in charts {
      guard case .waterfall(let waterfall) = chart.chart.drawing else {
        Issue.record("no waterfall")
        continue
      }
      let steps = waterfall.steps.map(\.amount).sum ?? .zero
      #expect(waterfall.start.amount + steps == waterfall.end.amount)
    }
  }

  @Test("A cart in planning is not yet bought, rather than skipped")
  func planningCart() throws {
    let table = try #require(ReportReading.table("carts-table", of: SpendingReviewTests.review))
    let planning = try #require(table.rows.last)
    guard case .notYet = planning.cells[4].content else {
      Issue.record("not empty")
      return
    }
    #expect(ReportReading.amount(planning.cells[5]) == nil)
  }

  @Test("A month that is not over is compared with the same days, and says so")
  func sameDays() throws {
    #expect(ReportReading.plain(SpendingReviewTests.review.deck).contains("days of"))
  }

  @Test(
    "A month that spent its budget to the cent is not over it",
    arguments: [(1_000, "None"), (1_001, "Both")] as [(Int64, String)])
  func exactBudget(cents: Int64, beginning: String) throws {
    var builder = BookBuilder()
    for month in ["2026-08", "2026-09"] {
      builder.buy("\(month)-05", "Rewe", "Butter", cents, category: "Dairy")
    }
    builder.budget("Dairy", 1_000)
    let section = try #require(
      ReportReading.review(of: builder.book()).sections.first { $0.id == "months" })
    let note = try #require(section.note.first)
    #expect(ReportReading.plain(note).hasPrefix(beginning), "\(ReportReading.plain(note))")
  }

  @Test("Stores beyond the drawn ones are counted", arguments: [(12, 0), (13, 1), (15, 3)])
  func omittedStores(stores: Int, omitted: Int) throws {
    var builder = BookBuilder()
    for number in 1...stores {
      builder.buy("2026-10-05", "Store \(number)", "Butter", Int64(number) * 100)
    }
    let drawings = ReportReading.review(of: builder.book()).sections.flatMap(\.blocks)
      .compactMap { block -> StoreBars? in
        if case .chart(let chart) = block, chart.id == "store-bars",
          case .storeBars(let bars) = chart.drawing
        {
          bars
        } else {
          nil
        }
      }
    #expect(drawings.map(\.omittedCount) == [omitted])
    #expect(drawings.map(\.rows.count) == [stores - omitted])
  }

  @Test(
    "Of savings at several stores the finding says what the largest store's part is",
    arguments: [(["Lidl"], false), (["Lidl", "Rewe"], true)])
  func savingsOfStores(stores: [String], hasPart: Bool) {
    var builder = BookBuilder()
    builder.buy("2026-10-01", "Aldi", "Butter", 100)
    for store in stores { builder.buy("2026-10-02", store, "Butter", 250) }
    let saving = Amount(tenThousandths: Int64(stores.count) * 15_000)
    let sentences = ReportReading.findings(of: ReportReading.review(of: builder.book()))
      .filter { ReportReading.amount($0.amount) == saving }
      .map { ReportReading.plain($0.sentence) }
    #expect(!sentences.isEmpty)
    #expect(sentences.contains { $0.contains("money(") } == hasPart)
  }

  @Test("The control totals of the page are those of the files")
  func controlTotals() throws {
    let table = try #require(ReportReading.table("control-totals", of: SpendingReviewTests.review))
    let total = try #require(table.rows.last)
    let spent = BookBuilder.household().book().lines.paid.sum
    #expect(ReportReading.amount(total.cells[5]) == spent)
  }

  @Test("The control totals have six columns with any number of currencies", arguments: [1, 2, 6])
  func controlTotals(currencies count: Int) throws {
    var builder = BookBuilder()
    for (place, currency) in ["EUR", "CHF", "USD", "SEK", "GBP", "DKK"].prefix(count).enumerated() {
      builder.buy("2026-10-05", "Rewe", "Milk", Int64(600 - 100 * place), currency: currency)
    }
    let table = try #require(
      ReportReading.table("control-totals", of: ReportReading.review(of: builder.book())))
    #expect(table.columns.count == 6)
    #expect(table.rows.allSatisfy { $0.cells.count == 6 })
    let others = table.rows.last?.cells.last?.secondLine.map(ReportReading.plain)
    let written = [
      1: nil, 2: "money(5.00 CHF)",
      6: "money(5.00 CHF) · money(4.00 USD) · money(3.00 SEK) · count(2) more",
    ]
    #expect(others == written[count])
  }

  @Test("Links to tables stand only where the tables are written")
  func fileLinks() {
    let book = BookBuilder.household().book()
    let alone = HTMLRenderer().render(ReportReading.review(of: book))
    #expect(!alone.contains("href=\"../"))
    let beside = HTMLRenderer().render(
      ReportReading.review(of: book, context: ReportContext(hasTableFiles: true)))
    #expect(beside.contains("href=\"../tables/possible-savings.csv\""))
  }

  @Test("A currency with less than 5 % of the lines has no sections", arguments: [19, 20])
  func minorCurrency(lines: Int) throws {
    var builder = BookBuilder()
    for _ in 0..<lines { builder.buy("2026-10-05", "Rewe", "Butter", 220) }
    builder.buy("2026-10-05", "Migros", "Butter", 310, currency: "CHF")
    let scopes = ReportScopes(
      of: ReportReading.analysis(of: builder.book()), context: ReportContext())
    #expect(scopes.isMinor(try #require(scopes.others.first)) == (lines == 20))
  }
}
