import TestSupport
import Testing

@testable import PricebookModel

@Suite("A column of amounts that are mostly zero")
struct SparseAmountsTests {
  private func column(_ amounts: [Int64]) -> SparseAmounts {
    var column = SparseAmounts()
    for (row, amount) in amounts.enumerated() {
      column.append(Amount(tenThousandths: amount), row: row)
    }
    return column
  }

  @Test("Zeros are not stored")
  func zeros() {
    #expect(column([0, 0]).isEmpty)
    #expect(column([0, 7, 0]).rows == [1])
  }

  @Test("It is what an array would be, also after rows are removed", arguments: 1...20)
  func array(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var amounts = (0..<30).map { _ in Int64.random(in: -2...2, using: &generator) }
    var column = column(amounts)
    let removed = amounts.indices.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
    column.remove(removed)
    for row in removed.reversed() { amounts.remove(at: row) }
    #expect(amounts.indices.map { column[$0].tenThousandths } == amounts)
    #expect(column[amounts.count] == .zero)
  }
}
