import PricebookModel

/// Forgets names that no accepted row uses, so that lists of stores and items do not contain names of
/// rejected records.
extension ReceiptCollector {
  func dropUnusedNames() {
    let usedArticles = Self.used(lines.article, of: lines.articles.count)
    let usedReceipts = Self.used(lines.receipt, of: lines.receipts.count)
    if let map = Self.keepUsed(&items, by: lines.articles.item, where: usedArticles) {
      Self.renumber(&lines.articles.item, map)
    }
    if let map = Self.keepUsed(&stores, by: lines.receipts.store, where: usedReceipts) {
      Self.renumber(&lines.receipts.store, map)
      receipts.renumberStores(map)
    }
    if let map = Self.keepUsed(&categories, by: lines.articles.category, where: usedArticles) {
      Self.renumber(&lines.articles.category, map)
    }
  }

  /// Which of `count` numbers a column has.
  private static func used(_ column: [UInt32], of count: Int) -> [Bool] {
    var isUsed = [Bool](repeating: false, count: count)
    for number in column { isUsed[Int(number)] = true }
    return isUsed
  }

  /// Renumbers the used names, in the same order.
  ///
  /// - Returns: The new numbers by the old ones; `nil` if every name is used.
  private static func keepUsed<ID: BookID>(
    _ table: inout ByteTable, by column: [ID], where isWanted: [Bool]
  ) -> [UInt32]? {
    var isUsed = [Bool](repeating: false, count: table.count)
    for (id, isWanted) in zip(column, isWanted) where isWanted { isUsed[id.index] = true }
    guard isUsed.contains(false) else { return nil }
    var kept = ByteTable()
    var map = [UInt32](repeating: 0, count: table.count)
    let view = table.view
    for id in 0..<table.count where isUsed[id] {
      let range = table.range(of: id)
      let hash = ByteHash.of(
        view, from: range.lowerBound, to: range.upperBound, seed: ByteHash.processSeed())
      map[id] = kept.intern(view, from: range.lowerBound, to: range.upperBound, hash: hash)
    }
    table = kept
    return map
  }

  private static func renumber<ID: BookID>(_ column: inout [ID], _ map: [UInt32])
  where ID.RawValue == UInt32 {
    for row in column.indices { column[row] = ID(rawValue: map[column[row].index]) }
  }
}
