package import PricebookModel

/// Which months of a year have data, and how far the year has come.
package struct YearOutline: Sendable {
  package let year: Int
  package let months: [Month]
  /// The day that the data of the year begin on, where that is not in its first week.
  package let since: CalendarDate?
  /// The last day of the last month with spending, or the as-of day where that is under way.
  package let lastDay: CalendarDate
  /// The last month with spending of a year that is over, where it is not its last month.
  package let endsWith: Month?
  /// Whether the year is over on the day that the reports speak from.
  package let isOver: Bool
  /// The month under way, if it is one of the year; what it comes to is not known yet.
  package let runningMonth: Month?

  /// A year is over where the month that the reports are about lies in a later one, or the day
  /// that they speak from is its last or later.
  package init(of year: Int, in analysis: Analysis) {
    let (period, calendar) = (analysis.period, analysis.period.calendar)
    let all = calendar.months(ofYear: year)
    let months = Set(
      analysis.spending.byMonth.rows(ofYear: year, in: calendar).map(\.month)
    ).sorted()
    let last = months.last ?? all.lowerBound
    let end = calendar.lastDay(of: all.upperBound)
    let speaksFrom = max(
      period.asOf, analysis.options.asOf ?? analysis.options.today ?? period.asOf)
    let runningMonth = period.isOver || !all.contains(period.month) ? nil : period.month
    let isOver =
      period.month > all.upperBound || speaksFrom >= end
      || (period.isOver && period.month == last && last == all.upperBound)
    self.year = year
    self.months = months
    self.isOver = isOver
    self.runningMonth = runningMonth
    lastDay = last == runningMonth ? period.asOf : calendar.lastDay(of: last)
    endsWith = isOver && last < all.upperBound ? last : nil
    since = Self.since(
      months.first ?? all.lowerBound, isFirst: months.first ?? all.lowerBound == all.lowerBound,
      in: analysis)
  }

  package func budget(in currency: CurrencyID, of analysis: Analysis) -> YearReview.BudgetSum? {
    YearMonths(of: self, currency: currency, in: analysis).yearBudget
  }

  /// The day that the data begin on, where the year has none of its first week.
  private static func since(_ first: Month, isFirst: Bool, in analysis: Analysis) -> CalendarDate? {
    let (period, calendar) = (analysis.period, analysis.period.calendar)
    let begins = analysis.yearFacts.firstDay.map { calendar.month(of: $0) == first } ?? false
    if isFirst, !begins || period.firstWholeMonth == first { return nil }
    let firstDay = calendar.firstDay(of: first)
    return analysis.spending.byDay.first { $0.day >= firstDay }?.day ?? firstDay
  }
}
