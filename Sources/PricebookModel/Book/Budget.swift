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

  /// The first month; `nil` for every month without a row that begins (`*`).
  public var month: Month?
  /// `nil` for the whole month (`*`).
  public var category: String?
  /// What may be spent.
  public var amount: Amount
  /// The currency of the amount; unknown where the file names none.
  public var currency: CurrencyCode
  /// What the month adds to the next month's budget.
  public var rollover: Rollover = .none
  /// Whose budget it is; `nil` for the household's.
  public var person: String?
  /// Index into ``Book/sources``.
  public var source: Int
  /// The line in the source, from 1.
  public var line: Int
  /// The last month of a row for several, that of the calendar for a row without an end (`2026-12..`).
  public var lastMonth: Month?

  package init(
    month: Month? = nil, category: String? = nil, amount: Amount, currency: CurrencyCode,
    rollover: Rollover = .none, person: String? = nil, source: Int, line: Int,
    lastMonth: Month? = nil
  ) {
    self.month = month
    self.category = category
    self.amount = amount
    self.currency = currency
    self.rollover = rollover
    self.person = person
    self.source = source
    self.line = line
    self.lastMonth = lastMonth
  }

  /// The months of the row; `nil` for every month.
  package var months: ClosedRange<Month>? { month.map { $0...(lastMonth ?? $0) } }
  /// As it is written: `*`, `2026-12`, `2026-12..` or `2026-06..2026-08`.
  package var monthText: String {
    guard let months else { return "*" }
    if months.upperBound == .last { return "\(months.lowerBound).." }
    return months.lowerBound == months.upperBound
      ? "\(months.lowerBound)" : "\(months.lowerBound)..\(months.upperBound)"
  }
}
