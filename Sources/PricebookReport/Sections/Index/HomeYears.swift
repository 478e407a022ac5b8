import PricebookAnalytics
import PricebookModel

/// The months of the home page in one currency, a table for each year, newest first.
struct HomeYears {
  let scope: CurrencyScope
  /// Months with data, and those between them that have a budget, ascending.
  let months: [Month]
  private let hasBudgets: Bool
  /// The amount at the end of the longest bar.
  private let scale: Amount

  private var words: ReportWords { scope.words }

  init(_ scope: CurrencyScope, months: [Month]) {
    self.scope = scope
    var shown: [Month] = []
    if let first = months.first, let last = months.last {
      shown = (0...max(0, last.months(since: first))).map { first.adding(months: $0) }.filter {
        scope.spending(in: $0) != nil || scope.budget(of: $0) != nil || $0 == scope.month
      }
    }
    self.months = shown
    hasBudgets = shown.contains { scope.budget(of: $0)?.budget != nil }
    scale =
      shown.flatMap { [scope.spent(in: $0), scope.budget(of: $0)?.budget ?? .zero] }.max() ?? .zero
  }

  /// From more months than these on, years come first and months open on demand.
  private static let monthLimit = 24

  /// A section for each year; of many months one of the years, with the months of each behind it.
  var sections: [Section] {
    let years = Dictionary(grouping: months, by: scope.period.calendar.year).sorted {
      $0.key > $1.key
    }
    guard months.count > Self.monthLimit else {
      return years.map { year, months in
        Section(
          id: "year-\(year)", title: title(year), blocks: [.table(table(year, months.reversed()))],
          isFullWidth: true)
      }
    }
    let all = DisplayTable(
      id: "years", caption: words.index.yearsTitle, captionUnit: scope.captionUnit,
      isCaptionHidden: true, columns: [.init(words.index.year)] + columns.dropFirst(),
      rows: years.map { year, months in
        var row = total(of: months)
        row.cells[0] = .text(title(year))
        row.emphasis = .none
        return row
      })
    let tables = years.map { year, months in
      Block.disclosure(title: .name(String(year)), blocks: [.table(table(year, months.reversed()))])
    }
    return [
      Section(
        id: "years", title: words.index.yearsTitle, blocks: [.table(all)] + tables,
        isFullWidth: true)
    ]
  }

  private func title(_ year: Int) -> RichText {
    let name = RichText.name(String(year))
    return scope.context.homePage(ofYear: year).map { "\(link: name, to: .page($0))" } ?? name
  }

  private func table(_ year: Int, _ months: [Month]) -> DisplayTable {
    var rows = months.map { DisplayTable.Row(cells($0)) }
    if months.count > 1 { rows.append(total(of: months)) }
    return DisplayTable(
      id: "months-\(year)", caption: .name(String(year)), captionUnit: scope.captionUnit,
      isCaptionHidden: true, columns: columns, rows: rows)
  }

  private var columns: [DisplayTable.Column] {
    let headings = words.headings
    return [.init(headings.month, order: .descending), .number(headings.spent)]
      + (hasBudgets ? [.number(headings.difference), .init(headings.againstBudget)] : [])
      + [.number(headings.receipts)]
  }

  private func cells(_ month: Month) -> [Cell] {
    let spending = scope.spending(in: month)
    let row = scope.budget(of: month)
    let isRunning = month == scope.month && !scope.period.isOver
    let name: RichText = .value(.month(month))
    let isLinked = scope.context.months.contains(month)
    let budget: [Cell] = [
      scope.differenceCell(row?.variance),
      spending.map {
        .bar(SmallBar(spent: $0.spent, budget: row?.budget, scale: scale, currency: scope.currency))
      } ?? .absent,
    ]
    return [
      .text(
        isLinked ? "\(link: name, to: .page("\(month)/\(ReportKind.index.fileName)"))" : name,
        secondLine: isRunning ? words.index.through(scope.period.asOf) : nil),
      scope.cell(spending?.spent).linked(
        to: scope.context.lines(of: MonthPeriod(month), root: "")
          ?? scope.context.lines(
            LineSelection(months: month...month), ofYear: scope.context.calendar.year(of: month),
            root: "")),
    ] + (hasBudgets ? budget : []) + [.count(spending?.receiptCount)]
  }

  private func total(of months: [Month]) -> DisplayTable.Row {
    DisplayTable.Row(
      [
        .text(words.shared.counted(months.count, .month)),
        scope.cell(months.map { scope.spent(in: $0) }.sum),
      ] + (hasBudgets ? [scope.differenceCell(variance(of: months)), .blank] : [])
        + [.count(months.reduce(0) { $0 + (scope.spending(in: $1)?.receiptCount ?? 0) })],
      emphasis: .total)
  }

  /// Whether a month is not the first of its year.
  private func isInside(_ month: Month) -> Bool {
    let calendar = scope.period.calendar
    return calendar.months(ofYear: calendar.year(of: month)).lowerBound < month
  }

  /// Spent − budgeted over the months; what is carried over within the year counts once.
  private func variance(of months: [Month]) -> Amount? {
    let rows = months.compactMap { scope.budget(of: $0) }.filter { $0.variance != nil }
    return rows.flatMap { row in
      [row.variance ?? .zero, isInside(row.month) ? row.carriedOver : .zero]
    }.sumOfAny
  }
}
