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

/// A number as people and tills write it: with groups of digits, a currency, a sign after it, or in
/// brackets.
struct WrittenNumber {
  var value: ExactDecimal
  /// Where its currency is in the bytes of the field; empty if it has none.
  var currency = 0..<0
  var isPercent = false
}

extension NumberText {
  /// What may be around the digits of a number.
  struct Extras: OptionSet {
    let rawValue: UInt8
    static let currency = Extras(rawValue: 1)
    static let percent = Extras(rawValue: 2)
  }

  /// Reads a whole trimmed field in the notation of its column.
  ///
  /// The decimal mark is known. One of the other marks (comma, point, apostrophe, space) may group
  /// digits by three, or as in India. There may be one sign, before or after the digits, or brackets
  /// around them; and one currency, before or after. An apostrophe before all of it, and one after,
  /// keeps spreadsheets from changing the number and says nothing. Behind an amount, tills write a
  /// capital letter for its tax rate: `1,19 B`, `0,25 A*`.
  ///
  /// - Returns: `nil` for anything else: a malformed number is never repaired.
  static func written(
    _ bytes: ByteView, from start: Int, to end: Int, mark: UInt8, allowing extras: Extras
  ) -> WrittenNumber? {
    guard end - start <= 256 else { return nil }
    let (start, end) = unguarded(bytes, from: start, to: end)
    var scanner = WrittenNumberScanner(bytes: bytes, offset: start, end: end, mark: mark)
    if let number = scanner.scan(allowing: extras) { return number }
    guard extras.contains(.currency), let end = taxLetter(bytes, from: start, to: end) else {
      return nil
    }
    scanner = WrittenNumberScanner(bytes: bytes, offset: start, end: end, mark: mark)
    return scanner.scan(allowing: extras)
  }

  /// Reads a whole trimmed text in the notation of its column, with the currency as it is written.
  static func written(
    _ text: String, mark: UInt8, allowing extras: Extras = .currency
  ) -> (value: ExactDecimal, currency: String, isPercent: Bool)? {
    withBytes(of: text) { bytes in
      written(bytes, from: 0, to: bytes.count, mark: mark, allowing: extras).map {
        ($0.value, bytes.text(of: $0.currency), $0.isPercent)
      }
    }
  }

  /// Where the letter of a tax rate begins that stands behind an amount and a blank.
  ///
  /// - Returns: `nil` without one. K and M may be thousands and millions, H and S the sides of an
  ///   account.
  private static func taxLetter(_ bytes: ByteView, from start: Int, to end: Int) -> Int? {
    guard end - start >= 3 else { return nil }
    let letter = bytes[end - 1] == UInt8(ascii: "*") ? end - 2 : end - 1
    guard letter - 1 > start, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[letter]),
      !"HKMS".utf8.contains(bytes[letter]),
      bytes[letter - 1] == 0x20 || bytes[letter - 1] == 0xA0
    else { return nil }
    return letter
  }

  /// A field without the apostrophes that guard it: `'-1.70'`, `'1.70`.
  static func unguarded(
    _ bytes: ByteView, from start: Int, to end: Int
  ) -> (start: Int, end: Int) {
    let opening = apostropheLength(bytes, at: start, end)
    guard opening > 0, start + opening < end else { return (start, end) }
    let rest = start + opening
    if bytes[end - 1] == UInt8(ascii: "'") { return (rest, end - 1) }
    let last = end - 3
    return (rest, last > rest && apostropheLength(bytes, at: last, end) == 3 ? last : end)
  }

  /// How many bytes an apostrophe has, straight or curly; 0 where there is none.
  private static func apostropheLength(_ bytes: ByteView, at place: Int, _ end: Int) -> Int {
    guard place < end else { return 0 }
    if bytes[place] == UInt8(ascii: "'") { return 1 }
    guard place + 2 < end, bytes[place] == 0xE2, bytes[place + 1] == 0x80 else { return 0 }
    return bytes[place + 2] == 0x98 || bytes[place + 2] == 0x99 ? 3 : 0
  }

  /// Whether a trimmed text says that there is no value.
  static func isAbsent(_ text: String) -> Bool { absentWords.contains(text.lowercased()) }

  /// Whether a trimmed field says that there is no value: `Not Available`, `n/a`, a dash.
  static func isAbsent(_ bytes: ByteView, from start: Int, to end: Int) -> Bool {
    let count = end - start
    guard count <= 14 else { return false }
    let first = bytes[start] | 0x20
    guard first == UInt8(ascii: "n") || bytes[start] == UInt8(ascii: "-") || first == 0xE2 | 0x20
    else { return false }
    return absentWords.contains(bytes.text(from: start, to: end).lowercased())
  }

  static let absentWords: Set<String> = [
    "not available", "not applicable", "n/a", "n.a.", "na", "null", "-", "--", "–", "—",
  ]
}

/// A number with the unit that is written beside it: `0.532 kg`, `€1.79/kg`.
struct MeasuredNumber {
  var number: WrittenNumber
  /// Where its unit is in the bytes of the field; empty where a times sign says how many: `2 x`.
  var unit: Range<Int>
}

extension NumberText {
  /// Reads a trimmed quantity that has a known unit behind it, or a times sign on one side: `250 g`,
  /// `2 pcs`, `2 x`, `×2`.
  ///
  /// - Returns: `nil` for anything else, such as an unknown unit or two numbers.
  static func quantity(
    _ bytes: ByteView, from start: Int, to end: Int, mark: UInt8
  ) -> MeasuredNumber? {
    guard end - start <= 64, let last = bytes.lastDigit(from: start, to: end) else { return nil }
    let suffix = bytes.trimmed(from: last + 1, to: end)
    if suffix.start < suffix.end {
      guard
        let number = written(bytes, trimmedFrom: start, to: last + 1, mark: mark, allowing: [])
      else { return nil }
      if bytes.timesSignLength(from: suffix.start, to: suffix.end) == suffix.end - suffix.start {
        return MeasuredNumber(number: number, unit: end..<end)
      }
      return bytes.namesUnit(from: suffix.start, to: suffix.end)
        ? MeasuredNumber(number: number, unit: suffix.start..<suffix.end) : nil
    }
    let sign = bytes.timesSignLength(from: start, to: end)
    guard sign > 0 else { return nil }
    return written(bytes, trimmedFrom: start + sign, to: end, mark: mark, allowing: []).map {
      MeasuredNumber(number: $0, unit: end..<end)
    }
  }

  /// Reads a trimmed price that has a slash and a known unit behind it: `€1.79/kg`.
  static func pricePerUnit(
    _ bytes: ByteView, from start: Int, to end: Int, mark: UInt8
  ) -> MeasuredNumber? {
    guard end - start <= 64,
      let slash = bytes.firstIndex(of: UInt8(ascii: "/"), from: start, to: end)
    else { return nil }
    let unit = bytes.trimmed(from: slash + 1, to: end)
    guard unit.start < unit.end, bytes.namesUnit(from: unit.start, to: unit.end) else { return nil }
    return written(bytes, trimmedFrom: start, to: slash, mark: mark, allowing: .currency).map {
      MeasuredNumber(number: $0, unit: unit.start..<unit.end)
    }
  }

  private static func written(
    _ bytes: ByteView, trimmedFrom start: Int, to end: Int, mark: UInt8, allowing extras: Extras
  ) -> WrittenNumber? {
    let (start, end) = bytes.trimmed(from: start, to: end)
    return start < end ? written(bytes, from: start, to: end, mark: mark, allowing: extras) : nil
  }
}

extension ByteView {
  fileprivate func lastDigit(from start: Int, to end: Int) -> Int? {
    (start..<end).last { self[$0].isDigit }
  }

  /// How many bytes a times sign has at the start of a text; 0 where there is none.
  fileprivate func timesSignLength(from start: Int, to end: Int) -> Int {
    if self[start] | 0x20 == UInt8(ascii: "x") { return 1 }
    // The multiplication sign U+00D7.
    return start + 1 < end && self[start] == 0xC3 && self[start + 1] == 0x97 ? 2 : 0
  }

  fileprivate func namesUnit(from start: Int, to end: Int) -> Bool {
    if case .other = UnitOfMeasure(written: text(from: start, to: end)).dimension { return false }
    return true
  }
}

/// The mark between the whole units of a number and its decimals; the raw value is what `--decimal`
/// accepts.
public enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  /// `1.99`; commas group thousands.
  case point
  /// `1,99`; points group thousands.
  case comma

  var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
}

extension ExactDecimal {
  /// Plain notation with a fixed number of decimals, which must be enough for every digit.
  func plainText(digits: Int) -> String {
    guard let count = rounded(toDigits: digits) else { return description }
    let text = String(count.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    let sign = count < 0 ? "-" : ""
    return digits == 0
      ? sign + padded : sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
