import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the store comparison's head and cards.
protocol ComparisonPhrases: LanguagePhrases {
  static var usualBasket: RichText { get }

  static func title(_ month: Month) -> RichText
  static func kicker(
    _ basket: RichText, items: Int, asOf: CalendarDate, isWeighed: Bool
  ) -> RichText

  static var noBasket: RichText { get }
  static var howBasketsAppear: RichText { get }

  static func oneStore(_ store: String, _ total: Value, basket: RichText) -> RichText
  static func secondStoreNeeded(available: Int, of items: Int) -> RichText
  static func noneEligible(_ percent: Int) -> RichText
  static func mostAvailable(_ store: String, available: Int, of items: Int) -> RichText
  static func oneEligible(_ store: String, _ total: Value, _ percent: Int) -> RichText
  static func winnersDiffer(_ lowest: String, _ winner: String) -> RichText
  static func cheapest(_ store: String, _ total: Value, items: Int, of all: Int) -> RichText
  static func cheapestLikeForLike(_ store: String, _ total: Value) -> RichText
  static func noClearLeadLikeForLike(_ store: String) -> RichText
  static func noClearLead(_ store: String) -> RichText
  static func asks(
    _ store: String, _ total: Value, items: Int, lacks: Int, likeForLike: Value?
  ) -> RichText
  static func otherAt(
    _ store: String, _ total: Value, isLowest: Bool, isUsual: Bool
  ) -> RichText
  static func unclear(lead: Value) -> RichText

  static var tied: RichText { get }

  static func saving(_ amount: Value, _ store: String, usual: String) -> RichText
  static func cardsTitle(_ count: Int) -> RichText
  static func cardsNote(
    percent: Int, needed: Int, of items: Int, usual: String?,
    basis: StoreComparison.RankBasis
  ) -> [RichText]

  static var cardsDrawingNote: RichText { get }

  static func rank(_ rank: Int, of count: Int) -> RichText
  static func forItems(_ items: Int, of all: Int) -> RichText
  static func itemsOf(_ items: Int, _ all: Int) -> RichText
  static func likeForLikeLabel(isLowest: Bool) -> RichText

  static var likeForLike: RichText { get }
  static var filledInLabel: RichText { get }
  static var nothing: RichText { get }
  static var theUsualStore: RichText { get }

  static func against(_ store: String) -> RichText
  static func availability(share: Value, isExactlyThreshold: Bool) -> RichText

  static var lacksNothing: RichText { get }

  static func lacks(_ names: RichText) -> RichText

  static var pairTitle: RichText { get }
  static var pairNote: RichText { get }

  static func pair(
    _ one: String, _ other: String, _ total: Value, items: Int, of all: Int
  ) -> RichText
  static func pairSaving(
    _ amount: Value, isLess: Bool, store: String, isUsual: Bool, items: Int?, filledIn: Value?
  ) -> RichText
  static func belowAlone(_ store: String) -> RichText
  static func split(_ parts: [(store: String, items: Int, total: Value)]) -> RichText
  static func noSecondStore(_ store: String) -> RichText
  static func pairSavesNothing(_ store: String) -> RichText
  static func listNote(_ store: String, lacks: [String]) -> RichText
  static func pairListNote(lacks: [String], isWeighed: Bool) -> RichText
  static func everythingAt(_ store: String) -> RichText

  static var noShoppingList: RichText { get }

  static func lead(
    _ winner: String, over rival: String, amount: Value, largest: Value, items: [String],
    isMore: Bool
  ) -> RichText
  static func alternative(
    _ change: ComparisonAlternative.Change, count: Int, isSame: Bool, best: String,
    _ bestTotal: Value, winner: String, _ winnerTotal: Value, isClear: Bool
  ) -> RichText
  static func alternativeWithoutStores(
    _ change: ComparisonAlternative.Change, count: Int
  ) -> RichText

  static var barsTitle: RichText { get }

  static func barsNote(hasEligible: Bool, hasOthers: Bool) -> RichText
  static func barsDescription(_ leaders: [(String, Value)], stores: Int) -> RichText

  static var storesTableTitle: RichText { get }
  static var storesTableCaption: RichText { get }
  static var storeColumns: [DisplayTable.Column] { get }
  static var itemsTitle: RichText { get }
  static var itemColumn: RichText { get }
  static var ownTotal: RichText { get }
  static var pricesCaption: RichText { get }

  static func pricesUnit(_ currency: CurrencyCode, isWeighed: Bool) -> RichText
  static func itemsNote(maximumAge: Int) -> RichText

  static var itemsDrawingNote: RichText { get }

  static func weighed(_ item: RichText, times: Int) -> RichText

  static var cheapestMark: RichText { get }
  static var warmMark: RichText { get }
  static var hotMark: RichText { get }
  static var filledInMark: RichText { get }

  static func staleMark(_ days: Int) -> RichText
  static func stale(_ item: String, at store: String, _ month: Month?) -> RichText

  static var offerMark: RichText { get }
  static var listTitle: RichText { get }

  static func totalAt(_ store: String) -> RichText

  static var belowTitle: RichText { get }

  static func belowNote(_ percent: Int) -> RichText

  static var belowColumns: [DisplayTable.Column] { get }

  static func furtherNote(
    _ kind: StoreComparison.BasketKind, items: Int, _ currency: CurrencyCode
  ) -> RichText
  static func data(
    _ comparison: StoreComparison?, months: Int, maximumAge: Int, omittedBaskets: Int
  ) -> [RichText]
}
