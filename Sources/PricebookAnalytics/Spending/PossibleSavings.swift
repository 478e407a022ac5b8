public import PricebookModel

/// What was paid above the cheapest known price of the same item.
///
/// A purchase is what was bought of an item at a store on one day, in one dimension and currency,
/// and its price the unit value of that. The cheapest known price is the lowest price of the same
/// item at any store on that day and the 89 days before it. Prices that an app states without a
/// purchase are not looked at.
public struct PossibleSavings: Sendable {
  /// The purchases of one item at one store in one month that were dearer than need be.
  @frozen
  public struct Row: Hashable, Sendable {
    public var month: Month
    public var item: ItemID
    public var store: StoreID
    /// The store whose prices make most of the saving; of equal ones the first by name.
    public var cheapestStore: StoreID
    /// The currency of the amounts.
    public var currency: CurrencyID
    /// Paid for the purchases that had a cheaper price elsewhere or before.
    public var paid: Amount
    /// What the same quantities cost at the cheapest known prices, each purchase rounded to the
    /// minor unit.
    public var cheapest: Amount

    @inlinable
    public init(
      month: Month, item: ItemID, store: StoreID, cheapestStore: StoreID, currency: CurrencyID,
      paid: Amount, cheapest: Amount
    ) {
      self.month = month
      self.item = item
      self.store = store
      self.cheapestStore = cheapestStore
      self.currency = currency
      self.paid = paid
      self.cheapest = cheapest
    }

    @inlinable public var saving: Amount { paid - cheapest }
  }

  /// Sorted by month, item, store, currency; none without a saving.
  public var rows = PiecedRows<SavingsPiece>()

  /// Days that a price counts as known, the day of the purchase included.
  public static let knownDays = 90

  public init() {}

  /// The rows that ``CheaperPrices`` found; none is left there.
  init(_ found: inout MonthlyRows<SavingsPiece>) {
    rows = found.removeAll()
  }
}
