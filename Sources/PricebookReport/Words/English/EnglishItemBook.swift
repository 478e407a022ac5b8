import PricebookDocument
import PricebookModel

extension English {
  /// The English words of the page of all items.
  enum ItemBook: ItemBookPhrases, InEnglish {
    static let title: RichText = "Items"

    static func kicker(_ last: CalendarDate) -> RichText {
      "prices to \(.date(last))"
    }

    static func headline(items: Int, stores: Int) -> RichText {
      "\(Shared.counted(items, .item)) at \(Shared.counted(stores, .store))"
    }

    static let noPrices: RichText = "No item has a price yet"

    static func order(_ months: RichText) -> RichText {
      "In the order of the money spent on them, \(months)."
    }

    static func comesFirst(_ currency: CurrencyCode) -> RichText {
      "Items with prices in \(name: currency.label) come first."
    }

    static func omitted(shown: Int, of total: Int, _ file: RichText) -> RichText {
      """
      The page ends after the first \(.count(shown)) of \(.count(total)) items; all \
      prices are in \(file).
      """
    }

    static let priceNote: RichText = """
      Open an item for its prices. The price of a month is what was paid divided by the \
      quantity; the table of an item has the lowest latest price first.
      """

    static let drawingNote: RichText = """
      In charts a dot is the price of a month, paid or seen; the line holds it until the \
      next one, for at most twelve months.
      """

    static let lastPaid: RichText = "Last paid"

    static let latestPrice: RichText = "Latest price"

    static let lastSeen: RichText = "Last seen"

    static let lowest: RichText = "Lowest monthly price"

    static let typical: RichText = "Typical price"

    static let year: RichText = "In twelve months"

    static func priceAt(_ price: RichText, _ store: String) -> RichText {
      "\(price) at \(name: store)"
    }

    static func median(of count: Int) -> RichText {
      count == 1 ? "the price of one month" : "median of \(.count(count)) monthly prices"
    }

    static func storesCaption(_ item: String) -> RichText {
      "\(name: item) by store"
    }

    static let when: RichText = "When"

    static let seen: RichText = "seen"

    static func chartTitle(_ item: String) -> RichText {
      "\(name: item), prices by month"
    }

    static func chartDescription(_ latest: RichText) -> RichText {
      "Latest prices: \(latest)."
    }

    static func package(_ size: RichText, _ price: RichText, _ perUnit: RichText) -> RichText {
      "A package of \(size) costs \(price) \(perUnit) at the latest price."
    }

    static func otherSizes(_ items: RichText) -> RichText {
      "Other sizes: \(items)."
    }

    static func otherUnits(_ count: Int, _ file: RichText) -> RichText {
      """
      \(counted(count, "more unit or currency is", "more units and currencies are")) in \
      \(file).
      """
    }

    static let storesTitle: RichText = "Stores"

    static let levelNote: RichText =
      "The level compares the prices of common items; the usual store is 100."

  }
}
