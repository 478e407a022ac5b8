/// Reads the text of one phrase, or the conditions before it.
struct TextReader {
  private let text: [UInt8]
  private var place = 0
  private let section: String
  var problem: String?

  init(_ text: [UInt8], section: String) {
    self.text = text
    self.section = section
  }

  var isAtEnd: Bool { place == text.count }

  /// Pieces up to a `}` or, within brackets, a `|`.
  mutating func pieces(isNested: Bool = false) -> [Phrase.Piece] {
    var pieces: [Phrase.Piece] = []
    var words: [UInt8] = []
    func flush() {
      if !words.isEmpty { pieces.append(.text(words[...].text)) }
      words = []
    }
    while place < text.count, text[place] != UInt8(ascii: "}") {
      let byte = text[place]
      if isNested, byte == UInt8(ascii: "|") { break }
      place += 1
      switch byte {
      case UInt8(ascii: "~"): words += "\u{A0}".utf8
      case UInt8(ascii: "`"):
        flush()
        pieces.append(code())
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

  private mutating func code() -> Phrase.Piece {
    let code = text[place...].prefix { $0 != UInt8(ascii: "`") }
    if code.endIndex == text.count { problem = "a backtick that is not closed" }
    place = min(code.endIndex + 1, text.count)
    return .code(code.text)
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

  /// What is before one of some characters; a `|` after an equals sign does not end it.
  private mutating func head(until ends: String) -> ArraySlice<UInt8> {
    let start = place
    var hasEquals = false
    while place < text.count {
      let byte = text[place]
      if ends.utf8.contains(byte), !(hasEquals && byte == UInt8(ascii: "|")) { break }
      if byte == UInt8(ascii: "="), place > start { hasEquals = true }
      place += 1
    }
    return text[start..<place]
  }

  private mutating func piece(_ head: ArraySlice<UInt8>) -> Phrase.Piece {
    switch head.first {
    case UInt8(ascii: "*"): return .argument(path(in: head.dropFirst()), .strong)
    case UInt8(ascii: "#"): return .argument(path(in: head.dropFirst()), .digits)
    case UInt8(ascii: "="):
      let parts = head.dropFirst().split(separator: UInt8(ascii: " "))
      let bindings = parts.dropFirst().map { part in
        let names = part.split(separator: UInt8(ascii: ":"))
        return (name: names[0].text, path: path(in: names.last ?? []))
      }
      return .phrase(fullKey(parts.first ?? []), bindings)
    default: return .argument(path(in: head), .plain)
    }
  }

  /// The key with its section: the one at hand, or after a slash the one that is written.
  private func fullKey(_ key: ArraySlice<UInt8>) -> String {
    key.first == UInt8(ascii: "/") ? key.dropFirst().text : "\(section).\(key.text)"
  }

  private mutating func path(in text: ArraySlice<UInt8>) -> [String] {
    let path = text.split(separator: UInt8(ascii: ".")).map(\.text)
    if path.isEmpty { problem = "an argument without a name" }
    return path.isEmpty ? [""] : path
  }

  mutating func conditions(in text: ArraySlice<UInt8>) -> [Phrase.Condition] {
    text.split(separator: UInt8(ascii: ",")).map { term in
      let term = term.withoutLeadingSpaces
      guard let place = term.firstIndex(where: Self.isSign), place > term.startIndex else {
        let isNegated = term.first == UInt8(ascii: "!")
        return Phrase.Condition(
          path: path(in: isNegated ? term.dropFirst() : term), isNegated: isNegated)
      }
      let sign = term[place...].prefix(while: Self.isSign)
      let operand = term[sign.endIndex...]
      var condition = Phrase.Condition(
        path: path(in: term[..<place]), isNegated: sign.elementsEqual("!=".utf8))
      if let number = Double(operand.text),
        let relation = Phrase.Condition.Relation(rawValue: sign.text)
      {
        condition.isNegated = false
        condition.test = .compares(relation, number)
      } else if operand.first == UInt8(ascii: "{") || operand.first == UInt8(ascii: "$") {
        condition.test = .equals(path(in: operand.dropFirst()))
      } else {
        condition.test = .isOne(of: operand.split(separator: UInt8(ascii: "|")).map(\.text))
      }
      return condition
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"): true
    default: false
    }
  }
}
