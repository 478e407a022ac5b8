public import PricebookModel

/// Spending against budget by category, on one money scale.
public struct BudgetBars: Sendable {
  public var currency: CurrencyCode
  /// In the order in which they are drawn.
  public var rows: [Row]

  public struct Row: Sendable {
    public var name: String
    public var spent: Amount
    /// `nil` if there is no budget.
    public var budget: Amount?
    /// Spending by now if it were even over the month.
    ///
    /// `nil` after the end of the month.
    public var pace: Amount?

    public init(name: String, spent: Amount, budget: Amount?, pace: Amount? = nil) {
      self.name = name
      self.spent = spent
      self.budget = budget
      self.pace = pace
    }
  }

  public init(currency: CurrencyCode, rows: [Row]) {
    self.currency = currency
    self.rows = rows
  }
}

/// The steps from a first amount to a last one.
public struct Waterfall: Sendable {
  public var currency: CurrencyCode
  public var start: Step
  /// With their signs.
  ///
  /// They add up to `end − start`.
  public var steps: [Step]
  public var end: Step
  /// Whether rows are closer together, as in the charts of carts.
  public var isCompact: Bool

  public struct Step: Sendable {
    public var label: RichText
    public var amount: Amount

    public init(_ label: RichText, _ amount: Amount) {
      self.label = label
      self.amount = amount
    }
  }

  public init(
    currency: CurrencyCode, start: Step, steps: [Step], end: Step, isCompact: Bool = false
  ) {
    self.currency = currency
    self.start = start
    self.steps = steps
    self.end = end
    self.isCompact = isCompact
  }
}

/// Spending by month against the budget.
public struct MonthColumns: Sendable {
  public var currency: CurrencyCode
  /// Consecutive months, oldest first.
  public var months: [Column]
  /// The month of the report, with its projection before the month is over.
  public var subject: Month?
  public var projection: Amount?

  public struct Column: Sendable {
    public var month: Month
    public var spent: Amount
    public var budget: Amount?

    public init(month: Month, spent: Amount, budget: Amount?) {
      self.month = month
      self.spent = spent
      self.budget = budget
    }
  }

  public init(
    currency: CurrencyCode, months: [Column], subject: Month?, projection: Amount? = nil
  ) {
    self.currency = currency
    self.months = months
    self.subject = subject
    self.projection = projection
  }
}

/// Plain bars by name.
public struct StoreBars: Sendable {
  public var currency: CurrencyCode
  public var rows: [Row]
  /// How many rows are left out.
  public var omittedCount: Int

  public struct Row: Sendable {
    public var name: String
    public var amount: Amount
    /// `37% · 9 receipts`.
    public var note: RichText

    public init(name: String, amount: Amount, note: RichText) {
      self.name = name
      self.amount = amount
      self.note = note
    }
  }

  public init(currency: CurrencyCode, rows: [Row], omittedCount: Int = 0) {
    self.currency = currency
    self.rows = rows
    self.omittedCount = omittedCount
  }
}

/// Basket totals by store: own prices solid, filled-in prices dashed, not eligible outlined.
public struct ComparisonBars: Sendable {
  public var currency: CurrencyCode
  public var rows: [Row]
  public var omittedCount: Int

  public struct Row: Sendable {
    public var name: String
    /// The total of the items that the store prices.
    public var own: Amount
    /// The estimate for missing items.
    ///
    /// `nil` if none is missing or the store is not eligible.
    public var filledIn: Amount?
    public var isEligible: Bool
    /// Whether it has the lowest like-for-like total.
    public var isWinner: Bool
    /// `15 of 20 items`, for a store that is not eligible.
    public var note: RichText

    public init(
      name: String, own: Amount, filledIn: Amount?, isEligible: Bool, isWinner: Bool,
      note: RichText = ""
    ) {
      self.name = name
      self.own = own
      self.filledIn = filledIn
      self.isEligible = isEligible
      self.isWinner = isWinner
      self.note = note
    }
  }

  public init(currency: CurrencyCode, rows: [Row], omittedCount: Int = 0) {
    self.currency = currency
    self.rows = rows
    self.omittedCount = omittedCount
  }
}

/// How many basket items a store prices, and where the threshold is.
public struct AvailabilityMeter: Hashable, Sendable {
  public var pricedItems: Int
  public var basketItems: Int
  /// In percent, 85 unless set otherwise.
  public var thresholdPercent: Int

  public init(pricedItems: Int, basketItems: Int, thresholdPercent: Int) {
    self.pricedItems = pricedItems
    self.basketItems = basketItems
    self.thresholdPercent = thresholdPercent
  }
}
