import PricebookModel

extension PossibleSavings {
  /// Looks at every purchase of a book.
  ///
  /// - Complexity: O(lines) where lines come in order of time, O(lines log lines) where they do
  ///   not; memory: 32 bytes for each line of a few parts of the items at a time, and twice
  ///   the rows.
  init(in book: Book, calendar: DataCalendar, units: UnitTable, threadCount: Int) {
    self.init()
    let starts = Self.starts(of: book.lines, itemCount: book.names.items.count)
    let ranges = balancedRanges(offsets: starts, parts: max(8, threadCount * 4))
    let parts = concurrentMap(ranges.count, isConcurrent: threadCount > 1) { part in
      MonthlyRows(Self.rows(of: book, items: ranges[part], starts: starts, units: units))
    }
    rows = Self.joined(parts)
  }

  /// Where the purchases of each item begin, and their end.
  private static func starts(of lines: ReceiptLines, itemCount: Int) -> [UInt32] {
    var starts = [UInt32](repeating: 0, count: itemCount + 1)
    let item = lines.item.span
    let uses = lines.uses.span
    let priceUse = ReceiptLines.Uses.price
    for line in 0..<item.count where uses[line].contains(priceUse) {
      starts[Int(item[line]) + 1] &+= 1
    }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    return starts
  }

  private static func rows(
    of book: Book, items: Range<Int>, starts: [UInt32], units: UnitTable
  ) -> [Row] {
    let base = starts[items.lowerBound]
    var next = starts[items.lowerBound..<items.upperBound].map { $0 - base }
    var purchases = [DayPurchase](
      repeating: DayPurchase(), count: Int(starts[items.upperBound] - base))
    collect(book.lines, items: items, units: units, next: &next, into: &purchases)
    var finder = CheaperPrices(book: book, units: units, rowLimit: purchases.count)
    var first = 0
    for (place, item) in items.enumerated() {
      let end = Int(next[place])
      if end > first { finder.take(&purchases, range: first..<end, item: UInt32(item)) }
      first = Int(starts[item + 1] - base)
    }
    return finder.rows
  }

  /// Brings the purchases of each item together, in source order.
  private static func collect(
    _ lines: ReceiptLines, items: Range<Int>, units: UnitTable, next: inout [UInt32],
    into purchases: inout [DayPurchase]
  ) {
    let item = lines.item.span
    let store = lines.store.span
    let day = lines.day.span
    let unit = lines.unit.span
    let currency = lines.currency.span
    let paid = lines.paid.span
    let quantity = lines.quantity.span
    let uses = lines.uses.span
    var target = purchases.mutableSpan
    var nextPlace = next.mutableSpan
    let (firstItem, itemCount) = (UInt32(items.lowerBound), UInt32(items.count))
    let priceUse = ReceiptLines.Uses.price
    for line in 0..<item.count {
      let place = item[line] &- firstItem
      guard place < itemCount, uses[line].contains(priceUse), paid[line].tenThousandths > 0,
        quantity[line].millionths > 0
      else { continue }
      target[Int(nextPlace[Int(place)])] = DayPurchase(
        paid: paid[line].tenThousandths, millionths: quantity[line].millionths,
        day: day[line].daysSinceEpoch, store: store[line], unit: unit[line],
        currency: currency[line])
      nextPlace[Int(place)] &+= 1
    }
  }

  /// The rows of a range of items, and where those of every month begin.
  private struct MonthlyRows: Sendable {
    var rows: [Row]
    var ranges: [Month: Range<Int>]

    /// Rows by item, then month, become rows by month, then item.
    init(_ unsorted: [Row]) {
      var runs: [Month: [Range<Int>]] = [:]
      var first = 0
      while first < unsorted.count {
        var end = first + 1
        while end < unsorted.count, unsorted[end].month == unsorted[first].month { end += 1 }
        runs[unsorted[first].month, default: []].append(first..<end)
        first = end
      }
      rows = []
      rows.reserveCapacity(unsorted.count)
      ranges = [:]
      for (month, runs) in runs.sorted(by: { $0.key < $1.key }) {
        let first = rows.count
        for run in runs { rows.append(contentsOf: unsorted[run]) }
        ranges[month] = first..<rows.count
      }
    }
  }

  /// Joins the rows of consecutive ranges of items, month by month.
  private static func joined(_ parts: [MonthlyRows]) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(parts.reduce(0) { $0 + $1.rows.count })
    for month in Set(parts.flatMap(\.ranges.keys)).sorted() {
      for part in parts {
        if let range = part.ranges[month] { rows.append(contentsOf: part.rows[range]) }
      }
    }
    return rows
  }
}

/// A receipt line as far as savings need it.
struct DayPurchase {
  var paid: Int64 = 0
  var millionths: Int64 = 0
  var day: Int32 = 0
  var store: UInt32 = 0
  var unit: UInt16 = 0
  var currency: UInt16 = 0
}
