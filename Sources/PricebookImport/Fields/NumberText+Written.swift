import PricebookModel

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
    /// A price list says that the price is an offer's.
    static let offer = Extras(rawValue: 4)
    /// A unit of measure is written beside the quantity or the unit price.
    static let unit = Extras(rawValue: 8)
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
