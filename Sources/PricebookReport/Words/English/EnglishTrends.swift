import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension English {
  /// The words of the price trends.
  enum Trends: TrendPhrases, InEnglish {
    static func title(_ period: MonthPeriod) -> RichText { "Price trends, \(Shared.name(period))" }

    static let noPrices: RichText = "No prices yet"

    static func directions(
      rising: Int, falling: Int, of prices: Int, stores: Int
    ) -> RichText {
      """
      Prices at \(counted(stores, "store", "stores")): \(.count(rising)) of \(.count(prices)) rising, \
      \(.count(falling)) falling
      """
    }

    static func tooFewMonths(prices: Int, stores: Int) -> RichText {
      """
      \(counted(prices, "price", "prices")) at \(counted(stores, "store", "stores")), too few months \
      to tell a trend
      """
    }

    static let howPricesAppear: RichText = """
      A price appears with the first receipt line, or the first dated price in a shopping app, that \
      has an item, a store and an amount.
      """

    static func alertCount(
      _ count: Int, of judged: Int, percent: Int, months: Int, in period: MonthPeriod,
      hasSeasonal: Bool
    ) -> RichText {
      let threshold: Value = .percent(Double(percent), digits: 0)
      let subject: RichText =
        switch count {
        case 0: "none is"
        case 1: "\(.count(1)) is"
        default: "\(.count(count)) are"
        }
      return """
        \(Shared.starting(period)), of \(counted(judged, "price", "prices")) that can be judged, \
        \(subject) \(threshold) or more off the median of the \(spelled(months)) priced months \
        before, or at a new low\(hasSeasonal ? ", seasonal changes aside" : "").
        """
    }

    static func noneJudged(_ period: MonthPeriod, months: Int) -> RichText {
      """
      No price of \(Shared.name(period, withYear: false)) can be judged yet: that takes \(spelled(months)) earlier \
      months with a price.
      """
    }

    static func priceLines(_ count: Int) -> RichText {
      """
      \(counted(count, "line carries", "lines carry")) a price; refunds, deposits, coupons \
      and free items do not.
      """
    }

    static let method: RichText =
      """
      The household’s price level is a GEKS-Törnqvist index over items at the same stores, a \
      store’s a time-product-dummy index; both compare every month with every other. Intervals \
      (\(percent: 95)) come from leaving out a thirtieth of the items at a time. The tables have other \
      indexes beside them.
      """

    static func directionMethod(_ falsePercent: Int) -> RichText {
      """
      A direction follows from the Theil–Sen slope of log prices, Sen’s 95% interval and the exact \
      Mann–Kendall test. At most \(percent: falsePercent) of the prices said to rise or fall are \
      expected to do so by chance (Benjamini–Hochberg).
      """
    }

    static let thin: RichText =
      "The household’s line is grey where less than half of the spending is matched."

    static func yearLabel(since month: Month?) -> RichText {
      month.map { "Prices at the same stores since \(.monthName($0))" }
        ?? "Prices at the same stores, 12 months"
    }

    static func monthLabel(_ month: Month) -> RichText { "In \(.monthName(month)) alone" }

    static func rising(_ months: RichText) -> RichText { "Rising prices, \(months)" }

    static func share(_ part: Int, of count: Int) -> RichText {
      "\(.count(part)) of \(.count(count))"
    }

    static func others(falling: Int, steady: Int, unclear: Int, tooFew: Int) -> RichText {
      """
      \(.count(falling)) falling, \(.count(steady)) steady, \(.count(unclear)) unclear; \
      \(.count(tooFew)) more with too few months
      """
    }

    static func alertsLabel(_ period: MonthPeriod) -> RichText {
      "Alerts \(Shared.during(period, withYear: false))"
    }

    static func alertKinds(up: Int, down: Int, otherLows: Int) -> RichText {
      """
      \(.count(up)) up, \(.count(down)) down, \
      \(counted(otherLows, "other new low", "other new lows"))
      """
    }

    static let levelsTitle: RichText = "Price level by store"
    static let levelsTableTitle: RichText = "Table of indexes"
    static let householdName = "Household"

    static func levelsNote(start: Month) -> RichText {
      """
      Each store against itself, \(.month(start)) or its first month = 100: the lines show how \
      fast prices move, not which store is cheap.
      """
    }

    static func seeComparison(_ page: LinkTarget) -> RichText {
      "For that see the \(link: "store comparison", to: page)."
    }

    static func gaps(_ stores: [String]) -> RichText {
      """
      \(list(stores)): some months have no items that are priced in another; the gap \
      stays open.
      """
    }

    static func otherStores(_ count: Int) -> String { "\(count) other stores" }

    static func otherStoresNote(_ count: Int, _ file: RichText) -> RichText {
      """
      The grey band is the range of the \(.count(count)) other stores; each is in \(file).
      """
    }

    static func levelsDescription(_ entries: [RichText]) -> RichText {
      entries.isEmpty ? "The household’s price level." : "\(list(entries))."
    }

    static func base(_ month: Month) -> RichText { "\(.month(month)) or first month = 100" }
    static func alertsTitle(_ period: MonthPeriod) -> RichText {
      "Alerts \(Shared.during(period, withYear: false))"
    }
    static let alertsCaption: RichText = "Alerts"

    static func alertsNote(
      _ percent: Int, months: Int, lowPercent: Int, lowMonths: Int
    ) -> RichText {
      """
      Up or down by \(percent: percent) or more against the median of the previous \
      \(spelled(months)) priced months, or at least \(percent: lowPercent) below every price of \
      the \(digits: lowMonths) months before.
      """
    }

    static func pricesIn(_ currency: CurrencyCode) -> RichText {
      currency.label.isEmpty ? "prices" : "prices in \(name: currency.label)"
    }

    static func newLow(_ store: String, months: Int) -> RichText {
      "\(name: store), lowest in \(digits: months) months"
    }

    static func word(_ kind: PriceAlert.Kind) -> String {
      switch kind {
      case .up: "up"
      case .down: "down"
      case .newLow: "new low"
      }
    }

    static func seasonalChange(_ item: LinkedName, _ store: String, _ change: Value) -> RichText {
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

    static let itemsTitle: RichText = "Items that matter most"

    static func itemsNote(_ count: Int, months: Int, lines: Int) -> RichText {
      """
      Of the items priced in two months or more at one store, the \
      \(count == 1 ? "one" : "\(.count(count))") with the most money over \(digits: months) \
      months, at most \(spelled(lines)) stores each, the largest clear change first.
      """
    }

    static let itemsDrawingNote: RichText = """
      One line per store. Each panel has its own scale; the last price is next to the store’s name.
      """

    static func itemsDescription(_ names: [String]) -> RichText {
      "Prices by store of \(list(names, limit: 6))."
    }

    static func directions(
      _ entries: [(PriceTrend.Direction, Int)], of judged: Int, tooFew: Int
    ) -> RichText {
      let rest: RichText = tooFew == 0 ? "" : ", \(.count(tooFew)) with too few months"
      if let only = entries.first, only.1 == judged, tooFew == 0 { return "\(word(only.0))" }
      let parts = entries.map { "\(word($0.0)) at \(.count($0.1))" as RichText }
      return "\(list(parts)) of \(counted(judged, "store", "stores"))\(rest)"
    }

    static func word(_ direction: PriceTrend.Direction) -> String {
      switch direction {
      case .rising: "rising"
      case .falling: "falling"
      case .steady: "steady"
      case .unclear: "unclear"
      case .tooFewMonths: "too few months"
      }
    }

    static let allItemsTitle: RichText = "All items by store"
    static let allItemsNote: RichText = """
      The last price, its change since the first in the window, the typical change per month and \
      the lowest price ever seen; the largest change first.
      """
    static let allItemsCaption: RichText = "Price trends"
    static let perBaseUnit: RichText = "per kg, litre or piece"
    static let mostMoney: RichText = "Shown are the rows with the most money."

    static func directionRule(months: Int, slope: Double, falsePercent: Int) -> RichText {
      """
      A direction takes \(spelled(months)) months with a price. Rising or falling: by \
      \(.percent(slope)) a month or more, and at most \(percent: falsePercent) of such claims are \
      expected to be chance. Steady: the 95% interval, in brackets, lies within \
      ±\(.percent(slope)). Unclear: neither holds.
      """
    }

    static func between(_ low: Value, _ high: Value) -> RichText { "(\(low) to \(high))" }

    /// `7.16 Lidl, Apr 2026`; `now` for the month of the report.
    static func lowest(_ price: Value, at store: String, in month: Month?) -> RichText {
      guard let month else { return "\(price) \(name: store), now" }
      return "\(price) \(name: store), \(.shortMonth(month))"
    }
  }
}
