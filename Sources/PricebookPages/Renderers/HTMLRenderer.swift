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
  public func bytes(of report: Report) -> [UInt8] {
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
    own: PageScript.allCases.map { hash(of: $0.text) }
  )

  /// The policy of a page (W3C, Content Security Policy Level 3).
  static func policy(runningHead: String, script: PageScript?) -> String {
    let own =
      zip(PageScript.allCases, hashes.own).first { $0.0 == script }
      .map { " '\($0.1)'" } ?? ""
    return "default-src 'none'; style-src '\(hash(of: runningHead))' '\(hashes.style)'; "
      + "script-src '\(hashes.script)'\(own); img-src data:; base-uri 'none'; form-action 'none'"
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
    writeScripts(report.ownScript)
    html += "</body>\n</html>\n"
  }

  private mutating func writeHead(_ report: Report) {
    let title = formatting.plainText(report.title)
    let runningHead = HTMLRenderer.runningHead(title, words)
    let policy = HTMLRenderer.policy(runningHead: runningHead, script: report.ownScript)
    html += """
      <!DOCTYPE html>
      <html lang="\(report.locale.tag)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <link rel="icon" href="data:,">

      """
    let book = report.book.map { " · " + DisplayName.shown($0) } ?? ""
    element("title", text: title + book)
    html += "\n<style>"
    html += HTMLRenderer.style
    html += "</style>\n<style media=\"print\">"
    html += runningHead
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
  private mutating func writeScripts(_ own: PageScript?) {
    let attributes: KeyValuePairs<String, String?> = [
      "data-filter": words.filterRows, "data-save": words.saveRows, "data-of": words.rowsShown,
      "data-rows": words.rows, "data-note": words.note, "data-currency": words.currency,
      "data-all": words.allCurrencies,
    ]
    element("script", attributes, end: "\n") { $0.html += HTMLRenderer.script }
    guard let own else { return }
    let ownWords: Attributes =
      switch own {
      case .catalogue: ["data-find": words.findItem, "data-found": words.itemsFound]
      case .receipts:
        [
          "data-find": words.findLines, "data-found": words.linesFound,
          "data-clear": words.allLines,
        ]
      }
    element("script", ownWords, end: "\n") { $0.html += own.text }
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
    let attributes: KeyValuePairs<String, String?> = [
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
