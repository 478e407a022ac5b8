import PricebookDocument
import PricebookModel

extension HTMLWriter {
  /// A table in a box that scrolls and can be focused.
  mutating func writeTable(_ table: DisplayTable) {
    let table = table.limited(to: rowLimit)
    let id = uniqueID(table.id)
    let captionID = uniqueID(id + "-caption")
    html += "<div class=\"table\">\n"
    html += "<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-labelledby=\""
    html += captionID
    html += "\">\n"
    html += "<table id=\""
    html += id
    html += "\""
    html += isRoomy(table) ? " class=\"roomy\"" : ""
    html += currencyName(table)
    html += ">\n"
    html += "<caption"
    html += table.isCaptionHidden ? " class=\"quiet\"" : ""
    html += ">"
    html += "<span id=\""
    html += captionID
    html += "\"><strong>"
    write(table.caption)
    html += "</strong>"
    if !table.captionUnit.isEmpty {
      html += " "
      write(table.captionUnit, isStart: false)
    }
    html += "</span></caption>\n<thead><tr>"
    let looks = columnLooks(table)
    for (column, looks) in zip(table.columns, looks) { writeHeader(column, looks: looks) }
    html += "</tr></thead>\n<tbody>\n"
    for row in table.rows {
      html += rowStart(row)
      for index in table.columns.indices {
        writeCell(
          index < row.cells.count ? row.cells[index] : .absent, looks: looks[index],
          isHeader: index == 0)
      }
      html += "</tr>\n"
    }
    html += "</tbody>\n</table>\n</div>\n"
    writeLegend(table.legend)
    writeFootnotes(of: table)
    html += "</div>\n"
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
      html += "<span class=\"glyph\" aria-hidden=\"true\">"
      html += glyph
      html += "</span>"
    }
    html += "</th>"
  }

  private mutating func writeCell(_ cell: Cell, looks: ColumnLooks, isHeader: Bool) {
    html += isHeader ? "<th scope=\"row\"" : "<td"
    html += looks.attribute(isDrawn: cell.isDrawn)
    writeMachineValue(cell)
    html += ">"
    let isToned = cell.tone != .neutral || cell.isStrong
    if isToned {
      html += cell.isStrong ? "<strong" : "<span"
      html += toneClass(cell.tone)
      html += ">"
    }
    var isPrice = looks.hasBasketPrices
    if case .basketPrice = cell.content { isPrice = false }
    if isPrice { html += "<span class=\"price\">" }
    write(cell.mark)
    write(cell.content)
    if cell.mark != nil { html += "</span>" }
    if isPrice { html += "</span>" }
    if isToned { html += cell.isStrong ? "</strong>" : "</span>" }
    if let second = cell.secondLine, !second.isEmpty {
      html += " <span class=\"second\">"
      write(second, in: .cell)
      html += "</span>"
    }
    html += isHeader ? "</th>" : "</td>"
  }

  private mutating func write(_ content: Cell.Content) {
    switch content {
    case .absent: html += Formatting.absent
    case .notYet:
      html += "<span class=\"later\">"
      html.append(escaping: words.notYet)
      html += "</span>"
    case .text(let text): write(text, in: .cell)
    case .value(let value): html.append(escaping: formatting.text(value, in: .cell))
    case .badge(let mark): write(mark)
    case .direction(let sign, let word, let tone):
      html += "<span"
      html += toneClass(tone)
      html += ">"
      writeArrow(sign)
      html += "</span>"
      html.append(escaping: word)
    case .sparkline(let sparkline):
      write(sparkline.drawing(), look: "sparkline", title: description(sparkline))
    case .bar(let bar): write(bar.drawing(), look: "smallbar", title: description(bar))
    case .basketPrice(let price): write(price)
    }
  }

  /// Opens the tinted box of a marked cell.
  private mutating func write(_ mark: CellMark?) {
    guard let mark else { return }
    html += "<span class=\"mark "
    html += mark.look.rawValue
    html += "\"><span aria-hidden=\"true\">"
    html += mark.sign
    html += " </span><span class=\"hidden\">"
    html.append(escaping: mark.word)
    html += " </span>"
  }

  private mutating func write(_ canvas: SVGCanvas, look: String, title: String) {
    html += "<svg class=\"\(look)\" viewBox=\"0 0 \(Int(canvas.width)) \(Int(canvas.height))\""
    html += " role=\"img\"><title>"
    html.append(escaping: title)
    html += "</title>"
    html += canvas.elements
    html += "</svg>"
  }

  private mutating func write(_ price: BasketPrice) {
    let number = formatting.text(.price(price.price), in: .cell)
    if price.isFilledIn {
      html += "<span class=\"price filled\"><span class=\"hidden\">"
      html.append(escaping: words.filledIn)
      html += " </span><span>≈ "
      html.append(escaping: number)
      html += "</span></span>"
      return
    }
    html += "<span class=\"price"
    if price.isCheapest {
      html += " cheapest"
    } else {
      switch price.heat {
      case .none: break
      case .warm: html += " heat1"
      case .hot: html += " heat2"
      }
    }
    html += "\">"
    if price.isOffer { write(Badge(words.offer, look: .outlined)) }
    if !price.isCheapest, let mark = price.heat.mark {
      html += "<span class=\"heatmark\" aria-hidden=\"true\">"
      html += mark
      html += " </span>"
    }
    if price.isCheapest {
      html += "<span aria-hidden=\"true\">● </span><span class=\"hidden\">"
      html.append(escaping: words.cheapest)
      html += " </span>"
    }
    html.append(escaping: number)
    if price.isStale {
      html += "<span aria-hidden=\"true\">†</span><span class=\"hidden\"> "
      html.append(escaping: words.stale)
      html += "</span>"
    }
    html += "</span>"
  }

  private mutating func writeLegend(_ legend: [DisplayTable.LegendEntry]) {
    guard !legend.isEmpty else { return }
    html += "<ul class=\"legend\">"
    for entry in legend {
      html += "<li>"
      write(entry.sample.content)
      html += " "
      write(entry.meaning)
      html += "</li>"
    }
    html += "</ul>\n"
  }

  private mutating func writeFootnotes(of table: DisplayTable) {
    if let note = table.omittedRowsNote(words) {
      html += "<p class=\"foot\">"
      write(note)
      html += "</p>\n"
    }
    for note in table.footnotes {
      html += "<p class=\"foot\">"
      write(note)
      html += "</p>\n"
    }
  }

  /// The currency of a table's amounts, which the script saves with them.
  ///
  /// Nothing if a column names it.
  private func currencyName(_ table: DisplayTable) -> String {
    let name = RichText(words.currency)
    guard !table.columns.contains(where: { $0.header == name }) else { return "" }
    var only: CurrencyCode?
    for row in table.rows {
      for cell in row.cells {
        guard let currency = cell.currency else { continue }
        if let only, only != currency { return "" }
        only = currency
      }
    }
    guard let label = only?.label, !label.isEmpty else { return "" }
    return " data-currency=\"\(Escaping.html(DisplayName.shown(label)))\""
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

  private func rowStart(_ row: DisplayTable.Row) -> String {
    switch row.emphasis {
    case .none: "<tr>"
    case .rest: "<tr class=\"rest\">"
    case .total: "<tr class=\"total\">"
    }
  }

  /// What the script sorts by: `data-v` where it is also all that the cell says, so that it is
  /// saved instead of the text, `data-s` where a unit or words follow it.
  private mutating func writeMachineValue(_ cell: Cell) {
    switch cell.content {
    case .absent, .notYet: html += " data-v=\"\""
    case .value(let value): writeMachineValue(value, isWhole: true)
    case .basketPrice(let price): writeMachineValue(.price(price.price), isWhole: true)
    case .text(let text):
      if let value = text.leadingValue { writeMachineValue(value, isWhole: text.isOneValue) }
    case .badge, .sparkline, .bar, .direction: break
    }
  }

  private mutating func writeMachineValue(_ value: Value, isWhole: Bool) {
    html += isWhole && !value.namesItsUnit ? " data-v=\"" : " data-s=\""
    html += value.machineText
    html += "\""
  }

  /// The common look of the cells in each column.
  private func columnLooks(_ table: DisplayTable) -> [ColumnLooks] {
    var hasBasketPrices = Array(repeating: false, count: table.columns.count)
    var hasDrawings = hasBasketPrices
    for row in table.rows {
      for index in 0..<min(row.cells.count, table.columns.count) {
        switch row.cells[index].content {
        case .basketPrice: hasBasketPrices[index] = true
        case .sparkline, .bar: hasDrawings[index] = true
        case .absent, .notYet, .text, .value, .badge, .direction: break
        }
      }
    }
    return table.columns.indices.map {
      ColumnLooks(
        table.columns[$0], hasBasketPrices: hasBasketPrices[$0], hasDrawings: hasDrawings[$0])
    }
  }

  private func description(_ sparkline: Sparkline) -> String {
    sparkline.description(formatting, words)
  }

  private func description(_ bar: SmallBar) -> String {
    let spent = "\(words.spent) \(formatting.chartAmount(bar.spent, bar.currency))"
    guard let budget = bar.budget else { return "\(spent), \(words.noBudget)" }
    return "\(spent), \(words.budget) \(formatting.chartAmount(budget, bar.currency))"
  }
}

/// The common look of the cells in a column.
struct ColumnLooks {
  var hasBasketPrices: Bool
  /// Whether the column has drawings, which are neither sorted nor saved.
  var hasDrawings: Bool
  private let attribute: String
  private let drawnAttribute: String

  init(_ column: DisplayTable.Column, hasBasketPrices: Bool, hasDrawings: Bool) {
    self.hasBasketPrices = hasBasketPrices
    self.hasDrawings = hasDrawings
    var looks = ""
    if column.alignment == .trailing { looks += " num" }
    if column.hasDivider { looks += " divided" }
    if hasBasketPrices { looks += " pricecell" }
    let start = " class=\""
    attribute = looks.isEmpty ? "" : start + looks.dropFirst() + "\""
    drawnAttribute = hasDrawings ? start + (looks + " drawn").dropFirst() + "\"" : attribute
  }

  /// The class attribute of the column's heading, or of one of its cells.
  func attribute(isDrawn: Bool) -> String { isDrawn ? drawnAttribute : attribute }
}

extension Cell {
  /// The currency of an amount.
  var currency: CurrencyCode? {
    switch content {
    case .value(let value): value.currency
    case .basketPrice(let price): price.price.currency
    case .text(let text): text.leadingValue?.currency
    case .absent, .notYet, .badge, .sparkline, .bar, .direction: nil
    }
  }

  var isDrawn: Bool {
    switch content {
    case .sparkline, .bar: true
    default: false
    }
  }
}
