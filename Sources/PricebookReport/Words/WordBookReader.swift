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
          section = String(line.dropFirst(3).prefix { $0 != ":" })
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

private struct TextReader {
  private let text: [UInt8]
  private var place = 0
  private let section: String
  var problem: String?

  init(_ text: String, section: String) {
    self.text = Array(text.utf8)
    self.section = section
  }

  var isAtEnd: Bool { place == text.count }

  /// Pieces up to a `}` or, within brackets, a `|`.
  mutating func pieces(isNested: Bool = false) -> [Phrase.Piece] {
    var pieces: [Phrase.Piece] = []
    var words: [UInt8] = []
    func flush() {
      if !words.isEmpty { pieces.append(.text(String(decoding: words, as: UTF8.self))) }
      words = []
    }
    while place < text.count, text[place] != UInt8(ascii: "}") {
      let byte = text[place]
      if isNested, byte == UInt8(ascii: "|") { break }
      place += 1
      switch byte {
      case UInt8(ascii: "~"): words += "\u{A0}".utf8
      case UInt8(ascii: "{"):
        if text[place...].starts(with: " }".utf8) {
          place += 2
          words.append(UInt8(ascii: " "))
        } else {
          flush()
          pieces.append(placeholder())
        }
      default: words.append(byte)
      }
    }
    flush()
    return pieces
  }

  private mutating func placeholder() -> Phrase.Piece {
    defer {
      if isAtEnd { problem = "a bracket that is not closed" }
      place = min(place + 1, text.count)
    }
    if text.dropFirst(place).first == UInt8(ascii: "^") {
      place += 1
      return .tinted(pieces())
    }
    let head = head(until: "}|?")
    guard place < text.count, text[place] != UInt8(ascii: "}") else { return piece(head) }
    let isCondition = text[place] == UInt8(ascii: "?")
    place += 1
    let one = pieces(isNested: true)
    var other: [Phrase.Piece] = []
    if place < text.count, text[place] == UInt8(ascii: "|") {
      place += 1
      other = pieces(isNested: true)
    }
    return isCondition
      ? .choice(conditions(in: head), one, other) : .counted(path(in: head), one, other)
  }

  /// What is before one of some characters, a `|` after an equals sign aside.
  private mutating func head(until ends: String) -> Substring {
    let start = place
    var hasEquals = false
    while place < text.count {
      let byte = text[place]
      if ends.utf8.contains(byte), !(hasEquals && byte == UInt8(ascii: "|")) { break }
      if byte == UInt8(ascii: "="), place > start { hasEquals = true }
      place += 1
    }
    return Substring(String(decoding: text[start..<place], as: UTF8.self))
  }

  private mutating func piece(_ head: Substring) -> Phrase.Piece {
    switch head.first {
    case "*": return .argument(path(in: head.dropFirst()), .strong)
    case "#": return .argument(path(in: head.dropFirst()), .digits)
    case "=":
      let parts = head.dropFirst().split(separator: " ")
      let bindings = parts.dropFirst().map { part in
        let names = part.split(separator: ":")
        return (name: String(names[0]), path: path(in: names.last ?? ""))
      }
      return .phrase(fullKey(parts.first ?? ""), bindings)
    default: return .argument(path(in: head), .plain)
    }
  }

  /// A key of the same section, or one that a section is named with.
  private func fullKey(_ key: Substring) -> String {
    key.hasPrefix("/") ? String(key.dropFirst()) : "\(section).\(key)"
  }

  private mutating func path(in text: Substring) -> [String] {
    let path = text.split(separator: ".").map(String.init)
    if path.isEmpty { problem = "an argument without a name" }
    return path.isEmpty ? [""] : path
  }

  mutating func conditions(in text: Substring) -> [Phrase.Condition] {
    text.split(separator: ",").map { term in
      let term = term.drop { $0 == " " }
      guard let place = term.firstIndex(where: { "=<>!".contains($0) }), place > term.startIndex
      else {
        let isNegated = term.first == "!"
        return Phrase.Condition(
          path: path(in: isNegated ? term.dropFirst() : term), isNegated: isNegated)
      }
      let sign = term[place...].prefix { "=<>!".contains($0) }
      let operand = term[sign.endIndex...]
      var condition = Phrase.Condition(path: path(in: term[..<place]), isNegated: sign == "!=")
      if let number = Double(operand),
        let relation = Phrase.Condition.Relation(rawValue: String(sign))
      {
        condition.isNegated = false
        condition.test = .compares(relation, number)
      } else if operand.first == "{" || operand.first == "$" {
        condition.test = .equals(path(in: operand.dropFirst()))
      } else {
        condition.test = .isOne(of: operand.split(separator: "|").map(String.init))
      }
      return condition
    }
  }
}

struct Phrase: Sendable {
  /// With its section: `review.running`.
  var key: String
  var line: Int
  /// What is between the brackets after the key in the English text: `_ amount: Value`.
  var signature: String?
  var variants: [Variant] = []

  /// One way to say it; the first whose conditions all hold counts.
  struct Variant: Sendable {
    var conditions: [Condition]
    var pieces: [Piece]
    var line: Int
  }

  indirect enum Piece: Sendable {
    case text(String)
    case argument([String], Style)
    case phrase(String, [(name: String, path: [String])])
    case choice([Condition], [Piece], [Piece])
    /// Singular or plural, or whether something is there.
    case counted([String], [Piece], [Piece])
    case tinted([Piece])
  }

  enum Style: Sendable { case plain, strong, digits }

  struct Condition: Sendable {
    var path: [String]
    var isNegated = false
    var test = Test.isThere

    enum Test: Sendable {
      case isThere
      case isOne(of: [String])
      case compares(Relation, Double)
      /// Another argument is the same.
      case equals([String])
    }

    enum Relation: String, CaseIterable, Sendable {
      case atLeast = ">="
      case atMost = "<="
      case isNot = "!="
      case above = ">"
      case below = "<"
      case equal = "="

      func holds(_ left: Double, _ right: Double) -> Bool {
        switch self {
        case .atLeast: left >= right
        case .atMost: left <= right
        case .isNot: left != right
        case .above: left > right
        case .below: left < right
        case .equal: left == right
        }
      }
    }
  }

  /// How many entries of a list are named at most; `nil` for as many as is usual.
  static let listLimits: [String: Int?] = ["list": nil, "list6": 6, "all": .max]
}
