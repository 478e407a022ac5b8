package import PricebookModel

/// What was paid above a price that was known.
///
/// A purchase is what was bought of an item at a store on one day, in one dimension and currency,
/// and its price the unit value of that. It is compared with the lowest price of the same item that
/// was paid or seen on that day or in the days before. A purchase counts once: with an ordinary price
/// of another store if that is lower, else with an offer of one, else with an earlier price of its
/// own store. A price below a third of its item's median is not compared with.
package struct PossibleSavings: Sendable {
  /// Where the lower price was.
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// At another store as an offer, where no other store had a lower ordinary price: what a price list
    /// calls an offer and is not over yet, or an unmarked one (``UnmarkedOffers``) of what was paid.
    case offer
    /// At another store, and no offer. Only this is called a saving.
    case otherStore
    /// Where no other store was cheaper, at the same store on an earlier day.
    case sameStoreEarlier

    /// As tables have it.
    package var name: String {
      switch self {
      case .offer: "offer"
      case .otherStore: "other-store"
      case .sameStoreEarlier: "same-store-earlier"
      }
    }
  }

  package struct Row: Hashable, Sendable {
    package var month: Month
    package var item: ItemID
    package var store: StoreID
    /// The store whose prices make most of the saving; of equal ones the first by name.
    package var cheapestStore: StoreID
    package var currency: CurrencyID
    /// The place of the lower price; one purchase counts in one kind only.
    package var kind: Kind
    package var paid: Amount
    /// What the same quantities cost at the cheapest known prices, each purchase rounded.
    package var cheapest: Amount

    /// How much less the purchases would have cost; above zero.
    package var saving: Amount { paid - cheapest }
  }

  /// Sorted by month, item, store, currency, kind; every row has a saving.
  package let rows: [Row]

  /// - Parameter found: Sorted by item, then month, store, currency, kind.
  init(_ found: [Row]) { rows = found.sorted(byMonth: \.month) }
}
