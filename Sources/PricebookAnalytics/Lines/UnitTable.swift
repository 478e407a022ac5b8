import PricebookModel

/// What the analyses need to know of the units, dimensions and currencies of a book, by id.
struct UnitTable: Sendable {
  /// One unit: how its quantities and prices become base quantities and prices.
  struct Factor: Sendable {
    var basePerUnit: Int64
    /// Price in 1/10 000 = paid × `priceNumerator` ÷ (millionths × `priceDenominator`).
    var priceNumerator: Int64
    var priceDenominator: Int64
    var dimension: DimensionID

    func base(_ quantity: Quantity) -> BaseQuantity {
      BaseQuantity(count: Int128(quantity.millionths) * Int128(basePerUnit))
    }
  }

  /// Every dimension of the book, sorted by base unit.
  var dimensions: IDTable<DimensionID, UnitOfMeasure.Dimension>
  var factors: IDTable<UnitID, Factor>
  /// The place of every currency in the order of labels.
  var currencyRanks: IDTable<CurrencyID, UInt16>
  var currenciesByRank: [CurrencyID]

  init(of book: Book) {
    let units = book.names.units
    let named = units.map(\.dimension) + book.vault.priceOptions.map(\.unit.dimension)
    let known = Set(named).sorted(by: Self.precedes)
    dimensions = IDTable(Array(known.prefix(Int(UInt16.max))))
    factors = []
    for unit in units {
      // A table of keys would cost a household's handful of units more than looking for them.
      let place = known.partitionPoint(where: { !Self.precedes($0, unit.dimension) })
      factors.append(Factor(of: unit, dimension: DimensionID(place < dimensions.count ? place : 0)))
    }
    let order = book.names.currencies.indices.sorted {
      (book.names.currencies[$0], $0) < (book.names.currencies[$1], $1)
    }
    currenciesByRank = order
    currencyRanks = IDTable(repeating: 0, count: order.count)
    for (rank, currency) in order.enumerated() { currencyRanks[currency] = UInt16(clamping: rank) }
  }

  private static func precedes(_ left: UnitOfMeasure.Dimension, _ right: UnitOfMeasure.Dimension)
    -> Bool
  { (left.baseUnit, left) < (right.baseUnit, right) }

  @inline(__always) func kind(dimension: DimensionID, currency: CurrencyID) -> MeasureID {
    MeasureID(dimension: dimension, currencyRank: currencyRanks[currency])
  }

  @inline(__always) func kind(of line: ItemLine) -> MeasureID {
    kind(dimension: factors[line.unit].dimension, currency: line.currency)
  }

  /// ``kind(of:)`` of a line after another, whose kind is known: they are alike as a rule.
  @inline(__always) func kind(of line: ItemLine, after last: ItemLine, of lastKind: MeasureID)
    -> MeasureID
  { line.unit == last.unit && line.currency == last.currency ? lastKind : kind(of: line) }

  @inline(__always) func quantity(of line: ItemLine) -> BaseQuantity {
    BaseQuantity(count: Int128(line.millionths) * Int128(factors[line.unit].basePerUnit))
  }
}

extension UnitTable.Factor {
  fileprivate init(of unit: UnitOfMeasure, dimension: DimensionID) {
    basePerUnit = max(1, unit.basePerUnit)
    self.dimension = dimension
    // 10¹⁹ exceeds Int64, so the power of ten is shared out before it is reduced.
    let numerator: Int128 = 10_000_000_000_000_000_000
    let divisor = greatestDivisor(numerator, Int128(basePerUnit))
    priceNumerator = Int64(clamping: numerator / divisor)
    priceDenominator = Int64(clamping: Int128(basePerUnit) / divisor)
  }

  /// The price of a line in 1/10 000 per base unit, half away from zero.
  ///
  /// - Returns: The nearest representable price where it exceeds 64 bits.
  @inline(__always) func price(paid: Int64, millionths: Int64) -> Int64 {
    let (numerator, isLarge) = paid.multipliedReportingOverflow(by: priceNumerator)
    let (denominator, isWide) = millionths.multipliedReportingOverflow(by: priceDenominator)
    if isLarge || isWide || priceNumerator == .max {
      return exactPrice(paid: paid, millionths: millionths)
    }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder >= denominator - remainder ? quotient + 1 : quotient
  }

  @inline(never) private func exactPrice(paid: Int64, millionths: Int64) -> Int64 {
    let numerator = Int128(paid) * 10_000_000_000_000_000_000
    let denominator = Int128(millionths) * Int128(basePerUnit)
    return Int64(clamping: numerator.dividedRounding(by: max(1, denominator)))
  }
}

/// Euclid's algorithm.
func greatestDivisor<Number: BinaryInteger>(_ left: Number, _ right: Number) -> Number {
  right == 0 ? left : greatestDivisor(right, left % right)
}

extension Book {
  /// Calls `body` for every price of a price list that has some uses, by its row, in its unit.
  ///
  /// A price list says what 500 g cost, and receipts count packages. The price of a package is also
  /// the price of one piece of an item that receipts or baskets count, which is another call. A
  /// package that is counted in pieces itself, such as `10 pcs`, has one price: that of its pieces.
  func forEachSeenPrice(
    _ uses: ReceiptLines.Uses, units: UnitTable,
    _ body: (_ row: Int, _ visit: Int, _ article: Int, _ unit: UnitTable.Factor) -> Void
  ) {
    let prices = prices
    guard prices.uses.contains(where: { $0.contains(uses) }) else { return }
    let isPackage = names.units.mapValues { $0.isPackage && $0.dimension != .count }
    let pieces =
      isPackage.contains(true) ? names.units.firstIndex(of: .each).map { units.factors[$0] } : nil
    let isCounted = pieces == nil ? [] : countedItems
    for row in 0..<prices.count where prices.uses[row].contains(uses) {
      let (visit, article) = (Int(prices.visit[row]), Int(prices.article[row]))
      let unit = prices.articles.unit[article]
      body(row, visit, article, units.factors[unit])
      if let pieces, isPackage[unit], isCounted[prices.articles.item[article]] {
        body(row, visit, article, pieces)
      }
    }
  }

  /// Whether receipts, baskets or carts count an item in pieces.
  private var countedItems: IDTable<ItemID, Bool> {
    var isCounted = IDTable<ItemID, Bool>(repeating: false, count: names.items.count)
    for (item, unit) in zip(lines.articles.item, lines.articles.unit)
    where names.units[unit].dimension == .count { isCounted[item] = true }
    let baskets = baskets.flatMap { $0.lines.map { ($0.item, $0.unit) } }
    let carts = vault.carts.flatMap { $0.lines.map { ($0.item, $0.unit) } }
    for (item, unit) in baskets + carts where unit.dimension == .count && item < isCounted.endIndex
    { isCounted[item] = true }
    return isCounted
  }
}
