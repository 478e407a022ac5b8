import PricebookAnalytics
import PricebookDocument
import PricebookModel

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
      isTied: Bool, item: LinkedName, store: String, change: Value
    ) -> RichText {
      let most: RichText = "\(name: item) at \(name: store), \(change)"
      let above: RichText = isTied ? "among them" : "above all"
      let one: RichText = hasOtherLows ? "Another price" : "A price"
      let some: RichText = hasOtherLows ? "\(.count(count)) more prices" : "\(.count(count)) prices"
      return switch kind {
      case .up where count == 1:
        "A price rose against its \(spelled(months)) priced months before: \(most)."
      case .up:
        """
        \(.count(count)) prices rose against their \(spelled(months)) priced months before, \
        \(above) \(most).
        """
      case .down where count == 1:
        "A price fell against its \(spelled(months)) priced months before: \(most)."
      case .down:
        """
        \(.count(count)) prices fell against their \(spelled(months)) priced months before, \
        \(above) \(most).
        """
      case .newLow where count == 1:
        "\(one) was at its lowest in \(digits: lowMonths) months: \(most)."
      case .newLow:
        "\(some) were at their lowest in \(digits: lowMonths) months, \(above) \(most)."
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
