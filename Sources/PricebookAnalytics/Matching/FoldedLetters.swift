import PricebookModel

/// Names as tills print them: lower case, without accents, umlauts as one letter.
enum FoldedLetters {
  /// A name in lower case without accents, `ß` as `ss`, `×` as `x`; letters of other scripts stay.
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

  /// A word with the two-letter spellings of umlauts as one letter, `gh` before a vowel as `g`, `eks…`
  /// as `ex…` and `…ies` as `…y`, so that `AEPFEL` and `Äpfel`, `BERRY` and `Berries` are written alike.
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
      // `Ekstra` and `Extra`.
      if byte == UInt8(ascii: "s"), result.elementsEqual("ek".utf8), word.count > 3 {
        result[1] = UInt8(ascii: "x")
        continue
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

  /// The first letter and the consonants after it: what tills that drop vowels leave.
  ///
  /// A consonant that follows itself, also after vowels, is there once: `bananas` and `bnnas` are `bns`.
  static func skeleton(_ word: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, byte) in word.enumerated()
    where (index == 0 || !isVowel(byte)) && result.last != byte { result.append(byte) }
    return result
  }
}
