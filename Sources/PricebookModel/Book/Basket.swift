/// A list of items with quantities, to be priced at every store.
public struct Basket: Sendable {
  /// A quantity of an item.
  public struct Line: Sendable {
    /// What is to be bought.
    public var item: ItemID
    /// Exact, not zero.
    public var quantity: Quantity
    /// What the quantity counts.
    public var unit: UnitOfMeasure
    /// Where a file has the line; `nil` for a line of no file.
    public var place: Basket.Place?
    /// What one piece holds, where a part of its content was asked for: the quantity is then a share of
    /// packages, such as 0.3 for 3 of 10 eggs.
    package var package: UnitOfMeasure?
    /// Whether any item of a group will do: ``item`` has the name of the group.
    package var isGroup = false
    /// Whether the quantity is a mean of purchases, and nobody wrote it.
    package var isMean = false
    /// Items that a line without receipts and prices may mean, the most likely first.
    public package(set) var nearest: [ItemID]?
  }

  /// A line of a file.
  public struct Place: Hashable, Sendable {
    /// Index into ``Book/sources``.
    public var source: Int
    /// From 1.
    public var line: Int
  }

  /// What reports call the basket.
  public var name: String
  /// What is to be bought.
  public var lines: [Line]
  /// `nil` where the basket does not say; it is then priced in every currency of the book.
  public var currency: CurrencyCode?
  /// Lines of its file that could not be read, and so are not in ``lines``.
  package var rejectedLines = 0
}

extension Basket.Line {
  /// The quantity in whole packages, where a part of their content was asked for.
  package var wholePackages: Quantity? {
    package.map { _ in
      Quantity(millionths: (quantity.millionths + 999_999) / 1_000_000 * 1_000_000)
    }
  }

  /// What was asked for, where that is a part of packages: 3 of the eggs in packages of ten.
  package var content: Quantity {
    guard let package else { return quantity }
    let base = Int128(quantity.millionths) * Int128(package.basePerUnit)
    return Quantity(
      millionths: Int64(clamping: base.dividedRounding(by: Int128(UnitOfMeasure.wholeBase))))
  }
}

/// An item of a group, a kind of thing above the brand.
package struct GroupMember: Hashable, Sendable {
  package var item: ItemID
  /// What one piece holds, as its names say it; `nil` where they say nothing, or several things.
  package var package: UnitOfMeasure?
}

/// Where a store has the goods of a category: one row of an aisle file.
package struct Aisle: Hashable, Sendable {
  /// The name of the store, after aliases; `nil` for every store without rows of its own.
  package var store: String?
  package var category: String
  /// Its place on the way through the store; shopping lists follow it from the lowest.
  package var position: Int
}

/// The order of the categories in one store.
package struct AisleOrder: Sendable {
  private var positions: [String: Int] = [:]

  /// - Parameter store: The name of the store, to which a location may be added: `Migros, Bern`.
  package init(_ aisles: [Aisle], at store: String) {
    let full = foldedName(store)
    let chain = store.firstIndex(of: ",").map { foldedName(store[..<$0]) }
    // The rows of the store itself come last, because they count.
    for wanted in [nil, chain, full] {
      for aisle in aisles where aisle.store.map({ foldedName($0) }) == wanted {
        positions[foldedName(aisle.category)] = aisle.position
      }
    }
  }

  /// The place of a category, or of the nearest category above it; `nil` where no row names one.
  package func position(of category: String) -> Int? {
    let parts = category.split(separator: ":", omittingEmptySubsequences: false)
    return parts.indices.reversed().lazy
      .compactMap { positions[foldedName(parts[...$0].joined(separator: ":"))] }.first
  }
}
