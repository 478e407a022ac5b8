extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether the byte may be part of a number of JSON or of one of its words.
  var isInJSONWord: Bool {
    isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
      || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
  }

  var isHexadecimalDigit: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
  }
}

/// Blanks at the edges of fields: white space, no-break blanks, the wide blank of Japanese.
enum Blanks {
  /// How many bytes the blank has that begins with up to three bytes; 0 where none does.
  @inline(__always)
  static func length(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    if first <= 0x20 { return 1 }
    switch (first, second, third) {
    case (0xC2, 0xA0, _): return 2
    // U+2000 to U+200B, U+2028, U+2029, U+202F.
    case (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF):
      return 3
    // U+205F, U+2060, U+3000, and a byte order mark in the middle of a file.
    case (0xE2, 0x81, 0x9F), (0xE2, 0x81, 0xA0), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): return 3
    default: return 0
    }
  }

  /// A range of bytes without the blanks at its edges.
  @inline(__always)
  static func trimmed(
    from start: Int, to end: Int, _ byte: (Int) -> UInt8
  ) -> (start: Int, end: Int) {
    var start = start
    var end = end
    while start < end {
      let length = Blanks.length(
        byte(start), start + 1 < end ? byte(start + 1) : 0, start + 2 < end ? byte(start + 2) : 0)
      if length == 0 { break }
      start += length
    }
    while start < end {
      if byte(end - 1) <= 0x20 {
        end -= 1
      } else if end - start >= 2, Blanks.length(byte(end - 2), byte(end - 1), 0) == 2 {
        end -= 2
      } else if end - start >= 3, Blanks.length(byte(end - 3), byte(end - 2), byte(end - 1)) == 3 {
        end -= 3
      } else {
        break
      }
    }
    return (start, end)
  }
}

extension ByteView {
  func trimmed(from start: Int, to end: Int) -> (start: Int, end: Int) {
    // Most fields have visible ASCII at both edges.
    if start < end, self[start] &- 0x21 < 0x5F, self[end - 1] &- 0x21 < 0x5F { return (start, end) }
    return Blanks.trimmed(from: start, to: end) { self[$0] }
  }

  @inline(never)
  func hasBlankEdge(from start: Int, to end: Int) -> Bool {
    trimmed(from: start, to: end) != (start, end)
  }
}

/// Finds bytes inside a word of eight (Mycroft's zero-byte test; the lowest hit is exact).
enum WordSearch {
  @inline(__always)
  static func pattern(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  @inline(__always)
  static func sumOfBytes(_ word: UInt64) -> Int {
    let pairs = (word & 0x00FF_00FF_00FF_00FF) &+ (word &>> 8 & 0x00FF_00FF_00FF_00FF)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
  }

  /// High bits at the bytes that equal the pattern's; only the lowest is sure to be one.
  @inline(__always)
  static func hits(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
    let difference = word ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }
}
