import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the spending review's head and key figures.
enum EnglishReview: ReviewPhrases, InEnglish {
  static func title(_ month: Month) -> RichText { "Spending review, \(.month(month))" }

  static func kicker(_ period: ReportPeriod) -> RichText {
    period.isOver
      ? (period.calendar.isPlain
        ? "\(.month(period.month))"
        : """
        \(.month(period.month)), \(.dayOfMonth(period.firstDay)) to \(.dayOfMonth(period.lastDay))
        """)
      : """
      \(.month(period.month))\(period.calendar.isPlain ? "" : ", \(.dayOfMonth(period.firstDay))") \
      to \(.dayOfMonth(period.asOf)), \(.count(period.daysElapsed)) of \
      \(.count(period.month.dayCount)) days
      """
  }

  static func nothingSpent(_ month: Month) -> RichText { "No spending in \(.month(month))" }

  static func onlyPlanned(_ planned: Value, carts: Int) -> RichText {
    "\(planned) planned in \(counted(carts, "cart", "carts")), no receipts yet"
  }

  static func spent(_ amount: Value, _ period: ReportPeriod) -> RichText {
    period.isOver
      ? "\(amount) spent in \(.month(period.month))"
      : "\(amount) spent by \(.date(period.asOf))"
  }

  static func closed(
    _ amount: Value, _ status: BudgetVariance.Status, _ month: Month
  ) -> RichText {
    switch status {
    case .over: "\(amount) over budget in \(.monthName(month))"
    case .under: "\(amount) under budget in \(.monthName(month))"
    case .on, .unbudgeted: "Exactly on budget in \(.monthName(month))"
    }
  }

  static func running(
    _ amount: Value, _ status: BudgetVariance.Status, daysLeft: Int
  ) -> RichText {
    switch status {
    case .over: "\(amount) over budget with \(days(daysLeft)) to go"
    case .under: "\(amount) of the budget left with \(days(daysLeft)) to go"
    case .on, .unbudgeted: "The budget is used up with \(days(daysLeft)) to go"
    }
  }

  static func headingOver(left: Value, daysLeft: Int, excess: Value) -> RichText {
    "\(left) left for \(days(daysLeft)), on course for \(excess) over budget"
  }

  private static func days(_ count: Int) -> RichText { counted(count, "day", "days") }

  static let noReceipts: RichText =
    "The files hold no receipts and no completed carts, so there is no spending to review yet."

  static func noneThisMonth(_ last: Month?) -> RichText {
    guard let last else { return noReceipts }
    return "The newest month with data is \(.month(last))."
  }

  static func spentOfBudget(_ spent: Value, _ budget: Value) -> RichText {
    "\(strong: spent) of \(budget) spent"
  }

  static func receiptsAt(receipts: Int, stores: Int) -> RichText {
    """
    \(counted(receipts, "receipt", "receipts")) at \
    \(counted(stores, "store", "stores"))
    """
  }

  /// What was spent, how that compares, and whether there is a budget, in one sentence.
  static func opening(
    _ what: RichText, against compared: (change: Amount, amount: Value, period: ComparedPeriod)?,
    hasBudget: Bool
  ) -> RichText {
    var claim = what
    if let compared {
      let place = place(compared.period)
      claim +=
        compared.change == .zero
        ? ", the same as \(place)"
        : """
        , \(strong: compared.amount) \(compared.change > .zero ? "more" : "less") than \(place)
        """
    }
    return hasBudget ? "\(claim)." : "\(claim); there is no budget for the month."
  }

  static func excess(_ name: String, _ amount: Value, second: String?) -> RichText {
    guard let second else { return "\(name: name) is \(strong: amount) over its budget." }
    return "\(name: name) is \(strong: amount) over its budget, then comes \(name: second)."
  }

  /// `in September`, or `in the first 17 days of September`.
  private static func place(_ period: ComparedPeriod) -> RichText {
    guard let days = period.firstDays else { return "in \(period.monthValue)" }
    return days == 1
      ? "on the first day of \(period.monthValue)"
      : "in the first \(.count(days)) days of \(period.monthValue)"
  }

  static let keyFigures: RichText = "Key figures"

  static func spentLabel(_ period: ReportPeriod) -> RichText {
    period.isOver
      ? "Spent in \(.month(period.month))" : "Spent to \(.dayOfMonth(period.asOf))"
  }

  static let noBudgetForMonth: RichText = "no budget for this month"

  static func againstBudget(_ variance: Value, _ budget: Value) -> RichText {
    "\(variance) against the budget of \(budget)"
  }

  static let againstPace: RichText = "Against pace"
  static let againstBudgetLabel: RichText = "Against budget"
  static let atThisRate: RichText = "At the rate so far"

  static func onPace(_ pace: Value, projection: Value?, by day: CalendarDate) -> RichText {
    guard let projection else { return "\(pace) would be on pace" }
    return "\(pace) would be on pace; at this rate \(projection) by \(.dayOfMonth(day))"
  }

  static func used(_ percent: Value, of budget: Value) -> RichText { "\(percent) of \(budget)" }

  static func by(_ day: CalendarDate) -> RichText { "by \(.dayOfMonth(day))" }

  static func against(_ period: ComparedPeriod) -> RichText {
    "Against \(EnglishShared.name(period))"
  }

  static func on(_ percent: Value?, _ reference: Value) -> RichText {
    guard let percent else { return "on \(reference)" }
    return "\(percent) on \(reference)"
  }

  static let householdPrices: RichText = "Household prices"

  static func pricesContext(
    _ change: HouseholdPrices.Change, matchedPercent: Double
  ) -> RichText {
    let matched: RichText = "\(.percent(matchedPercent, digits: 0)) of spending matched"
    return change.months == 12
      ? "in 12 months; \(matched)" : "since \(.month(change.since)); \(matched)"
  }

  static func months(from first: Month, through last: Month) -> RichText {
    "\(.monthName(first)) to \(.monthName(last))"
  }

  static func yearToDate(_ variance: Value, budget: Value) -> RichText {
    "\(variance) against \(budget)"
  }

  static let noBudgetYet: RichText = "no budget this year"
  static let receipts: RichText = "Receipts"

  static func receiptsContext(lines: Int, stores: Int, mean: Value?) -> RichText {
    let base: RichText = """
      \(counted(lines, "line", "lines")) at \(counted(stores, "store", "stores"))
      """
    guard let mean else { return base }
    return "\(base); \(mean) each on average"
  }
}
