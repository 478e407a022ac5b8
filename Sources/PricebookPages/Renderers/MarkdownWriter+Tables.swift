import PricebookDocument
import PricebookModel

extension MarkdownWriter {
  /// A table with padded columns.
  ///
  /// - Parameter place: Whether amounts carry their currency, which no caption names.
  mutating func writeTable(_ table: DisplayTable, in place: Formatting.Place = .cell) {
    if !table.isCaptionHidden, !table.caption.isEmpty {
      let unit = table.captionUnit.isEmpty ? "" : " " + inline(table.captionUnit, isStart: false)
      writeBlock("**\(inline(table.caption))**\(unit)")
    }
    guard !table.columns.isEmpty else { return }
    var lines = [table.columns.map { inline($0.header) }]
    for row in table.rows {
      lines.append(
        table.columns.indices.map { index in
          guard index < row.cells.count else { return Formatting.absent }
          let text = self.text(of: row.cells[index], in: place)
          let isBold = row.emphasis == .total || row.cells[index].isStrong
          return isBold && !text.isEmpty && !text.hasPrefix("**") ? "**\(text)**" : text
        })
    }
    let widthOfCells = lines.map { $0.map(TextColumns.width) }
    let widths = table.columns.indices.map { index in
      widthOfCells.reduce(3) { max($0, $1[index]) }
    }
    for (number, line) in lines.enumerated() {
      writeRow(line, widthOfCells[number], table, widths)
      if number == 0 { writeRule(of: table, widths) }
    }
    write("\n")
    writeParagraph(joined(table.legend.compactMap(explanation), by: " · "))
    if let note = table.omittedRowsNote(words) { writeParagraph(note) }
    for note in table.footnotes { writeParagraph(note) }
  }

  private mutating func writeRow(
    _ cells: [String], _ cellWidths: [Int], _ table: DisplayTable, _ widths: [Int]
  ) {
    write("| ")
    for index in cells.indices {
      if index > 0 { write(" | ") }
      let isTrailing = table.columns[index].alignment == .trailing
      if isTrailing { writeSpaces(widths[index] - cellWidths[index]) }
      write(cells[index])
      if !isTrailing { writeSpaces(widths[index] - cellWidths[index]) }
    }
    write(" |\n")
  }

  private mutating func writeRule(of table: DisplayTable, _ widths: [Int]) {
    write("| ")
    for (index, width) in widths.enumerated() {
      if index > 0 { write(" | ") }
      let isTrailing = table.columns[index].alignment == .trailing
      if !isTrailing { write(":") }
      write(UInt8(ascii: "-"), count: max(0, width - 1))
      if isTrailing { write(":") }
    }
    write(" |\n")
  }

  private mutating func writeSpaces(_ count: Int) {
    if count > 0 { write(UInt8(ascii: " "), count: count) }
  }

  private func text(of cell: Cell, in place: Formatting.Place) -> String {
    var content = self.content(of: cell, in: place)
    if let mark = cell.mark { content = "\(mark.sign) \(content)" }
    guard let second = cell.secondLine, !second.isEmpty else { return content }
    let separator = if case .value = cell.content { " " } else { " · " }
    return content + separator + inline(second, in: place)
  }

  private func content(of cell: Cell, in place: Formatting.Place) -> String {
    switch cell.content {
    case .absent: Formatting.absent
    case .notYet: Escaping.markdown(words.notYet)
    case .text(let text): inline(text, in: place)
    case .value(let value): Escaping.markdown(formatting.text(value, in: place))
    case .badge(let badge): Escaping.markdown(DisplayName.shown(badge.text))
    case .direction(_, let word, _): Escaping.markdown(word)
    case .sparkline(let sparkline): sparkline.blockText
    case .bar(let bar): shareText(bar)
    case .basketPrice(let price): text(of: price)
    }
  }

  private func text(of price: BasketPrice) -> String {
    var text = Escaping.markdown(formatting.text(.price(price.price), in: .cell))
    if price.isFilledIn { return "≈ *\(text)*" }
    if price.isStale { text += "†" }
    if price.isCheapest {
      text = "● **\(text)**"
    } else if let mark = price.heat.mark {
      text = "\(mark) \(text)"
    }
    return price.isOffer ? "(\(Escaping.markdown(words.offer))) \(text)" : text
  }

  /// The meaning of a mark.
  ///
  /// `nil` for a sample without one.
  private func explanation(_ entry: DisplayTable.LegendEntry) -> RichText? {
    guard case .basketPrice(let price) = entry.sample.content, !entry.meaning.isEmpty else {
      return nil
    }
    let mark: String? =
      if price.isFilledIn {
        "≈"
      } else if price.isCheapest {
        "●"
      } else if price.isStale {
        "†"
      } else {
        price.isOffer ? "(\(words.offer))" : price.heat.mark
      }
    return mark.map { "\($0) \(entry.meaning)" }
  }

  /// The share of the budget that a small bar shows.
  private func shareText(_ bar: SmallBar) -> String {
    guard let budget = bar.budget, budget > .zero else { return Formatting.absent }
    let percent = bar.spent.approximateUnits / budget.approximateUnits * 100
    return formatting.text(.percent(percent, digits: 0))
  }
}

extension Sparkline {
  /// The line as block characters, a gap as a point.
  var blockText: String {
    let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    let present = values.compactMap(\.self).filter(\.isFinite)
    guard let low = present.min(), let high = present.max() else { return Formatting.absent }
    return String(
      values.map { value in
        guard let value, value.isFinite else { return "·" }
        guard high > low else { return blocks[3] }
        return blocks[min(7, max(0, Int((value - low) / (high - low) * 7.999)))]
      })
  }
}

/// The width of a text in columns of a terminal.
enum TextColumns {
  static func width(of text: String) -> Int {
    var count = 0
    for scalar in text.unicodeScalars {
      guard scalar.standsAlone else { return widthByCharacters(of: text) }
      count += 1
    }
    return count
  }

  private static func widthByCharacters(of text: String) -> Int {
    text.reduce(0) { width, character in
      guard let scalar = character.unicodeScalars.first else { return width }
      switch scalar.value {
      case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069: return width
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return width + 2
      default: return width + 1
      }
    }
  }
}
