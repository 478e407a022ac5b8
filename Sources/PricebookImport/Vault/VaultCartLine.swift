import PricebookModel

/// A line by the rules of ``PricebookModel/CartLine`` but with names, and the units as written.
struct VaultCartLine: Hashable, Sendable {
  /// The plan of a line, or its purchase.
  struct Part: Hashable, Sendable {
    var store: String?
    var price: ExactDecimal?
    var quantity: ExactDecimal
    var unit: String?
  }

  /// The product of the vault; `nil` for a line that never was one.
  var itemID: String?
  /// The name that the line itself keeps: of an item that is only in this cart, or a snapshot.
  var ownName: String?
  var ownCategory, unit: String?
  var planned, bought: Part?
  var isSkipped = false
  /// Whether ``planned`` is what an open cart wants without having planned it.
  var isAddition = false
  var details = CartLine.Details()
  var place: EntityPlace

  /// The line with its plan in the unit of what was bought, and whether the two do not convert.
  func inOneUnit() -> (line: VaultCartLine, hasMixedUnits: Bool) {
    guard let part = planned, let bought, part.unit != bought.unit else { return (self, false) }
    let unit = UnitOfMeasure(written: part.unit ?? unit ?? "")
    let target = UnitOfMeasure(written: bought.unit ?? part.unit ?? self.unit ?? "")
    var line = self
    if unit != target {
      line.planned = part.converted(from: unit, to: target)
      if line.planned == nil { return (self, true) }
    }
    return (line, false)
  }

  /// The line with the vault's price for its store, if it is in its unit, where its plan has none.
  func pricedByVault(_ prices: [VaultPrice]) -> VaultCartLine {
    guard let planned, planned.price == nil, let store = planned.store else { return self }
    let folded = foldedName(store)
    let unit = planned.unit.map { UnitOfMeasure(written: $0) }
    let price = prices.filter { price in
      foldedName(price.store) == folded && unit.map { $0 == .init(written: price.unit) } ?? true
    }.max { ($0.updated?.microseconds ?? .min) < ($1.updated?.microseconds ?? .min) }
    guard let price else { return self }
    func priced(_ part: Part) -> Part {
      Part(
        store: part.store, price: price.price, quantity: part.quantity,
        unit: part.unit ?? price.unit)
    }
    var line = self
    line.planned = priced(planned)
    if let bought, bought.price == nil, bought.store.map({ foldedName($0) == folded }) ?? true {
      line.bought = priced(bought)
    }
    line.unit = line.unit ?? price.unit
    return line
  }
}

extension VaultCartLine.Part {
  /// The same part in another unit of the dimension; `nil` if the ratio of the units is not a
  /// power of ten, because the price could then have endless decimals.
  func converted(
    from unit: UnitOfMeasure, to target: UnitOfMeasure
  ) -> VaultCartLine.Part? {
    let (factor, other) = (Int128(unit.basePerUnit), Int128(target.basePerUnit))
    let exponent = (-18...18).first { exponent in
      factor * powerOfTen(max(0, -exponent)) == other * powerOfTen(max(0, exponent))
    }
    guard unit.dimension == target.dimension, let exponent,
      let quantity = quantity.shifted(byPowerOfTen: exponent)
    else { return nil }
    let price = self.price?.shifted(byPowerOfTen: -exponent)
    guard price != nil || self.price == nil else { return nil }
    return Self(store: store, price: price, quantity: quantity, unit: self.unit)
  }
}
