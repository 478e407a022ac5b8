public import PricebookModel

/// Why spending changed against a reference, by category and in all.
public struct SpendingChange: Sendable {
  /// What a month is compared with.
  public enum Reference: String, CaseIterable, Hashable, Sendable {
    /// Those that every month of the tables is compared with.
    public static let allCases: [Reference] = [.previousMonth, .threeMonths]

    /// The month before.
    case previousMonth = "previous-month"
    /// The mean of the three months before, or of those that there are.
    case threeMonths = "three-months"
    /// ``ReportPeriod/reference``; of one month the mean of its months.
    case given
  }

  /// One month of one category, or of everything together, in one currency.
  public struct Row: Hashable, Sendable {
    /// The month that is explained; in ``SpendingChange/givenRows`` that of the report.
    public var month: Month
    /// The category that is explained, or everything together.
    public var scope: BudgetVariance.Scope
    /// The currency of the amounts.
    public var currency: CurrencyID
    /// What ``previous`` is the spending of.
    public var reference: Reference
    /// Spent in the reference; for a month under way on the same days of it.
    public var previous: Amount
    /// Spent in the month that is explained.
    public var current: Amount
    /// Paid more or less for the same at the same stores, in whole minor units.
    public var priceEffect: Amount
    /// Paid more or less because other stores were chosen, in whole minor units.
    public var storeEffect: Amount
    /// Bought more or less of what was bought in both, and what no other part explains.
    public var quantityEffect: Amount
    /// Spent on what was not bought in the reference.
    public var newItems: Amount
    /// What was spent on things not bought any more; negative as a rule.
    public var goneItems: Amount

    /// The five parts add up to it exactly.
    public var change: Amount { current - previous }
  }

  /// How much more or less was spent on one item than in the reference.
  public struct ItemChange: Hashable, Sendable {
    /// The item, at all stores together.
    public var item: ItemID
    /// The currency of the amounts.
    public var currency: CurrencyID
    /// Spent in the reference; for a month under way on the same days of it.
    public var previous: Amount
    /// Spent in the report's months.
    public var current: Amount
    /// At the same stores, in whole minor units; zero where no store sold the item in both.
    public var priceEffect: Amount
    /// In whole minor units.
    public var storeEffect: Amount
    /// The change of the price at the same stores; `nil` where no store has a price in both.
    public var priceChangePercent: Double?
    /// Whether it was not bought in the reference at all.
    public var isNew: Bool

    /// Above zero where more was spent than in the reference.
    public var change: Amount { current - previous }
  }

  /// What prices did from the three months before to the report's month, over the items that were
  /// bought in both.
  ///
  /// Sentences name amounts of these items alone, so that no share of the spending is asked for.
  public struct PriceChange: Hashable, Sendable {
    /// The currency of the prices; one entry each.
    public var currency: CurrencyID
    /// Whether a sentence may say that prices at the same stores changed.
    public var sameStores: ChangeClaim
    /// Whether a sentence may say that dearer or cheaper stores were chosen, over the items for
    /// which the stores differ.
    public var storeChoice: ChangeClaim
  }

  /// Sorted by month, scope (the whole month first), currency, reference.
  public var rows: [Row] = []
  /// The report's months against ``ReportPeriod/reference``, in the same order; empty where a month
  /// is compared with those before it, which is in ``rows``.
  public var givenRows: [Row] = []
  /// The items that moved the report's months most against the reference, by currency, then
  /// change, highest first.
  ///
  /// Per currency at most ``itemLimit`` items each with the largest increase, decrease, and price
  /// effect up and down.
  public var items: [ItemChange] = []
  /// What may be said of prices in the report's months, by currency.
  public var priceChanges: [PriceChange] = []
  /// How many months the mean is over that the report's month is compared with, 1 for other periods;
  /// 0 where there is nothing to compare with.
  public var referenceMonths = 0

  /// Items named in each direction.
  public static let itemLimit = 5

  /// No rows: nothing to compare.
  package init() {}
}
