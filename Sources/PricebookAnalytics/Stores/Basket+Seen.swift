import PricebookModel

extension Basket {
  /// One of each item whose price was seen, for a book without purchases.
  ///
  /// Items that were seen at most stores come first, ties by name; of more than ``usualItemLimit``
  /// items those are taken. An item is compared in the dimension in which most stores price it.
  ///
  /// - Returns: `nil` where no price was seen.
  static func seen(in book: Book) -> Basket? {
    struct Product: Hashable {
      var item: ItemID
      var dimension: UnitOfMeasure.Dimension
    }
    var stores: [Product: Set<StoreID>] = [:]
    for option in book.vault.priceOptions where option.price.isPositive {
      stores[Product(item: option.item, dimension: option.unit.dimension), default: []]
        .insert(option.store)
    }
    let prices = book.prices
    let dimensions = book.names.units.mapValues(\.dimension)
    for row in 0..<prices.count where prices.uses[row].contains(.price) {
      let article = Int(prices.article[row])
      let product = Product(
        item: prices.articles.item[article],
        dimension: dimensions[prices.articles.unit[article]])
      stores[product, default: []].insert(prices.visits.store[Int(prices.visit[row])])
    }
    let items = book.names.items
    let ranked = stores.filter { !items[$0.key.item].isAdjustment }
      .sorted { left, right in
        (right.value.count, left.key.item, left.key.dimension)
          < (left.value.count, right.key.item, right.key.dimension)
      }
    var chosen: Set<ItemID> = []
    var lines: [Line] = []
    for (product, _) in ranked where lines.count < usualItemLimit {
      guard chosen.insert(product.item).inserted else { continue }
      lines.append(
        Line(
          item: product.item, quantity: .one, unit: UnitOfMeasure(baseOf: product.dimension)))
    }
    lines.sort { $0.item < $1.item }
    return lines.isEmpty ? nil : Basket(name: "seen prices", lines: lines)
  }
}
