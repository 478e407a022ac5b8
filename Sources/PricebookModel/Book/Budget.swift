/// One row of a budget file.
public struct Budget: Hashable, Sendable {
  /// What a month adds to the budget of the next one.
  public enum Rollover: Hashable, Sendable {
    /// Nothing.
    case none
    /// What is left.
    case left
    /// What is left, or less what was overspent.
    case both
  }

  /// `nil` for every month without its own row (`*`).
  public var month: Month?
  /// `nil` for the whole month (`*`).
  public var category: String?
  /// What may be spent.
  public var amount: Amount
  /// The currency of the amount; unknown where the file names none.
  public var currency: CurrencyCode
  /// What the month adds to the next month's budget.
  public var rollover: Rollover
  /// Whose budget it is; `nil` for the household's.
  public var person: String?
  /// Index into ``Book/sources``.
  public var source: Int
  /// The line in the source, from 1.
  public var line: Int

  package init(
    month: Month?, category: String?, amount: Amount, currency: CurrencyCode,
    rollover: Rollover = .none, person: String? = nil, source: Int, line: Int
  ) {
    self.person = person
    self.month = month
    self.category = category
    self.amount = amount
    self.currency = currency
    self.rollover = rollover
    self.source = source
    self.line = line
  }
}
