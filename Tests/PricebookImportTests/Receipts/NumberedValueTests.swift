import TestSupport
import Testing

@testable import PricebookImport

@Suite("Numbered values")
struct NumberedValueTests {
  @Test(arguments: [1, 15, 16, 17, 18, 40])
  func `have the numbers of their first occurrence, few or many`(kinds: Int) {
    var generator = SeededGenerator(seed: 7)
    var table = SmallTable<String>()
    var seen: [String] = []
    for _ in 0..<400 {
      let value = "unit \(Int.random(in: 0..<kinds, using: &generator))"
      if !seen.contains(value) { seen.append(value) }
      #expect(seen.firstIndex(of: value) == Int(table.intern(value)))
    }
    #expect(table.values == seen)
  }

  @Test func `come to an end with the numbers`() {
    var table = SmallTable<Int>()
    for value in 0..<Int(SmallTable<Int>.noID) { _ = table.intern(value) }
    #expect(table.isFull)
    #expect(table.intern(-1) == SmallTable<Int>.noID)
    #expect(table.intern(3) == 3)
  }
}
