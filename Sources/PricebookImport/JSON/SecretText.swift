/// Values that must never leave a file: passwords, their hashes, and pictures.
///
/// The JSON reader drops these values, so no model and no message can contain them. If a file is
/// damaged, a value can be anywhere, and messages show no text of the file.
enum SecretText {
  static let placeholder = "(not shown)"

  private static let keyParts = [
    "passw", "passphrase", "passcode", "pwd", "secret", "credential", "imagedata",
  ]

  /// Whether the value of a key is secret: `password`, `passwordHash`, `ZPASSWORD`, `hash`.
  static func isKey(_ key: String) -> Bool {
    guard key.utf8.allSatisfy({ $0 < 0x80 }) else { return isKeyOfAnyLetters(key) }
    // Almost all keys are ASCII, and a file can have as many keys as values.
    let letters = key.utf8.map(lowerCase)
      .filter { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    return letters.suffix(hashLetters.count) == hashLetters[...]
      || keyPartLetters.contains { part in
        letters.indices.contains { letters[$0] == part[0] && letters[$0...].starts(with: part) }
      }
  }

  private static let hashLetters = Array("hash".utf8)
  private static let keyPartLetters = keyParts.map { Array($0.utf8) }

  /// The same for keys that are not ASCII, by the Unicode properties of every letter.
  static func isKeyOfAnyLetters(_ key: String) -> Bool {
    let letters = String(key.lowercased().filter { $0.isLetter })
    return letters.hasSuffix("hash") || keyParts.contains { letters.contains($0) }
  }

  /// Whether a text has 40 or more consecutive hexadecimal digits, as digests have.
  ///
  /// The ids of the apps have 32 at most.
  static func isDigest(_ text: String) -> Bool {
    var run = 0
    for byte in text.utf8 {
      run = byte.isHexadecimalDigit ? run + 1 : 0
      if run >= 40 { return true }
    }
    return false
  }

  /// Whether a part of a file mentions a password or contains a digest.
  ///
  /// - Complexity: O(*n*)
  static func isMentioned(in bytes: ArraySlice<UInt8>) -> Bool {
    let marks = ["passw", "passphrase", "passcode", "pwd", "secret", "credential", "hash\""]
      .map { Array($0.utf8) }
    var run = 0
    for (index, byte) in zip(bytes.indices, bytes) {
      run = byte.isHexadecimalDigit ? run + 1 : 0
      if run >= 40 { return true }
      for mark in marks where mark[0] == lowerCase(byte) {
        let end = index + mark.count
        guard end <= bytes.endIndex else { continue }
        if bytes[index..<end].elementsEqual(mark, by: { lowerCase($0) == $1 }) { return true }
      }
    }
    return false
  }

  private static func lowerCase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
