import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite("What is due to be bought")
struct DueItemsTests {
  @Test(
    "Half of the intervals, and at least four, lie within three days of their median",
    arguments: [
      ([0, 7, 14, 21, 28], 7), ([0, 7, 14, 21], nil), ([0, 7, 14, 21, 31], 7),
      ([0, 7, 14, 21, 32], nil), ([0, 6, 13, 19, 26], 7), ([0, 1, 2, 3, 4, 5], 1),
      ([0, 7, 14, 21, 28, 48, 68, 88, 108], nil), ([0, 7, 14, 21, 28, 35, 55, 75, 95, 115], 7),
      ([0, 30, 61, 89, 120], 31), ([], nil), ([3], nil),
    ] as [([Int], Int?)])
  func rhythm(days: [Int], expected: Int?) {
    #expect(PurchaseRhythm(days: days)?.interval == expected)
  }

  /// Six purchases seven days apart, the last on 5 October 2026: due on 12 October.
  private static func weekly() -> MadeBook {
    var made = MadeBook()
    for week in 0..<6 {
      made.buy(1, on: date("2026-10-05").adding(days: -7 * week).description, paid: 10_000)
    }
    return made
  }

  @Test(
    "An item is listed from seven days before it is due until seven days after",
    arguments: [
      ("2026-10-05", true), ("2026-10-12", true), ("2026-10-19", true), ("2026-10-20", false),
    ])
  func window(asOf: String, isDue: Bool) {
    let due = DueItems(in: Self.weekly().book, asOf: date(asOf))
    #expect(due.items.map(\.item) == (isDue ? [1] : []))
  }

  @Test("A slow rhythm is not due before its time comes near", arguments: [0, 1])
  func ahead(day: Int) {
    var made = MadeBook()
    for month in 0..<5 {
      made.buy(on: date("2026-06-01").adding(days: 30 * month).description, paid: 10_000)
    }
    let last = date("2026-06-01").adding(days: 120)
    let due = DueItems(in: made.book, asOf: last.adding(days: 22 + day))
    #expect(due.items.map(\.due) == (day == 0 ? [] : [last.adding(days: 30)]))
  }

  @Test("An item is due one interval after its last purchase")
  func figures() throws {
    let item = try #require(
      DueItems(in: Self.weekly().book, asOf: date("2026-10-08")).items.first)
    #expect(item.due == date("2026-10-12"))
  }

  @Test("Purchases of one day count once, at whatever stores")
  func sameDay() {
    var made = MadeBook()
    for week in 0..<4 {
      for store in [0, 1] as [StoreID] {
        made.buy(
          at: store, on: date("2026-09-07").adding(days: 7 * week).description, paid: 10_000)
      }
    }
    #expect(DueItems(in: made.book, asOf: date("2026-10-01")).items.isEmpty)
    made.buy(on: "2026-10-05", paid: 10_000)
    #expect(DueItems(in: made.book, asOf: date("2026-10-05")).items.map(\.item) == [0])
  }

  @Test("Refunds, and lines that filters left out, are no purchases")
  func otherLines() {
    var made = MadeBook()
    for week in 0..<4 {
      made.buy(on: date("2026-09-07").adding(days: 7 * week).description, paid: 10_000)
    }
    made.buy(on: "2026-10-05", paid: -10_000, quantity: -1_000_000)
    made.buy(on: "2026-10-06", paid: 10_000, uses: [])
    #expect(DueItems(in: made.book, asOf: date("2026-10-06")).items.isEmpty)
  }

  @Test("Only the 365 days up to the as-of day count", arguments: [(364, true), (365, false)])
  func year(days: Int, isDue: Bool) {
    var made = MadeBook()
    let first = date("2025-10-06")
    for number in 0..<5 {
      made.buy(on: first.adding(days: 74 * number).description, paid: 10_000)
    }
    #expect(DueItems(in: made.book, asOf: first.adding(days: days)).items.isEmpty != isDue)
  }

  @Test("The quantity is the mean per receipt, in the base unit")
  func quantity() throws {
    var made = MadeBook()
    for week in 0..<6 {
      made.buy(
        on: date("2026-08-31").adding(days: 7 * week).description, paid: 10_000,
        quantity: week < 3 ? 500_000_000 : 1_000_000_000, unit: 1)
    }
    let item = try #require(DueItems(in: made.book, asOf: date("2026-10-08")).items.first)
    #expect(item.quantity == Quantity(millionths: 750_000))
    #expect(item.unit.symbol == "kg")
  }

  @Test("What is to be bought next leads, and is a basket only where it is asked for")
  func basket() {
    let made = Self.weekly()
    let asked = made.analysis { $0.comparesDueItems = true }
    #expect(asked.comparisons.map(\.kind) == [.next, .usual])
    #expect(asked.comparisons.leading?.kind == .next)
    #expect(made.analysis().comparisons.map(\.kind) == [.usual])
  }

  @Test("What is due of random books is what a slow, obvious count finds", arguments: 1...12)
  func slow(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var made = MadeBook(items: 8)
    for item in 0..<8 as Range<ItemID> {
      let step = Int.random(in: 1...20, using: &generator)
      var day = Int.random(in: 0..<30, using: &generator)
      for _ in 0..<Int.random(in: 2...30, using: &generator) {
        let isRefund = Int.random(in: 0..<9, using: &generator) == 0
        made.buy(
          item, on: date("2025-11-01").adding(days: day).description,
          paid: isRefund ? -10_000 : 10_000)
        day += max(0, step + Int.random(in: -4...4, using: &generator))
      }
    }
    var found = 0
    for asOf in stride(from: 20, to: 420, by: 13).map({ date("2025-11-01").adding(days: $0) }) {
      let slow = SlowDueItems.due(in: made.book, asOf: asOf)
      let due = DueItems(in: made.book, asOf: asOf)
      #expect(due.items.map { "\($0.item) \($0.due)" } == slow, "\(asOf)")
      found += slow.count
    }
    #expect(found > 0)
  }
}

/// The rule as one would write it down, item by item.
private enum SlowDueItems {
  static func due(in book: Book, asOf: CalendarDate) -> [String] {
    var result: [(due: CalendarDate, item: ItemID, text: String)] = []
    for item in book.names.items.indices {
      let rows = (0..<book.lines.count).map { book.lines[$0] }.filter {
        $0.item == item && $0.paid > .zero && $0.day <= asOf && asOf.days(since: $0.day) < 365
      }
      let days = Set(rows.map(\.day)).sorted()
      guard days.count >= 5 else { continue }
      let gaps = zip(days.dropFirst(), days).map { $0.days(since: $1) }.sorted()
      let middle = Double(gaps[gaps.count / 2] + gaps[(gaps.count - 1) / 2]) / 2
      let median = Int(middle.rounded(.toNearestOrAwayFromZero))
      let near = gaps.filter { $0 >= median - 3 && $0 <= median + 3 }.count
      let due = days[days.count - 1].adding(days: median)
      guard near >= 4, Double(near) >= Double(gaps.count) / 2 else { continue }
      guard due >= asOf.adding(days: -7), due <= asOf.adding(days: 7) else { continue }
      result.append((due, item, "\(item) \(due)"))
    }
    return result.sorted { ($0.due, $0.item) < ($1.due, $1.item) }.map(\.text)
  }
}
