/// The tags and the texts of SGML and XML, in their order.
///
/// It checks nothing: in SGML most elements have no end. Comments, declarations and instructions are
/// left out, and only the references that XML itself defines are replaced, so that no file can grow.
struct MarkupScanner {
  /// A tag or a text between tags.
  enum Token: Equatable {
    /// The name without a prefix such as `ns2:`, and what stands behind it.
    case start(String, attributes: String)
    case end(String)
    /// Trimmed, never empty.
    case text(String)
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The end of an element that has no content.
  private var emptyElement: String?
  /// The line of the token that was read last, from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag or text; `nil` at the end.
  mutating func next() -> Token? {
    if let name = emptyElement {
      emptyElement = nil
      return .end(name)
    }
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        let start = place
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        let text = Self.replacingReferences(String(decoding: bytes[start..<end], as: UTF8.self))
        advance(to: end)
        if !text.isEmpty { return .text(text) }
        continue
      }
      if has("<![CDATA[") {
        let content = place + 9
        let end = find("]]>", from: content)
        let text = String(decoding: bytes[content..<end], as: UTF8.self)[...].trimmed
        advance(to: min(end + 3, bytes.count))
        if !text.isEmpty { return .text(String(text)) }
      } else if has("<!--") {
        advance(to: min(find("-->", from: place + 4) + 3, bytes.count))
      } else if let tag = tag() {
        return tag
      }
    }
    return nil
  }

  /// The tag at the place; `nil` for a declaration or an instruction.
  private mutating func tag() -> Token? {
    let end = find(">", from: place + 1)
    var inside = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)[...]
    advance(to: min(end + 1, bytes.count))
    guard let first = inside.first, first != "?", first != "!" else { return nil }
    let isEnd = first == "/"
    if isEnd { inside.removeFirst() }
    let isEmpty = inside.last == "/"
    if isEmpty { inside.removeLast() }
    let written = inside.prefix { !$0.isWhitespace }
    let name = String(
      written.lastIndex(of: ":").map { written[written.index(after: $0)...] } ?? written)
    if isEnd { return .end(name) }
    if isEmpty { emptyElement = name }
    return .start(name, attributes: String(inside.dropFirst(written.count)))
  }

  private mutating func advance(to end: Int) {
    line += bytes[place..<end].count { $0 == UInt8(ascii: "\n") }
    place = end
  }

  private func has(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  /// Where a text begins; the end where it does not stand.
  private func find(_ text: String, from start: Int) -> Int {
    let wanted = Array(text.utf8)
    var place = min(start, bytes.count)
    while let found = bytes[place...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) { return found }
      place = found + 1
    }
    return bytes.count
  }

  /// The trimmed text with the characters that its references stand for.
  private static func replacingReferences(_ text: String) -> String {
    guard text.contains("&") else { return String(text[...].trimmed) }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      // Banks write & as it is, too.
      guard let end = rest.prefix(10).firstIndex(of: ";"), let found = character(rest[..<end])
      else {
        result += "&"
        continue
      }
      result.append(found)
      rest = rest[rest.index(after: end)...]
    }
    return String((result + rest)[...].trimmed)
  }

  private static func character(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return " "
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let number =
        digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
