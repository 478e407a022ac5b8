import PricebookModel

/// One cart line with planned and bought in the same unit, and its amounts.
struct CartLineAssembly {
  private let planned: VaultCartLine.Part?
  private let bought: VaultCartLine.Part?
  private let isSkipped: Bool
  private let details: CartLine.Details
  let unit: UnitOfMeasure
  /// Whether planned and bought are in units that do not convert exactly.
  let hasMixedUnits: Bool
  /// Whether every amount of the line fits.
  let isCountable: Bool
  /// The amounts planned, bought, and bought at the planned price.
  let amounts: [Amount]
  /// The amount paid, rounded to the minor unit; `nil` if nothing was bought at a known price.
  let paid: Amount?

  init(_ line: VaultCartLine, currency: CurrencyCode) {
    let plannedUnit = UnitOfMeasure(written: line.planned?.unit ?? line.unit ?? "")
    unit = UnitOfMeasure(written: line.bought?.unit ?? line.planned?.unit ?? line.unit ?? "")
    isSkipped = line.isSkipped
    details = line.details
    bought = line.bought
    if let part = line.planned, line.bought != nil, plannedUnit != unit {
      let converted = CartLineAssembly.converted(part, from: plannedUnit, to: unit)
      planned = converted ?? part
      hasMixedUnits = converted == nil
    } else {
      planned = line.planned
      hasMixedUnits = false
    }
    let digits = currency.minorUnitDigits
    var amounts: [Amount] = []
    var isCountable = true
    func product(_ price: ExactDecimal?, _ quantity: ExactDecimal?) -> Amount? {
      guard let price, let quantity else { return nil }
      guard let amount = price.multiplied(by: quantity, roundedToDigits: digits) else {
        isCountable = false
        return nil
      }
      amounts.append(amount)
      return amount
    }
    _ = product(planned?.price, planned?.quantity)
    _ = product(planned?.price, bought?.quantity)
    paid = product(bought?.price, bought?.quantity)
    self.amounts = amounts
    self.isCountable = isCountable
  }

  /// The quantity bought to six decimals, for a receipt line; `nil` if it rounds to 0.
  var boughtQuantity: Quantity? {
    guard let count = bought?.quantity.rounded(toDigits: 6), count > 0 else { return nil }
    return Quantity(millionths: count)
  }

  func cartLine(
    item: ItemID, category: CategoryID, plannedStore: StoreID?, boughtStore: StoreID?
  ) -> CartLine {
    CartLine(
      item: item, category: category, unit: unit,
      planned: planned.map {
        CartLine.Part(store: plannedStore, price: $0.price, quantity: $0.quantity)
      },
      bought: bought.map {
        CartLine.Part(store: boughtStore, price: $0.price, quantity: $0.quantity)
      },
      isSkipped: isSkipped, details: details)
  }

  /// The same part in another unit of the dimension; `nil` if the ratio of the units is not a
  /// power of ten, because the price could then have endless decimals.
  private static func converted(
    _ part: VaultCartLine.Part, from unit: UnitOfMeasure, to target: UnitOfMeasure
  ) -> VaultCartLine.Part? {
    guard unit.dimension == target.dimension,
      let exponent = decimalExponent(unit.basePerUnit, target.basePerUnit),
      let quantity = ExactDecimal(parsing: "\(part.quantity)e\(exponent)")
    else { return nil }
    var converted = part
    converted.quantity = quantity
    if let price = part.price {
      guard let price = ExactDecimal(parsing: "\(price)e\(-exponent)") else { return nil }
      converted.price = price
    }
    return converted
  }

  /// The power of ten that one factor is of the other.
  private static func decimalExponent(_ factor: Int64, _ target: Int64) -> Int? {
    guard factor > 0, target > 0 else { return nil }
    var large = max(factor, target)
    let small = min(factor, target)
    var exponent = 0
    while large > small, large.isMultiple(of: 10) {
      large /= 10
      exponent += 1
    }
    guard large == small else { return nil }
    return factor >= target ? exponent : -exponent
  }
}

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
