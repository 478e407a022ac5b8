import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension EnglishComparison {
  static let barsTitle: RichText = "All stores"

  static func barsNote(hasEligible: Bool, hasOthers: Bool) -> RichText {
    guard hasEligible else {
      return "Outlined: stores below the threshold; their totals cover too few items to compare."
    }
    let bars: RichText = """
      Solid: what the store’s own prices add up to. Dashed: filled in for items it lacks. The \
      strongest bar: lowest like for like.
      """
    guard hasOthers else { return bars }
    return "\(bars) Outlined: stores below the threshold; their totals cover too few items."
  }

  static func barsDescription(_ leaders: [(String, Value)], stores: Int) -> RichText {
    let count = counted(stores, "store", "stores")
    guard !leaders.isEmpty else { return "\(count), none of them eligible." }
    let entries = leaders.map { entry -> RichText in "\(name: entry.0) \(entry.1)" }
    return "\(count). Like for like: \(list(entries))."
  }

  static let storesTableTitle: RichText = "Table of stores"
  static let storesTableCaption: RichText = "Totals by store"

  static let storeColumns: [DisplayTable.Column] = [
    .init("Store"), .number("Rank"), .number("Own total"), .number("Like for like"),
    .number("Available"), .number("Share"), .number("Cheapest for"),
  ]

  static let itemsTitle: RichText = "Item by item"
  static let itemColumn: RichText = "Item"
  static let ownTotal: RichText = "Total of own prices"
  static let pricesCaption: RichText = "Cost of each item by store"

  static func pricesUnit(_ currency: CurrencyCode, isWeighed: Bool) -> RichText {
    let what: RichText =
      isWeighed
      ? "for the basket’s quantity, times how often it was bought" : "for the basket’s quantity"
    return currency.label.isEmpty ? what : "in \(name: currency.label), \(what)"
  }

  static func itemsNote(maximumAge: Int) -> RichText {
    """
    The newest price of each item at each store, not older than \
    \(counted(maximumAge, "day", "days")), times the quantity.
    """
  }

  static let itemsDrawingNote: RichText = "Right of the line: stores below the threshold."

  static func weighed(_ item: RichText, times: Int) -> RichText {
    "\(item), \(counted(times, "time", "times"))"
  }

  static let cheapestMark: RichText = "cheapest"
  static let warmMark: RichText = "10% or more above it"
  static let hotMark: RichText = "25% or more"
  static let filledInMark: RichText = "filled in, not a real price"

  static func staleMark(_ days: Int) -> RichText { "older than \(.count(days)) days, or undated" }

  static func stale(_ item: String, at store: String, _ month: Month?) -> RichText {
    guard let month else { return "\(name: item) at \(name: store) undated" }
    return "\(name: item) at \(name: store) from \(.month(month))"
  }

  static let offerMark: RichText = "an offer: 15% or more below the store’s median before"

  static let listTitle: RichText = "Shopping list"

  static func totalAt(_ store: String) -> RichText { "Total \(name: store)" }

  static let belowTitle: RichText = "Below the threshold"

  static func belowNote(_ percent: Int) -> RichText {
    """
    Listed, not ranked: they have less than \(.percent(Double(percent), digits: 0)) of the items.
    """
  }

  static let belowColumns: [DisplayTable.Column] = [
    .init("Store"), .number("Available"), .number("Own total"), .init("Lacks"),
  ]

  static func furtherNote(
    _ kind: StoreComparison.BasketKind, items: Int, _ currency: CurrencyCode
  ) -> RichText {
    let count = counted(items, "item", "items")
    let what: RichText =
      switch kind {
      case .file: "A basket file with \(count)."
      case .planningCart: "A cart in planning with \(count)."
      case .usual: "The \(count) bought most regularly."
      }
    return currency.label.isEmpty ? what : "\(what) Amounts in \(name: currency.label)."
  }

  static func data(
    _ comparison: StoreComparison?, months: Int, maximumAge: Int, omittedBaskets: Int
  ) -> [RichText] {
    var sentences: [RichText] = []
    if let comparison, comparison.kind == .usual {
      let count = comparison.basket.lines.count
      sentences.append(
        """
        The usual basket has the \(counted(count, "item", "items")) that stand on at \
        least 2 receipts of the last \(.count(months)) months, at most 40, in their mean \
        quantity per receipt, which is shown rounded.
        """)
    }
    if comparison != nil {
      sentences.append(
        """
        A price counts for \(counted(maximumAge, "day", "days")). Missing items are \
        filled in at the store’s own level by the product-dummy method. An offer is a price \
        at least 15% below the median of the store’s monthly prices in the 6 months before it, \
        of which at least 3 have a price.
        """)
    }
    if omittedBaskets > 0 {
      sentences.append(
        """
        \(counted(omittedBaskets, "more basket stands", "more baskets stand")) in the \
        tables.
        """)
    }
    return sentences
  }
}
