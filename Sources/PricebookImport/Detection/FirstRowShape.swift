import PricebookModel

/// Whether the first rows of receipts alone say which receipt they belong to.
struct FirstRowShape {
  let columns: [Int]
  private(set) var rowCount = 0
  /// Rows that name no receipt, below a row that does.
  private(set) var emptyCount = 0
  /// How many rows that name no receipt have each column filled.
  private(set) var filledBelow: [Int]

  /// - Returns: `nil` if all rows name their receipt.
  init?(_ reading: TableReading, _ records: [[String]]) {
    columns = reading.columns.indices.filter {
      reading.columns[$0].map { $0 != .currency && Field.ofReceipt.contains($0) } ?? false
    }
    filledBelow = Array(repeating: 0, count: reading.names.count)
    guard let item = reading.column(.item) else { return nil }
    var above: [String]?
    // Rows that name the receipt of the row above once more.
    var repeatedCount = 0
    for record in records where !record[item].isEmpty && FooterWords.kind(of: record[item]) == nil {
      let values = columns.map { record[$0] }
      rowCount += 1
      if !values.allSatisfy(\.isEmpty) {
        if values == above { repeatedCount += 1 }
        above = values
      } else if above != nil {
        emptyCount += 1
        for column in record.indices where !record[column].isEmpty { filledBelow[column] += 1 }
      }
    }
    // Where all rows name their receipt, some repeat the one above; a row without one is a mistake.
    guard emptyCount > 0, repeatedCount * 10 <= emptyCount else { return nil }
    // A date alone is left out by mistake more easily than a date and a store.
    let isUsual =
      columns.count > 1
      ? emptyCount * 10 >= rowCount : emptyCount >= 2 && emptyCount * 4 >= rowCount
    if !isUsual { return nil }
  }
}
