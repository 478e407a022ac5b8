/// Decides where records end, and which quotes are out of place, by looking at quotes alone.
///
/// A quote opens a field only at the start of one; inside a field that is not quoted, it is text. A
/// quoted field closes at a quote that is not doubled and is followed by a delimiter, a record end
/// or the end of the input. Any other quote makes its record unusable, and reading continues after
/// its physical line. So a missing quote costs one physical line and not the rest of the file.
///
/// The scan takes linear time: an open quote looks ahead over even runs of quotes only, and each run
/// is settled when it is passed, so that no two open quotes look at the same byte.
struct RecordSplitter {
  /// A place in a part where its records are broken, such as a quote that never closes.
  struct Fault: Equatable {
    var offset: Int
    /// Where rows are made of other records, ``PartOrigin`` has the reason of one that cannot be a row.
    var reason: RejectionReason
  }

  let dialect: Dialect
  /// Faults in ascending order of their offsets.
  private(set) var faults: [Fault] = []
  /// How far the bytes were scanned, outside of quoted fields.
  private var position = 0
  /// A quote that was not closed in the bytes so far, and how far the closing quote was searched.
  private var open: (offset: Int, searched: Int)?
  /// Whether the bytes so far end in the physical line of a quote that is out of place.
  private var isSkippingLine = false
  /// The offset after the last quoted field that contains a record end, and where its record begins.
  private var anchor = 0
  private var anchorRecord = 0
  init(dialect: Dialect) { self.dialect = dialect }

  mutating func restart() {
    faults.removeAll(keepingCapacity: true)
    position = 0
    open = nil
    isSkippingLine = false
    anchor = 0
    anchorRecord = 0
  }

  /// Drops the faults of records that are left to the next part.
  mutating func forgetFaults(from offset: Int) {
    while let last = faults.last, last.offset >= offset { faults.removeLast() }
  }

  /// Gives up on a quote not closed within the longest record; returns whether there was one.
  mutating func abandonOpenQuote() -> Bool {
    guard let pending = open else { return false }
    open = nil
    faults.append(Fault(offset: pending.offset, reason: .unclosedQuote))
    skipLine(after: pending.offset)
    return true
  }

  /// Scans the bytes since ``restart()``, more than before, and finds the end of the last whole
  /// record, which is that of the bytes if the input ends with them.
  mutating func lastBoundary(in bytes: ByteView, isEnd: Bool) -> Int {
    let end = bytes.count
    while true {
      if let pending = open {
        guard resolve(pending, in: bytes, isEnd: isEnd) else { break }
      } else if isSkippingLine {
        guard let found = bytes.firstIndex(of: dialect.recordEnd, from: position, to: end) else {
          position = end
          break
        }
        isSkippingLine = false
        position = found + 1
      } else if let quote = bytes.firstIndex(of: dialect.quote, from: position, to: end) {
        if isFieldStart(quote, in: bytes) {
          open = (quote, quote + 1)
        } else {
          // Inside a field that is not quoted, a quote is text.
          position = quote + 1
        }
      } else {
        position = end
        break
      }
    }
    if isEnd { return end }
    return recordStart(before: open?.offset ?? end, in: bytes)
  }

  /// Looks for the quote that closes a field, and returns whether it is known how the field ends.
  private mutating func resolve(
    _ pending: (offset: Int, searched: Int), in bytes: ByteView, isEnd: Bool
  ) -> Bool {
    let end = bytes.count
    var search = pending.searched
    while let quote = bytes.firstIndex(of: dialect.quote, from: search, to: end) {
      let isLast = quote + 1 >= end
      if isLast, !isEnd {
        open = (pending.offset, quote)
        return false
      }
      if !isLast, bytes[quote + 1] == dialect.quote {
        search = quote + 2
        continue
      }
      guard let closes = closesField(quote, in: bytes, isEnd: isEnd) else {
        open = (pending.offset, quote)
        return false
      }
      open = nil
      if closes {
        close(from: pending.offset, to: quote, in: bytes)
      } else {
        faults.append(Fault(offset: pending.offset, reason: .strayQuote))
        skipLine(after: pending.offset)
      }
      return true
    }
    open = (pending.offset, max(search, end))
    return isEnd && abandonOpenQuote()
  }

  /// Whether a single quote ends its field; `nil` if later bytes decide.
  private func closesField(_ quote: Int, in bytes: ByteView, isEnd: Bool) -> Bool? {
    let next = quote + 1
    guard next < bytes.count else { return isEnd ? true : nil }
    let byte = bytes[next]
    if byte == dialect.delimiter || byte == dialect.recordEnd { return true }
    guard byte == UInt8(ascii: "\r") else { return false }
    guard next + 1 < bytes.count else { return isEnd ? true : nil }
    return bytes[next + 1] == dialect.recordEnd
  }

  private mutating func close(from opening: Int, to closing: Int, in bytes: ByteView) {
    if bytes.firstIndex(of: dialect.recordEnd, from: opening, to: closing) != nil {
      anchorRecord = recordStart(before: opening, in: bytes)
      anchor = closing + 1
    }
    position = closing + 1
  }

  private mutating func skipLine(after quote: Int) {
    isSkippingLine = true
    position = quote + 1
  }

  private func isFieldStart(_ offset: Int, in bytes: ByteView) -> Bool {
    guard offset > 0 else { return true }
    let before = bytes[offset - 1]
    return before == dialect.delimiter || before == dialect.recordEnd
  }

  /// The start of the record that contains an offset outside of quoted fields.
  private func recordStart(before offset: Int, in bytes: ByteView) -> Int {
    bytes.lastIndex(of: dialect.recordEnd, from: anchor, to: offset).map { $0 + 1 } ?? anchorRecord
  }
}
