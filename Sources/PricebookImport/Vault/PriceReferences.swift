import PricebookModel

/// Prices outside their products, by their ids and by the ids of their products.
struct PriceReferences {
  private let prices: [PlacedValue]
  private var byID: [String: Int] = [:]
  private var byOwner: [String: [Int]] = [:]

  init(_ prices: [PlacedValue]) {
    self.prices = prices
    for (index, price) in prices.enumerated() {
      if let id = price.value.object?["id"]?.id, byID[id] == nil { byID[id] = index }
      if let owner = Self.owner(of: price) { byOwner[owner, default: []].append(index) }
    }
  }

  func price(id: String) -> PlacedValue? { byID[id].map { prices[$0] } }

  func prices(of owner: String?) -> [PlacedValue] {
    owner.flatMap { byOwner[$0] }?.map { prices[$0] } ?? []
  }

  /// Prices that no product used and whose owner is none of the products.
  func withoutOwner(among owners: Set<String>, used: Set<String>) -> [PlacedValue] {
    prices.filter { price in
      !used.contains(price.path.text) && price.value.object?["id"]?.id.map(used.contains) != true
        && Self.owner(of: price).map(owners.contains) != true
    }
  }

  private static func owner(of price: PlacedValue) -> String? {
    (price.value.object?["groceryItem"] ?? price.value.object?["groceryItemId"])?.reference
  }
}
