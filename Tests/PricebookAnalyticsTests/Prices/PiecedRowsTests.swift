import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct PiecedRowsTests {
  @Test(
    "Rows in pieces of any length are the rows one after another",
    arguments: [1, 2, 3, 4, 5] as [UInt64])
  func againstArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    let pieces = (0..<30).map { _ -> [Int] in
      let first = next
      next += Int.random(in: 0...(seed == 1 ? 2 : 200), using: &random)
      return Array(first..<next)
    }
    let rows = PiecedRows<[Int]>(pieces)
    #expect(Array(rows) == Array(0..<next))
    #expect(rows.indices.allSatisfy { rows[$0] == $0 })
    #expect(rows.firstIndex(reaching: { $0 >= next / 2 }) == next / 2)
  }

  @Test("Rows taken piece by piece are the rows one by one", arguments: [1, 2, 3] as [UInt64])
  func pieceByPiece(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    let pieces = (0..<20).map { _ -> [Int] in
      let first = next
      next += Int.random(in: 0...(seed == 1 ? 3 : 150), using: &random)
      return Array(first..<next)
    }
    let rows = PiecedRows<[Int]>(pieces)
    for _ in 0..<50 {
      let ends = [
        Int.random(in: 0...next, using: &random), Int.random(in: 0...next, using: &random),
      ]
      let wanted = min(ends[0], ends[1])..<max(ends[0], ends[1])
      var found: [Int] = []
      rows.forEachPiece(of: wanted) { piece, places, first in
        #expect(first == wanted.lowerBound + found.count)
        found += piece[places]
      }
      #expect(found == Array(wanted))
    }
  }

  @Test("No rows at all are an empty collection")
  func noRows() {
    #expect(PiecedRows<[Int]>().isEmpty && PiecedRows<[Int]>([[], []]).isEmpty)
  }

  @Test("A saving of any month, currency, store and size comes back as it was")
  func savings() {
    let ordinary = PossibleSavings.Row(
      month: Month(index: 24_300), item: 7, store: 3, cheapestStore: 4, currency: 1,
      paid: Amount(tenThousandths: 20_000), cheapest: Amount(tenThousandths: 15_000))
    var rows = [ordinary]
    for change in 0..<8 {
      var row = ordinary
      row.item = ItemID(change)
      switch change {
      case 0: row.month = Month(index: 24_301)
      case 1: row.currency = 0
      case 2: row.store = 65_535
      case 3: row.store = 65_534
      case 4: row.cheapestStore = 65_536
      case 5: row.paid = Amount(tenThousandths: Int64(Int32.max) + 1)
      case 6: row.cheapest = Amount(tenThousandths: Int64(Int32.min) - 1)
      default: row.item = ItemID(rawValue: .max)
      }
      rows += [row, ordinary]
    }
    var piece = SavingsPiece()
    for row in rows { piece.append(row) }
    #expect(piece.count == rows.count)
    #expect(rows.indices.map { piece[$0] } == rows)
  }

  @Test("Rows by month are by piece within each month, and none is left")
  func monthlyRows() {
    var whole = MonthlyRows<[Int]>()
    var piece = MonthlyRows<[Int]>()
    for first in [0, 100] {
      for row in 0..<9 { piece.append(first + row, month: row % 3 + 1) }
      whole.take(&piece)
    }
    #expect(
      Array(whole.removeAll()) == [
        0, 3, 6, 100, 103, 106, 1, 4, 7, 101, 104, 107, 2, 5, 8, 102, 105, 108,
      ])
    #expect(whole.removeAll().isEmpty)
  }
}
