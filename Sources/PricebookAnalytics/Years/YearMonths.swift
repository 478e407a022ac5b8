import PricebookModel

/// The months of a year in one currency, against their budgets and each other.
struct YearMonths {
  let rows: [Spending.MonthRow]
  let spent: [Month: Amount]
  private let outline: YearOutline
  private let whole: WholeMonths
  /// In 1/10 000 of the currency.
  private let minorUnit: Int64
  private let budgets: [BudgetVariance.Row]
  /// The rows of categories in months of the year, in all currencies.
  private let table: ArraySlice<BudgetVariance.Row>
  private let currency: CurrencyID

  init(of outline: YearOutline, currency: CurrencyID, in analysis: Analysis) {
    self.outline = outline
    self.currency = currency
    whole = WholeMonths(in: analysis)
    minorUnit = Amount.step(digits: analysis.book.names.currencies[currency].minorUnitDigits)
    rows = analysis.spending.byMonth.rows(
      ofYear: outline.year, in: analysis.period.calendar
    ).filter { $0.currency == currency }
    spent = Dictionary(uniqueKeysWithValues: rows.map { ($0.month, $0.spent) })
    let data = analysis.spending.byMonth
    let span = data.first.flatMap { first in data.last.map { first.month...$0.month } }
    table = analysis.budget.rows.rows(ofYear: outline.year, in: analysis.period.calendar)
    // A month in which nothing was bought keeps its budget.
    budgets = table.filter { row in
      row.currency == currency && row.scope == .wholeMonth && span?.contains(row.month) == true
    }
  }

  /// Whether a row is of a category, and one of those that add up to its month.
  private func isPart(_ row: BudgetVariance.Row) -> Bool {
    row.currency == currency && row.counting == .once && row.scope != .wholeMonth
  }

  private var wholeMonths: [Month] { spent.keys.filter(whole.contains).sorted() }

  var yearBudget: YearReview.BudgetSum? {
    guard let sums = budgets.last?.yearToDate, let amount = sums.budget,
      let variance = sums.variance
    else { return nil }
    let used = budgets.filter { $0.budget != nil && outline.months.contains($0.month) }
    return YearReview.BudgetSum(
      amount: amount, variance: variance, months: used.count,
      record: BudgetsKept(used, whole: whole),
      isComplete: sums.isBudgetedThroughout)
  }

  var categories: [YearReview.Category] {
    let months = Dictionary(uniqueKeysWithValues: zip(outline.months, outline.months.indices))
    var places: [BudgetVariance.Scope: Int] = [:]
    var categories: [YearReview.Category] = []
    for row in table where isPart(row) {
      guard let month = months[row.month] else { continue }
      let place = places[row.scope] ?? categories.count
      if place == categories.count {
        places[row.scope] = place
        categories.append(
          YearReview.Category(
            scope: row.scope, spent: .zero, level: row.level,
            byMonth: Array(repeating: nil, count: outline.months.count)))
      }
      categories[place].spent += row.spent
      categories[place].byMonth[month] = row.spent
      if categories[place].level != row.level { categories[place].level = nil }
    }
    return categories.filter { category in category.byMonth.contains { $0 ?? .zero != .zero } }
      .sorted { left, right in
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
  ///
  /// - Parameter categories: ``categories``
  func judged(_ categories: [YearReview.Category]) -> [YearReview.JudgedMonth] {
    let whole = wholeMonths
    let budgets = Dictionary(
      self.budgets.compactMap { row in row.ownBudget.map { (row.month, $0) } },
      uniquingKeysWith: { first, _ in first })
    let hasBudgets = whole.allSatisfy { budgets[$0] != nil }
    guard let median = median(whole.map { spent[$0] ?? .zero }) else { return [] }
    let places = outline.months.indices.filter { whole.contains(outline.months[$0]) }
    let usual = categories.map { self.usual(of: $0, in: places) }
    return places.compactMap { place -> YearReview.JudgedMonth? in
      let month = outline.months[place]
      let spent = spent[month] ?? .zero
      let reference = hasBudgets ? budgets[month] ?? median : median
      guard let difference = spent.subtractingIfFits(reference) else { return nil }
      let budgeted = hasBudgets ? budgetParts(of: difference, in: month) : []
      let parts =
        budgeted.isEmpty
        ? zip(categories, usual).compactMap { Self.part(of: $0, usual: $1, at: place) } : budgeted
      return YearReview.JudgedMonth(
        month: month, spent: spent, reference: reference, isAgainstBudget: hasBudgets,
        reason: Reason(of: difference, among: parts, ofSpending: spent))
    }.sorted { ($0.difference, $0.month) < ($1.difference, $1.month) }
  }

  /// What a category comes to in the median of some months.
  private func usual(of category: YearReview.Category, in places: [Int]) -> Amount {
    let amounts = places.map { category.byMonth[$0] ?? .zero }
    // Of most of many categories something was bought in few months.
    return amounts.count { $0 != .zero } * 2 < amounts.count ? .zero : median(amounts) ?? .zero
  }

  /// The parts of a month's difference from its budget; empty where no category has one.
  private func budgetParts(
    of difference: Amount, in month: Month
  ) -> [(subject: BudgetPart, amount: Amount)] {
    BudgetPart.parts(
      of: difference,
      table.rows(of: month).filter(isPart).map { row in
        (
          scope: row.scope, spent: row.spent,
          difference: row.ownBudget.flatMap(row.spent.subtractingIfFits)
        )
      })
  }

  /// What a category has more or less than in its median month; `nil` where that is nothing.
  private static func part(
    of category: YearReview.Category, usual: Amount, at place: Int
  ) -> (subject: BudgetPart, amount: Amount)? {
    let spent = category.byMonth[place] ?? .zero
    guard spent != usual, let amount = spent.subtractingIfFits(usual) else { return nil }
    return (.category(category.scope), amount)
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
