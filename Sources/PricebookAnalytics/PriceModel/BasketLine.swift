package import PricebookModel

/// One line of a basket.
package struct BasketLine: Sendable {
  package var item: ItemID
  package var dimension: DimensionID
  /// In base units.
  package var quantity: Double

  package init(item: ItemID, dimension: DimensionID, quantity: Double) {
    self.item = item
    self.dimension = dimension
    self.quantity = quantity
  }
}
