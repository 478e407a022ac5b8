import PricebookModel

/// A number as a field has it: a significand and a scale if it is short; always exact.
struct NumberText: BitwiseCopyable {
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
  /// Stands for a number that is kept elsewhere.
  static let long = NumberText(form: .long)
  static let one = NumberText(significand: 1, scale: 0, form: .short)

  /// The most digits that cannot overflow 64 bits.
  static let shortDigitLimit = 18

  /// Reads `-12.50` at an offset.
  ///
  /// - Returns: The number, and the offset of the first byte after it; the form is absent if there is
  ///   no short number.
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

  /// Reads a whole trimmed field of any length: signs, digits, one decimal mark, an exponent.
  static func exact(_ bytes: ByteView, from start: Int, to end: Int, mark: UInt8) -> ExactDecimal? {
    guard end > start, end - start <= 256 else { return nil }
    var text = ""
    for byte in bytes.bytes(from: start, to: end) {
      switch byte {
      case mark: text.append(".")
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: return nil
      }
    }
    return ExactDecimal(parsing: text)
  }
}

extension NumberText {
  /// The short form of a number, if it has one.
  init(_ number: ExactDecimal) {
    guard let significand = Int64(exactly: number.significand),
      significand.magnitude < 1_000_000_000_000_000_000, number.scale <= Self.shortDigitLimit
    else {
      self = .long
      return
    }
    self.init(significand: significand, scale: Int(number.scale), form: .short)
  }
}
