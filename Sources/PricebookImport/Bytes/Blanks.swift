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
}

extension ByteView {
  /// A field without the blanks at its edges.
  func trimmed(from start: Int, to end: Int) -> (start: Int, end: Int) {
    // Most fields have visible ASCII at both edges.
    if start < end, self[start] &- 0x21 < 0x5F, self[end - 1] &- 0x21 < 0x5F { return (start, end) }
    var start = start
    var end = end
    while start < end {
      let length = Blanks.length(
        self[start], start + 1 < end ? self[start + 1] : 0, start + 2 < end ? self[start + 2] : 0)
      if length == 0 { break }
      start += length
    }
    while start < end {
      if self[end - 1] <= 0x20 {
        end -= 1
      } else if end - start >= 2, Blanks.length(self[end - 2], self[end - 1], 0) == 2 {
        end -= 2
      } else if end - start >= 3, Blanks.length(self[end - 3], self[end - 2], self[end - 1]) == 3 {
        end -= 3
      } else {
        break
      }
    }
    return (start, end)
  }

  /// Whether a field that is not empty has a blank at an edge.
  @inline(never)
  func hasBlankEdge(from start: Int, to end: Int) -> Bool {
    trimmed(from: start, to: end) != (start, end)
  }
}
