public import PricebookModel

/// The prices of items sold by the piece whose names say what a piece holds, per kg, litre or
/// thing.
public struct PackagePrices: Sendable {
  /// By item.
  public var sizes: PackageSizes
  /// Indexes into ``UnitValues/series``, ascending, of what is priced by the piece and has a
  /// size.
  public var series: [Int]
  /// In the order of item, store, currency and the month of the new size.
  public var shrinkflation: [Shrinkflation] = []
  /// Names of products with more sizes than ``Shrinkflation/comparedSizes`` at one store, ascending.
  package var crowdedProducts: [String] = []

  /// The price of a row per base unit of what the packages of its item hold.
  ///
  /// - Parameters:
  ///   - row: Of ``UnitValues``.
  ///   - item: The item that the row belongs to.
  ///   - unitValues: The prices that the row is in.
  /// - Returns: `nil` where the item has no size.
  public func price(row: Int, item: ItemID, in unitValues: UnitValues) -> UnitValue? {
    sizes[item].flatMap { unitValues.price(row: row).perUnit(ofPackagesHolding: $0.total) }
  }
}

extension PackagePrices {
  /// - Complexity: O(items + rows of items with a size, log their sizes); every name is read
  ///   once.
  init(of unitValues: UnitValues, names: BookNames) {
    let sizes = PackageSizes(of: names.items)
    let count = unitValues.dimensions.firstIndex(of: .count)
    let all = unitValues.series.span
    var series: [Int] = []
    for index in all.indices
    where all[index].dimension == count && sizes.hasSize(all[index].item) {
      series.append(index)
    }
    self.init(sizes: sizes, series: series)
    let search = ShrinkflationSearch(of: unitValues, prices: self, names: names)
    (shrinkflation, crowdedProducts) = search.result()
  }
}
