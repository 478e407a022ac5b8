import PricebookModel

/// A receipt line as far as sums by item need it.
struct ItemLine: BitwiseCopyable {
  var paid: Int64 = 0
  var millionths: Int64 = 0
  var day: Int32 = 0
  var store: UInt32 = 0
  var unit: UInt16 = 0
  var currency: UInt16 = 0
  var uses: ReceiptLines.Uses = []

  /// Whether the line is a price observation that can be compared.
  @inline(__always)
  var isPriced: Bool {
    uses.rawValue & ReceiptLines.Uses.price.rawValue != 0 && paid > 0 && millionths > 0
  }
}

/// The lines of a range of items brought together by item, in source order within each.
///
/// What is summed by item, store and month is then summed in the cache, however many items and
/// stores a book has.
struct ItemLines {
  let items: Range<Int>
  var lines: [ItemLine]
  private let offsets: [UInt32]

  /// Where the lines of each item would begin if all were grouped, and their end; lines that are
  /// used for nothing are left out.
  static func offsets(of lines: ReceiptLines, itemCount: Int) -> [UInt32] {
    var offsets = [UInt32](repeating: 0, count: itemCount + 1)
    let item = lines.item.span
    let uses = lines.uses.span
    var counts = offsets.mutableSpan
    for line in item.indices {
      counts[Int(item[line]) &+ 1] &+= uses[line].rawValue == 0 ? 0 : 1
    }
    for index in offsets.indices.dropFirst() { offsets[index] += offsets[index - 1] }
    return offsets
  }

  /// - Parameters:
  ///   - items: The items to look at; lines of others are passed over.
  ///   - offsets: ``offsets(of:itemCount:)``.
  ///   - room: As many lines as the items have, or more; it moves in here, for memory that two
  ///     values share would be copied.
  /// - Complexity: O(lines).
  init(of columns: ReceiptLines, items: Range<Int>, offsets: [UInt32], room: inout [ItemLine]) {
    self.items = items
    self.offsets = offsets
    lines = []
    swap(&lines, &room)
    let base = offsets[items.lowerBound]
    var next = offsets[items.lowerBound..<items.upperBound].map { $0 - base }
    Self.collect(columns, items: items, next: &next, into: &lines)
  }

  /// Where the lines of an item stand.
  func range(of item: Int) -> Range<Int> {
    let base = offsets[items.lowerBound]
    return Int(offsets[item] - base)..<Int(offsets[item + 1] - base)
  }

  /// One of some consecutive ranges that the items fall into.
  func items(piece: Int, of pieces: Int) -> Range<Int> {
    let first = items.lowerBound
    return first + items.count * piece / pieces..<first + items.count * (piece + 1) / pieces
  }

  /// How many lines a range of the items has.
  func lineCount(of items: Range<Int>) -> Int {
    Int(offsets[items.upperBound] - offsets[items.lowerBound])
  }

  private static func collect(
    _ columns: ReceiptLines, items: Range<Int>, next: inout [UInt32], into grouped: inout [ItemLine]
  ) {
    let item = columns.item.span
    let store = columns.store.span
    let day = columns.day.span
    let unit = columns.unit.span
    let currency = columns.currency.span
    let paid = columns.paid.span
    let quantity = columns.quantity.span
    let uses = columns.uses.span
    var target = grouped.mutableSpan
    var places = next.mutableSpan
    let (firstItem, itemCount) = (UInt32(items.lowerBound), UInt32(items.count))
    var selected = [Int](repeating: 0, count: blockSize)
    var first = 0
    while first < item.count {
      let end = min(first + blockSize, item.count)
      let count = select(first..<end, of: item, from: firstItem, count: itemCount, into: &selected)
      first = end
      for index in selected[..<count] where uses[index].rawValue != 0 {
        let place = Int(item[index] &- firstItem)
        target[Int(places[place])] = ItemLine(
          paid: paid[index].tenThousandths, millionths: quantity[index].millionths,
          day: day[index].daysSinceEpoch, store: store[index], unit: unit[index],
          currency: currency[index], uses: uses[index])
        places[place] &+= 1
      }
    }
  }

  private static let blockSize = 512

  /// Notes which of some lines are of the wanted items, without a branch on what is as good as
  /// random.
  @inline(__always)
  private static func select(
    _ range: Range<Int>, of item: borrowing Span<UInt32>, from firstItem: UInt32,
    count itemCount: UInt32, into selected: inout [Int]
  ) -> Int {
    var target = selected.mutableSpan
    var count = 0
    for index in range {
      target[count] = index
      count += item[index] &- firstItem < itemCount ? 1 : 0
    }
    return count
  }
}

extension ItemLines {
  /// Brings the lines of an item into the order of dimension, currency and day, which they are in
  /// as a rule.
  ///
  /// - Returns: Where they stand.
  mutating func sort(item: Int, units: UnitTable) -> Range<Int> {
    let range = range(of: item)
    if !isSorted(range, units: units) {
      lines[range].sort { (units.kind(of: $0), $0.day) < (units.kind(of: $1), $1.day) }
    }
    return range
  }

  private func isSorted(_ range: Range<Int>, units: UnitTable) -> Bool {
    let lines = lines.span
    for index in range.dropFirst() {
      let (last, line) = (lines[index - 1], lines[index])
      if line.unit != last.unit || line.currency != last.currency {
        let (lastKind, kind) = (units.kind(of: last), units.kind(of: line))
        if kind < lastKind { return false }
        if kind > lastKind { continue }
      }
      if line.day < last.day { return false }
    }
    return true
  }

  /// Moves the lines of an item that are prices to the front of its range.
  ///
  /// - Returns: The range that they stand in; the other lines are gone.
  mutating func keepPrices(of item: Int) -> Range<Int> {
    let range = range(of: item)
    var kept = range.lowerBound
    for index in range where lines[index].isPriced {
      if kept < index { lines[kept] = lines[index] }
      kept += 1
    }
    return range.lowerBound..<kept
  }
}
