import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the price trends.
protocol TrendPhrases: LanguagePhrases {
  static func title(_ period: MonthPeriod) -> RichText
  static var noPrices: RichText { get }
  /// What prices do where no level of all prices can be told.
  static func directions(rising: Int, falling: Int, of prices: Int, stores: Int) -> RichText
  static func tooFewMonths(prices: Int, stores: Int) -> RichText
  static var howPricesAppear: RichText { get }

  /// - Parameters:
  ///   - judged: Of how many prices that could have raised an alert; positive.
  ///   - months: How many priced months before are the reference.
  ///   - hasSeasonal: Whether others moved only as the season does.
  static func alertCount(
    _ count: Int, of judged: Int, percent: Int, months: Int, in period: MonthPeriod,
    hasSeasonal: Bool
  ) -> RichText
  static func noneJudged(_ period: MonthPeriod, months: Int) -> RichText
  static func priceLines(_ count: Int) -> RichText

  static var method: RichText { get }

  /// - Parameter falsePercent: The expected share of directions that are chance.
  static func directionMethod(_ falsePercent: Int) -> RichText

  static var thin: RichText { get }

  /// - Parameter month: The first month, where there is no whole year; `nil` for a year.
  static func yearLabel(since month: Month?) -> RichText
  static func monthLabel(_ month: Month) -> RichText
  static func rising(_ months: RichText) -> RichText
  static func share(_ part: Int, of count: Int) -> RichText
  static func others(falling: Int, steady: Int, unclear: Int, tooFew: Int) -> RichText
  static func alertsLabel(_ period: MonthPeriod) -> RichText

  /// - Parameter otherLows: New lows that did not fall so far as to count as down.
  static func alertKinds(up: Int, down: Int, otherLows: Int) -> RichText
  static var levelsTitle: RichText { get }
  static var levelsTableTitle: RichText { get }
  static var householdName: String { get }
  static func levelsNote(start: Month) -> RichText
  static func seeComparison(_ page: LinkTarget) -> RichText
  static func gaps(_ stores: [String]) -> RichText
  static func otherStores(_ count: Int) -> String
  static func otherStoresNote(_ count: Int, _ file: RichText) -> RichText
  static func levelsDescription(_ entries: [RichText]) -> RichText
  static func base(_ month: Month) -> RichText
  static func alertsTitle(_ period: MonthPeriod) -> RichText
  static var alertsCaption: RichText { get }
  static func alertsNote(
    _ percent: Int, months: Int, lowPercent: Int, lowMonths: Int
  ) -> RichText
  static func pricesIn(_ currency: CurrencyCode) -> RichText
  static func newLow(_ store: String, months: Int) -> RichText
  static func word(_ kind: PriceAlert.Kind) -> String
  static func seasonalChange(_ item: LinkedName, _ store: String, _ change: Value) -> RichText
  static func seasonal(_ entries: RichText) -> RichText
  static var outliersTitle: RichText { get }
  static var outliersNote: RichText { get }
  static var itemsTitle: RichText { get }

  /// - Parameters:
  ///   - count: How many items are shown: those with the most money that have prices of two
  ///     months or more at one store.
  ///   - lines: How many stores an item has at most.
  static func itemsNote(_ count: Int, months: Int, lines: Int) -> RichText
  static var itemsDrawingNote: RichText { get }
  static func itemsDescription(_ names: [String]) -> RichText

  /// `rising at 2, falling at 1 of 4 stores`; `rising` where that is all there is to say.
  ///
  /// - Parameters:
  ///   - entries: Directions, each with a number of stores.
  ///   - judged: How many stores have enough months.
  ///   - tooFew: How many have not.
  static func directions(
    _ entries: [(PriceTrend.Direction, Int)], of judged: Int, tooFew: Int
  ) -> RichText
  static func word(_ direction: PriceTrend.Direction) -> String
  static var allItemsTitle: RichText { get }
  static var allItemsNote: RichText { get }
  static var allItemsCaption: RichText { get }
  static var perBaseUnit: RichText { get }
  static var mostMoney: RichText { get }
  static func directionRule(months: Int, slope: Double, falsePercent: Int) -> RichText

  /// The bounds of an interval in brackets: `(0.35 to 0.50)`.
  static func between(_ low: Value, _ high: Value) -> RichText

  /// `7.16 Lidl, Apr 2026`; `now` for the month of the report.
  static func lowest(_ price: Value, at store: String, in month: Month?) -> RichText
}

/// The words of the section on smaller packages.
protocol PackagePhrases: LanguagePhrases {
  static var title: RichText { get }
  /// - Parameters:
  ///   - percent: How much dearer the contents must be.
  ///   - months: How many priced months on each side are compared.
  static func note(percent: Int, months: Int) -> RichText

  /// A number of things: `10 pieces`.
  static func pieces(_ number: Quantity) -> RichText

  /// `2.49 until Aug 2026`.
  static func until(_ price: Value, _ month: Month) -> RichText

  /// `2.49 from Sep 2026`.
  static func from(_ price: Value, _ month: Month) -> RichText
}
