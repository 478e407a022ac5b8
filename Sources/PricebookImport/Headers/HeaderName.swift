import PricebookModel

/// A column's name with case, accents, punctuation and a unit in brackets put aside.
enum HeaderName {
  /// `Unit Price (€)`, `unit_price` and `unitPrice` all become `unitprice`.
  static func folded(_ name: some StringProtocol) -> String {
    let bare = letters(of: withoutBrackets(name))
    return bare.isEmpty ? letters(of: String(name)) : bare
  }

  private static func withoutBrackets(_ name: some StringProtocol) -> String {
    var depth = 0
    var kept = ""
    for character in name {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      default: if depth == 0 { kept.append(character) }
      }
    }
    return kept
  }

  private static func letters(of name: String) -> String {
    var folded = ""
    for scalar in name.lowercased().unicodeScalars {
      if let plain = accents[scalar] {
        folded += plain
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }

  /// What a name says in brackets or as its last word: the `€` of `Preis (€)`, the `kg` of
  /// `Menge [kg]`.
  ///
  /// - Returns: The name without it, and the unit or currency; `nil` where it says neither.
  static func measure(of name: String) -> (bare: String, measure: Measure)? {
    var candidates: [(bare: String, text: String)] = []
    if let open = name.lastIndex(where: { $0 == "(" || $0 == "[" }),
      let close = name[open...].firstIndex(where: { $0 == ")" || $0 == "]" })
    {
      candidates.append(
        (String(name[..<open]), collapsedName(name[name.index(after: open)..<close])))
    }
    let words = name.split { $0 == " " || $0 == "_" || $0 == "/" }
    if words.count > 1, let last = words.last {
      let bare = words.dropLast().filter { $0.lowercased() != "in" && $0.lowercased() != "en" }
      candidates.append((bare.joined(separator: " "), String(last)))
    }
    for (bare, text) in candidates {
      if let measure = Measure(text) { return (bare, measure) }
    }
    return nil
  }

  /// A unit or currency that a header names.
  enum Measure: Hashable {
    case currency(CurrencyCode)
    case unit(UnitOfMeasure)

    init?(_ text: String) {
      let scalars = Array(text.unicodeScalars)
      guard (1...6).contains(scalars.count) else { return nil }
      let unit = UnitOfMeasure(written: text)
      if case .other = unit.dimension {
        // No unit; a currency perhaps.
      } else {
        self = .unit(unit)
        return
      }
      let code = CurrencyCode(written: text)
      let isSign = scalars.contains { $0.properties.generalCategory == .currencySymbol }
      guard isSign || (code.isCode && commonCodes.contains(code.label)) else { return nil }
      self = .currency(code)
    }
  }

  /// Codes that a header may name; any other three letters are a word.
  private static let commonCodes: Set<String> = [
    "EUR", "USD", "GBP", "CHF", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK", "HUF", "RON", "BGN",
    "BRL", "ARS", "MXN", "CLP", "COP", "CAD", "AUD", "NZD", "JPY", "CNY", "INR", "ZAR", "TRY",
    "ILS", "KRW", "THB", "VND", "RUB", "UAH", "KWD", "PEN", "UYU", "AOA", "MZN",
  ]

  private static let accents: [Unicode.Scalar: String] = {
    let letters = [
      "a": "àáâãäåā", "c": "çćč", "e": "èéêëēę", "i": "ìíîïī", "l": "ł", "n": "ñń",
      "o": "òóôõöøō", "s": "śš", "u": "ùúûüū", "y": "ýÿ", "z": "źżž", "ss": "ß", "ae": "æ",
      "oe": "œ",
    ]
    var table: [Unicode.Scalar: String] = [:]
    for (plain, accented) in letters {
      for scalar in accented.unicodeScalars { table[scalar] = plain }
    }
    return table
  }()

  /// How many letters have to change between two names.
  ///
  /// Levenshtein, "Binary codes capable of correcting deletions, insertions and reversals", 1966.
  static func distance(_ left: String, _ right: String) -> Int {
    let target = Array(right.utf8)
    var row = Array(0...target.count)
    for (index, byte) in left.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (place, other) in target.enumerated() {
        let replaced = diagonal + (byte == other ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(replaced, row[place] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
