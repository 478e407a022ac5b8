import PricebookDocument

extension HTMLWriter {
  /// Writes rich text as phrasing content.
  ///
  /// - Parameter isStart: Whether it begins the line.
  mutating func write(
    _ text: RichText, in place: Formatting.Place = .sentence, isStart: Bool = true
  ) {
    for (index, inline) in text.inlines.enumerated() {
      write(inline, in: place, isStart: isStart && index == 0)
    }
  }

  private mutating func write(_ inline: Inline, in place: Formatting.Place, isStart: Bool) {
    switch inline {
    case .text(let words): html.append(escaping: words)
    case .name(let name): writeName(name)
    case .value(let value): write(value, in: place, isStart: isStart)
    case .strong(let inner):
      html += "<strong>"
      write(inner, in: place, isStart: isStart)
      html += "</strong>"
    case .term(let inner):
      html += "<i>"
      write(inner, in: place, isStart: isStart)
      html += "</i>"
    case .tinted(let inner, let tone):
      html += "<strong"
      html += toneClass(tone)
      html += ">"
      write(inner, in: place, isStart: isStart)
      html += "</strong>"
    case .link(let inner, let target):
      html += "<a href=\""
      html += address(target)
      html += "\">"
      write(inner, in: place, isStart: isStart)
      html += "</a>"
    }
  }

  /// Writes a name with its own text direction.
  ///
  /// A path may break after its slashes.
  private mutating func writeName(_ name: String) {
    let shown = DisplayName.shown(name)
    if let (start, rest) = DisplayName.halves(of: shown) {
      html += "<bdi class=\"cut\" title=\""
      html.append(escaping: shown)
      html += "\">"
      html.append(escaping: start)
      html += "<span class=\"tail\">"
      html.append(escaping: rest)
      html += "</span></bdi>"
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

  /// Writes a value.
  ///
  /// One with a sign is kept on one line.
  private mutating func write(_ value: Value, in place: Formatting.Place, isStart: Bool) {
    let text =
      isStart ? formatting.startingText(value, in: place) : formatting.text(value, in: place)
    let hasSign = HTMLWriter.beginsWithSign(text)
    if hasSign { html += "<span class=\"whole\">" }
    html.append(escaping: text)
    if hasSign { html += "</span>" }
  }

  /// Whether a text begins with a plus or with U+2212, whose first byte in UTF-8 is 0xE2.
  private static func beginsWithSign(_ text: String) -> Bool {
    switch text.utf8.first {
    case UInt8(ascii: "+"): true
    case 0xE2: text.unicodeScalars.first == "\u{2212}"
    default: false
    }
  }

  func address(_ target: LinkTarget) -> String {
    switch target {
    case .section(let id): "#" + HTMLWriter.safeID(id)
    case .page(let path): Escaping.address(path + ".html")
    case .place(let page, let id):
      (page.isEmpty ? "" : Escaping.address(page + ".html")) + "#" + HTMLWriter.safeID(id)
    case .file(let path): Escaping.address(path)
    }
  }

  func toneClass(_ tone: Tone) -> String {
    switch tone {
    case .neutral: ""
    case .over: " class=\"fo\""
    case .under: " class=\"fu\""
    }
  }

  mutating func write(_ badge: Badge) {
    html += "<span class=\"badge "
    html += badge.look.rawValue
    html += "\">"
    writeArrow(badge.arrow)
    html.append(escaping: DisplayName.shown(badge.text))
    html += "</span>"
  }

  /// Writes a decorative arrow.
  ///
  /// The words beside it have the same meaning.
  mutating func writeArrow(_ arrow: Badge.Arrow?) {
    switch arrow {
    case .up: html += "<span aria-hidden=\"true\">▲\u{A0}</span>"
    case .down: html += "<span aria-hidden=\"true\">▼\u{A0}</span>"
    case .level: html += "<span aria-hidden=\"true\">▬\u{A0}</span>"
    case nil: break
    }
  }
}
