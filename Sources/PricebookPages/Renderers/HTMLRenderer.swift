public import PricebookDocument

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
}

/// Appends the parts of one page.
///
/// Ids are unique.
struct HTMLWriter {
  var html = PageText(capacity: 192 << 10)
  let formatting: Formatting
  let words: any PageWords.Type
  let charts: ChartWords
  /// The largest number of rows in a table.
  let rowLimit: Int
  /// Whether entries were written, which have a script of their own.
  var hasCatalogue = false
  private var usedIDs: Set<String> = ["report"]
  /// The heading of the current group.
  private var groupID: String?
  /// The column that is being written.
  private var column: Section.Column?

  init(_ report: Report, rowLimit: Int = .max) {
    self.rowLimit = rowLimit
    charts = ChartWords(report.locale, report.words)
    formatting = charts.formatting
    words = charts.words
  }

  mutating func writePage(_ report: Report) {
    writeHead(report)
    html += "<body>\n"
    html += "<a class=\"skip\" href=\"#report\">"
    html.append(escaping: words.skipToContent)
    html += "</a>\n"
    html += "<div class=\"page"
    html += report.isOneSheet ? " sheet" : ""
    html += "\">\n"
    writeMasthead(report)
    html += "<main id=\"report\" tabindex=\"-1\">\n<header class=\"head\">\n<p class=\"kicker\">"
    html += "<b>"
    html.append(escaping: report.name(words))
    html += "</b>"
    if !report.kicker.isEmpty {
      html += " · "
      write(report.kicker, isStart: false)
    }
    html += "</p>\n<h1>"
    write(report.headline)
    html += "</h1>\n"
    if !report.deck.isEmpty {
      html += "<p class=\"deck\">"
      write(report.deck)
      html += "</p>\n"
    }
    html += "</header>\n"
    for section in report.sections {
      write(column: section.column)
      writeSection(section)
    }
    write(column: nil)
    endGroup()
    html += "</main>\n<footer class=\"footer\">\n"
    for line in report.footer {
      html += "<p>"
      write(line)
      html += "</p>\n"
    }
    html += "</footer>\n</div>\n"
    writeScript()
    html += "</body>\n</html>\n"
  }

  /// What a browser reads before the page: policy, title and style.
  private mutating func writeHead(_ report: Report) {
    let title = formatting.plainText(report.title)
    let runningHead = HTMLRenderer.runningHead(title, words)
    html += "<!DOCTYPE html>\n<html lang=\""
    html += report.locale.tag
    html += "\">\n<head>\n"
    html += "<meta charset=\"utf-8\">\n"
    html += "<meta http-equiv=\"Content-Security-Policy\" content=\""
    html += HTMLRenderer.policy(
      runningHead: runningHead, hasCatalogue: report.hasCatalogue)
    html += "\">\n"
    html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    html += "<meta name=\"color-scheme\" content=\"light dark\">\n"
    html += "<meta name=\"referrer\" content=\"no-referrer\">\n"
    html += "<link rel=\"icon\" href=\"data:,\">\n"
    html += "<title>"
    html.append(escaping: title)
    if let book = report.book {
      html += " · "
      html.append(escaping: DisplayName.shown(book))
    }
    html += "</title>\n"
    html += "<style>"
    html += HTMLRenderer.style
    html += "</style>\n<style media=\"print\">"
    html += runningHead
    html += "</style>\n</head>\n"
  }

  /// The script with its words, which are not part of the hashed text.
  private mutating func writeScript() {
    html += "<script"
    for (name, word) in [
      ("filter", words.filterRows), ("save", words.saveRows), ("of", words.rowsShown),
      ("rows", words.rows), ("note", words.note), ("currency", words.currency),
      ("all", words.allCurrencies),
    ] {
      html += " data-"
      html += name
      html += "=\""
      html.append(escaping: word)
      html += "\""
    }
    html += ">"
    html += HTMLRenderer.script
    html += "</script>\n"
    if hasCatalogue { writeCatalogueScript() }
  }

  /// Begins and ends the columns of a page that is one sheet.
  private mutating func write(column: Section.Column?) {
    guard column != self.column else { return }
    if self.column != nil { html += "</div>\n" }
    if self.column == nil { html += "<div class=\"columns\">\n" }
    if let column { html += "<div class=\"\(column.rawValue)\">\n" } else { html += "</div>\n" }
    self.column = column
  }

  private mutating func endGroup() {
    if groupID != nil { html += "</div>\n" }
    groupID = nil
  }

  private mutating func writeMasthead(_ report: Report) {
    html += "<header class=\"masthead\">\n"
    html += "<span class=\"product\">"
    html.append(escaping: report.book.map { DisplayName.shown($0) } ?? words.product)
    html += "</span>\n"
    let navigation = report.navigation
    if !navigation.reports.isEmpty {
      html += "<nav class=\"reports\" aria-label=\""
      html.append(escaping: words.reports)
      html += "\"><ul>"
      for kind in navigation.reports {
        let current = kind == report.kind ? " aria-current=\"page\"" : ""
        html += "<li><a href=\""
        html += address(.page(kind.fileName))
        html += "\""
        html += current
        html += ">"
        html.append(escaping: words.reportName(kind))
        html += "</a></li>"
      }
      html += "</ul></nav>\n"
    }
    var months: [String] = []
    if let all = navigation.allMonths {
      months.append("<a href=\"\(address(all))\">\(Escaping.html(words.allMonths))</a>")
    }
    if let items = navigation.items {
      let current = report.kind == .items ? " aria-current=\"page\"" : ""
      months.append(
        "<a href=\"\(address(items))\"\(current)>\(Escaping.html(words.items))</a>")
    }
    if let previous = navigation.previous {
      let name = Escaping.html(previous.name(formatting, withYear: false))
      months.append(
        "<a rel=\"prev\" href=\"\(address(previous.target))\"><span aria-hidden=\"true\">‹ </span>\(name)</a>"
      )
    }
    if let next = navigation.next {
      let name = Escaping.html(next.name(formatting, withYear: false))
      months.append(
        "<a rel=\"next\" href=\"\(address(next.target))\">\(name)<span aria-hidden=\"true\"> ›</span></a>"
      )
    }
    if !months.isEmpty {
      html += "<nav class=\"months\" aria-label=\""
      html.append(escaping: words.months)
      html += "\"><ul>"
      for month in months {
        html += "<li>"
        html += month
        html += "</li>"
      }
      html += "</ul></nav>\n"
    }
    html += "</header>\n"
  }

  private mutating func writeSection(_ section: Section) {
    if section.isOutsideGroups { endGroup() }
    if let heading = section.groupHeading {
      endGroup()
      let id = uniqueID(section.id + "-group")
      html += "<div class=\"currency\">\n"
      html += "<h2 class=\"group\" id=\""
      html += id
      html += "\">"
      write(heading)
      html += "</h2>\n"
      groupID = id
    }
    let id = uniqueID(section.id)
    let titleID = uniqueID(id + "-title")
    var looks = ["section"]
    if section.isTitleHidden {
      looks.append("bare")
    } else if section.isFullWidth {
      looks.append("full")
    }
    if section.isLong { looks.append("long") }
    if section.isOnScreenOnly { looks.append("screen") }
    html += "<section class=\""
    html += looks.joined(separator: " ")
    html += "\" id=\""
    html += id
    html += "\""
    html += " aria-labelledby=\"\(titleID)\(groupID.map { " " + $0 } ?? "")\">\n"
    let hidden = section.isTitleHidden ? " class=\"hidden\"" : ""
    html += "<div class=\"rail\"><h2"
    html += hidden
    html += " id=\""
    html += titleID
    html += "\">"
    write(section.title)
    html += "</h2>"
    for note in section.note + section.drawingNote {
      html += "<p class=\"note\">"
      write(note)
      html += "</p>"
    }
    html += "</div>\n<div class=\"body\">\n"
    for block in section.blocks {
      writeBlock(block)
      if case .chart(let chart) = block, section.needsTable(for: chart) {
        writeBlock(chart.tableDisclosure(words))
      }
    }
    html += "</div>\n</section>\n"
  }

  /// An id of safe characters that no element of the page has yet.
  mutating func uniqueID(_ wanted: String) -> String {
    let base = HTMLWriter.safeID(wanted)
    var id = base
    var number = 2
    while !usedIDs.insert(id).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }

  static func safeID(_ wanted: String) -> String {
    let isSafe = wanted.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10
        || (byte | 0x20) &- UInt8(ascii: "a") < 26
    }
    if isSafe, !wanted.isEmpty { return wanted }
    let safe = wanted.unicodeScalars.map { scalar -> Character in
      let isSafe =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isSafe || scalar == "-" ? Character(scalar) : "-"
    }
    return safe.isEmpty ? "part" : String(safe)
  }
}

extension HTMLRenderer {
  /// The embedded style, exactly as it is between the tags.
  static let style = EmbeddedAssets.report_css

  /// The embedded script, exactly as it is between the tags.
  static let script = EmbeddedAssets.report_js

  /// The script that comes after it on pages with entries to look up, and uses what it defines.
  static let catalogueScript = EmbeddedAssets.catalogue_js

  /// Computed once per run from the embedded bytes, so that they always match the files.
  private static let hashes = (
    style: hash(of: style), script: hash(of: script), catalogue: hash(of: catalogueScript)
  )

  /// The policy of a page (W3C, Content Security Policy Level 3).
  ///
  /// - Parameters:
  ///   - runningHead: The style of the page's own.
  ///   - hasCatalogue: Whether the page has entries to look up.
  static func policy(runningHead: String, hasCatalogue: Bool) -> String {
    let catalogue = hasCatalogue ? " '\(hashes.catalogue)'" : ""
    return "default-src 'none'; style-src '\(hash(of: runningHead))' '\(hashes.style)'; "
      + "script-src '\(hashes.script)'\(catalogue); img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// What stands above and below every printed page: what it is of, and its number.
  static func runningHead(_ title: String, _ words: any PageWords.Type) -> String {
    let (before, between) = words.pageNumber
    return "@page { @top-left { content: \(Escaping.styleString(title)) } "
      + "@bottom-right { content: \(Escaping.styleString(before)) counter(page) "
      + "\(Escaping.styleString(between)) counter(pages) } }"
  }

  /// Computes what all pages of a run share, so that no page has to wait for another.
  package static func prepare() {
    _ = hashes
  }

  static func hash(of text: String) -> String {
    "sha256-" + Base64.text(of: SHA256.hash(of: Array(text.utf8)))
  }
}
