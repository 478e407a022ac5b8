/// A column of amounts that are mostly zero; only the others are stored.
package struct SparseAmounts: Sendable {
  package private(set) var rows: [UInt32] = []
  /// The amounts of ``rows``.
  package private(set) var amounts: [Amount] = []

  package init() {}
  package var isEmpty: Bool { rows.isEmpty }

  /// The amount of a row, zero where none is stored.
  package subscript(row: Int) -> Amount {
    let place = rows.partitionPoint { Int($0) >= row }
    return place < rows.count && Int(rows[place]) == row ? amounts[place] : .zero
  }

  package mutating func append(_ amount: Amount, row: Int) {
    guard amount != .zero else { return }
    rows.append(UInt32(truncatingIfNeeded: row))
    amounts.append(amount)
  }

  /// Removes rows, ascending and each once, so that those behind them move up.
  package mutating func remove(_ removed: [Int]) {
    guard !isEmpty, !removed.isEmpty else { return }
    var kept = SparseAmounts()
    var next = 0
    for (row, amount) in zip(rows, amounts) {
      while next < removed.count, removed[next] < Int(row) { next += 1 }
      if next < removed.count, removed[next] == Int(row) { continue }
      kept.append(amount, row: Int(row) - next)
    }
    self = kept
  }
}
