package import PricebookModel

/// The regular price of a product that was seen or paid last.
package struct LastRegularPrice: Hashable, Sendable {
  /// Before a discount that a line names.
  package var price: UnitValue
  package var day: CalendarDate
  /// Whether it was seen and not paid.
  package var isSeen: Bool
}
