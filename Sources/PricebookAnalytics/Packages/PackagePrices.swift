public import PricebookModel

/// The prices of items sold by the piece whose names say what a piece holds, per kg, litre or
/// thing.
public struct PackagePrices: Sendable {
  /// By item; `nil` where the name has no size, or none that is certain.
  public var sizes: [PackageSize?]
  /// Indexes into ``UnitValues/series``, ascending, of what is priced by the piece and has a
  /// size.
  public var series: [Int]
  /// In the order of item, store, currency and the month of the new size.
  public var shrinkflation: [Shrinkflation]

  public init(
    sizes: [PackageSize?] = [], series: [Int] = [], shrinkflation: [Shrinkflation] = []
  ) {
    self.sizes = sizes
    self.series = series
    self.shrinkflation = shrinkflation
  }

  /// The price of a row per base unit of what the packages of its item hold.
  ///
  /// - Parameters:
  ///   - row: Of ``UnitValues``.
  ///   - item: The item that the row belongs to.
  /// - Returns: `nil` where the item has no size.
  public func price(row: Int, item: UInt32, in unitValues: UnitValues) -> UnitValue? {
    sizes[Int(item)].flatMap { unitValues.price(row: row).perUnit(ofPackagesHolding: $0.total) }
  }
}

extension PackagePrices {
  /// - Complexity: O(items + rows of items with a size, log their sizes); every name is read
  ///   once.
  init(of unitValues: UnitValues, names: BookNames, threadCount: Int) {
    let items = names.items
    let parts = items.count < 2_000 ? 1 : max(1, threadCount * 4)
    let pieces = concurrentMap(parts, isConcurrent: threadCount > 1) { part in
      (items.count * part / parts..<items.count * (part + 1) / parts).map {
        items[$0].isAdjustment ? nil : PackageSize(in: items[$0].name)
      }
    }
    let sizes = Array(pieces.joined())
    let hasSize = sizes.map { $0 != nil }
    let count = unitValues.dimensions.firstIndex(of: .count).map { UInt16(clamping: $0) }
    let series = unitValues.series.indices.filter {
      unitValues.series[$0].dimension == count && hasSize[Int(unitValues.series[$0].item)]
    }
    self.init(sizes: sizes, series: series)
    shrinkflation = ShrinkflationSearch(of: unitValues, prices: self, names: names).all
  }
}
