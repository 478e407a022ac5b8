import PricebookReport

/// Appends the parts of one page; ids are unique.
struct HTMLWriter {
  var html: PageText
  let formatting: Formatting
  let words: PageWords
  let charts: ChartWords
  let rowLimit: Int
  /// Whether an entry is being written, whose charts are drawn when it is opened.
  var isInEntry = false
  var groupID: String?
  private var usedIDs: Set<String> = ["report"]
  private var column: Section.Column?

  init(_ report: Report, rowLimit: Int = .max) {
    self.rowLimit = rowLimit
    html = PageText(capacity: Self.usualSize(of: report))
    charts = ChartWords(report.locale, report.words)
    formatting = charts.formatting
    words = charts.words
  }

  /// About how many bytes a page has, so that those of the largest are not moved while they grow.
  private static func usualSize(of report: Report) -> Int {
    report.sections.lazy.flatMap(\.blocks).reduce(192 << 10) { size, block in
      switch block {
      case .catalogue(let catalogue): size + 4_200 * catalogue.entries.count
      case .receipts(let listing): size + 84 * listing.entries.count
      default: size
      }
    }
  }

  /// Whether the contents of an element, and what follows it, are on lines of their own.
  enum Layout { case line, lines }

  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// - Parameter attributes: In their order; those that are `nil` are left out.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ layout: Layout = .line,
    end: StaticString = "",
    content: (inout HTMLWriter) -> Void
  ) {
    start(name, attributes)
    if layout == .lines { html += "\n" }
    content(&self)
    html += "</"
    html += name
    html += layout == .lines ? ">\n" : ">"
    html += end
  }

  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ text: RichText, end: StaticString = ""
  ) { element(name, attributes, end: end) { $0.write(text) } }

  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], text: String, end: StaticString = ""
  ) { element(name, attributes, end: end) { $0.html.append(escaping: text) } }

  mutating func start(_ name: StaticString, _ attributes: Attributes = [:]) {
    html += "<"
    html += name
    for (name, value) in attributes {
      guard let value else { continue }
      html += " "
      html += name
      html += "=\""
      html.append(escaping: value)
      html += "\""
    }
    html += ">"
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
    let isSafe = wanted.utf8.allSatisfy { $0 == UInt8(ascii: "-") || Escaping.isLetterOrDigit($0) }
    if isSafe, !wanted.isEmpty { return wanted }
    let safe = wanted.unicodeScalars.map { scalar -> Character in
      let isSafe =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isSafe || scalar == "-" ? Character(scalar) : "-"
    }
    return safe.isEmpty ? "part" : String(safe)
  }

  /// Begins and ends the columns of a page that is one sheet.
  mutating func write(column: Section.Column?) {
    guard column != self.column else { return }
    html += self.column == nil ? "<div class=\"columns\">\n" : "</div>\n"
    if let column {
      start("div", ["class": column.rawValue])
      html += "\n"
    } else {
      html += "</div>\n"
    }
    self.column = column
  }

  mutating func endGroup() {
    if groupID != nil { html += "</div>\n" }
    groupID = nil
  }

  mutating func write(
    _ text: RichText, in place: Formatting.Place = .sentence, isStart: Bool = true
  ) {
    for (index, inline) in text.inlines.enumerated() {
      write(inline, in: place, isStart: isStart && index == 0)
    }
  }

  @inline(never)
  private mutating func write(_ inline: Inline, in place: Formatting.Place, isStart: Bool) {
    switch inline {
    case .text(let words): html.append(escaping: words)
    case .name(let name): writeName(name)
    case .value(let value): write(value, in: place, isStart: isStart)
    case .strong(let inner): element("strong") { $0.write(inner, in: place, isStart: isStart) }
    case .tinted(let inner, let tone):
      element("strong", ["class": tone.look]) { $0.write(inner, in: place, isStart: isStart) }
    case .link(let inner, let target):
      element("a", ["href": address(target)]) { $0.write(inner, in: place, isStart: isStart) }
    case .code(let command): element("code", text: command)
    }
  }

  /// Writes a name with its own text direction; a path may break after its slashes.
  private mutating func writeName(_ name: String) {
    let shown = DisplayName.shown(name)
    if let (start, rest) = DisplayName.halves(of: shown) {
      element("bdi", ["class": "cut", "title": shown]) { writer in
        writer.html.append(escaping: start)
        writer.element("span", ["class": "tail"], text: rest)
      }
      return
    }
    html += "<bdi>"
    if shown.utf8.contains(UInt8(ascii: "/")), !shown.contains(" ") {
      let parts = shown.split(separator: "/", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { html += "/<wbr>" }
        html.append(escaping: String(part))
      }
    } else {
      html.append(escaping: shown)
    }
    html += "</bdi>"
  }

  /// Writes a value; one with a sign is kept on one line.
  private mutating func write(_ value: Value, in place: Formatting.Place, isStart: Bool) {
    let text =
      isStart ? formatting.startingText(value, in: place) : formatting.text(value, in: place)
    let first = text.unicodeScalars.first
    let hasSign = first == "+" || first == "\u{2212}"
    if hasSign { html += "<span class=\"whole\">" }
    html.append(escaping: text)
    if hasSign { html += "</span>" }
  }

  func address(_ target: LinkTarget) -> String {
    switch target {
    case .section(let id): "#" + HTMLWriter.safeID(id)
    case .page(let path): Escaping.address(path + ".html")
    case .place(let page, let id):
      (page.isEmpty ? "" : Escaping.address(page + ".html"))
        + (id.isEmpty ? "" : "#" + HTMLWriter.safeID(id))
    case .lines(let page, let selection):
      Escaping.address(page + ".html") + Escaping.query(selection.parts)
    case .file(let path): Escaping.address(path)
    }
  }

  mutating func write(_ badge: Badge) {
    let look = "badge " + badge.look.rawValue
    element("span", ["class": look], text: DisplayName.shown(badge.text))
  }

  /// Writes a decorative arrow; the words beside it have the same meaning.
  mutating func writeArrow(_ arrow: Cell.Arrow) {
    let sign =
      switch arrow {
      case .up: "▲\u{A0}"
      case .down: "▼\u{A0}"
      case .level: "▬\u{A0}"
      }
    element("span", ["aria-hidden": "true"], text: sign)
  }
}

extension Tone {
  var look: String? {
    switch self {
    case .neutral: nil
    case .over: "fo"
    case .under: "fu"
    }
  }
}
