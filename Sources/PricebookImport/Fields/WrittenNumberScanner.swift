import PricebookModel

/// Reads one number with its sign, grouping, currency and percent sign, byte by byte, by the rules of
/// ``WrittenNumber``.
struct WrittenNumberScanner {
  private static let space = UInt8(ascii: " ")
  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  private let mark: UInt8
  private var isNegative = false
  private var hasSign = false
  private var isBracketed = false
  private var isClosed = false
  private var isPercent = false
  private var currency = ""

  init(_ bytes: ArraySlice<UInt8>, mark: UInt8) {
    self.bytes = bytes
    offset = bytes.startIndex
    self.mark = mark
  }

  mutating func scan(allowing extras: WrittenNumber.Extras) -> WrittenNumber? {
    guard scan(isFront: true), let value = scanDigits(), scan(isFront: false),
      isBracketed == isClosed,
      currency.isEmpty || extras.contains(.currency), !isPercent || extras.contains(.percent),
      !isPercent || currency.isEmpty
    else { return nil }
    return WrittenNumber(
      value: isNegative ? ExactDecimal(significand: -value.significand, scale: value.scale) : value,
      currency: currency, isPercent: isPercent)
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }
  private func isDigit(at offset: Int) -> Bool { byte(at: offset)?.isDigit == true }

  /// Whether a byte may belong to a currency.
  private static func isOther(_ byte: UInt8?) -> Bool {
    byte.map { !$0.isDigit && !",.' -+()%".utf8.contains($0) } ?? false
  }

  /// Takes what is before the digits, or behind them; returns whether all of it is understood.
  private mutating func scan(isFront: Bool) -> Bool {
    while let next = byte(at: offset) {
      if isFront, next.isDigit || next == mark && isDigit(at: offset + 1) { return true }
      switch next {
      case Self.space: break
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard !hasSign, !isBracketed else { return false }
        (hasSign, isNegative) = (true, next == UInt8(ascii: "-"))
      case UInt8(ascii: "(") where isFront:
        guard !isBracketed, !hasSign else { return false }
        (isBracketed, isNegative) = (true, true)
      case UInt8(ascii: ")") where !isFront:
        guard isBracketed, !isClosed else { return false }
        isClosed = true
      case UInt8(ascii: "%") where !isFront:
        guard !isPercent else { return false }
        isPercent = true
      default:
        guard takeCurrency() else { return false }
        continue
      }
      offset += 1
    }
    return !isFront
  }

  /// Takes a run of letters and signs, with the point of an abbreviation: `kr.`, `R$`, `EUR`.
  private mutating func takeCurrency() -> Bool {
    let start = offset
    guard Self.isOther(byte(at: offset)), currency.isEmpty || namesCurrencyTwice()
    else { return false }
    while let next = byte(at: offset),
      Self.isOther(next) || next == UInt8(ascii: ".")
        // `US dollars`.
        || (next == Self.space && Self.isOther(byte(at: offset + 1)))
    { offset += 1 }
    currency = String(decoding: bytes[start..<offset], as: UTF8.self)
    return currency.utf8.count <= 32 && CurrencyCode.isCodeOrSign(currency)
  }

  /// Whether a sign is before the number and its code behind it, as in `$12.50 USD`.
  private func namesCurrencyTwice() -> Bool {
    let second = String(decoding: bytes[offset...], as: UTF8.self)
    return CurrencyCode.isSign(currency, of: second)
      || ["¥", "￥"].contains(currency) && second == "円"
  }

  /// Takes digits in groups, and decimals behind the mark.
  private mutating func scanDigits() -> ExactDecimal? {
    var significand: Int128 = 0
    var (digitCount, decimals) = (0, 0)
    var hasDecimals = false
    var grouping: UInt8?
    /// How many digits each group before the decimals has, the last one included.
    var groups: [Int] = [0]
    var beginsWithZero = false
    scan: while let next = byte(at: offset) {
      if next.isDigit {
        let digit = next - UInt8(ascii: "0")
        if groups == [0], !hasDecimals { beginsWithZero = digit == 0 }
        // Leading zeros do not count.
        if digitCount > 0 || digit > 0 { digitCount += 1 }
        guard digitCount <= 38, decimals < 38 else { return nil }
        let (product, overflow) = significand.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(Int128(digit))
        if overflow || carry { return nil }
        significand = sum
        if hasDecimals { decimals += 1 } else { groups[groups.count - 1] += 1 }
        offset += 1
      } else if groups != [0], !hasDecimals, let end = wholeEnd {
        offset = end
        break scan
      } else if next == mark {
        if hasDecimals { return nil }
        hasDecimals = true
        offset += 1
      } else if ",.' ".utf8.contains(next), isDigit(at: offset + 1) {
        guard !hasDecimals, grouping == nil || grouping == next else { return nil }
        grouping = next
        groups.append(0)
        offset += 1
      } else {
        break scan
      }
    }
    // A mark at the end of a number is allowed.
    if hasDecimals, decimals == 0, groups == [0] || offset < bytes.endIndex { return nil }
    if let grouping {
      let inner = groups.dropFirst().dropLast()
      // Indian lakhs: 12,34,567.
      let areTwos = grouping == UInt8(ascii: ",") && groups[0] <= 2 && inner.allSatisfy { $0 == 2 }
      guard !beginsWithZero, groups.last == 3, (1...3).contains(groups[0]),
        areTwos || inner.allSatisfy({ $0 == 3 })
      else { return nil }
    }
    return ExactDecimal(significand: significand, scale: UInt8(decimals))
  }

  /// The offset behind dashes in place of decimals, as in `5.-`, `5,--` and `99/-`; `nil` without them.
  private var wholeEnd: Int? {
    guard let mark = byte(at: offset), ".,/".utf8.contains(mark) else { return nil }
    let rest = bytes[(offset + 1)...]
    let dashes = rest.prefix { $0 == UInt8(ascii: "-") }
    return (1...2).contains(dashes.count) && !isDigit(at: dashes.endIndex) ? dashes.endIndex : nil
  }
}
