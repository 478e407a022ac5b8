import TestSupport
import Testing

@testable import PricebookImport

/// Names are ordered by their first bytes where these decide; here by comparing the texts alone.
struct NameOrderTests {
  private static let pieces = [
    "", "a", "A", "e", "é", "f", "z", "ß", "ł", " ", "0", "Item 00000", "milk",
    "Milk, 1 l", "\u{1F95B}", "\u{0}",
  ]

  @Test("Names are in the order of their texts", arguments: [1, 2] as [UInt64])
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<600).map { _ in
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
    let isLast = names.map { _ in Bool.random(using: &generator) }
    let places = ascendingPlaces(of: names) { isLast[$0] }
    #expect(Set(places).count == names.count)
    for (one, other) in zip(places, places.dropFirst()) {
      let isInOrder =
        names[one] < names[other]
        || names[one] == names[other]
          && (isLast[one] == isLast[other] ? one < other : isLast[other])
      #expect(isInOrder, "\(names[one]) \(names[other])")
    }
  }
}
