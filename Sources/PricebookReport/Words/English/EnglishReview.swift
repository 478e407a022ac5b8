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
      guard period.months.month != nil else { return Shared.during(period) }
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
}

extension English {
  /// The sentences of what stands out.
  enum Findings: FindingPhrases, InEnglish {
    static let title: RichText = "What stands out"
    static let note: RichText = "Ordered by the money at stake."
    static func nothing(_ kind: MonthPeriod.Kind) -> RichText {
      kind == .range ? "Nothing stands out." : "Nothing stands out this \(Shared.noun(kind))."
    }

    static func linkText(_ place: FindingPlace) -> RichText {
      switch place {
      case .budget: "Budget"
      case .changes: "Changes"
      case .stores: "Stores"
      case .carts: "Carts"
      case .trends: "Price trends"
      case .comparison: "Store comparison"
      }
    }

    static func closed(
      _ status: BudgetVariance.Status, _ kind: MonthPeriod.Kind
    ) -> RichText {
      "The \(Shared.noun(kind)) is \(status == .over ? "over" : "under") its budget."
    }

    static func overMonth(_ end: WrittenEnd) -> RichText {
      """
      The month is over its budget. If the rest is as usual, it ends near \(end.projection), which is \
      \(end.distance) over.
      """
    }

    static func runningMonth(_ end: WrittenEnd, budget: Value, left: Value) -> RichText {
      """
      If the rest is as usual, the month ends near \(end.projection), \(end.isOver ? "over" : "under") \
      its budget of \(budget); \(left) of it is left.
      """
    }

    static func category(
      _ name: String, isOver: Bool, isAlone: Bool, used: Value?, budget: Value
    ) -> RichText {
      let side = isOver ? "over" : "under"
      let claim: RichText =
        isAlone
        ? "\(name: name) is the category furthest \(side) its budget"
        : "\(name: name) is \(side) its budget"
      guard let used else { return "\(claim) of \(budget)." }
      return "\(claim), at \(used) of \(budget)."
    }

    static func aheadOfPace(
      count: Int, largest: String, amount: Value, isAlone: Bool
    ) -> RichText {
      guard count > 1 else {
        return """
          \(name: largest) is ahead of an even pace, though not over its budget.
          """
      }
      let claim: RichText = """
        \(.count(count)) categories are ahead of an even pace, though not over their budgets
        """
      return isAlone ? "\(claim), most of all \(name: largest), by \(amount)." : "\(claim)."
    }

    static func unbudgeted(count: Int, largest: String, amount: Value) -> RichText {
      count == 1
        ? "Spent on \(name: largest), which has no budget."
        : """
        Spent in \(.count(count)) categories without a budget, \(amount) of it on \(name: largest).
        """
    }

    static func prices(
      _ kind: PriceAlert.Kind, count: Int, months: Int, lowMonths: Int, hasOtherLows: Bool,
      item: LinkedName, store: String, change: Value
    ) -> RichText {
      let most: RichText = "\(name: item) at \(name: store), \(change)"
      let one: RichText = hasOtherLows ? "Another price" : "A price"
      let some: RichText = hasOtherLows ? "\(.count(count)) more prices" : "\(.count(count)) prices"
      return switch kind {
      case .up where count == 1:
        "A price rose against its \(spelled(months)) priced months before: \(most)."
      case .up:
        """
        \(.count(count)) prices rose against their \(spelled(months)) priced months before, above \
        all \(most).
        """
      case .down where count == 1:
        "A price fell against its \(spelled(months)) priced months before: \(most)."
      case .down:
        """
        \(.count(count)) prices fell against their \(spelled(months)) priced months before, above \
        all \(most).
        """
      case .newLow where count == 1:
        "\(one) was at its lowest in \(digits: lowMonths) months: \(most)."
      case .newLow:
        "\(some) were at their lowest in \(digits: lowMonths) months, above all \(most)."
      }
    }

    static func cart(
      _ name: String, date: CalendarDate?, cause: CartPart?, amount: Value?
    ) -> RichText {
      let cart: RichText =
        date.map { "The cart \(name: name) of \(.dayOfMonth($0))" } ?? "The cart \(name: name)"
      guard let cause, let amount else { return "\(cart) cost more than planned." }
      return switch cause {
      case .price: "\(cart) cost more than planned; higher prices are \(amount) of it."
      case .quantity: "\(cart) cost more than planned; larger quantities are \(amount) of it."
      case .unplanned: "\(cart) cost more than planned; \(amount) of it was not on the list."
      case .skipped: "\(cart) cost more than planned."
      }
    }

    static func cheaperBasket(
      _ saving: WrittenLead, at store: String, than usual: String, missing: Int, of items: Int
    ) -> RichText {
      let claim: RichText = """
        The usual basket costs \(saving.amount) less at \(name: store) than at \(name: usual), the \
        usual store
        """
      guard missing > 0 else { return "\(claim)." }
      return """
        \(claim), as far as \(name: store) has it: \(.count(missing)) of \
        \(counted(items, "item", "items")) \(missing == 1 ? "is" : "are") missing there.
        """
    }
  }
}
