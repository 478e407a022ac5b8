import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  var hero: HeroFigure {
    let figure = RichText.value(scope.written(spent))
    guard let whole, let budget = whole.budget, let variance else {
      return HeroFigure(
        label: words.review.spentLabel(period), figure: figure,
        context: hidesBudgets ? "" : cartBudgets?.written ?? words.review.noBudget(kind))
    }
    return HeroFigure(
      label: words.review.spentLabel(period), figure: figure,
      badge: isOnCourseOver ? nil : Badge(whole.status, words),
      context: words.review.againstBudget(scope.difference(variance), scope.written(budget)),
      bar: budget > .zero
        ? HeroBar(
          spent: spent, budget: budget, projection: whole.projection,
          currency: scope.currency)
        : nil)
  }

  /// Whether a month that is not over its budget usually ends over it: it must not look as if all
  /// were well.
  var isOnCourseOver: Bool {
    !period.isOver && whole?.isOnCourseOver == true
  }

  func comparisonFigure(_ other: MonthPeriod) -> KeyFigure? {
    guard let comparison = comparison(with: other) else { return nil }
    return KeyFigure(
      label: words.review.against(comparison.period),
      figure: .value(scope.difference(comparison.change)),
      context: words.review.on(
        comparison.change.percent(of: comparison.reference).map { .percentDifference($0) },
        scope.written(comparison.reference)))
  }

  var pricesFigure: KeyFigure? {
    guard let move = HouseholdPrices(scope).overYear else { return nil }
    return move.keyFigure(
      label: words.trends.yearLabel(since: move.isWholeYear ? nil : move.since), words)
  }
}
