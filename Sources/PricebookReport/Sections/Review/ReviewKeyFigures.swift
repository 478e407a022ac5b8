import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  var keyFiguresSection: Section? {
    guard spending != nil || whole != nil else { return nil }
    let yearBefore = months.adding(months: -12)
    let figures = [
      budgetFigure, comparisonFigure(firstCompared),
      firstCompared == yearBefore ? nil : comparisonFigure(yearBefore), pricesFigure,
      savingsFigure ?? yearToDateFigure, receiptsFigure,
    ]
    return Section(
      id: "key-figures", title: words.review.keyFigures,
      blocks: [.keyFigures(KeyFigures(hero: hero, figures: figures.compactMap(\.self)))],
      isFullWidth: true, isTitleHidden: true)
  }

  var hero: HeroFigure {
    let figure = RichText.value(scope.written(spent))
    guard let whole, let budget = whole.budget, let variance else {
      return HeroFigure(
        label: words.review.spentLabel(period), figure: figure,
        context: hidesBudgets ? "" : words.review.noBudget(kind))
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

  /// Against pace while the months run, against the budget once they are over.
  private var budgetFigure: KeyFigure? {
    guard let whole else { return nil }
    if let pace = whole.pace, let difference = spent.less(pace) {
      return KeyFigure(
        label: words.review.againstPace(isAhead: difference >= .zero),
        figure: .value(scope.difference(difference)),
        tone: isOnCourseOver && difference < .zero ? .neutral : Tone(variance: difference),
        context: words.review.onPace(
          scope.written(pace), projection: whole.projection.map(scope.whole),
          by: period.lastDay))
    }
    if let variance = whole.variance, let used = whole.usedPercent,
      let budget = whole.budget
    {
      return KeyFigure(
        label: words.review.againstBudgetLabel, figure: .value(scope.difference(variance)),
        tone: Tone(variance: variance),
        context: words.review.used(.percent(used), of: scope.written(budget)))
    }
    guard !period.isOver, let projection = whole.projection else { return nil }
    return KeyFigure(
      label: words.review.usualEnd, figure: .value(scope.whole(projection)),
      context: words.review.by(period.lastDay))
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

  private var yearToDateFigure: KeyFigure? {
    guard let whole, let month = months.month, month.monthOfYear > 1, let january = firstMonthOfYear
    else {
      return nil
    }
    return KeyFigure(
      label: words.shared.range(.monthName(january), .monthName(month)),
      figure: .value(scope.written(whole.yearToDate.spent)),
      context: YearVariance(whole.yearToDate, in: scope).map(words.review.yearToDate)
        ?? (hidesBudgets ? "" : words.review.noBudgetYet))
  }

  /// The first month of the report's year that has data; `nil` where that is the month itself.
  private var firstMonthOfYear: Month? {
    let month = months.first
    let january = month.adding(months: 1 - month.monthOfYear)
    let first = period.months.first { $0 >= january } ?? month
    return first < month ? first : nil
  }

  private var receiptsFigure: KeyFigure? {
    guard let spending else { return nil }
    return KeyFigure(
      label: words.review.receipts, figure: .value(.count(spending.receipts)),
      context: words.review.receiptsContext(
        lines: spending.lines, stores: scope.stores.count,
        mean: scope.mean(spending.spent, over: spending.receipts).map(scope.written)))
  }
}
