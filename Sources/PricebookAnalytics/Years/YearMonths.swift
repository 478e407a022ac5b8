import PricebookModel

/// The months of a year in one currency, against their budgets and each other.
struct YearMonths {
  let rows: [Spending.MonthRow]
  let spent: [Month: Amount]
  private let outline: YearOutline
  private let firstWholeMonth: Month?
  /// The last month, where its receipts end before it does.
  private let cutMonth: Month?
  /// In 1/10 000 of the currency.
  private let minorUnit: Int64
  private let budgets: [BudgetVariance.Row]
  /// By category, then month.
  private let cells: [BudgetVariance.Scope: [Month: BudgetVariance.Row]]

  init(of outline: YearOutline, currency: CurrencyID, in analysis: Analysis) {
    self.outline = outline
    firstWholeMonth = analysis.period.firstWholeMonth
    let isCut = analysis.checks.contains { if case .receiptsEnd = $0 { true } else { false } }
    cutMonth = isCut ? analysis.period.span.last : nil
    minorUnit = Amount.step(digits: analysis.book.names.currencies[currency].minorUnitDigits)
    rows = analysis.spending.byMonth.rows(
      ofYear: outline.year, in: analysis.period.calendar
    ).filter { $0.currency == currency }
    spent = Dictionary(uniqueKeysWithValues: rows.map { ($0.month, $0.spent) })
    let known = Set(outline.months)
    let data = analysis.spending.byMonth
    let span = data.first.flatMap { first in data.last.map { first.month...$0.month } }
    var budgets: [BudgetVariance.Row] = []
    var cells: [BudgetVariance.Scope: [Month: BudgetVariance.Row]] = [:]
    for row in analysis.budget.rows.rows(
      ofYear: outline.year, in: analysis.period.calendar
    ) where row.currency == currency {
      if row.scope == .wholeMonth {
        // A month in which nothing was bought keeps its budget.
        if span?.contains(row.month) == true { budgets.append(row) }
      } else if row.counting == .once, known.contains(row.month) {
        cells[row.scope, default: [:]][row.month] = row
      }
    }
    self.budgets = budgets
    self.cells = cells
  }

  private var wholeMonths: [Month] {
    spent.keys.filter { month in
      month != outline.runningMonth && month != cutMonth
        && firstWholeMonth.map { $0 <= month } ?? true
    }.sorted()
  }

  var yearBudget: YearReview.Budget? {
    guard let sums = budgets.last?.yearToDate, let amount = sums.budget,
      let variance = sums.variance
    else { return nil }
    let used = budgets.filter { $0.budget != nil && outline.months.contains($0.month) }
    let judged = used.filter { $0.month != outline.runningMonth }
    return YearReview.Budget(
      amount: amount, variance: variance, months: used.count,
      kept: judged.count { $0.status != .over }, over: judged.count { $0.status == .over },
      isComplete: sums.isBudgetedThroughout)
  }

  var categories: [YearReview.Category] {
    cells.map { scope, byMonth in
      YearReview.Category(
        scope: scope, spent: byMonth.values.reduce(.zero) { $0 + $1.spent },
        byMonth: outline.months.map { byMonth[$0]?.spent })
    }.filter { category in category.byMonth.contains { $0 ?? .zero != .zero } }.sorted {
      left, right in
      left.spent == right.spent ? left.scope.order < right.scope.order : left.spent > right.spent
    }
  }

  /// In the minor unit; `nil` with too few months.
  private func median(_ amounts: [Amount]) -> Amount? {
    guard amounts.count >= YearReview.fewestMonths else { return nil }
    let sorted = amounts.sorted()
    let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    return low == high
      ? low : .mean((low + high).tenThousandths, over: 2, minorUnit: minorUnit)
  }

  /// Whole months, lowest difference first; empty where there are too few.
  ///
  /// They are compared with their budgets where all of them have one, without what was carried over
  /// from other months, else with the median month.
  var judged: [YearReview.JudgedMonth] {
    let whole = wholeMonths
    let budgets = Dictionary(
      self.budgets.compactMap { row in row.ownBudget.map { (row.month, $0) } },
      uniquingKeysWith: { first, _ in first })
    let hasBudgets = whole.allSatisfy { budgets[$0] != nil }
    guard let median = median(whole.map { spent[$0] ?? .zero }) else { return [] }
    let usual = cells.mapValues { byMonth in
      self.median(whole.map { byMonth[$0]?.spent ?? .zero }) ?? .zero
    }
    return whole.compactMap { month -> YearReview.JudgedMonth? in
      let spent = spent[month] ?? .zero
      let reference = hasBudgets ? budgets[month] ?? median : median
      guard let difference = spent.subtractingIfFits(reference) else { return nil }
      let parts = parts(of: difference, in: month, usual: usual, againstBudgets: hasBudgets)
      return YearReview.JudgedMonth(
        month: month, spent: spent, reference: reference, isAgainstBudget: hasBudgets,
        reason: Reason(of: difference, among: parts, ofSpending: spent))
    }.sorted { ($0.difference, $0.month) < ($1.difference, $1.month) }
  }

  /// Where the month is compared with budgets and categories have some, the parts of its difference
  /// from the budget, else every category against its median month.
  private func parts(
    of difference: Amount, in month: Month, usual: [BudgetVariance.Scope: Amount],
    againstBudgets: Bool
  ) -> [(subject: BudgetPart, amount: Amount)] {
    let rows = cells.compactMap { scope, byMonth in
      byMonth[month].map { row in
        (
          scope: scope, spent: row.spent,
          difference: row.ownBudget.flatMap(row.spent.subtractingIfFits)
        )
      }
    }
    let parts = againstBudgets ? BudgetPart.parts(of: difference, rows) : []
    guard parts.isEmpty else { return parts }
    return cells.compactMap { scope, byMonth in
      (byMonth[month]?.spent ?? .zero).subtractingIfFits(usual[scope] ?? .zero)
        .map { (subject: .category(scope), amount: $0) }
    }
  }
}

extension YearReview.Part {
  /// The month that did best; `nil` where another did as well.
  package var bestMonth: YearReview.JudgedMonth? {
    guard let best = judgedMonths.first, let next = judgedMonths.dropFirst().first else {
      return nil
    }
    return next.difference > best.difference ? best : nil
  }

  /// The month that did worst; `nil` where another did as badly, or none was above its budget.
  package var worstMonth: YearReview.JudgedMonth? {
    guard let worst = judgedMonths.last, let next = judgedMonths.dropLast().last,
      next.difference < worst.difference
    else { return nil }
    return worst.isAgainstBudget && worst.difference <= .zero ? nil : worst
  }
}

extension BudgetVariance.Row {
  fileprivate var ownBudget: Amount? { budget?.subtractingIfFits(carriedOver) }
}

extension BudgetVariance.Scope {
  /// An order of categories that spent the same.
  var order: (Int, Int, String) {
    switch self {
    case .category(.named(let id)): (0, id.index, "")
    case .unusedCategory(let name): (1, 0, name)
    case .category(.adjustments): (2, 0, "")
    case .wholeMonth: (3, 0, "")
    }
  }
}
