import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct UnitTableTests {
  @Test("Every unit counts in its own dimension", arguments: 1...5 as ClosedRange<UInt64>)
  func dimensions(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var book = Book()
    book.names.units = IDTable(
      (["g", "kg", "ml", "dozen", "each", "stem", "kg", "pot"]
        + (0..<40).map { "unknown \($0 % 9)" })
        .shuffled(using: &generator).map { UnitOfMeasure(written: $0) })
    let table = UnitTable(of: book)
    #expect(
      table.factors.map { table.dimensions[$0.dimension] }
        == book.names.units.map(\.dimension))
    #expect(Set(table.dimensions).count == table.dimensions.count)
    #expect(table.dimensions.map(\.baseUnit) == table.dimensions.map(\.baseUnit).sorted())
  }
}
