public import PricebookModel

/// One cart: what was planned, what was paid, and why they differ.
///
/// actual − planned = price + quantity + unplanned + skipped, to the minor unit, always.
public struct CartVariance: Hashable, Sendable {
  /// Index into `Vault.carts`.
  public var cart: Int
  /// The day by which carts are listed; `nil` where the app has none.
  public var date: CalendarDate?
  /// The currency of all amounts of the cart.
  public var currency: CurrencyCode
  /// What the app was told to spend at most; `nil` without a budget, never zero.
  public var budget: Amount?
  /// Σ round(planned price × planned quantity) over planned lines.
  public var planned: Amount
  /// Σ round(actual price × actual quantity) over bought lines; what is in the trolley so far
  /// for a cart that is not completed; `nil` for a cart in planning.
  public var actual: Amount?
  /// The parts below are `nil` for carts that are not completed: what is not bought yet is not
  /// skipped.
  public var parts: Parts?
  /// Actual − budget, so plus is overspent; `nil` without a budget or before completion.
  public var budgetVariance: Amount?
  /// Against the cart's own budget; `nil` for carts that are not completed.
  public var status: BudgetVariance.Status?
  /// Lines that have no price, so that their planned or actual amount is taken as zero.
  public var unpricedLines: Int

  /// Why a completed cart cost more or less than planned.
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

    /// The parts as they were worked out; nothing checks that they add up.
    package init(
      price: Amount, storeSwitching: Amount, quantity: Amount, unplanned: Amount,
      skipped: Amount
    ) {
      self.price = price
      self.storeSwitching = storeSwitching
      self.quantity = quantity
      self.unplanned = unplanned
      self.skipped = skipped
    }

    /// Actual − planned; ``storeSwitching`` is in ``price`` already.
    public var total: Amount { price + quantity + unplanned + skipped }
  }

  /// A variance whose amounts were worked out before.
  package init(
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
