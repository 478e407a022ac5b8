package import PricebookModel

extension BudgetVariance {
  /// The rows of the report's months: of one month its own, of several their sums.
  ///
  /// The budget of several months is the sum of theirs. What one month carried over to the next is
  /// in both of their budgets and counts once, so that only what came from before the period is
  /// carried into its sum. A period under way has the budgets of all its months, and as its pace the
  /// part that its days have of the days that are budgeted for.
  ///
  /// A category with a budget in only some of the months takes the budgets of its parts in the
  /// others; so does the budget of the whole month. Budgets are compared with what was spent in
  /// those months that have one.
  ///
  /// - Complexity: O(rows of the period), and their sorting.
  package func rows(of period: ReportPeriod, names: BookNames) -> [Row] {
    let first = rows.partitionPoint { $0.month >= period.span.first }
    let own = rows[first...].prefix { $0.month <= period.span.last }
    guard !period.isMonth else { return Array(own) }
    var sums: [Key: Sum] = [:]
    for row in own where period.begun.contains(row.month) || row.budget != nil {
      sums[Key(row), default: Sum(first: row)].add(row, period)
    }
    if !tree.isFlat { addBudgetsOfParts(to: &sums, from: own, period) }
    var result = BudgetVariance()
    result.rows = sums.values.map {
      $0.row(of: period, digits: names.currencies[$0.row.currency].minorUnitDigits)
    }
    if !tree.isFlat { result.setCounting(tree) }
    result.rows.sort(by: Self.order(names: names))
    return result.rows
  }

  private func addBudgetsOfParts(
    to sums: inout [Key: Sum], from rows: ArraySlice<Row>, _ period: ReportPeriod
  ) {
    struct Column: Hashable {
      var month: Month
      var currency: CurrencyID
    }
    var budgeted: [Column: [Scope: Row]] = [:]
    for row in rows where row.budget != nil && row.scope != .wholeMonth {
      budgeted[Column(month: row.month, currency: row.currency), default: [:]][row.scope] = row
    }
    for (column, found) in budgeted {
      func add(_ scope: Scope) {
        let key = Key(scope, column.currency)
        if found[scope] == nil, sums[key]?.row.budget != nil {
          sums[key]?.add(budgetsOf: nearest(to: scope, in: found), period)
        }
        tree.children(of: scope).forEach(add)
      }
      tree.roots.forEach(add)
    }
  }

  /// The rows of the parts of a category that have a budget, without parts of those.
  private func nearest(to scope: Scope, in budgeted: [Scope: Row]) -> [Row] {
    tree.children(of: scope).flatMap { child in
      budgeted[child].map { [$0] } ?? nearest(to: child, in: budgeted)
    }
  }

  private struct Key: Hashable {
    var scope: Scope
    var currency: CurrencyID
    var isOwn: Bool

    /// All of a category.
    init(_ scope: Scope, _ currency: CurrencyID) {
      self.scope = scope
      self.currency = currency
      isOwn = false
    }

    init(_ row: Row) {
      scope = row.scope
      currency = row.currency
      isOwn = row.level == .category
    }
  }

  private struct Sum {
    private(set) var row: Row
    private var budgetedDays = 0
    private var elapsedDays = 0
    private var fits = true
    /// Spent in months with a budget, and in each of the others.
    private var budgetedSpent = Amount.zero
    private var otherSpent: [Month: Amount] = [:]

    /// Nothing yet.
    init(first: Row) {
      row = first
      row.spent = .zero
      row.budget = nil
      row.carriedOver = .zero
      row.lines = 0
      row.counting = .once
      row.projection = nil
      row.end = nil
      row.budgetedMonths = 0
    }

    /// Adds the rows of months in their order.
    mutating func add(_ next: Row, _ period: ReportPeriod) {
      if period.begun.contains(next.month) {
        row.spent += next.spent
        row.lines += next.lines
        if next.budget == nil {
          otherSpent[next.month] = next.spent
        } else {
          budgetedSpent += next.spent
        }
      }
      guard let budget = next.budget, fits else { return }
      let isFirst = row.budget == nil
      let added = isFirst ? budget : budget.subtractingIfFits(next.carriedOver) ?? budget
      if isFirst, next.month == period.span.first { row.carriedOver = next.carriedOver }
      row.budget = (row.budget ?? .zero).addingIfFits(added)
      fits = row.budget != nil
      addDays(of: next.month, period)
    }

    /// Adds the budgets that the parts have in a month in which this row has none.
    mutating func add(budgetsOf parts: [Row], _ period: ReportPeriod) {
      guard let month = parts.first?.month, fits else { return }
      for part in parts {
        guard let budget = part.budget, let sum = row.budget else { return }
        let isCarriedIn = month == period.span.first
        if isCarriedIn {
          row.carriedOver = row.carriedOver.addingIfFits(part.carriedOver) ?? row.carriedOver
        }
        let added = isCarriedIn ? budget : budget.subtractingIfFits(part.carriedOver) ?? budget
        row.budget = sum.addingIfFits(added)
      }
      fits = row.budget != nil
      addDays(of: month, period)
    }

    private mutating func addDays(of month: Month, _ period: ReportPeriod) {
      row.budgetedMonths? += 1
      budgetedSpent += otherSpent.removeValue(forKey: month) ?? .zero
      budgetedDays += month.dayCount
      let days = period.asOf.days(since: period.calendar.firstDay(of: month)) + 1
      elapsedDays += min(max(0, days), month.dayCount)
    }

    func row(of period: ReportPeriod, digits: Int) -> Row {
      var result = row
      result.month = period.month
      result.variance = row.budget.flatMap(budgetedSpent.subtractingIfFits)
      result.usedPercent = BudgetVariance.usedPercent(spent: budgetedSpent, budget: row.budget)
      result.status = Status(spent: budgetedSpent, budget: row.budget)
      result.pace =
        period.isOver
        ? nil
        : row.budget?.scaled(by: elapsedDays, over: budgetedDays, roundedToDigits: digits)
      return result
    }
  }
}
