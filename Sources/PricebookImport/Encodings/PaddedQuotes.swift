/// Removes the blanks between a delimiter and a quote, as in `a, "b, c" ,d`, but not within quotes.
struct PaddedQuotes {
  /// Where in a line the last byte was.
  private enum State {
    case fieldStart, plain, quoted
    /// After a quote that closes the field, or is the first of two.
    case afterQuote
    /// After a quote that is out of place: the rest of the line says nothing.
    case brokenLine
  }

  private let delimiter, quote, recordEnd: UInt8
  private var state = State.fieldStart
  /// Blanks; the next byte says whether they stay.
  private var held: [UInt8] = []

  init(_ dialect: Dialect) {
    delimiter = dialect.delimiter
    quote = dialect.quote
    recordEnd = dialect.recordEnd
  }

  /// Appends the next byte, or holds it back.
  mutating func append(_ byte: UInt8, to text: inout ByteBuffer) {
    switch state {
    case .fieldStart:
      if isBlank(byte) { return held.append(byte) }
      if byte == quote { held.removeAll(keepingCapacity: true) } else { flush(&text) }
      state = byte == quote ? .quoted : isFieldEnd(byte) ? .fieldStart : .plain
    case .plain, .brokenLine:
      if byte == recordEnd || (byte == delimiter && state == .plain) { state = .fieldStart }
    case .quoted: if byte == quote { state = .afterQuote }
    case .afterQuote:
      if byte == quote, held.isEmpty {
        state = .quoted
      } else if isBlank(byte) {
        return held.append(byte)
      } else if isFieldEnd(byte) || byte == UInt8(ascii: "\r") {
        held.removeAll(keepingCapacity: true)
        if isFieldEnd(byte) { state = .fieldStart }
      } else {
        flush(&text)
        state = .brokenLine
      }
    }
    text.append(byte)
  }

  mutating func flush(_ text: inout ByteBuffer) {
    text.append(held)
    held.removeAll(keepingCapacity: true)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    (byte == 0x20 || byte == 0x09) && byte != delimiter
  }

  private func isFieldEnd(_ byte: UInt8) -> Bool { byte == delimiter || byte == recordEnd }
}
