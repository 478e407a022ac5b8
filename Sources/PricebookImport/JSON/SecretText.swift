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
    isKey(name) || isKey(name.filter { !$0.isWhitespace })
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
  static func isDigest(_ bytes: some Sequence<UInt8>) -> Bool {
    var run = 0
    for byte in bytes {
      run = byte.isHexadecimalDigit ? run + 1 : 0
      if run >= 40 { return true }
    }
    return false
  }

  /// Whether a part of a file mentions a password (or, if asked, a token) or contains a digest.
  static func isMentioned(in bytes: ArraySlice<UInt8>, includingTokens: Bool = true) -> Bool {
    isDigest(bytes) || isMentioned(in: bytes, marks: includingTokens ? allMarks : marks)
  }

  private static func isMentioned(in bytes: ArraySlice<UInt8>, marks: [[[UInt8]]]) -> Bool {
    for (index, byte) in zip(bytes.indices, bytes) {
      for mark in marks[Int(lowerCase(byte))]
      where bytes[index...].prefix(mark.count).elementsEqual(mark, by: { lowerCase($0) == $1 }) {
        return true
      }
    }
    return false
  }

  private static let parts = byFirstByte(passwords + tokens)
  private static let marks = byFirstByte(passwords + signs)
  private static let allMarks = byFirstByte(passwords + signs + tokens)
  private static let signs = ["hash\"", "\"pin\""]

  private static func byFirstByte(_ texts: [String]) -> [[[UInt8]]] {
    texts.reduce(into: Array(repeating: [], count: 256)) { marks, text in
      let bytes = Array(text.utf8)
      marks[Int(bytes[0])].append(bytes)
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
