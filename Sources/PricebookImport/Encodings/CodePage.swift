/// A single-byte encoding: the characters of the bytes beyond ASCII.
struct CodePage: Sendable {
  /// The UTF-16 code units of the bytes 0x80 to 0xFF; 0 for unused bytes.
  let units: [UInt16]

  /// The bytes of letters, small and capital, without letters that the code page does not have.
  func bytes(of letters: String) -> [UInt8] {
    (letters + letters.uppercased()).utf16.compactMap { unit in
      if unit < 0x80 { return UInt8(truncatingIfNeeded: unit) }
      return units.firstIndex(of: unit).map { UInt8(truncatingIfNeeded: 0x80 + $0) }
    }
  }

  // The tables are those of Microsoft in the Unicode Consortium's MAPPINGS/VENDORS/MICSFT/WINDOWS.

  /// Central Europe.
  static let windows1250 = CodePage(units: [
    0x20AC, 0, 0x201A, 0, 0x201E, 0x2026, 0x2020, 0x2021,
    0, 0x2030, 0x0160, 0x2039, 0x015A, 0x0164, 0x017D, 0x0179,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0, 0x2122, 0x0161, 0x203A, 0x015B, 0x0165, 0x017E, 0x017A,
    0x00A0, 0x02C7, 0x02D8, 0x0141, 0x00A4, 0x0104, 0x00A6, 0x00A7,
    0x00A8, 0x00A9, 0x015E, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x017B,
    0x00B0, 0x00B1, 0x02DB, 0x0142, 0x00B4, 0x00B5, 0x00B6, 0x00B7,
    0x00B8, 0x0105, 0x015F, 0x00BB, 0x013D, 0x02DD, 0x013E, 0x017C,
    0x0154, 0x00C1, 0x00C2, 0x0102, 0x00C4, 0x0139, 0x0106, 0x00C7,
    0x010C, 0x00C9, 0x0118, 0x00CB, 0x011A, 0x00CD, 0x00CE, 0x010E,
    0x0110, 0x0143, 0x0147, 0x00D3, 0x00D4, 0x0150, 0x00D6, 0x00D7,
    0x0158, 0x016E, 0x00DA, 0x0170, 0x00DC, 0x00DD, 0x0162, 0x00DF,
    0x0155, 0x00E1, 0x00E2, 0x0103, 0x00E4, 0x013A, 0x0107, 0x00E7,
    0x010D, 0x00E9, 0x0119, 0x00EB, 0x011B, 0x00ED, 0x00EE, 0x010F,
    0x0111, 0x0144, 0x0148, 0x00F3, 0x00F4, 0x0151, 0x00F6, 0x00F7,
    0x0159, 0x016F, 0x00FA, 0x0171, 0x00FC, 0x00FD, 0x0163, 0x02D9,
  ])

  /// Cyrillic.
  static let windows1251 = CodePage(
    units: [
      0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021,
      0x20AC, 0x2030, 0x0409, 0x2039, 0x040A, 0x040C, 0x040B, 0x040F,
      0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
      0, 0x2122, 0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F,
      0x00A0, 0x040E, 0x045E, 0x0408, 0x00A4, 0x0490, 0x00A6, 0x00A7,
      0x0401, 0x00A9, 0x0404, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x0407,
      0x00B0, 0x00B1, 0x0406, 0x0456, 0x0491, 0x00B5, 0x00B6, 0x00B7,
      0x0451, 0x2116, 0x0454, 0x00BB, 0x0458, 0x0405, 0x0455, 0x0457,
    ] + Array(0x0410...0x044F))

  /// Western Europe: Latin-1 with other characters at 0x80 to 0x9F.
  static let windows1252 = CodePage(
    units: [
      0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
      0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
      0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
      0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
    ] + Array(0x00A0...0x00FF))

  /// Turkish: Windows-1252 with six other letters, and without Ž.
  static let windows1254: CodePage = {
    var units = windows1252.units
    let turkish: [(byte: Int, unit: UInt16)] = [
      (0x8E, 0), (0x9E, 0), (0xD0, 0x011E), (0xDD, 0x0130), (0xDE, 0x015E), (0xF0, 0x011F),
      (0xFD, 0x0131), (0xFE, 0x015F),
    ]
    for (byte, unit) in turkish { units[byte - 0x80] = unit }
    return CodePage(units: units)
  }()
}

struct ByteSet: Sendable {
  private var members = [Bool](repeating: false, count: 256)

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { members[Int(byte)] = true }
  }

  func contains(_ byte: UInt8) -> Bool { members[Int(byte)] }
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

  /// Windows-1252, unless one of the others is clearly better.
  ///
  /// It is better if each alphabet of Western Europe lacks at least two of the letters and a tenth
  /// of them, one of its own lacks at most half as many, and a letter stands at a place of its own.
  var encoding: TextEncoding {
    let total = counts.reduce(0, +)
    let lacking1250 = total - Self.found(counts, in: Self.centralAlphabets)
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

  /// How many letters the alphabet has that has most of them.
  private static func found(_ counts: [Int], in alphabets: [[UInt8]]) -> Int {
    alphabets.map { alphabet in alphabet.reduce(0) { $0 + counts[Int($1)] } }.max() ?? 0
  }

  /// The letters beyond ASCII of the languages of Western Europe, with those of usual loan words.
  private static let westernAlphabets = [
    "äöüßé",  // German
    "àâæçéèêëîïôœùûüÿ",  // French
    "áéíñóúüç",  // Spanish
    "àèéìòù",  // Italian
    "àáâãçéêíóôõúü",  // Portuguese
    "áäçéèêëïôöûü",  // Dutch
    "åæøäöéü",  // Danish, Norwegian and Swedish
    "áæéíðóöúýþ",  // Icelandic
    "áåæíðóøúý",  // Faroese
    "äåöšžé",  // Finnish
    "äõöüšžé",  // Estonian
    "àçèéíïòóúü",  // Catalan
    "àáâãäåçèéêëíîïñóôöøúûüß",  // goods from several countries
  ].map(CodePage.windows1252.bytes)

  /// The letters of Polish, Czech, Slovak, and Croatian, which has all of Slovene.
  ///
  /// Slovak ŕ and ĺ are left out: they are rare, and are à and å in Windows-1252.
  private static let centralAlphabets = [
    "ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíľňóôšťúýž", "čćđšž",
  ].map(CodePage.windows1250.bytes)

  private static let turkishAlphabets = ["âçğıİîöşûü"].map(CodePage.windows1254.bytes)
}

/// The place of a letter in a word, which can tell the code page that it is from.
///
/// Some letters stand where no language of Western Europe has one: ³ inside a word is ł, è before a
/// vowel is č, and þ before a consonant is ş.
struct LetterPlace {
  private var byte: UInt8 = 0
  private var before: UInt8 = 0
  private var after: UInt8 = 0
  /// How many letters the word has so far.
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
      length = 0
      isAfterBackVowel = false
      hasIcelandic = false
      hasForeign = false
      return
    }
    length += 1
    if Self.turkishVowels.contains(before) {
      isAfterBackVowel = Self.backVowels.contains(before)
    }
    if Self.icelandic.contains(before) { hasIcelandic = true }
    if Self.foreign.contains(before) { hasForeign = true }
  }

  /// Whether the byte is a letter in one of the code pages.
  ///
  /// A sign of Windows-1252 is one only inside a word, because of `m³` and `¿Qué`.
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
  private static let signs = ByteSet(CodePage.windows1250.bytes(of: "łążľ"))
  /// Bytes that Windows-1252 does not have.
  private static let unused = ByteSet(CodePage.windows1250.bytes(of: "ťŹ"))
  /// The letters of all code pages.
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

/// Text of other alphabets in code pages that are not recognised, such as Windows-1251 and KOI8-R.
enum OtherAlphabet {
  /// Whether bytes that are no UTF-8 cannot be text in Latin letters.
  ///
  /// Words in languages of Western and Central Europe are mostly ASCII, and hardly ever have four
  /// other letters in a row. Cyrillic, Greek, Chinese and Korean words have little else.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    var inRows = 0
    var count = 0
    var length = 0
    for byte in bytes {
      if byte >= 0xA1 {
        length += 1
        continue
      }
      if length >= 4 { inRows += length }
      count += length
      length = 0
    }
    if length >= 4 { inRows += length }
    count += length
    return inRows * 2 > count
  }

  static let explanation =
    "its text is neither UTF-8 nor Windows-1252, and looks like another alphabet in an older code "
    + "page; save the file as UTF-8 (in a spreadsheet \"CSV UTF-8\"), or name its encoding, such "
    + "as --encoding windows-1251"
}
