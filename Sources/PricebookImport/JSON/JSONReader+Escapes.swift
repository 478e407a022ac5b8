/// Escapes in texts.
extension JSONReader {
  /// The character of an escape; the position is at its backslash.
  mutating func readEscape() -> Unicode.Scalar? {
    position += 1
    guard let byte = current else {
      fail(.truncated, "the file ends inside a text")
      return nil
    }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = readCodeUnit() else { return nil }
      return readScalar(startingWith: unit)
    default:
      position -= 1
      fail(.syntax, "a backslash is not allowed before \(found)")
      return nil
    }
  }

  /// The character of one code unit, or of two that make a surrogate pair; a lone surrogate is
  /// no character and is replaced.
  private mutating func readScalar(startingWith unit: UInt32) -> Unicode.Scalar? {
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let start = position
    if unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      guard let low = readCodeUnit() else { return nil }
      if low >= 0xDC00, low < 0xE000 {
        return Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
      }
    }
    position = start
    hasRepairedText = true
    return "\u{FFFD}"
  }

  private mutating func readCodeUnit() -> UInt32? {
    guard position + 4 <= bytes.count else {
      position = bytes.count
      fail(.truncated, "the file ends inside a text")
      return nil
    }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard digits.utf8.allSatisfy(\.isHexadecimalDigit),
      let unit = UInt32(digits, radix: 16)
    else {
      fail(.syntax, "\\u needs four hexadecimal digits, found \(shown(digits))")
      return nil
    }
    position += 4
    return unit
  }
}
