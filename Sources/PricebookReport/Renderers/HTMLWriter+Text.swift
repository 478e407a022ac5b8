extension HTMLWriter {
  /// Rich text as phrasing content.
  func inline(_ text: RichText, in place: Formatting.Place = .sentence) -> String {
    text.inlines.map { inline in
      switch inline {
      case .text(let words): Escaping.html(words)
      case .name(let name): "<bdi>\(Escaping.html(DisplayName.shown(name)))</bdi>"
      case .value(let value): written(value, in: place)
      case .strong(let inner): "<strong>\(self.inline(inner, in: place))</strong>"
      case .term(let inner): "<i>\(self.inline(inner, in: place))</i>"
      case .tinted(let inner, let tone):
        "<strong\(toneClass(tone))>\(self.inline(inner, in: place))</strong>"
      case .link(let inner, let target):
        "<a href=\"\(address(target))\">\(self.inline(inner, in: place))</a>"
      }
    }.joined()
  }

  /// A value; one with a sign is kept whole, since lines may break after it.
  private func written(_ value: Value, in place: Formatting.Place) -> String {
    let text = Escaping.html(formatting.text(value, in: place))
    return text.hasPrefix("\u{2212}") || text.hasPrefix("+")
      ? "<span class=\"whole\">\(text)</span>" : text
  }

  /// Rich text without markup, for titles and attributes.
  func plain(_ text: RichText, in place: Formatting.Place = .sentence) -> String {
    Escaping.html(formatting.plainText(text, in: place))
  }

  func address(_ target: LinkTarget) -> String {
    switch target {
    case .section(let id): "#" + HTMLWriter.safeID(id)
    case .page(let path): Escaping.address(path + ".html")
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

  func badge(_ badge: Badge) -> String {
    "<span class=\"badge \(badge.look.rawValue)\">\(arrow(badge.arrow))\(Escaping.html(DisplayName.shown(badge.text)))</span>"
  }

  /// A decorative arrow; what it says stands in words beside it.
  func arrow(_ arrow: Badge.Arrow?) -> String {
    guard let arrow else { return "" }
    let sign =
      switch arrow {
      case .up: "▲"
      case .down: "▼"
      case .level: "▬"
      }
    return "<span aria-hidden=\"true\">\(sign) </span>"
  }
}
