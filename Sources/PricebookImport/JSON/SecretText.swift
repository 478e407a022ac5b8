internal import PricebookModel

/// Values that must never leave a file: passwords, tokens, PINs, their hashes, pictures, and the
/// numbers of cards and accounts.
///
/// The JSON reader drops them; of a damaged file, where one can be anywhere, no text is shown.
enum SecretText {
  static let placeholder = "(not shown)"
  private static let passwords = AppWords.list("password")
  private static let tokens = AppWords.list("token") + AppWords.list("account_number")
  private static let words = Set(AppWords.list("secret_key"))

  /// Whether the name of a column is that of a secret, also of two words: `Card number`, `PIN code`.
  static func isColumn(_ name: String) -> Bool {
    if isKey(name) { return true }
    // Visible ASCII, as most names are, needs no comparison of characters.
    if name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x80 }) {
      return name.utf8.lazy.map(lowerCase).split { !($0 >= 0x61 && $0 <= 0x7A) }
        .contains { words.contains(String(decoding: $0, as: UTF8.self)) }
    }
    return isKey(name.filter { !$0.isWhitespace })
      || name.split { !$0.isLetter }.contains { words.contains($0.lowercased()) }
  }

  /// Whether the value of a key is secret: `passwordHash`, `ZPASSWORD`, `access_token`, `cardPIN`.
  static func isKey(_ key: String) -> Bool {
    // Keys of ASCII letters, as nearly all are, need no comparison of characters.
    let isASCII = key.utf8.allSatisfy { $0 < 0x80 }
    let letters =
      isASCII
      ? String(
        decoding: key.utf8.lazy.map(lowerCase).filter { $0 >= 0x61 && $0 <= 0x7A }, as: UTF8.self)
      : String(key.lowercased().filter(\.isLetter))
    if letters.hasSuffix("hash") || words.contains(letters) || endsWithPIN(key) { return true }
    return isASCII
      ? isMentioned(in: Array(letters.utf8)[...], marks: parts)
      : (passwords + tokens).contains { letters.contains($0) }
  }

  /// Whether the last word of a key is `pin`: `user_pin`, `userPin`, and not `spin`.
  private static func endsWithPIN(_ key: String) -> Bool {
    let end = key.suffix(3)
    guard end.lowercased() == "pin", let before = key.dropLast(3).last else { return false }
    return !before.isLetter || (before.isLowercase && end.first?.isUppercase == true)
  }

  /// Whether a text has 40 hexadecimal digits in a row, as digests have; ids have 32 at most.
  static func isDigest(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    var start = bytes.startIndex
    // Where the last of 40 bytes is no digit, none of the others has to be looked at.
    while var place = bytes.index(start, offsetBy: 39, limitedBy: bytes.endIndex),
      place != bytes.endIndex
    {
      while place != start, bytes[place].isHexadecimalDigit { bytes.formIndex(before: &place) }
      if bytes[place].isHexadecimalDigit { return true }
      start = bytes.index(after: place)
    }
    return false
  }

  /// Whether a part of a file mentions a password (or, if asked, a token) or contains a digest.
  static func isMentioned(in bytes: ArraySlice<UInt8>, includingTokens: Bool = true) -> Bool {
    isDigest(bytes) || isMentioned(in: bytes, marks: includingTokens ? allMarks : marks)
  }

  private static func isMentioned(in bytes: ArraySlice<UInt8>, marks: Marks) -> Bool {
    var previous: UInt8 = 0
    for index in bytes.indices {
      let byte = lowerCase(bytes[index])
      let group = marks.groupOfStart[Int(previous) << 8 | Int(byte)]
      if group > 0, marks.hasAny(ofGroup: group, at: index - 1, in: bytes) { return true }
      previous = byte
    }
    return false
  }

  private static let parts = Marks(passwords + tokens)
  private static let marks = Marks(passwords + signs)
  private static let allMarks = Marks(passwords + signs + tokens)
  private static let signs = ["hash\"", "\"pin\""]

  /// Texts to look for; files are large, and two bytes rule nearly all of them out.
  private struct Marks {
    /// The texts that begin with the same two bytes; the first group has none.
    private var groups: [[[UInt8]]] = [[]]
    /// By the first byte, times 256, and the second, the group of the texts that begin with them.
    private(set) var groupOfStart = [UInt8](repeating: 0, count: 1 << 16)

    init(_ marks: [String]) {
      for text in marks.map({ Array($0.utf8) }) {
        let start = Int(text[0]) << 8 | Int(text[1])
        if groupOfStart[start] == 0 {
          groupOfStart[start] = UInt8(groups.count)
          groups.append([])
        }
        groups[Int(groupOfStart[start])].append(text)
      }
    }

    func hasAny(ofGroup group: UInt8, at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
      groups[Int(group)].contains { text in
        guard index + text.count <= bytes.endIndex else { return false }
        return text.indices.allSatisfy { lowerCase(bytes[index + $0]) == text[$0] }
      }
    }
  }

  /// A record of a JSON file without its secrets, cut to 4 096 bytes.
  static func hidden(_ record: ArraySlice<UInt8>) -> String {
    guard isMentioned(in: record)
    else { return String(decoding: record.prefix(4_096), as: UTF8.self) }
    let document = JSONDocument(bytes: Array(record))
    return document.root.map { document.text(of: $0) } ?? placeholder
  }

  private static func lowerCase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
