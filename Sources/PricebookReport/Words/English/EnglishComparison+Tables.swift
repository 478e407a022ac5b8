import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension English.Comparison {
  static let barsTitle: RichText = "Whole basket by store"
  static let availabilityTitle: RichText = "Items that stores have"

  static let bars: RichText = """
    Solid: what the store’s own prices add up to. Dashed: estimated for items it lacks. The \
    strongest bar: the lowest whole basket.
    """
  static let availabilityBars: RichText = """
    Filled: the items of the basket that the store has a price for. The mark is the threshold.
    """

  static func noneEligible(of stores: RichText) -> RichText { "\(stores), none of them eligible." }

  static func lowestStores(_ leaders: RichText, of stores: RichText) -> RichText {
    "\(stores). Whole basket: \(leaders)."
  }

  static let storesTableTitle: RichText = "Table of stores"
  static let storesTableCaption: RichText = "Totals by store"
  static let itemsTitle: RichText = "Item by item"
  static let ownTotal: RichText = "Total of own prices"
  static let pricesCaption: RichText = "Cost of each item by store"

  static func pricesUnit(isWeighed: Bool) -> RichText {
    isWeighed
      ? "for the basket’s quantity, times how often it was bought" : "for the basket’s quantity"
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
  static func warmMark(_ percent: Int) -> RichText { "\(digits: percent)% or more above it" }
  static func hotMark(_ percent: Int) -> RichText { "\(digits: percent)% or more" }
  static let filledInMark: RichText = "estimated, not a real price"
  static func staleMark(_ days: Int) -> RichText { "older than \(.count(days)) days, or undated" }

  static func stale(_ item: LinkedName, at store: String, _ month: Month?) -> RichText {
    guard let month else { return "\(name: item) at \(name: store) undated" }
    return "\(name: item) at \(name: store) from \(.month(month))"
  }

  static func offerMark(_ percent: Int) -> RichText {
    "an offer: \(digits: percent)% or more below the store’s median before"
  }

  static let listTitle: RichText = "Shopping list"
  static func elsewhere(_ price: Value, at store: String) -> RichText {
    "elsewhere \(price) at \(name: store)"
  }

  static func inMeanQuantities(_ amount: Value) -> RichText {
    "\(amount) for the mean quantities that the store comparison counts."
  }

  static let wholePieces: RichText =
    "Pieces and litres that are only ever bought whole are rounded up."
  static let boxesNote: RichText = "Tick off what is in the cart; nothing is remembered."
  static func listPage(_ page: LinkTarget) -> RichText {
    "The list to take along: \(link: RichText(English.Page.shoppingList), to: page)."
  }

  static func totalAt(_ store: String) -> RichText { "Total \(name: store)" }
  static let belowTitle: RichText = "Below the threshold"

  static func belowNote(_ percent: Int) -> RichText {
    "Listed, not ranked: they have less than \(percent: percent) of the items."
  }

  static func seenBasketData(items: Int, isFull: Bool) -> RichText {
    isFull
      ? """
      No receipts were read, so the basket is one of each of the \(.count(items)) items that the \
      most stores price.
      """
      : "No receipts were read, so the basket is one of each item whose price was seen."
  }

  static func furtherNote(_ kind: StoreComparison.BasketKind, items: Int) -> RichText {
    let count = counted(items, "item", "items")
    return switch kind {
    case .file: "A basket file with \(count)."
    case .planningCart: "A planned cart with \(count)."
    case .usual: "The \(count) bought most regularly."
    case .due: "The \(count) due to be bought."
    case .seen: "The \(count) whose prices were seen."
    }
  }

  static func usualBasketData(
    items: Int, receipts: Int, months: Int, isFull: Bool
  ) -> RichText {
    let which: RichText =
      isFull
      ? """
      \(items == 1 ? "is" : "are") on the most receipts of the last \(.count(months)) months, on at least \
      \(digits: receipts) each
      """
      : """
      \(items == 1 ? "is" : "are") on at least \(digits: receipts) receipts of the last \
      \(.count(months)) months
      """
    return """
      The usual basket has the \(counted(items, "item", "items")) that \(which), in their mean \
      quantity per receipt, which is shown rounded.
      """
  }

  static func pricesData(maximumAge: Int, _ offer: OfferRule) -> RichText {
    """
    A price counts for \(counted(maximumAge, "day", "days")). Missing items are estimated at the \
    store’s own level by the product-dummy method. An offer is a price at least \
    \(digits: offer.percent)% below the median of the store’s monthly prices in the \
    \(digits: offer.months) months before it, where at least \(digits: offer.leastMonths) of them \
    have a price.
    """
  }

  static let unknownItemsTitle: RichText = "Basket items not found"
  static let unknownItemsNote: RichText = """
    No receipt and no price has them under these names, so no store has a price for them. \
    Write a name that is known, or add an alias; pricebook match proposes one.
    """

  static func omittedBaskets(_ count: Int) -> RichText {
    """
    \(counted(count, "more basket is", "more baskets are")) in the tables.
    """
  }
}

extension English {
  /// The words of the sections on ratings and contributors.
  enum People: PeoplePhrases, InEnglish {
    static let ratingsTitle: RichText = "Ratings"
    static let ratingsNote: RichText =
      "From the CartWise export. Stores without a rating are left out."

    static let contributorsTitle: RichText = "Contributors"
    static let contributorsNote: RichText =
      "Who updated prices in CartWise, with the level that the number of updates earns."
    static func level(_ level: Contributor.Level) -> String { level.rawValue }
  }
}
