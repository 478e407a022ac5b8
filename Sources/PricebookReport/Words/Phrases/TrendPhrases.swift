import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the price trends.
protocol TrendPhrases: LanguagePhrases {
  static func title(_ month: Month) -> RichText
  static var noPrices: RichText { get }
  static func tooFewMonths(prices: Int, stores: Int) -> RichText
  static var howPricesAppear: RichText { get }

  /// - Parameters:
  ///   - judged: Of how many prices that could have raised an alert; positive.
  ///   - hasSeasonal: Whether others moved only as the season does.
  static func alertCount(
    _ count: Int, of judged: Int, percent: Int, month: Month, hasSeasonal: Bool
  ) -> RichText
  static func noneJudged(month: Month, months: Int) -> RichText
  static func priceLines(_ count: Int) -> RichText

  /// - Parameter percent: The level of the test for a direction.
  static func method(_ percent: Int) -> RichText

  static var thin: RichText { get }

  /// - Parameter month: The first month, where there is no whole year; `nil` for a year.
  static func yearLabel(since month: Month?) -> RichText
  static func monthLabel(_ month: Month) -> RichText
  static var rising: RichText { get }
  static func share(_ part: Int, of count: Int) -> RichText
  static func others(falling: Int, steady: Int, tooFew: Int) -> RichText
  static func alertsLabel(_ month: Month) -> RichText
  static func alertKinds(up: Int, down: Int, newLows: Int) -> RichText
  static var levelsTitle: RichText { get }
  static var levelsTableTitle: RichText { get }
  static var householdName: String { get }
  static func levelsNote(start: Month) -> RichText
  static func seeComparison(_ page: LinkTarget) -> RichText
  static func gaps(_ stores: [String]) -> RichText
  static func hiddenStores(_ count: Int, _ file: RichText) -> RichText
  static func levelsDescription(_ entries: [RichText]) -> RichText
  static func base(_ month: Month) -> RichText
  static func alertsTitle(_ month: Month) -> RichText
  static var alertsCaption: RichText { get }
  static func alertsNote(
    _ percent: Int, months: Int, lowPercent: Int, lowMonths: Int
  ) -> RichText
  static func pricesIn(_ currency: CurrencyCode) -> RichText
  static func newLow(_ store: String, months: Int) -> RichText
  static func word(_ kind: PriceAlert.Kind) -> String
  static func seasonalChange(_ item: String, _ store: String, _ change: Value) -> RichText
  static func seasonal(_ entries: RichText) -> RichText
  static var outliersTitle: RichText { get }
  static var outliersNote: RichText { get }
  static var itemsTitle: RichText { get }
  static func itemsNote(_ count: Int, months: Int, lines: Int) -> RichText
  static var itemsDrawingNote: RichText { get }
  static func itemsDescription(_ names: [String]) -> RichText
  static func direction(
    _ direction: PriceTrend.Direction, at count: Int, of all: Int
  ) -> RichText
  static func word(_ direction: PriceTrend.Direction) -> String
  static var allItemsTitle: RichText { get }
  static var allItemsNote: RichText { get }
  static var allItemsCaption: RichText { get }
  static var perBaseUnit: RichText { get }
  static var mostMoney: RichText { get }
  static func directionRule(months: Int, slope: Double) -> RichText

  /// `7.16 Lidl, Apr ’26`; `now` for the month of the report.
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

  /// `2.49 until Aug ’26`.
  static func until(_ price: Value, _ month: Month) -> RichText

  /// `2.49 from Sep ’26`.
  static func from(_ price: Value, _ month: Month) -> RichText
}
