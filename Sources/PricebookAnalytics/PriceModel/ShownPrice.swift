package import PricebookModel

/// The price of an item at a store that is shown and added up.
package struct ShownPrice: Hashable, Sendable {
  /// Per base unit, in currency units.
  package let price: Double
  /// The same with every digit; `nil` for an estimate.
  package let exact: UnitValue?
  /// The day that the price was paid or seen on; `nil` for an estimate, and for a price without a
  /// date.
  package let day: CalendarDate?
  /// Whether the store has no price and the model fills it in.
  package let isEstimated: Bool
  /// How many months old the price is, at least 1.
  package let months: Int
}
