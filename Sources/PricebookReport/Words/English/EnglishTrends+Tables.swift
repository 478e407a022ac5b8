import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension EnglishTrends {
  static func alertsTitle(_ month: Month) -> RichText { "Alerts in \(.monthName(month))" }
  static let alertsCaption: RichText = "Alerts"

  static func alertsNote(_ percent: Int) -> RichText {
    """
    Up or down by \(.percent(Double(percent), digits: 0)) or more against the median of the \
    previous three priced months, or the lowest price in 12 months.
    """
  }

  static func noAlerts(_ percent: Int) -> RichText {
    "No price moved by \(.percent(Double(percent), digits: 0)) or more or reached a new low."
  }

  static func pricesIn(_ currency: CurrencyCode) -> RichText {
    currency.label.isEmpty ? "prices" : "prices in \(name: currency.label)"
  }

  static func alertColumns(months: Int) -> [DisplayTable.Column] {
    [
      .init("Item"), .init("Kind"), .number("Price"), .number("Reference"), .number("Change"),
      .number(counted(months, "month", "months")),
    ]
  }

  static func alertPlace(_ store: String, isNewLow: Bool) -> RichText {
    isNewLow ? "\(name: store), lowest in 12 months" : .name(store)
  }

  static func badge(_ kind: PriceAlert.Kind) -> Badge {
    switch kind {
    case .up: Badge("up", look: .over, arrow: .up)
    case .down: Badge("down", look: .under, arrow: .down)
    case .newLow: Badge("new low", look: .on)
    }
  }

  static func seasonalChange(_ item: String, _ store: String, _ change: Value) -> RichText {
    "\(name: item) at \(name: store) \(change)"
  }

  static func seasonal(_ entries: RichText) -> RichText {
    "Left out, for the same month a year ago moved alike: \(entries)."
  }

  static let outliersTitle: RichText = "Unusual prices"

  static let outliersNote: RichText = """
    More than 3 times the median of the item in its unit, over all stores and months, or less \
    than a third of it. They stay in every total and table, but raise no alert.
    """

  static let outlierColumns: [DisplayTable.Column] = [
    .init("Item"), .init("Month"), .number("Price"), .number("Median"),
  ]

  static let itemsTitle: RichText = "Items that matter most"

  static func itemsNote(_ count: Int) -> RichText {
    """
    \(count == 1 ? "The item" : "The \(.count(count)) items") with the most money over 12 \
    months, by store, at most four.
    """
  }

  static let itemsDrawingNote: RichText = """
    One line per store. Each panel has its own scale; the last price stands at the end of the line.
    """

  static func itemsDescription(_ names: [String]) -> RichText {
    "Prices by store of \(list(names, limit: 6))."
  }

  static func panelSubheading(
    _ currency: CurrencyCode, unit: String, direction: RichText
  ) -> RichText {
    let price: RichText =
      currency.label.isEmpty
      ? EnglishShared.per(unit) : "\(name: currency.label) \(EnglishShared.per(unit))"
    return direction.isEmpty ? price : "\(price) · \(direction)"
  }

  static func direction(
    _ direction: PriceTrend.Direction, at count: Int, of all: Int
  ) -> RichText {
    count == all
      ? "\(word(direction))" : "\(word(direction)) at \(.count(count)) of \(.count(all))"
  }

  static func word(_ direction: PriceTrend.Direction) -> String {
    switch direction {
    case .rising: "rising"
    case .falling: "falling"
    case .steady: "steady"
    case .tooFewMonths: "too few months"
    }
  }

  static let allItemsTitle: RichText = "All items by store"
  static let allItemsNote: RichText =
    "First and last price in the window, the typical change per month and the lowest price ever seen."
  static let allItemsCaption: RichText = "Price trends"

  static func perBaseUnit(_ currency: CurrencyCode) -> RichText {
    currency.label.isEmpty ? "per base unit" : "\(name: currency.label) per base unit"
  }

  static let trendColumns: [DisplayTable.Column] = [
    .init("Item", order: .ascending), .init("Store"), .init("Unit"), .number("First"),
    .number("Last"), .number("Change"), .number("Per month"), .init("Direction"),
    .number("Months"), .init("Lowest"),
  ]

  static func trendFootnotes(areAll: Bool) -> [RichText] {
    let rule: RichText = """
      A direction needs at least four months and a slope of 0.5% a month that is unlikely to be \
      chance.
      """
    return areAll ? [rule] : ["Shown are the rows with the most money. \(rule)"]
  }

  /// `7.16 Lidl, Apr ’26`; `now` for the month of the report.
  static func lowest(_ price: Value, at store: String, in month: Month?) -> RichText {
    guard let month else { return "\(price) \(name: store), now" }
    return "\(price) \(name: store), \(.shortMonth(month))"
  }
}
