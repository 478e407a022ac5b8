import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookDocument
@testable import PricebookPages
@testable import PricebookReport

@Suite("The spending review")
struct SpendingReviewTests {
  private static let review = ReportReading.review(
    of: BookBuilder.household().book(), context: ReportContext(hasTableFiles: true))

  @Test("The key figures come first, then what stands out; the data come last")
  func order() {
    let ids = ReportReading.ids(of: SpendingReviewTests.review)
    #expect(ids.prefix(2) == ["key-figures", "what-stands-out"])
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

  @Test("Findings are ordered by the money at stake, and none of them is of nothing")
  func findingsOrder() {
    let stakes = ReportReading.findings(of: SpendingReviewTests.review)
      .compactMap { ReportReading.amount($0.amount)?.magnitude }
    #expect(stakes.count >= 3 && stakes.count <= 7)
    #expect(stakes == stakes.sorted(by: >))
    #expect(!stakes.contains(.zero))
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
      ("categories", 1), ("months-table", 1), ("stores-table", 1), ("items-table", 2),
    ])
  func sums(id: String, column: Int) throws {
    let table = try #require(ReportReading.table(id, of: SpendingReviewTests.review))
    let amounts = table.rows.map { ReportReading.amount($0.cells[column]) ?? .zero }
    #expect(table.rows.last?.emphasis == .total)
    #expect(amounts.dropLast().sum == amounts.last)
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
      ("categories", 1, 27), ("stores-table", 1, 27), ("items-table", 2, 10),
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
    #expect(planning.cells[5...8].allSatisfy { ReportReading.amount($0) == nil })
  }

  @Test("A month that is not over is compared with the same days, and says so")
  func sameDays() throws {
    let september = SpendingReviewTests.review.sections.flatMap(\.blocks)
      .flatMap { block -> [KeyFigure] in
        if case .keyFigures(let figures) = block { figures.figures } else { [] }
      }
      .map { ReportReading.plain($0.label) }
    #expect(september.contains { $0.hasPrefix("Against 1–") })
  }

  @Test("The control totals of the page are those of the files")
  func controlTotals() throws {
    let table = try #require(ReportReading.table("control-totals", of: SpendingReviewTests.review))
    let total = try #require(table.rows.last)
    let spent = BookBuilder.household().book().lines.paid.sum
    #expect(ReportReading.amount(total.cells[5]) == spent)
  }

  @Test("Links to tables stand only where the tables stand beside the page")
  func fileLinks() {
    let book = BookBuilder.household().book()
    let alone = HTMLRenderer().render(ReportReading.review(of: book))
    #expect(!alone.contains("href=\"tables/"))
    #expect(!alone.contains("href=\"../"))
    let beside = HTMLRenderer().render(
      ReportReading.review(of: book, context: ReportContext(hasTableFiles: true)))
    #expect(beside.contains("href=\"tables/spending-by-item.csv\""))
  }
}
