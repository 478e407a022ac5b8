import PricebookModel

/// A column's name without case, accents, punctuation and a unit in brackets.
enum HeaderName {
  /// `Unit Price (€)`, `unit_price` and `unitPrice` all become `unitprice`; `N° ticket`,
  /// `Nº ticket`, `N. ticket`, `No. ticket` and `Nr. ticket` all become `noticket`.
  static func folded(_ name: some StringProtocol) -> String {
    let name = String(name)
    return foldedPlainly(name) ?? foldedByProperties(name)
  }

  /// The folded form of a name that needs no Unicode properties of its letters, as nearly all words of
  /// headers do; else `nil`.
  private static func foldedPlainly(_ name: String) -> String? {
    guard !mayBeginWithNumberSign(name) else { return nil }
    var folded: [UInt8] = []
    folded.reserveCapacity(name.utf8.count)
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": folded.append(UInt8(truncatingIfNeeded: scalar.value))
      case "A"..."Z": folded.append(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
      case "(", "[": return nil
      case "\0"..."\u{7F}": break
      default:
        if let plain = accents[scalar] {
          folded += plain.utf8
        } else if isPlainLetter(scalar) {
          folded += scalar.utf8
        } else {
          return nil
        }
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// Whether a scalar is folded to itself: small Cyrillic letters, kana and the common ideographs.
  private static func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0430...0x045F, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// Whether the first letters may be what ``takeNumberSign(_:)`` takes.
  private static func mayBeginWithNumberSign(_ name: String) -> Bool {
    var letters = name.utf8.drop { $0 <= 0x20 }
    guard let first = letters.popFirst() else { return true }
    guard first | 0x20 == UInt8(ascii: "n") else { return first == UInt8(ascii: "#") }
    if let second = letters.first, "orOR".utf8.contains(second) { letters.removeFirst() }
    return letters.first.map { !(($0 | 0x20) &- 0x61 < 26) } ?? true
  }

  /// ``folded(_:)`` of any name.
  static func foldedByProperties(_ name: String) -> String {
    let bare = letters(of: withoutBrackets(name))
    return bare.isEmpty ? letters(of: name) : bare
  }

  private static func withoutBrackets(_ name: String) -> String {
    // Most names have none of the bytes that brackets, also those of Japanese text, begin with.
    let beginnings: [UInt8] = [0x28, 0x29, 0x5B, 0x5D, 0xE3, 0xEF]
    guard name.utf8.contains(where: beginnings.contains) else { return name }
    var depth = 0
    var kept: [UInt8] = []
    for scalar in name.unicodeScalars {
      switch scalar {
      case "(", "[", "（", "［", "【": depth += 1
      case ")", "]", "）", "］", "】": depth = max(0, depth - 1)
      default: if depth == 0 { kept += scalar.utf8 }
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func letters(of name: String) -> String {
    // Some systems write an accent behind its letter, which would change Cyrillic and Japanese.
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    let small = isASCII ? name.lowercased() : name.composed.lowercased()
    var scalars = small.unicodeScalars[...]
    var folded: [UInt8] = takeNumberSign(&scalars) ? Array("no".utf8) : []
    for scalar in scalars {
      if scalar.isASCII {
        let isLetter = scalar >= "a" && scalar <= "z"
        if isLetter || (scalar >= "0" && scalar <= "9") {
          folded.append(UInt8(truncatingIfNeeded: scalar.value))
        }
      } else if let plain = accents[scalar] {
        folded += plain.utf8
      } else if ("０"..."９").contains(scalar) || ("ａ"..."ｚ").contains(scalar),
        let narrow = Unicode.Scalar(scalar.value - 0xFEE0)
      {
        // The ASCII letter or digit of a full-width one in Japanese text.
        folded += narrow.utf8
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        folded += scalar.utf8
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// Takes an abbreviation of "number" from the front of a name in small letters: `n°`, `nº`, `n.`,
  /// `n.º`, `no.`, `nr.`, `№`, `#`, or `no` and `nr` as a word; returns whether there was one.
  private static func takeNumberSign(_ name: inout Substring.UnicodeScalarView) -> Bool {
    var rest = name.drop(while: \.properties.isWhitespace)
    guard let first = rest.popFirst() else { return false }
    var hasMark = first == "№" || first == "#"
    guard first == "n" || hasMark else { return false }
    let hasSecondLetter = rest.first == "o" || rest.first == "r"
    if hasSecondLetter { rest.removeFirst() }
    while let mark = rest.first, mark == "." || mark == "°" || mark == "º" {
      rest.removeFirst()
      hasMark = true
    }
    let endsWord = rest.first.map { $0 == "_" || $0 == "-" || $0.properties.isWhitespace } ?? true
    guard hasMark || (hasSecondLetter && endsWord) else { return false }
    name = rest
    return true
  }

  private static let accents: [Unicode.Scalar: String] = {
    let letters = [
      "a": "àáâãäåāą", "c": "çćč", "d": "ď", "e": "èéêëēęě", "g": "ğ", "i": "ìíîïīıі", "l": "ł",
      "n": "ñńň", "o": "òóôõöøō", "r": "ř", "s": "śšş", "t": "ť", "u": "ùúûüūů", "y": "ýÿ",
      "z": "źżž", "е": "ё", "ss": "ß", "ae": "æ", "oe": "œ",
    ]
    var table: [Unicode.Scalar: String] = [:]
    for (plain, accented) in letters {
      for scalar in accented.unicodeScalars { table[scalar] = plain }
    }
    return table
  }()

  /// A name without the unit or currency in brackets or as its last word, and that: the `€` of
  /// `Preis (€)`, the `kg` of `Menge [kg]`; `nil` if there is neither.
  static func measure(of name: String) -> (bare: String, measure: Measure)? {
    var candidates: [(bare: String, text: String)] = []
    if let found = bracketed(name) { candidates.append(found) }
    let words = name.split { $0 == " " || $0 == "_" || $0 == "/" }
    if words.count > 1, let last = words.last {
      let bare = words.dropLast().filter { !prepositions.contains($0.lowercased()) }
      candidates.append((bare.joined(separator: " "), String(last)))
    }
    for (bare, text) in candidates {
      // `Price per unit` is a name as a whole.
      if let measure = Measure(text), measure != .unit(.each) || !isPerUnit(name) {
        return (bare, measure)
      }
    }
    // `EUR amount`; a unit comes last.
    if words.count > 1, let first = words.first, case .currency(let code)? = Measure(String(first))
    {
      return (words.dropFirst().joined(separator: " "), .currency(code))
    }
    return nil
  }

  /// Words between a name and its unit: `price per kg`, `Menge in kg`.
  private static let prepositions = pricePrepositions.union(["in", "en"])
  private static let pricePrepositions: Set<String> = ["per", "pro", "je", "par", "por"]

  /// Whether a name says that amounts are for one unit, so that they are prices or not read.
  static func isPerUnit(_ name: String) -> Bool {
    name.split { $0 == " " || $0 == "_" }.dropFirst().dropLast()
      .contains { pricePrepositions.contains($0.lowercased()) }
  }

  /// The text in the last brackets of a name, and the name before them.
  private static func bracketed(_ name: String) -> (bare: String, text: String)? {
    let scalars = name.unicodeScalars
    guard let open = scalars.lastIndex(where: { "([（［【".unicodeScalars.contains($0) }),
      let close = scalars[open...].firstIndex(where: { ")]）］】".unicodeScalars.contains($0) })
    else { return nil }
    return (String(name[..<open]), collapsedName(name[scalars.index(after: open)..<close]))
  }

  /// The `kg` of `price/kg`, `Preis (€/kg)` and `Kilopreis`; `nil` for prices of one piece.
  static func priceUnit(of name: String) -> UnitOfMeasure? {
    if let (count, unit) = pricedAmount(of: name) { return ["", "1"].contains(count) ? unit : nil }
    return name.lowercased().contains("kilo") ? UnitOfMeasure(written: "kg") : nil
  }

  /// Whether prices are for several units, as in `unit price (100 g)`, which is read nowhere.
  static func isPriceOfSeveral(_ name: String) -> Bool {
    pricedAmount(of: name).map { !["", "1"].contains($0.count) } ?? false
  }

  /// The mass or volume that the prices of a column are for, and the digits before it.
  private static func pricedAmount(of name: String) -> (count: Substring, unit: UnitOfMeasure)? {
    let inBrackets = bracketed(name)?.text
    let words = (inBrackets ?? name).split { $0 == " " || $0 == "_" || $0 == "/" }
    guard words.count > 1 || inBrackets != nil, let last = words.last else { return nil }
    let digits = last.prefix { $0.isNumber }
    let unit = UnitOfMeasure(written: String(last.dropFirst(digits.count)))
    guard unit.dimension == .mass || unit.dimension == .volume else { return nil }
    if !digits.isEmpty { return (digits, unit) }
    let before = words.dropLast().last ?? ""
    return (before.allSatisfy(\.isNumber) ? before : "", unit)
  }

  /// Whether the name of a column of amounts says that they are in cents, pence or the like.
  static func isInMinorUnits(_ name: String) -> Bool {
    // Letters that are other words or units elsewhere count in brackets only.
    let letters = bracketed(name)?.text.lowercased()
    let isMinor =
      letters.map(minorLetters.contains) == true || measure(of: name)?.measure == .minorUnits
    return isMinor && !isInPercent(name)
  }

  static func isInPercent(_ name: String) -> Bool {
    let small = name.lowercased()
    let bytes = Array(small.utf8)
    // Names of ASCII letters, as nearly all are, need no comparison of characters.
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    // `Discount 5%` names a rate and has amounts.
    if isASCII ? bytes.contains(where: \.isDigit) : small.contains(where: \.isNumber) {
      return false
    }
    return small.contains { "%％".contains($0) }
      || percentWords.contains { isASCII ? isPart($0, of: bytes) : small.contains($0) }
  }

  private static func isPart(_ word: String, of bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
  }

  private static let percentWords = HeaderWords.lists.words("percent")
  private static let minorLetters: Set<String> = ["p", "c", "ct", "ct.", "cts", "rp", "rp.", "gr"]
  private static let minorUnitWords = Set(HeaderWords.lists.words("minor_units"))

  /// A unit or currency that a header names.
  enum Measure: Hashable {
    case currency(CurrencyCode)
    case unit(UnitOfMeasure)
    /// Cents, or what else is smallest in a currency.
    case minorUnits

    init?(_ text: String) {
      let scalars = Array(text.unicodeScalars)
      guard (1...24).contains(scalars.count) else { return nil }
      if minorUnitWords.contains(text.lowercased()) {
        self = .minorUnits
        return
      }
      if let slash = text.lastIndex(of: "/"),
        case .unit? = Self(String(text[text.index(after: slash)...])),
        let price = Self(String(text[..<slash]))
      {
        // `€/kg`
        self = price
        return
      }
      let unit = UnitOfMeasure(written: text)
      guard case .other = unit.dimension else {
        self = .unit(unit)
        return
      }
      let code = CurrencyCode(written: text)
      let isSign = scalars.contains { $0.properties.generalCategory == .currencySymbol }
      guard code.isWellFormed,
        isSign || (CurrencyCode.isKnown(text) && !otherWords.contains(text.lowercased()))
          || (code.isCode && wordyCodes.contains(code.label))
      else { return nil }
      self = .currency(code)
    }
  }

  /// Currency codes that are words elsewhere, but not in headers of amounts.
  private static let wordyCodes: Set<String> = ["TRY", "PEN"]
  /// Names of currencies that are other words in headers: `precio real`, `peso` (a weight).
  private static let otherWords: Set<String> = ["real", "sol", "won", "rand", "peso", "pesos"]
}
