import PricebookModel
import PricebookParallel

/// A row in the few bytes that nearly all rows fit in.
@usableFromInline
protocol NarrowRow: BitwiseCopyable, Sendable {
  /// Whether the row did not fit: ``widePlace`` says where it is.
  var isWide: Bool { get }

  /// The place of the row in ``PackedRows/wide``; used where ``isWide`` is true.
  var widePlace: UInt32 { get set }
}

/// Rows of a table of millions: narrow as a rule, and in full where a row does not fit.
///
/// Memory that is touched for the first time costs more than packing and unpacking a row.
@usableFromInline
struct PackedRows<Narrow: NarrowRow, Wide: Sendable>: Sendable {
  @usableFromInline private(set) var narrow: [Narrow] = []
  @usableFromInline private(set) var wide: [Wide] = []

  @usableFromInline init() {}

  @inlinable var count: Int { narrow.count }

  /// A wide row in full.
  ///
  /// - Parameter row: One of ``narrow`` for which ``NarrowRow/isWide`` is true.
  @inline(never) @usableFromInline
  func full(_ row: Narrow) -> Wide { wide[Int(row.widePlace)] }

  @inline(__always)
  mutating func append(_ row: Narrow) { narrow.append(row) }

  /// Appends a row that does not fit.
  ///
  /// - Parameter placeholder: A row that says that it is wide.
  @inline(never)
  mutating func append(_ row: Wide, _ placeholder: Narrow) {
    var placeholder = placeholder
    placeholder.widePlace = UInt32(truncatingIfNeeded: wide.count)
    narrow.append(placeholder)
    wide.append(row)
  }

  /// Appends a row of another table.
  mutating func append(row: Int, of other: Self) {
    let row = other.narrow[row]
    if row.isWide { append(other.full(row), row) } else { append(row) }
  }

  /// Appends the rows of another table and empties it; it keeps its memory.
  mutating func take(_ other: inout Self) {
    let first = narrow.count
    narrow.take(&other.narrow)
    if !other.wide.isEmpty {
      let offset = UInt32(truncatingIfNeeded: wide.count)
      for row in first..<narrow.count where narrow[row].isWide { narrow[row].widePlace += offset }
      wide.take(&other.wide)
    }
  }

  /// Sorts the rows by month; rows of one month keep their order.
  mutating func sort(byMonth month: (Narrow) -> Month) {
    narrow = narrow.sorted(byMonth: month)
  }

  mutating func reserveCapacity(_ count: Int) { narrow.reserveCapacity(count) }
}
