extension PackageSizeReader {
  /// The number that begins at a token.
  ///
  /// - Returns: Its value in millionths, `nil` where it can be read in two ways or in none, and
  ///   the token after it: `1/2` has three.
  func number(at index: Int) -> (millionths: Int64?, end: Int) {
    if let half = slashedFraction(at: index) { return (half, index + 3) }
    let token = tokens[index]
    let signLength = token.eighths > 0 ? (token.eighths % 2 == 0 ? 2 : 3) : 0
    let written = text.bytes[token.start..<token.end - signLength]
    let fraction = Int64(token.eighths) * 125_000
    if written.isEmpty { return (fraction, index + 1) }
    guard let whole = Self.value(of: written) else { return (nil, index + 1) }
    if fraction > 0, whole % Self.one != 0 { return (nil, index + 1) }
    return (whole + fraction, index + 1)
  }

  /// `1/2`, `3/4`: a fraction that ends within three decimals.
  private func slashedFraction(at index: Int) -> Int64? {
    guard mark(index + 1) == UInt8(ascii: "/"), isNumber(index + 2), tokens[index + 1].isGlued,
      tokens[index + 2].isGlued, let top = digit(index), let bottom = digit(index + 2),
      top > 0, top < bottom, [2, 4, 5, 8].contains(bottom)
    else { return nil }
    return Self.one * top / bottom
  }

  /// The value of a token of one digit.
  private func digit(_ index: Int) -> Int64? {
    let token = tokens[index]
    guard token.end == token.start + 1, token.eighths == 0 else { return nil }
    return Int64(text.bytes[token.start]) - 0x30
  }

  /// A number's value in millionths.
  ///
  /// One mark is the decimal mark, unless three digits follow it, which may be thousands; after
  /// `0` they are decimals. Of two marks the last is the decimal mark and the first groups.
  /// An apostrophe groups.
  ///
  /// - Returns: `nil` for numbers that can be read in two ways, have more than seven digits before
  ///   or six after the decimal mark, or a leading zero.
  static func value(of written: ArraySlice<UInt8>) -> Int64? {
    var whole: Int64 = 0
    var wholeDigits = 0
    var fraction: Int64 = 0
    var fractionDigits = 0
    var groupMark: UInt8?
    var groupDigits = 0
    var decimalMark: UInt8?
    for (offset, byte) in written.enumerated() {
      if byte >= 0x30, byte <= 0x39 {
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
