import PricebookDocument
import PricebookModel

/// The words of the section on carts.
enum EnglishCarts: CartPhrases, InEnglish {
  static let title: RichText = "Carts: planned to actual"
  static let planned: RichText = "Planned"
  static let price: RichText = "Price"
  static let quantity: RichText = "Quantity"
  static let unplanned: RichText = "Unplanned"
  static let skipped: RichText = "Skipped"
  static let actual: RichText = "Actual"
  static let completedTotal: RichText = "Completed"
  static let newestCaption: RichText = "Newest completed carts"

  static func tableCaption(_ month: Month) -> RichText { "All carts of \(.month(month))" }

  static let columns: [DisplayTable.Column] = [
    .init("Cart"), .init("State"), .number("Budget"), .number("Planned"), .number("Actual"),
    .number("Price"), .number("Quantity"), .number("Unplanned"), .number("Skipped"),
  ]

  static func note(completed: Int, open: Int, month: Month) -> RichText {
    let done: RichText =
      completed == 0
      ? "No cart was completed in \(.monthName(month))."
      : """
      \(counted(completed, "cart was", "carts were")) completed in \(.monthName(month)).
      """
    guard open > 0 else { return done }
    return """
      \(done) \(counted(open, "cart is", "carts are")) not completed; what is not bought \
      yet is not skipped, so differences stay empty.
      """
  }

  static func description(planned: Value, actual: Value, difference: Value) -> RichText {
    "Planned \(planned), actual \(actual), difference \(difference)."
  }

  static func againstBudget(_ difference: Value, _ budget: Value) -> RichText {
    "\(difference) against a budget of \(budget)"
  }

  static func storeSwitching(_ amount: Value) -> RichText {
    "\(amount) of the price difference came from buying at another store than planned."
  }

  static func unpriced(_ count: Int) -> RichText {
    """
    \(counted(count, "line has no price and counts", "lines have no price and count")) \
    as nothing.
    """
  }

  static func earlier(_ count: Int) -> RichText {
    "Earlier, \(counted(count, "cart", "carts"))"
  }

  static func state(_ state: Cart.State) -> String {
    switch state {
    case .planning: "planning"
    case .shopping: "shopping"
    case .completed: "completed"
    }
  }
}
