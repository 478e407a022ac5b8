internal import Synchronization

/// Hands out the parts of a JSON document: runs of whole elements of one array, or all of it.
///
/// Not safe for use by two threads at once; ``SharedPartSource`` guards it.
struct JSONPartSource: ~Copyable {
  private var reader: TextSource
  private let unit: JSONRowTable.Unit
  let blockSize: Int
  private let limit: Int
  /// The beginning of an element whose end was not yet read.
  private var carry = ByteBuffer(capacity: 4096)
  private var nextSequence = 0
  private var nextLine: Int
  private var isAtEnd = false

  /// Bytes read so far, including those before the data.
  var byteCount: Int { reader.byteCount }
  var failure: ReadFailure? { reader.failure }
  var expectedSize: Int? { reader.expectedSize }
  var storedSize: Int? { reader.storedSize }

  /// - Parameter limit: The longest element, in bytes.
  init(
    _ input: FileInput, displayPath: String, table: JSONRowTable, blockSize: Int, limit: Int
  ) throws(ReadFailure) {
    reader = try TextSource(input, displayPath: displayPath, dialect: table.dialect)
    unit = table.unit
    let share = reader.expectedSize.map { max(1 << 16, $0 / 32) } ?? blockSize
    self.blockSize = min(max(64, min(blockSize, share)), 1 << 30)
    self.limit = limit
    nextLine = table.dialect.dataLine
    reader.skip(table.dialect.dataOffset)
  }

  /// Fills a buffer with the next whole elements.
  ///
  /// - Returns: What they are, or `nil` at the end of the input and after a ``failure``.
  mutating func next(into buffer: inout ByteBuffer) -> Part? {
    guard !isAtEnd else { return nil }
    buffer.removeAll()
    let offset = reader.offset - carry.count
    buffer.append(carry.view, from: 0, to: carry.count)
    carry.removeAll()
    var scan = JSONElementScan()
    while !isAtEnd, unit == .document || scan.elements.isEmpty {
      if buffer.count > limit { break }
      let length = max(blockSize, min(buffer.count, limit))
      isAtEnd = reader.append(to: &buffer, length: length) < length
      if unit == .document { continue }
      scan.scan(buffer.view)
      if scan.isArrayOver { isAtEnd = true }
    }
    if failure != nil { isAtEnd = true }
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
    let lineCount = buffer.view.survey(of: 0x0A, from: 0, to: buffer.count).count
    let part = Part(
      sequence: nextSequence, offset: offset, firstLine: nextLine, lineCount: lineCount,
      followsBlankLine: false, isPlain: false, faults: [], byteCountSoFar: byteCount, units: units)
    nextSequence += 1
    nextLine += lineCount
    return part
  }

  mutating func stop() { isAtEnd = true }
}

/// Finds the elements of an array by brackets and quotes alone.
struct JSONElementScan {
  private(set) var elements: [Range<Int>] = []
  /// Where the element begins that is not whole.
  private(set) var start: Int?
  /// Whether the closing bracket of the array was passed.
  private(set) var isArrayOver = false
  private var position = 0
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  /// Scans on; the bytes are those of the call before and more.
  mutating func scan(_ bytes: ByteView) {
    while position < bytes.count, !isArrayOver {
      let byte = bytes[position]
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
          if depth == 0 { finish(at: position + 1) }
        }
        position += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        if start == nil { start = position }
        isInText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if start == nil { start = position }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth > 0 {
          depth -= 1
          if depth == 0 { finish(at: position + 1) }
        } else {
          finish(at: position)
          isArrayOver = true
        }
      case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D: if depth == 0 { finish(at: position) }
      default: if start == nil { start = position }
      }
      position += 1
    }
  }

  private mutating func finish(at end: Int) {
    if let start, start < end { elements.append(start..<end) }
    start = nil
  }
}

/// A source of parts that several threads use in turn.
///
/// Safe to share because every use of the source holds the lock.
final class SharedPartSource: @unchecked Sendable {
  private var records: PartSource?
  private var elements: JSONPartSource?
  private let lock = Mutex(())
  let expectedSize: Int?
  /// The size of a file as far as memory may be reserved for it.
  let storedSize: Int?
  let blockSize: Int

  init(_ source: consuming PartSource) {
    expectedSize = source.expectedSize
    storedSize = source.storedSize
    blockSize = source.blockSize
    records = consume source
  }

  init(_ source: consuming JSONPartSource) {
    expectedSize = source.expectedSize
    storedSize = source.storedSize
    blockSize = source.blockSize
    elements = consume source
  }

  /// Fills a buffer with the next whole records; `nil` at the end.
  func next(into buffer: inout ByteBuffer) -> Part? {
    lock.withLock { _ in
      records == nil ? elements?.next(into: &buffer) : records?.next(into: &buffer)
    }
  }

  func stop() {
    lock.withLock { _ in
      records?.stop()
      elements?.stop()
    }
  }

  var outcome: (byteCount: Int, failure: ReadFailure?) {
    lock.withLock { _ in
      records == nil
        ? (elements?.byteCount ?? 0, elements?.failure)
        : (records?.byteCount ?? 0, records?.failure)
    }
  }
}
