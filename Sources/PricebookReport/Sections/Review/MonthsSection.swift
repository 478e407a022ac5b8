import PricebookAnalytics
import PricebookModel

extension SpendingReview {
  /// The report's months and those before, thirteen as a rule, against their budgets.
  var monthsSection: Section? {
    let drawing = monthsDrawing
    let columns = drawing.months
    guard columns.contains(where: { $0.spent != .zero }) else { return nil }
    guard columns.count > 1 else {
      return Section(
        id: "months", title: words.shared.counted(1, months.isOfWeeks ? .week : .month),
        blocks: [.paragraph(words.budget.oneMonth(isOfWeeks: months.isOfWeeks))])
    }
    var section = scope.monthsSection(
      words.shared.counted(columns.count, months.isOfWeeks ? .week : .month), drawing,
      monthsTable(columns),
      running: period.isOver ? nil : period.begun.upperBound)
    section.note = [monthsNote(columns)]
    return section
  }

  /// The report's months and those before as columns, with where a month under way usually ends.
  var monthsDrawing: MonthColumns {
    MonthColumns(
      currency: scope.currency, months: scope.window.map(scope.column), subjects: period.begun,
      projection: whole.flatMap { $0.end == nil ? nil : $0.projection })
  }

  private func monthsNote(_ columns: [MonthColumns.Column]) -> RichText {
    let budgeted = columns.filter { $0.budget != nil }
    let over = budgeted.count { $0.spent > ($0.budget ?? .zero) }
    let january = months.month.map { month in
      months.isOfWeeks
        ? month.adding(months: 1 - month.week)
        : period.calendar.months(ofYear: period.calendar.year(of: month)).lowerBound
    }
    return RichText(sentences: [
      budgeted.isEmpty || months.isOfWeeks ? nil : words.budget.overCount(over, of: budgeted.count),
      whole.flatMap { whole in
        months.month.map { month in
          words.budget.yearToDate(
            from: period.months.first { $0 >= january ?? month } ?? month, through: month,
            spent: scope.written(whole.yearToDate.spent), YearVariance(whole.yearToDate, in: scope))
        }
      },
    ])
  }

  private func monthsTable(_ columns: [MonthColumns.Column]) -> DisplayTable {
    // What one month carried over to the next is in both of their budgets, and counts once.
    let budgeted = columns.compactMap { scope.budget(of: $0.month) }.filter { $0.budget != nil }
    let budget = budgeted.enumerated().compactMap { place, row in
      place == 0 ? row.budget : row.budget?.subtractingIfFits(row.carriedOver)
    }.sumOfAny
    return scope.monthsTable(
      columns, spent: columns.reduce(.zero) { $0 + $1.spent }, budget: budget,
      variance: budget.flatMap { budgeted.map(\.spent).sum?.subtractingIfFits($0) },
      receipts: columns.reduce(0) { $0 + (scope.spending(in: $1.month)?.receiptCount ?? 0) },
      file: "spending-by-month")
  }
}

extension CurrencyScope {
  /// Months as columns with a table of them.
  ///
  /// - Parameter running: The month under way, which has a projection.
  func monthsSection(
    _ title: RichText, _ drawing: MonthColumns, _ table: DisplayTable, running: Month?
  ) -> Section {
    Section(
      id: "months", title: title,
      drawingNote: running == nil || drawing.projection == nil
        ? [] : [words.budget.projection(for: period.lastDay)],
      blocks: [
        .chart(
          "month-columns", words.budget.monthsCaption(isOfWeeks: period.span.isOfWeeks),
          description(of: drawing.months, running: running), .monthColumns(drawing)),
        .disclosure(
          title: words.budget.monthsTableTitle(isOfWeeks: period.span.isOfWeeks),
          blocks: [.table(table)]),
      ])
  }

  /// The lines of a month on its own page of receipts, else on its year's.
  private func lines(of month: Month) -> LinkTarget? {
    if let page = context.lines(of: MonthPeriod(month)) { return page }
    guard !period.span.isOfWeeks else { return nil }
    return lines(LineSelection(months: month...month), ofYear: period.calendar.year(of: month))
  }

  func column(_ month: Month) -> MonthColumns.Column {
    MonthColumns.Column(month: month, spent: spent(in: month), budget: budget(of: month)?.budget)
  }

  func monthsTable(
    _ columns: [MonthColumns.Column], spent: Amount, budget: Amount?, variance: Amount?,
    receipts: Int, linksMonths: Bool = false, file: String? = nil
  ) -> DisplayTable {
    let headings = words.headings
    typealias Column = TableColumn<MonthColumns.Column>
    let budgets: [Column] = [
      .number(headings.budget) { [self] in cell($0.budget) },
      .number(headings.difference) { [self] in self.variance(self.budget(of: $0.month)?.variance) },
    ]
    let hasBudgets = columns.contains { $0.budget != nil }
    let named: [Column] = [
      .init(headings.month, order: .ascending) { [self] in
        let name: RichText = .value(.month($0.month))
        let isLinked = linksMonths && context.months.contains($0.month)
        return .text(isLinked ? "\(link: name, to: .page("../\($0.month)/index"))" : name)
      },
      .number(headings.spent) { [self] in
        cell($0.spent).linked(to: lines(of: $0.month))
      },
    ]
    var table = self.table(
      "months-table", words.budget.monthsCaption(isOfWeeks: period.span.isOfWeeks), of: columns,
      file: file,
      named + (hasBudgets ? budgets : []) + [
        .number(headings.receipts) { [self] in .count(spending(in: $0.month)?.receiptCount ?? 0) }
      ])
    table.rows.append(
      DisplayTable.Row(
        [.text(words.shared.total), cell(spent)]
          + (hasBudgets ? [cell(budget), differenceCell(variance)] : []) + [.count(receipts)],
        emphasis: .total))
    return table
  }

  /// The months with the highest and the lowest spending, where several are alike all of them.
  ///
  /// A month under way may be the highest, and never the lowest. Nor may a first month that the
  /// data begin in the middle of, one whose receipts end early, or one without any receipt, whose file
  /// may be missing.
  func description(of columns: [MonthColumns.Column], running: Month?) -> RichText {
    let ended = columns.filter { $0.month != running }
    let wholeMonths = WholeMonths(in: analysis)
    let whole = ended.filter { spending(in: $0.month) != nil && wholeMonths.contains($0.month) }
    guard let highest = columns.map(\.spent).max() else { return "" }
    let lowest = whole.count > 1 ? whole.map(\.spent).min() : nil
    if ended.count > 1, ended.allSatisfy({ $0.spent == highest }) {
      return words.budget.monthsAlike(
        written(highest), before: running, isOfWeeks: period.span.isOfWeeks)
    }
    return words.budget.monthsDescription(
      highest: columns.filter { $0.spent == highest }.map(\.month), written(highest),
      lowest: lowest == highest ? [] : whole.filter { $0.spent == lowest }.map(\.month),
      lowest.map(written))
  }
}
