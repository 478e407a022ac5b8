import PricebookModel

/// Hands out the parts of one input in order: runs of whole records, with their line numbers.
///
/// Not safe for use by two threads at once; ``ReceiptReader`` guards it.
struct PartSource: ~Copyable {
  private var reader: TextSource
  private var splitter: RecordSplitter
  private let dialect: Dialect
  let blockSize: Int
  private let recordLimit: Int
  /// The beginning of a record whose end was not yet read.
  private var carry = ByteBuffer(capacity: 4096)
  private var nextSequence = 0
  private var nextLine: Int
  private var isAtEnd = false
  /// Whether the last line handed out was blank.
  private var endsWithBlankLine = false

  var byteCount: Int { reader.byteCount }
  var failure: ReadFailure? { reader.failure }
  var expectedSize: Int? { reader.expectedSize }
  var storedSize: Int? { reader.storedSize }

  init(
    _ input: FileInput, displayPath: String, dialect: Dialect, blockSize: Int, recordLimit: Int
  ) throws(ReadFailure) {
    self.dialect = dialect
    self.recordLimit = max(1, recordLimit)
    reader = try TextSource(input, displayPath: displayPath, dialect: dialect)
    // A small file has enough parts that no thread waits long for the last part of another.
    let share = reader.expectedSize.map { max(1 << 16, $0 / 32) } ?? blockSize
    self.blockSize = min(max(1, min(blockSize, share)), 1 << 30)
    splitter = RecordSplitter(dialect: dialect)
    nextLine = dialect.dataLine
    reader.skip(dialect.dataOffset)
  }

  /// Fills a buffer with the next whole records.
  ///
  /// - Returns: What they are, or `nil` at the end of the input and after a ``failure``.
  mutating func next(into buffer: inout ByteBuffer) -> Part? {
    guard !isAtEnd else { return nil }
    if buffer.capacity > 4 * max(blockSize, 1 << 16) { buffer = ByteBuffer(capacity: blockSize) }
    buffer.removeAll()
    let offset = reader.offset - carry.count
    buffer.append(carry.view, from: 0, to: carry.count)
    carry.removeAll()
    splitter.restart()
    var boundary = 0
    var droppedLineCount = 0
    while boundary == 0, !isAtEnd {
      // A buffer never grows beyond one byte more than the longest record, whatever the block size.
      let length = min(max(blockSize, buffer.count), recordLimit + 1 - buffer.count)
      isAtEnd = reader.append(to: &buffer, length: length) < length
      // Where a failure cut the input, no record ends.
      let isEnd = isAtEnd && failure == nil
      boundary = splitter.lastBoundary(in: buffer.view, isEnd: isEnd)
      while boundary == 0, buffer.count > recordLimit {
        if splitter.abandonOpenQuote() {
          boundary = splitter.lastBoundary(in: buffer.view, isEnd: isEnd)
        } else {
          droppedLineCount = shortenLongRecord(in: &buffer)
          return finish(
            &buffer, offset: offset,
            faults: [RecordSplitter.Fault(offset: 0, reason: .recordTooLong)],
            droppedLineCount: droppedLineCount)
        }
      }
    }
    carry.append(buffer.view, from: boundary, to: buffer.count)
    buffer.truncate(to: boundary)
    splitter.forgetFaults(from: boundary)
    return finish(&buffer, offset: offset, faults: splitter.faults, droppedLineCount: 0)
  }

  mutating func stop() { isAtEnd = true }

  private mutating func finish(
    _ buffer: inout ByteBuffer, offset: Int, faults: [RecordSplitter.Fault], droppedLineCount: Int
  ) -> Part? {
    if buffer.count == 0 { return nil }
    if buffer.view[buffer.count - 1] != dialect.recordEnd {
      // The last record may end with the input; the parser relies on a record end.
      buffer.append(dialect.recordEnd)
    }
    let survey = buffer.view.survey(of: dialect.recordEnd, from: 0, to: buffer.count)
    let part = Part(
      sequence: nextSequence, offset: offset, firstLine: nextLine, lineCount: survey.count,
      followsBlankLine: endsWithBlankLine,
      isPlain: survey.isASCII && !survey.hasNUL, faults: faults, byteCountSoFar: byteCount)
    endsWithBlankLine = buffer.view.isLineBlank(
      before: buffer.count, dialect, orAtStart: endsWithBlankLine)
    nextSequence += 1
    nextLine += survey.count + droppedLineCount
    return part
  }

  /// Keeps the beginning of a record that is longer than the limit, and drops the rest of its
  /// physical line without storing it.
  ///
  /// - Returns: The number of record ends inside the record that were dropped.
  private mutating func shortenLongRecord(in buffer: inout ByteBuffer) -> Int {
    let view = buffer.view
    let firstEnd = view.firstIndex(of: dialect.recordEnd, from: 0, to: view.count)
    let dropped =
      firstEnd.map { view.survey(of: dialect.recordEnd, from: $0, to: view.count).count } ?? 0
    buffer.truncate(to: min(4096, firstEnd ?? 4096))
    // The bytes that are carried over must not be longer than a record may be.
    let length = min(1 << 16, recordLimit)
    while !isAtEnd {
      carry.removeAll()
      isAtEnd = reader.append(to: &carry, length: length) < length
      if let end = carry.view.firstIndex(of: dialect.recordEnd, from: 0, to: carry.count) {
        carry.removeFirst(end + 1)
        // The bytes already read have to be looked at, even at the end of the input.
        if carry.count > 0 { isAtEnd = false }
        return dropped
      }
    }
    carry.removeAll()
    return dropped
  }
}

extension ByteView {
  /// Whether the line that ends just before an offset has only white space and delimiters.
  ///
  /// - Parameter isAtStart: The answer if there is no line before the offset.
  func isLineBlank(before start: Int, _ dialect: Dialect, orAtStart isAtStart: Bool) -> Bool {
    guard start > 0 else { return isAtStart }
    var offset = start - 1
    while offset > 0 {
      offset -= 1
      let byte = self[offset]
      if byte == dialect.recordEnd { return true }
      guard byte == 0x20 || byte == 0x0D || byte == dialect.delimiter else { return false }
    }
    return true
  }
}

/// A run of whole records.
struct Part {
  /// Its place among the parts of the input, from 0.
  var sequence: Int
  /// The offset of its first byte in the text of the input.
  var offset: Int
  /// The physical line of its first byte, from 1.
  var firstLine: Int
  /// How many physical lines it has: at least as many as records.
  var lineCount: Int
  /// Whether the line above its first is blank.
  var followsBlankLine: Bool
  /// Whether every byte is ASCII and none is NUL.
  var isPlain: Bool
  var faults: [RecordSplitter.Fault]
  /// How many bytes of the input were read when the part was made.
  var byteCountSoFar: Int
  /// The records in it, if they are not what lines are.
  var units: [Range<Int>] = []
  /// Where its rows were in the file, if they were made from records of another shape.
  var origin: PartOrigin?
}

/// Where the rows of a part made from records of another shape were in the original file.
///
/// The parser numbers the rows of such a part from 0.
struct PartOrigin: Sendable {
  /// Why a record of the original cannot be a row, and a message for it.
  struct Failure: Sendable {
    var reason: RejectionReason
    var message: String
    /// Whether the record is not whole, so that more may be missing.
    var isCut = false
  }

  /// A total that the original gives for some rows.
  struct Total: Sendable {
    var rows: Range<Int>
    var amount: ExactDecimal
    var tax: ExactDecimal
    var line: Int
  }

  /// The original as it was read, for excerpts.
  var bytes: [UInt8] = []
  /// Whether the original is JSON, where values have names.
  var isJSON = false
  /// The physical line of every row.
  private(set) var lines: [Int] = []
  /// The bytes of the original record of every row.
  private(set) var ranges: [Range<Int>] = []
  /// The rows made for records that cannot be read.
  private(set) var failures: [Int: Failure] = [:]
  /// In the order of the rows.
  private(set) var totals: [Total] = []

  mutating func append(line: Int, range: Range<Int>, failure: Failure? = nil) {
    if let failure { failures[lines.count] = failure }
    lines.append(line)
    ranges.append(range)
  }

  mutating func append(_ total: Total) { totals.append(total) }

  func line(_ row: Int) -> Int { lines.indices.contains(row) ? lines[row] : lines.last ?? 0 }

  /// The original record of a row without its secrets, cut to 4 096 bytes.
  func text(_ row: Int) -> String {
    guard ranges.indices.contains(row) else { return "" }
    let range = ranges[row].clamped(to: 0..<bytes.count)
    if isJSON { return SecretText.hidden(bytes[range]) }
    return String(decoding: bytes[range.prefix(4_096)], as: UTF8.self)
  }
}
