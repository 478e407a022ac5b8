import PricebookModel
import PricebookReport

/// Writes a report that is one sheet of paper as text: at most 40 lines of at most 78 columns, with bars
/// of block characters; as Markdown, or as it is for mails and terminals.
///
/// Nothing depends on letters of one width, because mail programs and phones have none: bars come
/// first in their lines and are of one length, and there are no columns after them.
struct SheetText {
  static let lineLimit = 40
  static let width = 78
  private static let leastWidth = 20
  private static let barLength = 12
  /// What text is written as.
  enum Form: Hashable {
    case markdown
    /// Without marks, for lines of so many columns.
    case plain(width: Int)
    /// The same for a terminal that shows headings bold.
    case styled(width: Int)
  }

  private let report: Report
  private let writer: MarkdownWriter
  private let form: Form
  private let width: Int
  private var formatting: Formatting { writer.formatting }
  private var lines: [String] = []

  init(_ report: Report, as form: Form = .markdown) {
    self.report = report
    self.form = form
    width =
      switch form {
      case .markdown: Self.width
      case .plain(let width), .styled(let width): min(Self.width, max(Self.leastWidth, width))
      }
    writer = MarkdownWriter(report)
    // What does not fit goes in this order: small pictures, then the last rows of tables.
    for (hasBars, rows) in [(true, 8), (false, 8), (false, 5), (false, 3), (false, 0)] {
      lines = []
      write(hasBars: hasBars, rows: rows)
      if lines.count <= Self.lineLimit { return }
    }
    lines.removeLast(lines.count - Self.lineLimit)
  }

  /// In UTF-8, ending in a line feed.
  var bytes: [UInt8] { lines.flatMap { Array(($0 + "\n").utf8) } }

  private mutating func write(hasBars: Bool, rows: Int) {
    wrap(report.headline, "# ")
    lines.append("")
    wrap(report.kicker)
    if !report.deck.isEmpty { wrap(report.deck) }
    for section in report.sections {
      lines.append("")
      if !section.isTitleHidden {
        wrap(title(of: section), "## ")
        lines.append("")
      }
      for block in section.blocks { write(block, hasBars: hasBars, rows: rows) }
    }
  }

  /// The title without its link, and what the last column of a table is.
  private func title(of section: Section) -> RichText {
    for case .table(let table) in section.blocks {
      guard let last = table.columns.last, last.alignment == .trailing else { break }
      return "\(section.title.plain) · \(last.header)"
    }
    return section.title.plain
  }

  private mutating func write(_ block: Block, hasBars: Bool, rows: Int) {
    switch block {
    case .paragraph(let text), .answer(let text):
      // Else it would be part of the entry above.
      if let last = lines.last, last.hasPrefix("- ") || last.hasPrefix("  ") { lines.append("") }
      wrap(text)
    case .list(let entries): for entry in entries { wrap(entry, "- ") }
    case .footnote(let text): wrap(text.beforeLinks)
    case .chart(let chart): for line in pictures(of: chart.drawing) { add("- " + line) }
    case .findings(let findings):
      for finding in findings {
        wrap("\(finding.amount) \(finding.sentence)", "- ")
        guard hasBars, let chart = finding.chart else { continue }
        for line in pictures(of: chart.drawing) { add("  - " + line) }
      }
    case .table(let table):
      for row in table.rows.prefix(rows) {
        let cells = row.cells.map(text).filter { !$0.isEmpty }
        guard let name = cells.first else { continue }
        // French has a space before the colon.
        let colon = cells.count > 1 ? inline(report.words.labelled("", "").plain) : ""
        add("- " + name + colon + cells.dropFirst().joined(separator: ", "))
      }
    default: break
    }
  }

  private func text(of cell: Cell) -> String {
    let second = cell.writtenSecondLine.map { " (\(inline($0.plain)))" } ?? ""
    return switch cell.content {
    case .text(let text): inline(text.plain) + second
    case .value(let value): inline(.value(value)) + second
    default: ""
    }
  }

  private func pictures(of drawing: Chart.Drawing) -> [String] {
    switch drawing {
    case .runningTotal(let total): pictures(of: total)
    case .budgetBars(let bars):
      bars.rows.map { row in
        let budget = row.budget?.approximateUnits ?? 0
        let share = budget > 0 ? row.spent.approximateUnits / budget : 0
        return bar(share) + " "
          + inline("\(.percent(share * 100, digits: 0)) \(name: row.name)", isStart: false)
      }
    case .storeBars(let bars):
      bars.rows.map { row in
        let most = bars.rows.map(\.amount).max()?.approximateUnits ?? 0
        return bar(most > 0 ? row.amount.approximateUnits / most : 0) + " "
          + inline(
            "\(name: row.name) \(.money(Money(row.amount, bars.currency)))"
              + (row.note.isEmpty ? "" : " " + row.note), isStart: false)
      }
    default: []
    }
  }

  private func pictures(of total: RunningTotal) -> [String] {
    let series = [(total.currentName, total.current), (total.previousName, total.previous)]
      .filter { !$0.1.isEmpty }
    let highest = series.flatMap(\.1).max()?.approximateUnits ?? 0
    let days = series.map(\.1.count).max() ?? 0
    let lines = series.map { name, totals in
      // Of every second day, so that phones do not break the line.
      let shown = stride(from: 1, to: max(2, days), by: 2).map { day -> Double? in
        day < totals.count ? totals[day].approximateUnits : nil
      }
      let last = totals.last.map { formatting.chartMoney($0, total.currency) } ?? ""
      return BlockLine.text(shown, within: 0...max(highest, 1)) + " "
        + inline(name, isStart: false) + " " + last
    }
    let ends = [(writer.words.budget, total.budget), (writer.words.usualEnd, total.usualEnd)]
      .compactMap { word, amount in
        amount.map { "\(word) \(formatting.text(.wholeMoney(Money($0, total.currency))))" }
      }
    return lines + (ends.isEmpty ? [] : [ends.joined(separator: ", ")])
  }

  /// As long for every share; what is over is not longer.
  private func bar(_ share: Double) -> String {
    let full = Int((min(1, max(0, share)) * Double(Self.barLength)).rounded())
    return String(repeating: "█", count: full)
      + String(repeating: "░", count: Self.barLength - full)
  }

  /// A text on one line that Markdown shows as it is, or that a terminal does not obey.
  private func inline(_ text: RichText, isStart: Bool = true) -> String {
    form == .markdown
      ? writer.inline(text, isStart: isStart)
      : Escaping.terminal(formatting.plainText(text, isStart: isStart))
  }

  /// Breaks a text at its spaces; further lines of an entry begin below its text.
  private mutating func wrap(_ text: RichText, _ start: String = "") {
    let text = inline(text.plain)
    guard !text.isEmpty else { return }
    let isHeading = start.hasPrefix("#")
    guard form == .markdown else {
      let first = lines.count
      add((isHeading ? "" : start) + text)
      if isHeading, case .styled = form {
        for line in first..<lines.count { lines[line] = "\u{1B}[1m\(lines[line])\u{1B}[0m" }
      }
      return
    }
    add(start + (start.isEmpty ? Escaping.markdownParagraphStart(text) : text))
  }

  private mutating func add(_ text: String) {
    let indent = text.hasPrefix("  - ") ? "    " : text.hasPrefix("- ") ? "  " : ""
    // Blanks of pictures stay: what is between two of them is an empty word.
    let words = text.split(separator: " ", omittingEmptySubsequences: false).flatMap { word in
      // In Markdown the end of a line is a blank, which a word that is broken must not get.
      form == .markdown ? [String(word)] : TextColumns.pieces(of: String(word), to: width - 4)
    }
    lines += TextColumns.lines(of: words, to: width, indent: indent)
  }
}

extension Report {
  /// The report as plain text where it is one sheet of paper: for a terminal, a mail, a pipe.
  ///
  /// - Parameters:
  ///   - width: The columns of a line, at most 78.
  ///   - isStyled: Whether headings are bold (ECMA-48, `SGR`).
  package func sheet(width: Int, isStyled: Bool) -> [UInt8] {
    SheetText(self, as: isStyled ? .styled(width: width) : .plain(width: width)).bytes
  }
}

extension RichText {
  /// The text without links and emphasis.
  fileprivate var plain: RichText { RichText(inlines.flatMap { $0.inner?.plain.inlines ?? [$0] }) }

  /// What comes before the first link, without the mark that parts them.
  fileprivate var beforeLinks: RichText {
    var kept = inlines.prefix { if case .link = $0 { false } else { true } }
    while case .text(let text)? = kept.last, text.allSatisfy({ $0 == " " || $0 == "·" }) {
      kept.removeLast()
    }
    return RichText(Array(kept))
  }
}
