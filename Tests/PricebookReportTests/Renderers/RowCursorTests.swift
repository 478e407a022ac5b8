import PricebookModel
import TestSupport
import Testing

@testable import PricebookPages
@testable import PricebookReport

/// Rows are written to memory without checks; here that is compared with strings.
struct RowCursorTests {
  @Test("Numbers are what writing them digit by digit gives", arguments: 0...18)
  func numbers(digits: Int) {
    var generator = SeededGenerator(seed: UInt64(digits) + 7)
    var numbers: [Int64] = [0, 1, -1, 9, 10, 99_999_999, 100_000_000, .max, .min + 1]
    for _ in 0..<2_000 {
      let length = Int64.random(in: 1...62, using: &generator)
      numbers.append(Int64.random(in: -(1 << length - 1)...(1 << length - 1), using: &generator))
    }
    #expect(
      RowCursor.lines(of: numbers, digits: digits) == numbers.map { plain($0, digits: digits) })
  }

  @Test("Names of every length stand whole beside their neighbours")
  func names() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let names: [String] = (0..<100).map { length in
      String((0..<length).map { letters[($0 + length) % letters.count] })
    }
    let table = DataTable(
      name: "names", rowCount: names.count,
      columns: [
        .name("a", of: names.indices, among: names) { $0 },
        .name("b", of: names.indices, among: names) { 99 - $0 },
      ])
    let written = String(decoding: CSVRenderer().bytes(of: table), as: UTF8.self)
    let expected = names.indices.map { names[$0] + "," + names[99 - $0] + "\n" }
    #expect(written == "a,b\n" + expected.joined())
  }

  @Test("One enormous name costs its own length and no other row's")
  func enormousName() {
    let names = ["x", String(repeating: "y", count: 3 << 20)]
    let table = DataTable(
      name: "names", rowCount: 1_000,
      columns: [.name("a", of: 0..<1_000, among: names) { $0 == 500 ? 1 : 0 }])
    #expect(CSVRenderer().bytes(of: table).count == 2 + 999 * 2 + (3 << 20) + 1)
  }

  private func plain(_ number: Int64, digits: Int) -> String {
    let text = String(number.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    let sign = number < 0 ? "-" : ""
    return digits == 0
      ? sign + padded : sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}

extension RowCursor {
  /// Counts of 10⁻ᵈⁱᵍⁱᵗˢ as a cursor writes them, a line each.
  static func lines(of numbers: [Int64], digits: Int) -> [String] {
    let chunk = CSVChunk()
    for number in numbers {
      chunk.append(room: widestNumber + 1) { cursor in
        cursor.append(number, digits: digits)
        cursor.append(UInt8(ascii: "\n"))
      }
    }
    let text = chunk.withBytes { bytes in
      String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
    return text.split(separator: "\n").map(String.init)
  }
}
