package import PricebookModel

extension BudgetVariance {
  /// The rows of the report's months: of one month its own, of several their sums.
  ///
  /// The budget of several months is the sum of theirs. What one month carried over to the next is
  /// in both of their budgets and counts once, so that only what came from before the period is
  /// carried into its sum. A period under way has the budgets of all its months, and as its pace the
  /// part that its days have of the days that are budgeted for.
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
    var result = BudgetVariance()
    result.rows = sums.values.map {
      $0.row(of: period, digits: names.currencies[$0.row.currency].minorUnitDigits)
    }
    if !tree.isFlat { result.setCounting(tree) }
    result.rows.sort(by: Self.order(names: names))
    return result.rows
  }

  private struct Key: Hashable {
    var scope: Scope
    var currency: CurrencyID
    var isOwn: Bool

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
    }

    /// Adds the rows of months in their order.
    mutating func add(_ next: Row, _ period: ReportPeriod) {
      if period.begun.contains(next.month) {
        row.spent += next.spent
        row.lines += next.lines
      }
      guard let budget = next.budget, fits else { return }
      let isFirst = row.budget == nil
      let added = isFirst ? budget : budget.subtractingIfFits(next.carriedOver) ?? budget
      if isFirst, next.month == period.span.first { row.carriedOver = next.carriedOver }
      row.budget = (row.budget ?? .zero).addingIfFits(added)
      fits = row.budget != nil
      budgetedDays += next.month.dayCount
      let days = period.asOf.days(since: period.calendar.firstDay(of: next.month)) + 1
      elapsedDays += min(max(0, days), next.month.dayCount)
    }

    func row(of period: ReportPeriod, digits: Int) -> Row {
      var result = row
      result.month = period.month
      result.variance = row.budget.flatMap(row.spent.subtractingIfFits)
      result.usedPercent = BudgetVariance.usedPercent(spent: row.spent, budget: row.budget)
      result.status = Status(spent: row.spent, budget: row.budget)
      result.pace =
        period.isOver
        ? nil
        : row.budget?.scaled(by: elapsedDays, over: budgetedDays, roundedToDigits: digits)
      return result
    }
  }
}
