import PricebookAnalytics
import PricebookModel
import Testing

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
    return Reports.monthIndex(
      of: analysis,
      context: ReportContext(
        months: [month], years: [month.year], hasTableFiles: true, locale: locale))
  }

  private static func plain(_ text: RichText, _ locale: ReportLocale = .english) -> String {
    Formatting(locale).plainText(text)
  }

  private static func headline(_ report: Report) -> String { plain(report.headline) }

  private static func dairy(spent cents: Int64, budget: Int64, whole: Int64? = nil) -> Book {
    var builder = BookBuilder()
    builder.buy("2026-10-05", "Rewe", "Milk", cents, category: "Dairy")
    builder.buy("2026-10-05", "Rewe", "Bread", 10_000, category: "Bakery")
    builder.budget("Dairy", budget)
    if let whole { builder.budget(nil, whole) }
    return builder.book()
  }

  private static var october: AnalysisOptions {
    var options = AnalysisOptions()
    options.month = Month(year: 2026, month: 10)
    return options
  }

  // MARK: Heading

  @Test("A month under way says what is left, and for how many days")
  func left() {
    let page = Self.page(
      of: Self.dairy(spent: 6_800, budget: 5_000, whole: 20_000), asOf: "2026-10-27")
    #expect(Self.headline(page) == "October: €32.00 left for 4 days")
    #expect(
      Self.plain(page.deck)
        == "€168.00 of €200.00 spent. The receipts begin on 5 October: there is no month before to "
        + "compare with.")
  }

  @Test("A month over its budget says by how much, under way or not", arguments: [true, false])
  func over(isRunning: Bool) {
    let page = Self.page(
      of: Self.dairy(spent: 6_800, budget: 5_000, whole: 15_000),
      asOf: isRunning ? "2026-10-27" : "2026-11-30", options: Self.october)
    #expect(Self.headline(page) == "October: €18.00 over budget")
  }

  /// Nine months that are alike to the cent, and the first half of the tenth.
  private static func steady(budget cents: Int64) -> Book {
    var builder = BookBuilder()
    for month in 1...9 {
      for day in ["02", "09", "16", "23"] {
        builder.buy("2026-0\(month)-\(day)", "Rewe", "Milk", 1_000)
      }
    }
    for day in ["02", "09"] { builder.buy("2026-10-\(day)", "Rewe", "Milk", 1_000) }
    builder.budget(nil, cents)
    return builder.book()
  }

  @Test("It ends over its budget only where the usual end is over and clear")
  func end() {
    #expect(
      Self.headline(Self.page(of: Self.steady(budget: 3_500), asOf: "2026-10-15"))
        == "October: about €5 over budget at the usual pace")
    #expect(
      Self.headline(Self.page(of: Self.steady(budget: 4_500), asOf: "2026-10-15"))
        == "October: €25.00 left for 16 days")
    #expect(
      Self.headline(Self.page(of: Self.steady(budget: 1_500), asOf: "2026-10-15"))
        == "October: €5.00 over budget")
  }

  @Test("Without a budget it says what was spent, and what that is more than a year ago")
  func noBudget() {
    var builder = BookBuilder()
    for place in 0...12 {
      let month = Month(year: 2025, month: 10).adding(months: place)
      builder.buy("\(month)-03", "Rewe", "Milk", 10_000 + Int64(place) * 100)
      builder.buy("\(month)-28", "Rewe", "Milk", 10_000)
    }
    let page = Self.page(of: builder.book(), asOf: "2026-10-31")
    #expect(Self.headline(page) == "October: €212, €12.00 more than a year ago")
    #expect(Self.plain(page.deck) == "2 receipts at 1 store, €1.00 more than in September.")
    // The same days of a month under way: the second purchase of last year is not one of them.
    var early = BookBuilder()
    early.lines = builder.lines.filter { $0.day != "2026-10-28" }
    #expect(
      Self.headline(Self.page(of: early.book(), asOf: "2026-10-12"))
        == "October: €112, €12.00 more than a year ago")
  }

  @Test("With data of the month before alone it compares with that, and with none with nothing")
  func fewMonths() {
    var builder = BookBuilder()
    builder.buy("2026-09-01", "Rewe", "Milk", 500)
    builder.buy("2026-10-01", "Rewe", "Milk", 400)
    #expect(
      Self.headline(Self.page(of: builder.book(), asOf: "2026-10-31"))
        == "October: €4.00, €1.00 less than in September")
    builder.lines.removeFirst()
    #expect(
      Self.headline(Self.page(of: builder.book(), asOf: "2026-10-31")) == "October: €4.00")
  }

  private static func threeCurrencies(budget: Int64?) -> Book {
    var builder = BookBuilder()
    for _ in 0..<3 { builder.buy("2026-10-05", "Rewe", "Milk", 119) }
    builder.buy("2026-10-06", "Migros", "Milk", 195, currency: "CHF")
    builder.buy("2026-10-06", "Tesco", "Milk", 95, currency: "GBP")
    if let budget { builder.budget(nil, budget) }
    return builder.book()
  }

  private static func lines(of page: Report) -> [String] {
    page.sections.filter { $0.id == "days" }.flatMap(\.blocks).compactMap { block -> String? in
      if case .paragraph(let text) = block { plain(text) } else { nil }
    }
  }

  @Test("Each other currency has a line of its own beside a heading on the budget")
  func otherCurrencies() {
    let page = Self.page(of: Self.threeCurrencies(budget: 5_000))
    #expect(
      Self.lines(of: page) == [
        "CHF\u{A0}1.95 spent by 6 October 2026.", "£0.95 spent by 6 October 2026.",
      ])
  }

  @Test("A heading that names what was spent in each currency is not said again")
  func namedCurrencies() {
    let page = Self.page(of: Self.threeCurrencies(budget: nil))
    #expect(Self.headline(page) == "October: €3.57, CHF\u{A0}1.95 and £0.95")
    #expect(Self.lines(of: page) == [])
  }

  @Test("No heading is longer than 70 characters", arguments: Language.allCases)
  func lengths(language: Language) {
    let locale = ReportLocale(language)
    // Of prices alone it is the store comparison's.
    for book in WrittenReports.books where !book.make().lines.isEmpty {
      let page = Self.page(of: book.make(), locale: locale)
      let text = Self.plain(page.headline, locale)
      #expect(text.count <= 70, "\(book.name): \(text)")
    }
  }

  // MARK: Day by day

  private static func running(_ page: Report) -> RunningTotal? {
    page.sections.flatMap(\.blocks).lazy.compactMap { block -> RunningTotal? in
      guard case .chart(let chart) = block, case .runningTotal(let total) = chart.drawing else {
        return nil
      }
      return total
    }.first
  }

  @Test("The line of the days ends at what was spent, on the day of the last receipt")
  func days() throws {
    let total = try #require(
      Self.running(Self.page(of: Self.steady(budget: 3_500), asOf: "2026-10-15")))
    #expect(total.current.count == 9)
    #expect(total.current.last == Amount(units: 20))
    #expect(total.current[0] == .zero && total.current[1] == Amount(units: 10))
    #expect(total.previous.count == 30 && total.previous.last == Amount(units: 40))
    #expect(total.budget == Amount(units: 35) && total.usualEnd == Amount(units: 40))
    let closed = try #require(
      Self.running(
        Self.page(of: Self.steady(budget: 3_500), asOf: "2026-11-30", options: Self.october)))
    #expect(closed.usualEnd == nil && closed.current.count == 9)
  }

  // MARK: Three things

  @Test("There are at most three things, each with a small picture, a link and 18 words at most")
  func things() {
    let book = BookBuilder.household().book()
    for language in Language.allCases {
      let locale = ReportLocale(language)
      let shown = ReportReading.findings(of: Self.page(of: book, locale: locale))
      #expect((1...3).contains(shown.count))
      #expect(shown.allSatisfy { $0.chart?.isSmall == true && $0.link != nil })
      for finding in shown {
        let words = Self.plain(finding.sentence, locale).split(whereSeparator: \.isWhitespace)
        #expect(words.count <= 18, "\(words.joined(separator: " "))")
      }
    }
  }

  private static func thing(_ id: String, of page: Report) -> String? {
    ReportReading.findings(of: page).first { $0.chart?.id == id }.map { plain($0.sentence) }
  }

  @Test("The category furthest over its budget comes first, else the fullest")
  func budgets() {
    let over = Self.page(
      of: Self.dairy(spent: 6_800, budget: 5_000, whole: 20_000), asOf: "2026-10-27")
    #expect(
      Self.thing("budgets", of: over)
        == "over the budget of €50.00 for Dairy: 136% of it is spent.")
    let under = Self.page(
      of: Self.dairy(spent: 4_000, budget: 5_000, whole: 20_000), asOf: "2026-10-27")
    #expect(
      Self.thing("budgets", of: under)
        == "against the budget of €50.00 for Dairy, the fullest: 80% of it is spent.")
  }

  private static func cream(now cents: Int64, old: String = "100", new: String = "75") -> Book {
    var builder = BookBuilder()
    for month in ["03", "04", "05", "06"] {
      builder.buy("2026-\(month)-05", "Rewe", "Hand cream, \(old) ml", 279)
    }
    for month in ["07", "08", "09"] {
      builder.buy("2026-\(month)-05", "Rewe", "Hand cream, \(new) ml", cents)
    }
    return builder.book()
  }

  @Test("A package that became smaller is told with both sizes and, where it changed, both prices")
  func packages() {
    #expect(
      Self.thing("packages", of: Self.page(of: Self.cream(now: 279)))
        == "for Hand cream: 75\u{A0}ml instead of 100\u{A0}ml for the same €2.79.")
    #expect(
      Self.thing("packages", of: Self.page(of: Self.cream(now: 259)))
        == "for Hand cream: 75\u{A0}ml instead of 100\u{A0}ml, for €2.59 instead of €2.79.")
    // No dearer for what it holds.
    #expect(Self.thing("packages", of: Self.page(of: Self.cream(now: 209))) == nil)
  }

  @Test("The price that costs most a year is told where its rise may be stated, and no fall is")
  func rises() {
    func book(_ now: Int64, times: Int) -> Book {
      var builder = BookBuilder()
      for place in 0..<14 {
        let month = Month(year: 2025, month: 9).adding(months: place)
        for day in 1...times {
          builder.buy("\(month)-0\(day)", "Rewe", "Milk", place > 8 ? now : 100)
        }
      }
      return builder.book()
    }
    #expect(
      Self.thing("rise", of: Self.page(of: book(130, times: 3)))
        == "more a year for Milk at Rewe: €1.30 instead of €1.00.")
    #expect(Self.thing("rise", of: Self.page(of: book(70, times: 3))) == nil)
  }

  @Test("The category that moved is compared with the month before, and not told twice")
  func moved() {
    func page(_ pets: Int64, budget: Bool) -> Report {
      var builder = BookBuilder()
      for month in ["08", "09", "10"] {
        builder.buy("2026-\(month)-02", "Rewe", "Milk", 5_000, category: "Dairy")
        builder.buy(
          "2026-\(month)-02", "Rewe", "Cat food", month == "10" ? pets : 1_000, category: "Pets")
      }
      if budget {
        builder.budget("Pets", 1_500)
        builder.budget(nil, 20_000)
      }
      return Self.page(of: builder.book(), asOf: "2026-10-31")
    }
    #expect(
      Self.thing("category", of: page(4_000, budget: false))
        == "for Pets against September.")
    // Below 5 % of the month it is not told, nor where its budget is told already.
    #expect(Self.thing("category", of: page(1_200, budget: false)) == nil)
    #expect(Self.thing("category", of: page(4_000, budget: true)) == nil)
  }

  @Test("Five lines are enough for an answer: a price seen at two stores")
  func firstRun() {
    var builder = BookBuilder()
    builder.buy("2026-10-03", "Corner Shop", "Whole milk", 250, quantity: 2)
    builder.buy("2026-10-03", "Corner Shop", "Bread", 320)
    builder.buy("2026-10-05", "Market Hall", "Whole milk", 110)
    let page = Self.page(of: builder.book(), asOf: "2026-10-06")
    #expect(Self.headline(page) == "Whole milk is €0.15 cheaper at Market Hall")
    #expect(
      Self.thing("price-now", of: page)
        == "for Whole milk: €1.10 at Market Hall (5 October 2026), €1.25 at Corner Shop (3 October 2026)."
    )
    let closing = page.sections.flatMap(\.blocks).contains { block in
      if case .footnote(let text) = block {
        Self.plain(text).hasPrefix("From four months on")
      } else {
        false
      }
    }
    #expect(closing)
    // At the same price there is nothing to tell.
    builder.lines[2].paid = 12_500
    #expect(
      Self.headline(Self.page(of: builder.book(), asOf: "2026-10-06")) == "October: €6.95")
  }

  // MARK: Buy next

  @Test("What is due and what lists want is one list: overdue first, each with its price")
  func buyNext() throws {
    var builder = BookBuilder()
    for week in 0..<8 {
      let day = CalendarDate(iso: "2026-08-31").map { $0.adding(days: week * 7) }
      builder.buy("\(day?.description ?? "")", "Rewe", "Milk", 119)
    }
    builder.buy("2026-10-20", "Lidl", "Butter", 219)
    builder.cart(
      "c1", "Party", .planning, "2026-10-18",
      [BookBuilder.CartLineText(item: "Butter", planned: ("2.19", "1", "Lidl"), bought: nil)])
    let table = try #require(
      ReportReading.table("buy-next-table", of: Self.page(of: builder.book(), asOf: "2026-10-28")))
    let texts = table.rows.map { row in
      row.cells.map { cell -> String in
        if case .text(let text) = cell.content { Self.plain(text) } else { "?" }
      }
    }
    #expect(texts == [["Milk", "2 days overdue", "€1.19"], ["Butter", "on the list", "€2.19"]])
  }

  @Test("A quarter has nothing to buy next, and is drawn by months")
  func quarter() throws {
    var options = AnalysisOptions()
    options.period = MonthPeriod(iso: "2026-Q3")
    let page = Self.page(of: BookBuilder.household().book(), options: options)
    #expect(!ReportReading.ids(of: page).contains("buy-next"))
    #expect(Self.running(page) == nil)
  }

  // MARK: Paper and text

  @Test("A book without receipts still has a sheet")
  func vaultAlone() throws {
    var builder = BookBuilder()
    builder.options = [("Milk", "Lidl", "1.10", "2026-10-01"), ("Milk", "Aldi", "1.05", nil)]
    #expect(!Self.page(of: builder.book()).headline.isEmpty)
  }

  @Test("It is laid out as one sheet, without lists of files")
  func paper() {
    let page = Self.page(of: BookBuilder.household().book())
    #expect(ReportReading.ids(of: page) == ["days", "things", "buy-next", "data"])
    #expect(HTMLRenderer().render(page).contains("<div class=\"page sheet\">"))
  }
}
