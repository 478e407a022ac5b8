/// Finds the elements of an array by brackets and quotes alone.
struct JSONElementScan {
  /// The elements that are whole.
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
      if skipWords(bytes) { continue }
      let end = min(position &+ 32, bytes.count)
      while position < end, !isArrayOver { if !skipWord(bytes) { takeWord(bytes) } }
    }
  }

  private mutating func takeWord(_ bytes: ByteView) {
    let end = min(position &+ 8, bytes.count)
    while position < end, !isArrayOver {
      take(bytes[position])
      position &+= 1
    }
  }

  private mutating func take(_ byte: UInt8) {
    if isInText {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInText = false
        if depth == 0 { finish(at: position + 1) }
      }
      return
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
  }

  /// Goes past 32 bytes without brackets, as most are within an element; returns whether it did.
  @inline(__always)
  private mutating func skipWords(_ bytes: ByteView) -> Bool {
    guard depth > 0, !isEscaped, position &+ 32 <= bytes.count else { return false }
    typealias Words = SIMD4<UInt64>
    let words = bytes.words(at: position)
    let ones = Words(repeating: WordSearch.pattern(1))
    let backslashes = words ^ Words(repeating: WordSearch.pattern(UInt8(ascii: "\\")))
    // One bit makes square brackets braces, and nothing else.
    let braces = words | Words(repeating: WordSearch.pattern(0x20))
    let opening = braces ^ Words(repeating: WordSearch.pattern(UInt8(ascii: "{")))
    let closing = braces ^ Words(repeating: WordSearch.pattern(UInt8(ascii: "}")))
    // The high bit of some byte, if one of them is zero.
    let zeros =
      (backslashes &- ones) & ~backslashes | (opening &- ones) & ~opening
      | (closing &- ones) & ~closing
    guard (zeros[0] | zeros[1] | zeros[2] | zeros[3]) & WordSearch.pattern(0x80) == 0
    else { return false }
    let quotes = words ^ Words(repeating: WordSearch.pattern(UInt8(ascii: "\"")))
    let low = Words(repeating: WordSearch.pattern(0x7F))
    // The high bit of every byte that is no quote: of 32, as many are odd as are quotes.
    let others = ((quotes & low) &+ low) | quotes
    let odd = (others[0] ^ others[1] ^ others[2] ^ others[3]) & WordSearch.pattern(0x80)
    if WordSearch.sumOfBytes(odd &>> 7) & 1 == 1 { isInText.toggle() }
    position &+= 32
    return true
  }

  /// Goes past eight bytes in which an element neither begins nor ends, as in most; returns whether it
  /// did.
  @inline(__always)
  private mutating func skipWord(_ bytes: ByteView) -> Bool {
    guard depth > 0, !isEscaped, position &+ 8 <= bytes.count else { return false }
    let word = bytes.word(at: position)
    guard WordSearch.hits(word, WordSearch.pattern(UInt8(ascii: "\\"))) == 0 else { return false }
    // Of every byte, whether the quotes up to it are odd: then it is part of a text.
    var texts = WordSearch.exactHits(word, WordSearch.pattern(UInt8(ascii: "\"")))
    texts ^= texts &<< 8
    texts ^= texts &<< 16
    texts ^= texts &<< 32
    if isInText { texts ^= WordSearch.pattern(0x80) }
    // One bit makes square brackets braces, and nothing else.
    let braces = word | WordSearch.pattern(0x20)
    let opening = WordSearch.exactHits(braces, WordSearch.pattern(UInt8(ascii: "{"))) & ~texts
    let closing = WordSearch.exactHits(braces, WordSearch.pattern(UInt8(ascii: "}"))) & ~texts
    if opening | closing != 0 {
      guard depth > closing.nonzeroBitCount else { return false }
      depth += opening.nonzeroBitCount - closing.nonzeroBitCount
    }
    isInText = texts &>> 63 == 1
    position &+= 8
    return true
  }

  private mutating func finish(at end: Int) {
    if let start, start < end { elements.append(start..<end) }
    start = nil
  }
}
