import PricebookModel

/// What was paid for a product, how much was bought and how often.
struct ProductPurchases {
  var paid: Int64 = 0
  var quantity = BaseQuantity.zero
  var count = 0

  var purchased: Purchased { Purchased(paid: paid, quantity: quantity.count.approximateValue) }

  static func += (left: inout ProductPurchases, right: ProductPurchases) {
    left.paid += right.paid
    left.quantity += right.quantity
    left.count += right.count
  }
}
