/// Finds the records of a small table and their fields, without making strings of them.
///
/// This is the obvious byte-by-byte reader; receipts, which are large, go through ``ReceiptReader``.
/// Both follow the same rules for quotes (``RecordSplitter``). Blank lines are skipped.
struct RecordCursor: Sendable {
  /// The bytes between two delimiters, trimmed.
  struct FieldSpan: Sendable {
    var start, end: Int
    /// Whether quotes inside it are written twice.
    var hasDoubledQuotes = false
  }

  let bytes: [UInt8]
  let dialect: Dialect
  /// The physical line where the record begins, from 1.
  private(set) var line = 1
  private(set) var fields: [FieldSpan] = []
  /// The byte column of every field in its physical line, from 1, including a broken one.
  private(set) var columns: [Int] = []
  /// Why the record cannot be used: `stray-quote`, `unclosed-quote`, `invalid-utf8`.
  private(set) var problem: RejectionReason?
  /// The offsets of the record as written, without its end.
  private(set) var range = 0..<0
  /// The offset after the end of the last record.
  private(set) var offset = 0
  /// How many fields the header has; a record may end with delimiters beyond them.
  var width: Int?
  private var nextLine = 1
  private var lineStart = 0

  /// - Parameter beginsFile: Whether a byte order mark is one; anywhere else it is text.
  init(_ bytes: [UInt8], dialect: Dialect, beginsFile: Bool = true) {
    self.bytes = bytes
    self.dialect = dialect
    if beginsFile {
      offset = bytes.lengthOfMark
      lineStart = offset
    }
  }

  /// Goes to the next record that is not blank; returns whether there is one.
  mutating func next() -> Bool {
    repeat {
      guard offset < bytes.count else { return false }
      readRecord()
    } while isBlank
    while let width, fields.count > width, let last = fields.last, last.start == last.end {
      fields.removeLast()
    }
    return true
  }

  /// The bytes of a field, with doubled quotes made single.
  func content(of field: FieldSpan) -> ArraySlice<UInt8> {
    let written = bytes[field.start..<field.end]
    guard field.hasDoubledQuotes else { return written }
    var content: [UInt8] = []
    content.reserveCapacity(written.count)
    var isSecond = false
    for byte in written {
      isSecond = byte == dialect.quote && !isSecond
      if byte != dialect.quote || isSecond { content.append(byte) }
    }
    return content[...]
  }

  private mutating func readRecord() {
    let start = offset
    line = nextLine
    fields.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    problem = nil
    repeat {
      columns.append(offset - lineStart + 1)
      if offset < bytes.count, bytes[offset] == dialect.quote {
        readQuoted()
      } else {
        readPlain()
      }
    } while problem == nil && takeDelimiter()
    if problem != nil { skipLine() }
    var end = offset
    takeRecordEnd()
    while end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    range = start..<end
    if problem == nil, !isValid { problem = .invalidUTF8 }
  }

  private var isBlank: Bool {
    bytes[range].allSatisfy {
      ($0 == 0x20 || $0 == 0x09 || $0 == 0x0D) && $0 != dialect.delimiter
    }
  }

  private var isValid: Bool {
    // Most records are ASCII, which is always valid.
    let written = bytes.span.extracting(range)
    var union: UInt8 = 0
    for place in written.indices { union |= written[place] }
    return union < 0x80 || String(validating: bytes[range], as: UTF8.self) != nil
  }

  private mutating func readPlain() {
    let start = offset
    let (bytes, delimiter, recordEnd) = (bytes, dialect.delimiter, dialect.recordEnd)
    let span = bytes.span
    var end = start
    while end < span.count, span[end] != delimiter, span[end] != recordEnd { end += 1 }
    offset = end
    append(start, end, hasDoubledQuotes: false)
  }

  /// Reads a quoted field; if it does not close, the offset stays after its first quote.
  private mutating func readQuoted() {
    let opening = offset
    var place = offset + 1
    var newLine = nextLine
    var newLineStart = lineStart
    var hasDoubledQuotes = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte == dialect.quote {
        if place + 1 < bytes.count, bytes[place + 1] == dialect.quote {
          hasDoubledQuotes = true
          place += 2
          continue
        }
        guard isFieldEnd(place + 1) else {
          problem = .strayQuote
          offset = opening + 1
          return
        }
        offset = place + 1
        nextLine = newLine
        lineStart = newLineStart
        append(opening + 1, place, hasDoubledQuotes: hasDoubledQuotes)
        return
      }
      if byte == dialect.recordEnd {
        newLine += 1
        newLineStart = place + 1
      }
      place += 1
    }
    problem = .unclosedQuote
    offset = opening + 1
  }

  private mutating func append(_ start: Int, _ end: Int, hasDoubledQuotes: Bool) {
    let (start, end) = Blanks.trimmed(from: start, to: end) { bytes[$0] }
    fields.append(FieldSpan(start: start, end: end, hasDoubledQuotes: hasDoubledQuotes))
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
    nextLine += 1
    lineStart = offset
  }
}
