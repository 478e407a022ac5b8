import PricebookModel

extension HTMLWriter {
  /// A table in a box of its own that scrolls and can be focused.
  mutating func writeTable(_ table: DisplayTable) {
    let table = table.limited(to: rowLimit)
    let id = uniqueID(table.id)
    let captionID = uniqueID(id + "-caption")
    html += "<div class=\"table\">\n"
    html +=
      "<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-labelledby=\"\(captionID)\">\n"
    html +=
      "<table id=\"\(id)\"\(isRoomy(table) ? " class=\"roomy\"" : "")\(currencyName(table))>\n"
    html += "<caption\(table.isCaptionHidden ? " class=\"quiet\"" : "")>"
    html += "<span id=\"\(captionID)\"><strong>\(inline(table.caption))</strong>"
    if !table.captionUnit.isEmpty { html += " \(inline(table.captionUnit, isStart: false))" }
    html += "</span></caption>\n<thead><tr>"
    let looks = columnLooks(table)
    for (index, column) in table.columns.enumerated() {
      html += "<th scope=\"col\"\(classes(looks[index], drawn: isDrawn(index, of: table)))"
      switch column.order {
      case .ascending: html += " aria-sort=\"ascending\""
      case .descending: html += " aria-sort=\"descending\""
      case nil: break
      }
      html += ">\(inline(column.header))"
      if let order = column.order {
        let glyph = order == .ascending ? "▲" : "▼"
        html += "<span class=\"glyph\" aria-hidden=\"true\">\(glyph)</span>"
      }
      html += "</th>"
    }
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

  private mutating func writeCell(_ cell: Cell, looks: [String], isHeader: Bool) {
    html += isHeader ? "<th scope=\"row\"" : "<td"
    html += "\(classes(looks, drawn: cell.isDrawn))\(machineValue(cell))>"
    var content = cellContent(cell)
    if looks.contains("pricecell") {
      if case .basketPrice = cell.content {
      } else {
        content = "<span class=\"price\">\(content)</span>"
      }
    }
    switch (cell.tone, cell.isStrong) {
    case (.neutral, false): html += content
    case (_, true): html += "<strong\(toneClass(cell.tone))>\(content)</strong>"
    case (_, false): html += "<span\(toneClass(cell.tone))>\(content)</span>"
    }
    if let second = cell.secondLine, !second.isEmpty {
      html += " <span class=\"second\">\(inline(second, in: .cell))</span>"
    }
    html += isHeader ? "</th>" : "</td>"
  }

  private mutating func cellContent(_ cell: Cell) -> String {
    switch cell.content {
    case .absent: Formatting.absent
    case .notYet: "<span class=\"later\">\(Escaping.html(words.notYet))</span>"
    case .text(let text): inline(text, in: .cell)
    case .value(let value): Escaping.html(formatting.text(value, in: .cell))
    case .badge(let mark): badge(mark)
    case .direction(let sign, let word, let tone):
      "<span\(toneClass(tone))>\(arrow(sign))</span>\(Escaping.html(word))"
    case .sparkline(let sparkline):
      drawing(sparkline.drawing(), look: "sparkline", title: description(sparkline))
    case .bar(let bar): drawing(bar.drawing(), look: "smallbar", title: description(bar))
    case .basketPrice(let price): basketPrice(price)
    }
  }

  private func drawing(_ canvas: SVGCanvas, look: String, title: String) -> String {
    "<svg class=\"\(look)\" viewBox=\"0 0 \(Int(canvas.width)) \(Int(canvas.height))\" role=\"img\">"
      + "<title>\(Escaping.html(title))</title>\(canvas.body)</svg>"
  }

  private func basketPrice(_ price: BasketPrice) -> String {
    let number = Escaping.html(formatting.text(.price(price.price), in: .cell))
    let offer = price.isOffer ? badge(Badge(words.offer, look: .outlined)) : ""
    let stale =
      price.isStale
      ? "<span aria-hidden=\"true\">†</span><span class=\"hidden\"> \(Escaping.html(words.stale))</span>"
      : ""
    if price.isFilledIn {
      return
        "<span class=\"price filled\"><span class=\"hidden\">\(Escaping.html(words.filledIn)) </span>"
        + "<span>≈ \(number)</span></span>"
    }
    if price.isCheapest {
      return "<span class=\"price cheapest\">\(offer)<span aria-hidden=\"true\">● </span>"
        + "<span class=\"hidden\">\(Escaping.html(words.cheapest)) </span>\(number)\(stale)</span>"
    }
    let heat = price.heat == .none ? "" : " heat\(price.heat.rawValue)"
    return "<span class=\"price\(heat)\">\(offer)\(number)\(stale)</span>"
  }

  private mutating func writeLegend(_ legend: [DisplayTable.LegendEntry]) {
    guard !legend.isEmpty else { return }
    html += "<ul class=\"legend\">"
    for entry in legend {
      html += "<li>\(cellContent(entry.sample)) \(inline(entry.meaning))</li>"
    }
    html += "</ul>\n"
  }

  private mutating func writeFootnotes(of table: DisplayTable) {
    if let note = table.omittedRowsNote(words) { html += "<p class=\"foot\">\(inline(note))</p>\n" }
    for note in table.footnotes { html += "<p class=\"foot\">\(inline(note))</p>\n" }
  }

  /// The one currency of a table's amounts, for the script to save beside them; nothing where a
  /// column names it.
  private func currencyName(_ table: DisplayTable) -> String {
    guard !table.columns.contains(where: { $0.header == RichText(words.currency) }) else {
      return ""
    }
    let currencies = Set(table.rows.lazy.flatMap(\.cells).compactMap(\.currency))
    guard currencies.count == 1, let label = currencies.first?.label, !label.isEmpty else {
      return ""
    }
    return " data-currency=\"\(Escaping.html(DisplayName.shown(label)))\""
  }

  /// Whether its first column has names that would be squeezed by many columns of numbers.
  private func isRoomy(_ table: DisplayTable) -> Bool {
    table.columns.count > 4
      && table.rows.contains { row in
        guard let first = row.cells.first, case .text(let text) = first.content else {
          return false
        }
        return formatting.plainText(text).count > 24
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
  private func machineValue(_ cell: Cell) -> String {
    switch cell.content {
    case .absent, .notYet: " data-v=\"\""
    case .value(let value):
      " data-\(value.namesItsUnit ? "s" : "v")=\"\(value.machineText)\""
    case .basketPrice(let price): " data-v=\"\(Value.price(price.price).machineText)\""
    case .text(let text):
      text.leadingValue.map { value in
        " data-\(text.isOneValue && !value.namesItsUnit ? "v" : "s")=\"\(value.machineText)\""
      } ?? ""
    case .badge, .sparkline, .bar, .direction: ""
    }
  }

  /// What all cells of each column look like.
  private func columnLooks(_ table: DisplayTable) -> [[String]] {
    table.columns.indices.map { index in
      let column = table.columns[index]
      var looks: [String] = []
      if column.alignment == .trailing { looks.append("num") }
      if column.hasDivider { looks.append("divided") }
      let hasBasketPrices = table.rows.contains { row in
        guard index < row.cells.count else { return false }
        if case .basketPrice = row.cells[index].content { return true }
        return false
      }
      if hasBasketPrices { looks.append("pricecell") }
      return looks
    }
  }

  /// Whether a column holds drawings, which are neither sorted nor saved.
  private func isDrawn(_ index: Int, of table: DisplayTable) -> Bool {
    table.rows.contains { index < $0.cells.count && $0.cells[index].isDrawn }
  }

  private func classes(_ looks: [String], drawn: Bool) -> String {
    let all = drawn ? looks + ["drawn"] : looks
    return all.isEmpty ? "" : " class=\"\(all.joined(separator: " "))\""
  }

  private func description(_ sparkline: Sparkline) -> String {
    sparkline.description(formatting, words)
  }

  private func description(_ bar: SmallBar) -> String {
    let spent = "\(words.spent) \(formatting.chartAmount(bar.spent, .unknown))"
    guard let budget = bar.budget else { return "\(spent), \(words.noBudget)" }
    return "\(spent), \(words.budget) \(formatting.chartAmount(budget, .unknown))"
  }
}

extension Cell {
  /// The currency of an amount.
  fileprivate var currency: CurrencyCode? {
    switch content {
    case .value(let value): value.currency
    case .basketPrice(let price): price.price.currency
    case .text(let text): text.leadingValue?.currency
    case .absent, .notYet, .badge, .sparkline, .bar, .direction: nil
    }
  }

  fileprivate var isDrawn: Bool {
    switch content {
    case .sparkline, .bar: true
    default: false
    }
  }
}
