import PricebookAnalytics
import PricebookModel

/// The home page: every month of the data, by year, linked where it is reported.
struct IndexReport {
  let scopes: ReportScopes
  /// Months with data, ascending; at least the report's own month.
  let months: [Month]
  /// Those that are written beside the page.
  let tables: [DataTable]

  private var words: ReportWords { scopes.first.words }

  init(_ scopes: ReportScopes, tables: [DataTable]) {
    self.scopes = scopes
    self.tables = tables
    let months = scopes.first.period.months
    self.months = months.isEmpty ? [scopes.first.month] : months
  }

  var report: Report {
    let lead = scopes.first
    let shown =
      [lead] + scopes.others.filter { scope in months.contains { scope.spending(in: $0) != nil } }
    var sections = Section.grouped(
      shown.map { scope in
        let chart = [chartSection(scope)].compactMap(\.self)
        return (scope.currency, chart + HomeYears(scope, months: months).sections)
      })
    sections += [periodsSection, tablesSection].compactMap(\.self)
    return Report(
      kind: .index, title: words.index.title, kicker: kicker(lead.currency), headline: headline,
      deck: deck, navigation: lead.context.rootNavigation(of: .index), sections: sections,
      footer: [words.index.footer, words.shared.footerAmounts(shown.map(\.currency))],
      locale: lead.context.locale, words: words.page)
  }

  private var periodsSection: Section? {
    let links = scopes.first.context.periods.reversed().map { period -> RichText in
      let page = LinkTarget.page("\(period)/\(ReportKind.index.fileName)")
      return "\(link: words.shared.label(period), to: page)"
    }
    guard !links.isEmpty else { return nil }
    return Section(
      id: "periods", title: words.index.periodsTitle,
      blocks: [.paragraph(words.shared.list(links, limit: links.count))], isOutsideGroups: true)
  }

  /// The full tables as links; a table without rows is not listed.
  private var tablesSection: Section? {
    let links = tables.filter { $0.rowCount > 0 }.map { table -> RichText in
      "\(link: RichText(table.name), to: .file("\(ReportContext.tablesFolder)\(table.name).csv"))"
    }
    guard !links.isEmpty else { return nil }
    return Section(
      id: "tables", title: words.index.tablesTitle, note: [words.index.tablesNote],
      blocks: [.paragraph(words.shared.list(links, separator: " · "))], isOutsideGroups: true)
  }

  private var year: YearHeadline? {
    let scopes = scopes.all
    let outline = YearOutline(
      of: scopes[0].period.calendar.year(of: scopes[0].month), in: scopes[0].analysis)
    let spent = scopes.filter { scope in outline.months.contains { scope.spending(in: $0) != nil } }
    return spent.isEmpty ? nil : YearHeadline(outline: outline, scopes: spent)
  }

  private var headline: RichText {
    year == nil
      ? words.review.nothingSpent(MonthPeriod(scopes.first.month)) : MonthPage(scopes).headline
  }

  /// What was spent in the year, and how that is against its budgets.
  private var yearSentence: RichText? {
    year.map { year in
      let scope = year.scopes[0]
      let budget = scope.currencyID.flatMap { year.outline.budget(in: $0, of: scope.analysis) }
      return words.comparison.answer(
        words.year.headline(year.spent, year.outline, budget: year.claim(budget), change: nil))
    }
  }

  private var deck: RichText {
    let lead = scopes.first
    let record = BudgetsKept(
      months.compactMap { lead.budget(of: $0) }, whole: WholeMonths(in: lead.analysis))
    let unlinked = months.count { !lead.context.months.contains($0) }
    let sentences: [RichText?] = [
      CheckSentences(lead).count, yearSentence,
      year?.prices?.overYear.map { "\(words.moves.household($0, storeChoice: nil))." },
      record.map { words.index.kept($0.kept, over: $0.over, $0.span) },
      unlinked > 0 ? words.index.unlinked(unlinked) : nil,
    ]
    let told = sentences.compactMap(\.self).filter { !$0.isEmpty }
    return told.isEmpty ? words.review.noReceipts : RichText(sentences: told)
  }

  private func kicker(_ currency: CurrencyCode) -> RichText {
    let span = words.shared.months([months[0], months[months.count - 1]])
    return currency.label.isEmpty ? span : "\(span), \(name: currency.label)"
  }

  private static let chartLimit = 1_200

  private func chartSection(_ scope: CurrencyScope) -> Section? {
    let last = max(scope.month, months[0])
    guard months[0] < last else { return nil }
    let start = max(months[0], last.adding(months: 1 - Self.chartLimit))
    let columns = (0...last.months(since: start)).map { scope.column(start.adding(months: $0)) }
    let drawing = MonthColumns(
      currency: scope.currency, months: columns, subjects: scope.month...scope.month,
      projection: scope.statedEnd(of: scope.month))
    return Section(
      id: "columns", title: words.budget.monthsCaption(isOfWeeks: false),
      blocks: [
        .chart(
          "index-columns", words.budget.monthsCaption(isOfWeeks: false),
          words.index.chartDescription(start, last),
          .monthColumns(drawing), isFullWidth: true, isTabledElsewhere: true)
      ], isFullWidth: true, isTitleHidden: true)
  }
}
