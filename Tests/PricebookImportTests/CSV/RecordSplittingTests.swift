import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// The fast reader compared with ``SlowRecords``: lines begin with a date, so that what stands
/// between the quotes and commas can be seen in the rows.
@Suite struct RecordSplittingTests {
  private static let prefix = Array("2026-01-02,".utf8)
  private static let alphabet = Array("1,\"\n\r".utf8)

  /// The rows and refusals that the twin sees, as `line:item:paid` and `line!code!text`.
  private func slow(_ input: [UInt8]) -> [String] {
    SlowRecords.records(of: input).map { record in
      let line = record.line + 1
      let text = String(decoding: record.text, as: UTF8.self)
      func refused(_ reason: RejectionReason) -> String { "\(line)!\(reason.code)!\(text)" }
      if let fault = record.fault { return refused(fault) }
      guard record.fields.count >= 3 else { return refused(.fieldCount) }
      // A record may end with delimiters beyond the header's columns.
      let ending = record.text.suffix(record.fields.count - 3)
      guard ending.count == record.fields.count - 3,
        ending.allSatisfy({ $0 == UInt8(ascii: ",") })
      else { return refused(.fieldCount) }
      let fields = record.fields.prefix(3).map { field in
        String(decoding: field, as: UTF8.self).trimming { $0.utf8.allSatisfy { $0 <= 0x20 } }
      }
      guard fields[0] == "2026-01-02" else {
        return refused(
          fields[0].isEmpty ? numberFault(fields[2]) ?? .missingDate : .malformedDate)
      }
      if let fault = numberFault(fields[2]) { return refused(fault) }
      if fields[1].isEmpty { return refused(.missingItem) }
      guard let total = Int(fields[2]) else { return refused(.missingAmount) }
      return "\(line):\(fields[1]):\(total * 10_000)"
    }
  }

  private func numberFault(_ field: String) -> RejectionReason? {
    field.isEmpty || Int(field) != nil ? nil : .malformedNumber
  }

  private func fast(_ input: [UInt8], _ options: ReceiptReader.Options, threads: Int = 1)
    -> [String]
  {
    var file = TestFile(header: "date,item,total")
    file.body = input
    file.defaultStore = "S"
    let reading = Reading([file], options, threads: threads)
    let lines = reading.lines.map { ($0.line, "\($0.line):\($0.item):\($0.paid)") }
    let refusals = reading.refusals.map { ($0.line, "\($0.line)!\($0.code)!\($0.text)") }
    return (lines + refusals).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func input(_ symbols: [UInt8]) -> [UInt8] {
    Self.prefix + symbols.flatMap { $0 == UInt8(ascii: "\n") ? [$0] + Self.prefix : [$0] }
  }

  @Test("Every short text is read as the slow twin reads it, whatever the block size")
  func exhaustive() {
    for length in 0...6 {
      let count = (0..<length).reduce(1) { product, _ in product * Self.alphabet.count }
      // Of the longest texts one in eleven, which has every symbol at every place.
      for number in stride(from: 0, to: count, by: length < 6 ? 1 : 11) {
        var rest = number
        let symbols = (0..<length).map { _ in
          defer { rest /= Self.alphabet.count }
          return Self.alphabet[rest % Self.alphabet.count]
        }
        let input = input(symbols)
        let expected = slow(input)
        // The longest texts at the hardest block size alone, to keep the test short.
        for blockSize in length < 6 ? [1, 1 << 12] : [1 + number % 9] {
          let found = fast(input, .parts(blockSize))
          guard found == expected else {
            Issue.record(
              "\(String(decoding: input, as: UTF8.self).debugDescription) at \(blockSize): \(found) is not \(expected)"
            )
            return
          }
        }
      }
    }
  }

  @Test("Long random texts are read as the slow twin reads them", arguments: 1...60)
  func random(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let symbols = (0..<Int.random(in: 10...400, using: &numbers)).map { _ -> UInt8 in
      // Mostly harmless bytes, so that records get longer than a few bytes.
      let choice = Int.random(in: 0..<(seed % 2 == 0 ? 12 : 6), using: &numbers)
      return choice < Self.alphabet.count ? Self.alphabet[choice] : UInt8(ascii: "1")
    }
    let input = input(symbols)
    let blockSize = Int.random(in: 1...200, using: &numbers)
    let threads = Int.random(in: 1...4, using: &numbers)
    #expect(
      fast(input, .parts(blockSize), threads: threads) == slow(input),
      "seed \(seed), block size \(blockSize)")
  }

  @Test("The small-table reader finds the records that the slow twin finds", arguments: 1...60)
  func recordList(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let input = (0..<200).map { _ in Self.alphabet.randomElement(using: &numbers) ?? 49 }
    let found = RecordList(input, dialect: Dialect()).records
    let expected = SlowRecords.records(of: input)
    #expect(found.map(\.line) == expected.map(\.line), "seed \(seed)")
    #expect(found.map(\.problem) == expected.map(\.fault), "seed \(seed)")
  }

  @Test("A missing closing quote costs its physical line and not the rest of the file")
  func unclosedQuote() {
    let reading = Reading([
      TestFile(
        "2026-01-02,S,a,1", "2026-01-02,S,\"b,1", "2026-01-02,S,c,1",
        header: "date,store,item,total")
    ])
    #expect(reading.lines.map(\.item) == ["a", "c"])
    #expect(reading.refusals.map(\.code) == [.unclosedQuote])
    #expect(reading.book.isIncomplete)
    #expect(reading.book.diagnostics.map(\.line) == [3])
    #expect(reading.book.diagnostics.map(\.column) == [14])
  }

  @Test("A record longer than the limit is refused by itself", arguments: [1, 7, 64, 1 << 16])
  func longRecord(blockSize: Int) {
    var options = ReceiptReader.Options.parts(blockSize)
    options.recordLimit = 40
    let long = "2026-01-02,S," + String(repeating: "x", count: 50) + ",1"
    let reading = Reading(
      [
        TestFile(
          "2026-01-02,S,a,1", long, "2026-01-02,S,\"" + String(repeating: "y", count: 60),
          "2026-01-02,S,c,1", header: "date,store,item,total")
      ],
      options)
    #expect(reading.lines.map(\.item) == ["a", "c"])
    #expect(reading.lines.map(\.line) == [2, 5])
    #expect(reading.refusals.map(\.line) == [3, 4])
    #expect(reading.refusals.map(\.code) == [.recordTooLong, .recordTooLong])
  }
}

extension String {
  /// Without the characters at both ends that satisfy a condition.
  func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}
