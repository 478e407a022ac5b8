/// A name in the form in which names are compared: Unicode NFC, case folded, white space collapsed.
///
/// Upper case first and then lower case makes `ß` and `SS` equal, and the two small sigmas.
///
/// - Complexity: O(bytes), because ``collapsedName(_:)`` bounds the runs of combining marks.
package func foldedName(_ name: some StringProtocol) -> String {
  let collapsed = collapsedName(name)
  // Most names are ASCII, for which lower case gives the same.
  if collapsed.utf8.allSatisfy({ $0 < 0x80 }) { return collapsed.lowercased() }
  return collapsed.uppercased().lowercased().composed
}

/// Calls `body` for every byte of a folded name in UTF-8, mostly without making the name.
@inline(__always)
package func forEachFoldedByte(of name: String, _ body: (UInt8) -> Void) {
  let bytes = name.utf8Span.span
  guard isPlainName(bytes) else { return foldedName(name).utf8.forEach(body) }
  for place in bytes.indices {
    let byte = bytes[place]
    body(byte &- 0x41 < 26 ? byte | 0x20 : byte)
  }
}

/// A name with every run of white space made one space, and none at its ends.
package func collapsedName(_ name: some StringProtocol) -> String { collapsedName(String(name)) }

/// A name with every run of white space made one space, and none at its ends.
///
/// It is stream-safe (``Swift/String/streamSafe``), so that comparing names takes time in proportion
/// to their length.
package func collapsedName(_ name: String) -> String {
  // Splitting looks up the Unicode properties of every letter, which most names do not need.
  if isPlainName(name.utf8Span.span) { return name }
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
