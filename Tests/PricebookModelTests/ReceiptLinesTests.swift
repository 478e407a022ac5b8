import PricebookModel
import TestSupport
import Testing

/// Columns that stand for many rows at once are compared with plain arrays of the same rows.
@Suite("Receipt lines")
struct ReceiptLinesTests {
  /// Numbers that stay, grow by one or jump.
  private static func numbers(seed: UInt64, count: Int) -> [UInt32] {
    var generator = SeededGenerator(seed: seed)
    var value: UInt32 = 5
    return (0..<count).map { _ in
      switch UInt32.random(in: 0..<8, using: &generator) {
      case 0: value = UInt32.random(in: 0...9, using: &generator)
      case 1, 2, 3: value += 1
      default: break
      }
      return value
    }
  }

  @Test(arguments: [0, 1] as [UInt32], 1...6 as ClosedRange<UInt64>)
  func `a column of runs holds what was appended`(step: UInt32, seed: UInt64) {
    let values = Self.numbers(seed: seed, count: 300)
    var column = RunColumn(step: step)
    for value in values { column.append(value) }
    #expect(Array(column) == values)
    #expect(column.count == values.count)
  }

  @Test(arguments: [0, 1] as [UInt32])
  func `whole runs can be appended`(step: UInt32) {
    var column = RunColumn(step: step)
    column.append(7, count: 3)
    column.append(7 + 3 * step, count: 2)
    column.append(1, count: 0)
    column.append(40, count: 1)
    let ends = (0..<5).map { 7 + step * $0 }
    #expect(Array(column) == ends + [40])
    #expect(column.eachRun.map(\.rows) == [0..<5, 5..<6])
    #expect(column.eachRun.map(\.firstValue) == [7, 40])
  }

  @Test(arguments: [0, 1] as [UInt32], 1...6 as ClosedRange<UInt64>)
  func `rows taken out of a column of runs are those that were named`(step: UInt32, seed: UInt64) {
    let values = Self.numbers(seed: seed, count: 200)
    var column = RunColumn(step: step)
    for value in values { column.append(value) }
    var generator = SeededGenerator(seed: seed)
    let removed = values.indices.filter { _ in Bool.random(using: &generator) }
    column.remove(removed)
    let kept = values.indices.filter { !removed.contains($0) }.map { values[$0] }
    #expect(Array(column) == kept)
  }

  @Test func `a column of numbers that always grow takes one run`() {
    var column = RunColumn(step: 1)
    for line in 2..<10_000 as Range<UInt32> { column.append(line) }
    #expect(column.eachRun.count == 1)
  }

  /// Rows of a few receipts, items, categories, units and currencies.
  private static func rows(seed: UInt64, count: Int) -> [ReceiptLine] {
    var generator = SeededGenerator(seed: seed)
    func draw(_ limit: UInt32) -> UInt32 { UInt32.random(in: 0..<limit, using: &generator) }
    return (0..<count).map { row in
      let receipt = draw(20)
      return ReceiptLine(
        receipt: receipt, day: CalendarDate(daysSinceEpoch: Int32(receipt) * 3),
        store: StoreID(rawValue: receipt % 4), item: ItemID(rawValue: draw(9)),
        category: CategoryID(rawValue: draw(3)), unit: UnitID(Int(draw(2))),
        currency: CurrencyID(Int(draw(2))), quantity: Quantity(millionths: Int64(draw(9))),
        paid: Amount(tenThousandths: Int64(draw(900))), uses: draw(2) == 0 ? .spending : .price,
        source: Int(draw(2)), line: UInt32(row) * 2)
    }
  }

  /// The rows that lines hold.
  private static func rows(of lines: ReceiptLines) -> [ReceiptLine] {
    (0..<lines.count).map { lines[$0] }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `hold the rows that were appended`(seed: UInt64) {
    let rows = Self.rows(seed: seed, count: 150)
    var lines = ReceiptLines()
    for row in rows { lines.append(row) }
    #expect(Self.rows(of: lines) == rows)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `hold the same rows once articles are in the order of items`(seed: UInt64) {
    let rows = Self.rows(seed: seed, count: 150)
    var lines = ReceiptLines()
    for row in rows { lines.append(row) }
    lines.orderArticlesByItem()
    #expect(Self.rows(of: lines) == rows)
    #expect(lines.articles.item == lines.articles.item.sorted())
    for first in 0..<9 {
      for last in first..<9 {
        let numbers = lines.articles.numbers(ofItems: first..<last)
        let expected = lines.articles.item.indices.filter {
          (first..<last).contains(lines.articles.item[$0].index)
        }
        #expect(Array(numbers) == expected)
      }
    }
  }
}
