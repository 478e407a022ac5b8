import PricebookImport

/// The Markdown of the documentation as plain text for a terminal.
struct PlainText {
  /// Characters on a line.
  private let width: Int
  private(set) var lines: [String] = []
  private var paragraph: [Substring] = []
  /// What stands before the first line of a paragraph: that of a list.
  private var mark = ""
  private var table: [[String]] = []
  private var isCode = false

  static func lines(of source: some Sequence<Substring>, width: Int) -> [String] {
    var text = PlainText(width: width)
    for line in source { text.add(line) }
    text.endBlock()
    while text.lines.last == "" { text.lines.removeLast() }
    return text.lines
  }

  private init(width: Int) { self.width = width }

  private mutating func add(_ line: Substring) {
    if line.hasPrefix("```") {
      endBlock()
      isCode.toggle()
    } else if isCode {
      lines.append(line.isEmpty ? "" : "    \(line)")
    } else if line.isEmpty {
      endBlock()
      if let last = lines.last, !last.isEmpty { lines.append("") }
    } else if paragraph.isEmpty, line.hasPrefix("    ") {
      lines.append(String(line))
    } else if line.hasPrefix("|") {
      table.append(Self.cells(of: line))
    } else if line.hasPrefix("### ") {
      lines.append(Self.inline(line.dropFirst(4)))
    } else if line.hasPrefix("![") {
      return
    } else if let end = Self.endOfMark(in: line) {
      endBlock()
      mark = String(line[..<end])
      paragraph = [line[end...]]
    } else {
      paragraph.append(line)
    }
  }

  private static func endOfMark(in line: Substring) -> Substring.Index? {
    if line.hasPrefix("- ") { return line.index(line.startIndex, offsetBy: 2) }
    let digits = line.prefix { $0.isNumber }
    guard !digits.isEmpty, line[digits.endIndex...].hasPrefix(". ") else { return nil }
    return line.index(digits.endIndex, offsetBy: 2)
  }

  private mutating func endBlock() {
    if !paragraph.isEmpty {
      let text = Self.inline(paragraph.joined(separator: " ")[...])
      add(text, first: mark, others: mark.count)
      paragraph = []
      mark = ""
    }
    if let header = table.first {
      addTable(header, Array(table.dropFirst(2)))
      table = []
    }
  }

  /// Adds a wrapped text with something before its first line, and blanks before the others.
  private mutating func add(_ text: String, first: String, others: Int) {
    for (number, line) in wrapped(text, width: width - others).enumerated() {
      lines.append((number == 0 ? first.padded(to: others) : "".padded(to: others)) + line)
    }
  }

  /// The longest first cell that has its text beside it.
  private static let longestTerm = 24

  private mutating func addTable(_ header: [String], _ rows: [[String]]) {
    let inOneLine = aligned([header] + rows).map { String($0.dropFirst(2)) }
    if header.count > 2, inOneLine.allSatisfy({ $0.count <= width }) {
      lines += inOneLine
      return
    }
    let terms = rows.map { $0[0].count }
    if header.count == 2 || header.count == 3 && (terms.max() ?? 0) <= Self.longestTerm {
      let column = 2 + min(Self.longestTerm, terms.max() ?? 0)
      for row in rows {
        var text = row.dropFirst().first ?? ""
        if row.count == 3 { text += " (\(header[2]): \(row[2]))" }
        let isBeside = row[0].count <= Self.longestTerm
        if !isBeside { add(row[0], first: "", others: 0) }
        add(text, first: isBeside ? row[0] : "", others: column)
      }
      return
    }
    for row in rows {
      add(row[0], first: "", others: 0)
      for (name, text) in zip(header, row).dropFirst() where !text.isEmpty {
        add("\(name): \(text)", first: "    ", others: 4)
      }
    }
  }

  private static func cells(of line: Substring) -> [String] {
    let bar: Character = "\u{1}"
    let cells = line.replacing("\\|", with: "\(bar)").split(separator: "|")
    return cells.enumerated().map { place, cell in
      // The first cell is the term itself.
      inline(cell.trimmed[...], quotesCode: place > 0).replacing("\(bar)", with: "|")
    }
  }

  /// Whether code could be taken for words of the sentence around it.
  private static func readsAsText(_ code: Substring) -> Bool {
    !code.isEmpty && !code.contains("\"")
      && (code.contains(" ")
        || code.first != "-" && code.allSatisfy { $0.isLowercase || $0 == "-" })
  }

  /// Whether brackets begin with a test: those are for readers of the source.
  private static func namesTests(_ text: Substring) -> Bool {
    guard text.first == "`" else { return false }
    let code = text.dropFirst().prefix { $0 != "`" }
    return code.hasSuffix("Tests") || code.hasPrefix("Checks/")
  }

  /// A text without its marks of code, stress and links; a link to a page says how it is shown.
  static func inline(_ source: Substring, quotesCode: Bool = true) -> String {
    var text = ""
    var rest = source
    while let character = rest.popFirst() {
      switch character {
      case "`":
        let code = rest.prefix { $0 != "`" }
        text += Self.readsAsText(code) && quotesCode ? "\"\(code)\"" : code
        rest = rest.drop { $0 != "`" }.dropFirst()
      case "[" where rest.contains("]("):
        let label = rest.prefix { $0 != "]" }
        let target = rest[label.endIndex...].dropFirst(2).prefix { $0 != ")" }
        text += inline(label, quotesCode: quotesCode)
        if let name = HelpTopic.name(ofPage: target) { text += " (pricebook help \(name))" }
        rest = rest[target.endIndex...].dropFirst()
      case "(" where namesTests(rest):
        rest = rest.drop { $0 != ")" }.dropFirst()
        while text.last == " " { text.removeLast() }
      case "*":
        // Between blanks it is a star.
        if text.last ?? " " == " ", rest.first == " " { text.append(character) }
      case "\\" where rest.first.map { "*|_".contains($0) } ?? false:
        if let next = rest.popFirst() { text.append(next) }
      default: text.append(character)
      }
    }
    return text
  }
}
