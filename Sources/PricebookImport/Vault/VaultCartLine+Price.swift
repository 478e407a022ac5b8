import PricebookModel

extension VaultCartLine {
  /// The line with the vault's price for its store where its plan has none.
  ///
  /// What was bought at the planned price gets it too. A price in another unit than the line's is
  /// not used.
  ///
  /// - Parameter prices: Those of the line's item.
  func pricedByVault(_ prices: [VaultPrice]) -> VaultCartLine {
    guard let planned, planned.price == nil, let store = planned.store else { return self }
    let folded = foldedName(store)
    let candidates = prices.filter { price in
      foldedName(price.store) == folded
        && (planned.unit.map { UnitOfMeasure(written: $0) == UnitOfMeasure(written: price.unit) }
          ?? true)
    }
    let price = candidates.max { left, right in
      (left.updated?.microseconds ?? .min) < (right.updated?.microseconds ?? .min)
    }
    guard let price else { return self }
    var line = self
    line.planned?.price = price.price
    line.planned?.unit = planned.unit ?? price.unit
    if var bought, bought.price == nil, bought.store.map({ foldedName($0) == folded }) ?? true {
      bought.price = price.price
      bought.unit = bought.unit ?? price.unit
      line.bought = bought
    }
    line.unit = line.unit ?? price.unit
    return line
  }
}
