package import PricebookModel

/// Which lines a figure is the sum of.
package struct LineQuery: Hashable, Sendable {
  /// What counts of a line.
  package enum Measure: Hashable, Sendable {
    case paid
    /// What its discount took off, and what a coupon or the like takes off itself.
    case discount
  }

  package var days: [ClosedRange<CalendarDate>]
  package var currency: CurrencyID
  package var scope = BudgetVariance.Scope.wholeMonth
  /// Whether the lines of the category's parts count too.
  package var includesParts = false
  package var store: StoreID?
  package var item: ItemID?
  /// The base unit of the quantities.
  package var baseUnit: String?
  /// Who paid, whatever the case of the name.
  package var person: String?
  package var measure = Measure.paid

  package init(
    days: [ClosedRange<CalendarDate>], currency: CurrencyID,
    scope: BudgetVariance.Scope = .wholeMonth, includesParts: Bool = false
  ) {
    self.days = days
    self.currency = currency
    self.scope = scope
    self.includesParts = includesParts
  }
}
