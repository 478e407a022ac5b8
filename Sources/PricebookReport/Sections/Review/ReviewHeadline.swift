import PricebookAnalytics
import PricebookModel

extension SpendingReview {
  /// The finding: what the month came to against its budget.
  var headline: RichText {
    guard let spending else {
      let carts = scope.carts.filter { $0.planned > .zero }
      guard scope.analysis.spending.byMonth.isEmpty, let planned = carts.map(\.planned).sumOfAny
      else {
        return ReviewPhrases.nothingSpent(month)
      }
      return ReviewPhrases.onlyPlanned(scope.written(planned), carts: carts.count)
    }
    guard let wholeMonth, let variance, let budget = wholeMonth.budget else {
      return ReviewPhrases.spent(scope.written(spending.spent), period)
    }
    let amount = scope.written(variance.magnitude)
    guard !period.isOver else { return ReviewPhrases.closed(amount, wholeMonth.status, month) }
    if variance < .zero, let excess = wholeMonth.projection?.less(budget), excess > .zero {
      return ReviewPhrases.headingOver(
        left: amount, daysLeft: daysLeft, excess: scope.whole(excess))
    }
    return ReviewPhrases.running(amount, wholeMonth.status, daysLeft: daysLeft)
  }

  /// What was spent of what, which categories carry the difference, and the month before.
  var deck: RichText {
    guard let spending else {
      return period.months.isEmpty
        ? ReviewPhrases.noReceipts : ReviewPhrases.noneThisMonth(period.months.last)
    }
    let what: RichText
    if let budget = wholeMonth?.budget {
      what = ReviewPhrases.spentOfBudget(scope.written(spending.spent), scope.written(budget))
    } else {
      what = ReviewPhrases.receiptsAt(
        receipts: spending.receipts, stores: scope.stores(in: month).count)
    }
    let previous = comparison(with: month.adding(months: -1))
    let first = ReviewPhrases.opening(
      what,
      comparison: previous.map {
        ReviewPhrases.againstMonth(
          $0.change, scope.written($0.change.magnitude), place: $0.place)
      }, hasBudget: wholeMonth?.budget != nil)
    return excessSentence.map { "\(first) \($0)" } ?? first
  }

  /// The categories furthest over, where there are any.
  private var excessSentence: RichText? {
    let over = scope.categories(in: month)
      .filter { ($0.variance ?? .zero) > .zero }
      .sorted { ($0.variance ?? .zero) > ($1.variance ?? .zero) }
    guard let largest = over.first, let largestVariance = largest.variance else { return nil }
    let name = { Phrases.categoryName($0, scope.book.names) }
    return ReviewPhrases.excess(
      name(largest.scope), scope.written(largestVariance),
      second: over.dropFirst().first.map { name($0.scope) })
  }
}

/// A month beside the one of the report: the same days of it where the report's is not over.
struct MonthComparison {
  /// What was spent then.
  var reference: Amount
  /// Now less then.
  var change: Amount
  /// `September`, or `1–17 September`.
  var label: RichText
  /// `in September`, or `in the first 17 days of September`.
  var place: RichText
}

extension SpendingReview {
  /// The report's month against another; `nil` where the other had no spending.
  func comparison(with other: Month) -> MonthComparison? {
    guard let row = scope.spending(in: other) else { return nil }
    let reference = period.isOver ? row.spent : row.spentToSameDay
    let isNear = other.year == month.year || other.months(since: month) == -1
    let name: Value = isNear ? .monthName(other) : .month(other)
    guard !period.isOver, period.daysElapsed < other.dayCount else {
      return MonthComparison(
        reference: reference, change: spent - reference, label: .value(name),
        place: ReviewPhrases.place(name))
    }
    let first = period.calendar.firstDay(of: other)
    let last = first.adding(days: period.daysElapsed - 1)
    return MonthComparison(
      reference: reference, change: spent - reference,
      label: isNear
        ? Phrases.days(from: first, through: last)
        : ReviewPhrases.days(from: first, through: last),
      place: ReviewPhrases.place(firstDays: period.daysElapsed, of: name))
  }
}
