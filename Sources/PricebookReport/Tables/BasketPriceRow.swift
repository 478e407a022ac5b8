import PricebookAnalytics
import PricebookModel

struct BasketPriceRow: Sendable {
  var comparison: Int32
  /// Among the base units of the table.
  var unit: Int32
  var item: ItemID
  var store: StoreID
  /// In 1/1 000 000 of a base unit.
  var quantity: Int64
  var price: StoreComparison.BasketPrice?
  var latest: StoreComparison.LatestPrice?
  /// What has to be bought where a part of packages was asked for.
  var packages: Packages?

  struct Packages: Sendable {
    var count: Quantity
    /// What they hold, in what the price is for.
    var content: BaseQuantity
  }
}
