/// Whether text is in a code page of the Macintosh or of DOS, whose letters are where Windows-1252
/// has quotes and dashes.
enum OldCodePage {
  /// - Returns: `nil` for any other text.
  static func encoding(of bytes: [UInt8]) -> TextEncoding? {
    func isSmallLetter(_ index: Int) -> Bool {
      bytes.indices.contains(index)
        && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index])
    }
    func isASCIILetter(_ index: Int) -> Bool {
      isSmallLetter(index)
        || (bytes.indices.contains(index)
          && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[index]))
    }
    // What is between letters is a letter; what is at the end of a word may be a quote, and what is
    // alone a dash or a sign.
    var inWords: [(byte: UInt8, isSmall: Bool)] = []
    var inside: [UInt8] = []
    var others = 0
    for index in bytes.indices where bytes[index] >= 0x80 {
      let (before, after) = (isASCIILetter(index - 1), isASCIILetter(index + 1))
      // Apostrophes and dashes of Windows-1252 are between letters too.
      if before, after, ![0x92, 0x96, 0x97].contains(bytes[index]) { inside.append(bytes[index]) }
      if before || after {
        // Behind the first letter of a word in small letters there are no capitals.
        let isSmall = before && (isSmallLetter(index - 1) || isSmallLetter(index + 1))
        inWords.append((bytes[index], isSmall))
      } else {
        others += 1
      }
    }
    let low = inside.count { $0 < 0xA0 }
    guard low >= 2, low * 2 > inside.count, inWords.count >= others else { return nil }
    func found(_ page: CodePage) -> Int {
      CodePageWords.texts("western").map { letters in
        let all = ByteSet(page.bytes(of: letters))
        let small = ByteSet(page.ownBytes(of: letters))
        return inWords.count { ($0.isSmall ? small : all).contains($0.byte) }
      }.max() ?? 0
    }
    let (mac, dos) = (found(.macintosh), found(.dos))
    guard max(mac, dos) * 10 >= inWords.count * 9, mac != dos else { return nil }
    return mac > dos ? .macintosh : .dos
  }
}
