#if canImport(FoundationEssentials)
  // Foundation's own normal forms use this where it is open source. Without it the
  // whole of Foundation would be loaded at every start for these two properties alone.
  @_spi(_Unicode) import Swift
#else
  internal import Foundation
#endif

/// A name in the form in which names are compared: Unicode NFC, case folded, white space collapsed.
///
/// Upper case first and then lower case makes `ß` and `SS` equal, and the two small sigmas.
///
/// - Complexity: O(bytes), because ``collapsedName(_:)`` bounds the runs of combining marks.
package func foldedName(_ name: some StringProtocol) -> String { foldedName(String(name)) }

package func foldedName(_ name: String) -> String {
  // Most names are ASCII, for which small letters give the same.
  if isPlainName(name.utf8Span.span) {
    return String(decoding: name.utf8.map(smallASCIILetter), as: UTF8.self)
  }
  let collapsed = collapsedName(name)
  if collapsed.utf8.allSatisfy({ $0 < 0x80 }) { return collapsed.lowercased() }
  return collapsed.uppercased().lowercased().composed
}

/// Calls `body` for every byte of a folded name in UTF-8, mostly without making the name.
@inline(__always) package func forEachFoldedByte(of name: String, _ body: (UInt8) -> Void) {
  let bytes = name.utf8Span.span
  guard isPlainName(bytes) else { return foldedName(name).utf8.forEach(body) }
  for place in bytes.indices { body(smallASCIILetter(bytes[place])) }
}

@inline(__always) private func smallASCIILetter(_ byte: UInt8) -> UInt8 {
  byte &- 0x41 < 26 ? byte | 0x20 : byte
}

package func collapsedName(_ name: some StringProtocol) -> String { collapsedName(String(name)) }

/// A name with every run of white space made one space, and none at its ends.
///
/// It is stream-safe (``Swift/String/streamSafe``), so that comparing names takes time in proportion
/// to their length.
package func collapsedName(_ name: String) -> String {
  // Splitting looks up the Unicode properties of every letter, which most names do not need.
  if isCollapsed(name.utf8Span.span) { return name }
  return name.streamSafe.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// Whether a name is ASCII and has no white space except single spaces between its words.
private func isPlainName(_ name: Span<UInt8>) -> Bool {
  var previous = UInt8(ascii: " ")
  for place in name.indices {
    let byte = name[place]
    guard byte > 0x20 || (byte == 0x20 && previous != 0x20), byte < 0x7F else { return false }
    previous = byte
  }
  return previous != 0x20 || name.isEmpty
}

/// Whether a name has no white space except single spaces between its words, as far as bytes show it.
///
/// Certain are names of ASCII, of Latin letters with accents and of Cyrillic letters, U+00C0 to U+027F
/// and U+0400 to U+047F: what begins with other bytes may be white space, or join what is before it.
private func isCollapsed(_ name: Span<UInt8>) -> Bool {
  var previous = UInt8(ascii: " ")
  for place in name.indices {
    let byte = name[place]
    switch byte {
    case 0x20: if previous == byte { return false }
    case 0x21...0x7E, 0x80...0xBF, 0xC3...0xC9, 0xD0, 0xD1: break
    default: return false
    }
    previous = byte
  }
  return previous != 0x20 || name.isEmpty
}

/// The parts of a category's name, from the outermost category to the category itself.
///
/// White space around them does not count, and neither do empty parts: `Food : Dairy:` is
/// `Food:Dairy`. What comes after sixteen parts belongs to the last: every part is a category of its
/// own, with the names of all parts before it.
package func categoryPath(of name: String) -> [String] {
  guard name.utf8.contains(UInt8(ascii: ":")) else {
    let whole = collapsedName(name)
    return whole.isEmpty ? [] : [whole]
  }
  let parts = name.split(separator: ":").map { collapsedName($0) }.filter { !$0.isEmpty }
  guard parts.count > deepestLevel else { return parts }
  return parts[..<(deepestLevel - 1)] + [parts[(deepestLevel - 1)...].joined(separator: ":")]
}

/// The names of a category and of those that it is a part of, the outermost first.
package func categoryNames(withParentsOf name: String) -> [String] {
  let parts = categoryPath(of: name)
  return parts.count < 2 ? parts : parts.indices.map { parts[...$0].joined(separator: ":") }
}

/// How many levels categories have at most.
private let deepestLevel = 16

extension String {
  /// The text in Unicode normalization form C (Unicode Standard Annex 15): accents composed.
  package var composed: String {
    if unicodeScalars.allSatisfy(\.isAlwaysComposed) { return self }
    #if canImport(FoundationEssentials)
      return String(String.UnicodeScalarView(_nfc))
    #else
      return precomposedStringWithCanonicalMapping
    #endif
  }

  /// The text in Unicode normalization form D (Unicode Standard Annex 15): accents apart.
  package var decomposed: String {
    #if canImport(FoundationEssentials)
      String(String.UnicodeScalarView(_nfd))
    #else
      decomposedStringWithCanonicalMapping
    #endif
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is the same in form C whatever its neighbours are: Latin, Cyrillic, kana
  /// without sound marks, and the common ideographs.
  ///
  /// Derived from `NFC_Quick_Check` of Unicode Standard Annex 15. Other scalars may be, too.
  fileprivate var isAlwaysComposed: Bool {
    switch value {
    case 0..<0x0300, 0x0400...0x0482, 0x1E00...0x1EFF, 0x3041...0x3096, 0x30A1...0x30FF,
      0x4E00...0x9FFF:
      true
    default: false
    }
  }
}

extension String {
  /// The text with no more than thirty combining marks in a row: after each thirty, a combining
  /// grapheme joiner is put in, which nobody sees.
  ///
  /// Normal forms sort the marks of a run, and comparing texts does so too, in a time that grows with
  /// the square of the run. No language has runs of more than thirty.
  ///
  /// Unicode Standard Annex 15, "Unicode Normalization Forms", section 13, Stream-Safe Text Process.
  ///
  /// - Complexity: O(bytes)
  package var streamSafe: String {
    // Thirty marks have sixty bytes; marks begin at U+0300, whose first byte is 0xCC.
    guard utf8.count > 2 * Self.markLimit, utf8.contains(where: { $0 >= 0xCC }) else { return self }
    var result = ""
    var count = 0
    for scalar in unicodeScalars {
      count = scalar.isCombiningMark ? count + 1 : 0
      if count > Self.markLimit {
        result.unicodeScalars.append("\u{034F}")
        count = 1
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// How many combining marks a stream-safe text may have in a row.
  private static var markLimit: Int { 30 }
}

extension Unicode.Scalar {
  /// Whether normal forms may move the scalar among its neighbours.
  fileprivate var isCombiningMark: Bool {
    value >= 0x0300 && properties.canonicalCombiningClass != .notReordered
  }
}

extension UInt8 {
  @inline(__always) var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  @inline(__always) var isASCIIDigit: Bool { self &- 0x30 < 10 }
}
