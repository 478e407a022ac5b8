package import PricebookModel
import PricebookParallel

/// The prices of items sold by the piece whose names say what a piece holds, per kg, litre or
/// thing.
package struct PackagePrices: Sendable {
  /// By item.
  package var sizes: PackageSizes
  /// Indexes into ``UnitValues/series``, ascending, of what is priced by the piece and has a
  /// size.
  package var series: [Int]
  /// In the order of item, store, currency and the month of the new size.
  package var shrinkflation: [Shrinkflation] = []
  /// Names of products with more sizes than ``Shrinkflation/comparedSizes`` at one store, ascending.
  package var crowdedProducts: [String] = []

  /// The price of a row per base unit of what the packages of its item hold.
  ///
  /// - Parameters:
  ///   - row: Of ``UnitValues``.
  ///   - item: The item that the row belongs to.
  ///   - unitValues: The prices that the row is in.
  /// - Returns: `nil` where the item has no size.
  package func price(row: Int, item: ItemID, in unitValues: UnitValues) -> UnitValue? {
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

/// The package sizes that names of items say, which most say nothing of.
package struct PackageSizes: Sendable {
  /// By item: its place in ``known``, or ``none``; empty where no name says a size.
  private var places: [Int32] = []
  private var known: [PackageSize] = []

  private static let none: Int32 = -1

  /// No sizes.
  package init() {}

  /// Reads the name of every item.
  ///
  /// - Complexity: O(bytes of the names); every name is read once.
  init(of names: IDTable<ItemID, Item>) {
    let items = names.values
    let parts = items.count < 2_000 ? 1 : WorkerThreads.count * 4
    let pieces = concurrentMap(parts) { part in
      let items = items.span
      var found: [(item: Int, size: PackageSize)] = []
      for item in items.count * part / parts..<items.count * (part + 1) / parts
      where !items[item].isAdjustment {
        if let size = PackageSize(in: items[item].name) { found.append((item, size)) }
      }
      return found
    }
    places = [Int32](repeating: Self.none, count: items.count)
    for (item, size) in pieces.joined() {
      places[item] = Int32(clamping: known.count)
      known.append(size)
    }
  }

  /// The size that the name of an item says; `nil` where it has none, or none that is certain.
  package subscript(item: ItemID) -> PackageSize? {
    hasSize(item) ? known[Int(places[item.index])] : nil
  }

  func hasSize(_ item: ItemID) -> Bool {
    item.index < places.count && places[item.index] != Self.none
  }
}
