import TestSupport
import Testing

@testable import PricebookImport

@Suite("Headers of canonical names")
struct CanonicalHeaderTests {
  private func compare(_ names: [String]) {
    let found = HeaderColumns(names)
    let expected = HeaderColumns(words: names)
    #expect(found.meanings == expected.meanings, "\(names)")
    #expect(found.rivals == expected.rivals, "\(names)")
    #expect(found.defaultUnit == expected.defaultUnit, "\(names)")
    #expect(found.defaultCurrency == expected.defaultCurrency, "\(names)")
  }

  private static let canonical = Field.ofReceipts.map(\.rawValue)

  @Test func `mean what the words of the languages say, one, two and all`() {
    compare(Self.canonical)
    for first in Self.canonical {
      compare([first])
      for second in Self.canonical { compare([first, second]) }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `mean it beside others`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let others = ["Preis (€)", "Menge [kg]", "nombre", "", "Item", "unit price", "x"]
    let names = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
      let pool = Int.random(in: 0...3, using: &generator) == 0 ? others : Self.canonical
      return pool.randomElement(using: &generator) ?? ""
    }
    compare(names)
    compare(Array(Self.canonical.shuffled(using: &generator).prefix(names.count)))
  }
}
