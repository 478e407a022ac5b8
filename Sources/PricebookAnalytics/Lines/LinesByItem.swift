import PricebookModel

/// The lines of a range of items brought together by item, in source order within each.
///
/// Sums by item, store and month are then made in the cache, however large a book is.
struct LinesByItem {
  let items: Range<Int>
  var lines: [ItemLine]
  private let offsets: [UInt32]

  /// Where the lines of each item would begin if all were grouped, and their end; lines that are
  /// used for nothing are left out.
  static func offsets(of lines: ReceiptLines, itemCount: Int) -> [UInt32] {
    var offsets = [UInt32](repeating: 0, count: itemCount + 1)
    let item = lines.articles.item.span
    let article = lines.article.span
    let uses = lines.uses.span
    var counts = offsets.mutableSpan
    for line in article.indices {
      counts[item[Int(article[line])].index &+ 1] &+= uses[line].rawValue == 0 ? 0 : 1
    }
    for index in offsets.indices.dropFirst() { offsets[index] += offsets[index - 1] }
    return offsets
  }

  /// Consecutive ranges of items with about as many lines each; fewer where there are fewer items.
  ///
  /// Most lines are of few items: with as many items in each, four tables of a million lines take 9 %
  /// longer.
  static func ranges(offsets: [UInt32], parts: Int) -> [Range<Int>] {
    let count = offsets.count - 1
    guard count > 0, let total = offsets.last else { return [] }
    var ranges: [Range<Int>] = []
    var first = 0
    for part in 1...max(1, parts) {
      let target = Int(total) * part / max(1, parts)
      var end = first
      var high = count
      while end < high {
        let middle = (end + high) / 2
        if Int(offsets[middle + 1]) <= target { end = middle + 1 } else { high = middle }
      }
      if part == max(1, parts) { end = count }
      if end > first { ranges.append(first..<end) }
      first = end
    }
    return ranges
  }

  init(of columns: ReceiptLines, items: Range<Int>, offsets: [UInt32]) {
    self.items = items
    self.offsets = offsets
    let count = Int(offsets[items.upperBound] - offsets[items.lowerBound])
    lines = [ItemLine](repeating: ItemLine(), count: count)
    let base = offsets[items.lowerBound]
    var next = offsets[items.lowerBound..<items.upperBound].map { $0 - base }
    Self.collect(columns, items: items, next: &next, into: &lines)
  }

  func range(of item: Int) -> Range<Int> {
    let base = offsets[items.lowerBound]
    return Int(offsets[item] - base)..<Int(offsets[item + 1] - base)
  }

  func items(piece: Int, of pieces: Int) -> Range<Int> {
    let first = items.lowerBound
    return first + items.count * piece / pieces..<first + items.count * (piece + 1) / pieces
  }

  private static func collect(
    _ columns: ReceiptLines, items: Range<Int>, next: inout [UInt32], into grouped: inout [ItemLine]
  ) {
    let receipt = columns.receipt.span
    let article = columns.article.span
    let item = columns.articles.item.span
    let unit = columns.articles.unit.span
    let currency = columns.articles.currency.span
    let category = columns.articles.category.span
    let day = columns.receipts.day.span
    let store = columns.receipts.store.span
    let paid = columns.paid.span
    let quantity = columns.quantity.span
    let uses = columns.uses.span
    var target = grouped.mutableSpan
    var places = next.mutableSpan
    let articles = columns.articles.numbers(ofItems: items)
    let (firstArticle, articleCount) = (
      UInt32(truncatingIfNeeded: articles.lowerBound), UInt32(truncatingIfNeeded: articles.count)
    )
    let firstItem = UInt32(truncatingIfNeeded: items.lowerBound)
    var selected = [Int](repeating: 0, count: blockSize)
    var first = 0
    while first < article.count {
      let end = min(first + blockSize, article.count)
      let count = select(
        first..<end, of: article, from: firstArticle, count: articleCount, into: &selected)
      first = end
      for index in selected[..<count] where uses[index].rawValue != 0 {
        let (article, receipt) = (Int(article[index]), Int(receipt[index]))
        let place = Int(item[article].rawValue &- firstItem)
        target[Int(places[place])] = ItemLine(
          paid: paid[index].tenThousandths, millionths: quantity[index].millionths,
          day: day[receipt].daysSinceEpoch, store: store[receipt].rawValue, unit: unit[article],
          currency: currency[article], uses: uses[index], category: category[article])
        places[place] &+= 1
      }
    }
  }

  private static let blockSize = 512

  /// Notes which lines are of the wanted articles, without a branch on what is nearly random.
  @inline(__always) private static func select(
    _ range: Range<Int>, of article: borrowing Span<UInt32>, from firstArticle: UInt32,
    count articleCount: UInt32, into selected: inout [Int]
  ) -> Int {
    var target = selected.mutableSpan
    var count = 0
    for index in range {
      target[count] = index
      count += article[index] &- firstArticle < articleCount ? 1 : 0
    }
    return count
  }

  /// Brings the lines of an item into the order of dimension, currency and day, mostly theirs.
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
  /// - Returns: Their range; the other lines are gone.
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
