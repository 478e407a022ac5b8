import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Lines are grouped by counting; here that is compared with picking each item's lines.
struct LinesByItemTests {
  private static let itemCount = 37

  private func lines(seed: UInt64, count: Int) -> ReceiptLines {
    var generator = SeededGenerator(seed: seed)
    var lines = ReceiptLines()
    for row in 0..<count {
      lines.append(
        ReceiptLine(
          receipt: UInt32(row), day: CalendarDate(daysSinceEpoch: Int32(row)),
          store: StoreID.random(in: 0..<5, using: &generator),
          item: ItemID.random(in: 0..<ItemID(Self.itemCount), using: &generator), category: 0,
          unit: 0, currency: 0,
          quantity: Quantity(millionths: Int64.random(in: -1...4, using: &generator)),
          paid: Amount(tenThousandths: Int64.random(in: -5...50, using: &generator)),
          uses: ReceiptLines.Uses(rawValue: UInt8.random(in: 0...3, using: &generator)),
          source: 0, line: 0))
    }
    lines.orderArticlesByItem()
    return lines
  }

  @Test("Every range of items holds the lines of its items in their order", arguments: 1...5)
  func grouped(parts: Int) {
    let columns = lines(seed: UInt64(parts), count: 3_000)
    let offsets = LinesByItem.offsets(of: columns, itemCount: Self.itemCount)
    for items in LinesByItem.ranges(offsets: offsets, parts: parts) {
      var grouped = LinesByItem(of: columns, items: items, offsets: offsets)
      for item in items {
        let rows = columns.item.indices.filter {
          columns.item[$0].index == item && !columns.uses[$0].isEmpty
        }
        let days = grouped.lines[grouped.range(of: item)].map(\.day)
        #expect(days == rows.map { Int32($0) })
        let priced = rows.filter {
          columns.uses[$0].contains(.price) && columns.paid[$0] > .zero
            && columns.quantity[$0].millionths > 0
        }
        let kept = grouped.keepPrices(of: item)
        #expect(grouped.lines[kept].map(\.day) == priced.map { Int32($0) })
      }
    }
  }

  @Test("Lines that do not come in order of time are sorted by day, others stay", arguments: 1...5)
  func sorted(seed: Int) {
    var columns = lines(seed: UInt64(seed), count: 500)
    var generator = SeededGenerator(seed: UInt64(seed))
    if seed > 1 { columns.receipts.day.shuffle(using: &generator) }
    var book = Book()
    book.names.units = [.each]
    book.names.currencies = [.unknown]
    let offsets = LinesByItem.offsets(of: columns, itemCount: Self.itemCount)
    var grouped = LinesByItem(
      of: columns, items: 0..<Self.itemCount, offsets: offsets)
    for item in 0..<Self.itemCount {
      let before = grouped.lines[grouped.range(of: item)].map(\.day)
      let range = grouped.sort(item: item, units: UnitTable(of: book))
      #expect(grouped.lines[range].map(\.day) == before.sorted())
    }
  }
}
