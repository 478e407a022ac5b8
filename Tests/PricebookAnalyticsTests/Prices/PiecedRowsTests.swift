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

  @Test("Parts of a column stand in their places, and what a part leaves open is empty")
  func concurrentParts() {
    let parts = [0..<3, 3..<3, 3..<10, 10..<11]
    for isConcurrent in [false, true] {
      let column = concurrentColumn(parts: parts, empty: -1, isConcurrent: isConcurrent) {
        part, values in
        for row in parts[part].prefix(5) { values.append(row) }
      }
      #expect(column == [0, 1, 2, 3, 4, 5, 6, 7, -1, -1, 10])
    }
  }
}
