/// A name as names are compared: Unicode NFC, case folded, white space collapsed.
///
/// Upper case first and then lower case brings `ß` and `SS`, and the two small sigmas, together.
package func foldedName(_ name: some StringProtocol) -> String {
  let collapsed = collapsedName(name)
  // Most names are ASCII, for which lower case is all that this does.
  if collapsed.utf8.allSatisfy({ $0 < 0x80 }) { return collapsed.lowercased() }
  return collapsed.uppercased().lowercased().composed
}

/// A name with every run of white space made one space, and none at its ends.
package func collapsedName(_ name: some StringProtocol) -> String { collapsedName(String(name)) }

/// A name with every run of white space made one space, and none at its ends.
package func collapsedName(_ name: String) -> String {
  // Splitting asks for the Unicode properties of every letter; most names need none of it.
  if isPlainName(name.utf8Span.span) { return name }
  return name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// Whether a name is ASCII without other white space than single spaces between its words.
private func isPlainName(_ name: Span<UInt8>) -> Bool {
  var previous = UInt8(ascii: " ")
  for place in name.indices {
    let byte = name[place]
    guard byte > 0x20 || (byte == 0x20 && previous != 0x20), byte < 0x7F else { return false }
    previous = byte
  }
  return previous != 0x20 || name.isEmpty
}
