import PricebookModel

extension UnitValues {
  /// Makes room in every column.
  mutating func reserveCapacity(rows: Int, series count: Int) {
    series.reserveCapacity(count)
    month.reserveInLargePages(rows)
    paid.reserveInLargePages(rows)
    quantity.reserveInLargePages(rows)
    observations.reserveInLargePages(rows)
    minimum.reserveInLargePages(rows)
    maximum.reserveInLargePages(rows)
  }

  /// Appends the unit values of the items that come next and empties their table, which keeps its
  /// memory.
  mutating func take(_ next: inout UnitValues) {
    let first = series.count
    let firstRow = Int32(clamping: rowCount)
    series.append(contentsOf: next.series)
    for index in first..<series.count { series[index].firstRow += firstRow }
    next.series.removeAll(keepingCapacity: true)
    month.take(&next.month)
    paid.take(&next.paid)
    quantity.take(&next.quantity)
    observations.take(&next.observations)
    minimum.take(&next.minimum)
    maximum.take(&next.maximum)
  }
}
