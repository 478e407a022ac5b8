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

  /// Whether a byte may be the last one of a blank.
  @inline(__always)
  static func mayEnd(with byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x7F: false
    case ...0x8B, 0x9F, 0xA0, 0xA8, 0xA9, 0xAF, 0xBF: true
    default: false
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
