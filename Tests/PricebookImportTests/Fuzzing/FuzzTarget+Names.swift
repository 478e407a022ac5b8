import PricebookModel

@testable import PricebookImport

extension FuzzTarget {
  /// Compares names with patterns: lines of patterns, a line `===`, and lines of names.
  ///
  /// The lookup must find the first pattern that fits, and names that are folded alike must have
  /// one number. Large inputs are only read, because the obvious way takes too long for them.
  func violationInNames(_ bytes: [UInt8]) -> String? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let mark = lines.firstIndex(of: "===") ?? lines.count
    let aliases = Self.aliases(lines[..<mark])
    let names = lines[mark...].dropFirst().map { collapsedName($0) }
    let table = AliasTable(aliases)
    let isSmall = bytes.count <= 1_000
    var numbers = FoldedNames(capacity: names.count)
    var folded: [Int: String] = [:]
    for name in names {
      let fold = foldedName(name)
      var visited: [UInt8] = []
      forEachFoldedByte(of: name) { visited.append($0) }
      if visited != Array(fold.utf8) { return "\(name.debugDescription) is folded in two ways" }
      let number = numbers.number(of: name)
      if folded.updateValue(fold, forKey: number).map({ $0 != fold }) ?? false {
        return "\(name.debugDescription) has the number of another name"
      }
      let found = table.item(fold)
      guard isSmall else { continue }
      let expected = aliases.first { Self.fits(foldedName($0.match), fold) }
      if found?.name != expected?.name {
        return "\(name.debugDescription) meets row \(found?.name ?? "none"), "
          + "not \(expected?.name ?? "none")"
      }
    }
    if Set(folded.values).count != folded.count { return "two numbers for names folded alike" }
    return nil
  }

  /// The rows that the reader of alias files would let through, each named by its number.
  private static func aliases(_ lines: ArraySlice<String>) -> [Alias] {
    var globCount = 0
    return lines.enumerated().compactMap { number, line in
      let pattern = foldedName(line)
      if Glob.isGlob(pattern) {
        guard pattern.utf8.count <= Glob.lengthLimit, globCount < AliasTable.globLimit else {
          return nil
        }
        globCount += 1
      }
      return Alias(kind: .item, match: line, name: String(number))
    }
  }

  private enum Part { case anyText, anyCharacter, letter(Unicode.Scalar) }

  /// Whether each prefix of a pattern fits each prefix of a name, in a table of all of them.
  private static func fits(_ pattern: String, _ name: String) -> Bool {
    guard Glob.isGlob(pattern) else { return pattern == name }
    let letters = Array(name.unicodeScalars)
    var fits = [true] + [Bool](repeating: false, count: letters.count)
    for part in parts(of: pattern) {
      var next = [Bool](repeating: false, count: letters.count + 1)
      for end in 0...letters.count {
        switch part {
        case .anyText: next[end] = fits[end] || (end > 0 && next[end - 1])
        case .anyCharacter: next[end] = end > 0 && fits[end - 1]
        case .letter(let letter): next[end] = end > 0 && fits[end - 1] && letters[end - 1] == letter
        }
      }
      fits = next
    }
    return fits[letters.count]
  }

  private static func parts(of pattern: String) -> [Part] {
    var parts: [Part] = []
    var rest = Array(pattern.unicodeScalars)[...]
    while let letter = rest.popFirst() {
      switch letter {
      case "*": parts.append(.anyText)
      case "?": parts.append(.anyCharacter)
      case "\\":
        if let next = rest.first, ["*", "?", "\\"].contains(next) {
          rest.removeFirst()
          parts.append(.letter(next))
        } else {
          parts.append(.letter(letter))
        }
      default: parts.append(.letter(letter))
      }
    }
    return parts
  }
}
