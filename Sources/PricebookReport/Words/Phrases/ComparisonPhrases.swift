import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The rule that makes a price an offer, for the sentences that explain it.
struct OfferRule {
  /// How far below the median of the months before.
  let percent = UnitValues.offerPercent
  let months = UnitValues.offerMonths
  /// How many of those months must have a price.
  let leastMonths = UnitValues.leastOfferMonths
}

/// The words of the store comparison.
protocol ComparisonPhrases: LanguagePhrases {
  static var usualBasket: RichText { get }
  /// What was seen, in a book without purchases.
  static var seenBasket: RichText { get }
  static func title(_ month: Month) -> RichText
  /// - Parameter months: The months in which purchases weigh the items; `nil` for no weights.
  static func kicker(
    _ basket: RichText, items: Int, asOf: CalendarDate, weighedOver months: Int?
  ) -> RichText

  static var noBasket: RichText { get }
  static func howBasketsAppear(receipts: Int, months: Int) -> RichText
  static func oneStore(_ store: String, _ total: Value, basket: RichText) -> RichText
  /// - Parameter currency: The one that the basket is compared in.
  static func secondStoreNeeded(
    available: Int, of items: Int, currency: CurrencyCode
  ) -> RichText
  static func noneEligible(_ percent: Int) -> RichText
  /// - Parameter stores: All that have as many.
  static func mostAvailable(_ stores: [String], available: Int, of items: Int) -> RichText
  static func oneEligible(_ store: String, _ total: Value, _ percent: Int) -> RichText
  /// The headline where the basket is cheaper elsewhere.
  ///
  /// - Parameter missing: Items that the other store does not have.
  static func cheaperElsewhere(
    _ saving: WrittenLead, at store: String, missing: Int, of items: Int
  ) -> RichText
  static func noClearSaving(_ usual: String) -> RichText
  static func usualIsCheapest(_ lead: WrittenLead, _ usual: String) -> RichText
  static func cheapest(_ lead: WrittenLead, _ store: String, _ total: Value) -> RichText
  static func noClearWinner(_ one: String, _ other: String) -> RichText
  /// - Parameter parts: Of ``wholeBasket(_:_:estimated:isUsual:)``.
  static func wholeBaskets(_ parts: RichText) -> RichText
  static func wholeBasket(
    _ store: String, _ total: Value, estimated: Value?, isUsual: Bool
  ) -> RichText
  /// Where no eligible store prices some of the items.
  static func comparedItems(_ items: Int, of all: Int) -> RichText
  /// What the one eligible store prices.
  static func ownItems(_ items: Int, of all: Int) -> RichText
  /// What the saving of the headline is on.
  static func attainable(_ items: Int, at store: String) -> RichText
  /// Why neither of two stores is called the cheaper one.
  ///
  /// - Parameter difference: `nil` where there is none.
  static func tie(
    _ tie: LeadClaim.Tie, _ one: String, _ other: String, difference: Value?
  ) -> RichText
  static func ruleFirst(
    _ store: String, _ total: Value, items: Int, of all: Int, percent: Int
  ) -> RichText
  /// - Parameter isAdvice: Whether none of the stores is dearer than the usual one.
  static func cardsTitle(_ count: Int, isAdvice: Bool) -> RichText
  static func ranked(by basis: StoreComparison.RankBasis) -> RichText
  static func needed(_ needed: Int, of items: Int, percent: Int) -> RichText
  static func differences(against usual: String) -> RichText
  static var cardsDrawingNote: RichText { get }
  static func rank(_ rank: Int, of count: Int) -> RichText
  static func forItems(_ items: Int, of all: Int) -> RichText
  static func itemsOf(_ items: Int, _ all: Int) -> RichText
  static var lowestWholeBasket: RichText { get }
  static var wholeBasket: RichText { get }
  static func dearer(than store: String) -> RichText
  /// How many items a store alone is cheapest for, and for how many it is with others.
  static func won(_ count: Int, tied: Int) -> RichText
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
  /// `4 items at Lidl (12.30)`, as a part of ``split(_:)``.
  static func part(_ items: RichText, at store: String, _ total: Value) -> RichText
  static func split(_ parts: RichText) -> RichText
  static func noSecondStore(_ store: String) -> RichText
  static func pairSavesNothing(_ store: String) -> RichText
  static func pairBrings(_ items: Int, lackedBy store: String) -> RichText
  static func pairLimit(_ stores: Int) -> RichText
  static func listNote(_ store: String) -> RichText
  static func listLacks(_ items: RichText) -> RichText
  static var pairListNote: RichText { get }
  static var pairListIsNotWeighed: RichText { get }
  static func pairListLacks(_ items: RichText) -> RichText
  static func everythingAt(_ store: String) -> RichText
  static var noShoppingList: RichText { get }

  /// - Parameter items: Those that make up most of it; none where they are the whole basket.
  static func lead(
    _ lead: WrittenLead, of winner: String, over rival: String, largest: Value, items: [LinkedName],
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
  static var bars: RichText { get }
  /// What stores have of the basket, where their totals do not compare.
  static var availabilityTitle: RichText { get }
  static var availabilityBars: RichText { get }
  static func noneEligible(of stores: RichText) -> RichText
  static func lowestStores(_ leaders: RichText, of stores: RichText) -> RichText
  static var storesTableTitle: RichText { get }
  static var storesTableCaption: RichText { get }
  static var itemsTitle: RichText { get }
  static var ownTotal: RichText { get }
  static var pricesCaption: RichText { get }
  static func pricesUnit(isWeighed: Bool) -> RichText
  static func itemsNote(maximumAge: Int) -> RichText
  static var itemsDrawingNote: RichText { get }
  static func weighed(_ item: RichText, times: Int) -> RichText
  static var cheapestMark: RichText { get }
  static func warmMark(_ percent: Int) -> RichText
  static func hotMark(_ percent: Int) -> RichText
  static var filledInMark: RichText { get }
  static func staleMark(_ days: Int) -> RichText
  static func stale(_ item: LinkedName, at store: String, _ month: Month?) -> RichText
  static func offerMark(_ percent: Int) -> RichText
  static var listTitle: RichText { get }
  /// What an item costs at the next best store.
  static func elsewhere(_ price: Value, at store: String) -> RichText
  /// What a list comes to in the quantities of the comparison.
  static func inMeanQuantities(_ amount: Value) -> RichText
  static var wholePieces: RichText { get }
  static var boxesNote: RichText { get }
  static func listPage(_ page: LinkTarget) -> RichText
  static func totalAt(_ store: String) -> RichText
  static var belowTitle: RichText { get }
  static func belowNote(_ percent: Int) -> RichText
  static func furtherNote(_ kind: StoreComparison.BasketKind, items: Int) -> RichText
  /// - Parameters:
  ///   - receipts: How many receipts an item must be on, within so many months.
  ///   - isFull: Whether it has the most items that such a basket may have, so that others may be
  ///     left out.
  static func usualBasketData(
    items: Int, receipts: Int, months: Int, isFull: Bool
  ) -> RichText
  /// How the basket of a book without purchases was made.
  static func seenBasketData(items: Int, isFull: Bool) -> RichText
  static func pricesData(maximumAge: Int, _ offer: OfferRule) -> RichText
  static func omittedBaskets(_ count: Int) -> RichText
  /// The heading of the basket items that were not found, and what to do about them.
  static var unknownItemsTitle: RichText { get }
  static var unknownItemsNote: RichText { get }
}

/// The words of the sections on ratings and contributors.
protocol PeoplePhrases: LanguagePhrases {
  static var ratingsTitle: RichText { get }
  static var ratingsNote: RichText { get }
  static var contributorsTitle: RichText { get }
  static var contributorsNote: RichText { get }
  static func level(_ level: Contributor.Level) -> String
}
