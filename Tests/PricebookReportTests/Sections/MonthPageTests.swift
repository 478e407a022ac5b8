import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookDocument
@testable import PricebookPages
@testable import PricebookReport

@Suite("The month on one sheet")
struct MonthPageTests {
  private static func page(
    of book: Book, asOf day: String? = nil, options: AnalysisOptions = AnalysisOptions(),
    locale: ReportLocale = .english
  ) -> Report {
    var options = options
    options.asOf = day.flatMap { CalendarDate(iso: $0) }
    let analysis = Analysis(of: book, options: options)
    let month = analysis.period.month
    let context = ReportContext(months: [month], years: [month.year], locale: locale)
    let kinds: [ReportKind] =
      analysis.period.isMonth
      ? [.spendingReview, .priceTrends, .storeComparison] : [.spendingReview, .priceTrends]
    return Reports.monthIndex(
      of: analysis, context: context,
      reports: kinds.map { Reports.make($0, of: analysis, context: context) },
      tables: ReportTables.all(of: analysis))
  }

  private static func headline(_ report: Report) -> String {
    Formatting(.english).plainText(report.headline)
  }

  private static func dairy(spent cents: Int64, budget: Int64, whole: Int64? = nil) -> Book {
    var builder = BookBuilder()
    builder.buy("2026-10-05", "Rewe", "Milk", cents, category: "Dairy")
    builder.buy("2026-10-05", "Rewe", "Bread", 10_000, category: "Bakery")
    builder.budget("Dairy", budget)
    if let whole { builder.budget(nil, whole) }
    return builder.book()
  }

  @Test("The headline of a month under way says what is left, and what is over")
  func left() {
    let page = Self.page(
      of: Self.dairy(spent: 6_800, budget: 5_000, whole: 20_000), asOf: "2026-10-27")
    #expect(Self.headline(page) == "October: €32.00 left for 4 days; Dairy is €18 over")
  }

  @Test("The headline of a month that is over says no days")
  func closed() {
    let page = Self.page(
      of: Self.dairy(spent: 6_800, budget: 5_000, whole: 15_000), asOf: "2026-11-30",
      options: Self.october)
    #expect(Self.headline(page) == "October: €18.00 over budget; Dairy is €18 over")
  }

  @Test("A category that is over by less than a hundredth of the month is no news")
  func smallExcess() {
    let page = Self.page(
      of: Self.dairy(spent: 5_100, budget: 5_000, whole: 20_000), asOf: "2026-10-27")
    #expect(Self.headline(page) == "October: €49.00 left for 4 days")
  }

  @Test("Without a budget the headline and the deck are those of the spending review")
  func noBudget() {
    var builder = BookBuilder()
    builder.buy("2026-10-05", "Rewe", "Milk", 119)
    let book = builder.book()
    let review = ReportReading.review(of: book)
    let page = Self.page(of: book)
    #expect(page.headline == review.headline)
    #expect(page.deck == review.deck)
  }

  private static var october: AnalysisOptions {
    var options = AnalysisOptions()
    options.month = Month(year: 2026, month: 10)
    return options
  }

  @Test("It shows at most three findings, each the review's and each with a small chart")
  func findings() {
    let book = BookBuilder.household().book()
    let shown = ReportReading.findings(of: Self.page(of: book))
    let all = ReportReading.observations(of: book).map(\.sentence)
    #expect((1...3).contains(shown.count))
    #expect(shown.allSatisfy { all.contains($0.sentence) })
    #expect(shown.allSatisfy { $0.chart?.isSmall == true })
  }

  @Test("A finding leads to the section of the review that explains it")
  func findingLinks() throws {
    let book = BookBuilder.household().book()
    let sections = Set(ReportReading.review(of: book).sections.map(\.id))
    let places = ReportReading.findings(of: Self.page(of: book)).compactMap { finding -> String? in
      guard case .place("spending-review", let id)? = finding.link?.target else { return nil }
      return id
    }
    try #require(!places.isEmpty)
    #expect(places.allSatisfy { sections.contains($0) })
  }

  @Test("Prices that rose are listed with what was paid, and not told as a finding again")
  func dearer() throws {
    var builder = BookBuilder.household()
    for day in ["02", "09", "16"] {
      builder.buy("2026-10-\(day)", "Edeka", "Apples", 990, category: "Fruit", unit: "kg")
    }
    let page = Self.page(of: builder.book())
    let table = try #require(ReportReading.table("dearer-table", of: page))
    #expect(table.rows.count <= 3)
    #expect(table.columns.count == 4)
    let told = ReportReading.findings(of: page).map { ReportReading.plain($0.sentence) }
    #expect(told.allSatisfy { !$0.contains("rose against") })
  }

  @Test("The two bars of where to shop differ by the saving that the sentence states")
  func whereToShop() throws {
    var builder = BookBuilder()
    for month in 1...9 {
      for (day, store, factor) in [("03", "Dear", 100), ("10", "Dear", 100), ("17", "Cheap", 70)] {
        for item in 1...20 {
          builder.buy(
            "2026-0\(month)-\(day)", store, "Item \(item)", Int64(factor * (10 + item) / 10))
        }
      }
    }
    let book = builder.book()
    let analysis = ReportReading.analysis(of: book)
    let saving = try #require(analysis.comparisons.first?.attainable)
    try #require(saving.claim.clear != nil)
    let section = try #require(Self.page(of: book).sections.first { $0.id == "where-to-shop" })
    let bars = section.blocks.lazy.compactMap { block -> ComparisonBars? in
      guard case .chart(let chart) = block, case .comparisonBars(let bars) = chart.drawing else {
        return nil
      }
      return bars
    }.first
    let rows = try #require(bars?.rows)
    #expect(rows.map(\.name) == ["As now", "Cheap"])
    #expect(rows[0].own - rows[1].own == saving.amount)
  }

  private static func threeCurrencies(budget: Int64?) -> Book {
    var builder = BookBuilder()
    for _ in 0..<3 { builder.buy("2026-10-05", "Rewe", "Milk", 119) }
    builder.buy("2026-10-06", "Migros", "Milk", 195, currency: "CHF")
    builder.buy("2026-10-06", "Tesco", "Milk", 95, currency: "GBP")
    if let budget { builder.budget(nil, budget) }
    return builder.book()
  }

  private static func lines(of page: Report) -> [String]? {
    page.sections.first?.blocks.compactMap { block -> String? in
      if case .paragraph(let text) = block { Formatting(.english).plainText(text) } else { nil }
    }
  }

  @Test("Each other currency has a line of its own beside a headline on the budget")
  func otherCurrencies() {
    let page = Self.page(of: Self.threeCurrencies(budget: 5_000))
    #expect(
      Self.lines(of: page) == [
        "CHF\u{A0}1.95 spent by 6 October 2026.", "£0.95 spent by 6 October 2026.",
      ])
  }

  @Test("A headline that names what was spent in each currency is not said again")
  func namedCurrencies() {
    let page = Self.page(of: Self.threeCurrencies(budget: nil))
    #expect(
      Self.headline(page) == "€3.57, CHF\u{A0}1.95 and £0.95 spent by 6 October 2026")
    #expect(Self.lines(of: page) == [])
  }

  @Test("A quarter has no stores to compare, nothing due and two reports to link to")
  func quarter() throws {
    var options = AnalysisOptions()
    options.period = MonthPeriod(iso: "2026-Q3")
    let page = Self.page(of: BookBuilder.household().book(), options: options)
    let ids = ReportReading.ids(of: page)
    #expect(!ids.contains("where-to-shop") && !ids.contains("due"))
    let links = try #require(page.sections.first { $0.id == "reports" })
    guard case .paragraph(let text) = links.blocks[0] else { throw WrongBlock() }
    #expect(ReportReading.plain(text) == "Spending review · Price trends · Tables")
  }

  private struct WrongBlock: Error {}

  @Test("A book without receipts still has a sheet, and lists no table without rows")
  func vaultAlone() throws {
    var builder = BookBuilder()
    builder.options = [("Milk", "Lidl", "1.10", "2026-10-01"), ("Milk", "Aldi", "1.05", nil)]
    let page = Self.page(of: builder.book())
    #expect(!page.headline.isEmpty)
    let rows = ReportReading.table("files-table", of: page)?.rows ?? []
    for row in rows {
      guard case .value(.count(let count)) = row.cells[2].content else { throw WrongBlock() }
      #expect(count > 0)
    }
  }

  @Test("Every table has a sentence on what it has", arguments: Language.allCases)
  func fileContents(language: Language) {
    let analysis = ReportReading.analysis(of: Book())
    let names = ReportTables.all(of: analysis).map(\.name) + ["rejected-lines"]
    let texts = names.map { ReportReading.plain(language.words.month.fileContent($0)) }
    #expect(Set(texts).count == names.count && !texts.contains(""))
  }

  @Test("Sections outside the sheet are on screen only")
  func paper() {
    let page = Self.page(of: BookBuilder.household().book())
    let onPaper = page.sections.filter { !$0.isOnScreenOnly }.map(\.id)
    #expect(!onPaper.contains("files") && !onPaper.contains("reports"))
    #expect(HTMLRenderer().render(page).contains("<div class=\"page sheet\">"))
  }
}
