/// The bytes of Shift-JIS: which begin a character of two, and whether a text may be one.
enum ShiftJIS {
  static func isLead(_ byte: UInt8) -> Bool {
    (0x81...0x9F).contains(byte) || (0xE0...0xFC).contains(byte)
  }

  private static func isTrail(_ byte: UInt8) -> Bool {
    (0x40...0x7E).contains(byte) || (0x80...0xFC).contains(byte)
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// Whether bytes that are no UTF-8 are Shift-JIS rather than a single-byte encoding.
  ///
  /// Kana and the usual kanji begin with 0x81 to 0x9F, where Windows-1252 has quotes and dashes that
  /// stand alone. A text in a European language that happens to be well-formed Shift-JIS has its
  /// pairs in the upper range, or beside small letters: ść of Polish `liść`.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    var usualPairs = 0
    var plainPairs = 0
    var otherPairs = 0
    var isInWord = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 || (0xA1...0xDF).contains(byte) {
        isInWord = isSmallLetter(byte)
        index += 1
        continue
      }
      guard isLead(byte) else { return false }
      // The end of the sample may cut a character off.
      guard index + 1 < bytes.count else { break }
      guard isTrail(bytes[index + 1]) else { return false }
      if index + 2 < bytes.count, isSmallLetter(bytes[index + 2]) { isInWord = true }
      if byte > 0x9F || isInWord {
        otherPairs += 1
      } else {
        usualPairs += 1
        // Kana have 0x81 to 0x83; a kanji whose second byte is a letter may be two letters of Europe.
        if byte > 0x83, bytes[index + 1] < 0x80 { plainPairs += 1 }
      }
      isInWord = false
      index += 2
    }
    return usualPairs >= 2 && usualPairs >= otherPairs && plainPairs * 3 <= usualPairs * 2
  }

  /// How many bytes have to wait for the next ones: half a character, or a backslash.
  static func openCount(_ bytes: [UInt8]) -> Int {
    var index = 0
    while index < bytes.count {
      let isPair = isLead(bytes[index]) && (index + 1 == bytes.count || isTrail(bytes[index + 1]))
      let next = index + (isPair ? 2 : 1)
      if next > bytes.count || (next == bytes.count && !isPair && bytes[index] == 0x5C) { return 1 }
      index = next
    }
    return 0
  }
}
