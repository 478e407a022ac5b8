/// Text of a page as UTF-8, added to piece by piece.
///
/// A page has tens of thousands of pieces of a few bytes each. One buffer of bytes costs a copy
/// for each of them, where a string for every cell would be allocated, checked and released.
struct PageText {
  var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  static func += (page: inout PageText, other: PageText) {
    page.bytes.append(contentsOf: other.bytes)
  }

  /// Adds text as it is, such as our own markup.
  ///
  /// Not inlined, nor is what draws and escapes with it: copies in a thousand callers would double
  /// the time of a release build and save nothing.
  @inline(never)
  static func += (page: inout PageText, text: String) {
    // Pieces are short: a loop is faster than what copies any sequence.
    let added = text.utf8Span.span
    page.bytes.append(addingCapacity: added.count) { room in
      for place in added.indices { room.append(added[place]) }
    }
  }

  /// Adds text that is safe between tags and inside quoted attributes.
  @inline(never) mutating func append(escaping text: String) {
    if Escaping.needsHTMLEscapes(text.utf8Span.span) {
      Escaping.appendHTML(text, to: &bytes)
    } else {
      self += text
    }
  }
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ byte: UInt8, count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  /// Adds a number of tenths with at most one decimal.
  mutating func append(tenths: Int) {
    // Filled from its end: 19 digits fit.
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var first = digits.count
    let (whole, decimal) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    var rest = whole
    repeat {
      first -= 1
      digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
    for place in first..<digits.count { bytes.append(digits[place]) }
    if decimal > 0 {
      bytes.append(UInt8(ascii: "."))
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: decimal))
    }
  }

  mutating func removeLast() { bytes.removeLast() }
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
