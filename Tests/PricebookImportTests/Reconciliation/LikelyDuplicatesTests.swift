import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite struct LikelyDuplicatesTests {
  private static let header = "receipt_id,date,store,item,total,currency"

  private func file(_ name: String, _ lines: String...) -> TestFile {
    TestFile(lines: lines, header: Self.header, name: name)
  }

  private static let milk = "R1,2026-01-02,S,Milk,1.50,EUR"
  private static let bread = "R1,2026-01-02,S,Bread,2.50,EUR"

  @Test("A receipt that two files have with other texts is said with both places, and counts twice")
  func otherTexts() {
    let reading = Reading([
      file("a.csv", Self.milk, Self.bread),
      file(
        "b.csv", "X,2026-01-03,S,Eggs,3,EUR", "K9,2026-01-02,S,BRD,2.50,EUR",
        "K9,2026-01-02,S,MLK,1.50,EUR"),
    ])
    #expect(reading.warnings == [.likelyDuplicate])
    let warning = reading.book.diagnostics.first
    #expect(warning?.file == "b.csv")
    #expect(warning?.line == 3)
    #expect(warning?.message.contains("the one at a.csv:2, with other texts") == true)
    #expect(reading.lines.count == 5)
    #expect(reading.book.sources.allSatisfy { $0.totals.isBalanced && $0.totals.duplicates == 0 })
  }

  @Test("Receipts without ids are told apart by their files")
  func withoutIDs() {
    let header = "date,store,item,total"
    let reading = Reading([
      TestFile(
        lines: ["2026-01-02,S,Milk,1.50", "2026-01-02,S,Bread,2.50"], header: header, name: "a.csv"),
      TestFile(
        lines: ["2026-01-02,S,MLK,1.50", "2026-01-02,S,BRD,2.50"], header: header, name: "b.csv"),
    ])
    #expect(reading.warnings == [.likelyDuplicate])
  }

  @Test("Several receipts of two files make one warning at the first")
  func several() {
    let reading = Reading([
      file("a.csv", Self.milk, "R2,2026-01-05,S,Milk,1.70,EUR"),
      file("b.csv", "K2,2026-01-05,S,MLK,1.70,EUR", "K1,2026-01-02,S,MLK,1.50,EUR"),
    ])
    #expect(reading.warnings == [.likelyDuplicate])
    let message = reading.book.diagnostics.first?.message ?? ""
    #expect(message.hasPrefix("2 receipts from here on have"), "\(message)")
    #expect(message.contains("a.csv:3"), "\(message)")
  }

  @Test("A receipt of which the files share a part is found by all of its lines")
  func partlyEqual() {
    let reading = Reading([
      file("a.csv", Self.milk, Self.bread),
      file("b.csv", Self.milk, "R1,2026-01-02,S,BRD,2.50,EUR"),
    ])
    #expect(Set(reading.warnings) == [.duplicateLines, .likelyDuplicate])
  }

  @Test(
    "What differs in the store, the day, an amount, the currency or the number of lines is another purchase",
    arguments: [
      "K1,2026-01-02,T,MLK,1.50,EUR", "K1,2026-01-03,S,MLK,1.50,EUR",
      "K1,2026-01-02,S,MLK,1.51,EUR",
      "K1,2026-01-02,S,MLK,1.50,CHF",
    ])
  func different(line: String) {
    #expect(Reading([file("a.csv", Self.milk), file("b.csv", line)]).warnings.isEmpty)
    #expect(
      Reading([file("a.csv", Self.milk, Self.bread), file("b.csv", "K1,2026-01-02,S,MLK,1.50,EUR")])
        .warnings.isEmpty)
  }

  @Test(
    "The same receipt twice is a duplicate and no likely one, and one file is never held against itself"
  )
  func sameTexts() {
    #expect(
      Reading([file("a.csv", Self.milk), file("b.csv", Self.milk)]).warnings == [.duplicateLines])
    #expect(Reading([file("a.csv", Self.milk, "R2,2026-01-02,S,MLK,1.50,EUR")]).warnings.isEmpty)
  }
}
