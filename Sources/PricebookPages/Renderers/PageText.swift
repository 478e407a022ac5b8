/// Text of a page as UTF-8, added to piece by piece.
///
/// A page has tens of thousands of pieces of a few bytes each. Bytes in one buffer take each of
/// them for the price of a copy, where a string made for every cell would be allocated, checked
/// and let go. Safe because a borrowed string's bytes are only read while it is lent.
struct PageText {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// Adds text as it stands, such as our own markup.
  @inline(__always)
  static func += (page: inout PageText, text: String) {
    let isWhole: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe page.bytes.append(contentsOf: bytes)
    }
    if isWhole == nil { page.append(text.utf8Span.span) }
  }

  static func += (page: inout PageText, other: PageText) {
    page.bytes.append(contentsOf: other.bytes)
  }

  /// Adds text that is safe between tags and inside quoted attributes.
  mutating func append(escaping text: String) {
    let span = text.utf8Span.span
    guard !Escaping.needsHTMLEscapes(span) else { return self += Escaping.html(text) }
    append(span)
  }

  mutating func append(_ span: Span<UInt8>) {
    unsafe span.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Adds a byte as often as told.
  mutating func append(_ byte: UInt8, count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  /// Adds a whole number.
  mutating func append(_ number: UInt) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Takes the last byte away again.
  mutating func removeLast() {
    bytes.removeLast()
  }

  /// The text so far as a string.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
