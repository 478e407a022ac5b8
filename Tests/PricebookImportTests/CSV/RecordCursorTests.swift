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
}
