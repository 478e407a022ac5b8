/// Reads the text of a language: bytes, not characters, because it is read at every start.
struct WordBookReader {
  private(set) var phrases: [Phrase] = []
  /// What could not be read, by line.
  private(set) var problems: [(line: Int, what: String)] = []
  private let lines: [ArraySlice<UInt8>]
  private var section = ""

  init(_ text: String) {
    lines = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  mutating func read() {
    var entry: Entry?
    for (index, line) in lines.enumerated()
    where !line.isEmpty && line.first != UInt8(ascii: "#") {
      let body = line.withoutLeadingSpaces
      if body.startIndex > line.startIndex {
        entry?.add(body, line: index + 1)
        if entry == nil { problems.append((index + 1, "text without a key")) }
      } else {
        if let entry { finish(entry) }
        if line.starts(with: "== ".utf8) {
          section = line.dropFirst(3).text
          entry = nil
        } else {
          entry = Entry(line, line: index + 1)
        }
      }
    }
    if let entry { finish(entry) }
  }

  private struct Entry {
    var key: ArraySlice<UInt8>
    var signature: ArraySlice<UInt8>?
    var line: Int
    var variants: [(conditions: ArraySlice<UInt8>, text: [UInt8], line: Int)] = []

    init(_ text: ArraySlice<UInt8>, line: Int) {
      self.line = line
      key = text.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }
      var rest = text[key.endIndex...]
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

  private mutating func finish(_ entry: Entry) {
    var phrase = Phrase(
      key: "\(section).\(entry.key.text)", line: entry.line, signature: entry.signature?.text)
    for variant in entry.variants {
      var text = TextReader(variant.text, section: section)
      let conditions = text.conditions(in: variant.conditions)
      phrase.variants.append(
        Phrase.Variant(conditions: conditions, pieces: text.pieces(), line: variant.line))
      if !text.isAtEnd { text.problem = "a bracket that opens nothing" }
      if let problem = text.problem { problems.append((variant.line, problem)) }
    }
    if phrase.variants.isEmpty { problems.append((entry.line, "no text")) }
    phrases.append(phrase)
  }
}

extension ArraySlice<UInt8> {
  var text: String { String(decoding: self, as: UTF8.self) }

  var withoutLeadingSpaces: ArraySlice { drop { $0 == UInt8(ascii: " ") } }
}
