import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// The discounts of lines are kept beside what was paid.
@Suite struct KeptDiscountsTests {
  private func discounts(_ lines: String...) -> [Int64] {
    let read = Reading([TestFile(lines: lines)]).book.lines
    return (0..<read.count).map { read.discount[$0].tenThousandths }
  }

  @Test(
    "A discount is rounded to the minor unit; none and zero are nothing",
    arguments: [
      ("2.00,0.50,1.50", 5_000), ("2.00,,2.00", 0), ("2.00,0,2.00", 0), ("2.00,0.125,", 1_300),
      ("2.00,-0.30,2.30", 0), ("2.00,10%,", 2_000), (",25%,1.50", 0), (",0.50,1.50", 5_000),
    ])
  func amounts(numbers: String, expected: Int64) {
    #expect(discounts(",2026-01-02,S,a,c,1,each,\(numbers),EUR") == [expected])
  }

  @Test("A line that is refused leaves the discounts of others at their lines")
  func refused() {
    #expect(
      discounts(
        ",2026-01-02,S,a,c,1,each,2,0.10,,EUR", ",2026-02-30,S,b,c,1,each,2,0.20,,EUR",
        ",2026-01-02,S,c,c,1,each,2,,,EUR", ",2026-01-02,S,d,c,1,each,2,0.40,,EUR")
        == [1_000, 0, 4_000])
  }

  @Test("A discount that no amount can be is none")
  func tooLarge() {
    #expect(discounts(",2026-01-02,S,a,c,1,each,1,1e30,2.00,EUR") == [0])
  }

  @Test("Lines that two files have keep one discount")
  func duplicates() {
    let lines = [
      "1,2026-01-02,S,a,c,1,each,2,0.10,1.90,EUR", "1,2026-01-02,S,b,c,1,each,2,0.20,1.80,EUR",
    ]
    let read = Reading([
      TestFile(lines: lines, name: "a.csv"), TestFile(lines: lines, name: "b.csv"),
    ]).book.lines
    #expect(read.count == 2)
    #expect((0..<read.count).map { read.discount[$0].tenThousandths } == [1_000, 2_000])
  }
}
