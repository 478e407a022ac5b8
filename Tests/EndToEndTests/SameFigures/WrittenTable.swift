import Foundation

/// A table as it was read from a page, its cells as plain text.
struct WrittenTable {
  /// The id in HTML; empty in Markdown.
  var id = ""
  var header: [String]
  var rows: [[String]]
  /// Sums of other rows, which HTML marks.
  var totals: [[String]] = []
}

/// What a page says, without its markup.
struct WrittenPage {
  var text: String
  var tables: [WrittenTable]
  /// The lines of the shopping list.
  var checklist: [String]
}

extension WrittenPage {
  init(markdown: String) {
    let lines = markdown.components(separatedBy: "\n")
    text = lines.map(WrittenPage.plain(markdown:)).joined(separator: "\n")
    checklist = lines.filter { $0.hasPrefix("- [ ] ") || $0.hasPrefix("- [x] ") }
      .map { WrittenPage.plain(markdown: String($0.dropFirst(6))) }
    tables = []
    var block: [[String]] = []
    for line in lines + [""] {
      if line.hasPrefix("| ") {
        block.append(WrittenPage.cells(markdownRow: line))
      } else if block.count > 1 {
        tables.append(WrittenTable(header: block[0], rows: Array(block.dropFirst(2))))
        block = []
      }
    }
  }

  /// The cells of a row, split at the bars that are not escaped.
  private static func cells(markdownRow line: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.dropFirst(2).dropLast(2) {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells.map { plain(markdown: $0).trimmingCharacters(in: .whitespaces) }
  }

  /// A line without emphasis, links and escapes.
  private static func plain(markdown line: String) -> String {
    var plain = ""
    var rest = Substring(line)
    while let character = rest.popFirst() {
      switch character {
      case "\\": if let literal = rest.popFirst() { plain.append(literal) }
      case "*", "[": break
      case "]":
        if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
      default: plain.append(character)
      }
    }
    return plain
  }

  init(html: String) {
    let body = html.components(separatedBy: "<body>").last ?? ""
    let drawn = WrittenPage.removing(from: body, "<svg", "</svg>")
    text = WrittenPage.plain(html: drawn)
    checklist = drawn.components(separatedBy: "<li>").filter { $0.contains("class=\"item\"") }.map {
      WrittenPage.plain(html: $0.components(separatedBy: "</li>")[0])
    }
    var found: [(place: String.Index, table: WrittenTable)] = []
    for range in drawn.ranges(of: "<table ") {
      let source = WrittenPage.text(drawn[range.upperBound...], before: "</table>")
      let lines = source.components(separatedBy: "<tr").dropFirst()
      let rows = lines.map(WrittenPage.cells(htmlRow:))
      let id = source.components(separatedBy: "\"")[1]
      found.append(
        (
          range.lowerBound,
          WrittenTable(
            id: id, header: (rows.first ?? []).map { $0.filter { $0 != "▲" && $0 != "▼" } },
            rows: Array(rows.dropFirst()),
            totals: lines.filter { $0.hasPrefix(" class=\"total") }.map(WrittenPage.cells(htmlRow:))
          )
        ))
    }
    for range in drawn.ranges(of: "<dl class=\"figures") {
      let source = WrittenPage.text(drawn[range.upperBound...], before: "</dl>")
      let rows = source.components(separatedBy: "<dt>").dropFirst().map { part in
        let figure = part.components(separatedBy: "<dd").dropFirst().prefix(2).map { piece in
          String(piece.components(separatedBy: "</dd>")[0].drop { $0 != ">" }.dropFirst())
        }
        return ([part.components(separatedBy: "</dt>")[0]] + figure).map(WrittenPage.plain(html:))
      }
      found.append((range.lowerBound, WrittenTable(header: [], rows: rows)))
    }
    tables = found.sorted { $0.place < $1.place }.map(\.table)
  }

  private static func text(_ rest: Substring, before end: String) -> String {
    String(rest[..<(rest.range(of: end)?.lowerBound ?? rest.endIndex)])
  }

  private static func cells(htmlRow row: String) -> [String] {
    row.replacing("<th", with: "<td").components(separatedBy: "<td").dropFirst()
      .filter { !$0.hasPrefix("ead") }
      .map { cell in
        plain(html: String(cell.drop { $0 != ">" }.dropFirst()))
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }
  }

  private static func removing(from html: String, _ start: String, _ end: String) -> String {
    html.components(separatedBy: start).enumerated().map { place, part in
      place == 0 ? part : part.components(separatedBy: end).dropFirst().joined(separator: end)
    }.joined()
  }

  private static func plain(html: String) -> String {
    var plain = ""
    var isTag = false
    for character in html {
      switch character {
      case "<": isTag = true
      case ">": if isTag { isTag = false } else { plain.append(character) }
      default: if !isTag { plain.append(character) }
      }
    }
    guard plain.utf8.contains(UInt8(ascii: "&")) else { return plain }
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    return entities.reduce(plain) { $0.replacing($1.0, with: $1.1) }
  }
}
