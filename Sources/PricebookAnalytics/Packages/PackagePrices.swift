package import PricebookModel
import PricebookParallel

/// The prices of pieces whose names say what one holds, per kg, litre or thing.
package struct PackagePrices: Sendable {
  package var sizes: [ItemID: PackageSize]
  /// Indexes into ``UnitValues/series``, ascending, of what is priced by the piece and has a size.
  package var series: [Int]
  /// In the order of item, store, currency and the month of the new size.
  package var shrinkflation: [Shrinkflation] = []
  /// Names of products with more sizes than ``Shrinkflation/comparedSizes`` at one store, ascending.
  package var crowdedProducts: [String] = []

  /// The price of a row per base unit of what the packages of its item hold.
  ///
  /// - Returns: `nil` where the item has no size.
  package func price(row: Int, item: ItemID, in unitValues: UnitValues) -> UnitValue? {
    sizes[item].flatMap { unitValues.price(row: row).perUnit(ofPackagesHolding: $0.total) }
  }
}

extension PackagePrices {
  /// - Parameter sizes: ``PackageSize/all(of:)`` of the items.
  init(of unitValues: UnitValues, sizes: [ItemID: PackageSize], names: BookNames) {
    let count = unitValues.dimensions.firstIndex(of: .count)
    let all = unitValues.series
    let series = all.indices.filter { all[$0].dimension == count && sizes[all[$0].item] != nil }
    self.init(sizes: sizes, series: series)
    let search = ShrinkflationSearch(
      unitValues: unitValues, prices: self, names: names, quotedRows: Set(unitValues.quotedRows))
    (shrinkflation, crowdedProducts) = search.result()
  }
}

extension PackageSize {
  /// The sizes that names of items say; most say none, or none that is certain.
  static func all(of names: IDTable<ItemID, Item>) -> [ItemID: PackageSize] {
    let items = names.values
    let parts = items.count < 2_000 ? 1 : WorkerThreads.count * 4
    let pieces = concurrentMap(of: items.count, parts: parts) { range in
      range.compactMap { item in
        items[item].isAdjustment
          ? nil : PackageSize(in: items[item].name).map { (ItemID(item), $0) }
      }
    }
    return Dictionary(uniqueKeysWithValues: pieces.joined())
  }
}
