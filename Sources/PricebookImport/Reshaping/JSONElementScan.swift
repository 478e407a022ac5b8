/// Finds the elements of an array by brackets and quotes alone.
struct JSONElementScan {
  private(set) var elements: [Range<Int>] = []
  private(set) var start: Int?
  private(set) var isArrayOver = false
  private var position = 0
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  /// Scans on; the bytes are those of the call before and more.
  mutating func scan(_ bytes: ByteView) {
    while position < bytes.count, !isArrayOver {
      if isInText, !isEscaped { skipText(bytes) }
      guard position < bytes.count else { return }
      let byte = bytes[position]
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
          if depth == 0 { finish(at: position + 1) }
        }
        position += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        if start == nil { start = position }
        isInText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if start == nil { start = position }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth > 0 {
          depth -= 1
          if depth == 0 { finish(at: position + 1) }
        } else {
          finish(at: position)
          isArrayOver = true
        }
      case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D: if depth == 0 { finish(at: position) }
      default: if start == nil { start = position }
      }
      position += 1
    }
  }

  /// Goes on to the next quote or backslash of a text, or to the end.
  private mutating func skipText(_ bytes: ByteView) {
    let quotes = WordSearch.pattern(UInt8(ascii: "\""))
    let backslashes = WordSearch.pattern(UInt8(ascii: "\\"))
    while position < bytes.count {
      let word = bytes.word(at: position)
      let hits = WordSearch.hits(word, quotes) | WordSearch.hits(word, backslashes)
      guard hits == 0 else {
        position &+= hits.trailingZeroBitCount &>> 3
        break
      }
      position &+= 8
    }
    position = min(position, bytes.count)
  }

  private mutating func finish(at end: Int) {
    if let start, start < end { elements.append(start..<end) }
    start = nil
  }
}
