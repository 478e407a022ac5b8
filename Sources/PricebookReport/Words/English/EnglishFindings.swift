import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The sentences of what stands out.
enum EnglishFindings: FindingPhrases, InEnglish {
  static let title: RichText = "What stands out"
  static let note: RichText = "Ordered by the money at stake."
  static let nothing: RichText = "Nothing stands out this month."

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

  static func closedMonth(_ status: BudgetVariance.Status) -> RichText {
    status == .over ? "The month is over its budget." : "The month is under its budget."
  }

  static func overMonth(projection: Value, excess: Value) -> RichText {
    """
    The month is over its budget. At the rate so far it ends near \(projection), which is \
    \(excess) over.
    """
  }

  static func runningMonth(
    projection: Value, excess: Amount, budget: Value, left: Value
  ) -> RichText {
    """
    At the rate so far the month ends near \(projection), \(excess > .zero ? "over" : "under") \
    its budget of \(budget); \(left) of it is left.
    """
  }

  static func category(_ name: String, isOver: Bool, used: Value?, budget: Value) -> RichText {
    let place: RichText = isOver ? "furthest over its budget" : "furthest under its budget"
    guard let used else { return "\(name: name) is the category \(place) of \(budget)." }
    return "\(name: name) is the category \(place), at \(used) of \(budget)."
  }

  static func unbudgeted(count: Int, largest: String, amount: Value) -> RichText {
    count == 1
      ? "Spent on \(name: largest), which has no budget."
      : """
      Spent in \(.count(count)) categories without a budget, \(amount) of it on \
      \(name: largest).
      """
  }

  static func prices(
    _ kind: PriceAlert.Kind, count: Int, item: String, store: String, change: Value
  ) -> RichText {
    let most: RichText = "\(name: item) at \(name: store), \(change)"
    return switch kind {
    case .up where count == 1:
      "A price rose against the three months before: \(most)."
    case .up:
      "\(.count(count)) prices rose against the three months before, the largest part \(most)."
    case .down where count == 1:
      "A price fell against the three months before: \(most)."
    case .down:
      "\(.count(count)) prices fell against the three months before, the largest part \(most)."
    case .newLow where count == 1:
      "A price was at its lowest in 12 months: \(most)."
    case .newLow:
      "\(.count(count)) prices were at their lowest in 12 months, the largest part \(most)."
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

  static func storeLevel(_ store: String, change: Value, since: Month, spent: Value?) -> RichText {
    let level: RichText = "Prices at \(name: store) are \(change) above \(.month(since))"
    guard let spent else { return "\(level)." }
    return "\(level). At that month’s level the \(spent) spent there would be that much less."
  }

  static func cheaperBasket(_ store: String, than usual: String, isClear: Bool) -> RichText {
    let claim: RichText = """
      The usual basket costs less at \(name: store) than at \(name: usual), where it is mostly \
      bought, like for like
      """
    return isClear ? "\(claim)." : "\(claim); part of that rests on filled-in prices."
  }
}
