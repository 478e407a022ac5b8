import PricebookParallel
import TestSupport
import Testing

struct OrderedJoinTests {
  private struct Numbers: Joinable {
    var numbers: [Int] = []

    mutating func take(_ piece: inout Numbers) {
      numbers += piece.numbers
      piece.numbers = []
    }
  }

  @Test("Pieces keep their order, in whatever order they come", arguments: 1...8)
  func order(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let join = OrderedJoin(into: Numbers())
    for piece in (0..<20).shuffled(using: &generator) {
      var result = Numbers(numbers: [piece, piece])
      join.add(&result, piece: piece)
    }
    #expect(join.joined().numbers == (0..<20).flatMap { [$0, $0] })
  }
}
