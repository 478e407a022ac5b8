package import PricebookModel

/// An amount for each of some months, small enough for a cell.
package struct SmallColumns: Hashable, Sendable {
  /// `nil` where there is none.
  package var amounts: [Amount?]
  /// The amount of the highest column.
  package var scale: Amount
  package var currency: CurrencyCode
}
