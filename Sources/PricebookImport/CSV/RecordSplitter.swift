/// Decides where records end, and which quotes are out of place, by looking at quotes alone.
///
/// A quote opens a field only at the start of one; it closes where a quote that is not doubled
/// is followed by a delimiter, a record end or the end of the input. Any other quote spoils its
/// record: what follows the physical line of the quote is read on as if nothing had happened, so
/// that a missing quote costs one physical line and not the rest of the file.
///
/// The scan is linear in all: an open quote looks ahead over even runs of quotes only, and every
/// such run settles itself on the way back, so that no byte is looked over by two open quotes.
struct RecordSplitter {
  /// A record that cannot be used, known by the offset of its first fault.
  struct Fault: Equatable {
    enum Kind {
      case strayQuote
      case unclosedQuote
      case recordTooLong
    }

    var offset: Int
    var kind: Kind
  }

  let dialect: Dialect

  /// Faults in ascending order of their offsets.
  private(set) var faults: [Fault] = []

  /// Up to where quotes were looked at, outside of a quoted field.
  private var position = 0
  /// A quote that was not closed in the bytes so far, and up to where a close was looked for.
  private var open: (offset: Int, searched: Int)?
  /// A quote out of place whose physical line does not end in the bytes so far.
  private var isSkippingLine = false
  /// Behind the last quoted field that holds a record end, and where its record begins.
  private var anchor = 0
  private var anchorRecord = 0

  init(dialect: Dialect) {
    self.dialect = dialect
  }

  /// Starts over with bytes that begin at the start of a record.
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

  /// Gives up on a quote that was not closed as far as anyone looks.
  ///
  /// - Returns: Whether there was one.
  mutating func abandonOpenQuote() -> Bool {
    guard let pending = open else { return false }
    open = nil
    faults.append(Fault(offset: pending.offset, kind: .unclosedQuote))
    skipLine(after: pending.offset)
    return true
  }

  /// Scans as far as the bytes allow and tells where the last whole record ends.
  ///
  /// - Parameters:
  ///   - bytes: The bytes since ``restart()``; more than in the call before.
  ///   - isEnd: Whether the input ends with them.
  /// - Returns: The offset behind the last record end; everything where `isEnd`.
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
          faults.append(Fault(offset: quote, kind: .strayQuote))
          skipLine(after: quote)
        }
      } else {
        position = end
        break
      }
    }
    if isEnd { return end }
    return recordStart(before: open?.offset ?? end, in: bytes)
  }

  /// Looks for the quote that closes a field.
  ///
  /// - Returns: Whether it is known how the field ends.
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
        faults.append(Fault(offset: pending.offset, kind: .strayQuote))
        skipLine(after: pending.offset)
      }
      return true
    }
    open = (pending.offset, max(search, end))
    return isEnd && abandonOpenQuote()
  }

  /// Whether a single quote ends its field; `nil` where the bytes do not tell yet.
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

  /// Where the record begins that an offset outside of quoted fields belongs to.
  private func recordStart(before offset: Int, in bytes: ByteView) -> Int {
    bytes.lastIndex(of: dialect.recordEnd, from: anchor, to: offset).map { $0 + 1 }
      ?? anchorRecord
  }
}
