/// Text of a page as UTF-8, added to piece by piece.
///
/// A page has tens of thousands of pieces of a few bytes each. One buffer of bytes costs a copy
/// for each of them, where a string for every cell would be allocated, checked and released.
struct PageText {
  var bytes: [UInt8] = []

  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  static func += (page: inout PageText, other: PageText) {
    page.bytes.append(contentsOf: other.bytes)
  }

  /// Adds text that is safe between tags and inside quoted attributes.
  mutating func append(escaping text: String) {
    self += Escaping.needsHTMLEscapes(text.utf8Span.span) ? Escaping.html(text) : text
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Adds a byte several times.
  mutating func append(_ byte: UInt8, count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  /// Adds a whole number.
  mutating func append(_ number: UInt) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  mutating func removeLast() {
    bytes.removeLast()
  }

  /// The text so far as a string.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
