import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

extension PriceBoard {
  fileprivate var usual: UsualMonth? { usual(months: [asOf.month]) }

  /// - Parameter months: Those that have data.
  fileprivate func usual(months: [Month], isOver: Bool = true) -> UsualMonth? {
    UsualMonth.all(
      in: book,
      period: ReportPeriod(month: asOf.month, asOf: asOf, isOver: isOver, months: months)
    ).first
  }

  fileprivate var usualBasket: Basket? { usual?.basket }
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

struct UsualMonthTests {
  @Test("An item on two receipts is in it, one that stands twice on one receipt is not")
  func twoReceipts() throws {
    var board = emptyBoard(items: 2)
    board.addPurchase(item: 0, receipt: 0, day: day("2026-09-01"))
    board.addPurchase(item: 1, receipt: 0, day: day("2026-09-01"))
    board.addPurchase(item: 1, receipt: 0, day: day("2026-09-01"))
    board.addPurchase(item: 0, receipt: 1, day: day("2026-09-08"))
    let months = [9, 10].map { Month(year: 2026, month: $0) }
    #expect(board.usual(months: months)?.basket.lines.map(\.item) == [0])
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

  @Test("Receipts in any order of days give the same month")
  func orderOfDays() throws {
    let days = ["2026-08-03", "2026-10-20", "2026-07-30", "2026-09-11", "2026-10-30"]
    func basket(_ days: [String]) -> Basket? {
      var board = emptyBoard(items: 1)
      for (receipt, text) in days.enumerated() {
        board.addPurchase(item: 0, receipt: receipt, day: day(text))
      }
      return board.usualBasket
    }
    let sorted = try #require(basket(days.sorted()))
    #expect(basket(days)?.lines.map(\.quantity) == sorted.lines.map(\.quantity))
    #expect(basket(days.reversed())?.lines.map(\.quantity) == sorted.lines.map(\.quantity))
  }

  @Test("Of more than 40 items those on which most is spent are taken, ties by name")
  func limit() throws {
    var board = emptyBoard(items: 45)
    for receipt in 0..<3 {
      // Even items are on three receipts, odd ones on two that cost more.
      for item in 0..<45 where receipt < 2 || item % 2 == 0 {
        board.addPurchase(
          item: item, receipt: receipt, day: day("2026-10-0\(receipt + 1)"),
          cents: item % 2 == 1 ? 400 : 100)
      }
    }
    let items = try #require(board.usualBasket).lines.map(\.item)
    let odd = (0..<45).filter { $0 % 2 == 1 }
    let even = (0..<45).filter { $0 % 2 == 0 }
    #expect(items == (odd + even.prefix(18)).map { ItemID($0) })
  }

  @Test("The quantity is what was bought in the whole months, divided by those that have data")
  func monthly() throws {
    var board = emptyBoard(items: 1)
    // 5 in August and 2 in October; September has no data.
    board.addPurchase(item: 0, receipt: 0, day: day("2026-08-04"), pieces: 5)
    board.addPurchase(item: 0, receipt: 1, day: day("2026-10-07"), pieces: 2)
    let august = Month(year: 2026, month: 8)
    let two = try #require(board.usual(months: [august, board.asOf.month]))
    #expect(two.months == 2)
    #expect(two.basket.lines[0].quantity == Quantity(millionths: 3_500_000))
    let three = try #require(
      board.usual(months: [august, august.adding(months: 1), board.asOf.month]))
    #expect(three.basket.lines[0].quantity == Quantity(millionths: 2_333_333))
  }

  @Test("The month under way is not divided by: the three whole months before it count")
  func running() throws {
    var board = emptyBoard(items: 2)
    board.addPurchase(item: 0, receipt: 0, day: day("2026-07-20"), pieces: 4)
    board.addPurchase(item: 0, receipt: 1, day: day("2026-09-20"), pieces: 2)
    board.addPurchase(item: 0, receipt: 2, day: day("2026-10-20"), pieces: 9)
    // Bought in the month under way alone: not of any whole month.
    board.addPurchase(item: 1, receipt: 3, day: day("2026-10-21"))
    board.addPurchase(item: 1, receipt: 4, day: day("2026-10-22"))
    let months = [7, 8, 9, 10].map { Month(year: 2026, month: $0) }
    let usual = try #require(board.usual(months: months, isOver: false))
    #expect(usual.months == 3)
    #expect(usual.basket.lines.map(\.item) == [0])
    #expect(usual.basket.lines[0].quantity == Quantity(pieces: 2))
  }

  @Test("Each currency has a usual month of what was bought in it")
  func currencies() throws {
    var board = emptyBoard(items: 2)
    board.book.names.currencies.append(CurrencyCode(label: "CHF"))
    for (receipt, day) in ["2026-08-04", "2026-09-04", "2026-10-04"].map(day).enumerated() {
      board.addPurchase(item: 0, receipt: receipt, day: day, pieces: 5)
      board.addPurchase(item: 0, receipt: 10 + receipt, day: day, pieces: 1, currency: 1)
      if receipt == 0 { board.addPurchase(item: 1, receipt: 10, day: day, currency: 1) }
    }
    let months = UsualMonth.all(
      in: board.book,
      period: ReportPeriod(
        month: board.asOf.month, asOf: board.asOf, isOver: true,
        months: [8, 9, 10].map { Month(year: 2026, month: $0) }))
    #expect(months.map(\.basket.currency?.label) == ["EUR", "CHF"])
    #expect(months.map { $0.basket.lines.map(\.item) } == [[0], [0]])
    #expect(months.map { $0.basket.lines[0].quantity } == [5, 1].map(Quantity.init(pieces:)))
  }

  @Test("With no whole month the quantity is what was bought so far")
  func soFar() throws {
    var board = emptyBoard(items: 1)
    board.addPurchase(item: 0, receipt: 0, day: day("2026-10-03"), pieces: 2)
    board.addPurchase(item: 0, receipt: 1, day: day("2026-10-17"), pieces: 3)
    let usual = try #require(board.usual(months: [board.asOf.month], isOver: false))
    #expect(usual.months == 0)
    #expect(usual.basket.lines[0].quantity == Quantity(pieces: 5))
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
    #expect(line.quantity == Quantity(millionths: 750_000))
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
