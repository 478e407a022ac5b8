/// A pattern of names, as in the alias table: `*` stands for any text, `?` for one character, all else for
/// itself.
///
/// Works on the UTF-8 of folded names, so that a comparison allocates nothing.
package struct Glob: Hashable, Sendable {
  private let pattern: [UInt8]

  /// - Parameter pattern: Folded like the names it is held against.
  package init(_ pattern: String) {
    self.pattern = Array(pattern.utf8)
  }

  static func isGlob(_ pattern: String) -> Bool {
    pattern.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// The longest run of the pattern that a name must contain as it stands; `nil` below three
  /// bytes.
  var longestLiteral: ArraySlice<UInt8>? {
    pattern.split { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
      .filter { $0.count >= 3 }
      .max { $0.count < $1.count }
  }

  /// Whether the whole name fits the pattern.
  ///
  /// Only the last `*` is ever taken back: what an earlier one matched at first, it may keep.
  ///
  /// - Complexity: O(*name* · *pattern*), never exponential.
  package func matches(_ name: [UInt8]) -> Bool {
    var nameIndex = 0
    var patternIndex = 0
    var afterStar: Int?
    var retryIndex = 0
    while nameIndex < name.count {
      if patternIndex < pattern.count {
        switch pattern[patternIndex] {
        case UInt8(ascii: "*"):
          patternIndex += 1
          afterStar = patternIndex
          retryIndex = nameIndex
          continue
        case UInt8(ascii: "?"):
          patternIndex += 1
          nameIndex = characterEnd(name, nameIndex)
          continue
        case name[nameIndex]:
          patternIndex += 1
          nameIndex += 1
          continue
        default: break
        }
      }
      guard let star = afterStar else { return false }
      retryIndex = characterEnd(name, retryIndex)
      nameIndex = retryIndex
      patternIndex = star
    }
    return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Where the UTF-8 character that begins at `index` ends.
  private func characterEnd(_ name: [UInt8], _ index: Int) -> Int {
    var end = index + 1
    while end < name.count, name[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
