import TestSupport
import Testing

@testable import PricebookModel

struct SizeWordsTests {
  private static let parts = [
    "500", "6", "1.5", "1,234", "1/2", "½", "330ml", "250g", "x6", "6x", "B12", "10er", "g", "kg",
    "ML", "l", "fl oz", "fl. oz.", "fluid ounces", "Stück", "x", "X", "*", "×", "à", "pack", "Pack",
    "pack of", "lot de", "Flaschen", "er", "dozen", "oz", "lb", "each", "ct", "item", "Item",
    "milk", "Käse", "ca.", "-", "–", "/", "+", ",", "(", ")", "%", "slices", "eggs", "protein",
    "family", "\u{A0}", "\t", "'", ".",
  ]

  @Test(
    "A name that is not looked into has no size", arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func againstReading(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var looked = 0
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...6, using: &random)
      let name = (0..<count).reduce(into: "") { name, _ in
        name += Self.parts.randomElement(using: &random) ?? ""
        name += ["", " ", "-", "  "].randomElement(using: &random) ?? ""
      }
      #expect(PackageSize(in: name) == PackageSize(readIn: name), "\(name)")
      looked += SizeWords.all.maySize(name) ? 1 : 0
    }
    #expect((1..<3_000).contains(looked))
  }

  @Test(
    "A number without a word of size beside it is not looked into",
    arguments: ["Item 00128 family pack", "Article 5 classic", "Milk", "kg 5 milk", "", "7"])
  func passedOver(name: String) {
    #expect(!SizeWords.all.maySize(name))
  }
}
