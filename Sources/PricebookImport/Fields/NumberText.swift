import PricebookModel

/// A number as a field has it: a significand and a scale if it is short; always exact.
struct NumberText: BitwiseCopyable {
  /// Whether there is a number, and where its digits are.
  enum Form: UInt8, BitwiseCopyable {
    case absent
    /// At most 18 digits: `significand × 10^−scale`.
    case short
    /// Kept elsewhere as an ``ExactDecimal``.
    case long
  }

  var significand: Int64 = 0
  var scale = 0
  var form = Form.absent
  static let absent = NumberText()
  /// Stands for a number that is kept beside.
  static let long = NumberText(form: .long)
  static let one = NumberText(significand: 1, scale: 0, form: .short)
  /// The most digits that cannot overflow 64 bits.
  static let shortDigitLimit = 18

  /// Reads `-12.50` at an offset: the form, if it is a short number, and the offset after it.
  @inline(__always)
  static func scan(_ bytes: ByteView, at start: Int, mark: UInt8) -> (NumberText, next: Int) {
    var offset = start
    let sign = bytes[offset]
    let isNegative = sign == UInt8(ascii: "-")
    if isNegative || sign == UInt8(ascii: "+") { offset &+= 1 }
    let digitStart = offset
    var significand: Int64 = 0
    var digit = bytes[offset] &- 48
    while digit < 10 {
      significand = significand &* 10 &+ Int64(truncatingIfNeeded: digit)
      offset &+= 1
      digit = bytes[offset] &- 48
    }
    var digitCount = offset &- digitStart
    var scale = 0
    if bytes[offset] == mark {
      offset &+= 1
      let fractionStart = offset
      digit = bytes[offset] &- 48
      while digit < 10 {
        significand = significand &* 10 &+ Int64(truncatingIfNeeded: digit)
        offset &+= 1
        digit = bytes[offset] &- 48
      }
      scale = offset &- fractionStart
      digitCount &+= scale
    }
    let isShort = digitCount > 0 && digitCount <= shortDigitLimit
    return (
      NumberText(
        significand: isNegative ? 0 &- significand : significand, scale: scale,
        form: isShort ? .short : .absent), offset
    )
  }

  /// Reads a whole trimmed text of any length: signs, digits, one decimal mark, an exponent.
  static func exact(_ text: String, mark: UInt8) -> ExactDecimal? {
    guard !text.isEmpty, text.utf8.count <= 256 else { return nil }
    let plain = text.utf8.map { $0 == mark ? UInt8(ascii: ".") : $0 }
    let known = plain.allSatisfy { $0.isDigit || ".-+eE".utf8.contains($0) }
    let isOther = mark != UInt8(ascii: ".") && text.utf8.contains(UInt8(ascii: "."))
    return known && !isOther ? ExactDecimal(parsing: String(decoding: plain, as: UTF8.self)) : nil
  }
}

extension NumberText {
  init(_ number: ExactDecimal?) {
    if let number, let significand = Int64(exactly: number.significand),
      significand.magnitude < 1_000_000_000_000_000_000, number.scale <= Self.shortDigitLimit
    {
      self.init(significand: significand, scale: Int(number.scale), form: .short)
    } else {
      self = number == nil ? .absent : .long
    }
  }

  static func isAbsent(_ text: String) -> Bool { absentWords.contains(text.lowercased()) }

  /// Whether a trimmed field says that there is no value: `Not Available`, `n/a`, a dash.
  static func isAbsent(_ bytes: ByteView, from start: Int, to end: Int) -> Bool {
    let count = end - start
    guard count <= 14 else { return false }
    let first = bytes[start] | 0x20
    guard
      first == UInt8(ascii: "n") || "-<#\\(".utf8.contains(bytes[start]) || first == 0xE2 | 0x20
    else { return false }
    return absentWords.contains(bytes.text(from: start, to: end).lowercased())
  }

  static let absentWords: Set<String> = [
    "not available", "not applicable", "n/a", "n.a.", "na", "null", "-", "--", "–", "—", "nan",
    "none",
    "nil", "<na>", "<null>", "(null)", "#n/a", "\\n", "n.d.",
  ]
}

extension ExactDecimal {
  /// Plain notation with a fixed number of decimals, which must be enough for every digit.
  func plainText(digits: Int) -> String {
    let count = rounded(toDigits: digits).map { Int128($0) }
    let number = count.map { ExactDecimal(significand: $0, scale: UInt8(digits)) }
    return (number ?? self).description
  }
}

extension ExactDecimal { static let one = ExactDecimal(significand: 1, scale: 0) }
