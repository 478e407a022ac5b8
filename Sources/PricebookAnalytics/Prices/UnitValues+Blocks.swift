package import PricebookModel

/// Values of consecutive rows at once, for tables that are written in blocks.
extension UnitValues {
  /// The series that consecutive rows belong to, one after the other.
  ///
  /// - Parameter body: Called with a series and with those of the rows that it has.
  @inline(__always)
  package func forEachSeries(
    of rows: Range<Int>, _ body: (_ series: borrowing Series, _ rows: Range<Int>) -> Void
  ) {
    guard !rows.isEmpty, !series.isEmpty else { return }
    var index = seriesIndex(ofRow: rows.lowerBound)
    var row = rows.lowerBound
    while row < rows.upperBound, index < series.count {
      let end = min(rows.upperBound, series[index].rows.upperBound)
      if end > row {
        body(series[index], row..<end)
        row = end
      }
      index += 1
    }
  }

  /// The price of a row as ``UnitValue/rounded`` has it.
  @inline(__always)
  package func roundedPrice(row: Int) -> Amount? {
    let value = self.price(row: row)
    let quantity = value.quantity.count
    let price = Double(value.paid.tenThousandths) * 1e19 / quantity.approximateValue
    // Far from a half, the nearest number is certain without exact arithmetic.
    if quantity > 0, price.magnitude < 1e9 {
      let whole = Int64(price)
      let rest = price - Double(whole)
      if rest.magnitude < 0.499_999 { return Amount(tenThousandths: whole) }
      if rest.magnitude > 0.500_001 {
        return Amount(tenThousandths: rest < 0 ? whole &- 1 : whole &+ 1)
      }
    }
    return value.rounded
  }

  /// ``change(row:in:)`` in percent; not a number where there is none.
  package func changePercents(of rows: Range<Int>, into percents: inout MutableSpan<Double>) {
    forEachSeries(of: rows) { series, part in
      var earlier =
        part.lowerBound > Int(series.firstRow)
        ? price(row: part.lowerBound - 1).approximateRatio : .nan
      for row in part {
        let now = price(row: row).approximateRatio
        percents[row - rows.lowerBound] = (now / earlier - 1) * 100
        earlier = now
      }
    }
  }

  /// ``yearChangePercent(row:in:)``; not a number where there is none.
  package func yearChangePercents(
    of rows: Range<Int>, into percents: inout MutableSpan<Double>
  ) {
    forEachSeries(of: rows) { series, part in
      // Months ascend, so that the month of the year before only moves on.
      var earlier = Int(series.firstRow)
      if part.lowerBound - earlier > 16 { earlier = part.lowerBound - 16 }
      let first = month[part.lowerBound].adding(months: -12)
      while earlier > Int(series.firstRow), month[earlier] > first { earlier -= 1 }
      for row in part {
        let wanted = month[row].adding(months: -12)
        while earlier < row, month[earlier] < wanted { earlier += 1 }
        let ratio =
          earlier < row && month[earlier] == wanted
          ? price(row: row).ratio(to: price(row: earlier)) : .nan
        percents[row - rows.lowerBound] = (ratio - 1) * 100
      }
    }
  }
}
