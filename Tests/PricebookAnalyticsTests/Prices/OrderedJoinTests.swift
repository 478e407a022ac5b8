import TestSupport
import Testing

@testable import PricebookAnalytics

struct OrderedJoinTests {
  private struct Numbers: Joinable {
    var numbers: [Int] = []

    mutating func take(_ piece: inout Numbers) { numbers.take(&piece.numbers) }
  }

  @Test("Pieces stand in their order, in whatever order they come", arguments: 1...8)
  func order(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let join = OrderedJoin(into: Numbers())
    for piece in (0..<20).shuffled(using: &generator) {
      var room = join.room()
      #expect(room.numbers.isEmpty)
      room.numbers.append(contentsOf: [piece, piece])
      join.put(&room, piece: piece)
    }
    #expect(join.joined().numbers == (0..<20).flatMap { [$0, $0] })
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
