/// Lists of words that people write in files, read from a text: `de unit_price  Einzelpreis, EP`.
///
/// A line has a language, `*` for all together, the name of a list and, after two blanks, its words
/// between commas. A line that begins with a blank continues the one before; `#` is a comment.
package struct WordLists: Sendable {
  /// One list of words in one language.
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
    let bytes = Array(text.utf8)
    let blank = UInt8(ascii: " ")
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      start = end + 1
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if first == blank {
        lists[lists.count - 1].lines.append(line)
      } else {
        let language = line.prefix { $0 != blank }
        let name = line[(language.endIndex + 1)...].prefix { $0 != blank }
        lists.append(
          List(
            language: String(decoding: language, as: UTF8.self),
            name: String(decoding: name, as: UTF8.self), lines: [line[name.endIndex...]]))
      }
    }
  }

  package func words(_ name: String) -> [String] {
    var words: [String] = []
    for list in lists where list.name == name { words += list.words }
    return words
  }
}
