public import PricebookModel

/// Spending against budgets; every variance is actual − budget, so plus is overspent.
public struct BudgetVariance: Sendable {
  /// How what was spent compares with its budget; equal to the last digit is ``on``.
  public enum Status: String, CaseIterable, Sendable {
    /// More was spent than budgeted.
    case over
    /// Less was spent than budgeted.
    case under
    /// Exactly the budget was spent.
    case on
    /// There is no budget to compare with.
    case unbudgeted
  }

  /// A budget line of one month: a category, or the whole month.
  public enum Scope: Hashable, Sendable {
    /// A category of receipt lines, or the adjustments that have none.
    case category(SpendingCategory)
    /// A category that no line has: it only has a budget, or other categories are parts of it.
    case unusedCategory(String)
    /// Everything that counts as spending; the `*` of a budget file.
    case wholeMonth
  }

  /// Which lines a row counts.
  public enum Level: String, Sendable {
    /// Those of the whole month.
    case all
    /// Those of a category and of all its parts, where it is no part itself.
    case group
    /// Those of a category and of all its parts, where it is a part of another one.
    case subgroup
    /// Those of a category alone.
    case category
  }

  /// How the money of a row is found in other rows, where categories are parts of others.
  public enum Counting: Hashable, Sendable {
    /// It is one of the rows that add up to the month, and each counts a line once.
    case once
    /// Its money is in the row of the category that it is a part of.
    case part
    /// Its money is in the rows of its parts, which have budgets.
    case sum
  }

  /// One month of one scope in one currency.
  public struct Row: Hashable, Sendable {
    /// The month of the budget and of the lines.
    public var month: Month
    /// The category that the row is about, or the whole month.
    public var scope: Scope
    /// The currency of the amounts.
    public var currency: CurrencyID
    /// Σ paid of the whole month, also where the month is under way.
    public var spent: Amount
    /// With what was carried over from the month before.
    public var budget: Amount?
    /// What was left of the budget of the month before, or below zero what was overspent, where
    /// that rolls over; part of ``budget``.
    public var carriedOver = Amount.zero
    /// Spent − budget; of several months in those of them that have a budget.
    public var variance: Amount?
    /// How many of several months have a budget; `nil` in the row of one month.
    public var budgetedMonths: Int?
    /// Spent ÷ budget × 100; `nil` without a budget above zero.
    public var usedPercent: Double?
    /// Against the whole budget, also while the month is under way.
    public var status: Status
    /// How many receipt lines make up ``spent``.
    public var lines: Int
    /// January of the month's year up to the month.
    public var yearToDate: YearToDate
    /// Budget × days elapsed ÷ days in month; only for the month under way.
    public var pace: Amount?
    /// Spent by the as-of date + the median, over the three whole months before, of what was
    /// spent after the same day of the month; only for the month under way, from its seventh day.
    public var projection: Amount?
    /// Whether a sentence may say on which side of ``budget`` the month under way ends; `nil`
    /// without a ``projection`` or a budget.
    public var end: MonthEndClaim?
    /// The lines that count in the row, where categories have parts.
    public var level = Level.category
    /// Whether the row adds to the month, or its money is in others.
    public var counting = Counting.once
  }

  /// Sorted by month, then scope by name with the whole month first, then currency by label.
  ///
  /// The whole month has a row for every month and currency with spending or a budget; its
  /// budget is the `*` row of the budget file, else the sum of the month's category budgets.
  public var rows: [Row] = []
  /// In how many months with data budgets of every month do not count, because there are too many.
  package var omittedMonths = 0
  /// Whether the budget file has whole-month budgets of its own.
  public var hasWholeMonthBudgets = false
  /// Which categories are parts of others.
  var tree = CategoryTree()

  /// No rows: a book without dated data.
  package init() {}
}
