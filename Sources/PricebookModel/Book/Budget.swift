/// One row of a budget file.
public struct Budget: Hashable, Sendable {
  /// `nil` for every month without its own row (`*`).
  public var month: Month?
  /// `nil` for the whole month (`*`).
  public var category: String?
  /// What may be spent.
  public var amount: Amount
  /// The currency of the amount; unknown where the file names none.
  public var currency: CurrencyCode
  /// Whether what is left at the end of the month is added to the next month's budget.
  public var rollsOver: Bool
  /// Index into ``Book/sources``.
  public var source: Int
  /// The line in the source, from 1.
  public var line: Int

  package init(
    month: Month?, category: String?, amount: Amount, currency: CurrencyCode,
    rollsOver: Bool = false, source: Int, line: Int
  ) {
    self.month = month
    self.category = category
    self.amount = amount
    self.currency = currency
    self.rollsOver = rollsOver
    self.source = source
    self.line = line
  }
}
