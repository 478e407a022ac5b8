import PricebookAnalytics
import PricebookModel

/// The words of the section on why spending changed.
enum ChangePhrases {
  static let title: RichText = "Why spending changed"
  static let tableCaption: RichText = "Change by category"
  static let itemsCaption: RichText = "Items that moved it most"
  static let price = "Price"
  static let quantity = "Quantity"
  static let newItems = "New items"
  static let goneItems = "Items gone"

  static func name(_ month: Month) -> String { Formatting().monthName(month) }

  /// `September`, or `1–17 September`.
  static func before(_ period: ReportPeriod) -> String {
    let other = period.month.adding(months: -1)
    guard !period.isOver, period.daysElapsed < other.dayCount else { return name(other) }
    let first = period.calendar.firstDay(of: other)
    let last = first.adding(days: period.daysElapsed - 1)
    let end = "\(last.day) \(name(last.month))"
    if first == last { return end }
    return first.month == last.month
      ? "\(first.day)–\(end)" : "\(first.day) \(name(first.month)) to \(end)"
  }

  static func note(_ month: Month, before: RichText, _ change: Value) -> RichText {
    """
    \(.monthName(month)) against \(before), \(change). Price and quantity cover items bought in \
    both; the four parts add up to the change.
    """
  }

  static func description(
    previous: Value, current: Value, price: Value, quantity: Value
  ) -> RichText {
    "From \(previous) to \(current): price \(price), quantity \(quantity)."
  }

  static func columns(_ month: Month, _ period: ReportPeriod) -> [DisplayTable.Column] {
    [
      .init("Category"), .number(RichText(before(period))), .number(.value(.monthName(month))),
      .number("Change"), .number("Price"), .number("Quantity"), .number("New"), .number("Gone"),
    ]
  }

  static func itemColumns(_ month: Month, _ period: ReportPeriod) -> [DisplayTable.Column] {
    [
      .init("Item"), .number(RichText(before(period))), .number(.value(.monthName(month))),
      .number("Change", order: .descending), .number("Of it price"), .number("Unit value"),
    ]
  }

  static let itemsFootnote: RichText = """
    At most five items up and five down. The unit value is what was paid per kg, litre or piece, \
    all stores together.
    """

  static func prices(
    isDearer: Bool, before: RichText, _ movers: [(name: String, change: Value)]
  ) -> RichText {
    let claim: RichText =
      "\(isDearer ? "Higher" : "Lower") prices for things also bought in \(before)."
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

  static func newItems(before: RichText, largest: (name: String, amount: Value)?) -> RichText {
    let claim: RichText = "Items not bought in \(before)"
    guard let largest else { return "\(claim)." }
    return "\(claim). \(name: largest.name) is \(largest.amount) of it."
  }
}
