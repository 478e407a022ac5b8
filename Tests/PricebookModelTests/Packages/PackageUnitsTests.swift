import Testing

@testable import PricebookModel

@Suite("Words that may begin a unit")
struct PackageUnitsTests {
  @Test(arguments: UnitOfMeasure.unitsBySpelling.keys.sorted())
  func `are the first words of all spellings, in any case`(spelling: String) {
    let word = String(spelling.prefix { $0 != " " })
    #expect(PackageUnits.mayBegin(Array(word.utf8)[...]))
    #expect(PackageUnits.mayBegin(Array(word.uppercased().utf8)[...]))
  }

  @Test(arguments: ["kilo\u{212A}", "\u{212A}g"])
  func `are all that are not ASCII, for their case may change their length`(word: String) {
    #expect(PackageUnits.mayBegin(Array(word.utf8)[...]))
  }

  @Test(arguments: ["", "family", "frozen", "zzz"])
  func `are few others`(word: String) {
    #expect(!PackageUnits.mayBegin(Array(word.utf8)[...]))
  }

  @Test func `the Kelvin sign is a K in a unit`() {
    #expect(PackageSize(in: "Rice 2 \u{212A}g")?.unit.symbol == "kg")
  }
}
