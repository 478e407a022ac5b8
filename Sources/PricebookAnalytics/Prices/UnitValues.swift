package import PricebookModel
import PricebookParallel

/// The price of every item at every store in every month: Σ paid ÷ Σ quantity in base units.
///
/// The months of a series (item, store, dimension, currency) are consecutive rows, in ascending
/// order and without rows for months that have no price.
package struct UnitValues: Sendable {
  /// The months of one item at one store, in one dimension and currency.
  package struct Series: Hashable, Sendable {
    /// The item that was bought or seen.
    package var item: ItemID
    /// The store that asked the prices, location included.
    package var store: StoreID
    /// What the prices are per base unit of.
    package var dimension: DimensionID
    /// The currency of the prices.
    package var currency: CurrencyID
    /// The first row of the series.
    package var firstRow: Int32
    /// How many months have a price.
    package var rowCount: Int32
    /// The latest priced day on or before the as-of date; the distant past where there is none.
    package var latestDay: CalendarDate
    @usableFromInline var latestPaid = Amount.zero
    /// The halves of a 128-bit count: as one number it would need room to be aligned.
    @usableFromInline var latestQuantityHigh: Int64 = 0
    @usableFromInline var latestQuantityLow: UInt64 = 0

    /// A series whose rows begin at a place of ``UnitValues/month``.
    package init(
      item: ItemID, store: StoreID, dimension: DimensionID, currency: CurrencyID, firstRow: Int32,
      rowCount: Int32, latestDay: CalendarDate, latest: UnitValue
    ) {
      self.item = item
      self.store = store
      self.dimension = dimension
      self.currency = currency
      self.firstRow = firstRow
      self.rowCount = rowCount
      self.latestDay = latestDay
      self.latest = latest
    }

    /// The unit value of the latest priced day.
    @inlinable
    package var latest: UnitValue {
      get {
        let count = Int128(latestQuantityHigh) << 64 | Int128(latestQuantityLow)
        return UnitValue(paid: latestPaid, quantity: BaseQuantity(count: count))
      }
      set {
        latestPaid = newValue.paid
        latestQuantityHigh = Int64(truncatingIfNeeded: newValue.quantity.count >> 64)
        latestQuantityLow = UInt64(truncatingIfNeeded: newValue.quantity.count)
      }
    }

    /// The places of the months in ``UnitValues/month``.
    @inlinable
    package var rows: Range<Int> { Int(firstRow)..<Int(firstRow) + Int(rowCount) }
  }

  /// Sorted by item, store, dimension (by base unit), currency (by label).
  package internal(set) var series: [Series] = []
  /// Every dimension of the book, sorted by base unit name.
  package internal(set) var dimensions: IDTable<DimensionID, UnitOfMeasure.Dimension>

  /// The month of every row.
  package internal(set) var month: [Month] = []
  @usableFromInline var rows = PackedRows<Narrow, Row>()
  @usableFromInline private(set) var scales: QuantityScales
  /// Rows, ascending, whose price comes from dated vault prices alone: nothing was bought, and
  /// ``Row/paid`` ÷ ``Row/quantity`` is their mean price.
  package internal(set) var quotedRows: [Int32] = []
  /// Places of ``series``, ascending, whose latest price was seen and not paid.
  var seenSeries: [Int32] = []

  /// What was paid on the latest day of every row that has a line; empty unless other months than
  /// that of the period are analysed.
  var latestOfMonths: [LatestOfMonth] = []

  /// No prices.
  package init() {
    dimensions = []
    scales = QuantityScales()
  }

  /// No prices yet of the book that the units are of.
  init(units: UnitTable) {
    dimensions = units.dimensions
    scales = units.scales
  }

  /// Makes the rows readable that are of a book with these units.
  mutating func adopt(_ units: UnitTable) {
    dimensions = units.dimensions
    scales = units.scales
  }

  /// How many months of all series have a price.
  @inlinable
  package var rowCount: Int { month.count }

  /// The numbers of a row.
  @inline(__always) @inlinable
  package subscript(row: Int) -> Row {
    let narrow = rows.narrow[row]
    guard !narrow.isWide else { return rows.full(narrow) }
    return Row(
      paid: Amount(tenThousandths: Int64(narrow.paid)),
      quantity: scales.quantity(narrow.count, scale: narrow.scale),
      observations: UInt32(narrow.observations),
      minimum: Amount(tenThousandths: Int64(narrow.minimum)),
      maximum: Amount(tenThousandths: Int64(narrow.maximum)))
  }

  /// The lowest and the highest price of a row, in 1/10 000 per base unit.
  @inline(__always)
  func extremes(row: Int) -> (lowest: Int64, highest: Int64) {
    let narrow = rows.narrow[row]
    if !narrow.isWide { return (Int64(narrow.minimum), Int64(narrow.maximum)) }
    let row = rows.full(narrow)
    return (row.minimum.tenThousandths, row.maximum.tenThousandths)
  }

  /// The exact price of a row.
  @inline(__always) @inlinable
  package func price(row: Int) -> UnitValue {
    let row = self[row]
    return UnitValue(paid: row.paid, quantity: row.quantity)
  }
}

extension UnitValues {
  /// What is known of the price of one month of a series.
  package struct Row: Hashable, Sendable {
    /// Σ paid of the lines behind the price.
    package var paid: Amount
    /// Σ quantity of the lines behind the price, in base units.
    package var quantity: BaseQuantity
    /// Receipt lines behind the price; vault prices where the row is quoted.
    package var observations: UInt32
    /// The lowest price of a line, rounded to 1/10 000 per base unit.
    package var minimum: Amount
    /// The highest price of a line, rounded to 1/10 000 per base unit.
    package var maximum: Amount

    @inlinable
    init(
      paid: Amount, quantity: BaseQuantity, observations: UInt32, minimum: Amount,
      maximum: Amount
    ) {
      self.paid = paid
      self.quantity = quantity
      self.observations = observations
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// A row in 20 bytes.
  @usableFromInline
  struct Narrow: NarrowRow {
    @usableFromInline var paid: Int32 = 0
    /// The quantity as a number of what ``scale`` says; for a wide row its place.
    @usableFromInline var count: UInt32 = 0
    @usableFromInline var minimum: Int32 = 0
    @usableFromInline var maximum: Int32 = 0
    @usableFromInline var observations: UInt16 = 0
    /// ``QuantityScales/none`` for a wide row.
    @usableFromInline var scale = QuantityScales.none

    /// A wide row.
    init() {}

    /// - Returns: `nil` where a number does not fit.
    @inline(__always)
    init?(
      paid: Int64, quantity: (count: UInt32, scale: UInt8)?, observations: UInt32, minimum: Int64,
      maximum: Int64
    ) {
      guard let quantity, let paid = Int32(exactly: paid),
        let observations = UInt16(exactly: observations), let minimum = Int32(exactly: minimum),
        let maximum = Int32(exactly: maximum)
      else { return nil }
      self.paid = paid
      count = quantity.count
      self.minimum = minimum
      self.maximum = maximum
      self.observations = observations
      scale = quantity.scale
    }

    @inlinable var isWide: Bool { scale == QuantityScales.none }

    @inlinable var widePlace: UInt32 {
      get { count }
      set { count = newValue }
    }
  }

  /// Appends a row in full; the caller keeps the series that it belongs to.
  mutating func append(_ row: Row, month: Month) {
    self.month.append(month)
    rows.append(row, Narrow())
  }

  /// Appends a row; the caller keeps the series that it belongs to.
  @inline(__always)
  mutating func append(_ row: Narrow, month: Month) {
    self.month.append(month)
    rows.append(row)
  }

  /// Appends a row of other unit values of the same book.
  mutating func append(row: Int, of other: UnitValues) {
    month.append(other.month[row])
    rows.append(row: row, of: other.rows)
    if !other.latestOfMonths.isEmpty { latestOfMonths.append(other.latestOfMonths[row]) }
  }

  /// Appends the unit values of the items that come next and empties them; they keep their memory.
  mutating func take(_ next: inout UnitValues) {
    let firstSeries = series.count
    let firstRow = Int32(clamping: rowCount)
    series.take(&next.series)
    for index in firstSeries..<series.count { series[index].firstRow += firstRow }
    month.take(&next.month)
    rows.take(&next.rows)
    latestOfMonths.take(&next.latestOfMonths)
  }

  mutating func reserveCapacity(rows count: Int, series seriesCount: Int) {
    series.reserveCapacity(seriesCount)
    month.reserveCapacity(count)
    rows.reserveCapacity(count)
  }
}

extension UnitValues {
  /// How far below the median a price must be to be an offer, in percent.
  package static let offerPercent = 15
  /// How many months before the price the median is taken over, and how many of them must have a
  /// price: a median of fewer says little of what is ordinary.
  package static let offerMonths = 6
  package static let leastOfferMonths = 3

  /// The median price before a series' latest one, where the latest is an offer against it.
  ///
  /// The median is that of the monthly unit values of the six months before the month of the
  /// latest price, as the table of unit values shows them (1/10 000 per base unit); of an even
  /// number it is the mean of the middle two. A price at least 15 % below is an offer, compared
  /// in integers.
  ///
  /// - Returns: In 1/10 000 per base unit, half away from zero; `nil` where the latest price is
  ///   no offer or fewer than three of the six months have a price.
  func ordinaryPriceOfOffer(
    in entry: Series, months: MonthCalendar = MonthCalendar()
  ) -> Amount? {
    guard let latest = entry.latest.rounded else { return nil }
    let last = months.month(of: entry.latestDay)
    var row = entry.rows.upperBound
    while row > entry.rows.lowerBound, month[row - 1] >= last { row -= 1 }
    guard let twice = twiceMedian(before: last, endingAt: row, of: entry),
      Self.isOffer(latest, twiceMedian: twice)
    else { return nil }
    return Amount(tenThousandths: Int64(clamping: twice.dividedRounding(by: 2)))
  }

  /// Whether a price is at least 15 % below a median, compared in integers.
  ///
  /// - Parameter twiceMedian: In 1/10 000 per base unit.
  static func isOffer(_ price: Amount, twiceMedian: Int128) -> Bool {
    Int128(price.tenThousandths) * 200 <= twiceMedian * Int128(100 - offerPercent)
  }

  /// A price above this is no offer, as ``UnitValue/approximateRatio``.
  ///
  /// - Parameter twiceMedian: In 1/10 000 per base unit.
  static func highestOffer(twiceMedian: Int128) -> Double {
    // A price is rounded by half a unit at most; the rest is for the rounding of the ratio.
    let highest = twiceMedian.approximateValue * Double(100 - offerPercent) / 200 + 0.5
    return highest * (1 + PriceLogarithms.uncertainty) / 1e19
  }

  /// Twice the median price of the six months before the month of a row.
  ///
  /// - Returns: In 1/10 000 per base unit; `nil` where fewer than three of the months have a price.
  func twiceMedian(before row: Int, of entry: Series) -> Int128? {
    twiceMedian(before: month[row], endingAt: row, of: entry)
  }

  /// - Parameter end: The end of the rows before the month.
  private func twiceMedian(
    before last: Month, endingAt end: Int, of entry: Series
  ) -> Int128? {
    let first = last.adding(months: -Self.offerMonths)
    var earlier: [Int64] = []
    earlier.reserveCapacity(Self.offerMonths)
    var row = end
    while row > entry.rows.lowerBound, month[row - 1] >= first {
      row -= 1
      if let price = price(row: row).rounded { earlier.append(price.tenThousandths) }
    }
    guard earlier.count >= Self.leastOfferMonths else { return nil }
    earlier.sort()
    return Int128(earlier[(earlier.count - 1) / 2]) + Int128(earlier[earlier.count / 2])
  }
}

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
