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
  static let macintosh = CodePage("macintosh", noBreakSpace: 0xCA)
  static let dos = CodePage("dos", noBreakSpace: 0xFF)

  private init(_ name: String, noBreakSpace: Int = 0xA0) {
    units = CodePageWords.texts("page", name)[0].utf16.map { $0 == 0x3F ? 0 : $0 }
    units[noBreakSpace - 0x80] = 0xA0
    if noBreakSpace == 0xA0 { units[0xAD - 0x80] = 0xAD }
  }
}

enum CodePageWords {
  private static let lines = EmbeddedWords.codepages_txt.split(separator: "\n")
    .map { $0.split(separator: " ") }

  static func texts(_ kind: String, _ name: String? = nil) -> [String] {
    lines.filter { $0[0] == kind && $0[1] == name ?? String($0[1]) }.map { String($0[2]) }
  }
}

struct ByteSet: Sendable {
  private var isMember = [Bool](repeating: false, count: 256)

  init(_ bytes: some Sequence<UInt8>) { for byte in bytes { isMember[Int(byte)] = true } }
  func contains(_ byte: UInt8) -> Bool { isMember[Int(byte)] }
  var members: [UInt8] { (0...255).filter(contains) }
}

extension [UInt8] {
  fileprivate var uniqued: [UInt8] { ByteSet(self).members }
}

/// Whether text is in a code page of the Macintosh or of DOS, whose letters are where Windows-1252
/// has quotes and dashes.
enum OldCodePage {
  /// - Returns: `nil` for any other text.
  static func encoding(of bytes: [UInt8]) -> TextEncoding? {
    func isSmallLetter(_ index: Int) -> Bool {
      bytes.indices.contains(index)
        && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index])
    }
    func isASCIILetter(_ index: Int) -> Bool {
      isSmallLetter(index)
        || (bytes.indices.contains(index)
          && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[index]))
    }
    // What is between letters is a letter; what is at the end of a word may be a quote, and what is
    // alone a dash or a sign.
    var inWords: [(byte: UInt8, isSmall: Bool)] = []
    var inside: [UInt8] = []
    var others = 0
    for index in bytes.indices where bytes[index] >= 0x80 {
      let (before, after) = (isASCIILetter(index - 1), isASCIILetter(index + 1))
      // Apostrophes and dashes of Windows-1252 are between letters too.
      if before, after, ![0x92, 0x96, 0x97].contains(bytes[index]) { inside.append(bytes[index]) }
      if before || after {
        // Behind the first letter of a word in small letters there are no capitals.
        let isSmall = before && (isSmallLetter(index - 1) || isSmallLetter(index + 1))
        inWords.append((bytes[index], isSmall))
      } else {
        others += 1
      }
    }
    let low = inside.count { $0 < 0xA0 }
    guard low >= 2, low * 2 > inside.count, inWords.count >= others else { return nil }
    func found(_ page: CodePage) -> Int {
      CodePageWords.texts("western").map { letters in
        let all = ByteSet(page.bytes(of: letters))
        let small = ByteSet(page.ownBytes(of: letters))
        return inWords.count { ($0.isSmall ? small : all).contains($0.byte) }
      }.max() ?? 0
    }
    let (mac, dos) = (found(.macintosh), found(.dos))
    guard max(mac, dos) * 10 >= inWords.count * 9, mac != dos else { return nil }
    return mac > dos ? .macintosh : .dos
  }
}

/// Whether text in a single-byte encoding is Windows-1252, Windows-1250 or Windows-1254.
///
/// The three have most bytes in common, and every text can be read in each, with wrong letters.
/// Two things tell them apart. A language has few letters beyond ASCII, so that the text is held
/// against the alphabet of each language. And some letters stand where no language of Western
/// Europe has one: see ``LetterPlace``.
struct CodePageEvidence {
  /// How often each byte beyond ASCII is a letter.
  private var counts = [Int](repeating: 0, count: 256)
  /// How often it stands where only Windows-1250 has a letter.
  private var central = [Int](repeating: 0, count: 256)
  /// How often it stands where only Windows-1254 has a letter.
  private var turkish = [Int](repeating: 0, count: 256)

  init(_ bytes: [UInt8]) {
    var place = LetterPlace()
    for (index, byte) in bytes.enumerated() {
      place.move(to: byte, next: index + 1 < bytes.count ? bytes[index + 1] : 0)
      guard byte >= 0x80, place.isLetter else { continue }
      counts[Int(byte)] += 1
      if place.isCentral { central[Int(byte)] += 1 }
      if place.isTurkish { turkish[Int(byte)] += 1 }
    }
  }

  /// Windows-1252, unless its alphabets lack at least two of the letters and a tenth, one of
  /// another page at most half as many, and a letter stands at a place of its own.
  var encoding: TextEncoding {
    let total = counts.reduce(0, +)
    // Signs such as £ and ³ inside words are letters of Central Europe, maybe of two languages: Polish
    // goods beside amounts in Kč.
    let signs = LetterPlace.signs.members.reduce(0) { $0 + central[Int($1)] }
    let alphabets =
      signs >= 2 ? [Self.centralAlphabets.flatMap(\.self).uniqued] : Self.centralAlphabets
    let lacking1250 = total - Self.found(counts, in: alphabets)
    let lacking1254 = total - Self.found(counts, in: Self.turkishAlphabets)
    let isTurkish = lacking1254 < lacking1250
    let places = isTurkish ? turkish : central
    let ordinary = zip(counts, places).map { $0 - $1 }
    let lacking1252 = total - Self.found(ordinary, in: Self.westernAlphabets)
    guard ordinary != counts, lacking1252 >= 2, lacking1252 * 10 >= total,
      lacking1252 >= 2 * min(lacking1250, lacking1254)
    else { return .windows1252 }
    return isTurkish ? .windows1254 : .windows1250
  }

  private static func found(_ counts: [Int], in alphabets: [[UInt8]]) -> Int {
    alphabets.map { alphabet in alphabet.reduce(0) { $0 + counts[Int($1)] } }.max() ?? 0
  }

  private static let westernAlphabets = CodePageWords.texts("western")
    .map(CodePage.windows1252.bytes)
  private static let centralAlphabets = CodePageWords.texts("central")
    .map(CodePage.windows1250.bytes)
  private static let turkishAlphabets = CodePageWords.texts("turkish")
    .map(CodePage.windows1254.bytes)
}

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

/// Whether bytes that are no UTF-8 cannot be text in Latin letters: they may be in Windows-1251 or
/// KOI8-R, which are not recognised.
///
/// Words in languages of Western and Central Europe are mostly ASCII, and hardly ever have four
/// other letters in a row. Cyrillic, Greek, Chinese and Korean words have little else.
func isOfOtherAlphabet(_ bytes: [UInt8]) -> Bool {
  let rows = bytes.split { $0 < 0xA1 }.map(\.count)
  return rows.filter { $0 >= 4 }.reduce(0, +) * 2 > rows.reduce(0, +)
}
