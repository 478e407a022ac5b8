import PricebookModel
import PricebookReport

/// Lays a report out in lines of a width, with escape codes for a terminal where these are wanted.
struct TerminalWriter {
  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case over = "31"
    case under = "32"

    init?(_ tone: Tone) {
      if tone == .neutral { return nil }
      self = tone == .over ? .over : .under
    }
  }

  private struct Piece {
    var text: String
    var style: Style?
  }

  private(set) var lines: [String] = []
  private let width: Int
  private let isStyled: Bool
  /// Whether what opens on demand on a page is written too.
  private let isWhole: Bool
  private let formatting: Formatting
  private let words: PageWords

  init(_ report: Report, width: Int, isStyled: Bool, isWhole: Bool) {
    self.width = width
    self.isStyled = isStyled
    self.isWhole = isWhole
    formatting = Formatting(report.locale)
    words = report.words
  }

  mutating func write(_ report: Report) {
    wrap(report.headline, .bold)
    let book = report.book.map { [plain(.name($0))] } ?? []
    let kicker = [report.name(words), plain(report.kicker)].filter { !$0.isEmpty } + book
    wrap(kicker.joined(separator: " · "), .dim)
    if !report.deck.isEmpty {
      lines.append("")
      wrap(report.deck)
    }
    for section in report.sections {
      if let heading = section.groupHeading { writeHeading(heading) }
      if section.isTitleHidden { lines.append("") } else { writeHeading(section.title) }
      // Old prices are grey here too.
      if case .shoppingList? = section.blocks.first {
        for note in section.drawingNote { wrap(note, .dim) }
      }
      for block in section.blocks { write(block) }
    }
    if isWhole {
      lines.append("")
      for line in report.footer { wrap(line, .dim) }
    }
    // Never two empty lines, and none at the ends.
    lines = lines.indices.filter { !lines[$0].isEmpty || ($0 > 0 && !lines[$0 - 1].isEmpty) }
      .map { lines[$0] }
    while lines.last?.isEmpty == true { lines.removeLast() }
  }

  private mutating func writeHeading(_ title: RichText) {
    lines.append("")
    wrap(title, .bold)
  }

  private mutating func write(_ block: Block) {
    switch block {
    case .keyFigures(let figures): write(figures.table(words))
    case .findings(let findings):
      for finding in findings {
        let amount = clean(formatting.text(finding.amount))
        wrap(plain(finding.sentence), first: Piece(text: amount, style: Style(finding.tone)))
      }
    case .paragraph(let text), .answer(let text): wrap(text)
    case .list(let entries):
      for entry in entries { wrap(plain(entry), first: Piece(text: "•", style: nil)) }
    case .footnote(let text): wrap(text, .dim)
    case .table(let table): write(table)
    case .chart(let chart): write(chart)
    case .chartPair(let pair):
      for titled in pair {
        wrap(titled.heading, .bold)
        write(titled.chart)
      }
    case .shoppingList(let list): for store in list.stores { write(store) }
    case .catalogue(let catalogue):
      for entry in catalogue.entries {
        writeRow(plain(.name(entry.name)), entry.summary.map { plain($0) }.joined(separator: "  "))
      }
    case .receipts(let listing): write(listing.table)
    case .disclosure(let title, let blocks):
      guard isWhole else { return }
      wrap(title, .bold)
      for block in blocks { write(block) }
    }
  }

  private mutating func write(_ store: ShoppingList.Store) {
    let (name, note) = (plain(.name(store.name)), plain(store.note))
    if TextColumns.width(of: note) > width / 2 {
      wrap(name, .bold)
      wrap(note, .dim)
    } else {
      writeRow(name, note, style: .bold)
    }
    for group in store.groups {
      if let heading = group.heading { wrap(heading, .dim) }
      for entry in group.entries {
        let quantity = plain(entry.quantity)
        let box = entry.isBought ? "[x] " : "[ ] "
        writeRow(
          box + (quantity.isEmpty ? "" : quantity + "  ") + plain(.name(entry.item)),
          clean(entry.shownCost(formatting)), style: entry.age == nil ? nil : .dim)
      }
    }
    if let total = store.total { writeRow(plain(store.totalLabel), clean(formatting.text(total))) }
  }

  private mutating func write(_ table: DisplayTable) {
    if !table.isCaptionHidden { wrap(table.caption + " " + table.captionUnit, .dim) }
    write(rows(of: table), trailing: trailing(table))
    if let note = table.omittedRowsNote(words) { wrap(note, .dim) }
  }

  /// The heads of the columns, then the rows.
  private func rows(of table: DisplayTable) -> [[Piece]] {
    [table.columns.map { Piece(text: plain($0.header), style: .dim) }]
      + table.rows.map { row in
        table.columns.indices.map { index in
          index < row.cells.count ? piece(of: row.cells[index], row.emphasis) : Piece(text: "–")
        }
      }
  }

  private func trailing(_ table: DisplayTable) -> Set<Int> {
    Set(table.columns.indices.filter { table.columns[$0].alignment == .trailing })
  }

  private func piece(of cell: Cell, _ emphasis: DisplayTable.Row.Emphasis) -> Piece {
    let text: String
    switch cell.content {
    case .absent: text = Formatting.absent
    case .notYet: text = words.notYet
    case .text(let rich): text = plain(rich, in: .cell)
    case .value(let value): text = formatting.text(value, in: .cell)
    case .badge(let badge): text = badge.text
    case .direction(_, let word, _): text = word
    case .bar(let bar):
      let scale = bar.scale.approximateUnits
      text = scale > 0 ? Self.bar(bar.spent.approximateUnits / scale, of: 12) : ""
    case .columns(let columns): text = columns.text
    }
    let isBold = emphasis == .total || cell.isStrong
    return Piece(text: clean(text), style: Style(cell.tone) ?? (isBold ? .bold : nil))
  }

  /// Lines as one row of block characters each, everything else as a bar for each row.
  private mutating func write(_ chart: Chart) {
    switch chart.drawing {
    case .lines(let lines):
      writeSeries(
        lines.series.filter(\.isLabelled).map { series in
          let last = series.values.last { $0?.isFinite == true } ?? nil
          let text = last.map { formatting.text(.number($0, digits: lines.digits)) }
          return (series.name, series.values, text ?? "")
        })
    case .monthColumns(let columns):
      let spent = columns.months.map { Optional($0.spent.approximateUnits) }
      let last = columns.months.last.map { formatting.chartMoney($0.spent, columns.currency) }
      writeSeries([(words.spent, spent, last ?? "")])
    case .smallMultiples(let multiples):
      for panel in multiples.panels {
        wrap(.name(panel.name), .bold)
        var one = chart
        one.drawing = .lines(panel.chart)
        write(one)
      }
    case .comparisonBars(let bars):
      // Totals differ little: the bars are of what one costs more than the lowest.
      let lowest = bars.rows.map(\.total).min() ?? .zero
      writeBars(of: chart, bars.rows.map { ($0.total - lowest).approximateUnits })
    default: writeBars(of: chart)
    }
  }

  private mutating func writeSeries(_ series: [(name: String, values: [Double?], text: String)]) {
    let rows = series.map { name, values, text in
      [
        Piece(text: clean(name)), Piece(text: BlockLine.text(values)),
        Piece(text: clean(text), style: .bold),
      ]
    }
    write(rows, trailing: [2])
  }

  /// The rows of a chart's table with a bar of its first amount, or of the sizes that are given.
  private mutating func writeBars(of chart: Chart, _ sizes: [Double]? = nil) {
    let table = chart.table(words)
    let amounts =
      sizes.map { $0.map(Optional.init) }
      ?? table.rows.map { row in
        row.cells.compactMap { cell -> Double? in
          if case .value(let value) = cell.content { value.magnitude } else { nil }
        }.first
      }
    let most = amounts.compactMap { $0?.magnitude }.max() ?? 0
    let room = min(24, max(8, width / 4))
    let bars = [""] + amounts.map { Self.bar(most > 0 ? ($0?.magnitude ?? 0) / most : 0, of: room) }
    let rows = zip(rows(of: table), bars).map { pieces, bar in
      [pieces[0], Piece(text: bar)] + pieces.dropFirst()
    }
    write(rows, trailing: Set(trailing(table).map { $0 == 0 ? 0 : $0 + 1 }))
  }

  /// Blocks of eighths for a share of a width.
  private static func bar(_ share: Double, of columns: Int) -> String {
    let eighths = Int((min(1, max(0, share)) * Double(columns * 8)).rounded())
    let parts: [String] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let bar = String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
    return bar.isEmpty && share > 0 ? "▏" : bar
  }

  /// Rows as columns that fit: the first is cut to make room, then the last ones are left out.
  private mutating func write(_ rows: [[Piece]], trailing: Set<Int>) {
    guard let count = rows.map(\.count).max(), count > 0 else { return }
    var widths = (0..<count).map { column in
      rows.map { column < $0.count ? TextColumns.width(of: $0[column].text) : 0 }.max() ?? 0
    }
    func total() -> Int { widths.reduce(0) { $0 + $1 + ($1 > 0 ? 2 : 0) } - 2 }
    // Words give way before numbers do.
    for column in widths.indices.reversed() where !trailing.contains(column) {
      let least = column == 0 ? 14 : 8
      if total() > width {
        widths[column] = max(min(widths[column], least), widths[column] - (total() - width))
      }
    }
    while total() > width, widths.count > 2 { widths.removeLast() }
    for row in rows {
      var line = ""
      for (column, width) in widths.enumerated() where width > 0 {
        let piece = column < row.count ? row[column] : Piece(text: "")
        let text = TextColumns.cut(piece.text, to: width)
        let gap = String(repeating: " ", count: max(0, width - TextColumns.width(of: text)))
        let styled = styled(text, piece.style)
        line +=
          (line.isEmpty ? "" : "  ") + (trailing.contains(column) ? gap + styled : styled + gap)
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
  }

  private mutating func writeRow(_ left: String, _ right: String, style: Style? = nil) {
    let end = TextColumns.cut(right, to: width / 2)
    let start = TextColumns.cut(left, to: width - TextColumns.width(of: end) - 2)
    let gap = width - TextColumns.width(of: start) - TextColumns.width(of: end)
    let space = String(repeating: " ", count: max(1, gap))
    lines.append(styled(start, style) + (end.isEmpty ? "" : space + end))
  }

  private mutating func wrap(_ text: RichText, _ style: Style? = nil) { wrap(plain(text), style) }

  /// Breaks a text at its spaces, and words that are longer than a line, such as paths, at its end;
  /// further lines begin below the text after `first`.
  private mutating func wrap(_ text: String, _ style: Style? = nil, first: Piece? = nil) {
    let indent = first.map { TextColumns.width(of: $0.text) + 2 } ?? 0
    let room = width - indent
    let words = text.split(separator: " ").flatMap { TextColumns.pieces(of: String($0), to: room) }
    for (place, line) in TextColumns.lines(of: words, to: room).enumerated() {
      let start =
        if place == 0, let first {
          styled(first.text, first.style) + "  "
        } else { String(repeating: " ", count: indent) }
      lines.append(start + styled(line, style))
    }
  }

  private func plain(_ text: RichText, in place: Formatting.Place = .sentence) -> String {
    clean(formatting.plainText(text, in: place))
  }

  /// A text that cannot steer the terminal, on one line.
  private func clean(_ text: String) -> String { Escaping.terminal(text) }

  private func styled(_ text: String, _ style: Style?) -> String {
    guard isStyled, let style, !text.isEmpty else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}
