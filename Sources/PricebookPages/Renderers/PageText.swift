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

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ byte: UInt8, count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  /// Adds a whole number.
  mutating func append(count: UInt) {
    // Filled from its end: 20 digits fit.
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var first = digits.count
    var rest = count
    repeat {
      first -= 1
      digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    for place in first..<digits.count { bytes.append(digits[place]) }
  }

  /// Adds a number of tenths with at most one decimal.
  mutating func append(tenths: Int) {
    let (whole, decimal) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
    append(count: whole)
    if decimal > 0 {
      bytes.append(UInt8(ascii: "."))
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: decimal))
    }
  }

  mutating func removeLast(_ count: Int = 1) { bytes.removeLast(count) }
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
