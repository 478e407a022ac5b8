package import PricebookModel

extension UnitValues {
  /// Whether an item is only ever bought in whole pieces or litres: the quantity of every month up to
  /// one adds up to whole base units.
  ///
  /// - Parameters:
  ///   - item: What is looked up.
  ///   - dimension: What the quantities are in.
  ///   - last: The last month that counts.
  /// - Returns: `false` for an item without such a month.
  /// - Complexity: O(log series + rows of the item).
  package func isBoughtWhole(
    _ item: ItemID, in dimension: UnitOfMeasure.Dimension, through last: Month
  ) -> Bool {
    var isBought = false
    for index in seriesRange(ofItem: item) where dimensions[series[index].dimension] == dimension {
      for row in series[index].rows where month[row] <= last && !isSeen(row: row) {
        guard self[row].quantity.isWhole else { return false }
        isBought = true
      }
    }
    return isBought
  }
}

extension BaseQuantity {
  /// Whether it is a whole number of base units.
  fileprivate var isWhole: Bool { count % (Int128(UnitOfMeasure.wholeBase) * 1_000_000) == 0 }
}
