/// Paths as texts that keep every byte.
///
/// The names of files are bytes, and old ones are often not UTF-8. A byte that is not part of UTF-8
/// is written as a character of its own from a private plane, and becomes the byte again
/// when the system is asked. In the rare names that have such characters themselves, each of their
/// bytes is kept in the same way.
package enum PathText {
  package static func text(of bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !hasKeptBytes(text) { return text }
    var text = ""
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let length = scalarLength(of: first)
      if let scalar = String(validating: rest.prefix(length), as: UTF8.self), !hasKeptBytes(scalar)
      {
        text += scalar
        rest = rest.dropFirst(length)
      } else {
        text.unicodeScalars.append(kept(first))
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// The bytes of a path for the system, with the zero byte that ends it.
  package static func systemPath(_ text: String) -> [CChar] {
    guard hasKeptBytes(text) else { return text.utf8.map { CChar(bitPattern: $0) } + [0] }
    var bytes: [CChar] = []
    for scalar in text.unicodeScalars {
      if let byte = keptByte(scalar) {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += String(scalar).utf8.map { CChar(bitPattern: $0) }
      }
    }
    return bytes + [0]
  }

  /// The path for people: bytes that are not UTF-8 are written `\xE9`.
  package static func display(_ text: String) -> String {
    guard hasKeptBytes(text) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if let byte = keptByte(scalar) {
        let digits = String(byte, radix: 16, uppercase: true)
        shown += "\\x" + (digits.count < 2 ? "0" : "") + digits
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  package static func hasKeptBytes(_ text: String) -> Bool {
    // All of these characters begin with one byte in UTF-8.
    text.utf8.contains(0xF4) && text.unicodeScalars.contains { keptByte($0) != nil }
  }

  private static let first: UInt32 = 0x10_FE00

  private static func kept(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(first + UInt32(byte)) ?? "?"
  }

  private static func keptByte(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= first ? UInt8(exactly: scalar.value - first) : nil
  }

  /// How many bytes a character takes, by its first byte.
  private static func scalarLength(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
