package import PricebookModel

/// Spending against budgets; every variance is actual − budget, so plus is overspent.
package struct BudgetVariance: Sendable {
  /// How what was spent compares with its budget; equal to the last digit is ``on``.
  package enum Status: String, CaseIterable, Sendable {
    case over
    case under
    case on
    case unbudgeted
  }

  package enum Scope: Hashable, Sendable {
    /// A category of receipt lines, or the adjustments that have none.
    case category(SpendingCategory)
    /// A category that no line has: it only has a budget, or other categories are parts of it.
    case unusedCategory(String)
    /// Everything that counts as spending; the `*` of a budget file.
    case wholeMonth
  }

  /// The lines that a row counts, where categories have parts; wider rows come before narrower ones.
  package enum Level: Comparable, Sendable {
    case all
    /// Those of a category and of all its parts, where it is no part itself.
    case group
    /// Those of a category and of all its parts, where it is a part of another one.
    case subgroup
    /// Those of a category alone.
    case category
  }

  /// How the money of a row is found in other rows, where categories are parts of others.
  package enum Counting: Hashable, Sendable {
    /// It is one of the rows that add up to the month, and each counts a line once.
    case once
    /// Its money is in the row of the category that it is a part of.
    case part
    /// Its money is in the rows of its parts, which have budgets.
    case sum
  }

  package struct Row: Hashable, Sendable, MonthlyRow {
    package var month: Month
    package var scope: Scope
    package var currency: CurrencyID
    /// Σ paid of the whole month, also where the month is under way.
    package var spent: Amount
    /// With what was carried over from the month before.
    package var budget: Amount?
    /// What was left of the budget of the month before, or below zero what was overspent, where
    /// that rolls over; part of ``budget``.
    package var carriedOver = Amount.zero
    /// Spent − budget; of several months in those of them that have a budget.
    package var variance: Amount?
    /// How many of several months have a budget; `nil` in the row of one month.
    package var budgetedMonths: Int?
    /// Spent ÷ budget × 100; `nil` without a budget above zero.
    package var usedPercent: Double?
    /// Against the whole budget, also while the month is under way.
    package var status: Status
    package var lines: Int
    package var yearToDate: YearToDate
    /// Budget × days elapsed ÷ days in month; only for the month under way.
    package var pace: Amount?
    /// Spent by the as-of date + the median, over the three whole months before, of what was
    /// spent after the same day of the month; only for the month under way, from its seventh day.
    package var projection: Amount?
    /// On which side of ``budget`` the month under way ends, where a sentence may say so.
    package var end: ClearMonthEnd?
    package var level = Level.category
    package var counting = Counting.once
  }

  /// Sorted by month, then scope by name with the whole month first, then currency by label.
  ///
  /// The whole month has a row for every month and currency with spending or a budget; its
  /// budget is the `*` row of the budget file, else the sum of the month's category budgets.
  package var rows: [Row] = []
  /// In how many months with data budgets of every month do not count, because there are too many.
  package var omittedMonths = 0
  /// Whether the budget file has whole-month budgets of its own.
  package var hasWholeMonthBudgets = false
  var tree = CategoryTree()

  package init() {}

  /// From the first month of the row's year, which need not be January, up to the row's month.
  package struct YearToDate: Hashable, Sendable {
    package private(set) var spent = Amount.zero
    package private(set) var spentWithBudget = Amount.zero
    /// The sum of the budgets; `nil` where no month has one, or where it does not fit in 64 bits.
    ///
    /// What is carried over within the year counts once.
    package private(set) var budget: Amount?
    /// How many months have a budget.
    package private(set) var budgetedMonths = 0
    /// Whether every month with receipt lines has a budget.
    package private(set) var isBudgetedThroughout = true
    private var budgetFits = true

    init() {}

    package var variance: Amount? { budget.flatMap(spentWithBudget.subtractingIfFits) }

    mutating func add(_ entry: Entry) {
      spent += entry.spent
      guard let entryBudget = entry.budget else {
        if entry.lines > 0 { isBudgetedThroughout = false }
        return
      }
      // Within a year what is carried over was budgeted before.
      let isFirst = budgetedMonths == 0
      spentWithBudget += entry.spent
      budgetedMonths += 1
      guard budgetFits else { return }
      let added =
        isFirst ? entryBudget : entryBudget.subtractingIfFits(entry.carriedOver) ?? entryBudget
      budget = (budget ?? .zero).addingIfFits(added)
      budgetFits = budget != nil
    }
  }

  /// Says of every row of categories whether its money is in another row too.
  ///
  /// A category with parts is one row where it has a budget, or where none of its parts has one.
  /// Otherwise its parts are rows of their own, and what it has besides them is one.
  mutating func setCounting(_ tree: CategoryTree) {
    var rowsOfKey: [Column: [Int]] = [:]
    for (place, row) in rows.enumerated() where row.scope != .wholeMonth {
      rowsOfKey[Column(month: row.month, currency: row.currency), default: []].append(place)
    }
    for places in rowsOfKey.values {
      let rowsOfScope = Dictionary(grouping: places) { rows[$0].scope }
      let hasBudget = Set(places.filter { rows[$0].budget != nil }.map { rows[$0].scope })
      var hasPart: Set<Scope> = []
      if !hasBudget.isEmpty {
        for root in tree.roots { Self.noteBudgetedParts(of: root, tree, hasBudget, in: &hasPart) }
      }
      for root in tree.roots { set(root, isCovered: false, tree, rowsOfScope, hasBudget, hasPart) }
    }
  }

  private mutating func set(
    _ scope: Scope, isCovered: Bool, _ tree: CategoryTree, _ rowsOfScope: [Scope: [Int]],
    _ hasBudget: Set<Scope>, _ hasPart: Set<Scope>
  ) {
    let isOne = hasBudget.contains(scope) || !hasPart.contains(scope)
    for place in rowsOfScope[scope] ?? [] {
      let isOwn = rows[place].level == .category && tree.isParent(scope)
      rows[place].counting =
        if isCovered {
          .part
        } else if isOne {
          isOwn ? .part : .once
        } else {
          isOwn ? .once : .sum
        }
    }
    for child in tree.children(of: scope) {
      set(child, isCovered: isCovered || isOne, tree, rowsOfScope, hasBudget, hasPart)
    }
  }

  /// Collects the categories with a budget for a part of them; looks at each once.
  private static func noteBudgetedParts(
    of scope: Scope, _ tree: CategoryTree, _ hasBudget: Set<Scope>, in found: inout Set<Scope>
  ) {
    for child in tree.children(of: scope) {
      noteBudgetedParts(of: child, tree, hasBudget, in: &found)
      if hasBudget.contains(child) || found.contains(child) { found.insert(scope) }
    }
  }

  /// The rows of the report's months: of one month its own, of several their sums.
  ///
  /// The budget of several months is the sum of theirs. What one month carried over to the next is
  /// in both of their budgets and counts once, so that only what came from before the period is
  /// carried into its sum. A period under way has the budgets of all its months, and as its pace the
  /// part that its days have of the days that are budgeted for.
  ///
  /// In months without a budget a category, or the whole month, takes those of its parts. Budgets
  /// are compared with what was spent in those months that have one.
  package func rows(of period: ReportPeriod, names: BookNames) -> [Row] {
    let first = rows.partitionPoint { $0.month >= period.span.first }
    let own = rows[first...].prefix { $0.month <= period.span.last }
    guard !period.isMonth else { return Array(own) }
    var sums: [Key: Sum] = [:]
    for row in own where period.begun.contains(row.month) || row.budget != nil {
      let key = Key(scope: row.scope, currency: row.currency, isOwn: row.level == .category)
      sums[key, default: Sum(first: row)].add(row, period)
    }
    if !tree.isFlat { addBudgetsOfParts(to: &sums, from: own, period) }
    var result = BudgetVariance()
    result.rows = sums.values.map {
      $0.row(of: period, digits: names.currencies[$0.row.currency].minorUnitDigits)
    }
    if !tree.isFlat { result.setCounting(tree) }
    result.sortRows(names: names)
    return result.rows
  }

  private func addBudgetsOfParts(
    to sums: inout [Key: Sum], from rows: ArraySlice<Row>, _ period: ReportPeriod
  ) {
    var budgeted: [Column: [Scope: Row]] = [:]
    for row in rows where row.budget != nil && row.scope != .wholeMonth {
      budgeted[Column(month: row.month, currency: row.currency), default: [:]][row.scope] = row
    }
    for (column, found) in budgeted {
      func add(_ scope: Scope) {
        let key = Key(scope: scope, currency: column.currency)
        if found[scope] == nil, sums[key]?.row.budget != nil {
          sums[key]?.add(
            budgetsOf: nearest(to: scope, in: found),
            countsCarried: column.month == period.span.first, period)
        }
        tree.children(of: scope).forEach(add)
      }
      tree.roots.forEach(add)
    }
  }

  /// The parts of a category that have a budget, without parts of those.
  private func nearest(to scope: Scope, in budgeted: [Scope: Row]) -> [Row] {
    tree.children(of: scope).flatMap { child in
      budgeted[child].map { [$0] } ?? nearest(to: child, in: budgeted)
    }
  }

  private struct Key: Hashable {
    var scope: Scope
    var currency: CurrencyID
    /// Whether the row is of a category without parts, or of what a category has besides its parts.
    var isOwn = false
  }

  private struct Column: Hashable {
    var month: Month
    var currency: CurrencyID
  }

  private struct Sum {
    private(set) var row: Row
    private var budgetedDays = 0
    private var elapsedDays = 0
    private var fits = true
    /// Spent in months with a budget, and in each of the others.
    private var budgetedSpent = Amount.zero
    private var otherSpent: [Month: Amount] = [:]

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
      if next.budget != nil { add(budgetsOf: [next], countsCarried: row.budget == nil, period) }
    }

    /// - Parameters:
    ///   - rows: Of one month, all with a budget.
    ///   - countsCarried: Whether what was carried into the month is part of the sum.
    mutating func add(budgetsOf rows: [Row], countsCarried: Bool, _ period: ReportPeriod) {
      guard let month = rows.first?.month, fits else { return }
      for next in rows {
        let budget = next.budget ?? .zero
        if countsCarried, month == period.span.first {
          row.carriedOver = row.carriedOver.addingIfFits(next.carriedOver) ?? row.carriedOver
        }
        let added = countsCarried ? budget : budget.subtractingIfFits(next.carriedOver) ?? budget
        row.budget = (row.budget ?? .zero).addingIfFits(added)
        fits = row.budget != nil
        if !fits { break }
      }
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
        ? nil : row.budget?.scaled(by: elapsedDays, over: budgetedDays, roundedToDigits: digits)
      return result
    }
  }
}
