import PricebookModel
import PricebookReport

extension HTMLWriter {
  /// Writes a table; end tags of rows and cells, which HTML does not ask for, are left out.
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
          "data-currency": writer.isInEntry ? nil : writer.currencyName(table),
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
    element("thead", end: "\n") { writer in
      writer.start("tr")
      for (index, column) in table.columns.enumerated() {
        let isDrawn = table.rows.contains { index < $0.cells.count && $0.cells[index].isDrawn }
        writer.writeHeader(column, isFirst: index == 0, isDrawn: isDrawn)
      }
    }
    element("tbody", [:], .lines) { writer in
      for row in table.rows {
        writer.start("tr", ["class": row.emphasis.look])
        for (index, column) in table.columns.enumerated() {
          writer.writeCell(
            index < row.cells.count ? row.cells[index] : .absent, column, isHeader: index == 0)
        }
        writer.html += "\n"
      }
    }
  }

  private mutating func writeHeader(
    _ column: DisplayTable.Column, isFirst: Bool, isDrawn: Bool
  ) {
    html += "<th scope=\"col\""
    html += column.look(isFirst: isFirst, isDrawn: isDrawn)
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
  }

  private mutating func writeCell(_ cell: Cell, _ column: DisplayTable.Column, isHeader: Bool) {
    html += isHeader ? "<th scope=\"row\"" : "<td"
    html += column.look(isFirst: isHeader, isDrawn: cell.isDrawn)
    // The few rows of an entry are neither sorted nor saved.
    if !isInEntry { writeMachineValue(cell) }
    html += ">"
    let isToned = cell.tone != .neutral || cell.isStrong
    if isToned { start(cell.isStrong ? "strong" : "span", ["class": cell.tone.look]) }
    if cell.age != nil { start("span", ["class": "old"]) }
    write(cell.content)
    writeAge(cell.age)
    if cell.age != nil { html += "</span>" }
    if isToned { html += cell.isStrong ? "</strong>" : "</span>" }
    if let second = cell.secondLine, !second.isEmpty {
      html += " "
      element("span", ["class": "second"]) { $0.write(second, in: .cell) }
    }
  }

  private mutating func write(_ content: Cell.Content) {
    switch content {
    case .absent: html.append(verbatim: Formatting.absent)
    case .notYet: element("span", ["class": "later"], text: words.notYet)
    case .text(let text): write(text, in: .cell)
    case .value(let value): html.append(escaping: formatting.text(value, in: .cell))
    case .badge(let mark): write(mark)
    case .direction(let sign, let word, let tone):
      element("span", ["class": tone.look]) { $0.writeArrow(sign) }
      html.append(escaping: word)
    case .bar(let bar): write(bar.drawing(), look: "smallbar", title: description(bar))
    case .columns(let columns):
      write(columns.drawing(), look: "smallbar", title: description(columns))
    }
  }

  private func description(_ columns: SmallColumns) -> String {
    columns.amounts.map { amount in
      amount.map { formatting.chartWhole($0, columns.currency) } ?? Formatting.absent
    }.joined(separator: ", ")
  }

  private mutating func write(_ canvas: SVGCanvas, look: String, title: String) {
    let box = "0 0 \(Int(canvas.width)) \(Int(canvas.height))"
    element("svg", ["class": look, "viewBox": box, "role": "img"]) { writer in
      writer.element("title", text: title)
      writer.html += canvas.elements
    }
  }

  /// The currency of a table's amounts, which the script saves; none if a column names it.
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
    guard let only, !only.label.isEmpty else { return nil }
    return DisplayName.shown(only.label)
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
    case .badge, .bar, .columns, .direction: break
    }
  }

  private mutating func writeMachineValue(_ value: Value, isWhole: Bool) {
    html += isWhole && !value.namesItsUnit ? " data-v=\"" : " data-s=\""
    html.append(verbatim: value.machineText)
    html += "\""
  }

  private func description(_ bar: SmallBar) -> String {
    let spent = "\(words.spent) \(formatting.chartAmount(bar.spent, bar.currency))"
    guard let budget = bar.budget else { return "\(spent), \(words.noBudget)" }
    return "\(spent), \(words.budget) \(formatting.chartAmount(budget, bar.currency))"
  }
}

extension DisplayTable.Column {
  /// The class attribute of the column's heading, or of one of its cells.
  ///
  /// The first column is text and the others are numbers; only what differs says so.
  fileprivate func look(isFirst: Bool, isDrawn: Bool) -> StaticString {
    switch (alignment, isFirst, isDrawn) {
    case (.leading, true, false), (.trailing, false, false): ""
    case (.leading, true, true), (.trailing, false, true): " class=\"drawn\""
    case (.leading, false, false): " class=\"text\""
    case (.leading, false, true): " class=\"text drawn\""
    case (.trailing, true, false): " class=\"num\""
    case (.trailing, true, true): " class=\"num drawn\""
    }
  }
}

extension Cell {
  var currency: CurrencyCode? {
    switch content {
    case .value(let value): value.currency
    case .text(let text): text.leadingValue?.currency
    case .absent, .notYet, .badge, .bar, .columns, .direction: nil
    }
  }

  var isDrawn: Bool {
    switch content {
    case .bar, .columns: true
    default: false
    }
  }
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
