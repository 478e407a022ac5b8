package import PricebookModel

extension UnitValues {
  /// How a price compares with an earlier one of its series.
  package struct Change: Hashable, Sendable {
    /// (Price − earlier price) ÷ earlier price × 100.
    package var percent: Double
    /// How many months earlier the other price is.
    package var months: Int
  }

  /// The change against the previous month of the series that has a price.
  ///
  /// - Returns: `nil` for the first row of a series.
  package func change(row: Int, in series: Series) -> Change? {
    guard row > Int(series.firstRow) else { return nil }
    return change(from: row - 1, to: row)
  }

  /// The change in percent against the same month of the year before.
  ///
  /// - Returns: `nil` where that month has no price.
  package func yearChangePercent(row: Int, in series: Series) -> Double? {
    let wanted = month[row].adding(months: -12)
    var earlier = row - 1
    while earlier >= Int(series.firstRow), month[earlier] > wanted { earlier -= 1 }
    guard earlier >= Int(series.firstRow), month[earlier] == wanted else { return nil }
    return change(from: earlier, to: row).percent
  }

  /// ``change(row:in:)`` in percent, for a row whose series is not at hand.
  package func changePercent(row: Int) -> Double? {
    change(row: row, in: series[seriesIndex(ofRow: row)])?.percent
  }

  /// ``yearChangePercent(row:in:)`` for a row whose series is not at hand.
  package func yearChangePercent(row: Int) -> Double? {
    yearChangePercent(row: row, in: series[seriesIndex(ofRow: row)])
  }

  /// The series that a row belongs to, found in O(log series).
  package func seriesIndex(ofRow row: Int) -> Int {
    series.partitionPoint { Int($0.firstRow) > row } - 1
  }

  /// The series of an item, found in O(log series); they follow each other.
  package func seriesRange(ofItem item: ItemID) -> Range<Int> {
    let first = series.partitionPoint { $0.item >= item }
    return first..<series.partitionPoint { $0.item > item }
  }

  private func change(from earlier: Int, to row: Int) -> Change {
    let ratio = price(row: row).ratio(to: price(row: earlier))
    return Change(percent: (ratio - 1) * 100, months: month[row].months(since: month[earlier]))
  }
}

extension UnitValue {
  /// How many times as high this price is as another.
  ///
  /// - Precondition: Both prices are positive.
  func ratio(to other: UnitValue) -> Double {
    approximateRatio / other.approximateRatio
  }

  /// Paid per quantity without scale: one rounding only, so that equal prices of ordinary size
  /// are equal here too.
  @inline(__always)
  var approximateRatio: Double {
    Double(paid.tenThousandths) / quantity.count.approximateValue
  }

  /// Whether this price is exactly lower than another.
  ///
  /// - Precondition: Both quantities are positive.
  package func isLower(than other: UnitValue) -> Bool {
    // Most prices that come this near to each other are the same, of the same quantity.
    self != other && isLower(times: 1, than: other, times: 1)
  }

  /// Whether a multiple of this price is exactly lower than a multiple of another.
  ///
  /// - Precondition: Both quantities are positive.
  func isLower(times factor: Int, than other: UnitValue, times otherFactor: Int) -> Bool {
    let left = (Int128(paid.tenThousandths) * Int128(factor))
      .multipliedFullWidth(by: other.quantity.count)
    let right = (Int128(other.paid.tenThousandths) * Int128(otherFactor))
      .multipliedFullWidth(by: quantity.count)
    return (left.high, left.low) < (right.high, right.low)
  }
}
