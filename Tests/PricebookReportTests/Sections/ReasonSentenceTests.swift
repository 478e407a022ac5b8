import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

/// What the sheet of a month and the review give as a reason.
@Suite("The reasons that pages give")
struct ReasonSentenceTests {
  private static func things(
    _ builder: BookBuilder, asOf day: String, locale: ReportLocale = .english,
    payments: [Payment] = []
  ) -> [String] {
    let formatting = Formatting(locale)
    let scope = ReportScopes(
      of: analysis(builder, day, payments: payments), context: context(day, locale)
    ).first
    return MonthPage(ReportScopes(of: scope.analysis, context: scope.context)).report.sections
      .filter { $0.id == "things" }.flatMap(\.blocks).flatMap { block -> [Finding] in
        if case .findings(let findings) = block { findings } else { [] }
      }.map { "\(formatting.text($0.amount)) \(formatting.plainText($0.sentence))" }
  }

  private static func analysis(
    _ builder: BookBuilder, _ day: String, payments: [Payment] = []
  ) -> Analysis {
    var options = AnalysisOptions()
    options.asOf = CalendarDate(iso: day)
    var book = builder.book()
    book.payments = payments
    return Analysis(of: book, options: options)
  }

  private static func context(_ day: String, _ locale: ReportLocale) -> ReportContext {
    let month = CalendarDate(iso: day)?.month ?? Month(index: 0)
    return ReportContext(
      months: [month], years: [month.year], hasTableFiles: true, locale: locale)
  }

  private static func review(_ builder: BookBuilder, asOf day: String) -> SpendingReview {
    SpendingReview(
      scope: ReportScopes(of: analysis(builder, day), context: context(day, .english)).first)
  }

  // MARK: Budgets

  private static var holiday: BookBuilder {
    var builder = BookBuilder()
    builder.buy("2026-05-04", "Spar", "Rice", 4_300, category: "Pantry")
    builder.buy("2026-05-09", "Air", "Flight", 21_000, category: "Travel")
    builder.budget("Pantry", 10_000)
    return builder
  }

  @Test("A month over its budget names what has no budget, not a budget with money left")
  func unbudgeted() {
    let things = Self.things(Self.holiday, asOf: "2026-05-31")
    #expect(things.first == "+€210.00 for Travel, which has no budget.")
    #expect(!things.contains { $0.contains("fullest") })
  }

  @Test("Money without a category is named as such")
  func withoutCategory() {
    var builder = Self.holiday
    builder.lines[1].category = ""
    #expect(
      Self.things(builder, asOf: "2026-05-31").first
        == "+€210.00 for what has no category, and so no budget.")
  }

  @Test("A category over its own budget is the reason where it is the largest part")
  func category() {
    var builder = Self.holiday
    builder.buy("2026-05-12", "Spar", "Oil", 32_000, category: "Pantry")
    #expect(
      Self.things(builder, asOf: "2026-05-31").first?.hasPrefix(
        "+€263.00 over the budget of ")
        == true)
  }

  @Test("A month within its budget has its fullest one")
  func within() {
    var builder = Self.holiday
    builder.budget(nil, 90_000)
    #expect(
      Self.things(builder, asOf: "2026-05-31").first
        == "−€57.00 against the budget of €100 for Pantry, the fullest: 43% of it is spent.")
  }

  @Test("The reason stands before the categories over their budgets")
  func review() {
    var builder = Self.holiday
    builder.buy("2026-05-12", "Spar", "Oil", 6_200, category: "Pantry")
    let section = Self.review(builder, asOf: "2026-05-31").budgetSection
    guard case .chart(let chart)? = section?.blocks.first else { return #expect(Bool(false)) }
    #expect(
      Formatting(.english).plainText(chart.description)
        == "€210.00 for Travel, which has no budget. The one category with a budget is over it: "
        + "Pantry with +€5.00.")
  }

  // MARK: Changes

  private static func returned(_ refundMonth: String, boughtIn month: String) -> BookBuilder {
    var builder = BookBuilder()
    for number in 3...6 {
      builder.buy("2026-0\(number)-08", "Spar", "Rice", 2_000, category: "Pantry")
    }
    builder.buy("\(month)-11", "Depot", "Drill", 8_850, category: "Tools")
    builder.buy("\(refundMonth)-19", "Depot", "Drill", -8_850, category: "Tools")
    return builder
  }

  @Test("After a refund, the refund is the reason and not that more was bought")
  func refundBefore() {
    let builder = Self.returned("2026-05", boughtIn: "2026-04")
    #expect(
      Self.things(builder, asOf: "2026-06-30")
        == ["+€88.50 for Tools: €88.50 was refunded in May."])
    #expect(
      Self.review(builder, asOf: "2026-06-30").changeCaution.map {
        Formatting(.english).plainText($0)
      }
        == "+€88.50 for Tools: €88.50 was refunded in May.")
  }

  @Test("In the month of a refund, the refund is the reason and not that less was bought")
  func refundNow() {
    let builder = Self.returned("2026-06", boughtIn: "2026-04")
    #expect(
      Self.things(builder, asOf: "2026-06-30")
        == ["−€88.50 for Tools: €88.50 was refunded in June."])
  }

  @Test("What was bought in the month before and given back in this one is a refund")
  func refundOfMonthBefore() {
    let builder = Self.returned("2026-06", boughtIn: "2026-05")
    #expect(
      Self.things(builder, asOf: "2026-06-30")
        == ["−€177.00 for Tools: €88.50 was refunded in June."])
  }

  @Test("Without a refund, more was spent")
  func bought() {
    let builder = Self.returned("2026-03", boughtIn: "2026-06")
    #expect(
      Self.things(builder, asOf: "2026-06-30")
        == ["+€88.50 for Tools against May."])
  }

  @Test("Where the receipts of a weekly store end, that is to check, and not that less was bought")
  func stopped() {
    var builder = BookBuilder()
    for week in 0..<13 {
      let day = CalendarDate(iso: "2026-04-04")?.adding(days: 7 * week).description ?? ""
      builder.buy(day, "Spar", "Bread", 1_500, category: "Food")
      if week < 10 { builder.buy(day, "Depot", "Lunch", 7_000, category: "Food") }
    }
    #expect(Self.things(builder, asOf: "2026-06-30").isEmpty)
    let deck = Formatting(.english).plainText(Self.review(builder, asOf: "2026-06-30").deck)
    #expect(deck.contains("Depot: no receipt since 6 June, usually every week."))
  }

  @Test("A category whose payments have no receipt did not fall", arguments: [4_500, 2_000])
  func paidWithoutReceipt(paid: Int64) {
    var builder = BookBuilder()
    // April, so that the receipts have all of May.
    for month in 4...6 {
      builder.buy("2026-0\(month)-08", "Spar", "Rice", 2_000, category: "Pantry")
    }
    builder.buy("2026-05-11", "Depot", "Drill", 8_850, category: "Tools")
    builder.buy("2026-06-11", "Depot", "Screws", 850, category: "Tools")
    let payment = Payment(
      day: CalendarDate(iso: "2026-06-12") ?? CalendarDate(daysSinceEpoch: 0), payee: "DEPOT 3",
      amount: Amount(tenThousandths: paid * 100), currency: CurrencyCode(label: "EUR"),
      kind: .withoutReceipt, store: StoreID(rawValue: 0), source: 0, line: 2)
    let things = Self.things(builder, asOf: "2026-06-30", payments: [payment])
    #expect(things == (paid > 4_000 ? [] : ["−€80.00 for Tools against May."]))
  }
}
