import PricebookParallel

/// Rows by month, and in the order in which they were found within each.
///
/// Rows that are found item by item come to stand month by month without being copied.
struct MonthlyRows<Piece: RowPiece & Sendable>: Joinable {
  /// What is being filled, by the number of the month in ``DataCalendar``.
  private var months: [Piece] = []
  /// What was taken from others, in their order.
  private var pieces: [[Piece]] = []

  init() {}

  @inline(__always)
  mutating func append(_ row: Piece.Row, month: Int) {
    while months.count <= month { months.append(Piece()) }
    months[month].append(row)
  }

  /// Takes the rows of another over without copying them, and makes room for as many more in it.
  mutating func take(_ other: inout Self) {
    while pieces.count < other.months.count { pieces.append([]) }
    for month in other.months.indices {
      let count = other.months[month].count
      guard count > 0 else { continue }
      pieces[month].append(other.months[month])
      other.months[month] = Piece()
      other.months[month].reserveCapacity(count + count / 8)
    }
  }

  /// Every row that was taken over, by month; none is left here.
  mutating func removeAll() -> PiecedRows<Piece> {
    let rows = PiecedRows(Array(pieces.joined()))
    pieces = []
    return rows
  }
}
