/// Texts and their escapes.
extension JSONReader {
  /// A text in double quotes; the position is at its first quote.
  ///
  /// - Parameter isKept: Whether the text is needed; else it is only checked, and is empty.
  mutating func readText(isKept: Bool) -> String? {
    position += 1
    // Empty as long as no escape was met.
    var content: [UInt8] = []
    var runStart = position
    while true {
      position = endOfRun(from: position)
      guard let byte = current else { break }
      if byte == UInt8(ascii: "\"") {
        let run = runStart..<position
        position += 1
        if !content.isEmpty { content += bytes[run] }
        let (text, isValid) =
          content.isEmpty
          ? Self.text(of: bytes.span.extracting(run), isKept: isKept)
          : Self.text(of: content.span, isKept: isKept)
        if !isValid { hasRepairedText = true }
        return text
      }
      content += bytes[runStart..<position]
      guard let scalar = readEscape() else { return nil }
      content += Array(String(scalar).utf8)
      runStart = position
    }
    fail(.truncated, "the file ends inside a text")
    return nil
  }

  /// The place of the next quote or backslash, or the end.
  func endOfRun(from start: Int) -> Int {
    let bytes = bytes.span
    var place = start
    while place < end, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\\") {
      place += 1
    }
    return place
  }

  /// The text of bytes, repaired where they are not valid UTF-8.
  static func text(
    of bytes: Span<UInt8>, isKept: Bool = true
  ) -> (text: String, isValid: Bool) {
    if let text = try? UTF8Span(validating: bytes) {
      return (isKept ? String(copying: text) : "", true)
    }
    let copy = bytes.indices.map { bytes[$0] }
    return (String(decoding: copy, as: UTF8.self), false)
  }

  /// The character of an escape; the position is at its backslash.
  private mutating func readEscape() -> Unicode.Scalar? {
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
    guard position + 4 <= end else {
      position = end
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
