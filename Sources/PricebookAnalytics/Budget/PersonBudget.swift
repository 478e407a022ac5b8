package import PricebookModel

/// What one person paid against that person's own budgets.
package struct PersonBudget: Sendable {
  /// As the lines write it, else as the budgets do.
  package let person: String
  private let variance: BudgetVariance

  /// One for every person with budgets, in the order of names.
  static func all(in inputs: AnalysisInputs) -> [PersonBudget] {
    let book = inputs.book
    let persons = Dictionary(grouping: book.personBudgets) { foldedName($0.person ?? "") }
      .sorted { $0.key < $1.key }
    guard !persons.isEmpty else { return [] }
    let places = Dictionary(
      uniqueKeysWithValues: persons.enumerated().map { ($0.element.key, $0.offset) })
    let placesByID = book.names.persons.map { places[foldedName($0)] }
    var placeOfRow = [Int?](repeating: nil, count: book.lines.count)
    for (rows, person) in book.lines.person.eachRun where Int(person) < placesByID.count {
      for row in rows { placeOfRow[row] = placesByID[Int(person)] }
    }
    let rows = RowsByGroup(placeOfRow.indices, groupCount: persons.count) { placeOfRow[$0] }
    return persons.enumerated().map { place, person in
      var own = book
      own.budgets = person.value
      own.lines = book.lines.lines(Array(rows[place]))
      let columns = SpendingColumns(
        of: own, calendar: inputs.calendar, currencyRanks: inputs.units.currencyRanks,
        lastDayOfMonth: inputs.period.lastDayOfMonth)
      return PersonBudget(
        person: book.names.persons.first { foldedName($0) == person.key } ?? person.value[0].person
          ?? "", variance: .measured(in: own, spending: columns.spending, period: inputs.period))
    }
  }

  package var rows: [BudgetVariance.Row] { budgeted(variance.rows) }

  package func rows(of period: ReportPeriod, names: BookNames) -> [BudgetVariance.Row] {
    budgeted(variance.rows(of: period, names: names))
  }

  private func budgeted(_ rows: [BudgetVariance.Row]) -> [BudgetVariance.Row] {
    rows.filter { $0.budget != nil && ($0.scope != .wholeMonth || variance.hasWholeMonthBudgets) }
  }
}
