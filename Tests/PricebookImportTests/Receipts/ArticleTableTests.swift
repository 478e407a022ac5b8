import TestSupport
import Testing

@testable import PricebookImport

/// Articles are numbered as a dictionary of all of them would number them.
@Suite struct ArticleTableTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `articles are numbered in order of first occurrence`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = ArticleTable()
    var known: [ArticleTable.Article: UInt32] = [:]
    let variety = UInt32(seed)
    for _ in 0..<2_000 {
      let article = ArticleTable.Article(
        item: UInt32.random(in: 0..<60, using: &generator),
        category: UInt32.random(in: 0..<variety, using: &generator),
        unit: UInt32.random(in: 0..<variety, using: &generator),
        currency: UInt32.random(in: 0..<2, using: &generator))
      let expected = known[article] ?? UInt32(known.count)
      known[article] = expected
      #expect(table.intern(article) == expected)
    }
    #expect(table.count == known.count)
    #expect(table.articles.enumerated().allSatisfy { known[$1] == UInt32($0) })
  }
}
