package import PricebookModel

/// What the products with a price in the months of the levels are expected to cost.
package struct ExpectedProducts: Sendable {
  package struct Entry: Sendable {
    package let item: ItemID
    package let dimension: DimensionID
    package let expected: PriceModel.ExpectedPrice
    /// The last regular price, however old.
    package let last: LastRegularPrice?
  }

  /// Ascending.
  package var stores: [StoreID] { fit.stores }
  package let count: Int
  private let model: PriceModel
  private let fit: StoreLevelFit
  private let products: RowsByGroup

  /// - Returns: `nil` where the model has no levels.
  package init?(_ model: PriceModel) {
    guard let fit = model.fit else { return nil }
    self.model = model
    self.fit = fit
    products = fit.pricedProducts
    count = products[fit.stores.indices].count
  }

  /// The products of one of ``stores``, in the order of items.
  package func products(ofStore place: Int) -> [Entry] {
    products[place].compactMap { number in
      fit.pricedProduct(Int(number)).map { product in
        Entry(
          item: product.item, dimension: product.dimension,
          expected: model.expectedPrice(of: product.known, fit, column: place),
          last: product.series.map { model.prices.regular.last(series: $0) }
            ?? model.lastPrice(of: product.item, in: product.dimension, at: fit.stores[place]))
      }
    }
  }
}
