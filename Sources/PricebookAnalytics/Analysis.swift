public import PricebookModel

/// Every result of every analysis over one book: the input of the report sections.
public struct Analysis: Sendable {
  public var options: AnalysisOptions
  public var period: ReportPeriod
  /// Currencies of the book, most spending over the window first, then by label.
  public var currencies: [CurrencyCode]
  public var spending: Spending
  public var budget: BudgetVariance
  /// In order of date, then name, then id.
  public var carts: [CartVariance]
  public var unitValues: UnitValues
  /// One per series, in the order of ``UnitValues/series``.
  public var trends: [PriceTrend]
  public var alerts: [PriceAlert]
  public var storeIndexes: [StoreIndex]
  public var householdIndexes: [HouseholdIndex]
  /// One per basket and currency, baskets in the order: files, planning carts, usual basket.
  public var comparisons: [StoreComparison]
}

/// The month and the days that the reports talk about.
public struct ReportPeriod: Hashable, Sendable {
  public var month: Month
  public var asOf: CalendarDate
  /// Whether the month is over: there is data after it, or the as-of date is among its last
  /// three days.
  public var isOver: Bool
  /// Months that have data, ascending; empty only for a book without dated data.
  public var months: [Month]

  public init(month: Month, asOf: CalendarDate, isOver: Bool, months: [Month]) {
    self.month = month
    self.asOf = asOf
    self.isOver = isOver
    self.months = months
  }

  /// Days of the month up to the as-of date: all of them where the month is over.
  public var daysElapsed: Int { isOver ? month.dayCount : asOf.day }
}
