import TestSupport
import Testing

@testable import PricebookAnalytics

struct StoreOrderTests {
  /// Few lines for the stores are sorted and many are counted; both are compared with a stable sort.
  @Test(
    "Lines stand by store, and in their order within each",
    arguments: [(1, 1), (3, 40), (8, 9), (200, 10), (200, 4), (150, 1), (90, 400)])
  func stable(lineCount: Int, storeCount: Int) {
    var generator = SeededGenerator(seed: UInt64(lineCount))
    var order = StoreOrder(storeCount: storeCount)
    for first in [0, 5, 2] {
      let lines = (0..<first + lineCount).map { _ in
        var line = ItemLine()
        line.store = UInt32.random(in: 0..<UInt32(storeCount), using: &generator)
        return line
      }
      order.sort(lines.span, range: first..<lines.count)
      let expected = (first..<lines.count).sorted {
        (lines[$0].store, $0) < (lines[$1].store, $1)
      }
      #expect(order.keys.map(StoreOrder.line) == expected)
      #expect(order.keys.map(StoreOrder.store) == expected.map { lines[$0].store })
    }
  }
}
