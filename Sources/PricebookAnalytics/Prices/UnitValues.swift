package import PricebookModel

/// The price of every item at every store in every month: Σ paid ÷ Σ quantity in base units.
///
/// The months of a series (item, store, dimension, currency) are consecutive rows, in ascending
/// order and without rows for months that have no price.
package struct UnitValues: Sendable {
  package struct Series: Hashable, Sendable {
    package var item: ItemID
    package var store: StoreID
    package var dimension: DimensionID
    package var currency: CurrencyID
    package var firstRow: Int32
    package var rowCount: Int32
    /// The latest priced day on or before the as-of date; the distant past where there is none.
    package var latestDay: CalendarDate
    /// The unit value of the latest priced day.
    package var latest: UnitValue
    var firstDay: Int32 = 0
    var dayCount: Int32 = 0

    /// The places of the months in ``UnitValues/month``.
    @inlinable package var rows: Range<Int> { Int(firstRow)..<Int(firstRow) + Int(rowCount) }
    /// The places of the days in ``UnitValues/days``.
    var days: Range<Int> { Int(firstDay)..<Int(firstDay) + Int(dayCount) }
  }

  /// Sorted by item, store, dimension (by base unit), currency (by label).
  package internal(set) var series: [Series] = []
  /// Every dimension of the book, sorted by base unit name.
  package internal(set) var dimensions: IDTable<DimensionID, UnitOfMeasure.Dimension> = []

  package internal(set) var month: [Month] = []
  @usableFromInline var rows: [Row] = []
  /// Rows, ascending, whose price comes from dated prices of lists and apps alone: nothing was bought,
  /// and ``Row/paid`` ÷ ``Row/quantity`` is their mean price.
  package internal(set) var quotedRows: [Int32] = []

  /// Quoted rows, ascending, with a price that a price list calls an offer.
  var rowsWithOffers: [Int32] = []
  /// The days of all series, one series after the other.
  var days = PriceDays()

  @inlinable package var rowCount: Int { month.count }

  @inline(__always) @inlinable package subscript(row: Int) -> Row { rows[row] }

  @inline(__always) @inlinable package func price(row: Int) -> UnitValue {
    UnitValue(paid: rows[row].paid, quantity: rows[row].quantity)
  }

  package struct Row: Hashable, Sendable {
    /// Σ quantity of the lines behind the price, in base units.
    package var quantity: BaseQuantity
    package var paid: Amount
    /// The lowest price of a line, rounded to 1/10 000 per base unit.
    package var minimum: Amount
    /// The highest price of a line, rounded to 1/10 000 per base unit.
    package var maximum: Amount
    /// Receipt lines behind the price; prices of lists and apps where the row is quoted.
    package var observations: UInt32
  }

  @inline(__always) mutating func append(_ row: Row, month: Month) {
    self.month.append(month)
    rows.append(row)
  }

  mutating func append(row: Int, of other: UnitValues) {
    month.append(other.month[row])
    rows.append(other.rows[row])
  }

  /// Appends the unit values of the items that come next and empties them; they keep their memory.
  mutating func take(_ next: inout UnitValues) {
    let firstSeries = series.count
    let firstRow = Int32(clamping: rowCount)
    series.take(&next.series)
    let firstDay = Int32(clamping: days.count)
    for index in firstSeries..<series.count {
      series[index].firstRow += firstRow
      series[index].firstDay += firstDay
    }
    month.take(&next.month)
    rows.take(&next.rows)
    days.take(&next.days)
  }

  mutating func reserveCapacity(rows count: Int, series seriesCount: Int, days dayCount: Int) {
    series.reserveCapacity(seriesCount)
    month.reserveCapacity(count)
    rows.reserveCapacity(count)
    days.reserveCapacity(dayCount)
  }
}

/// Values of consecutive rows at once, for tables that are written in blocks.
extension UnitValues {
  /// The series that consecutive rows belong to, one after the other.
  @inline(__always) package func forEachSeries(
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

  @inline(__always) package func roundedPrice(row: Int) -> Amount? { price(row: row).rounded }

  /// The change of each row against the previous month of its series that has a price, in percent; not a
  /// number where there is none.
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

  /// The change of each row against the same month of the year before, in percent; not a number where
  /// that month has no price.
  package func yearChangePercents(of rows: Range<Int>, into percents: inout MutableSpan<Double>) {
    forEachSeries(of: rows) { series, part in
      // Months ascend, so that the month of the year before only moves on. It is at most twelve rows
      // back, so that a long series need not be searched from its first row.
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

  package func seriesIndex(ofRow row: Int) -> Int {
    series.partitionPoint { Int($0.firstRow) > row } - 1
  }

  /// The place of a product in ``series``, found in O(log series).
  package func seriesIndex(
    item: ItemID, store: StoreID, dimension: DimensionID, currency: CurrencyID
  ) -> Int? {
    let first = series.partitionPoint { ($0.item, $0.store) >= (item, store) }
    return series[first...].prefix { $0.item == item && $0.store == store }
      .firstIndex { $0.dimension == dimension && $0.currency == currency }
  }

  package func seriesRange(ofItem item: ItemID) -> Range<Int> {
    let first = series.partitionPoint { $0.item >= item }
    return first..<series.partitionPoint { $0.item > item }
  }

  /// The series of one item after the other.
  func itemRanges() -> some Sequence<Range<Int>> {
    sequence(state: 0) { next in
      guard next < series.count else { return nil }
      let first = next
      repeat { next += 1 } while next < series.count && series[next].item == series[first].item
      return first..<next
    }
  }

  package func isQuoted(_ row: Int) -> Bool {
    !quotedRows.isEmpty && quotedRows.place(of: Int32(clamping: row)) != nil
  }
}

extension UnitValue {
  /// - Precondition: Both prices are positive.
  func ratio(to other: UnitValue) -> Double { approximateRatio / other.approximateRatio }

  /// Paid per quantity without scale: rounded once, so that equal prices are equal here too.
  @inline(__always) var approximateRatio: Double {
    Double(paid.tenThousandths) / quantity.count.approximateValue
  }

  /// - Precondition: Both quantities are positive.
  package func isLower(than other: UnitValue) -> Bool {
    let (left, right) = (approximateRatio, other.approximateRatio)
    // What differs by more than rounding can say need not be compared exactly.
    if (left - right).magnitude > 1e-12 * (left.magnitude + right.magnitude) { return left < right }
    // Most prices that come this near to each other are the same, of the same quantity.
    return self != other && isLower(times: 1, than: other, times: 1)
  }

  /// Whether this price times a factor is below another one times its factor, exactly.
  func isLower(times factor: Int, than other: UnitValue, times otherFactor: Int) -> Bool {
    let left = (Int128(paid.tenThousandths) * Int128(factor))
      .multipliedFullWidth(by: other.quantity.count)
    let right = (Int128(other.paid.tenThousandths) * Int128(otherFactor))
      .multipliedFullWidth(by: quantity.count)
    return (left.high, left.low) < (right.high, right.low)
  }
}

extension UnitValues {
  /// A dimension and a currency, where only equality matters.
  struct Measure: Hashable {
    var dimension: DimensionID
    var currency: CurrencyID
  }
}

extension UnitValues.Series {
  var measure: UnitValues.Measure { UnitValues.Measure(dimension: dimension, currency: currency) }
}

extension UnitValues {
  /// The prices of a month and of the months before it, in the same rows and days.
  ///
  /// - Parameter lastDay: The last day of the month.
  func through(_ last: Month, lastDay: CalendarDate) -> UnitValues {
    var past = self
    past.series = []
    past.series.reserveCapacity(series.count)
    for var one in series {
      let end = one.rows.partitionPoint { month[$0] > last }
      one.rowCount = Int32(end - one.rows.lowerBound)
      guard one.rowCount > 0 else { continue }
      one.dayCount = Int32(
        days.places(one.days, through: lastDay.daysSinceEpoch).count)
      past.series.append(one)
    }
    // A product that has no price yet has no series, and its rows belong to none.
    past.rowsWithOffers = rowsWithOffers.filter { row in
      let index = past.seriesIndex(ofRow: Int(row))
      return index >= 0 && past.series[index].rows.contains(Int(row))
    }
    return past
  }

  /// The same unit values, with the latest prices as they stood at the end of an earlier day.
  func atEnd(of lastDay: CalendarDate, quotes: QuotedPrices) -> UnitValues {
    var past = self
    for place in series.indices {
      let paid = lastPaid(in: series[place].days, through: lastDay.daysSinceEpoch)
      past.series[place].latestDay = paid.day
      past.series[place].latest = paid.price
      if !quotes.isEmpty, let quoted = quotes.latest(of: series[place], asOf: lastDay),
        quoted.day > paid.day
      {
        past.series[place].latestDay = quoted.day
        past.series[place].latest = quoted.price
      }
    }
    return past
  }

  /// What was paid on the latest day up to one, of the days of a series; a price of nothing in the
  /// distant past where nothing was.
  func lastPaid(in places: Range<Int>, through lastDay: Int32) -> (
    day: CalendarDate, price: UnitValue
  ) {
    for place in places.reversed() where days.day(place) <= lastDay && !days.isSeen(place) {
      return (CalendarDate(daysSinceEpoch: days.day(place)), days.price(place))
    }
    return (
      CalendarDate(daysSinceEpoch: .min), UnitValue(paid: .zero, quantity: .zero)
    )
  }
}

extension UnitTable {
  @inline(__always) func kind(of series: UnitValues.Series) -> MeasureID {
    kind(dimension: series.dimension, currency: series.currency)
  }
}
