import PricebookModel

/// An item in one of its dimensions.
struct MeasuredItem: Hashable {
  var item: ItemID
  var dimension: UnitOfMeasure.Dimension
}
