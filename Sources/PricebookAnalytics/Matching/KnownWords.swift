import PricebookModel

/// Words that do not identify an item, words that are not abbreviations, and
/// abbreviations that letters alone do not explain.
///
/// All folded as in ``FoldedLetters``.
enum KnownWords {
  static let lists = WordLists(EmbeddedWords.matching_txt)

  /// Articles, prepositions and the like, in six languages.
  static let fillers = words("filler")

  /// Short everyday words that longer words begin with: never taken for their abbreviations.
  static let wholeWords = words("whole_word")

  /// Whether a word is an everyday one, so that another everyday word is never a slip of it.
  static func isEveryday(_ word: String) -> Bool {
    wholeWords.contains(word) || KnownGoods.of(word) != nil || Qualifier.of(word) != nil
  }

  /// The full word of an abbreviation that is not its beginning or its consonants.
  static let abbreviations: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for entry in lists.words("abbreviation") {
      let parts = entry.split(separator: " ").map { FoldedLetters.canonical(String($0)) }
      result[parts[0], default: []].formUnion(parts.dropFirst())
    }
    return result
  }()

  /// Endings that make one word of another only in grammar, in six languages.
  static let endings = words("ending").union([""])

  private static func words(_ list: String) -> Set<String> {
    Set(lists.words(list).map { FoldedLetters.canonical(String($0)) })
  }
}

/// Everyday goods by what kind of thing they are, in six languages.
///
/// All folded as in ``FoldedLetters``. They say what an item is where the book has nothing like it.
enum KnownGoods: String, CaseIterable, Sendable {
  case dairy = "Dairy and eggs"
  case bread = "Bread and bakery"
  case produce = "Fruit and vegetables"
  case meat = "Meat and fish"
  case drinks = "Drinks"
  case sweets = "Sweets and snacks"
  case pantry = "Pantry"
  case household = "Household"
  case personalCare = "Personal care"
  case pets = "Pets"

  /// The kind of goods that a word names.
  ///
  /// - Parameter word: As ``FoldedLetters/canonical(_:)-(String)`` writes it.
  static func of(_ word: String) -> KnownGoods? { kinds[word] }

  private static let kinds: [String: KnownGoods] = {
    let lists = WordLists(EmbeddedWords.goods_txt)
    var kinds: [String: KnownGoods] = [:]
    for kind in allCases {
      for word in lists.words("\(kind)") { kinds[FoldedLetters.canonical(String(word))] = kind }
    }
    return kinds
  }()
}

/// Names as tills print them: lower case, without accents, umlauts as one letter.
enum FoldedLetters {
  /// A name in lower case without accents, `×` as `x`; letters of other scripts stay.
  static func bytes(of name: String) -> [UInt8] {
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      return name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
    var result: [UInt8] = []
    for scalar in name.decomposed.unicodeScalars {
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      switch scalar {
      case "ß", "ẞ": result += "ss".utf8
      case "æ", "Æ", "ä": result += "a".utf8
      case "ø", "Ø", "œ", "Œ": result += "o".utf8
      case "ł", "Ł": result += "l".utf8
      case "ı": result += "i".utf8
      case "×": result += "x".utf8
      case "’": result += "'".utf8
      default: for byte in scalar.properties.lowercaseMapping.utf8 { result.append(byte) }
      }
    }
    return result
  }

  /// A word with the two-letter spellings of umlauts as one letter, `gh` before a vowel as `g` and
  /// `…ies` as `…y`, so that `AEPFEL` and `Äpfel`, `BERRY` and `Berries` are written alike.
  static func canonical(_ word: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(word.count)
    for byte in word {
      if byte == UInt8(ascii: "e"), let last = result.last, word.count > 3,
        last == UInt8(ascii: "a") || last == UInt8(ascii: "o") || last == UInt8(ascii: "u")
      {
        continue
      }
      // `Yoghurt` and `Yogurt`, `Spaghetti` and `Spagetti`.
      if isVowel(byte), result.count > 1, result.suffix(2).elementsEqual("gh".utf8) {
        result.removeLast()
      }
      result.append(byte)
    }
    if result.count >= 5, result.suffix(3).elementsEqual("ies".utf8) {
      result.removeLast(3)
      result.append(UInt8(ascii: "y"))
    }
    return result
  }

  static func canonical(_ word: String) -> String {
    String(decoding: canonical(Array(word.utf8)[...]), as: UTF8.self)
  }

  static func isVowel(_ byte: UInt8) -> Bool { "aeiouy".utf8.contains(byte) }

  /// The first letter and the consonants after it, doubles once: what tills that drop vowels leave.
  static func skeleton(_ word: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, byte) in word.enumerated()
    where (index == 0 || !isVowel(byte)) && result.last != byte { result.append(byte) }
    return result
  }
}
