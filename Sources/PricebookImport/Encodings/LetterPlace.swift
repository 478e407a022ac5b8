/// The place of a letter in a word, where no language of Western Europe may have one: ³ inside a
/// word is ł, è before a vowel is č, and þ before a consonant is ş.
struct LetterPlace {
  private var byte: UInt8 = 0
  private var before: UInt8 = 0
  private var after: UInt8 = 0
  private var length = 0
  /// Whether the last vowel of the word before was a or ı, after which Turkish has ı, and no i.
  private var isAfterBackVowel = false
  /// Whether the word had ı, ğ or ş, which are letters of Icelandic in Windows-1252.
  private var hasIcelandic = false
  /// Whether the word had ü or ç, which Icelandic does not have.
  private var hasForeign = false

  mutating func move(to byte: UInt8, next: UInt8) {
    before = self.byte
    self.byte = byte
    after = next
    guard Self.letters.contains(byte) else {
      self = LetterPlace(byte: byte, before: before, after: after)
      return
    }
    length += 1
    if Self.turkishVowels.contains(before) { isAfterBackVowel = Self.backVowels.contains(before) }
    hasIcelandic = hasIcelandic || Self.icelandic.contains(before)
    hasForeign = hasForeign || Self.foreign.contains(before)
  }

  /// Whether the byte is a letter in a code page; signs of Windows-1252 only inside a word.
  var isLetter: Bool {
    guard Self.signs.contains(byte) else { return Self.letters.contains(byte) }
    // Polish words such as `łosoś` begin with it; a power follows a letter or a digit.
    let isFirst = byte == 0xB3 && !before.isDigit
    return Self.letters.contains(after) && (isFirst || Self.letters.contains(before))
  }

  /// Whether it is a letter of Central Europe, and that of Windows-1252 hardly ever stands here.
  var isCentral: Bool {
    if Self.signs.contains(byte) || Self.unused.contains(byte) { return true }
    return switch byte {
    // ś would be œ, and ź would be Ÿ.
    case 0x8C, 0x9C: Self.afterSoftS.contains(after)
    case 0x9F: (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(before)
    // č would be è, which stands between consonants or ends a word.
    case 0xC8, 0xE8: Self.vowels.contains(after) || Self.closeVowels.contains(before)
    // ň would be ò.
    case 0xD2, 0xF2: Self.vowels.contains(after)
    // ř would be ø; Danish has `søen`, but nothing like `øí`, `uøe` or `tøe`.
    case 0xD8, 0xF8:
      Self.accented.contains(after)
        || (Self.vowels.contains(after)
          && (Self.vowels.contains(before) || Self.stops.contains(before)))
    // ě and ů would be ì and ù, which end Italian and French words.
    case 0xCC, 0xD9, 0xEC, 0xF9: Self.letters.contains(after)
    // Only short Icelandic words end in ý.
    case 0xDD, 0xFD: length >= 4 && !Self.letters.contains(after)
    default: false
    }
  }

  /// Whether it is a letter of Turkish, and that of Windows-1252 hardly ever stands here.
  var isTurkish: Bool {
    switch byte {
    // ş would be þ, which stands before a vowel, j, r or v.
    case 0xDE, 0xFE: hasForeign || !Self.afterThorn.contains(after)
    // ı would be ý, which is mostly the first vowel of a word.
    case 0xDD, 0xFD: hasForeign || isAfterBackVowel
    // ğ would be ð.
    case 0xD0, 0xF0: hasForeign
    default: hasIcelandic && Self.foreign.contains(byte)
    }
  }

  /// Bytes that are £ ¥ ¯ ³ ¹ ¼ ¾ ¿ in Windows-1252; º is no letter, because of `nº`.
  static let signs = ByteSet(CodePage.windows1250.bytes(of: "łążľ"))
  /// Bytes that Windows-1252 does not have.
  private static let unused = ByteSet(CodePage.windows1250.bytes(of: "ťŹ"))
  private static let letters = ByteSet(
    CodePage.windows1250.bytes(of: "abcdefghijklmnopqrstuvwxyzłążľšśťžź")
      + (0xC0...0xFF).filter { $0 != 0xD7 && $0 != 0xF7 })

  private static let accented = ByteSet(CodePage.windows1250.bytes(of: "áéíóúýě"))
  private static let vowels = ByteSet(CodePage.windows1250.bytes(of: "aeiouáéíóúě"))
  private static let closeVowels = ByteSet(CodePage.windows1250.bytes(of: "eáéíý"))
  private static let afterSoftS = ByteSet(CodePage.windows1250.bytes(of: "ćmpw"))
  private static let stops = ByteSet(CodePage.windows1250.bytes(of: "pt"))
  private static let turkishVowels = ByteSet(CodePage.windows1254.bytes(of: "aeıİioöuü"))
  private static let backVowels = ByteSet(CodePage.windows1254.bytes(of: "aı"))
  private static let icelandic = ByteSet(CodePage.windows1254.bytes(of: "ıİğş"))
  private static let foreign = ByteSet(CodePage.windows1254.bytes(of: "üç"))
  private static let afterThorn = ByteSet(CodePage.windows1252.bytes(of: "aeiouyjrváéíóúýæö"))
}
