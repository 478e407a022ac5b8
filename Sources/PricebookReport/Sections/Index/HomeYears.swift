import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The months of the home page in one currency, a table for each year, newest first.
struct HomeYears {
  let scope: CurrencyScope
  /// Months with data, and those between them that have a budget, ascending.
  let months: [Month]

  private var words: ReportWords { scope.words }

  init(_ scope: CurrencyScope, months: [Month]) {
    self.scope = scope
    guard let first = months.first, let last = months.last else {
      self.months = []
      return
    }
    self.months = (0...max(0, last.months(since: first))).map { first.adding(months: $0) }.filter {
      scope.spending(in: $0) != nil || scope.budget(of: $0) != nil || $0 == scope.month
    }
  }

  var sections: [Section] {
    let scale =
      months.flatMap { month in
        [scope.spent(in: month), scope.budget(of: month)?.budget ?? .zero]
      }.max() ?? .zero
    return Dictionary(grouping: months, by: \.year).sorted { $0.key > $1.key }.map { year, months in
      section(year, months.reversed(), scale: scale)
    }
  }

  private func section(_ year: Int, _ months: [Month], scale: Amount) -> Section {
    let name = RichText.name(String(year))
    let page = scope.context.homePage(ofYear: year)
    let title: RichText = page.map { "\(link: name, to: .page($0))" } ?? name
    var rows = months.map { DisplayTable.Row(cells($0, scale: scale)) }
    if months.count > 1 { rows.append(total(of: months)) }
    return Section(
      id: "year-\(year)", title: title,
      blocks: [
        .table(
          DisplayTable(
            id: "months-\(year)", caption: name, captionUnit: scope.captionUnit,
            isCaptionHidden: true, columns: columns, rows: rows))
      ], isFullWidth: true)
  }

  private var columns: [DisplayTable.Column] {
    let headings = words.headings
    return [
      .init(headings.month, order: .descending), .number(headings.spent),
      .init(headings.againstBudget), .number(headings.difference),
      .number(headings.pricesOverYear), .number(headings.receipts),
    ]
  }

  private func cells(_ month: Month, scale: Amount) -> [Cell] {
    let spending = scope.spending(in: month)
    let row = scope.budget(of: month)
    let isRunning = month == scope.month && !scope.period.isOver
    let name: RichText = .value(.month(month))
    let isLinked = scope.context.months.contains(month)
    return [
      .text(
        isLinked ? "\(link: name, to: .page("\(month)/\(ReportKind.index.fileName)"))" : name,
        secondLine: isRunning ? words.index.through(scope.period.asOf) : nil),
      .value(spending.map { scope.written($0.spent) }),
      spending.map {
        .bar(
          SmallBar(
            spent: $0.spent, budget: row?.budget, scale: scale, currency: scope.currency))
      } ?? .absent,
      .value(row?.variance.map(scope.difference)),
      pricesOverYear(month),
      .value(spending.map { .count($0.receipts) }),
    ]
  }

  /// The change of the household's prices on the same month of the year before.
  private func pricesOverYear(_ month: Month) -> Cell {
    guard let move = HouseholdPrices(scope, month: month).overYear, move.isWholeYear else {
      return .absent
    }
    switch move.outcome {
    case .clear(let change):
      return .value(
        .percentDifference(change.estimate.value),
        secondLine: change.estimate.interval.map { words.moves.bounds($0) })
    case .level: return .text(words.moves.unchanged)
    case .unclear(_, let bounds):
      return .text(words.moves.unclear, secondLine: bounds.map { words.moves.bounds($0) })
    }
  }

  private func total(of months: [Month]) -> DisplayTable.Row {
    DisplayTable.Row(
      [
        .text(words.shared.counted(months.count, .month)),
        .value(months.map { scope.spent(in: $0) }.sum.map(scope.written)),
        .blank,
        .value(variance(of: months).map(scope.difference)),
        .blank,
        .value(.count(months.reduce(0) { $0 + (scope.spending(in: $1)?.receipts ?? 0) })),
      ], emphasis: .total)
  }

  /// What the months of a year are above or below their budgets.
  ///
  /// What is carried over within the year was budgeted before, and counts once.
  private func variance(of months: [Month]) -> Amount? {
    let rows = months.compactMap { scope.budget(of: $0) }.filter { $0.variance != nil }
    return rows.flatMap { row in
      [row.variance ?? .zero, row.month.monthOfYear > 1 ? row.carriedOver : .zero]
    }.sumOfAny
  }
}
