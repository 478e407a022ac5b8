/// Finished sums of one series and one month each, in the order in which they were finished.
///
/// Kept in blocks, so that a long log is never copied to grow.
struct MonthLog {
  struct Entry {
    /// The number of the series in ``SeriesSums``.
    var series: UInt32
    /// The number of the month in ``DataCalendar``.
    var month: UInt32
    var lines: UInt32
    var paid: Int64
    var millionths: Int64
    var minimum: Int64
    var maximum: Int64
  }

  private var full: [[Entry]] = []
  private var last: [Entry] = []

  private static let blockBits = 12
  private static var blockSize: Int { 1 << blockBits }

  var count: Int { full.count * Self.blockSize + last.count }

  @inline(__always)
  subscript(_ index: Int) -> Entry {
    let block = index >> Self.blockBits
    return block < full.count
      ? full[block][index & (Self.blockSize - 1)] : last[index & (Self.blockSize - 1)]
  }

  mutating func append(_ entry: Entry) {
    if last.isEmpty { last.reserveCapacity(Self.blockSize) }
    last.append(entry)
    guard last.count == Self.blockSize else { return }
    full.append(last)
    last = []
  }
}
