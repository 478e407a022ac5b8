import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  /// What persons paid against their own budgets; `nil` where the months have none in the currency.
  var personBudgetsSection: Section? {
    let rows = scope.analysis.personBudgets.flatMap { person in
      person.rows(of: period, names: scope.book.names)
        .filter { $0.currency == scope.currencyID }.map { (person: person.person, row: $0) }
    }
    guard !rows.isEmpty else { return nil }
    let table = DisplayTable(
      id: "person-budgets-table", caption: words.persons.budgetsCaption(months),
      captionUnit: scope.captionUnit,
      columns: [.init(headings.person)] + categoryColumns(hasBudget: true),
      rows: rows.prefix(Self.tableRowLimit).map { person, row in
        DisplayTable.Row(
          [.name(person)]
            + budgetCells(
              .name(scope.categoryName(row.scope)), spent: row.spent, budget: row.budget,
              variance: row.variance, used: row.usedPercent, status: row.status, lines: row.lines,
              hasBudget: true, isAhead: row.pace.map { row.spent > $0 } ?? false))
      },
      footnotes: rows.count > Self.tableRowLimit
        ? [
          words.shared.moreRows(
            rows.count - Self.tableRowLimit, in: scope.context.tableName("person-budgets"))
        ] : [])
    return Section(
      id: "person-budgets", title: words.persons.budgetsTitle,
      note: [words.persons.budgetsNote, words.shared.varianceRule], blocks: [.table(table)])
  }
}
