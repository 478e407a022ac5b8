import PricebookModel

extension UnitValues {
  /// The unit values of consecutive ranges of items as one table.
  ///
  /// Columns move over one at a time and leave the parts empty, so that there is never more than
  /// one column twice in memory.
  init(joining parts: inout [ItemLedger], dimensions: [UnitOfMeasure.Dimension]) {
    self.init()
    self.dimensions = dimensions
    let rowCount = parts.reduce(0) { $0 + $1.unitValues.rowCount }
    series.reserveCapacity(parts.reduce(0) { $0 + $1.unitValues.series.count })
    var firstRow: Int32 = 0
    for index in parts.indices {
      for var one in parts[index].unitValues.series {
        one.firstRow += firstRow
        series.append(one)
      }
      firstRow += Int32(clamping: parts[index].unitValues.rowCount)
      parts[index].unitValues.series = []
    }
    move(\.month, from: &parts, rowCount: rowCount)
    move(\.paid, from: &parts, rowCount: rowCount)
    move(\.quantity, from: &parts, rowCount: rowCount)
    move(\.observations, from: &parts, rowCount: rowCount)
    move(\.minimum, from: &parts, rowCount: rowCount)
    move(\.maximum, from: &parts, rowCount: rowCount)
  }

  private mutating func move<Value: BitwiseCopyable>(
    _ column: WritableKeyPath<UnitValues, [Value]>, from parts: inout [ItemLedger], rowCount: Int
  ) {
    self[keyPath: column].reserveInLargePages(rowCount)
    for index in parts.indices {
      self[keyPath: column].append(contentsOf: parts[index].unitValues[keyPath: column])
      parts[index].unitValues[keyPath: column] = []
    }
  }
}
