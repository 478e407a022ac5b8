import PricebookDocument
import PricebookModel

extension JSONReportWriter {
  /// A table with typed cells, each row as long as there are columns.
  mutating func write(_ table: DisplayTable) {
    writeBlock("table") { writer in
      writer.json.write("id", text: table.id)
      writer.json.write("caption", text: writer.plain(table.caption))
      if !table.captionUnit.isEmpty {
        writer.json.write("unit", text: writer.plain(table.captionUnit))
      }
      writer.array("columns", table.columns) { writer, column in
        writer.object(nil, .line) { writer in
          writer.json.write("header", text: writer.plain(column.header))
          switch column.order {
          case .ascending: writer.json.write("order", text: "ascending")
          case .descending: writer.json.write("order", text: "descending")
          case nil: break
          }
        }
      }
      writer.array("rows", table.rows) { $0.write($1, columns: table.columns.count) }
      writer.array("notes", table.footnotes) { $0.write(nil, $1) }
      if let count = table.totalRowCount { writer.json.write("rowCount", count: count) }
      if let file = table.file { writer.json.write("file", text: file) }
    }
  }

  private mutating func write(_ row: DisplayTable.Row, columns: Int) {
    object { writer in
      if row.emphasis == .total { writer.json.write("total", flag: true) }
      writer.json.beginArray("cells")
      for index in 0..<columns {
        writer.write(index < row.cells.count ? row.cells[index] : .absent)
      }
      writer.json.end()
    }
  }

  /// A cell.
  ///
  /// Null if it has neither a value nor a note.
  private mutating func write(_ cell: Cell) {
    if case .absent = cell.content { return json.writeNull() }
    object(nil, .line) { writer in
      writer.writeContent(of: cell)
      if let mark = cell.mark {
        writer.array("marks", [mark.look.rawValue], .line) { $0.json.write(text: $1) }
      }
      if let second = cell.secondLine, !second.isEmpty { writer.write("note", second) }
    }
  }

  private mutating func writeContent(of cell: Cell) {
    switch cell.content {
    case .absent: break
    case .notYet: json.write("type", text: "not-yet")
    case .text(let text):
      json.write("type", text: "text")
      writeMembers(of: text)
      write(cell.tone)
    case .value(let value):
      writeMembers(of: value)
      write(cell.tone)
    case .badge(let badge):
      json.write("type", text: "status")
      json.write("text", text: badge.text)
    case .direction(let arrow, let word, let tone):
      json.write("type", text: "direction")
      json.write("text", text: word)
      json.write("direction", text: arrow.word)
      write(tone)
    case .sparkline(let sparkline):
      json.write("type", text: "sparkline")
      array("values", sparkline.values, .line) { $0.json.write(measured: $1) }
    case .bar(let bar):
      json.write("type", text: "bar")
      write("spent", bar.spent, .unknown)
      write("budget", bar.budget, .unknown)
    case .basketPrice(let price):
      writeMembers(of: .price(price.price))
      let marks = price.marks
      if !marks.isEmpty { array("marks", marks, .line) { $0.json.write(text: $1) } }
    }
  }
}

extension Badge.Arrow {
  fileprivate var word: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .level: "level"
    }
  }
}

extension BasketPrice {
  fileprivate var marks: [String] {
    [
      isCheapest ? "cheapest" : nil, isFilledIn ? "filled-in" : nil, isStale ? "stale" : nil,
      isOffer ? "offer" : nil,
    ].compactMap(\.self)
  }
}
