package import PricebookModel

extension BudgetVariance {
  /// Spending of every category, and of the whole month, against its budget.
  ///
  /// There are rows for the months from the first to the last with data: a budget of every month
  /// (`*`) shows spending of zero where nothing was bought, except deep inside a
  /// gap of more than two years, and a budget of a single month beyond the data has no row. Several
  /// months under way have their budgets to the last of them. A month whose
  /// beginning filters left out has neither a budget nor a projection: both are for whole months.
  ///
  /// - Complexity: Linear in the rows, plus their sorting. There are at most
  ///   600 rows for each budget of every month.
  package static func measured(
    in book: Book, spending: Spending, period: ReportPeriod
  ) -> BudgetVariance {
    var result = BudgetVariance()
    guard let first = period.months.first, let newest = period.months.last, first <= newest
    else { return result }
    let months = period.months + period.monthsToCome
    let last = months.last ?? newest
    let calendar = first...last
    var categories = CategoryIndex(names: book.names.categories)
    let plan = BudgetPlan(of: book, spending: spending, categories: categories)
    result.hasWholeMonthBudgets = plan.hasWholeMonths
    var tree = CategoryTree()
    for name in book.names.categories.values + book.budgets.compactMap(\.category) {
      tree.add(name, &categories)
    }

    result.tree = tree
    var entries = Self.spent(by: categories, in: calendar, of: spending)
    let ownEntries = addParts(to: &entries, tree)
    let plannedLines = plan.lines
    let budgetMonths = BudgetMonths(withData: months)
    result.omittedMonths = plan.hasManyMonths ? budgetMonths.omittedCount : 0
    for line in plannedLines {
      let digits = book.names.currencies[line.currency].minorUnitDigits
      let allowances = plan.allowances(
        of: line, in: calendar, every: budgetMonths, digits: digits)
      for (month, allowance) in allowances {
        entries[line, default: [:]][month, default: Entry()].budget = allowance.amount
        entries[line, default: [:]][month, default: Entry()].rollover = allowance.rollover
      }
      if line.scope != .wholeMonth { carryOver(in: &entries[line, default: [:]]) }
    }
    if !plannedLines.isEmpty { addSumsOfCategoryBudgets(to: &entries, tree) }
    for row in spending.byMonth where calendar.contains(row.month) {
      let line = BudgetPlan.Line(scope: .wholeMonth, currency: row.currency)
      entries[line, default: [:]][row.month, default: Entry()].add(
        spent: row.spent, toAsOf: row.spentToSameDay, lines: row.lineCount)
    }
    for line in plannedLines where line.scope == .wholeMonth {
      carryOver(in: &entries[line, default: [:]])
    }
    let reference = ProjectionMonths(of: book, period: period)
    for (entries, isOwn) in [(entries, false), (ownEntries, true)] {
      for (line, months) in entries {
        result.rows += rows(
          of: line, months: months, period: period, reference: reference,
          digits: book.names.currencies[line.currency].minorUnitDigits,
          level: isOwn ? .category : level(of: line.scope, tree))
      }
    }
    if !tree.isFlat { result.setCounting(tree) }
    result.sortRows(names: book.names)
    return result
  }

  private static func spent(
    by categories: CategoryIndex, in months: ClosedRange<Month>, of spending: Spending
  ) -> [BudgetPlan.Line: [Month: Entry]] {
    var entries: [BudgetPlan.Line: [Month: Entry]] = [:]
    for row in spending.byCategory where months.contains(row.month) {
      let scope = Scope.category(categories.measured(row.category))
      let line = BudgetPlan.Line(scope: scope, currency: row.currency)
      entries[line, default: [:]][row.month, default: Entry()].add(
        spent: row.spent, toAsOf: row.spentToSameDay, lines: row.lineCount)
    }
    return entries
  }

  private static func level(of scope: Scope, _ tree: CategoryTree) -> Level {
    if scope == .wholeMonth { return .all }
    guard tree.isParent(scope) else { return .category }
    return tree.ancestors(of: scope).isEmpty ? .group : .subgroup
  }

  /// Adds what was spent on parts to their categories; returns what was spent on those themselves.
  private static func addParts(
    to entries: inout [BudgetPlan.Line: [Month: Entry]], _ tree: CategoryTree
  ) -> [BudgetPlan.Line: [Month: Entry]] {
    guard !tree.isFlat else { return [:] }
    let own = entries
    for (line, months) in own {
      for ancestor in tree.ancestors(of: line.scope) {
        let parent = BudgetPlan.Line(scope: ancestor, currency: line.currency)
        for (month, entry) in months {
          entries[parent, default: [:]][month, default: Entry()].add(
            spent: entry.spent, toAsOf: entry.spentToAsOf, lines: entry.lines)
        }
      }
    }
    return own.filter { tree.isParent($0.key.scope) }
  }

  struct Entry {
    var spent = Amount.zero
    var spentToAsOf = Amount.zero
    var lines = 0
    /// With what was carried over.
    var budget: Amount?
    var carriedOver = Amount.zero
    var rollover = Budget.Rollover.none

    /// Whether what a month leaves, below zero where it was overspent, goes into the next one.
    func carries(_ rest: Amount) -> Bool {
      switch rollover {
      case .none: false
      case .left: rest > .zero
      case .both: rest != .zero
      }
    }

    mutating func add(spent: Amount, toAsOf: Amount, lines: Int) {
      self.spent += spent
      spentToAsOf += toAsOf
      self.lines += lines
    }
  }

  /// Adds what is left of a month whose budget rolls over to the next month's budget, and takes from
  /// it what was overspent where that rolls over too.
  ///
  /// What is carried ends with a month that has no budget. What a whole month carries contains what
  /// its categories carry, and so takes its place in a month that has budgets of categories alone.
  private static func carryOver(in months: inout [Month: Entry]) {
    var carried: (amount: Amount, into: Month)?
    for month in months.keys.sorted() {
      guard var entry = months[month] else { continue }
      if let carried, carried.into == month,
        let own = entry.budget?.subtractingIfFits(entry.carriedOver),
        let sum = own.addingIfFits(carried.amount)
      {
        entry.carriedOver = carried.amount
        entry.budget = sum
      }
      carried = nil
      if let rest = entry.budget?.subtractingIfFits(entry.spent), entry.carries(rest) {
        carried = (rest, month.adding(months: 1))
      }
      months[month] = entry
    }
  }

  /// Gives whole months without a budget of their own the sum of their category budgets.
  ///
  /// A budget covers the budgets of the category's parts, which are not added to it.
  private static func addSumsOfCategoryBudgets(
    to entries: inout [BudgetPlan.Line: [Month: Entry]], _ tree: CategoryTree
  ) {
    struct Sum {
      var budget: Amount?
      var carriedOver = Amount.zero
    }
    var sums: [CurrencyID: [Month: Sum]] = [:]
    for (line, months) in entries where line.scope != .wholeMonth {
      for (month, entry) in months {
        guard let budget = entry.budget else { continue }
        let isCovered = tree.ancestors(of: line.scope).contains { ancestor in
          let parent = BudgetPlan.Line(scope: ancestor, currency: line.currency)
          return entries[parent]?[month]?.budget != nil
        }
        if isCovered { continue }
        var sum = sums[line.currency]?[month] ?? Sum(budget: .zero)
        sum.budget = sum.budget?.addingIfFits(budget)
        // Budgets without what is carried are above zero, so that carried amounts fit where those do.
        sum.carriedOver = sum.carriedOver.addingIfFits(entry.carriedOver) ?? .zero
        sums[line.currency, default: [:]][month] = sum
      }
    }
    for (currency, months) in sums {
      let line = BudgetPlan.Line(scope: .wholeMonth, currency: currency)
      for (month, sum) in months where entries[line]?[month]?.budget == nil {
        entries[line, default: [:]][month, default: Entry()].budget = sum.budget
        entries[line, default: [:]][month, default: Entry()].carriedOver = sum.carriedOver
      }
    }
  }

  private static func rows(
    of line: BudgetPlan.Line, months: [Month: Entry], period: ReportPeriod,
    reference: ProjectionMonths?, digits: Int, level: Level
  ) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(months.count)
    var year: Int?
    var yearToDate = YearToDate()
    for (month, entry) in months.sorted(by: { $0.key < $1.key }) {
      if period.calendar.year(of: month) != year {
        year = period.calendar.year(of: month)
        yearToDate = YearToDate()
      }
      yearToDate.add(entry)
      var row = Row(
        month: month, scope: line.scope, currency: line.currency, spent: entry.spent,
        budget: entry.budget, carriedOver: entry.carriedOver,
        variance: entry.budget.flatMap(entry.spent.subtractingIfFits),
        usedPercent: usedPercent(spent: entry.spent, budget: entry.budget),
        status: Status(spent: entry.spent, budget: entry.budget), lines: entry.lines,
        yearToDate: yearToDate, level: level)
      if period.isMonth, month == period.month, !period.isOver,
        period.calendar.month(of: period.asOf) == month
      {
        row.pace = entry.budget?.scaled(
          by: period.daysElapsed, over: month.dayCount, roundedToDigits: digits)
        row.projection = reference?.projection(of: months)
        if let reference, let projection = row.projection, let budget = entry.budget {
          row.end = reference.end(projection: projection, budget: budget, of: months)
        }
      }
      rows.append(row)
    }
    return rows
  }

  static func usedPercent(spent: Amount, budget: Amount?) -> Double? {
    guard let budget, budget > .zero else { return nil }
    return Double(spent.tenThousandths) / Double(budget.tenThousandths) * 100
  }

  /// By month, then the whole month before its categories by name, then currency by label.
  mutating func sortRows(names: BookNames) {
    let order = CategoryOrder(of: names)
    let places = rows.map { order.place(of: $0.scope) }
    rows = rows.indices.sorted { left, right in
      if rows[left].month != rows[right].month { return rows[left].month < rows[right].month }
      if places[left] != places[right] { return places[left] < places[right] }
      let currencies = (rows[left].currency, rows[right].currency)
      if currencies.0 != currencies.1 {
        return names.currencies[currencies.0] < names.currencies[currencies.1]
      }
      return rows[left].level != .category && rows[right].level == .category
    }.map { rows[$0] }
  }
}
