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

  /// Windows-1252, unless three things speak for another page: some letter stands at a place where
  /// only that page has one; every alphabet of Windows-1252 lacks at least two letters of the text, and
  /// a tenth of them; and some alphabet of that page lacks at most half as many.
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

  /// How many letters that alphabet has which has most of them.
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
