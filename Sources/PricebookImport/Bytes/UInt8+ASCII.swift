extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether the byte may be part of a number of JSON or of one of its words.
  var isInJSONWord: Bool {
    isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
      || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
  }

  /// How many bytes a character has in UTF-8 that begins with this one; 1 where none does.
  var lengthInUTF8: Int { self >= 0xF0 ? 4 : self >= 0xE0 ? 3 : self >= 0xC2 ? 2 : 1 }

  var isHexadecimalDigit: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
  }
}

extension Span<UInt8> {
  /// The places from the first digit to the last; `nil` without any.
  var digits: ClosedRange<Int>? {
    var first = 0
    while first < count, !self[first].isDigit { first += 1 }
    guard first < count else { return nil }
    var last = count - 1
    while !self[last].isDigit { last -= 1 }
    return first...last
  }
}

extension ByteView {
  func trimmed(from start: Int, to end: Int) -> (start: Int, end: Int) {
    // Most fields begin with visible ASCII, and end with what is part of no blank.
    if start < end, self[start] &- 0x21 < 0x5F, !Blanks.mayEnd(with: self[end - 1]) {
      return (start, end)
    }
    return Blanks.trimmed(from: start, to: end) { self[$0] }
  }

  /// Whether a text has no blanks at its edges, and is not empty.
  @inline(__always)
  func isTrimmed(from start: Int, to end: Int) -> Bool {
    // Visible ASCII at the beginning, and what ends no blank, need no closer look.
    end > start
      && ((self[start] &- 0x21 < 0x5F && !Blanks.mayEnd(with: self[end &- 1]))
        || !hasBlankEdge(from: start, to: end))
  }

  @inline(never)
  private func hasBlankEdge(from start: Int, to end: Int) -> Bool {
    trimmed(from: start, to: end) != (start, end)
  }
}
