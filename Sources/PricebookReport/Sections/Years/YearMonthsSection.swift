import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension YearReviewReport {
  /// The months of the year against their budgets, from the first to the last with spending.
  var monthsSection: Section? {
    guard let first = part.months.first, let last = part.months.last, first < last else {
      return nil
    }
    let columns = (0...last.months(since: first)).map { place in
      let month = first.adding(months: place)
      return MonthColumns.Column(
        month: month, spent: scope.spent(in: month), budget: scope.budget(of: month)?.budget)
    }
    let running = review.runningMonth.flatMap { scope.budget(of: $0)?.projection }
    return Section(
      id: "months", title: words.year.monthsTitle(columns.count),
      drawingNote: running == nil
        ? [] : [words.budget.projection(for: scope.period.lastDay)],
      blocks: [
        .chart(
          Chart(
            id: "month-columns", title: words.budget.monthsCaption,
            description: scope.description(of: columns, running: review.runningMonth),
            drawing: .monthColumns(
              MonthColumns(
                currency: scope.currency, months: columns, subject: review.runningMonth,
                projection: running)))),
        .disclosure(
          title: words.budget.monthsTableTitle, blocks: [.table(monthsTable(columns))]),
      ])
  }

  private func monthsTable(_ columns: [MonthColumns.Column]) -> DisplayTable {
    let headings = words.headings
    var rows = columns.map { column in
      let row = scope.budget(of: column.month)
      let name: RichText = .value(.month(column.month))
      let isLinked = scope.context.months.contains(column.month)
      return DisplayTable.Row([
        .text(isLinked ? "\(link: name, to: .page("../\(column.month)/index"))" : name),
        .value(scope.written(column.spent)),
        .value(column.budget.map(scope.written)),
        .value(
          row?.variance.map(scope.difference), tone: row?.variance.map(Tone.init) ?? .neutral),
        .value(.count(scope.spending(in: column.month)?.receipts ?? 0)),
      ])
    }
    rows.append(
      DisplayTable.Row(
        [
          .text(words.shared.total), .value(scope.written(part.spent)),
          .value(part.budget.map { scope.written($0.amount) }),
          .value(part.budget.map { scope.difference($0.variance) }),
          .value(.count(part.receipts)),
        ], emphasis: .total))
    return DisplayTable(
      id: "months-table", caption: words.budget.monthsCaption, captionUnit: scope.captionUnit,
      columns: [
        .init(headings.month, order: .ascending), .number(headings.spent),
        .number(headings.budget), .number(headings.difference), .number(headings.receipts),
      ], rows: rows)
  }

  /// The months that did best and worst; nothing where all did the same.
  var extremesSection: Section? {
    let (best, worst) = (part.bestMonth, part.worstMonth)
    guard let any = best ?? worst else { return nil }
    return Section(
      id: "extremes", title: words.year.extremesTitle,
      note: [words.year.extremesNote(againstBudgets: any.isAgainstBudget)],
      blocks: [
        .findings(
          [
            worst.map { finding($0, words.year.worst(claim($0, $0.above))) },
            best.map { finding($0, words.year.best(claim($0, $0.below))) },
          ].compactMap(\.self))
      ])
  }

  private func finding(_ month: YearReview.JudgedMonth, _ sentence: RichText) -> Finding {
    Finding(
      amount: scope.difference(month.difference), tone: Tone(variance: month.difference),
      sentence: sentence)
  }

  private func claim(
    _ month: YearReview.JudgedMonth, _ reason: YearReview.Reason?
  ) -> YearMonthClaim {
    YearMonthClaim(
      month: month.month, amount: scope.written(month.difference.magnitude),
      isAbove: month.difference > .zero, isLevel: month.difference == .zero,
      isAgainstBudget: month.isAgainstBudget,
      reason: reason.map {
        (scope.categoryName($0.scope), scope.difference($0.difference))
      })
  }
}
