import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The page of all months: those that have a folder of reports, newest first.
struct IndexReport {
  let scopes: ReportScopes
  /// Ascending; at least the report's own month.
  let months: [Month]
  /// Those that are written beside the page.
  let tables: [DataTable]

  private var words: ReportWords { scopes.first.words }

  init(_ scopes: ReportScopes, tables: [DataTable]) {
    self.scopes = scopes
    self.tables = tables
    let listed = scopes.first.context.months
    months = listed.isEmpty ? [scopes.first.month] : listed
  }

  var report: Report {
    let lead = scopes.first
    let newest = months.last ?? lead.month
    let oldest = months.first ?? lead.month
    let shown =
      [lead]
      + scopes.others.filter { scope in
        months.contains { scope.spending(in: $0) != nil }
      }
    var sections: [Section] = []
    for scope in shown {
      var own = [chartSection(scope), tableSection(scope)].compactMap(\.self)
      if shown.count > 1, !own.isEmpty {
        own[0].groupHeading = .name(scope.currency.label)
        if scope.currency != lead.currency { own = own.map { $0.suffixed(scope.currency) } }
      }
      sections += own
    }
    let list = TablesSection(tables: tables, folder: ReportContext.tablesFolder, words: words)
    if var section = list.section() {
      section.isOutsideGroups = true
      sections.append(section)
    }
    let total = months.reduce(Amount.zero) { $0 + lead.spent(in: $1) }
    // A month that still runs has not kept to its budget yet.
    let budgeted = months.compactMap { lead.budget(of: $0) }.filter {
      $0.budget != nil && ($0.status == .over || $0.month != lead.month || lead.period.isOver)
    }
    return Report(
      kind: .index, title: words.index.title,
      kicker: kicker(oldest...newest, lead.currency),
      headline: words.index.headline(lead.written(total), months: months),
      deck: words.index.deck(
        kept: budgeted.count { $0.status != .over }, over: budgeted.count { $0.status == .over },
        newest: newest, links: links(newest)),
      sections: sections,
      footer: [words.index.footer, words.shared.footerAmounts(shown.map(\.currency))],
      locale: lead.context.locale, words: words.page)
  }

  private func kicker(_ months: ClosedRange<Month>, _ currency: CurrencyCode) -> RichText {
    let span = words.shared.months([months.lowerBound, months.upperBound])
    return currency.label.isEmpty ? span : "\(span), \(name: currency.label)"
  }

  private func links(_ month: Month) -> [RichText] {
    [ReportKind.spendingReview, .priceTrends, .storeComparison].map { kind in
      "\(link: words.index.inSentence(kind), to: page(kind, month))"
    }
  }

  private func page(_ kind: ReportKind, _ month: Month) -> LinkTarget {
    .page("\(month)/\(kind.fileName)")
  }

  private func chartSection(_ scope: CurrencyScope) -> Section? {
    guard let last = months.last, let first = scope.period.months.first, first < last else {
      return nil
    }
    let start = max(first, last.adding(months: -24))
    let columns = (0...last.months(since: start)).map { place in
      let month = start.adding(months: place)
      return MonthColumns.Column(
        month: month, spent: scope.spent(in: month), budget: scope.budget(of: month)?.budget)
    }
    return Section(
      id: "columns", title: words.budget.monthsCaption,
      blocks: [
        .chart(
          Chart(
            id: "index-columns", title: words.budget.monthsCaption,
            description: words.index.chartDescription(start, last),
            drawing: .monthColumns(
              MonthColumns(
                currency: scope.currency, months: columns, subject: scope.month,
                projection: scope.budget(of: scope.month)?.projection)),
            isFullWidth: true))
      ], isFullWidth: true, isTitleHidden: true)
  }

  private func tableSection(_ scope: CurrencyScope) -> Section {
    let scale =
      months.flatMap { month in
        [scope.spent(in: month), scope.budget(of: month)?.budget ?? .zero]
      }.max() ?? .zero
    var rows = months.reversed().map { DisplayTable.Row(cells($0, scope, scale: scale)) }
    let variance = months.compactMap { scope.budget(of: $0)?.variance }.sumOfAny
    if months.count > 1 {
      rows.append(
        DisplayTable.Row(
          [
            .text(words.shared.counted(months.count, .month)),
            .value(scope.written(months.reduce(.zero) { $0 + scope.spent(in: $1) })),
            .blank,
            .value(variance.map(scope.difference)),
            .blank, .blank, .blank,
            .value(
              .count(months.reduce(0) { $0 + (scope.spending(in: $1)?.receipts ?? 0) })),
            .blank, .blank,
          ], emphasis: .total))
    }
    return Section(
      id: "months", title: words.index.monthsTitle,
      blocks: [
        .table(
          DisplayTable(
            id: "months-table", caption: words.index.monthsTitle,
            captionUnit: scope.captionUnit, isCaptionHidden: true,
            columns: columns, rows: rows))
      ], isFullWidth: true)
  }

  private var columns: [DisplayTable.Column] {
    let headings = words.headings
    return [
      .init(headings.month, order: .descending), .number(headings.spent),
      .init(headings.againstBudget), .number(headings.difference), .init(headings.status),
      .number(headings.onMonthBefore), .number(headings.pricesOverYear),
      .number(headings.receipts), .init(headings.lowestTotal), .init(headings.otherReports),
    ]
  }

  private func cells(_ month: Month, _ scope: CurrencyScope, scale: Amount) -> [Cell] {
    let spending = scope.spending(in: month)
    let row = scope.budget(of: month)
    let spent = spending?.spent ?? .zero
    let isRunning = month == scope.month && !scope.period.isOver
    let prices = HouseholdPrices(scope, month: month).overYear
    return [
      .text(
        "\(link: .value(.month(month)), to: page(.spendingReview, month))",
        secondLine: isRunning ? words.index.through(scope.period.asOf) : nil),
      .value(spending.map { scope.written($0.spent) }),
      spending == nil ? .absent : .bar(SmallBar(spent: spent, budget: row?.budget, scale: scale)),
      .value(row?.variance.map(scope.difference)),
      row.flatMap { $0.budget == nil ? nil : .badge(Badge($0.status, words)) } ?? .absent,
      .value(change(month, scope, isRunning: isRunning).map(scope.difference)),
      .value(
        prices.flatMap { $0.months == 12 ? .percentDifference($0.percent) : nil }),
      .value(spending.map { .count($0.receipts) }),
      lowestTotal(month, scope),
      .text(
        """
        \(link: words.index.trendsLink, to: page(.priceTrends, month)) · \
        \(link: words.index.storesLink, to: page(.storeComparison, month))
        """),
    ]
  }

  /// Against the month before; a month that is not over against the same days of it.
  private func change(_ month: Month, _ scope: CurrencyScope, isRunning: Bool) -> Amount? {
    guard let spending = scope.spending(in: month),
      let before = scope.spending(in: month.adding(months: -1))
    else { return nil }
    return spending.spent - (isRunning ? before.spentToSameDay : before.spent)
  }

  /// The best store for the usual basket, which is known for the report's month.
  private func lowestTotal(_ month: Month, _ scope: CurrencyScope) -> Cell {
    guard month == scope.month,
      let comparison = scope.analysis.comparisons
        .first(where: { $0.kind == .usual && $0.currency == scope.currency }),
      let best = comparison.stores.first, best.isEligible
    else { return .absent }
    return .name(scope.book.names.stores[best.store])
  }
}
