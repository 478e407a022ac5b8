public import PricebookModel
import PricebookParallel

/// The package sizes that names of items say, which most say nothing of.
public struct PackageSizes: Sendable {
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
  public subscript(item: ItemID) -> PackageSize? {
    hasSize(item) ? known[Int(places[item.index])] : nil
  }

  func hasSize(_ item: ItemID) -> Bool {
    item.index < places.count && places[item.index] != Self.none
  }
}
