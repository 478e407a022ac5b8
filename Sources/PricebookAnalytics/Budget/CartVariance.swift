public import PricebookModel

/// One cart: what was planned, what was paid, and why they differ.
///
/// actual − planned = price + quantity + unplanned + skipped, to the minor unit, always.
public struct CartVariance: Hashable, Sendable {
  /// Index into `Vault.carts`.
  public var cart: Int
  public var date: CalendarDate?
  public var currency: CurrencyCode
  public var budget: Amount?
  /// Σ round(planned price × planned quantity) over planned lines.
  public var planned: Amount
  /// Σ round(actual price × actual quantity) over bought lines; what is in the trolley so far
  /// for a cart that is not completed; `nil` for a cart in planning.
  public var actual: Amount?
  /// The parts below are `nil` for carts that are not completed: what is not bought yet is not
  /// skipped.
  public var parts: Parts?
  public var budgetVariance: Amount?
  public var status: BudgetVariance.Status?
  /// Lines that have no price, so that their planned or actual amount is taken as zero.
  public var unpricedLines: Int

  public struct Parts: Hashable, Sendable {
    /// Σ round((actual − planned price) × actual quantity).
    public var price: Amount
    /// The part of ``price`` from lines bought at another store than planned.
    public var storeSwitching: Amount
    /// Actual − planned − price, over lines planned and bought.
    public var quantity: Amount
    /// + actual of lines that the plan has no amount for: not planned, or planned without a
    /// price.
    public var unplanned: Amount
    /// − planned of lines that nothing was paid for: not bought, or bought without a price.
    public var skipped: Amount

    public init(
      price: Amount, storeSwitching: Amount, quantity: Amount, unplanned: Amount,
      skipped: Amount
    ) {
      self.price = price
      self.storeSwitching = storeSwitching
      self.quantity = quantity
      self.unplanned = unplanned
      self.skipped = skipped
    }

    public var total: Amount { price + quantity + unplanned + skipped }
  }

  public init(
    cart: Int, date: CalendarDate?, currency: CurrencyCode, budget: Amount?, planned: Amount,
    actual: Amount?, parts: Parts?, budgetVariance: Amount?, status: BudgetVariance.Status?,
    unpricedLines: Int
  ) {
    self.cart = cart
    self.date = date
    self.currency = currency
    self.budget = budget
    self.planned = planned
    self.actual = actual
    self.parts = parts
    self.budgetVariance = budgetVariance
    self.status = status
    self.unpricedLines = unpricedLines
  }
}
