/// Finds letters that no word has: those of a file that was read in another encoding than its own.
enum DamagedWord {
  /// Whether a name has a sign where only a letter can be, or two letters that are one in UTF-8.
  static func isIn(_ name: String) -> Bool {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let scalars = Array(name.unicodeScalars)
    return scalars.indices.contains { place in
      let scalar = scalars[place]
      guard scalar.value >= 0x80 else { return false }
      if scalar == "\u{FFFD}" || (0x80...0x9F).contains(scalar.value) { return true }
      let before = place > 0 ? scalars[place - 1] : " "
      let after = place + 1 < scalars.count ? scalars[place + 1] : " "
      if signs.contains(scalar) {
        return isLetter(before) && isLetter(after)
          || !isWord(before)
            && (signsAtStart.contains(scalar) && isLetter(after)
              || fractions.contains(scalar) && vowels.contains(after))
      }
      // ö in UTF-8 is Ã¶ in Windows-1252.
      if leadsOfUTF8.contains(scalar), trailsOfUTF8.contains(after) { return true }
      // ä of the Macintosh is Š in Windows-1252: KŠse.
      return capitals.contains(scalar) && isASCIILetter(before) && isSmallASCII(after)
    }
  }

  private static let signs = Set("¯£³¹²¿¢¥¦§©¬±¶¸¼½¾¤¡ª«»¨‚„”“†‡•‰".unicodeScalars)
  /// Ż and ł of Windows-1250 are these; other signs begin words in some language.
  private static let signsAtStart = Set("¯³".unicodeScalars)
  /// ź and ž of ISO 8859-2 are these; units begin with other letters: ¼ l, ¾ kg, ¼ ounce.
  private static let fractions = Set("¼¾".unicodeScalars)
  private static let vowels = Set("aeiuyáéíý".unicodeScalars)
  private static let leadsOfUTF8 = Set("ÃÂÅÄÐÑ".unicodeScalars)
  private static let trailsOfUTF8 = Set(
    "¡¢£¤¥¦§¨©«¬­®¯°±²³´µ¶·¸¹»¼½¾¿‚„†‡ˆ‰‹›‘’“”•–—˜™".unicodeScalars)
  private static let capitals = Set("ŠŽŒŸ".unicodeScalars)

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && !signs.contains(scalar)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar)
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    isSmallASCII(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isSmallASCII(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar)
  }
}
