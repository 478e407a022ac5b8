/// A name cut into numbers, words and marks.
struct PackageTokens {
  enum Kind {
    /// Digits with the marks between them; a fraction sign may follow.
    case number
    /// Letters, and everything that is not a digit, space or ASCII punctuation.
    case word
    /// One punctuation mark; a multiplication sign is `*`, every dash is `-`.
    case mark(UInt8)
  }

  struct Token {
    var kind: Kind
    /// Offsets into ``PackageTokens/bytes``.
    var start: Int
    var end: Int
    /// Whether this token follows the one before without a space.
    var isGlued: Bool
    /// Eighths that a fraction sign adds: `½` is 4.
    var eighths: UInt8 = 0
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []

  /// Whether a name has a digit or a fraction sign at all.
  static func mayHoldNumber(_ name: String) -> Bool {
    // Fraction signs begin with one of two bytes, which many other letters share: a cheap guess.
    name.utf8.contains { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0xC2 || $0 == 0xE2 }
  }

  init(_ name: String) {
    bytes = Array(name.utf8)
    tokens.reserveCapacity(12)
    var index = 0
    var end = 0
    while index < bytes.count {
      let space = spaceLength(at: index)
      if space > 0 {
        index += space
        continue
      }
      var token = Token(kind: .word, start: index, end: index, isGlued: index == end)
      if isDigit(index) {
        token.kind = .number
        token.end = numberEnd(from: index)
        let (eighths, length) = fraction(at: token.end)
        token.eighths = eighths
        token.end += length
      } else if case let (eighths, length) = fraction(at: index), length > 0 {
        token.kind = .number
        token.eighths = eighths
        token.end = index + length
      } else if case let (mark, length) = mark(at: index), length > 0 {
        token.kind = .mark(mark)
        token.end = index + length
      } else {
        token.end = wordEnd(from: index)
      }
      tokens.append(token)
      index = token.end
      end = index
    }
  }

  /// The word of a token in lower case.
  func lowercased(_ token: Token) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self).lowercased()
  }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && bytes[index] >= 0x30 && bytes[index] <= 0x39
  }

  /// Digits, and single points, commas and apostrophes between digits.
  private func numberEnd(from start: Int) -> Int {
    var end = start
    while isDigit(end) {
      end += 1
      let isInside =
        end < bytes.count
        && (bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ",")
          || bytes[end] == UInt8(ascii: "'"))
        && isDigit(end + 1)
      if isInside { end += 1 }
    }
    return end
  }

  private func wordEnd(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count {
      // Most letters are ASCII, and what follows them does not matter.
      let lower = bytes[end] | 0x20
      let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      guard
        isLetter
          || (!isDigit(end) && spaceLength(at: end) == 0 && mark(at: end).1 == 0
            && fraction(at: end).1 == 0)
      else { break }
      end += 1
    }
    return end
  }

  /// The length of a space: ASCII white space, no-break and thin spaces.
  private func spaceLength(at index: Int) -> Int {
    let byte = bytes[index]
    if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { return 1 }
    if byte == 0xC2, follows(index, 0xA0) { return 2 }
    // U+2000 to U+200A and U+202F.
    if byte == 0xE2, follows(index, 0x80), index + 2 < bytes.count {
      let last = bytes[index + 2]
      if (last >= 0x80 && last <= 0x8A) || last == 0xAF { return 3 }
    }
    return 0
  }

  /// A fraction sign whose value ends within three decimals, in eighths.
  private func fraction(at index: Int) -> (UInt8, Int) {
    guard index < bytes.count, bytes[index] >= 0xC2 else { return (0, 0) }
    if bytes[index] == 0xC2, index + 1 < bytes.count {
      switch bytes[index + 1] {
      case 0xBC: return (2, 2)
      case 0xBD: return (4, 2)
      case 0xBE: return (6, 2)
      default: return (0, 0)
      }
    }
    if bytes[index] == 0xE2, follows(index, 0x85), index + 2 < bytes.count {
      switch bytes[index + 2] {
      case 0x9B: return (1, 3)
      case 0x9C: return (3, 3)
      case 0x9D: return (5, 3)
      case 0x9E: return (7, 3)
      default: return (0, 0)
      }
    }
    return (0, 0)
  }

  private func mark(at index: Int) -> (UInt8, Int) {
    let byte = bytes[index]
    if byte < 0x80 {
      let lower = byte | 0x20
      let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      return isLetter || isDigit(index) ? (0, 0) : (byte, 1)
    }
    if byte == 0xC3, follows(index, 0x97) { return (UInt8(ascii: "*"), 2) }
    if byte == 0xE2, follows(index, 0x80), index + 2 < bytes.count,
      bytes[index + 2] >= 0x90, bytes[index + 2] <= 0x94
    {
      return (UInt8(ascii: "-"), 3)
    }
    return (0, 0)
  }

  private func follows(_ index: Int, _ byte: UInt8) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == byte
  }
}
