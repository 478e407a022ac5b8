import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  /// The month, and the days of it where it still runs or is not one of the calendar.
  var kicker: RichText {
    let calendar = period.calendar
    guard period.isOver else {
      let span = words.review.soFar(
        .month(month), from: calendar.isPlain ? nil : .dayOfMonth(period.firstDay),
        through: .dayOfMonth(period.asOf))
      return "\(span), \(words.review.elapsed(period.daysElapsed, of: month.dayCount))"
    }
    return calendar.isPlain
      ? .value(.month(month))
      : words.review.days(
        .month(month), from: .dayOfMonth(period.firstDay),
        through: .dayOfMonth(period.lastDay))
  }

  /// The finding: what the month came to against its budget.
  var headline: RichText {
    guard let spending else {
      let carts = scope.carts.filter { $0.planned > .zero }
      guard scope.analysis.spending.byMonth.isEmpty, let planned = carts.map(\.planned).sumOfAny
      else {
        return words.review.nothingSpent(month)
      }
      return words.review.onlyPlanned(scope.written(planned), carts: carts.count)
    }
    guard let wholeMonth, let variance, wholeMonth.budget != nil else {
      return words.review.spent(scope.written(spending.spent), period)
    }
    let amount = scope.written(variance.magnitude)
    guard !period.isOver else { return words.review.closed(amount, wholeMonth.status, month) }
    if variance < .zero, let end = wholeMonth.end?.clear, end.excess > .zero {
      return words.review.headingOver(left: amount, daysLeft: daysLeft, WrittenEnd(end, in: scope))
    }
    return words.review.running(amount, wholeMonth.status, daysLeft: daysLeft)
  }

  /// What was spent of what, which categories carry the difference, and the month before.
  var deck: RichText {
    guard let spending else {
      return period.months.isEmpty
        ? words.review.noReceipts : words.review.noneThisMonth(period.months.last)
    }
    let what: RichText
    if let budget = wholeMonth?.budget {
      what = words.review.spentOfBudget(scope.written(spending.spent), scope.written(budget))
    } else {
      what = words.review.receiptsAt(
        receipts: spending.receipts, stores: scope.stores(in: month).count)
    }
    let previous = comparison(with: month.adding(months: -1))
    let first = words.review.opening(
      what,
      against: previous.map { ($0.change, scope.written($0.change.magnitude), $0.period) },
      hasBudget: wholeMonth?.budget != nil)
    return excessSentence.map { "\(first) \($0)" } ?? first
  }

  /// The categories furthest over, where there are any.
  private var excessSentence: RichText? {
    let over = scope.categories(in: month)
      .filter { ($0.variance ?? .zero) > .zero }
      .sorted { ($0.variance ?? .zero) > ($1.variance ?? .zero) }
    guard let largest = over.first, let largestVariance = largest.variance else { return nil }
    let name = scope.categoryName
    let second = over.dropFirst().first
    return words.review.excess(
      name(largest.scope), scope.written(largestVariance), second: second.map { name($0.scope) },
      isTied: second?.variance == largestVariance)
  }
}

/// Another month to compare with: the same days of it where the report's month is not over.
struct MonthComparison {
  /// What was spent then.
  var reference: Amount
  /// Now less then.
  var change: Amount
  var period: ComparedPeriod
}

extension SpendingReview {
  /// The report's month against another; `nil` where the other had no spending.
  func comparison(with other: Month) -> MonthComparison? {
    guard let row = scope.spending(in: other) else { return nil }
    let reference = period.isOver ? row.spent : row.spentToSameDay
    return MonthComparison(
      reference: reference, change: spent - reference, period: comparedPeriod(other))
  }

  /// Another month, or the same days of it.
  func comparedPeriod(_ other: Month) -> ComparedPeriod {
    let isNear = other.year == month.year || other.months(since: month) == -1
    let isWhole = period.isOver || period.daysElapsed >= other.dayCount
    return ComparedPeriod(
      month: other, firstDay: period.calendar.firstDay(of: other),
      firstDays: isWhole ? nil : period.daysElapsed, needsYear: !isNear)
  }
}
