import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  var keyFiguresSection: Section? {
    guard spending != nil || wholeMonth != nil else { return nil }
    let figures = [
      budgetFigure, comparisonFigure(month.adding(months: -1)),
      comparisonFigure(month.adding(months: -12)), pricesFigure,
      savingsFigure ?? yearToDateFigure, receiptsFigure,
    ]
    return Section(
      id: "key-figures", title: words.review.keyFigures,
      blocks: [.keyFigures(KeyFigures(hero: hero, figures: figures.compactMap(\.self)))],
      isFullWidth: true, isTitleHidden: true)
  }

  private var hero: HeroFigure {
    let figure = RichText.value(scope.written(spent))
    guard let wholeMonth, let budget = wholeMonth.budget, let variance else {
      return HeroFigure(
        label: words.review.spentLabel(period), figure: figure,
        context: words.review.noBudgetForMonth)
    }
    return HeroFigure(
      label: words.review.spentLabel(period), figure: figure,
      badge: isOnCourseOver ? nil : Badge(wholeMonth.status, words),
      context: words.review.againstBudget(scope.difference(variance), scope.written(budget)),
      bar: budget > .zero
        ? HeroBar(
          spent: spent, budget: budget, projection: wholeMonth.projection,
          currency: scope.currency)
        : nil)
  }

  /// Whether a month that is not over its budget usually ends over it: it must not look as if all
  /// were well.
  private var isOnCourseOver: Bool {
    guard !period.isOver, let wholeMonth, let budget = wholeMonth.budget,
      let projection = wholeMonth.projection
    else { return false }
    return wholeMonth.status != .over && projection > budget
  }

  /// Against pace while the month runs, against the budget once it is over.
  private var budgetFigure: KeyFigure? {
    guard let wholeMonth else { return nil }
    if let pace = wholeMonth.pace, let difference = spent.less(pace) {
      return KeyFigure(
        label: words.review.againstPace(isAhead: difference >= .zero),
        figure: .value(scope.difference(difference)),
        tone: Tone(variance: difference),
        context: words.review.onPace(
          scope.written(pace), projection: wholeMonth.projection.map(scope.whole),
          by: period.lastDay))
    }
    if let variance = wholeMonth.variance, let used = wholeMonth.usedPercent,
      let budget = wholeMonth.budget
    {
      return KeyFigure(
        label: words.review.againstBudgetLabel, figure: .value(scope.difference(variance)),
        tone: Tone(variance: variance),
        context: words.review.used(.percent(used), of: scope.written(budget)))
    }
    guard !period.isOver, let projection = wholeMonth.projection else { return nil }
    return KeyFigure(
      label: words.review.usualEnd, figure: .value(scope.whole(projection)),
      context: words.review.by(period.lastDay))
  }

  private func comparisonFigure(_ other: Month) -> KeyFigure? {
    guard let comparison = comparison(with: other) else { return nil }
    return KeyFigure(
      label: words.review.against(comparison.period),
      figure: .value(scope.difference(comparison.change)),
      context: words.review.on(
        comparison.change.percent(of: comparison.reference).map { .percentDifference($0) },
        scope.written(comparison.reference)))
  }

  private var pricesFigure: KeyFigure? {
    guard let move = HouseholdPrices(scope).overYear else { return nil }
    return move.keyFigure(
      label: words.trends.yearLabel(since: move.isWholeYear ? nil : move.since), words)
  }

  private var yearToDateFigure: KeyFigure? {
    guard let wholeMonth, month.monthOfYear > 1, let january = firstMonthOfYear else {
      return nil
    }
    return KeyFigure(
      label: words.shared.range(.monthName(january), .monthName(month)),
      figure: .value(scope.written(wholeMonth.yearToDateSpent)),
      context: wholeMonth.yearToDateBudget.flatMap { budget in
        wholeMonth.yearToDateSpent.less(budget).map {
          words.review.yearToDate(scope.difference($0), budget: scope.written(budget))
        }
      } ?? words.review.noBudgetYet)
  }

  /// The first month of the report's year that has data; `nil` where that is the month itself.
  private var firstMonthOfYear: Month? {
    let january = month.adding(months: 1 - month.monthOfYear)
    let first = period.months.first { $0 >= january } ?? month
    return first < month ? first : nil
  }

  private var receiptsFigure: KeyFigure? {
    guard let spending else { return nil }
    return KeyFigure(
      label: words.review.receipts, figure: .value(.count(spending.receipts)),
      context: words.review.receiptsContext(
        lines: spending.lines, stores: scope.stores(in: month).count,
        mean: scope.mean(spending.spent, over: spending.receipts).map(scope.written)))
  }
}
