import PricebookModel
import PricebookParallel

/// Unit values as a pass by item finds them, a row at a time; ``UnitValues`` has them by column.
struct PriceRows: Sendable {
  /// What nearly every row fits in.
  struct Row: BitwiseCopyable, Sendable {
    var month: Month
    var paid: Int32
    /// Of what the scale says; for a row that stands aside, its place there.
    var count: UInt32
    var minimum: Int32
    var maximum: Int32
    var observations: UInt16
    /// ``QuantityScales/none`` for a row that stands aside.
    var scale: UInt8
  }

  /// A row that needs more bytes.
  struct WideRow: BitwiseCopyable, Sendable {
    var month: Month
    var paid: Amount
    var quantity: BaseQuantity
    var observations: UInt32
    var minimum: Amount
    var maximum: Amount
  }

  var series: [UnitValues.Series] = []
  private(set) var rows: [Row] = []
  private(set) var aside: [WideRow] = []

  mutating func reserveCapacity(rows count: Int) {
    series.reserveCapacity(count)
    rows.reserveInLargePages(count)
  }

  @inline(__always)
  mutating func append(_ row: Row) { rows.append(row) }

  @inline(never)
  mutating func append(_ row: WideRow) {
    rows.append(
      Row(
        month: row.month, paid: 0, count: UInt32(truncatingIfNeeded: aside.count), minimum: 0,
        maximum: 0, observations: 0, scale: QuantityScales.none))
    aside.append(row)
  }

  /// Empties the table, which keeps its memory.
  mutating func removeAll() {
    series.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    aside.removeAll(keepingCapacity: true)
  }
}

extension UnitValues {
  /// Makes room in every column.
  mutating func reserveCapacity(rows: Int, series count: Int) {
    series.reserveCapacity(count)
    month.reserveInLargePages(rows)
    paid.numbers.reserveCapacity(rows)
    quantity.reserveCapacity(rows)
    observations.numbers.reserveCapacity(rows)
    minimum.numbers.reserveCapacity(rows)
    maximum.numbers.reserveCapacity(rows)
  }

  /// Appends the unit values of the items that come next and empties their table, which keeps its
  /// memory.
  mutating func take(_ next: inout PriceRows) {
    let first = series.count
    let firstRow = Int32(clamping: rowCount)
    series.append(contentsOf: next.series)
    for index in first..<series.count { series[index].firstRow += firstRow }
    var start = 0
    while start < next.rows.count {
      let rest = next.rows[start...]
      let end =
        next.aside.isEmpty
        ? rest.endIndex : rest.firstIndex { $0.scale == QuantityScales.none } ?? rest.endIndex
      append(rest[..<end])
      start = end
      guard start < next.rows.count else { break }
      let wide = next.aside[Int(next.rows[start].count)]
      append(
        month: wide.month, paid: wide.paid, quantity: wide.quantity,
        observations: wide.observations, minimum: wide.minimum, maximum: wide.maximum)
      start += 1
    }
    next.removeAll()
  }

  /// Appends rows of which none stands aside, one column after the other.
  private mutating func append(_ rows: ArraySlice<PriceRows.Row>) {
    let rows = rows.span
    month.append(rows) { $0.month }
    paid.numbers.append(fitting: rows) { $0.paid }
    quantity.append(rows)
    observations.numbers.append(fitting: rows) { $0.observations }
    minimum.numbers.append(fitting: rows) { $0.minimum }
    maximum.numbers.append(fitting: rows) { $0.maximum }
  }
}

extension Array {
  /// Appends a number of every row.
  @inline(__always)
  mutating func append<Row>(_ rows: borrowing Span<Row>, _ value: (Row) -> Element) {
    if capacity < count + rows.count { reserveCapacity(Swift.max(count + rows.count, 2 * count)) }
    append(addingCapacity: rows.count) { column in
      for index in rows.indices { column.append(value(rows[index])) }
    }
  }
}
