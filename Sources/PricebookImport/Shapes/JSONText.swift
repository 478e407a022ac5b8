/// The escapes in the texts of JSON.
enum JSONText {
  /// The bytes of a text with its escapes resolved; what is no escape stays as it is.
  static func unescaped(_ bytes: ByteView, from start: Int, to end: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var place = start
    while place < end {
      let byte = bytes[place]
      guard byte == UInt8(ascii: "\\"), place + 1 < end else {
        result.append(byte)
        place += 1
        continue
      }
      let escape = bytes[place + 1]
      place += 2
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "b"), UInt8(ascii: "f"): result.append(0x20)
      case UInt8(ascii: "u"):
        let (scalar, next) = scalar(bytes, from: place, to: end)
        result += Array(String(scalar).utf8)
        place = next
      default: result.append(escape)
      }
    }
    return result
  }

  /// The character of `\u` and the offset behind it; two that make a surrogate pair are one.
  private static func scalar(
    _ bytes: ByteView, from start: Int, to end: Int
  ) -> (Unicode.Scalar, next: Int) {
    guard let unit = codeUnit(bytes, from: start, to: end) else { return ("\u{FFFD}", start) }
    // A NUL would end the record in some readers, and names nothing.
    if unit == 0 { return (" ", start + 4) }
    if let scalar = Unicode.Scalar(unit) { return (scalar, start + 4) }
    let second = start + 4
    if unit < 0xDC00, second + 1 < end, bytes[second] == UInt8(ascii: "\\"),
      bytes[second + 1] == UInt8(ascii: "u"),
      let low = codeUnit(bytes, from: second + 2, to: end), low >= 0xDC00, low < 0xE000,
      let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
    {
      return (scalar, second + 6)
    }
    return ("\u{FFFD}", second)
  }

  private static func codeUnit(_ bytes: ByteView, from start: Int, to end: Int) -> UInt32? {
    guard start + 4 <= end else { return nil }
    return UInt32(bytes.text(from: start, to: start + 4), radix: 16)
  }
}
