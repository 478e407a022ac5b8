public import PricebookModel

/// What was spent: sums of paid over lines that count as spending.
public struct Spending: Sendable {
  /// One month of one category in one currency.
  public struct CategoryRow: Hashable, Sendable {
    public var month: Month
    public var category: SpendingCategory
    /// Index into ``BookNames/currencies``.
    public var currency: UInt16
    public var spent: Amount
    public var lines: Int
    /// What was spent up to the same day of the month as the as-of date.
    public var spentToSameDay: Amount
  }

  /// One month at one store in one currency.
  public struct StoreRow: Hashable, Sendable {
    public var month: Month
    public var store: UInt32
    public var currency: UInt16
    public var spent: Amount
    public var receipts: Int
    public var lines: Int
  }

  /// One month of one item, in one dimension and currency.
  @frozen
  public struct ItemRow: Hashable, Sendable {
    public var month: Month
    public var item: UInt32
    /// Index into ``UnitValues/dimensions``.
    public var dimension: UInt16
    public var currency: UInt16
    public var quantity: BaseQuantity
    public var spent: Amount
    public var lines: UInt32
  }

  /// One month in one currency.
  public struct MonthRow: Hashable, Sendable {
    public var month: Month
    public var currency: UInt16
    public var spent: Amount
    /// What was spent up to the same day of the month as the as-of date.
    public var spentToSameDay: Amount
    public var receipts: Int
    public var lines: Int
  }

  /// Sorted by month, category, currency.
  public var byCategory: [CategoryRow] = []
  /// Sorted by month, store, currency.
  public var byStore: [StoreRow] = []
  /// Sorted by month, item, dimension, currency.
  public var byItem: [ItemRow] = []
  /// Sorted by month, currency.
  public var byMonth: [MonthRow] = []

  public init() {}
}

/// What a spending row stands for.
public enum SpendingCategory: Hashable, Sendable {
  /// Index into ``BookNames/categories``; the empty name is spending without a category.
  case named(UInt32)
  /// Deposits, coupons and the like that have no category of their own.
  case adjustments
}
