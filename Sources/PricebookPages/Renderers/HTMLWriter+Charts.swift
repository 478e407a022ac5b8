import PricebookDocument

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
