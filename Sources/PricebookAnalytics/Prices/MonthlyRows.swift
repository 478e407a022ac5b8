import PricebookModel

/// Rows by month, and in the order in which they were found within each.
///
/// Rows that are found item by item come to stand month by month with one copy.
struct MonthlyRows<Row: BitwiseCopyable & Sendable>: Joinable {
  /// What is being filled, by the number of the month in ``DataCalendar``.
  private var months: [[Row]] = []
  /// What was taken from other pieces, in their order.
  private var pieces: [[[Row]]] = []

  init() {}

  @inline(__always)
  mutating func append(_ row: Row, month: Int) {
    while months.count <= month { months.append([]) }
    months[month].append(row)
  }

  /// Takes the rows of a piece over without copying them, and makes room for as many more in it.
  mutating func take(_ piece: inout Self) {
    while pieces.count < piece.months.count { pieces.append([]) }
    for month in piece.months.indices {
      let count = piece.months[month].count
      pieces[month].append(piece.months[month])
      piece.months[month] = []
      piece.months[month].reserveCapacity(count + count / 8)
    }
  }

  /// Every row that was taken over, by month; none is left here.
  mutating func removeAll() -> [Row] {
    var rows: [Row] = []
    rows.reserveInLargePages(pieces.joined().reduce(0) { $0 + $1.count })
    for month in pieces.indices {
      for piece in pieces[month].indices {
        rows.append(contentsOf: pieces[month][piece])
        pieces[month][piece] = []
      }
    }
    pieces = []
    return rows
  }
}
