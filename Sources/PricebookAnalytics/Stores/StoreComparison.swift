public import PricebookModel

/// One basket priced at every store in one currency.
public struct StoreComparison: Sendable {
  /// Where a basket comes from.
  public enum BasketKind: String, CaseIterable, Sendable {
    /// A basket file, or one that the program added.
    case file
    /// A cart of an app that is still being planned.
    case planningCart
    /// What the household bought on at least two receipts in the last three months.
    case usual
    /// What open carts and lists still want, and what is due.
    case next
    /// What was seen at most stores, in a book of prices without purchases and other baskets.
    case seen
  }

  /// Days after which a price is called stale; an undated price always is.
  public static let staleDays = 90

  /// The basket with every item once: lines of an item in one dimension are added up.
  public var basket: Basket
  /// Items of the cart or list that are bought already, and so are not in the basket.
  package var boughtItems = 0
  /// Where the basket comes from.
  public var kind: BasketKind
  /// The currency of all prices and totals.
  public var currency: CurrencyCode
  /// The last day whose prices count.
  public var asOf: CalendarDate
  /// The share of the basket's lines that an eligible store prices at least, from 1 to 100.
  public var availabilityPercent: Int
  /// Ranked stores first, by rank; then the others by availability (most first), then name.
  public var stores: [StoreTotal]
  /// Index into ``stores`` of the store with most of the household's spending in the last months.
  public var usualStore: Int?
  /// Index into ``stores`` of the lowest like-for-like total among eligible stores.
  public var likeForLikeWinner: Int?
  /// Index into ``stores`` of the lowest expected total among eligible stores.
  public var expectedWinner: Int?
  /// The category of each line's item; `nil` where the
  /// item was never bought.
  public var lineCategories: [CategoryID?] = []
  /// `nil` where fewer than two stores price any of the basket.
  package var bestPair: StorePair?
  /// The lowest expected total against the second lowest; `nil` with fewer than two eligible stores
  /// that have one.
  package var lead: ComparisonLead?
  /// What another eligible store is expected to save against where the basket is bought now; `nil`
  /// where none saves anything.
  package var attainable: AttainableSaving?

  /// One store's answer to the basket.
  public struct StoreTotal: Sendable {
    /// The store, one for each location.
    public var store: StoreID
    /// From 1; `nil` for stores below the threshold.
    public var rank: Int?
    /// Σ cost over the items the store prices itself.
    public var total: Amount
    /// ``total`` plus the filled-in costs; `nil` for stores below the threshold.
    ///
    /// Over the same items at every eligible store: an item that cannot be filled in at one of
    /// them (priced at no eligible store, say) is in no like-for-like total.
    public var likeForLikeTotal: Amount?
    /// What the price model expects the basket to cost, offers and chance apart, over the lines that
    /// it has a price of; `nil` where no common items link the store with the usual one.
    public var expectedTotal: Amount?
    /// The part of ``expectedTotal`` that is of lines the store does not price itself.
    public var expectedMissing: Amount?
    /// The 95 % interval of ``expectedTotal``.
    public var expectedInterval: ClosedRange<Amount>?
    /// What the basket is expected to save here against where the household buys it now.
    package var saving: PriceModel.BasketSaving?
    /// How many lines of the basket the store prices itself.
    public var availableItemCount: Int
    /// One per basket line; `nil` where there is neither a price nor a fill-in.
    public var prices: [BasketPrice?]

    /// Whether the store prices enough of the basket to be ranked.
    public var isEligible: Bool { rank != nil }
  }

  /// A store's price of one basket line.
  public struct BasketPrice: Hashable, Sendable {
    /// Per base unit, in 1/10 000.
    public var price: Amount
    /// Price × quantity, rounded once to the minor unit.
    public var cost: Amount
    /// `nil` for a filled-in or undated price.
    public var observed: CalendarDate?
    /// Whether the price is not real but filled in at the store's own level.
    public var isFilledIn: Bool
    /// The store's median price per base unit before, where this price is an offer.
    ///
    /// A price at least 15 % below the median of the store's monthly unit values in the six
    /// months before it, where at least three have a price, is an offer.
    public var ordinaryPrice: Amount?

    /// Whether the price is at least 15 % below the store's ordinary one.
    public var isOffer: Bool { ordinaryPrice != nil }

    /// Whether the price is real and older than ``StoreComparison/staleDays``, or undated.
    public func isStale(asOf: CalendarDate) -> Bool {
      guard !isFilledIn else { return false }
      return observed.map { asOf.days(since: $0) > StoreComparison.staleDays } ?? true
    }
  }
}
