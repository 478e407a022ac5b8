import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

extension PriceBoard {
  fileprivate var usualBasket: Basket? {
    Basket.usual(in: book, period: period)
  }
}

/// A board of so many items, without prices, as of 29 October 2026.
private func emptyBoard(items: Int) -> PriceBoard {
  var board = PriceBoard(prices: [Array(repeating: nil, count: items)])
  board.asOf = day("2026-10-29")
  return board
}

private func day(_ text: String) -> CalendarDate {
  CalendarDate(iso: text) ?? CalendarDate(daysSinceEpoch: 0)
}

struct UsualBasketTests {
  @Test("An item on two receipts is in it, one that stands twice on one receipt is not")
  func twoReceipts() throws {
    var board = emptyBoard(items: 2)
    board.addPurchase(item: 0, receipt: 0, day: day("2026-09-01"))
    board.addPurchase(item: 1, receipt: 0, day: day("2026-09-01"))
    board.addPurchase(item: 1, receipt: 0, day: day("2026-09-01"))
    board.addPurchase(item: 0, receipt: 1, day: day("2026-09-08"))
    #expect(board.usualBasket?.lines.map(\.item) == [0])
  }

  @Test(
    "The last three months are the report's month and the two before, up to the as-of date",
    arguments: [
      ("2026-07-31", false), ("2026-08-01", true), ("2026-10-29", true), ("2026-10-30", false),
    ])
  func window(first: String, isIn: Bool) {
    var board = emptyBoard(items: 1)
    board.addPurchase(item: 0, receipt: 0, day: day(first))
    board.addPurchase(item: 0, receipt: 1, day: day("2026-10-01"))
    #expect((board.usualBasket != nil) == isIn)
  }

  @Test(
    "Lines that are no price (refunds, free items, lines that filters took out) do not count",
    arguments: [ReceiptLines.Uses.spending, []])
  func otherUses(uses: ReceiptLines.Uses) {
    var board = emptyBoard(items: 1)
    board.addPurchase(item: 0, receipt: 0, day: day("2026-10-01"))
    board.addPurchase(item: 0, receipt: 1, day: day("2026-10-02"), uses: uses)
    #expect(board.usualBasket == nil)
  }

  @Test("Of more than 40 items those on the most receipts are taken, ties by name")
  func limit() throws {
    var board = emptyBoard(items: 45)
    for receipt in 0..<3 {
      for item in 0..<45 where receipt < 2 || item % 2 == 1 {
        board.addPurchase(item: item, receipt: receipt, day: day("2026-10-0\(receipt + 1)"))
      }
    }
    let items = try #require(board.usualBasket).lines.map(\.item)
    let odd = (0..<45).filter { $0 % 2 == 1 }
    let even = (0..<45).filter { $0 % 2 == 0 }
    #expect(items == (odd + even.prefix(18)).map { ItemID($0) })
  }

  @Test("The quantity is the mean per receipt that has the item, exact to six decimals")
  func meanQuantity() throws {
    var board = emptyBoard(items: 1)
    // 2 + 1 on the first receipt, 1 on each of the others: 5 ÷ 3.
    for (receipt, pieces) in [(0, 2), (0, 1), (1, 1), (2, 1)] {
      board.addPurchase(
        item: 0, receipt: receipt, day: day("2026-10-0\(receipt + 1)"), pieces: pieces)
    }
    #expect(board.usualBasket?.lines[0].quantity == Quantity(millionths: 1_666_667))
  }

  @Test("The quantity is in the base unit of the dimension with the most receipts")
  func dimension() throws {
    var board = emptyBoard(items: 1)
    board.book.names.units.append(UnitOfMeasure(written: "g"))
    board.addPurchase(item: 0, receipt: 0, day: day("2026-10-01"), pieces: 7)
    board.addPurchase(item: 0, receipt: 1, day: day("2026-10-02"), pieces: 500, unit: 1)
    board.addPurchase(item: 0, receipt: 2, day: day("2026-10-03"), pieces: 250, unit: 1)
    let line = try #require(board.usualBasket?.lines.first)
    #expect(line.unit.symbol == "kg")
    #expect(line.quantity == Quantity(millionths: 375_000))
  }

  @Test(
    "Receipts are counted alike in any order of the lines", arguments: 1...10 as ClosedRange<UInt64>
  )
  func lineOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var purchases = (0..<200).map { _ in
      (Int.random(in: 0..<9, using: &random), Int.random(in: 0..<12, using: &random))
    }
    func lines() -> [[Int64]]? {
      var board = emptyBoard(items: 9)
      for (item, receipt) in purchases {
        board.addPurchase(item: item, receipt: receipt, day: day("2026-10-05"))
      }
      return board.usualBasket?.lines.map { [Int64($0.item.rawValue), $0.quantity.millionths] }
    }
    let before = lines()
    purchases.shuffle(using: &random)
    #expect(before == lines(), "seed \(seed)")
    #expect(before?.isEmpty == false)
  }
}
