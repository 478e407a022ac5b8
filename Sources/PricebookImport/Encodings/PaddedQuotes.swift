/// Removes the blanks between a delimiter and a quote: of `a, "b, c" ,d`.
///
/// Blanks inside quoted fields stay, so that it follows where fields begin and end.
struct PaddedQuotes {
  private enum State {
    case fieldStart
    case plain
    case quoted
    /// After a quote that closes the field, or is the first of two.
    case afterQuote
    /// After a quote that is out of place: the rest of the line says nothing.
    case brokenLine
  }

  private let delimiter: UInt8
  private let quote: UInt8
  private let recordEnd: UInt8
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
    case .quoted:
      if byte == quote { state = .afterQuote }
    case .afterQuote:
      if byte == quote, held.isEmpty {
        state = .quoted
      } else if isBlank(byte) {
        return held.append(byte)
      } else if isFieldEnd(byte) {
        held.removeAll(keepingCapacity: true)
        state = .fieldStart
      } else if byte == UInt8(ascii: "\r") {
        held.removeAll(keepingCapacity: true)
      } else {
        flush(&text)
        state = .brokenLine
      }
    }
    text.append(byte)
  }

  /// Appends what was held back.
  mutating func flush(_ text: inout ByteBuffer) {
    text.append(held)
    held.removeAll(keepingCapacity: true)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    (byte == 0x20 || byte == 0x09) && byte != delimiter
  }

  private func isFieldEnd(_ byte: UInt8) -> Bool { byte == delimiter || byte == recordEnd }
}
