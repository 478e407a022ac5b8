import PricebookModel
import PricebookReport

/// Appends the parts of one document, each block followed by an empty line.
struct MarkdownWriter {
  private(set) var markdown = PageText(capacity: 32 << 10)
  let formatting: Formatting
  let words: PageWords
  /// The anchors that GitHub gives the headings, by section id.
  private let anchors: [String: String]

  init(_ report: Report) {
    let formatting = Formatting(report.locale)
    self.formatting = formatting
    words = report.words
    var anchors: [String: String] = [:]
    var uses: [String: Int] = [:]
    for section in report.sections {
      let slug = MarkdownWriter.slug(formatting.plainText(section.title))
      let before = uses[slug, default: 0]
      uses[slug] = before + 1
      anchors[section.id] = before == 0 ? slug : "\(slug)-\(before)"
    }
    self.anchors = anchors
  }

  mutating func writeDocument(_ report: Report) {
    writeBlock("# " + inline(report.headline))
    let name = "**\(Escaping.markdown(report.name(words)))**"
    let book = report.book.map { inline(.name($0), isStart: false) }
    let kicker = report.kicker.isEmpty ? nil : inline(report.kicker, isStart: false)
    writeBlock([name, kicker, book].compactMap(\.self).joined(separator: " · "))
    writeNavigation(report)
    writeParagraph(report.deck)
    for section in report.sections {
      if let heading = section.groupHeading { writeBlock("## " + inline(heading)) }
      if !section.isTitleHidden { writeBlock("## " + inline(section.title)) }
      for note in section.note { writeParagraph(note) }
      for block in section.blocks { write(block, in: section) }
    }
    writeBlock("---")
    for line in report.footer { writeParagraph(line) }
    markdown.removeLast()
  }

  private mutating func writeNavigation(_ report: Report) {
    var links = report.navigation.pages.compactMap { page -> RichText? in
      if case .place = page.target { return nil }
      return page.isCurrent ? nil : "\(link: page.name, to: page.target)"
    }
    for month in [report.navigation.previous, report.navigation.next].compactMap(\.self) {
      links.append("\(link: RichText(month.name(formatting, withYear: true)), to: month.target)")
    }
    writeParagraph(RichText(parts: links, separator: " · "))
  }

  private mutating func write(_ block: Block, in section: Section) {
    switch block {
    case .keyFigures(let figures): writeTable(figures.table(words), in: .sentence)
    case .findings(let findings): writeList(findings.map(line(of:)))
    case .paragraph(let text), .answer(let text), .footnote(let text): writeParagraph(text)
    case .list(let entries): writeList(entries)
    case .table(let table): writeTable(table)
    case .chart(let chart):
      writeParagraph(chart.description)
      if section.needsTable(for: chart) { writeTable(chart.table(words)) }
    case .chartPair(let pair): for titled in pair { write(titled) }
    case .shoppingList(let list):
      for store in list.stores { write(store, quantityFirst: list.hasBoxes) }
    case .catalogue(let catalogue):
      for entry in catalogue.entries {
        writeBlock("### " + inline(.name(entry.name)))
        for block in entry.blocks { write(block, in: section) }
      }
    case .receipts(let listing): writeTable(listing.table)
    case .disclosure(_, let blocks): for block in blocks { write(block, in: section) }
    }
  }

  private mutating func write(_ titled: TitledChart) {
    writeBlock("### " + inline(titled.heading.withoutEmphasis))
    var line: RichText = titled.badge.map { "\(strong: RichText($0.text)) " } ?? ""
    line += titled.subheading ?? ""
    writeParagraph(line)
    var table = titled.chart.table(words)
    // The heading replaces the caption, so the amounts name their currency themselves.
    table.isCaptionHidden = true
    writeTable(table, in: .sentence)
    if let note = titled.note { writeParagraph(note) }
  }

  private mutating func write(_ store: ShoppingList.Store, quantityFirst: Bool) {
    writeBlock("### " + inline(.name(store.name)))
    writeParagraph(store.note)
    for group in store.groups {
      if let heading = group.heading { writeBlock("#### " + inline(heading)) }
      let lines = group.entries.map { entry -> String in
        let quantity = entry.quantity.isEmpty ? "" : inline(entry.quantity)
        let name = inline(.name(entry.item))
        let both = quantityFirst ? "\(quantity) \(name)" : "\(name) · \(quantity)"
        let named = quantity.isEmpty ? name : both
        let cost = entry.shownCost(formatting)
        return "- [\(entry.isBought ? "x" : " ")] \(named): \(Escaping.markdown(cost))"
          + (entry.notes.map { " (" + inline($0) + ")" } ?? "")
      }
      writeBlock(lines.joined(separator: "\n"))
    }
    if let total = store.total {
      writeParagraph("\(strong: words.labelled(store.totalLabel, .value(total)))")
    }
  }

  private func line(of finding: Finding) -> RichText {
    var line: RichText = "\(strong: finding.amount) \(finding.sentence)"
    if let link = finding.link { line += " (\(link: link.text, to: link.target))" }
    return line
  }

  mutating func write(_ text: String) { markdown.append(verbatim: text) }
  mutating func write(_ byte: UInt8, count: Int) { markdown.append(byte, count: count) }

  mutating func writeBlock(_ text: String) {
    markdown.append(verbatim: text)
    markdown += "\n\n"
  }

  mutating func writeParagraph(_ text: RichText) {
    let line = inline(text)
    if !line.isEmpty { writeBlock(Escaping.markdownParagraphStart(line)) }
  }

  private mutating func writeList(_ lines: [RichText]) {
    guard !lines.isEmpty else { return }
    writeBlock(
      lines.map { "- " + Escaping.markdownParagraphStart(inline($0)) }.joined(separator: "\n"))
  }

  func inline(
    _ text: RichText, in place: Formatting.Place = .sentence, isStart: Bool = true
  ) -> String {
    if text.inlines.count == 1 { return written(text.inlines[0], in: place, isStart: isStart) }
    var line = ""
    for (index, inline) in text.inlines.enumerated() {
      line += written(inline, in: place, isStart: isStart && index == 0)
    }
    return line
  }

  @inline(never)
  private func written(_ inline: Inline, in place: Formatting.Place, isStart: Bool) -> String {
    switch inline {
    case .text(let words): Escaping.markdown(words)
    case .name(let name): Escaping.markdown(DisplayName.shown(name))
    case .value(let value):
      Escaping.markdown(
        isStart ? formatting.startingText(value, in: place) : formatting.text(value, in: place))
    case .strong(let inner), .tinted(let inner, _):
      "**\(self.inline(inner, in: place, isStart: isStart))**"
    case .link(let inner, .place), .link(let inner, .lines):
      self.inline(inner, in: place, isStart: isStart)
    case .link(let inner, let target):
      "[\(self.inline(inner, in: place, isStart: isStart))](\(address(target)))"
    case .code(let command): "`\(command)`"
    }
  }

  private func address(_ target: LinkTarget) -> String {
    switch target {
    case .section(let id): "#" + Escaping.address(anchors[id] ?? id)
    case .page(let path): Escaping.address(path + ".md")
    case .place(let page, let id): Escaping.address(page + ".html") + "#" + id
    case .lines(let page, _): Escaping.address(page + ".html")
    case .file(let path): Escaping.address(path)
    }
  }

  /// GitHub's anchor of a heading: lower case, punctuation dropped, spaces as hyphens.
  private static func slug(_ title: String) -> String {
    String(
      title.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || character == "-" || character == "_"
          ? character : nil
      })
  }

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
    let widths = table.columns.indices.map { index in widthOfCells.reduce(3) { max($0, $1[index]) }
    }
    for (number, line) in lines.enumerated() {
      writeRow(line, widthOfCells[number], table, widths)
      if number == 0 { writeRule(of: table, widths) }
    }
    write("\n")
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
    let content = self.content(of: cell, in: place)
    guard let second = cell.writtenSecondLine else { return content }
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
    case .bar(let bar): shareText(bar)
    case .columns(let columns): columns.text
    }
  }

  private func shareText(_ bar: SmallBar) -> String {
    guard let budget = bar.budget, budget > .zero else { return Formatting.absent }
    let percent = bar.spent.approximateUnits / budget.approximateUnits * 100
    return formatting.text(.percent(percent, digits: 0))
  }
}
