package import PricebookModel

/// A year against the year before, over the months that have spending in both.
///
/// A month in which the data begin is left out, and so is one that the other year has nothing of:
/// a year is never compared as if it were whole when it is not. The month under way is compared
/// with the same days of the month a year before.
@dynamicMemberLookup package struct YearComparison: Sendable {
  /// The months of the year that are compared, ascending; the other year's are twelve earlier.
  package let months: [Month]
  /// Whether they are all months that either year has, so that the years themselves are compared.
  package let coversYears: Bool
  /// Whether the year before went on after them, or the year does.
  package let isPartOfYears: Bool
  package let parts: ChangeParts
  /// Largest change first; they add up to that of ``parts``.
  package let categories: [Category]
  /// The category that explains most of the change, where one does.
  package let reason: Reason<BudgetVariance.Scope>?

  package struct Category: Sendable {
    package var scope: BudgetVariance.Scope
    package var previous = Amount.zero
    package var current = Amount.zero
    package var change: Amount { current - previous }
  }

  package subscript<Value>(dynamicMember part: KeyPath<ChangeParts, Value>) -> Value {
    parts[keyPath: part]
  }

  /// Whether the change is large enough to be named: below 1 % the years count as alike.
  package var isClear: Bool { ClaimGate.isLargeEnough(parts.change, ofSpending: parts.previous) }

  /// Months that both years need, unless the months compared are all there are of the year.
  package static let fewestMonths = 3

  static func comparedMonths(year: Int, currency: CurrencyID, in analysis: Analysis) -> [Month] {
    let months = analysis.period.calendar.months(ofYear: year)
    let rows = analysis.spending.byMonth.rows(
      from: months.lowerBound.adding(months: -12), through: months.upperBound)
    let known = Set(rows.lazy.filter { $0.currency == currency }.map(\.month))
    return known.filter { month in
      let before = month.adding(months: -12)
      return months.contains(month) && known.contains(before)
        && analysis.period.firstWholeMonth.map { $0 <= before } ?? true
    }.sorted()
  }

  /// Splits the change between two years as ``SpendingChange`` splits that between months.
  ///
  /// Prices are unit values of all compared months, so that rare purchases are compared too.
  init?(
    _ outline: YearOutline, months: [Month], products: YearProducts, in analysis: Analysis
  ) {
    let (compared, currency) = (products.compared, products.currency)
    guard let last = compared.last,
      compared.count >= min(Self.fewestMonths, months.count)
    else { return nil }
    let before = Set(
      analysis.spending.byMonth.rows(
        ofYear: outline.year - 1, in: analysis.period.calendar
      ).lazy
        .filter { $0.currency == currency }.map(\.month))
    let earlier = before.filter { $0 <= last.adding(months: -12) }
    parts = products.parts
    categories = Self.categories(
      compared, currency: currency, runningMonth: outline.runningMonth, in: analysis)
    self.months = compared
    coversYears = compared == months && earlier.count == compared.count
    isPartOfYears = !outline.isOver || earlier.count < before.count
    reason = Reason(
      of: parts.change, among: categories.map { (subject: $0.scope, amount: $0.change) },
      ofSpending: parts.previous)
  }

  private static func categories(
    _ months: [Month], currency: CurrencyID, runningMonth: Month?, in analysis: Analysis
  ) -> [Category] {
    var found: [BudgetVariance.Scope: Category] = [:]
    for month in months {
      for row in rows(of: month, currency, in: analysis) {
        found[row.scope, default: Category(scope: row.scope)].current += row.spent
      }
      let before = rows(of: month.adding(months: -12), currency, in: analysis)
      for row in before {
        found[row.scope, default: Category(scope: row.scope)].previous += row.spent
      }
      guard month == runningMonth else { continue }
      let names = analysis.book.names.categories
      let shown = Set(before.map(\.scope))
      let parents = Dictionary(
        before.compactMap { row in row.scope.name(in: names).map { ($0, row.scope) } },
        uniquingKeysWith: { first, _ in first })
      for line in analysis.yearFacts.laterLines
      where line.isSpending && line.product.currency == currency {
        var scope = BudgetVariance.Scope.category(line.category)
        if !shown.contains(scope), case .named(let id) = line.category {
          // A part of the category counts with its parent.
          var name = names[id][...]
          while parents[String(name)] == nil, let colon = name.lastIndex(of: ":") {
            name = name[..<colon]
          }
          scope = parents[String(name)] ?? scope
        }
        found[scope, default: Category(scope: scope)].previous += Amount(tenThousandths: -line.paid)
      }
    }
    return found.values.filter { $0.previous != .zero || $0.current != .zero }.sorted {
      let (left, right) = ($0.change.tenThousandths.magnitude, $1.change.tenThousandths.magnitude)
      return left == right ? $0.scope.order < $1.scope.order : left > right
    }
  }

  private static func rows(
    of month: Month, _ currency: CurrencyID, in analysis: Analysis
  ) -> [BudgetVariance.Row] {
    analysis.budget.rows.rows(of: month).filter {
      $0.currency == currency && $0.scope != .wholeMonth && $0.counting == .once
    }
  }
}

extension BudgetVariance.Scope {
  fileprivate func name(in names: IDTable<CategoryID, String>) -> String? {
    switch self {
    case .category(.named(let id)): names[id]
    case .unusedCategory(let name): name
    case .category(.adjustments), .wholeMonth: nil
    }
  }
}
