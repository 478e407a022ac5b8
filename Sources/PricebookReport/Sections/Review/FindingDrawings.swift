import PricebookAnalytics
import PricebookDocument
import PricebookModel

// The values behind findings, few enough to be drawn beside a sentence.

extension SpendingReview {
  static let smallRowLimit = 3

  /// What one category cost in the months of the window.
  func monthsDrawing(of row: BudgetVariance.Row) -> MonthColumns {
    MonthColumns(
      currency: scope.currency,
      months: scope.window.map { month in
        let same = scope.analysis.budget.rows.rows(of: month).first {
          $0.scope == row.scope && $0.currency == row.currency && $0.level == row.level
        }
        return MonthColumns.Column(month: month, spent: same?.spent ?? .zero, budget: same?.budget)
      }, subjects: period.begun)
  }

  /// The first of some categories against their budgets.
  func budgetDrawing(_ rows: [BudgetVariance.Row]) -> Chart.Drawing {
    .budgetBars(
      BudgetBars(
        currency: scope.currency,
        rows: rows.prefix(Self.smallRowLimit).map {
          BudgetBars.Row(
            name: scope.categoryName($0.scope), spent: $0.spent, budget: $0.budget,
            pace: $0.pace, isOnCourseOver: $0.isOnCourseOver)
        }))
  }

  /// What one cause did to the categories that it moved most, with the sum of the others.
  func categoryDrawing(
    isToned: Bool, _ effect: (SpendingChange.Row) -> Amount
  ) -> Chart.Drawing? {
    let rows = scope.changes.dropFirst().filter { effect($0) != .zero }
      .sorted { effect($0).magnitude > effect($1).magnitude }
    let shown = rows.prefix(Self.smallRowLimit).map {
      (label: RichText.name(scope.categoryName($0.scope)), amount: effect($0))
    }
    let rest = rows.dropFirst(Self.smallRowLimit)
    guard !rest.isEmpty, let sum = rest.map(effect).sum else {
      return differences(shown, isToned: isToned)
    }
    return differences(
      shown + [(words.shared.other(rest.count, .category), sum)], isToned: isToned)
  }

  /// Signed amounts by name; only the first are drawn.
  func differences(
    _ rows: [(label: RichText, amount: Amount)], isToned: Bool
  ) -> Chart.Drawing? {
    guard !rows.isEmpty else { return nil }
    return .differenceBars(
      DifferenceBars(
        currency: scope.currency,
        rows: rows.prefix(Self.smallRowLimit + 1).map { DifferenceBars.Row($0.label, $0.amount) },
        isToned: isToned))
  }

  /// An item's price at one store over the window.
  func pricesDrawing(_ prices: [Double?], at store: String, unit: String) -> Chart.Drawing? {
    guard prices.count(where: { $0 != nil }) > 1 else { return nil }
    let isTiny = prices.allSatisfy { $0 ?? 0 < 0.1 }
    return .lines(
      LineChart(
        months: scope.window,
        series: [LineSeries(name: store, slot: .household, values: prices)], reference: nil,
        digits: isTiny ? 4 : min(4, max(0, scope.currency.minorUnitDigits)),
        currency: scope.currency, unit: unit))
  }
}

extension BudgetVariance.Row {
  /// Whether it is not over its budget, and usually ends over it.
  var isOnCourseOver: Bool {
    guard status != .over, let budget, let projection else { return false }
    return projection > budget
  }
}
