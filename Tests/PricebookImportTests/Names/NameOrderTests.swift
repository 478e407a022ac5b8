import TestSupport
import Testing

@testable import PricebookImport

@Suite("The order of names")
struct NameOrderTests {
  private static let pieces = [
    "Item ", "0", "1", "a", "A", "z", " ", "~", "ä", "ß", "Ω", "é", "e\u{301}", "牛", "🥛",
    "family pack", "classic",
  ]

  /// Letters that nothing combines with.
  private static let composedPieces = pieces.filter { piece in
    piece.unicodeScalars.allSatisfy { $0.value < 0x300 }
  }

  private static func names(seed: UInt64, of pieces: [String]) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<200).map { _ in
      (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `is that of strings`(seed: UInt64) {
    let names = Self.names(seed: seed, of: Self.pieces)
    let places = names.indices.sorted { (names[$0], $0) < (names[$1], $1) }
    #expect(NameOrder.places(of: names) == places)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `is that of strings where all letters are composed`(seed: UInt64) {
    let names = Self.names(seed: seed, of: Self.composedPieces)
    let places = names.indices.sorted { (names[$0], $0) < (names[$1], $1) }
    #expect(NameOrder.places(of: names) == places)
  }

  @Test(arguments: 0x21..<0x300 as Range<UInt32>)
  func `knows every letter that nothing combines with`(letter: UInt32) throws {
    let text = String(Character(try #require(Unicode.Scalar(letter))))
    let names = [text + "b", "z", "\u{2FF}", text + "a", "é", text]
    let places = names.indices.sorted { (names[$0], $0) < (names[$1], $1) }
    #expect(NameOrder.places(of: names) == places)
  }

  @Test func `is empty where there are no names`() {
    #expect(NameOrder.places(of: []).isEmpty)
  }

  @Test(arguments: [
    ("Item 00000 frozen", "Item 00000 frozenx"), ("Item 00000 frozen a", "Item 00000 frozen b"),
    ("", "a"), ("abc", "abcd"), ("0123456789abcdef", "0123456789abcdefg"), ("z", "ä"),
  ])
  func `goes on behind the first sixteen bytes`(left: String, right: String) {
    #expect(NameOrder.places(of: [right, left]) == [1, 0])
  }
}
