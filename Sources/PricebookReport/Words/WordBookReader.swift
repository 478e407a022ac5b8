struct WordBookReader {
  private(set) var phrases: [Phrase] = []
  /// What could not be read, by line.
  private(set) var problems: [(line: Int, what: String)] = []
  private let lines: [Substring]
  private var section = ""

  init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  mutating func read() {
    var entry: Entry?
    for (index, line) in lines.enumerated() where !line.isEmpty && line.first != "#" {
      let body = line.drop { $0 == " " }
      if body.startIndex > line.startIndex {
        entry?.add(body, line: index + 1)
        if entry == nil { problems.append((index + 1, "text without a key")) }
      } else {
        if let entry { finish(entry) }
        if line.hasPrefix("== ") {
          section = String(line.dropFirst(3))
          entry = nil
        } else {
          entry = Entry(line, line: index + 1)
        }
      }
    }
    if let entry { finish(entry) }
  }

  private struct Entry {
    var key: Substring
    var signature: Substring?
    var line: Int
    var variants: [(conditions: Substring, text: String, line: Int)] = []

    init(_ text: Substring, line: Int) {
      self.line = line
      key = text.prefix { $0 != " " && $0 != "(" }
      var rest = text[key.endIndex...]
      if rest.first == "(" {
        var depth = 0
        let end = rest.firstIndex { character in
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          return depth == 0
        }
        signature = rest[..<(end ?? rest.endIndex)].dropFirst()
        rest = rest[(end ?? rest.endIndex)...].dropFirst()
      }
      if rest.hasPrefix(" -> String") { rest = rest.dropFirst(10) }
      rest = rest.drop { $0 == " " }
      if !rest.isEmpty { variants = [("", String(rest), line)] }
    }

    mutating func add(_ body: Substring, line: Int) {
      if body.first == "[" {
        let conditions = body.dropFirst().prefix { $0 != "]" }
        let text = body[conditions.endIndex...].dropFirst().drop { $0 == " " }
        variants.append((conditions, String(text), line))
      } else if variants.isEmpty {
        variants = [("", String(body), line)]
      } else {
        let last = variants.count - 1
        variants[last].text += variants[last].text.isEmpty ? body : " \(body)"
      }
    }
  }

  private mutating func finish(_ entry: Entry) {
    var phrase = Phrase(
      key: "\(section).\(entry.key)", line: entry.line, signature: entry.signature.map(String.init))
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
