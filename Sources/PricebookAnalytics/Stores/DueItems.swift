package import PricebookModel

/// What is bought at regular intervals and due within the next seven days.
///
/// An item is due as many days after its last purchase as the median of the intervals between the
/// days on which anyone bought it, over the last year. One that is overdue by more than seven days is
/// left out: it is probably not bought any more.
package struct DueItems: Sendable {
  /// An item that is due.
  package struct Item: Sendable {
    /// What is to be bought.
    package var item: ItemID
    /// The median of the intervals between purchases, in days.
    package var interval: Int
    /// The last day on which it was bought.
    package var lastBought: CalendarDate
    /// The day on which it is due; in the past where it is overdue.
    package var due: CalendarDate
    /// The mean quantity per receipt, in ``unit``.
    package var quantity: Quantity
    /// The base unit of the dimension that most receipts are in.
    package var unit: UnitOfMeasure
  }

  /// How many days are looked ahead, and how many an item may be overdue.
  package static let days = 7
  /// Purchases of so many days up to the as-of day count.
  package static let purchaseDays = 365
  /// The most items in ``items``.
  package static let limit = Basket.usualItemLimit

  /// By the day on which they are due, then by name.
  package var items: [Item] = []
  /// How many items are due in all.
  package var count = 0

  /// - Complexity: O(lines), in three passes; memory: 4 bytes per item, 2 per receipt and 48 per item
  ///   that is on five lines of the last year or more.
  init(in book: Book, asOf: CalendarDate) {
    let purchases = DailyPurchases(in: book, asOf: asOf)
    var found: [Item] = []
    purchases.forEachItem { item, days in
      guard let rhythm = PurchaseRhythm(days: days), let last = days.last else { return }
      let lastBought = purchases.firstDay.adding(days: last)
      let due = lastBought.adding(days: rhythm.interval)
      guard abs(due.days(since: asOf)) <= Self.days else { return }
      found.append(
        Item(
          item: item, interval: rhythm.interval, lastBought: lastBought, due: due,
          quantity: .one, unit: .each))
    }
    count = found.count
    found.sort { ($0.due, $0.item) < ($1.due, $1.item) }
    items = Array(found.prefix(Self.limit))
    let lines = purchases.lines(of: Set(items.map(\.item)))
    for place in items.indices {
      guard
        let line = Basket.line(
          of: items[place].item, in: book, lines: lines[items[place].item, default: []][...])
      else { continue }
      items[place].quantity = line.quantity
      items[place].unit = line.unit
    }
  }
}

/// On which days of the last year items were bought that are on enough lines to have a rhythm.
private struct DailyPurchases {
  /// The first of the days that count.
  let firstDay: CalendarDate
  private let book: Book
  /// The number of each receipt's day; negative for a receipt of another time.
  private let days: [Int16]
  /// The items that are on enough lines, in their order.
  private var items: [ItemID] = []
  /// A bit for every day, for one item after the other.
  private var bits: [UInt64] = []

  private static let words = (DueItems.purchaseDays + 63) / 64

  init(in book: Book, asOf: CalendarDate) {
    self.book = book
    let firstDay = asOf.adding(days: 1 - DueItems.purchaseDays)
    self.firstDay = firstDay
    let days = book.lines.receipts.day.map { day in
      let number = day.days(since: firstDay)
      return (0..<DueItems.purchaseDays).contains(number) ? Int16(number) : -1
    }
    self.days = days
    let (receipt, item, uses) = (book.lines.receipt, book.lines.item, book.lines.uses)
    var lines = IDTable<ItemID, UInt32>(repeating: 0, count: book.names.items.count)
    for row in receipt.indices where days[Int(receipt[row])] >= 0 && uses[row].contains(.price) {
      lines[item[row]] += 1
    }
    // The counts become the places of the items that are kept, from 1.
    var places = lines
    for item in lines.indices {
      let isKept = lines[item] >= PurchaseRhythm.leastPurchases
      if isKept { items.append(item) }
      places[item] = isKept ? UInt32(truncatingIfNeeded: items.count) : 0
    }
    guard !items.isEmpty else { return }
    bits = [UInt64](repeating: 0, count: items.count * Self.words)
    for row in receipt.indices where days[Int(receipt[row])] >= 0 && uses[row].contains(.price) {
      let (place, day) = (Int(places[item[row]]) - 1, Int(days[Int(receipt[row])]))
      if place >= 0 { bits[place * Self.words + day / 64] |= 1 << UInt64(day % 64) }
    }
  }

  /// Gives every item with the numbers of the days on which it was bought, ascending.
  func forEachItem(_ body: (ItemID, [Int]) -> Void) {
    var days: [Int] = []
    for (place, item) in items.enumerated() {
      days.removeAll(keepingCapacity: true)
      for word in 0..<Self.words {
        var rest = bits[place * Self.words + word]
        while rest != 0 {
          days.append(word * 64 + rest.trailingZeroBitCount)
          rest &= rest - 1
        }
      }
      body(item, days)
    }
  }

  /// The rows of some items' purchases, in source order.
  func lines(of wanted: Set<ItemID>) -> [ItemID: [UInt32]] {
    guard !wanted.isEmpty else { return [:] }
    let (receipt, item, uses) = (book.lines.receipt, book.lines.item, book.lines.uses)
    var isWanted = IDTable<ItemID, Bool>(repeating: false, count: book.names.items.count)
    for item in wanted { isWanted[item] = true }
    var lines: [ItemID: [UInt32]] = [:]
    for row in receipt.indices
    where isWanted[item[row]] && days[Int(receipt[row])] >= 0 && uses[row].contains(.price) {
      lines[item[row], default: []].append(UInt32(truncatingIfNeeded: row))
    }
    return lines
  }
}

/// How often an item is bought, where that is regular.
///
/// Half of the intervals lie within three days of their median, that is, in a window of seven days. At
/// least four must, because few intervals are often alike by chance. <doc:Backtests> has what other
/// rules would find.
struct PurchaseRhythm: Hashable, Sendable {
  /// The fewest days on which an item must be bought.
  static let leastPurchases = 5
  /// How far an interval may be from the median, in days.
  static let tolerance = 3
  /// How many intervals must be so near.
  static let leastNear = 4

  /// The median interval in days, halves rounded up.
  let interval: Int

  /// - Parameter days: The days of the purchases as numbers, ascending, each once.
  /// - Returns: `nil` where the purchases are too few or not regular.
  init?(days: [Int]) {
    guard days.count >= Self.leastPurchases else { return nil }
    let intervals = zip(days, days.dropFirst()).map { $1 - $0 }.sorted()
    let upper = intervals[intervals.count / 2]
    let lower = intervals[(intervals.count - 1) / 2]
    let median = (lower + upper + 1) / 2
    let near = intervals.count { abs($0 - median) <= Self.tolerance }
    guard near >= Self.leastNear, near * 2 >= intervals.count else { return nil }
    interval = median
  }
}
