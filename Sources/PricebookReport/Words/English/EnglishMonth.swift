import PricebookDocument
import PricebookModel

extension English {
  /// The words of the page of a month or another period.
  enum MonthPage: MonthPhrases, InEnglish {
    static func title(_ period: MonthPeriod) -> RichText {
      "At a glance, \(Shared.name(period))"
    }

    static func headline(
      _ label: RichText, _ standing: MonthStanding, excess: (category: String, amount: Value)?
    ) -> RichText {
      let claim: RichText
      switch standing {
      case .left(let amount, let daysLeft, let end):
        let left: RichText = "\(label): \(amount) left for \(days(daysLeft))"
        claim =
          end.map {
            "\(left), \($0.distance) over budget if the rest is as usual"
          } ?? left
      case .over(let amount, let daysLeft?):
        claim = "\(label): \(amount) over budget with \(days(daysLeft)) to go"
      case .over(let amount, nil): claim = "\(label): \(amount) over budget"
      case .under(let amount): claim = "\(label): \(amount) under budget"
      case .exact(let daysLeft?):
        claim = "\(label): the budget is used up with \(days(daysLeft)) to go"
      case .exact(nil): claim = "\(label): exactly on budget"
      }
      guard let excess else { return claim }
      return "\(claim); \(name: excess.category) is \(excess.amount) over"
    }

    private static func days(_ count: Int) -> RichText { counted(count, "day", "days") }
    static let dearerTitle: RichText = "Dearer than before"
    static let nothingDearer: RichText = "No price raised an alert for being dearer."
    static let whereTitle: RichText = "Where to shop"
    static let moreTitle: RichText = "Reports and lists"
    static let filesTitle: RichText = "Data and files"
    static let contents: RichText = "What it has"

    static let fileContents = [
      "spending-by-month": "What each month cost, against its budget.",
      "spending-by-category": "What each category cost by month, against its budget.",
      "spending-by-store": "What was spent at each store by month.",
      "spending-by-item": "What was bought of each item by month, and for how much.",
      "cart-variance": "What carts cost against their plan and budget, and why.",
      "observed-prices": "The lines of price lists, as they were understood.",
      "unit-values": "The average price of each item at each store by month.",
      "price-trends": "How each item’s price moved at each store.",
      "price-alerts": "Prices that rose, fell or were never lower.",
      "package-prices": "Prices by size of package.",
      "shrinkflation": "Packages that became smaller.",
      "store-index": "How dear each store is against its own past.",
      "household-index": "How the household’s own prices moved, by category.",
      "spending-change": "Why spending changed: prices, stores, quantities, other items.",
      "possible-savings": "What would have cost less elsewhere, and where.",
      "discounts": "What discounts, coupons and points took off.",
      "store-comparison": "What baskets cost at each store.",
      "store-levels": "How dear stores are against the usual one.",
      "basket-prices": "What each item of a basket costs at each store.",
      "shopping-lists": "The items of lists and open carts.",
      "store-ratings": "Ratings of stores.",
      "contributors": "Who reported prices.",
      "diagnostics": "Doubts about the files, each with its place and a remedy.",
      "rejected-lines": "Records of the files that are not counted, with the reason.",
    ]
  }
}
