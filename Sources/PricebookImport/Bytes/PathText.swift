import PricebookModel
import PricebookParallel

/// Paths as texts that keep every byte.
///
/// The names of files are bytes, and old ones are often not UTF-8. A byte that is not part of UTF-8
/// is written as a character from a private plane, and becomes the byte again when the system is
/// asked. Where a name has such a character itself, its bytes are written in the same way.
package enum PathText {
  package static func text(of bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !hasKeptBytes(text) { return text }
    var text = ""
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let length = first.lengthInUTF8
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
    let bytes = text.unicodeScalars.flatMap { scalar in
      keptByte(scalar).map { [$0] } ?? Array(String(scalar).utf8)
    }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// The path for people: bytes that are not UTF-8 are written `\xE9`.
  package static func display(_ text: String) -> String {
    guard hasKeptBytes(text) else { return text }
    return text.unicodeScalars.map { scalar in
      guard let byte = keptByte(scalar) else { return String(scalar) }
      return "\\x" + byte.hexadecimal(digits: 2).uppercased()
    }.joined()
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
}
