import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite("Encoded dictionaries")
struct EncodedDictionariesTests {
  private let dictionaries = EncodedDictionaries()
  private let names = ["Milk", "=1+1", "a,b"]

  @Test func `are made once for all columns that share one`() {
    let first = dictionaries.cells(of: names, neutralisesFormulas: true)
    let second = dictionaries.cells(of: names, neutralisesFormulas: true)
    #expect(first === second)
  }

  @Test(arguments: [["Milk", "=1+1", "a;b"], ["Milk"], []])
  func `of other names are others`(other: [String]) {
    let first = dictionaries.cells(of: names, neutralisesFormulas: true)
    #expect(dictionaries.cells(of: other, neutralisesFormulas: true) !== first)
  }

  @Test func `with formulas are others than those without`() {
    let safe = dictionaries.cells(of: names, neutralisesFormulas: true)
    #expect(dictionaries.cells(of: names, neutralisesFormulas: false) !== safe)
  }
}
