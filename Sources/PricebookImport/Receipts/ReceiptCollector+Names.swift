import PricebookModel

/// Names that no accepted row uses are forgotten, so that a refused record leaves no trace in
/// lists of stores and items.
extension ReceiptCollector {
  func dropUnusedNames() {
    if let map = Self.keepUsed(&items, by: lines.item) { Self.renumber(&lines.item, map) }
    if let map = Self.keepUsed(&stores, by: lines.store) {
      Self.renumber(&lines.store, map)
      receipts.renumberStores(map)
    }
    if let map = Self.keepUsed(&categories, by: lines.category) {
      Self.renumber(&lines.category, map)
    }
  }

  /// Numbers the used names anew, in the same order.
  ///
  /// - Returns: The new numbers by the old ones; `nil` where every name is used.
  private static func keepUsed(_ table: inout ByteTable, by column: [UInt32]) -> [UInt32]? {
    var isUsed = [Bool](repeating: false, count: table.count)
    for id in column { isUsed[Int(id)] = true }
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

  private static func renumber(_ column: inout [UInt32], _ map: [UInt32]) {
    for row in column.indices { column[row] = map[Int(column[row])] }
  }
}
