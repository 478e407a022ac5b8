import PricebookModel

/// The purchases of the last three months up to the as-of date, grouped by item.
///
/// A purchase is a receipt line that counts as a price. The three months are the report's month
/// and the two before it. Complexity of making it: one pass over the lines and one over those of
/// the three months; memory: 4 bytes per item and per line of the three months.
struct RecentPurchases {
  /// Where the lines of each item begin in ``lines``, and their end.
  private let starts: [UInt32]
  private let lines: [UInt32]
  /// The numbers of the receipts of the purchases; empty without purchases.
  let receipts: Range<Int>

  init(in book: Book, period: ReportPeriod) {
    let firstDay = period.calendar.firstDay(of: period.month.adding(months: 1 - Basket.usualMonths))
    let lastDay = min(period.asOf, period.lastDay)
    let isRecent = book.lines.receipts.day.map { $0 >= firstDay && $0 <= lastDay }
    let item = book.lines.item
    let uses = book.lines.uses
    let receipt = book.lines.receipt

    var recent: [UInt32] = []
    var ends = [UInt32](repeating: 0, count: book.names.items.count + 1)
    var lowest = Int.max
    var highest = -1
    for row in receipt.indices where isRecent[Int(receipt[row])] && uses[row].contains(.price) {
      recent.append(UInt32(truncatingIfNeeded: row))
      ends[item[row].index + 1] += 1
      lowest = min(lowest, Int(receipt[row]))
      highest = max(highest, Int(receipt[row]))
    }
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    var next = ends
    var grouped = [UInt32](repeating: 0, count: recent.count)
    for row in recent {
      let place = item[Int(row)].index
      grouped[Int(next[place])] = row
      next[place] += 1
    }
    starts = ends
    lines = grouped
    receipts = highest < 0 ? 0..<0 : lowest..<highest + 1
  }

  /// Indices of receipt lines, in source order.
  func lines(of item: ItemID) -> ArraySlice<UInt32> {
    let place = item.index
    guard place + 1 < starts.count else { return [] }
    return lines[Int(starts[place])..<Int(starts[place + 1])]
  }

  /// How many receipts the lines come from.
  ///
  /// - Parameter scratch: Room to sort in, kept between calls.
  static func distinctReceipts(
    of lines: ArraySlice<UInt32>, in columns: ReceiptLines, scratch: inout [UInt32]
  ) -> Int {
    scratch.removeAll(keepingCapacity: true)
    var isAscending = true
    for line in lines {
      let receipt = columns.receipt[Int(line)]
      if let last = scratch.last {
        if last == receipt { continue }
        if last > receipt { isAscending = false }
      }
      scratch.append(receipt)
    }
    // Receipts are numbered as they first occur, so that most lists need no sorting.
    guard !isAscending else { return scratch.count }
    scratch.sort()
    var count = 0
    var last: UInt32?
    for receipt in scratch where receipt != last {
      count += 1
      last = receipt
    }
    return count
  }
}
