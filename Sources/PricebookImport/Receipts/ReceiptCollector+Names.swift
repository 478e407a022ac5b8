import PricebookModel

/// Forgets names of rejected records, so that lists of stores and items do not have them.
extension ReceiptCollector {
  func dropUnusedNames() {
    let usedArticles = Self.used(lines.article, of: lines.articles.count)
    let usedReceipts = Self.used(lines.receipt, of: lines.receipts.count)
    Self.keepUsed(&items, by: &lines.articles.item, where: usedArticles)
    if let map = Self.keepUsed(&stores, by: &lines.receipts.store, where: usedReceipts) {
      receipts.renumberStores(map.map(\.rawValue))
    }
    Self.keepUsed(&categories, by: &lines.articles.category, where: usedArticles)
  }

  private static func used(_ column: [UInt32], of count: Int) -> [Bool] {
    column.reduce(into: Array(repeating: false, count: count)) { $0[Int($1)] = true }
  }

  /// Renumbers the used names in the same order: the new numbers by the old; `nil` if all are used.
  @discardableResult
  private static func keepUsed<ID: BookID>(
    _ table: inout ByteTable, by column: inout [ID], where isWanted: [Bool]
  ) -> [ID]? where ID.RawValue == UInt32 {
    var isUsed = [Bool](repeating: false, count: table.count)
    for (id, isWanted) in zip(column, isWanted) where isWanted { isUsed[id.index] = true }
    guard isUsed.contains(false) else { return nil }
    var kept = ByteTable()
    let view = table.view
    let map = isUsed.indices.map { id in
      isUsed[id] ? ID(rawValue: kept.intern(view, table.range(of: id))) : ID(0)
    }
    table = kept
    renumber(&column, map)
    return map
  }
}

extension ByteTable {
  /// The number of a text that another table has.
  mutating func intern(_ view: ByteView, _ range: Range<Int>) -> UInt32 {
    let hash = ByteHash.of(
      view, from: range.lowerBound, to: range.upperBound, seed: ByteHash.processSeed())
    return intern(view, from: range.lowerBound, to: range.upperBound, hash: hash)
  }
}
