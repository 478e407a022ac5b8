/// A single-byte encoding: the characters of the bytes beyond ASCII.
struct CodePage: Sendable {
  /// The UTF-16 code units of the bytes 0x80 to 0xFF; 0 for unused bytes.
  private(set) var units: [UInt16]

  /// The bytes of letters and their capitals, without letters that the code page does not have.
  func bytes(of letters: String) -> [UInt8] {
    ownBytes(of: letters + letters.uppercased())
  }

  /// The bytes of letters as they are, without letters that the code page does not have.
  func ownBytes(of letters: String) -> [UInt8] {
    letters.utf16.compactMap { unit in
      if unit < 0x80 { return UInt8(truncatingIfNeeded: unit) }
      return units.firstIndex(of: unit).map { UInt8(truncatingIfNeeded: 0x80 + $0) }
    }
  }

  static let windows1250 = CodePage("central-europe")
  static let windows1251 = CodePage("cyrillic")
  static let windows1252 = CodePage("western-europe")
  static let windows1254 = CodePage("turkish")
  static let iso885915 = CodePage("western-europe-with-euro")
  static let macintosh = CodePage("macintosh", noBreakSpace: 0xCA)
  static let dos = CodePage("dos", noBreakSpace: 0xFF)

  private init(_ name: String, noBreakSpace: Int = 0xA0) {
    units = CodePageWords.texts("page", name)[0].utf16.map { $0 == 0x3F ? 0 : $0 }
    units[noBreakSpace - 0x80] = 0xA0
    if noBreakSpace == 0xA0 { units[0xAD - 0x80] = 0xAD }
  }
}

extension [UInt8] {
  var uniqued: [UInt8] { ByteSet(self).members }
}

/// Whether bytes that are no UTF-8 cannot be text in Latin letters: they may be in Windows-1251 or
/// KOI8-R, which are not recognised.
///
/// Words in languages of Western and Central Europe are mostly ASCII, and hardly ever have four
/// other letters in a row. Cyrillic, Greek, Chinese and Korean words have little else.
func isOfOtherAlphabet(_ bytes: [UInt8]) -> Bool {
  let rows = bytes.split { $0 < 0xA1 }.map(\.count)
  return rows.filter { $0 >= 4 }.reduce(0, +) * 2 > rows.reduce(0, +)
}
