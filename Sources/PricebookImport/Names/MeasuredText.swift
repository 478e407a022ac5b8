import PricebookModel

/// A text of an item that a line with a mass or a volume has.
struct MeasuredText: Hashable, Sendable {
  /// The place among ``NameTexts/items``.
  var text: Int
  var dimension: UnitOfMeasure.Dimension
}
