/// A pattern of names, as in the alias table: `*` matches any text, `?` one character, and anything
/// else itself; a backslash before `*`, `?` or a backslash makes that match itself too.
///
/// Works on the UTF-8 of folded names. The pieces between two `*` are found one after the other,
/// each at its first place after the one before: a later place never lets more of the rest fit.
package struct Glob: Hashable, Sendable {
  private let pieces: [GlobPiece]
  /// Whether a name may have any text before the first piece.
  private let beginsWithStar: Bool
  private let endsWithStar: Bool
  /// The most bytes of a pattern that readers accept: the time of a comparison grows with it.
  package static let lengthLimit = 1_000

  // A byte that no UTF-8 has.
  private static let anyText: UInt8 = 0xFF

  /// - Parameter pattern: Folded like the names it is compared with.
  package init(_ pattern: String) {
    var bytes: [UInt8] = []
    var rest = Array(pattern.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): bytes.append(Self.anyText)
      case UInt8(ascii: "?"): bytes.append(GlobPiece.anyCharacter)
      case UInt8(ascii: "\\") where rest.first.map(Self.isSpecial) == true:
        bytes.append(rest.removeFirst())
      default: bytes.append(byte)
      }
    }
    beginsWithStar = bytes.first == Self.anyText
    endsWithStar = bytes.last == Self.anyText
    pieces = bytes.split(separator: Self.anyText).map { GlobPiece(Array($0)) }
  }

  package static func isGlob(_ pattern: String) -> Bool {
    var previous: UInt8 = 0
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") { return true }
      if byte == UInt8(ascii: "\\"), previous == byte { return true }
      previous = byte
    }
    return false
  }

  /// The pattern that matches only one name.
  package static func escaped(_ name: String) -> String {
    guard isGlob(name) else { return name }
    let bytes = name.utf8.flatMap { isSpecial($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool { "*?\\".utf8.contains(byte) }

  /// The one name that a pattern without wildcards matches; `nil` if it has some.
  package var onlyName: String? {
    guard !beginsWithStar, !endsWithStar, pieces.count <= 1 else { return nil }
    let bytes = pieces.first?.bytes ?? []
    return bytes.contains(GlobPiece.anyCharacter) ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The parts of the pattern that a name must contain literally.
  package var literals: [ArraySlice<UInt8>] {
    pieces.flatMap { $0.bytes.split(separator: GlobPiece.anyCharacter) }
  }

  /// Whether the pattern matches the whole name.
  ///
  /// - Complexity: O(*name* · (1 + *piece* / 64)), where *piece* is the length of the longest piece;
  ///   pieces are at most ``lengthLimit`` bytes long.
  package func matches(_ name: [UInt8]) -> Bool {
    guard let first = pieces.first, let last = pieces.last
    else { return beginsWithStar || name.isEmpty }
    var place = 0
    var searched = pieces[...]
    if !beginsWithStar {
      guard let end = first.end(in: name, from: 0) else { return false }
      if pieces.count == 1, !endsWithStar { return end == name.count }
      place = end
      searched.removeFirst()
    }
    var end = name.count
    if !endsWithStar {
      guard let start = last.start(in: name, to: end), start >= place else { return false }
      end = start
      searched.removeLast()
    }
    for piece in searched {
      guard let next = piece.endOfFirst(in: name, place..<end) else { return false }
      place = next
    }
    return true
  }
}
