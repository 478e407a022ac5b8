import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension English {
  /// The words of the spending review's head and key figures.
  enum Review: ReviewPhrases, InEnglish {
    static func title(_ period: MonthPeriod) -> RichText {
      "Spending review, \(Shared.name(period))"
    }

    static func days(_ months: RichText, from first: Value, through last: Value) -> RichText {
      "\(months), \(first) to \(last)"
    }

    static func soFar(_ months: RichText, from first: Value?, through last: Value) -> RichText {
      first.map { "\(months), \($0) to \(last)" } ?? "\(months) to \(last)"
    }

    static func elapsed(_ elapsed: Int, of days: Int) -> RichText {
      "\(.count(elapsed)) of \(.count(days)) days"
    }

    static func nothingSpent(_ period: MonthPeriod) -> RichText {
      "No spending \(Shared.during(period))"
    }

    static func onlyPlanned(_ planned: Value, carts: Int) -> RichText {
      "\(planned) planned in \(counted(carts, "cart", "carts")), no receipts yet"
    }

    static func spent(_ amounts: RichText, _ period: ReportPeriod) -> RichText {
      period.isOver
        ? "\(amounts) spent \(Shared.during(period.span))"
        : "\(amounts) spent by \(.date(period.asOf))"
    }

    static func closed(
      _ amount: Value, _ status: BudgetVariance.Status, _ period: MonthPeriod
    ) -> RichText {
      switch status {
      case .over: "\(amount) over budget \(Shared.during(period, withYear: false))"
      case .under: "\(amount) under budget \(Shared.during(period, withYear: false))"
      case .on, .unbudgeted: "Exactly on budget \(Shared.during(period, withYear: false))"
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

    static func headingOver(left: Value, daysLeft: Int, _ end: WrittenEnd) -> RichText {
      "\(left) left for \(days(daysLeft)), \(end.distance) over budget if the rest is as usual"
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
      \(counted(receipts, "receipt", "receipts")) at \(counted(stores, "store", "stores"))
      """
    }

    /// What was spent, how that compares, and whether there is a budget, in one sentence.
    static func opening(
      _ what: RichText, against compared: (change: Amount, amount: Value, period: ComparedPeriod)?,
      unbudgeted: MonthPeriod.Kind?
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
      return unbudgeted.map { "\(claim); there is no budget for the \(Shared.noun($0))." }
        ?? "\(claim)."
    }

    static func excess(
      _ name: String, _ amount: Value, second: String?, isTied: Bool
    ) -> RichText {
      guard let second else { return "\(name: name) is \(strong: amount) over its budget." }
      return isTied
        ? "\(name: name) and \(name: second) are each \(strong: amount) over their budgets."
        : "\(name: name) is \(strong: amount) over its budget, then comes \(name: second)."
    }

    /// `in September`, or `in the first 17 days of September`.
    private static func place(_ period: ComparedPeriod) -> RichText {
      guard period.isOneMonth else { return Shared.during(period) }
      guard let days = period.firstDays else { return "in \(period.monthValue)" }
      return days == 1
        ? "on the first day of \(period.monthValue)"
        : "in the first \(.count(days)) days of \(period.monthValue)"
    }

    static let keyFigures: RichText = "Key figures"

    static func spentLabel(_ period: ReportPeriod) -> RichText {
      period.isOver
        ? "Spent \(Shared.during(period.span))" : "Spent to \(.dayOfMonth(period.asOf))"
    }

    static func noBudget(_ kind: MonthPeriod.Kind) -> RichText {
      kind == .range ? "no budget for these months" : "no budget for this \(Shared.noun(kind))"
    }

    static func againstBudget(_ variance: Value, _ budget: Value) -> RichText {
      "\(variance) against the budget of \(budget)"
    }

    static func againstPace(isAhead: Bool) -> RichText {
      isAhead ? "Ahead of an even pace" : "Behind an even pace"
    }
    static let againstBudgetLabel: RichText = "Against budget"
    static let usualEnd: RichText = "Usually ends near"

    static func onPace(_ pace: Value, projection: Value?, by day: CalendarDate) -> RichText {
      guard let projection else { return "an even pace: \(pace)" }
      return "an even pace: \(pace); usually near \(projection) by \(.dayOfMonth(day))"
    }

    static func used(_ percent: Value, of budget: Value) -> RichText { "\(percent) of \(budget)" }
    static func by(_ day: CalendarDate) -> RichText { "by \(.dayOfMonth(day))" }

    static func against(_ period: ComparedPeriod) -> RichText {
      "Against \(Shared.name(period))"
    }

    static func on(_ percent: Value?, _ reference: Value) -> RichText {
      guard let percent else { return "on \(reference)" }
      return "\(percent) on \(reference)"
    }

    static func yearToDate(_ year: YearVariance) -> RichText {
      let claim: RichText = "\(year.variance) against \(year.budget)"
      guard let months = year.months else { return claim }
      let which: RichText =
        months == 1 ? "the one month with a budget" : "the \(.count(months)) months with a budget"
      return "\(which): \(claim)"
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
}
