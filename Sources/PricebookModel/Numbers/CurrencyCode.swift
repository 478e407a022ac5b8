/// A currency label: an ISO 4217 code where one is known, else the sign as written.
///
/// Currencies are never converted, and amounts of different currencies are never added.
public struct CurrencyCode: Hashable, Comparable, Sendable {
  /// `EUR`, or `$` where the sign is ambiguous; empty for an unknown currency.
  public var label: String
  /// No currency is known.
  public static let unknown = CurrencyCode(label: "")

  /// - Parameter label: Taken as it is; ``init(written:bookCurrency:)`` reads signs and codes.
  public init(label: String) { self.label = label }

  /// The currency that a cell names by its code, its sign or its name.
  ///
  /// - Parameters:
  ///   - text: A code or a name in any case or a sign, surrounding white space allowed.
  ///   - bookCurrency: What an ambiguous sign (`$`, `¥`, `kr`) means where the book's currency
  ///     uses that sign.
  public init(written text: some StringProtocol, bookCurrency: CurrencyCode? = nil) {
    let written = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let trimmed = CurrencyNames.meaning(of: written) ?? written
    if let code = CurrencyCode.codesBySign[trimmed] {
      self.init(label: code)
    } else if let book = bookCurrency,
      let users = CurrencyCode.codesByAmbiguousSign[trimmed.lowercased()],
      users.contains(book.label)
    {
      self = book
    } else if trimmed.utf8.count == 3, trimmed.utf8.allSatisfy(\.isASCIILetter) {
      self.init(label: trimmed.uppercased())
    } else {
      self.init(label: trimmed)
    }
  }

  /// Decimals of the minor unit: 0 for JPY, 3 for KWD, 2 where the currency is unknown.
  public var minorUnitDigits: Int {
    // Called for every amount that is written, so that hashing the label would cost too much. Only
    // a longer label can equal a code in other scalars.
    switch label.utf8.count {
    case ..<3: return 2
    case 3:
      let letters = CurrencyCode.letters(of: label)
      guard let last = CurrencyCode.digitsByLetters.last, letters <= last.letters else { return 2 }
      let place = CurrencyCode.digitsByLetters.partitionPoint { $0.letters >= letters }
      let found = CurrencyCode.digitsByLetters[place]
      return found.letters == letters ? found.digits : 2
    default: return CurrencyCode.digitsByCode[label] ?? 2
    }
  }

  /// Whether a label can be that of a currency: at most eight letters and signs, pictures such as 🪙
  /// among them, with points and slashes as in `Fr.` and `s/.`; the unknown currency can.
  ///
  /// A label is written beside every amount. With digits, blanks or commas in it, it could look like
  /// another amount: `1.00 EUR, 999 999.00 USD`.
  package var isWellFormed: Bool {
    let scalars = label.unicodeScalars
    return scalars.prefix(Self.longestLabel + 1).count <= Self.longestLabel
      && scalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .currencySymbol, .otherSymbol:
          true
        default: scalar == "." || scalar == "/"
        }
      }
  }

  private static let longestLabel = 8

  private static func letters(of code: String) -> UInt32 {
    let bytes = code.utf8Span.span
    var letters: UInt32 = 0
    for place in bytes.indices { letters = letters << 8 | UInt32(bytes[place]) }
    return letters
  }

  /// Ascending.
  private static let digitsByLetters = digitsByCode.map {
    (letters: letters(of: $0.key), digits: $0.value)
  }.sorted { $0.letters < $1.letters }

  /// Whether the label is a code of three letters rather than a bare sign.
  public var isCode: Bool {
    label.utf8.count == 3 && label.utf8.allSatisfy { $0 >= 65 && $0 <= 90 }
  }

  /// Whether a text names a currency: a code in capitals, a known code, a known sign or a name.
  package static func isCodeOrSign(_ text: String) -> Bool {
    CurrencyCode(label: text).isCode || isKnown(text)
  }

  /// Whether a sign is used for the currency of a code.
  package static func isSign(_ sign: String, of code: String) -> Bool {
    codesBySign[sign] == code || codesByAmbiguousSign[sign.lowercased()]?.contains(code) == true
  }

  /// Whether a text names a currency by a known code in any case, by a sign or by its name.
  package static func isKnown(_ text: String) -> Bool {
    codesBySign[text] != nil || codesByAmbiguousSign[text.lowercased()] != nil
      || CurrencyNames.code(text) != nil || CurrencyNames.meaning(of: text) != nil
  }

  /// Whether amounts are always written whole: the currency has no minor unit, has one that is out of
  /// use, or is one of those that share the sign of the yen.
  package var hasWholeAmounts: Bool {
    minorUnitDigits == 0 || ["¥", "￥", "IDR", "COP", "HUF", "RSD"].contains(label)
  }

  /// Whether a label comes before another.
  public static func < (left: CurrencyCode, right: CurrencyCode) -> Bool {
    left.label < right.label
  }

  private static let lists = WordLists(EmbeddedWords.signs_txt).lists

  private static func words(_ kind: String) -> [(String, String)] {
    lists.filter { $0.language == kind }.flatMap { list in
      list.words.map { ($0, list.name) }
    }
  }

  static let codesBySign = Dictionary(uniqueKeysWithValues: words("sign"))
  /// Signs that several currencies share, with the codes that use them.
  static let codesByAmbiguousSign = Dictionary(grouping: words("shared"), by: \.1)
    .mapValues { Set($0.map(\.0)) }
  /// Minor-unit decimals that are not two.
  static let digitsByCode = Dictionary(uniqueKeysWithValues: words("digits")).compactMapValues {
    Int($0)
  }
}
