public import PricebookModel

/// Why spending changed against the month before, by category and in all.
public struct SpendingChange: Sendable {
  /// One month of one category, or of everything together, in one currency.
  public struct Row: Hashable, Sendable {
    public var month: Month
    public var scope: BudgetVariance.Scope
    /// The currency of the amounts.
    public var currency: CurrencyID
    /// Spent in the month before; for a month under way on the same days of it.
    public var previous: Amount
    public var current: Amount
    /// Paid more or less for the same, in whole minor units.
    public var priceEffect: Amount
    /// Bought more or less of what was bought in both months, and what no other part explains.
    public var quantityEffect: Amount
    /// Spent on what was not bought the month before.
    public var newItems: Amount
    /// What was spent on things not bought any more; negative as a rule.
    public var goneItems: Amount

    /// The four parts add up to it exactly.
    public var change: Amount { current - previous }
  }

  /// How much more or less was spent on one item.
  public struct ItemChange: Hashable, Sendable {
    public var item: ItemID
    public var currency: CurrencyID
    public var previous: Amount
    public var current: Amount
    /// In whole minor units; zero where the item was not bought in both months.
    public var priceEffect: Amount
    /// `nil` where there is no price in one of the months.
    public var priceChangePercent: Double?

    public var change: Amount { current - previous }
  }

  /// Sorted by month, scope (the whole month first), currency.
  public var rows: [Row] = []
  /// The items that moved the report's month most, by currency, then change, highest first.
  ///
  /// Per currency at most ``itemLimit`` items each with the largest increase, decrease, and price
  /// effect up and down.
  public var items: [ItemChange] = []

  /// Items named in each direction.
  public static let itemLimit = 5

  public init() {}
}
