public import PricebookModel

/// How an index is made.
public enum IndexMethod: String, Sendable {
  /// Chained monthly Jevons: geometric mean of price relatives of items priced in both months.
  case jevons
}

/// The price level of one store against itself.
public struct StoreIndex: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var month: Month
    /// First month = 100.
    public var index: Double
    /// Items priced in this month and the one before; 0 where the index was carried forward.
    public var matchedItems: Int

    public init(month: Month, index: Double, matchedItems: Int) {
      self.month = month
      self.index = index
      self.matchedItems = matchedItems
    }
  }

  public var store: UInt32
  public var currency: UInt16
  public var method: IndexMethod
  /// Every month from the first priced month to the last; only gaps of more than ten years, which
  /// a wrong year on a receipt makes, are not filled in.
  public var points: [Point]

  public init(store: UInt32, currency: UInt16, method: IndexMethod, points: [Point]) {
    self.store = store
    self.currency = currency
    self.method = method
    self.points = points
  }
}

/// The household's own price level, all stores together.
public struct HouseholdIndex: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var month: Month
    /// First month = 100.
    public var index: Double
    /// The share of the month's priced spending that is of matched items, in percent.
    public var matchedPercent: Double

    public init(month: Month, index: Double, matchedPercent: Double) {
      self.month = month
      self.index = index
      self.matchedPercent = matchedPercent
    }
  }

  /// `nil` for everything together.
  public var category: UInt32?
  public var currency: UInt16
  public var method: IndexMethod
  public var points: [Point]

  public init(category: UInt32?, currency: UInt16, method: IndexMethod, points: [Point]) {
    self.category = category
    self.currency = currency
    self.method = method
    self.points = points
  }
}
