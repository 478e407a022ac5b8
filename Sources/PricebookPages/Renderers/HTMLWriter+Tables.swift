import PricebookDocument
import PricebookModel

extension HTMLWriter {
  mutating func writeTable(_ table: DisplayTable) {
    let table = table.limited(to: rowLimit)
    let id = uniqueID(table.id)
    let captionID = uniqueID(id + "-caption")
    element("div", ["class": "table"], .lines) { writer in
      let box: Attributes = [
        "class": "scroll", "role": "group", "tabindex": "0", "aria-labelledby": captionID,
      ]
      writer.element("div", box, .lines) { writer in
        let attributes: Attributes = [
          "id": id, "class": writer.isRoomy(table) ? "roomy" : nil,
          "data-currency": writer.currencyName(table),
        ]
        writer.element("table", attributes, .lines) { $0.writeRows(of: table, captionID) }
      }
      let notes = [table.omittedRowsNote(writer.words)].compactMap(\.self) + table.footnotes
      for note in notes { writer.element("p", ["class": "foot"], note, end: "\n") }
    }
  }

  private mutating func writeRows(of table: DisplayTable, _ captionID: String) {
    element("caption", ["class": table.isCaptionHidden ? "quiet" : nil], end: "\n") { writer in
      writer.element("span", ["id": captionID]) { writer in
        writer.element("strong", [:], table.caption)
        guard !table.captionUnit.isEmpty else { return }
        writer.html += " "
        writer.write(table.captionUnit, isStart: false)
      }
    }
    let looks = columnLooks(table)
    element("thead", end: "\n") { writer in
      writer.element("tr") { writer in
        for (column, looks) in zip(table.columns, looks) {
          writer.writeHeader(column, looks: looks)
        }
      }
    }
    element("tbody", [:], .lines) { writer in
      for row in table.rows {
        writer.element("tr", ["class": row.emphasis.look], end: "\n") { writer in
          for index in table.columns.indices {
            writer.writeCell(
              index < row.cells.count ? row.cells[index] : .absent, looks: looks[index],
              isHeader: index == 0)
          }
        }
      }
    }
  }

  private mutating func writeHeader(_ column: DisplayTable.Column, looks: ColumnLooks) {
    html += "<th scope=\"col\""
    html += looks.attribute(isDrawn: looks.hasDrawings)
    switch column.order {
    case .ascending: html += " aria-sort=\"ascending\""
    case .descending: html += " aria-sort=\"descending\""
    case nil: break
    }
    html += ">"
    write(column.header)
    if let order = column.order {
      let glyph = order == .ascending ? "▲" : "▼"
      element("span", ["class": "glyph", "aria-hidden": "true"], text: glyph)
    }
    html += "</th>"
  }

  private mutating func writeCell(_ cell: Cell, looks: ColumnLooks, isHeader: Bool) {
    html += isHeader ? "<th scope=\"row\"" : "<td"
    html += looks.attribute(isDrawn: cell.isDrawn)
    writeMachineValue(cell)
    html += ">"
    let isToned = cell.tone != .neutral || cell.isStrong
    if isToned { start(cell.isStrong ? "strong" : "span", ["class": cell.tone.look]) }
    write(cell.content)
    if isToned { html += cell.isStrong ? "</strong>" : "</span>" }
    if let second = cell.secondLine, !second.isEmpty {
      html += " "
      element("span", ["class": "second"]) { $0.write(second, in: .cell) }
    }
    html += isHeader ? "</th>" : "</td>"
  }

  private mutating func write(_ content: Cell.Content) {
    switch content {
    case .absent: html += Formatting.absent
    case .notYet: element("span", ["class": "later"], text: words.notYet)
    case .text(let text): write(text, in: .cell)
    case .value(let value): html.append(escaping: formatting.text(value, in: .cell))
    case .badge(let mark): write(mark)
    case .direction(let sign, let word, let tone):
      element("span", ["class": tone.look]) { $0.writeArrow(sign) }
      html.append(escaping: word)
    case .bar(let bar): write(bar.drawing(), look: "smallbar", title: description(bar))
    }
  }

  private mutating func write(_ canvas: SVGCanvas, look: String, title: String) {
    let box = "0 0 \(Int(canvas.width)) \(Int(canvas.height))"
    element("svg", ["class": look, "viewBox": box, "role": "img"]) { writer in
      writer.element("title", text: title)
      writer.html += canvas.elements
    }
  }

  /// The currency of a table's amounts, which the script saves with them.
  ///
  /// Nothing if a column names it.
  private func currencyName(_ table: DisplayTable) -> String? {
    let name = RichText(words.currency)
    guard !table.columns.contains(where: { $0.header == name }) else { return nil }
    var only: CurrencyCode?
    for row in table.rows {
      for cell in row.cells {
        guard let currency = cell.currency else { continue }
        if let only, only != currency { return nil }
        only = currency
      }
    }
    guard let label = only?.label, !label.isEmpty else { return nil }
    return DisplayName.shown(label)
  }

  /// Whether many columns of numbers would leave too little room for the names in its first column.
  private func isRoomy(_ table: DisplayTable) -> Bool {
    table.columns.count > 4
      && table.rows.contains { row in
        guard let first = row.cells.first, case .text(let text) = first.content else {
          return false
        }
        let name = formatting.plainText(text)
        return name.utf8.count > 24 && name.count > 24
      }
  }

  /// What the script sorts by: `data-v` where it is also all that the cell says, so that it is
  /// saved instead of the text, `data-s` where a unit or words follow it.
  private mutating func writeMachineValue(_ cell: Cell) {
    switch cell.content {
    case .absent, .notYet: html += " data-v=\"\""
    case .value(let value): writeMachineValue(value, isWhole: true)
    case .text(let text):
      if let value = text.leadingValue { writeMachineValue(value, isWhole: text.isOneValue) }
    case .badge, .bar, .direction: break
    }
  }

  private mutating func writeMachineValue(_ value: Value, isWhole: Bool) {
    html += isWhole && !value.namesItsUnit ? " data-v=\"" : " data-s=\""
    html += value.machineText
    html += "\""
  }

  /// The common look of the cells in each column.
  private func columnLooks(_ table: DisplayTable) -> [ColumnLooks] {
    var hasDrawings = Array(repeating: false, count: table.columns.count)
    for row in table.rows {
      for index in 0..<min(row.cells.count, table.columns.count) {
        if row.cells[index].isDrawn { hasDrawings[index] = true }
      }
    }
    return table.columns.indices.map {
      ColumnLooks(table.columns[$0], hasDrawings: hasDrawings[$0])
    }
  }

  private func description(_ bar: SmallBar) -> String {
    let spent = "\(words.spent) \(formatting.chartAmount(bar.spent, bar.currency))"
    guard let budget = bar.budget else { return "\(spent), \(words.noBudget)" }
    return "\(spent), \(words.budget) \(formatting.chartAmount(budget, bar.currency))"
  }
}

/// The common look of the cells in a column.
struct ColumnLooks {
  var hasDrawings: Bool
  private let attribute: String
  private let drawnAttribute: String

  init(_ column: DisplayTable.Column, hasDrawings: Bool) {
    self.hasDrawings = hasDrawings
    var looks = ""
    if column.alignment == .trailing { looks += " num" }
    let start = " class=\""
    attribute = looks.isEmpty ? "" : start + looks.dropFirst() + "\""
    drawnAttribute = hasDrawings ? start + (looks + " drawn").dropFirst() + "\"" : attribute
  }

  /// The class attribute of the column's heading, or of one of its cells.
  func attribute(isDrawn: Bool) -> String { isDrawn ? drawnAttribute : attribute }
}

extension Cell {
  var currency: CurrencyCode? {
    switch content {
    case .value(let value): value.currency
    case .text(let text): text.leadingValue?.currency
    case .absent, .notYet, .badge, .bar, .direction: nil
    }
  }

  var isDrawn: Bool { if case .bar = content { true } else { false } }
}

extension DisplayTable.Row.Emphasis {
  fileprivate var look: String? {
    switch self {
    case .none: nil
    case .rest: "rest"
    case .total: "total"
    }
  }
}
