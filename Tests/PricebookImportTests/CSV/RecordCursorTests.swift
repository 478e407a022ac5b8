import TestSupport
import Testing

@testable import PricebookImport

@Suite("Records and values of a sample, against their slow twins")
struct RecordCursorTests {
  private static let dialects: [Dialect] = {
    var semicolons = Dialect()
    semicolons.delimiter = UInt8(ascii: ";")
    semicolons.quote = UInt8(ascii: "'")
    var tabs = Dialect()
    tabs.delimiter = 0x09
    tabs.quote = Dialect.noQuote
    tabs.recordEnd = 0x0D
    return [Dialect(), semicolons, tabs]
  }()

  private static let alphabet: [UInt8] = Array(",;\t\"'\n\r 1.ä".utf8) + [0xFF]

  private func compare(_ bytes: [UInt8], _ dialect: Dialect, limit: Int = .max) {
    let found = RecordList(bytes, dialect: dialect, limit: limit).records
    let expected = SlowRecordList(bytes, dialect: dialect, limit: limit).records
    #expect(found.map(\.line) == expected.map(\.line), "\(bytes)")
    #expect(found.map(\.fields) == expected.map(\.fields), "\(bytes)")
    #expect(found.map(\.columns) == expected.map(\.columns), "\(bytes)")
    #expect(found.map(\.problem) == expected.map(\.problem), "\(bytes)")
    #expect(found.map(\.text) == expected.map(\.text), "\(bytes)")
    #expect(found.map(\.endOffset) == expected.map(\.endOffset), "\(bytes)")
  }

  @Test(arguments: dialects)
  func `finds the same records in every short text`(dialect: Dialect) {
    let letters = Set([dialect.delimiter, dialect.quote, dialect.recordEnd, 0x0D, 0x20, 0x61])
      .sorted()
    for length in 0...5 {
      var digits = [Int](repeating: 0, count: length)
      repeat {
        compare(digits.map { letters[$0] }, dialect)
        var place = 0
        while place < length {
          digits[place] += 1
          if digits[place] < letters.count { break }
          digits[place] = 0
          place += 1
        }
        if place == length { break }
      } while true
    }
  }

  @Test(arguments: dialects, 1...40 as ClosedRange<UInt64>)
  func `finds the same records in random texts`(dialect: Dialect, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<300).map { _ in
      Self.alphabet.randomElement(using: &generator) ?? dialect.delimiter
    }
    compare(bytes, dialect)
    compare([0xEF, 0xBB, 0xBF] + bytes, dialect, limit: Int.random(in: 0...5, using: &generator))
  }

  private static let values = [
    "", "1", "2.50", "2,50", "1.234", "1,234", "0,234", "1.234,50", "1,234.50", "1.234.567",
    "1,234,567", "12,34,567", "$ 3.20", "3,20 €", "EUR 4", "-.5", "- ,5", ".5", "x1.5", "1x5",
    "12.", "1'234", "3/4", "03/04/2026", "4/4/2026", "13/04/2026", "04/13/2026", "26-04-13",
    "2026-04-13", "3.4.26", "03/04/26 18:05", "\"\"1.5\"\"", "kr 5,00", "1.2.3,4", "1,2,3.4",
  ]

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `says the same of columns`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let meanings: [Field?] = [.date, nil, .quantity, .unitPrice, .total]
    var dialect = Dialect()
    dialect.delimiter = Bool.random(using: &generator) ? UInt8(ascii: ";") : UInt8(ascii: ",")
    // A few values to a file, so that columns are decided in every way.
    let some = (0..<4).map { _ in Self.values.randomElement(using: &generator) ?? "" }
    var text = ""
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      let width = Int.random(in: 0...9, using: &generator) == 0 ? 4 : meanings.count
      let fields = (0..<width).map { _ in "\"\(some.randomElement(using: &generator) ?? "")\"" }
      text += fields.joined(separator: String(decoding: [dialect.delimiter], as: UTF8.self)) + "\n"
    }
    let bytes = Array(text.utf8)
    let found = ColumnEvidence(
      RecordCursor(bytes, dialect: dialect), meanings: meanings, delimiter: dialect.delimiter)
    let expected = SlowColumnEvidence(
      SlowRecordList(bytes, dialect: dialect).records, meanings: meanings,
      delimiter: dialect.delimiter)
    #expect(found.dates == expected.dates, "\(text)")
    #expect(found.firstDate == expected.firstDate, "\(text)")
    #expect(found.numbers == expected.numbers, "\(text)")
    #expect(found.currencySigns == expected.currencySigns, "\(text)")
    #expect(found.recordCount == expected.recordCount, "\(text)")
  }
}
