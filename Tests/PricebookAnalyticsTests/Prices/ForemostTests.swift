import TestSupport
import Testing

@testable import PricebookAnalytics

struct ForemostTests {
  @Test("What comes first is what sorting all would put there", arguments: [1, 2, 7, 100, 300])
  func againstSorting(limit: Int) {
    var generator = SeededGenerator(seed: UInt64(limit))
    for numbers in [
      (0..<200).map { _ in Int.random(in: 0..<50, using: &generator) }, Array(0..<200),
      Array((0..<200).reversed()), [],
    ] {
      let numbered = Array(numbers.enumerated())
      let precedes = { (left: (offset: Int, element: Int), right: (offset: Int, element: Int)) in
        (left.element, left.offset) < (right.element, right.offset)
      }
      #expect(
        numbered.foremost(limit, by: precedes).map(\.offset)
          == numbered.sorted(by: precedes).prefix(limit).map(\.offset))
    }
  }
}
