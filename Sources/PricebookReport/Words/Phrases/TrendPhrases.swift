import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the price trends.
protocol TrendPhrases: LanguagePhrases {
  static func title(_ month: Month) -> RichText
  static func kicker(_ window: [Month]) -> RichText
  static func household(_ change: HouseholdPrices.Change) -> RichText

  static var noPrices: RichText { get }

  static func tooFewMonths(prices: Int, stores: Int) -> RichText

  static var howPricesAppear: RichText { get }

  /// The store that moved most upwards, and the one at the other end.
  static func stores(
    _ store: String, _ change: Double, other: (name: String, change: Double)?
  ) -> RichText
  static func alertCount(_ count: Int, percent: Int, month: Month) -> RichText
  static func priceLines(_ count: Int) -> RichText

  static var method: RichText { get }

  /// How far prices stand from those of a year ago, for the household and at one store.
  static func year(
    _ change: HouseholdPrices.Change, store: (name: String, change: Double)?
  ) -> RichText

  static var thin: RichText { get }

  static func yearFigure(_ change: HouseholdPrices.Change) -> KeyFigure
  static func monthFigure(
    _ change: HouseholdPrices.Change, before: HouseholdPrices.Change?, _ month: Month
  ) -> KeyFigure
  static func risingFigure(
    rising: Int, of count: Int, falling: Int, steady: Int, tooFew: Int
  ) -> KeyFigure
  static func alertsFigure(
    _ count: Int, up: Int, down: Int, newLows: Int, month: Month
  ) -> KeyFigure

  static var levelsTitle: RichText { get }
  static var levelsTableTitle: RichText { get }
  static var householdName: String { get }
  static var monthColumn: RichText { get }

  static func levelsNote(start: Month, hasComparison: Bool) -> RichText
  static func gaps(_ stores: [String]) -> RichText
  static func hiddenStores(_ count: Int, _ file: RichText) -> RichText
  static func levelsDescription(_ entries: [RichText]) -> RichText
  static func base(_ month: Month) -> RichText
  static func alertsTitle(_ month: Month) -> RichText

  static var alertsCaption: RichText { get }

  static func alertsNote(_ percent: Int) -> RichText
  static func noAlerts(_ percent: Int) -> RichText
  static func pricesIn(_ currency: CurrencyCode) -> RichText
  static func alertColumns(months: Int) -> [DisplayTable.Column]
  static func alertPlace(_ store: String, isNewLow: Bool) -> RichText
  static func badge(_ kind: PriceAlert.Kind) -> Badge
  static func seasonalChange(_ item: String, _ store: String, _ change: Value) -> RichText
  static func seasonal(_ entries: RichText) -> RichText

  static var outliersTitle: RichText { get }
  static var outliersNote: RichText { get }
  static var outlierColumns: [DisplayTable.Column] { get }
  static var itemsTitle: RichText { get }

  static func itemsNote(_ count: Int) -> RichText

  static var itemsDrawingNote: RichText { get }

  static func itemsDescription(_ names: [String]) -> RichText
  static func panelSubheading(
    _ currency: CurrencyCode, unit: String, direction: RichText
  ) -> RichText
  static func direction(
    _ direction: PriceTrend.Direction, at count: Int, of all: Int
  ) -> RichText
  static func word(_ direction: PriceTrend.Direction) -> String

  static var allItemsTitle: RichText { get }
  static var allItemsNote: RichText { get }
  static var allItemsCaption: RichText { get }

  static func perBaseUnit(_ currency: CurrencyCode) -> RichText

  static var trendColumns: [DisplayTable.Column] { get }

  static func trendFootnotes(areAll: Bool) -> [RichText]

  /// `7.16 Lidl, Apr ’26`; `now` for the month of the report.
  static func lowest(_ price: Value, at store: String, in month: Month?) -> RichText
}
