import PricebookModel

/// A number as people and tills write it: grouped, with a currency, a sign behind, or in brackets.
struct WrittenNumber {
  var value: ExactDecimal
  var currency = ""
  var isPercent = false

  /// What may stand beside the digits without making the text no number.
  struct Extras: OptionSet {
    let rawValue: UInt8
    static let currency = Extras(rawValue: 1)
    static let percent = Extras(rawValue: 2)
  }

  /// Reads a whole trimmed text in the notation of its column.
  ///
  /// The decimal mark is known. One of the other marks (comma, point, apostrophe, space) may group
  /// digits by three, or as in India. There may be one sign, before or after the digits, or brackets
  /// around them; and one currency, before or after. An apostrophe before all of it, and one after,
  /// keeps spreadsheets from changing the number and says nothing. Behind an amount, tills write a
  /// capital letter for its tax rate: `1,19 B`, `0,25 A*`.
  ///
  /// - Returns: `nil` for anything else: a malformed number is never repaired.
  init?(_ text: String, mark: UInt8, allowing extras: Extras = .currency) {
    self.init(plain: Self.plainBytes(of: text), mark: mark, allowing: extras)
  }

  private init?(plain bytes: ArraySlice<UInt8>, mark: UInt8, allowing extras: Extras) {
    var bytes = bytes
    guard bytes.count <= 256 else { return nil }
    if bytes.count > 1, bytes.first == UInt8(ascii: "'") {
      bytes.removeFirst()
      if bytes.last == UInt8(ascii: "'") { bytes.removeLast() }
    }
    var scanner = WrittenNumberScanner(bytes, mark: mark)
    var number = scanner.scan(allowing: extras)
    if number == nil, extras.contains(.currency), let letter = Self.taxLetter(bytes) {
      scanner = WrittenNumberScanner(bytes[..<letter], mark: mark)
      number = scanner.scan(allowing: extras)
    }
    guard let number else { return nil }
    self = number
  }

  init(value: ExactDecimal, currency: String = "", isPercent: Bool = false) {
    self.value = value
    self.currency = currency
    self.isPercent = isPercent
  }

  /// Reads a trimmed quantity with a known unit, or a times sign and no unit: `250 g`, `×2`.
  static func quantity(_ text: String, mark: UInt8) -> (value: ExactDecimal, unit: String)? {
    if let packages = packages(text, mark: mark) { return packages }
    if let count = countOfPrice(text, mark: mark) { return (count, "") }
    let text = withoutFractions(text, mark: mark)
    let bytes = plainBytes(of: text)
    guard bytes.count <= 64, let last = bytes.lastIndex(where: \.isDigit) else { return nil }
    let suffix = trimmed(bytes[(last + 1)...])
    if suffix.isEmpty, let number = Self(plain: bytes, mark: mark, allowing: []) {
      return (number.value, "")
    }
    if suffix.isEmpty {
      guard let sign = timesSigns.first(where: { bytes.starts(with: $0) }) else { return nil }
      return Self(plain: trimmed(bytes.dropFirst(sign.count)), mark: mark, allowing: [])
        .map { ($0.value, "") }
    }
    let unit = timesSigns.contains { suffix.elementsEqual($0) } ? "" : knownUnit(suffix)
    return unit.flatMap { unit in
      Self(plain: trimmed(bytes[...last]), mark: mark, allowing: []).map { ($0.value, unit) }
    }
  }

  /// Reads a trimmed price that has a slash and a known unit behind it: `€1.79/kg`.
  static func pricePerUnit(_ text: String, mark: UInt8) -> (number: WrittenNumber, unit: String)? {
    let bytes = plainBytes(of: text)
    guard bytes.count <= 64, let slash = bytes.firstIndex(of: UInt8(ascii: "/")),
      let unit = knownUnit(trimmed(bytes[(slash + 1)...])),
      let number = Self(plain: trimmed(bytes[..<slash]), mark: mark, allowing: .currency)
    else { return nil }
    return (number, unit)
  }

  /// Reads packages of one content: `6x330ml` is 1980 ml.
  private static func packages(
    _ text: String, mark: UInt8
  ) -> (value: ExactDecimal, unit: String)? {
    let parts = text.split { "xX×".contains($0) }.map { String($0[...].trimmed) }
    guard parts.count == 2, parts[1].last?.isNumber == false, let count = Int(parts[0]),
      (1...1_000).contains(count), let content = quantity(parts[1], mark: mark),
      !content.unit.isEmpty,
      let value = content.value.multiplied(by: ExactDecimal(significand: Int128(count), scale: 0))
    else { return nil }
    return (value, content.unit)
  }

  /// Reads how many were bought before the price of one, as tills print it: `2 x 0,59`.
  private static func countOfPrice(_ text: String, mark: UInt8) -> ExactDecimal? {
    let parts = text.split { "xX×*".contains($0) }.map { String($0[...].trimmed) }
    guard parts.count == 2, let count = Int(parts[0]), (1...1_000).contains(count),
      let price = Self(parts[1], mark: mark), price.value.scale == 2 || !price.currency.isEmpty
    else { return nil }
    return ExactDecimal(significand: Int128(count), scale: 0)
  }

  /// A text with fractions such as `½` and `1 ½` as decimals.
  private static func withoutFractions(_ text: String, mark: UInt8) -> String {
    guard let place = text.firstIndex(where: { fractions[$0] != nil }),
      let decimals = fractions[text[place]]
    else { return text }
    let whole = text[..<place].trimmed
    guard whole.allSatisfy(\.isNumber) else { return text }
    let sign = String(UnicodeScalar(mark))
    return (whole.isEmpty ? "0" : String(whole)) + sign + decimals
      + text[text.index(after: place)...]
  }

  private static let fractions: [Character: String] = [
    "½": "5", "¼": "25", "¾": "75", "⅓": "333333", "⅔": "666667", "⅛": "125", "⅕": "2",
  ]
  private static let timesSigns = ["x", "X", "×"].map { Array($0.utf8) }

  private static func knownUnit(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    if case .other = UnitOfMeasure(written: text).dimension { return nil }
    return text.isEmpty ? nil : text
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = bytes.drop { $0 <= 0x20 }
    return rest[..<(rest.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? rest.startIndex)]
  }

  /// The bytes of a text with all kinds of blanks, minus signs, apostrophes and digits as in ASCII.
  private static func plainBytes(of text: String) -> ArraySlice<UInt8> {
    if !mayHaveOtherSigns(text.utf8Span.span) { return Array(text.utf8)[...] }
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}": plain.append(" ")
      // Word processors write an en dash for a minus.
      case "\u{2212}", "\u{2013}": plain.append("-")
      case "\u{2018}", "\u{2019}": plain.append("'")
      case "０"..."９", "＋"..."．":
        plain.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return Array(plain.utf8)[...]
  }

  /// Whether a text may have what ``plainBytes(of:)`` replaces, by the first bytes of those signs: a
  /// currency sign is none of them.
  private static func mayHaveOtherSigns(_ bytes: Span<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for place in bytes.indices {
      let byte = bytes[place]
      switch (previous, byte) {
      case (0xC2, 0xA0), (0xE2, 0x80), (0xE2, 0x88), (_, 0xEF): return true
      default: previous = byte
      }
    }
    return false
  }

  /// Where the letter of a tax rate is, after an amount and a blank: not K, M (thousands and
  /// millions), nor H, S (sides of an account).
  private static func taxLetter(_ bytes: ArraySlice<UInt8>) -> Int? {
    let letter = bytes.endIndex - (bytes.last == UInt8(ascii: "*") ? 2 : 1)
    guard letter - 1 > bytes.startIndex, bytes[letter - 1] == UInt8(ascii: " "),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[letter]),
      !"HKMS".utf8.contains(bytes[letter])
    else { return nil }
    return letter
  }
}
