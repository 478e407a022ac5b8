public import PricebookReport

/// Writes a report as one self-contained HTML page that loads nothing from outside.
///
/// The content policy allows only the embedded style and script, by their hashes. The page is
/// complete without the script, which creates its own controls.
public struct HTMLRenderer: Sendable {
  /// A renderer without settings: the report itself has the language.
  public init() {}

  /// The page as UTF-8 text of at most 2 MB.
  public func render(_ report: Report) -> String {
    String(decoding: bytes(of: report), as: UTF8.self)
  }

  /// The page of ``render(_:)`` in UTF-8.
  package func bytes(of report: Report) -> [UInt8] {
    PageSize.fitting(report) { report, rowLimit in
      var writer = HTMLWriter(report, rowLimit: rowLimit)
      writer.writePage(report)
      return writer.html.bytes
    }
  }

  /// The embedded style, exactly as it is between the tags.
  static let style = EmbeddedAssets.report_css
  static let script = EmbeddedAssets.report_js

  /// Computed once per run from the embedded bytes, so that they always match the files.
  private static let hashes = (
    style: hash(of: style), script: hash(of: script),
    parts: PagePart.allCases.map { part in
      (part, style: hash(of: part.style), script: part.script.map { hash(of: $0) })
    }
  )

  /// The policy of a page (W3C, Content Security Policy Level 3).
  static func policy(runningHead: String, parts: [PagePart]) -> String {
    let own = hashes.parts.filter { parts.contains($0.0) }
    let styles = [hash(of: runningHead), hashes.style] + own.map(\.style)
    let scripts = [hashes.script] + own.compactMap(\.script)
    let sources = { (hashes: [String]) in hashes.map { " '\($0)'" }.joined() }
    return "default-src 'none'; style-src\(sources(styles)); script-src\(sources(scripts)); "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// What stands above and below every printed page: what it is of, and its number.
  static func runningHead(_ title: String, _ words: PageWords) -> String {
    return "@page { @top-left { content: \(Escaping.styleString(title)) } "
      + "@bottom-right { content: \(Escaping.styleString(words.pageNumberStart)) counter(page) "
      + "\(Escaping.styleString(words.pageNumberMiddle)) counter(pages) } }"
  }

  /// Computes what all pages of a run share, so that no page has to wait for another.
  package static func prepare() { _ = hashes }

  static func hash(of text: String) -> String {
    "sha256-" + Base64.text(of: SHA256.hash(of: Array(text.utf8)))
  }
}

extension HTMLWriter {
  mutating func writePage(_ report: Report) {
    writeHead(report)
    html += "<body>\n"
    element("a", ["class": "skip", "href": "#report"], text: words.skipToContent, end: "\n")
    element("div", ["class": report.isOneSheet ? "page sheet" : "page"], .lines) { writer in
      writer.writeMasthead(report)
      writer.element("main", ["id": "report", "tabindex": "-1"], .lines) { writer in
        writer.element("header", ["class": "head"], .lines) { $0.writeHeading(report) }
        for section in report.sections {
          writer.write(column: section.column)
          writer.writeSection(section)
        }
        writer.write(column: nil)
        writer.endGroup()
      }
      guard !report.footer.isEmpty else { return }
      writer.element("footer", ["class": "footer"], .lines) { writer in
        for line in report.footer { writer.element("p", [:], line, end: "\n") }
      }
    }
    writeScripts(report.parts)
    html += "</body>\n</html>\n"
  }

  private mutating func writeHead(_ report: Report) {
    let title = formatting.plainText(report.title)
    let runningHead = HTMLRenderer.runningHead(title, words)
    let policy = HTMLRenderer.policy(runningHead: runningHead, parts: report.parts)
    html.append(
      verbatim: """
        <!DOCTYPE html>
        <html lang="\(report.locale.tag)">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <link rel="icon" href="data:,">

        """)
    let book = report.book.map { " · " + DisplayName.shown($0) } ?? ""
    element("title", text: title + book)
    html += "\n<style>"
    html.append(verbatim: HTMLRenderer.style)
    for part in report.parts {
      html += "</style>\n<style>"
      html.append(verbatim: part.style)
    }
    html += "</style>\n<style media=\"print\">"
    html.append(verbatim: runningHead)
    html += "</style>\n</head>\n"
  }

  private mutating func writeHeading(_ report: Report) {
    element("p", ["class": "kicker"], end: "\n") { writer in
      writer.element("b", text: report.name(writer.words))
      if !report.kicker.isEmpty {
        writer.html += " · "
        writer.write(report.kicker, isStart: false)
      }
    }
    element("h1", [:], report.headline, end: "\n")
    if !report.deck.isEmpty { element("p", ["class": "deck"], report.deck, end: "\n") }
  }

  /// The scripts with their words, which are not part of the hashed text.
  private mutating func writeScripts(_ parts: [PagePart]) {
    let attributes: Attributes = [
      "data-filter": words.filterRows, "data-save": words.saveRows, "data-of": words.rowsShown,
      "data-rows": words.rows, "data-note": words.note, "data-currency": words.currency,
      "data-all": words.allCurrencies,
    ]
    element("script", attributes, end: "\n") { $0.html.append(verbatim: HTMLRenderer.script) }
    for part in parts {
      guard let script = part.script else { continue }
      let ownWords: Attributes =
        switch part {
        case .catalogue: ["data-find": words.findItem, "data-found": words.itemsFound]
        case .receipts:
          [
            "data-find": words.findLines, "data-found": words.linesFound,
            "data-clear": words.allLines,
          ]
        case .list, .sheet: [:]
        }
      element("script", ownWords, end: "\n") { $0.html.append(verbatim: script) }
    }
  }

  private mutating func writeMasthead(_ report: Report) {
    element("header", ["class": "masthead"], .lines) { writer in
      let product = report.book.map { DisplayName.shown($0) } ?? writer.words.product
      writer.element("span", ["class": "product"], text: product, end: "\n")
      let navigation = report.navigation
      writer.writeNavigation("reports", writer.words.reports, navigation.pages) { writer, page in
        let current = page.isCurrent ? "page" : nil
        let link: Attributes = ["href": writer.address(page.target), "aria-current": current]
        writer.element("a", link, page.name)
      }
      let months =
        [navigation.previous.map { ($0, "prev", "‹ ", "") }]
        + [navigation.next.map { ($0, "next", "", " ›") }]
      writer.writeNavigation("months", writer.words.months, months.compactMap(\.self)) {
        $0.writeMonthLink($1.0, $1.1, before: $1.2, after: $1.3)
      }
    }
  }

  private mutating func writeNavigation<Link>(
    _ look: String, _ label: String, _ links: [Link], write: (inout HTMLWriter, Link) -> Void
  ) {
    guard !links.isEmpty else { return }
    element("nav", ["class": look, "aria-label": label], end: "\n") { writer in
      writer.element("ul") { writer in
        for link in links { writer.element("li") { write(&$0, link) } }
      }
    }
  }

  private mutating func writeMonthLink(
    _ link: Navigation.MonthLink, _ relation: String, before: String, after: String
  ) {
    element("a", ["rel": relation, "href": address(link.target)]) { writer in
      if !before.isEmpty { writer.element("span", ["aria-hidden": "true"], text: before) }
      writer.html.append(escaping: link.name(writer.formatting, withYear: false))
      if !after.isEmpty { writer.element("span", ["aria-hidden": "true"], text: after) }
    }
  }

  private mutating func writeSection(_ section: Section) {
    if section.isOutsideGroups { endGroup() }
    if let heading = section.groupHeading {
      endGroup()
      let id = uniqueID(section.id + "-group")
      html += "<div class=\"currency\">\n"
      element("h2", ["class": "group", "id": id], heading, end: "\n")
      groupID = id
    }
    let id = uniqueID(section.id)
    let titleID = uniqueID(id + "-title")
    let looks = [
      "section", section.isTitleHidden ? "bare" : nil,
      section.isFullWidth && !section.isTitleHidden ? "full" : nil,
      section.isLong ? "long" : nil,
    ].compactMap(\.self)
    let labels = [titleID, groupID].compactMap(\.self)
    let attributes: Attributes = [
      "class": looks.joined(separator: " "), "id": id,
      "aria-labelledby": labels.joined(separator: " "),
    ]
    element("section", attributes, .lines) { writer in
      writer.element("div", ["class": "rail"], end: "\n") { writer in
        writer.element(
          "h2", ["class": section.isTitleHidden ? "hidden" : nil, "id": titleID], section.title)
        for note in section.note + section.drawingNote {
          writer.element("p", ["class": "note"], note)
        }
      }
      writer.element("div", ["class": "body"], .lines) { writer in
        for block in section.blocks {
          writer.writeBlock(block)
          if case .chart(let chart) = block, section.needsTable(for: chart) {
            writer.writeBlock(chart.tableDisclosure(writer.words))
          }
        }
      }
    }
  }
}
