/// Lists of words that people write in files, read from a text: `de unit_price  Einzelpreis, EP`.
///
/// A line has a language, `*` for all together, the name of a list and, after two blanks, its words
/// between commas. A line that begins with a blank continues the one before; `#` is a comment.
package struct WordLists: Sendable {
  package struct List: Sendable {
    package let language: String
    package let name: String
    fileprivate var lines: [ArraySlice<UInt8>]

    /// The words in their order, as written.
    package var words: [String] {
      lines.flatMap { line in
        line.split(separator: UInt8(ascii: ",")).compactMap { word in
          let isLetter = { (byte: UInt8) in byte != UInt8(ascii: " ") }
          guard let first = word.firstIndex(where: isLetter),
            let last = word.lastIndex(where: isLetter)
          else { return nil }
          return String(decoding: word[first...last], as: UTF8.self)
        }
      }
    }
  }

  package private(set) var lists: [List] = []

  package init(_ text: String) {
    // Bytes, not characters: lists are read at every start.
    for line in Array(text.utf8).split(separator: UInt8(ascii: "\n"))
    where line.first != UInt8(ascii: "#") {
      if line.first == UInt8(ascii: " ") {
        lists[lists.count - 1].lines.append(line)
      } else {
        let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
        let names = parts.prefix(2).map { String(decoding: $0, as: UTF8.self) }
        lists.append(List(language: names[0], name: names[1], lines: Array(parts.dropFirst(2))))
      }
    }
  }

  package func words(_ name: String) -> [String] {
    var words: [String] = []
    for list in lists where list.name == name { words += list.words }
    return words
  }
}
