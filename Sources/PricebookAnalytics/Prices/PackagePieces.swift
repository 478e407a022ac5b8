import PricebookModel

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
    where book.names.units[unit].dimension == .count {
      isCounted[item] = true
    }
    let baskets = book.baskets.flatMap { $0.lines.map { ($0.item, $0.unit) } }
    let carts = book.vault.carts.flatMap { $0.lines.map { ($0.item, $0.unit) } }
    for (item, unit) in baskets + carts
    where unit.dimension == .count && item < isCounted.endIndex {
      isCounted[item] = true
    }
    self.isCounted = isCounted
  }

  /// The unit of one piece, where the price of a package of an item is the price of a piece too.
  func factor(ofItem item: ItemID, unit: UnitID) -> UnitTable.Factor? {
    guard let pieces, isPackage[unit], isCounted[item] else { return nil }
    return pieces
  }
}
