/// A text encoding; the raw value is what `--encoding` accepts.
package enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  /// Central European, Cyrillic, Western European and Turkish, of older programs on Windows.
  case windows1250 = "windows-1250"
  case windows1251 = "windows-1251"
  case windows1252 = "windows-1252"
  case windows1254 = "windows-1254"
  /// Western European with the euro sign (Latin 9), of older programs on Unix.
  case iso885915 = "iso-8859-15"
  /// Western European, of the old Macintosh and of DOS (code page 850).
  case macintosh
  case dos = "cp850"
  /// Japanese, in the form of Windows.
  case shiftJIS = "shift-jis"
  /// Chinese; has GBK and GB2312 in it.
  case gb18030

  var name: String { facts.name }
  /// The byte order mark that a file may begin with.
  var mark: [UInt8] { facts.mark }
  /// The characters of a single-byte encoding.
  var codePage: CodePage? { facts.codePage }

  private var facts: (name: String, mark: [UInt8], codePage: CodePage?) {
    switch self {
    case .utf8: ("UTF-8", [0xEF, 0xBB, 0xBF], nil)
    case .utf16LittleEndian: ("UTF-16, little-endian", [0xFF, 0xFE], nil)
    case .utf16BigEndian: ("UTF-16, big-endian", [0xFE, 0xFF], nil)
    case .windows1250: ("Windows-1250", [], .windows1250)
    case .windows1251: ("Windows-1251", [], .windows1251)
    case .windows1252: ("Windows-1252", [], .windows1252)
    case .windows1254: ("Windows-1254", [], .windows1254)
    case .iso885915: ("ISO-8859-15", [], .iso885915)
    case .macintosh: ("Mac Roman", [], .macintosh)
    case .dos: ("code page 850", [], .dos)
    case .shiftJIS: ("Shift-JIS", [], nil)
    case .gb18030: ("GB18030", [], nil)
    }
  }
}

extension Collection<UInt8> {
  /// How many bytes the mark of UTF-8 has with which a file begins; 0 without one.
  var lengthOfMark: Int { starts(with: TextEncoding.utf8.mark) ? TextEncoding.utf8.mark.count : 0 }
}
