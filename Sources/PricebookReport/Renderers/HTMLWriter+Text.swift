extension HTMLWriter {
  /// Rich text as phrasing content.
  ///
  /// - Parameter isStart: Whether nothing stands before it.
  func inline(
    _ text: RichText, in place: Formatting.Place = .sentence, isStart: Bool = true
  ) -> String {
    text.inlines.enumerated().map { index, inline in
      let isStart = isStart && index == 0
      return switch inline {
      case .text(let words): Escaping.html(words)
      case .name(let name): self.name(name)
      case .value(let value): written(value, in: place, isStart: isStart)
      case .strong(let inner): "<strong>\(self.inline(inner, in: place, isStart: isStart))</strong>"
      case .term(let inner): "<i>\(self.inline(inner, in: place, isStart: isStart))</i>"
      case .tinted(let inner, let tone):
        "<strong\(toneClass(tone))>\(self.inline(inner, in: place, isStart: isStart))</strong>"
      case .link(let inner, let target):
        "<a href=\"\(address(target))\">\(self.inline(inner, in: place, isStart: isStart))</a>"
      }
    }.joined()
  }

  /// A name in a direction of its own; a path may break after its slashes.
  private func name(_ name: String) -> String {
    let shown = DisplayName.shown(name)
    if let (start, rest) = DisplayName.halves(of: shown) {
      let whole = Escaping.html(shown)
      return "<bdi class=\"cut\" title=\"\(whole)\">\(Escaping.html(start))"
        + "<span class=\"tail\">\(Escaping.html(rest))</span></bdi>"
    }
    guard shown.contains("/"), !shown.contains(" ") else {
      return "<bdi>\(Escaping.html(shown))</bdi>"
    }
    let parts = shown.split(separator: "/", omittingEmptySubsequences: false)
    return "<bdi>\(parts.map { Escaping.html(String($0)) }.joined(separator: "/<wbr>"))</bdi>"
  }

  /// A value; one with a sign is kept whole, since lines may break after it.
  private func written(_ value: Value, in place: Formatting.Place, isStart: Bool) -> String {
    let text = Escaping.html(
      isStart ? formatting.startingText(value, in: place) : formatting.text(value, in: place))
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
    return "<span aria-hidden=\"true\">\(sign)\u{A0}</span>"
  }
}
