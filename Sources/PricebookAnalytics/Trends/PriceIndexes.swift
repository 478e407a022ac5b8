public import PricebookModel

/// How an index is made.
public enum IndexMethod: String, Sendable {
  /// GEKS-Törnqvist: every month against every other, weighted by what was spent.
  case geksTornqvist = "geks-tornqvist"
  /// ln price = item + month by least squares; a household's weighted by what was spent, a
  /// store's with every price counting alike.
  case timeProductDummy = "time-product-dummy"
  /// Chained monthly Jevons: geometric mean of price relatives of items priced in both months.
  case jevons

  /// The methods for the household, the one that reports draw first.
  public static let household: [IndexMethod] = [.geksTornqvist, .timeProductDummy, .jevons]
  /// The methods for a store, the one that reports draw first.
  public static let store: [IndexMethod] = [.timeProductDummy, .jevons]
}

/// The price level of one store against itself.
public struct StoreIndex: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var month: Month
    /// Base month = 100; `nil` where no item joins the month to it.
    public var index: Double?
    /// Items priced in this month and the one before; 0 where the index was carried forward.
    ///
    /// For a multilateral method those priced in any other month of the window.
    public var matchedItems: Int
  }

  public var store: StoreID
  public var currency: CurrencyID
  public var method: IndexMethod
  /// Every month that has a price.
  ///
  /// A chained index fills in the months between, except for gaps
  /// of more than ten years, which a wrong year on a receipt makes.
  public var points: [Point]
}

/// The household's own price level, all stores together.
public struct HouseholdIndex: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var month: Month
    /// Base month = 100; `nil` where no item joins the month to it.
    public var index: Double?
    /// The share of the month's priced spending that is of matched items, in percent: priced in
    /// the month before too, or for a multilateral method in any other month of the window.
    public var matchedPercent: Double
  }

  /// `nil` for everything together.
  public var category: CategoryID?
  public var currency: CurrencyID
  public var method: IndexMethod
  public var points: [Point]
}
