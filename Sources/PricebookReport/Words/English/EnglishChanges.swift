import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the section on why spending changed.
enum EnglishChanges: ChangePhrases, InEnglish {
  static let title: RichText = "Why spending changed"
  static let tableCaption: RichText = "Change by category"
  static let itemsCaption: RichText = "Items that moved it most"
  static let price: RichText = "Price"
  static let quantity: RichText = "Quantity"
  static let newItems: RichText = "New items"
  static let goneItems: RichText = "Items gone"

  static func note(_ month: Month, before: ComparedPeriod, _ change: Value) -> RichText {
    """
    \(.monthName(month)) against \(EnglishShared.name(before)), \(change). Price and quantity cover items bought in \
    both; the four parts add up to the change.
    """
  }

  static func description(
    previous: Value, current: Value, price: Value, quantity: Value
  ) -> RichText {
    "From \(previous) to \(current): price \(price), quantity \(quantity)."
  }

  static func columns(_ month: Month, before: ComparedPeriod) -> [DisplayTable.Column] {
    [
      .init("Category"), .number(EnglishShared.name(before)), .number(.value(.monthName(month))),
      .number("Change"), .number("Price"), .number("Quantity"), .number("New"), .number("Gone"),
    ]
  }

  static func itemColumns(_ month: Month, before: ComparedPeriod) -> [DisplayTable.Column] {
    [
      .init("Item"), .number(EnglishShared.name(before)), .number(.value(.monthName(month))),
      .number("Change", order: .descending), .number("Of it price"), .number("Unit value"),
    ]
  }

  static let itemsFootnote: RichText = """
    At most five items up and five down. The unit value is what was paid per kg, litre or piece, \
    all stores together.
    """

  static func prices(
    isDearer: Bool, before: ComparedPeriod, _ movers: [(name: String, change: Value)]
  ) -> RichText {
    let claim: RichText =
      "\(isDearer ? "Higher" : "Lower") prices for things also bought in \(EnglishShared.name(before))."
    guard let first = movers.first else { return claim }
    let verb = isDearer ? "rose" : "fell"
    guard let second = movers.dropFirst().first else {
      return "\(claim) \(name: first.name) \(verb) \(first.change)."
    }
    return """
      \(claim) \(name: first.name) \(verb) \(first.change), \(name: second.name) \
      \(second.change).
      """
  }

  static func newItems(
    before: ComparedPeriod, largest: (name: String, amount: Value)?
  ) -> RichText {
    let claim: RichText = "Items not bought in \(EnglishShared.name(before))"
    guard let largest else { return "\(claim)." }
    return "\(claim). \(name: largest.name) is \(largest.amount) of it."
  }
}
