import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the price trends.
enum EnglishTrends: TrendPhrases, InEnglish {
  static func title(_ month: Month) -> RichText { "Price trends, \(.month(month))" }

  static func kicker(_ window: [Month]) -> RichText {
    guard let first = window.first, let last = window.last else { return "" }
    return first == last
      ? "\(.month(first))" : "\(.month(first)) to \(.month(last))"
  }

  static func household(_ change: HouseholdPrices.Change) -> RichText {
    let span: RichText = change.months == 12 ? "in a year" : "since \(.month(change.since))"
    guard change.percent.magnitude >= 0.05 else {
      return "The household’s prices stayed level \(span)"
    }
    let size: Value = .percent(change.percent.magnitude)
    return "The household’s prices \(change.percent > 0 ? "rose" : "fell") \(size) \(span)"
  }

  static let noPrices: RichText = "No prices yet"

  static func tooFewMonths(prices: Int, stores: Int) -> RichText {
    """
    \(counted(prices, "price", "prices")) at \
    \(counted(stores, "store", "stores")), too few months to tell a trend
    """
  }

  static let howPricesAppear: RichText = """
    A price appears with the first receipt line, or the first dated price in a shopping app, that \
    has an item, a store and an amount.
    """

  /// The store that moved most upwards, and the one at the other end.
  static func stores(
    _ store: String, _ change: Double, other: (name: String, change: Double)?
  ) -> RichText {
    guard let other else { return "\(name: store) \(moved(change))." }
    if isLevel(change), isLevel(other.change) { return "No store’s prices moved much." }
    if change > 0, !isLevel(change) {
      let rest: RichText =
        other.change > 0 && !isLevel(other.change)
        ? "least, \(strong: .percentDifference(other.change))" : moved(other.change)
      return """
        \(name: store) rose most, \(strong: .percentDifference(change)); \(name: other.name) \
        \(rest).
        """
    }
    return """
      \(name: other.name) fell most, \(strong: .percentDifference(other.change)); \
      \(name: store) \(isLevel(change) ? moved(change) : least(change)).
      """
  }

  /// Whether a change rounds to nothing at one decimal.
  private static func isLevel(_ change: Double) -> Bool { change.magnitude < 0.05 }

  private static func least(_ change: Double) -> RichText {
    "least, \(strong: .percentDifference(change))"
  }

  private static func moved(_ change: Double) -> RichText {
    isLevel(change)
      ? "stayed level"
      : "\(change > 0 ? "rose" : "fell"), \(strong: .percentDifference(change))"
  }

  static func alertCount(_ count: Int, percent: Int, month: Month) -> RichText {
    let threshold: Value = .percent(Double(percent), digits: 0)
    let what: RichText = """
      \(count == 0 ? "no price" : counted(count, "price", "prices")) moved by \
      \(threshold) or more or reached a new low
      """
    return "In \(.monthName(month)) \(what)."
  }

  static func priceLines(_ count: Int) -> RichText {
    """
    \(counted(count, "line carries", "lines carry")) a price; refunds, deposits, coupons \
    and free items do not.
    """
  }

  static let method: RichText = """
    The household’s price level is a GEKS-Törnqvist index over unit values, a store’s a \
    time-product-dummy index; both compare every month with every other. The tables hold the \
    chained Jevons index beside them. A direction follows from the Theil–Sen slope of log prices \
    and a two-sided Mann–Kendall test at 5%.
    """

  /// How far prices stand from those of a year ago, for the household and at one store.
  static func year(
    _ change: HouseholdPrices.Change, store: (name: String, change: Double)?
  ) -> RichText {
    let claim: RichText = """
      Groceries cost \(amount(change.percent)) a year ago, with \
      \(.percent(change.matchedPercent, digits: 0)) of spending matched
      """
    guard let store else { return "\(claim)." }
    return "\(claim); at \(name: store.name) \(amount(store.change)) then."
  }

  private static func amount(_ change: Double) -> RichText {
    if isLevel(change) { return "as much as" }
    return "\(.percent(change.magnitude)) \(change > 0 ? "more" : "less") than"
  }

  static let thin: RichText =
    "The household’s line is grey where less than half of the spending is matched."

  static func yearFigure(_ change: HouseholdPrices.Change) -> KeyFigure {
    KeyFigure(
      label: change.months == 12
        ? "Household prices, 12 months" : "Household prices since \(.monthName(change.since))",
      figure: .value(.percentDifference(change.percent)),
      context: "\(.percent(change.matchedPercent, digits: 0)) of spending matched")
  }

  static func monthFigure(
    _ change: HouseholdPrices.Change, before: HouseholdPrices.Change?, _ month: Month
  ) -> KeyFigure {
    KeyFigure(
      label: "In \(.monthName(month)) alone",
      figure: .value(.percentDifference(change.percent)),
      context: before.map {
        "after \(.percentDifference($0.percent)) in \(.monthName(month.adding(months: -1)))"
      } ?? "on the month before")
  }

  static func risingFigure(
    rising: Int, of count: Int, falling: Int, steady: Int, tooFew: Int
  ) -> KeyFigure {
    KeyFigure(
      label: "Rising prices", figure: "\(.count(rising)) of \(.count(count))",
      context: """
        \(.count(falling)) falling, \(.count(steady)) steady, \(.count(tooFew)) with too few \
        months
        """)
  }

  static func alertsFigure(
    _ count: Int, up: Int, down: Int, newLows: Int, month: Month
  ) -> KeyFigure {
    KeyFigure(
      label: "Alerts in \(.monthName(month))", figure: .value(.count(count)),
      context: """
        \(.count(up)) up, \(.count(down)) down, \(.count(newLows)) at a new low
        """)
  }

  static let levelsTitle: RichText = "Price level by store"
  static let levelsTableTitle: RichText = "Table of indexes"
  static let householdName = "Household"
  static let monthColumn: RichText = "Month"

  static func levelsNote(start: Month, hasComparison: Bool) -> RichText {
    let further: RichText =
      hasComparison
      ? " For that see the \(link: "store comparison", to: .page("store-comparison"))." : ""
    return """
      Each store against itself, \(.month(start)) or its first month = 100: the lines show how \
      fast prices move, not which store is cheap.\(further)
      """
  }

  static func gaps(_ stores: [String]) -> RichText {
    """
    \(list(stores)): some months have no items that are priced in another; the gap \
    stays open.
    """
  }

  static func hiddenStores(_ count: Int, _ file: RichText) -> RichText {
    "\(counted(count, "more store", "more stores")) in \(file)."
  }

  static func levelsDescription(_ entries: [RichText]) -> RichText {
    entries.isEmpty ? "The household’s price level." : "\(list(entries))."
  }

  static func base(_ month: Month) -> RichText { "\(.month(month)) or first month = 100" }
}
