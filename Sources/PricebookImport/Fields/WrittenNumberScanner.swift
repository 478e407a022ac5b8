import PricebookModel

/// Reads the symbols of a number one by one.
struct WrittenNumberScanner {
  enum Symbol {
    case digit(UInt8)
    /// Comma, point, apostrophe or space, as one byte.
    case mark(UInt8)
    case minus
    case plus
    case opening
    case closing
    case percent
    case other
  }

  private static let space: UInt8 = 0x20
  private static let apostrophe = UInt8(ascii: "'")

  let bytes: ByteView
  var offset: Int
  let end: Int
  let mark: UInt8

  private var isNegative = false
  private var hasSign = false
  private var isBracketed = false
  private var isClosed = false
  private var isPercent = false
  private var currency = 0..<0

  init(bytes: ByteView, offset: Int, end: Int, mark: UInt8) {
    self.bytes = bytes
    self.offset = offset
    self.end = end
    self.mark = mark
  }

  mutating func scan(allowing extras: NumberText.Extras) -> WrittenNumber? {
    guard scanFront(), let value = scanDigits(), scanBack(), isBracketed == isClosed,
      currency.isEmpty || extras.contains(.currency), !isPercent || extras.contains(.percent),
      !isPercent || currency.isEmpty
    else { return nil }
    return WrittenNumber(
      value: isNegative
        ? ExactDecimal(significand: -value.significand, scale: value.scale) : value,
      currency: currency, isPercent: isPercent)
  }

  /// The symbol at an offset and how many bytes it has.
  private func symbol(at offset: Int) -> (symbol: Symbol, length: Int) {
    let byte = bytes[offset]
    switch byte {
    case 0x30...0x39: return (.digit(byte - 0x30), 1)
    case UInt8(ascii: ","), UInt8(ascii: "."), Self.apostrophe, Self.space: return (.mark(byte), 1)
    case UInt8(ascii: "-"): return (.minus, 1)
    case UInt8(ascii: "+"): return (.plus, 1)
    case UInt8(ascii: "("): return (.opening, 1)
    case UInt8(ascii: ")"): return (.closing, 1)
    case UInt8(ascii: "%"): return (.percent, 1)
    case 0xC2 where offset + 1 < end && bytes[offset + 1] == 0xA0: return (.mark(Self.space), 2)
    case 0xE2 where offset + 2 < end:
      switch (bytes[offset + 1], bytes[offset + 2]) {
      // The minus sign U+2212; spaces U+2000 to U+200A and U+202F; quotes U+2018 and U+2019.
      case (0x88, 0x92): return (.minus, 3)
      // The en dash, which word processors write for a minus.
      case (0x80, 0x93): return (.minus, 3)
      case (0x80, 0x80...0x8A), (0x80, 0xAF): return (.mark(Self.space), 3)
      case (0x80, 0x98), (0x80, 0x99): return (.mark(Self.apostrophe), 3)
      default: return (.other, 3)
      }
    case 0xEF where offset + 2 < end && bytes[offset + 1] == 0xBC:
      // Full-width digits and signs of Japanese text.
      switch bytes[offset + 2] {
      case 0x90...0x99: return (.digit(bytes[offset + 2] - 0x90), 3)
      case 0x8B...0x8E: return (symbol(ofASCII: bytes[offset + 2] - 0x60), 3)
      default: return (.other, 3)
      }
    default: return (.other, 1)
    }
  }

  /// The symbol of a plus, comma, minus or point.
  private func symbol(ofASCII byte: UInt8) -> Symbol {
    switch byte {
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    default: .mark(byte)
    }
  }

  private func isDigit(at offset: Int) -> Bool {
    guard offset < end, case .digit = symbol(at: offset).symbol else { return false }
    return true
  }

  private func isOther(at offset: Int) -> Bool {
    guard offset < end, case .other = symbol(at: offset).symbol else { return false }
    return true
  }

  private mutating func scanFront() -> Bool {
    while offset < end {
      let (found, length) = symbol(at: offset)
      switch found {
      case .digit: return true
      case .mark(Self.space): offset += length
      case .mark(mark) where isDigit(at: offset + length): return true
      case .minus, .plus:
        guard takeSign(found) else { return false }
        offset += length
      case .opening:
        guard !isBracketed, !hasSign else { return false }
        isBracketed = true
        isNegative = true
        offset += length
      case .other: guard takeCurrency() else { return false }
      default: return false
      }
    }
    return false
  }

  private mutating func scanBack() -> Bool {
    while offset < end {
      let (found, length) = symbol(at: offset)
      switch found {
      case .mark(Self.space): offset += length
      case .minus, .plus:
        guard takeSign(found) else { return false }
        offset += length
      case .closing:
        guard isBracketed, !isClosed else { return false }
        isClosed = true
        offset += length
      case .percent:
        guard !isPercent else { return false }
        isPercent = true
        offset += length
      case .other: guard takeCurrency() else { return false }
      default: return false
      }
    }
    return true
  }

  private mutating func takeSign(_ sign: Symbol) -> Bool {
    guard !hasSign, !isBracketed else { return false }
    hasSign = true
    if case .minus = sign { isNegative = true }
    return true
  }

  /// Takes a run of letters and signs, with the point of an abbreviation: `kr.`, `R$`, `EUR`.
  private mutating func takeCurrency() -> Bool {
    guard currency.isEmpty || namesCurrencyTwice() else { return false }
    let start = offset
    while offset < end {
      let (found, length) = symbol(at: offset)
      switch found {
      case .other: offset += length
      case .mark(UInt8(ascii: ".")) where offset > start: offset += length
      // `US dollars`.
      case .mark(Self.space) where offset > start && isOther(at: offset + length): offset += length
      default:
        currency = start..<offset
        return isCurrency
      }
    }
    currency = start..<end
    return isCurrency
  }

  /// Whether the number has a sign before it and the code of the currency after it, as `$12.50 USD`
  /// has, or both signs of the yen.
  private func namesCurrencyTwice() -> Bool {
    let first = bytes.text(from: currency.lowerBound, to: currency.upperBound)
    let second = bytes.text(from: offset, to: end)
    return CurrencyCode.isSign(first, of: second) || ["¥", "￥"].contains(first) && second == "円"
  }

  private var isCurrency: Bool {
    guard currency.count <= 32 else { return false }
    return CurrencyCode.isCodeOrSign(bytes.text(from: currency.lowerBound, to: currency.upperBound))
  }

  /// Digits in groups, and decimals after the mark.
  private mutating func scanDigits() -> ExactDecimal? {
    var significand: Int128 = 0
    var digitCount = 0
    var decimals = 0
    var hasDecimals = false
    var grouping: UInt8?
    var groups = Groups()
    scan: while offset < end {
      let (found, length) = symbol(at: offset)
      switch found {
      case .digit(let digit):
        // Leading zeros do not count.
        if digitCount > 0 || digit > 0 { digitCount += 1 }
        guard digitCount <= 38, decimals < 38 else { return nil }
        let (product, overflow) = significand.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(Int128(digit))
        if overflow || carry { return nil }
        significand = sum
        if hasDecimals { decimals += 1 } else { groups.add(digit) }
        offset += length
      case .mark where groups.count > 0 && !hasDecimals && wholeEnd(at: offset) != nil:
        offset = wholeEnd(at: offset) ?? offset
        break scan
      case .mark(mark):
        if hasDecimals { return nil }
        hasDecimals = true
        offset += length
      case .mark(let kind) where isDigit(at: offset + length):
        guard !hasDecimals, grouping == nil || grouping == kind else { return nil }
        grouping = kind
        groups.end()
        offset += length
      default: break scan
      }
    }
    // A mark at the end of a number is allowed.
    if hasDecimals, decimals == 0 {
      guard groups.count > 0, offset == end else { return nil }
    }
    guard groups.isWellFormed(by: grouping) else { return nil }
    return ExactDecimal(significand: significand, scale: UInt8(decimals))
  }

  /// The offset behind a mark with one or two dashes in place of decimals, as in `5.-` and `5,--`;
  /// `nil` where there is none.
  private func wholeEnd(at offset: Int) -> Int? {
    guard bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: ",") else {
      return nil
    }
    var next = offset + 1
    var count = 0
    while next < end, case (.minus, let length) = symbol(at: next) {
      next += length
      count += 1
    }
    return (1...2).contains(count) && !isDigit(at: next) ? next : nil
  }

  /// How many digits each group of a whole number has.
  private struct Groups {
    private(set) var count = 0
    private var length = 0
    private var firstLength = 0
    private var beginsWithZero = false
    private var areThrees = true
    private var areTwos = true

    mutating func add(_ digit: UInt8) {
      if count == 0 {
        count = 1
        beginsWithZero = digit == 0
      }
      length += 1
    }

    mutating func end() {
      if count == 1 {
        firstLength = length
      } else {
        if length != 3 { areThrees = false }
        if length != 2 { areTwos = false }
      }
      count += 1
      length = 0
    }

    func isWellFormed(by grouping: UInt8?) -> Bool {
      guard let grouping else { return true }
      guard !beginsWithZero, length == 3, firstLength >= 1, firstLength <= 3 else { return false }
      // Indian lakhs: 12,34,567.
      return areThrees || (grouping == UInt8(ascii: ",") && areTwos && firstLength <= 2)
    }
  }
}
