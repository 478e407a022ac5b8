import PricebookModel

/// A column's name without case, accents, punctuation and a unit in brackets.
enum HeaderName {
  /// `Unit Price (€)`, `unit_price` and `unitPrice` all become `unitprice`; `N° ticket`,
  /// `Nº ticket`, `N. ticket`, `No. ticket` and `Nr. ticket` all become `noticket`.
  static func folded(_ name: some StringProtocol) -> String {
    let name = String(name)
    if let folded = foldedASCII(name) { return folded }
    let bare = letters(of: withoutBrackets(name))
    return bare.isEmpty ? letters(of: name) : bare
  }

  /// The folded form of an ASCII name without brackets that cannot begin with an abbreviation of
  /// "number", as most names are; `nil` for any other.
  private static func foldedASCII(_ name: String) -> String? {
    guard let first = name.utf8.first(where: { $0 > 0x20 }), first | 0x20 != UInt8(ascii: "n"),
      first != UInt8(ascii: "#")
    else { return nil }
    var folded: [UInt8] = []
    folded.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        folded.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
      case UInt8(ascii: "("), UInt8(ascii: "["), 0x80...: return nil
      default: break
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  private static func withoutBrackets(_ name: String) -> String {
    var depth = 0
    var kept = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "(", "[", "（", "［", "【": depth += 1
      case ")", "]", "）", "］", "】": depth = max(0, depth - 1)
      default: if depth == 0 { kept.unicodeScalars.append(scalar) }
      }
    }
    return kept
  }

  private static func letters(of name: String) -> String {
    // Some systems write an accent behind its letter, which would change Cyrillic and Japanese.
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    let small = isASCII ? name.lowercased() : name.composed.lowercased()
    var scalars = small.unicodeScalars[...]
    var folded = takeNumberSign(&scalars) ? "no" : ""
    for scalar in scalars {
      if scalar.isASCII {
        let isLetter = scalar >= "a" && scalar <= "z"
        if isLetter || (scalar >= "0" && scalar <= "9") { folded.unicodeScalars.append(scalar) }
      } else if let plain = accents[scalar] {
        folded += plain
      } else if let narrow = narrow(scalar) {
        folded.unicodeScalars.append(narrow)
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }

  /// The ASCII letter or digit of a full-width one in Japanese text.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "０"..."９", "ａ"..."ｚ": Unicode.Scalar(scalar.value - 0xFEE0)
    default: nil
    }
  }

  /// Takes an abbreviation of "number" from the front of a name in small letters: `n°`, `nº`, `n.`,
  /// `n.º`, `no.`, `nr.`, `№`, `#`, or `no` and `nr` as a word.
  ///
  /// - Returns: Whether the name begins with one.
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

  /// How many bytes have to be inserted, deleted or replaced between two names.
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
