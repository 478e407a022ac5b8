import PricebookAnalytics
import PricebookModel

extension MonthPage {
  private static let pastMonths = 12
  private static let fewestPastMonths = 3

  /// What the days that are left cost in each of the last twelve months, against what is left of the
  /// budget.
  ///
  /// - Returns: Nothing for months that are over or over their budget, and in the first months.
  func endBlocks(restOfBudget: Amount) -> [Block] {
    guard let month = scope.period.span.month, !month.isWeek, !scope.period.isOver,
      review.daysLeft > 0
    else { return [] }
    let rows = past(before: month)
    guard rows.count >= Self.fewestPastMonths, let low = rows.map(\.amount).min(),
      let high = rows.map(\.amount).max()
    else { return [] }
    let over = rows.count { $0.amount > restOfBudget }
    let day = scope.period.daysElapsed
    let isUnbroken = rows[0].month == month.adding(months: -rows.count)
    let sentence = words.month.restOfMonth(
      over, of: rows.count, isUnbroken: isUnbroken, day: day, left: scope.written(restOfBudget),
      low: scope.whole(low),
      high: scope.whole(high))
    let dots = MonthDots(
      currency: scope.currency,
      caption: words.month.restCaption(rows.count, isUnbroken: isUnbroken, day: day), rows: rows,
      limit: restOfBudget, limitName: words.month.left(scope.written(restOfBudget)),
      overName: words.month.overIn(over), withinName: words.month.withinIn(rows.count - over))
    return [
      .paragraph(sentence),
      .chart(
        "month-end", words.month.daysTitle, dots.caption, .monthDots(dots), isFullWidth: true,
        isTabledElsewhere: true),
    ]
  }

  /// Whole months with spending, oldest first, each with what was spent after the day of the month that
  /// the page speaks from.
  private func past(before month: Month) -> [MonthDots.Row] {
    let calendar = scope.period.calendar
    let known = scope.period.months
    return (1...Self.pastMonths).reversed().compactMap { distance in
      let past = month.adding(months: -distance)
      guard known.contains(past), scope.spending(in: past) != nil,
        past >= scope.period.firstWholeMonth ?? past
      else { return nil }
      let first = calendar.firstDay(of: past).adding(days: scope.period.daysElapsed)
      let last = calendar.lastDay(of: past)
      let amount = scope.analysis.spending.byDay.reduce(Amount.zero) { sum, row in
        row.currency == scope.currencyID && row.day >= first && row.day <= last
          ? sum + row.spent : sum
      }
      return MonthDots.Row(month: past, amount: amount)
    }
  }

  /// The largest receipt of the month, priced again.
  var receiptThing: Finding? {
    ReceiptSection(in: scope).map { receipt in
      Finding(
        amount: receipt.paid, tone: .neutral, sentence: receipt.clause,
        link: scope.context.hasOtherPages
          ? Finding.Link(
            text: RichText(words.page.reportName(.priceTrends)),
            target: .place(page: ReportKind.priceTrends.fileName, id: ReceiptSection.id)) : nil,
        source: receipt.lines)
    }
  }
}
