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

extension HTMLWriter {
  /// A chart once for each width it is shown at; all but one are hidden, also from readers.
  mutating func writeChart(_ chart: Chart) {
    if case .smallMultiples(let multiples) = chart.drawing {
      writePanels(multiples, of: chart)
      return
    }
    html += "<figure class=\"chart"
    html += chart.isSmall ? " small" : chart.isFullWidth ? " wide-page" : ""
    html += "\">\n"
    var widths: [(ChartWidth, String)] =
      chart.isSmall ? [(.narrow, "narrow")] : [(.regular, "wide"), (.narrow, "narrow")]
    if chart.isFullWidth { widths.append((.full, "full")) }
    for (width, look) in widths {
      guard let canvas = canvas(chart.drawing, width, isSmall: chart.isSmall) else { continue }
      writeDrawing(
        canvas, look: look, title: chart.title, description: chart.description, id: chart.id)
    }
    html += "</figure>\n"
  }

  /// Charts under headings of their own, drawn once at half width.
  mutating func writeChartPair(_ pair: [TitledChart]) {
    html += "<div class=\"pair\">\n"
    for titled in pair {
      html += "<div class=\"titled\"><h3>"
      write(titled.heading)
      html += "</h3>"
      if titled.badge != nil || titled.subheading != nil {
        html += "<p class=\"sub\">"
        if let mark = titled.badge {
          write(mark)
          html += " "
        }
        if let subheading = titled.subheading { write(subheading) }
        html += "</p>"
      }
      if let canvas = canvas(titled.chart.drawing, .half) {
        writeDrawing(
          canvas, look: "half", title: titled.chart.title,
          description: titled.chart.description, id: titled.chart.id)
      }
      if let note = titled.note {
        html += "<p class=\"foot\">"
        write(note)
        html += "</p>"
      }
      html += "</div>\n"
    }
    html += "</div>\n"
  }

  /// Panels, drawn once at half width.
  private mutating func writePanels(_ multiples: SmallMultiples, of chart: Chart) {
    html += "<ul class=\"panels\">\n"
    for panel in multiples.panels {
      html += "<li><h3>"
      write(.name(panel.name))
      html += "</h3>"
      html += "<p class=\"sub\">"
      write(panel.subheading)
      html += "</p>"
      writeDrawing(
        panel.chart.panelDrawing(charts), look: "half", title: .name(panel.name.text),
        description: panel.subheading + ". " + panel.chart.endings(charts), id: chart.id)
      html += "</li>\n"
    }
    html += "</ul>\n"
  }

  /// One drawing with its title and description.
  mutating func writeDrawing(
    _ canvas: SVGCanvas, look: String, title: RichText, description: RichText, id: String = "chart"
  ) {
    let titleID = uniqueID(id + "-t")
    let descriptionID = uniqueID(id + "-d")
    let size = "\(Int(canvas.width)) \(Int(canvas.height.rounded(.up)))"
    html += "<svg"
    html += look.isEmpty ? "" : " class=\"\(look)\""
    html += " viewBox=\"0 0 "
    html += size
    html += "\" role=\"img\""
    html += " aria-labelledby=\""
    html += titleID
    html += "\" aria-describedby=\""
    html += descriptionID
    html += "\">"
    html += "<title id=\""
    html += titleID
    html += "\">"
    html.append(escaping: formatting.plainText(title))
    html += "</title>"
    html += "<desc id=\""
    html += descriptionID
    html += "\">"
    html.append(escaping: formatting.plainText(description))
    html += "</desc>"
    html += canvas.elements
    html += "</svg>\n"
  }

  private func canvas(
    _ drawing: Chart.Drawing, _ width: ChartWidth, isSmall: Bool = false
  ) -> SVGCanvas? {
    switch drawing {
    case .budgetBars(let bars): bars.drawing(width, charts)
    case .waterfall(let waterfall): waterfall.drawing(width, charts)
    case .monthColumns(let columns): columns.drawing(width, charts, isLow: isSmall)
    case .storeBars(let bars): bars.drawing(width, charts)
    case .comparisonBars(let bars): bars.drawing(width, charts)
    case .differenceBars(let bars): bars.drawing(width, charts)
    case .availabilityBars(let bars): bars.drawing(width, charts)
    case .levelDots(let dots): dots.drawing(width, charts)
    case .lines(let lines):
      isSmall ? lines.panelDrawing(charts, width: width, height: 130) : lines.drawing(width, charts)
    case .smallMultiples: nil
    }
  }
}

extension LineChart {
  /// The last value of every line, in words.
  func endings(_ words: ChartWords) -> RichText {
    let parts = series.compactMap { series -> RichText? in
      guard let last = series.values.last(where: { $0?.isFinite == true }) ?? nil else {
        return nil
      }
      return "\(name: series.name) \(.number(last, digits: digits))"
    }
    guard let first = parts.first else { return RichText(words.words.noValues) }
    return parts.dropFirst().reduce(first) { $0 + ", " + $1 }
  }
}
