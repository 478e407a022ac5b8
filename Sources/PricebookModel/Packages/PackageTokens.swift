/// A name cut into numbers, words and marks.
struct PackageTokens {
  /// What a token is made of.
  enum Kind {
    /// Digits with the marks between them; a fraction sign may follow.
    case number
    /// Letters, and everything that is not a digit, space or ASCII punctuation.
    case word
    /// One punctuation mark; a multiplication sign is `*`, every dash is `-`.
    case mark(UInt8)
  }

  /// A number, word or mark by its place in the name.
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
    name.utf8.contains { $0.isASCIIDigit || $0 == 0xC2 || $0 == 0xE2 }
  }

  init(_ name: String) {
    bytes = Array(name.utf8)
    tokens.reserveCapacity(12)
    var (index, end) = (0, 0)
    while index < bytes.count {
      let space = spaceLength(at: index)
      if space > 0 {
        index += space
        continue
      }
      var token = Token(kind: .word, start: index, end: index, isGlued: index == end)
      let digitEnd = numberEnd(from: index)
      let (eighths, signLength) = fraction(at: digitEnd)
      if digitEnd + signLength > index {
        token.kind = .number
        token.eighths = eighths
        token.end = digitEnd + signLength
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

  func lowercased(_ token: Token) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self).lowercased()
  }

  private func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index].isASCIIDigit }

  /// Digits, and single points, commas and apostrophes between digits.
  private func numberEnd(from start: Int) -> Int {
    var end = start
    while isDigit(end) {
      end += 1
      if end < bytes.count, ".,'".utf8.contains(bytes[end]), isDigit(end + 1) { end += 1 }
    }
    return end
  }

  private func wordEnd(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count {
      // Most letters are ASCII, and what follows them does not matter.
      guard
        bytes[end].isASCIILetter
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
    guard index < bytes.count, bytes[index] == 0xC2 || bytes[index] == 0xE2,
      let sign = Self.fractions.first(where: { bytes[index...].starts(with: $0.bytes) })
    else { return (0, 0) }
    return (sign.eighths, sign.bytes.count)
  }

  private static let fractions: [(bytes: [UInt8], eighths: UInt8)] = [
    ("¼", 2), ("½", 4), ("¾", 6), ("⅛", 1), ("⅜", 3), ("⅝", 5), ("⅞", 7),
  ].map { (Array($0.utf8), $1) }

  private func mark(at index: Int) -> (UInt8, Int) {
    let byte = bytes[index]
    if byte < 0x80 { return byte.isASCIILetter || byte.isASCIIDigit ? (0, 0) : (byte, 1) }
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

extension PackageSizeReader {
  func isNumber(_ index: Int) -> Bool {
    if tokens.indices.contains(index), case .number = tokens[index].kind { true } else { false }
  }

  /// The mark at an index, as ``PackageTokens/Kind/mark(_:)`` has it.
  func mark(_ index: Int) -> UInt8? {
    if tokens.indices.contains(index), case .mark(let mark) = tokens[index].kind {
      mark
    } else {
      nil
    }
  }

  /// What a token means as a word.
  func word(_ index: Int) -> PackageWord? { lowercasedWord(index).flatMap(PackageWord.named) }

  private func lowercasedWord(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .word = tokens[index].kind else { return nil }
    return text.lowercased(tokens[index])
  }

  func isTimes(_ index: Int) -> Bool {
    if case .times? = word(index) { true } else { mark(index) == UInt8(ascii: "*") }
  }

  /// Whether a number belongs to the word or sign before it: `B12`, `E150`, `#4`.
  func isLabel(_ index: Int) -> Bool {
    guard index > 0, tokens[index].isGlued else { return false }
    switch tokens[index - 1].kind {
    case .number: return true
    case .word: return !isTimes(index - 1) || (index > 1 && tokens[index - 1].isGlued)
    case .mark(let mark): return "#%&_@$^".utf8.contains(mark)
    }
  }

  /// The place after a hyphen that ties a number to a word: `500-g`, `6-pack`.
  func afterHyphen(_ index: Int) -> Int {
    let isTied =
      mark(index) == UInt8(ascii: "-") && tokens[index].isGlued && index + 1 < tokens.count
      && tokens[index + 1].isGlued
    return isTied ? index + 1 : index
  }

  /// The place after a container that may follow a count: `10er-Pack`.
  func afterContainer(_ index: Int) -> Int {
    let place = afterHyphen(index)
    return if case .container? = word(place) { place + 1 } else { index }
  }

  /// The unit that follows a number, and the token after it; milligrams are a dose, never a size.
  func unit(at index: Int) -> (UnitOfMeasure, Int)? {
    let place = afterHyphen(index)
    guard let first = lowercasedWord(place) else { return nil }
    var next = place + 1
    var unit: UnitOfMeasure?
    if first == "fl" || first == "fluid" {
      let second = mark(next) == UInt8(ascii: ".") ? next + 1 : next
      guard let last = lowercasedWord(second) else { return nil }
      unit = UnitOfMeasure.unitsBySpelling["\(first) \(last)"]
      next = second + 1
    } else if PackageWord.isUnit(first) {
      unit = UnitOfMeasure.unitsBySpelling[first]
    }
    guard let unit, unit.symbol != "mg", !(isNumber(next) && tokens[next].isGlued)
    else { return nil }
    return (unit, next)
  }

  /// Whether the tokens before a size allow no other reading of its number, at `start..<numberEnd`.
  func isCertainLeft(of start: Int, numberEnd: Int) -> Bool {
    guard start > 0 else { return true }
    switch tokens[start - 1].kind {
    case .number:
      // `1 500 g` may be grouped, `2 1/2 l` may be two and a half.
      return numberEnd == start + 1 && !mayGroup(start - 1, with: start)
    case .word: return !isEstimate(start - 1)
    case .mark(UInt8(ascii: ".")):
      return lowercasedWord(start - 2) != nil && tokens[start - 1].isGlued && !isEstimate(start - 2)
    case .mark(UInt8(ascii: "-")): return !isNumber(start - 2)
    // What adds, estimates, limits or divides.
    case .mark(let mark): return !"+~<>/".utf8.contains(mark)
    }
  }

  private func isEstimate(_ index: Int) -> Bool {
    if case .estimate? = word(index) { true } else { false }
  }

  /// Whether a size is that of the package, judging by the tokens after it.
  func isCertainRight(of index: Int) -> Bool {
    guard index < tokens.count else { return true }
    switch tokens[index].kind {
    case .number: return true
    case .word: return if case .partOfContent? = word(index) { false } else { true }
    case .mark(UInt8(ascii: "-")): return !isNumber(index + 1)
    case .mark(let mark): return mark != UInt8(ascii: "/") && mark != UInt8(ascii: "+")
    }
  }

  /// Whether two numbers with a space between may be one of thousands; no label has 20 kg in grams.
  private func mayGroup(_ first: Int, with second: Int) -> Bool {
    let (left, right) = (tokens[first], tokens[second])
    let isAlone = first == 0 || !left.isGlued
    guard isAlone, !(second + 1 < tokens.count && tokens[second + 1].isGlued),
      left.end - left.start <= 2, let value = number(at: first).millionths,
      value >= Self.one, value < 20 * Self.one, value % Self.one == 0
    else { return false }
    return text.bytes[right.start..<right.end].prefix(while: \.isASCIIDigit).count == 3
  }

  /// The number at a token in millionths, `nil` if not certain, and the token after it.
  func number(at index: Int) -> (millionths: Int64?, end: Int) {
    if let half = slashedFraction(at: index) { return (half, index + 3) }
    let token = tokens[index]
    // In UTF-8, ¼, ½ and ¾ have two bytes, the eighths three.
    let lengthOfSign = token.eighths % 2 == 0 ? 2 : 3
    let signLength = token.eighths > 0 ? lengthOfSign : 0
    let written = text.bytes[token.start..<token.end - signLength]
    let fraction = Int64(token.eighths) * 125_000
    if written.isEmpty { return (fraction, index + 1) }
    let whole = Self.value(of: written)
    return (whole.flatMap { fraction > 0 && $0 % Self.one != 0 ? nil : $0 + fraction }, index + 1)
  }

  /// `1/2`, `3/4`: a fraction that ends within three decimals.
  private func slashedFraction(at index: Int) -> Int64? {
    guard mark(index + 1) == UInt8(ascii: "/"), isNumber(index + 2), tokens[index + 1].isGlued,
      tokens[index + 2].isGlued, let top = digit(index), let bottom = digit(index + 2),
      top > 0, top < bottom, [2, 4, 5, 8].contains(bottom)
    else { return nil }
    return Self.one * top / bottom
  }

  private func digit(_ index: Int) -> Int64? {
    let token = tokens[index]
    guard token.end == token.start + 1, token.eighths == 0 else { return nil }
    return Int64(text.bytes[token.start]) - 0x30
  }

  /// A number's value in millionths.
  ///
  /// One mark is the decimal mark, unless three digits follow it, which may be thousands; after `0`
  /// they are decimals. Of two marks the last is the decimal mark. An apostrophe groups.
  ///
  /// - Returns: `nil` for numbers that can be read in two ways, have more than seven digits before
  ///   or six after the decimal mark, or a leading zero.
  static func value(of written: ArraySlice<UInt8>) -> Int64? {
    var (whole, fraction) = (Int64(0), Int64(0))
    var (wholeDigits, fractionDigits, groupDigits) = (0, 0, 0)
    var groupMark, decimalMark: UInt8?
    for (offset, byte) in written.enumerated() {
      if byte.isASCIIDigit {
        let digit = Int64(byte) - 0x30
        if decimalMark == nil {
          if offset == 1, whole == 0 { return nil }
          whole = whole * 10 + digit
          wholeDigits += 1
          groupDigits += 1
        } else {
          fraction = fraction * 10 + digit
          fractionDigits += 1
        }
        guard wholeDigits <= 7, fractionDigits <= 6 else { return nil }
      } else {
        if groupMark != nil, groupDigits != 3 { return nil }
        let isLast = !written[(written.startIndex + offset + 1)...].contains { $0 < 0x30 }
        if byte == UInt8(ascii: "'") || (groupMark == nil && !isLast) {
          guard decimalMark == nil, wholeDigits <= 3 || groupMark == byte else { return nil }
          groupMark = byte
        } else {
          guard decimalMark == nil, byte != groupMark else { return nil }
          decimalMark = byte
        }
        groupDigits = 0
      }
    }
    if groupMark != nil, decimalMark == nil, groupDigits != 3 { return nil }
    if decimalMark != nil, groupMark == nil, fractionDigits == 3, whole > 0, wholeDigits <= 3 {
      return nil
    }
    for _ in fractionDigits..<6 { fraction *= 10 }
    return whole * one + fraction
  }
}
