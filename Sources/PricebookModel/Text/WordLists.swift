/// Lists of words that people write in files, read from a text: `de unit_price  Einzelpreis, EP`.
///
/// A line has a language, `*` for all together, the name of a list and, after two blanks, its words
/// between commas. A line that begins with a blank continues the one before; `#` is a comment.
package struct WordLists: Sendable {
  package struct List: Sendable {
    package let language: Substring
    package let name: Substring
    fileprivate var lines: [Substring]

    /// The words in their order, as written.
    package var words: [Substring] {
      lines.flatMap { line in
        line.utf8.split(separator: UInt8(ascii: ",")).compactMap { word in
          let isLetter = { (byte: UInt8) in byte != UInt8(ascii: " ") }
          guard let first = word.firstIndex(where: isLetter),
            let last = word.lastIndex(where: isLetter)
          else { return nil }
          return Substring(word[first...last])
        }
      }
    }
  }

  package private(set) var lists: [List] = []

  package init(_ text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#")
    {
      if line.first == UInt8(ascii: " ") {
        lists[lists.count - 1].lines.append(Substring(line))
      } else {
        let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2).map(Substring.init)
        lists.append(List(language: parts[0], name: parts[1], lines: Array(parts.dropFirst(2))))
      }
    }
  }

  package func words(_ name: String) -> [Substring] {
    lists.filter { $0.name == name }.flatMap(\.words)
  }
}
