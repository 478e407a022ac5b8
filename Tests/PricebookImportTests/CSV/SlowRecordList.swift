@testable import PricebookImport

/// The small-table reader as it reads best: every field is a text at once.
struct SlowRecordList: Sendable {
  struct Record: Sendable {
    /// The physical line where the record begins, from 1.
    var line: Int
    /// Trimmed.
    var fields: [String] = []
    /// The byte column of every field in its physical line, from 1.
    var columns: [Int] = []
    /// Why the record cannot be used.
    var problem: RejectionReason?
    /// The record as written, without its end, cut to 4 096 bytes.
    var text = ""
    /// The offset behind the record's end.
    fileprivate(set) var endOffset = 0
  }

  /// Blank lines left out.
  private(set) var records: [Record] = []

  private let bytes: [UInt8]
  private let dialect: Dialect
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// Reads the bytes of a whole file, byte order mark included.
  ///
  /// - Parameter limit: Records read at most.
  init(_ bytes: some Collection<UInt8>, dialect: Dialect, limit: Int = .max) {
    self.bytes = Array(bytes)
    self.dialect = dialect
    if self.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
    while offset < self.bytes.count, records.count < limit {
      if let record = readRecord() { records.append(record) }
    }
  }

  private mutating func readRecord() -> Record? {
    let start = offset
    var record = Record(line: line)
    repeat {
      record.columns.append(offset - lineStart + 1)
      if offset < bytes.count, bytes[offset] == dialect.quote {
        readQuoted(&record)
      } else {
        readPlain(&record)
      }
    } while record.problem == nil && takeDelimiter()
    if record.problem != nil { skipLine() }
    var end = offset
    takeRecordEnd()
    while end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let isBlank =
      bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      && !bytes[start..<end].contains(dialect.delimiter)
    if isBlank { return nil }
    record.text = String(decoding: bytes[start..<min(end, start + 4096)], as: UTF8.self)
    if record.problem == nil, String(validating: bytes[start..<end], as: UTF8.self) == nil {
      record.problem = .invalidUTF8
    }
    record.endOffset = offset
    return record
  }

  private mutating func readPlain(_ record: inout Record) {
    let start = offset
    while offset < bytes.count, bytes[offset] != dialect.delimiter,
      bytes[offset] != dialect.recordEnd
    {
      offset += 1
    }
    record.fields.append(Self.trimmed(bytes[start..<offset]))
  }

  /// Reads a field in quotes; one that does not close leaves the offset behind its first quote.
  private mutating func readQuoted(_ record: inout Record) {
    let opening = offset
    var content: [UInt8] = []
    var place = offset + 1
    var newLine = line
    var newLineStart = lineStart
    while place < bytes.count {
      let byte = bytes[place]
      if byte == dialect.quote {
        if place + 1 < bytes.count, bytes[place + 1] == dialect.quote {
          content.append(byte)
          place += 2
          continue
        }
        guard isFieldEnd(place + 1) else {
          record.problem = .strayQuote
          offset = opening + 1
          return
        }
        offset = place + 1
        line = newLine
        lineStart = newLineStart
        record.fields.append(Self.trimmed(content[...]))
        return
      }
      if byte == dialect.recordEnd {
        newLine += 1
        newLineStart = place + 1
      }
      content.append(byte)
      place += 1
    }
    record.problem = .unclosedQuote
    offset = opening + 1
  }

  private func isFieldEnd(_ place: Int) -> Bool {
    guard place < bytes.count else { return true }
    if bytes[place] == dialect.delimiter || bytes[place] == dialect.recordEnd { return true }
    guard bytes[place] == UInt8(ascii: "\r") else { return false }
    return place + 1 >= bytes.count || bytes[place + 1] == dialect.recordEnd
  }

  private mutating func takeDelimiter() -> Bool {
    guard offset < bytes.count, bytes[offset] == dialect.delimiter else { return false }
    offset += 1
    return true
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != dialect.recordEnd { offset += 1 }
  }

  private mutating func takeRecordEnd() {
    skipLine()
    guard offset < bytes.count else { return }
    offset += 1
    line += 1
    lineStart = offset
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
