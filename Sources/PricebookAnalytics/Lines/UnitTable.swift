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
    var known: [UnitOfMeasure.Dimension] = []
    for dimension in named.sorted(by: Self.precedes) where dimension != known.last {
      known.append(dimension)
    }
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
    var numerator: Int128 = 10_000_000_000_000_000_000
    var denominator = Int128(basePerUnit)
    var (larger, smaller) = (numerator, denominator)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    numerator /= larger
    denominator /= larger
    priceNumerator = Int64(clamping: numerator)
    priceDenominator = Int64(clamping: denominator)
  }

  /// The price of a line in 1/10 000 per base unit, half away from zero.
  ///
  /// - Parameters:
  ///   - paid: Positive, in 1/10 000.
  ///   - millionths: Positive, of this unit.
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

/// The number of a dimension in ``UnitValues/dimensions``: what quantities are compared in.
package struct DimensionID: BookID {
  package var rawValue: UInt16

  @inlinable @inline(__always) package init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// A dimension in a currency: only prices of one measure can be compared.
///
/// Measures ascend with the base unit of their dimension, then with the label of their currency.
struct MeasureID: Hashable, Comparable, BitwiseCopyable {
  private var rawValue: UInt32

  /// - Parameter currencyRank: The place of the currency in the order of labels.
  @inline(__always) init(dimension: DimensionID, currencyRank: UInt16) {
    rawValue = UInt32(dimension.rawValue) << 16 | UInt32(currencyRank)
  }

  @inline(__always)
  var dimension: DimensionID { DimensionID(rawValue: UInt16(truncatingIfNeeded: rawValue >> 16)) }

  /// The place of the currency in the order of labels.
  @inline(__always) var currencyRank: UInt16 { UInt16(truncatingIfNeeded: rawValue) }

  @inline(__always)
  static func < (left: MeasureID, right: MeasureID) -> Bool { left.rawValue < right.rawValue }
}

/// An item at a store, in one unit dimension and currency.
struct Product: Hashable, Sendable {
  var item: ItemID
  var store: StoreID
  var dimension: DimensionID
  var currency: CurrencyID
}

/// Which prices of packages are prices of pieces too.
///
/// A price list says what 500 g cost, and receipts count packages. The price of a package is also
/// the price of one piece of an item that receipts or baskets count. A package that is counted in
/// pieces itself, such as `10 pcs`, has one price: that of its pieces.
struct PackagePieces {
  private let pieces: UnitTable.Factor?
  private let isCounted: IDTable<ItemID, Bool>
  private let isPackage: IDTable<UnitID, Bool>

  init(of book: Book, units: UnitTable) {
    let isPackage = book.names.units.mapValues { $0.isPackage && $0.dimension != .count }
    let each = book.names.units.firstIndex(of: .each)
    self.isPackage = isPackage
    guard let each, isPackage.contains(true) else {
      pieces = nil
      isCounted = []
      return
    }
    pieces = units.factors[each]
    var isCounted = IDTable<ItemID, Bool>(repeating: false, count: book.names.items.count)
    for (item, unit) in zip(book.lines.articles.item, book.lines.articles.unit)
    where book.names.units[unit].dimension == .count { isCounted[item] = true }
    let baskets = book.baskets.flatMap { $0.lines.map { ($0.item, $0.unit) } }
    let carts = book.vault.carts.flatMap { $0.lines.map { ($0.item, $0.unit) } }
    for (item, unit) in baskets + carts where unit.dimension == .count && item < isCounted.endIndex
    { isCounted[item] = true }
    self.isCounted = isCounted
  }

  /// The unit of one piece, where the price of a package of an item is the price of a piece too.
  func factor(ofItem item: ItemID, unit: UnitID) -> UnitTable.Factor? {
    guard let pieces, isPackage[unit], isCounted[item] else { return nil }
    return pieces
  }
}
