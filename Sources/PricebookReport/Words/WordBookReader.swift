/// Finds the phrases of a language in its text, and reads those that are asked for.
///
/// A text is looked through at every start, and few of its phrases are said: so only their keys are
/// read at once, as bytes, not characters.
struct WordBookReader: Sendable {
  typealias Problem = (line: Int, what: String)

  /// A phrase that is not read yet.
  struct Entry: Sendable {
    let section: String
    /// With its section: `review.running`.
    let key: String
    /// The line of its key.
    let line: Int
    /// Where its lines are in the text, the one with its key first.
    fileprivate(set) var bytes: Range<Int>
  }

  /// In the order of the text.
  private(set) var entries: [Entry] = []
  /// The lines that belong to no phrase.
  private(set) var strayLines: [Problem] = []
  private let text: [UInt8]

  init(_ text: String) {
    self.text = Array(text.utf8)
    var section = ""
    var isInEntry = false
    var start = 0
    var number = 0
    while start < self.text.count {
      let line = self.text[start..<end(ofLineAt: start)]
      start = line.endIndex + 1
      number += 1
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: " ") {
        if isInEntry {
          let bytes = entries[entries.count - 1].bytes
          entries[entries.count - 1].bytes = bytes.lowerBound..<line.endIndex
        } else {
          strayLines.append((number, "text without a key"))
        }
      } else if line.starts(with: "== ".utf8) {
        section = line.dropFirst(3).text
        isInEntry = false
      } else {
        let key = "\(section).\(line.key.text)"
        entries.append(Entry(section: section, key: key, line: number, bytes: line.indices))
        isInEntry = true
      }
    }
  }

  private func end(ofLineAt start: Int) -> Int {
    text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
  }

  /// The phrase of an entry, and what could not be read of it.
  func phrase(_ entry: Entry) -> (phrase: Phrase, problems: [Problem]) {
    let lines = text[entry.bytes].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var draft = Draft(lines[0], line: entry.line)
    for (place, line) in lines.enumerated().dropFirst()
    where !line.isEmpty && line.first != UInt8(ascii: "#") {
      draft.add(line.withoutLeadingSpaces, line: entry.line + place)
    }
    var phrase = Phrase(key: entry.key, line: entry.line, signature: draft.signature?.text)
    var problems: [Problem] = []
    for variant in draft.variants {
      var text = TextReader(variant.text, section: entry.section)
      let conditions = text.conditions(in: variant.conditions)
      phrase.variants.append(
        Phrase.Variant(conditions: conditions, pieces: text.pieces(), line: variant.line))
      if !text.isAtEnd { text.problem = "a bracket that opens nothing" }
      if let problem = text.problem { problems.append((variant.line, problem)) }
    }
    if phrase.variants.isEmpty { problems.append((entry.line, "no text")) }
    return (phrase, problems)
  }

  /// The lines of a phrase, put together by variants.
  private struct Draft {
    private(set) var signature: ArraySlice<UInt8>?
    private(set) var variants: [(conditions: ArraySlice<UInt8>, text: [UInt8], line: Int)] = []

    init(_ text: ArraySlice<UInt8>, line: Int) {
      var rest = text[text.key.endIndex...]
      if rest.first == UInt8(ascii: "(") {
        var depth = 0
        let end = rest.firstIndex { byte in
          depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
          return depth == 0
        }
        signature = rest[..<(end ?? rest.endIndex)].dropFirst()
        rest = rest[(end ?? rest.endIndex)...].dropFirst()
      }
      if rest.starts(with: " -> String".utf8) { rest = rest.dropFirst(10) }
      rest = rest.withoutLeadingSpaces
      if !rest.isEmpty { variants = [([], Array(rest), line)] }
    }

    mutating func add(_ body: ArraySlice<UInt8>, line: Int) {
      if body.first == UInt8(ascii: "[") {
        let conditions = body.dropFirst().prefix { $0 != UInt8(ascii: "]") }
        let text = body[conditions.endIndex...].dropFirst().withoutLeadingSpaces
        variants.append((conditions, Array(text), line))
      } else if variants.isEmpty {
        variants = [([], Array(body), line)]
      } else {
        let last = variants.count - 1
        if !variants[last].text.isEmpty { variants[last].text.append(UInt8(ascii: " ")) }
        variants[last].text += body
      }
    }
  }
}

extension ArraySlice<UInt8> {
  var text: String { String(decoding: self, as: UTF8.self) }

  var withoutLeadingSpaces: ArraySlice { drop { $0 == UInt8(ascii: " ") } }

  /// The key of a phrase, of the line that begins it.
  fileprivate var key: ArraySlice { prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") } }
}
