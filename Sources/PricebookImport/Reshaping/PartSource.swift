internal import Synchronization

/// Cuts one input into parts (``InputPart``) of whole records, and hands them out in order to several
/// threads in turn.
///
/// Safe to share because every use of the state holds the lock.
final class PartSource: @unchecked Sendable {
  private let lock = Mutex(())
  private var reader: TextSource
  private var splitter: RecordSplitter
  private let dialect: Dialect
  private let unit: JSONRowTable.Unit
  let expectedSize: Int?
  /// The size of a file as far as memory may be reserved for it.
  let storedSize: Int?
  let blockSize: Int
  private let recordLimit: Int
  /// The beginning of a record or an element whose end was not yet read.
  private var carry = ByteBuffer(capacity: 4096)
  private var nextSequence = 0
  private var nextLine: Int
  private var isAtEnd = false
  private var endsWithBlankLine = false

  /// Never tears a unit apart, which has at most `recordLimit` bytes.
  init(
    _ input: FileInput, displayPath: String, dialect: Dialect, unit: JSONRowTable.Unit = .line,
    blockSize: Int, recordLimit: Int
  ) throws(ReadFailure) {
    reader = try TextSource(input, displayPath: displayPath, dialect: dialect)
    splitter = RecordSplitter(dialect: dialect)
    self.dialect = dialect
    self.unit = unit
    expectedSize = reader.expectedSize
    storedSize = reader.storedSize
    // A small file has enough parts that no thread waits long for the last part of another.
    let share = reader.expectedSize.map { max(1 << 16, $0 / 32) } ?? blockSize
    self.blockSize = min(max(1, min(blockSize, share)), 1 << 30)
    self.recordLimit = max(1, recordLimit)
    nextLine = dialect.dataLine
    reader.skip(dialect.dataOffset)
  }

  /// Fills a buffer with what comes next; `nil` at the end of the input and after a failure.
  func next(into buffer: inout ByteBuffer) -> InputPart? {
    lock.withLock { _ in nextPart(into: &buffer) }
  }

  func stop() { lock.withLock { _ in isAtEnd = true } }

  /// How much was read, and why not more.
  var outcome: (byteCount: Int, failure: ReadFailure?) {
    lock.withLock { _ in (reader.byteCount, reader.failure) }
  }

  private func nextPart(into buffer: inout ByteBuffer) -> InputPart? {
    guard !isAtEnd else { return nil }
    if buffer.capacity > 4 * max(blockSize, 1 << 16) { buffer = ByteBuffer(capacity: blockSize) }
    buffer.removeAll()
    let offset = reader.offset - carry.count
    buffer.append(carry.view, from: 0, to: carry.count)
    carry.removeAll()
    return unit == .line
      ? nextRecords(into: &buffer, offset: offset) : nextElements(into: &buffer, offset: offset)
  }

  /// The next block up to the last record that ends in it; a record that is too long is cut and
  /// refused.
  private func nextRecords(into buffer: inout ByteBuffer, offset: Int) -> InputPart? {
    splitter.restart()
    var boundary = 0
    while boundary == 0, !isAtEnd {
      // A buffer never grows beyond one byte more than the longest record, whatever the block size.
      let length = min(max(blockSize, buffer.count), recordLimit + 1 - buffer.count)
      isAtEnd = reader.append(to: &buffer, length: length) < length
      // Where a failure cut the input, no record ends.
      let isEnd = isAtEnd && reader.failure == nil
      boundary = splitter.lastBoundary(in: buffer.view, isEnd: isEnd)
      while boundary == 0, buffer.count > recordLimit {
        if splitter.abandonOpenQuote() {
          boundary = splitter.lastBoundary(in: buffer.view, isEnd: isEnd)
        } else {
          let dropped = shortenLongRecord(in: &buffer)
          return finish(
            &buffer, offset: offset,
            faults: [RecordSplitter.Fault(offset: 0, reason: .recordTooLong)],
            droppedLineCount: dropped)
        }
      }
    }
    carry.append(buffer.view, from: boundary, to: buffer.count)
    buffer.truncate(to: boundary)
    splitter.forgetFaults(from: boundary)
    return finish(&buffer, offset: offset, faults: splitter.faults)
  }

  /// The next block up to the last element of the array that ends in it, or the whole document.
  private func nextElements(into buffer: inout ByteBuffer, offset: Int) -> InputPart? {
    var scan = JSONElementScan()
    while !isAtEnd, unit == .document || scan.elements.isEmpty {
      if buffer.count > recordLimit { break }
      let length = max(blockSize, min(buffer.count, recordLimit))
      isAtEnd = reader.append(to: &buffer, length: length) < length
      if unit == .document { continue }
      scan.scan(buffer.view)
      if scan.isArrayOver { isAtEnd = true }
    }
    if reader.failure != nil { isAtEnd = true }
    if buffer.count == 0 { return nil }
    var units = scan.elements
    var boundary = units.last?.upperBound ?? 0
    if unit == .document {
      units = [0..<buffer.count]
      boundary = buffer.count
      isAtEnd = true
    } else if isAtEnd || boundary == 0 {
      // What is cut off, or too long to be read, is refused by the reader of units.
      if !scan.isArrayOver { units.append((scan.start ?? buffer.count)..<buffer.count) }
      boundary = buffer.count
      isAtEnd = true
    }
    carry.append(buffer.view, from: boundary, to: buffer.count)
    buffer.truncate(to: boundary)
    let survey = buffer.view.survey(of: 0x0A, from: 0, to: buffer.count)
    return part(
      offset: offset, lineCount: survey.count, isPlain: survey.isASCII && !survey.hasNUL,
      units: units)
  }

  private func finish(
    _ buffer: inout ByteBuffer, offset: Int, faults: [RecordSplitter.Fault],
    droppedLineCount: Int = 0
  ) -> InputPart? {
    if buffer.count == 0 { return nil }
    if buffer.view[buffer.count - 1] != dialect.recordEnd {
      // The last record may end with the input; the parser relies on a record end.
      buffer.append(dialect.recordEnd)
    }
    let survey = buffer.view.survey(of: dialect.recordEnd, from: 0, to: buffer.count)
    defer {
      endsWithBlankLine = buffer.view.isLineBlank(
        before: buffer.count, dialect, orAtStart: endsWithBlankLine)
    }
    return part(
      offset: offset, lineCount: survey.count, isPlain: survey.isASCII && !survey.hasNUL,
      faults: faults, droppedLineCount: droppedLineCount)
  }

  private func part(
    offset: Int, lineCount: Int, isPlain: Bool, faults: [RecordSplitter.Fault] = [],
    units: [Range<Int>] = [], droppedLineCount: Int = 0
  ) -> InputPart {
    defer {
      nextSequence += 1
      nextLine += lineCount + droppedLineCount
    }
    return InputPart(
      sequence: nextSequence, offset: offset, firstLine: nextLine, lineCount: lineCount,
      followsBlankLine: endsWithBlankLine, isPlain: isPlain, faults: faults,
      byteCountSoFar: reader.byteCount, units: units)
  }

  /// Passes over the rest of a record beyond the limit; returns how many record ends are in it.
  private func shortenLongRecord(in buffer: inout ByteBuffer) -> Int {
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
