import PricebookModel
import PricebookReport

extension HTMLWriter {
  mutating func writeBlock(_ block: Block) {
    switch block {
    case .keyFigures(let figures): writeKeyFigures(figures)
    case .findings(let findings): writeFindings(findings)
    case .paragraph(let text): element("p", [:], text, end: "\n")
    case .list(let entries):
      element("ul", ["class": "entries-list"], .lines) { writer in
        for entry in entries { writer.element("li", [:], entry, end: "\n") }
      }
    case .answer(let text): element("p", ["class": "answer"], text, end: "\n")
    case .table(let table): writeTable(table)
    case .chart(let chart): writeChart(chart)
    case .chartPair(let charts): writeChartPair(charts)
    case .shoppingList(let list): writeShoppingList(list)
    case .catalogue(let catalogue): writeCatalogue(catalogue)
    case .receipts(let listing): write(listing)
    case .disclosure(let title, let blocks):
      element("details", end: "\n") { writer in
        writer.element("summary", [:], title, end: "\n")
        for block in blocks { writer.writeBlock(block) }
      }
    case .footnote(let text): element("p", ["class": "foot"], text, end: "\n")
    }
  }

  private mutating func writeKeyFigures(_ figures: KeyFigures) {
    element("dl", ["class": figures.hero == nil ? "figures" : "figures heroic"], .lines) { writer in
      if let hero = figures.hero { writer.writeHero(hero) }
      for figure in figures.figures {
        writer.element("div", end: "\n") { writer in
          writer.element("dt", [:], figure.label)
          writer.element(
            "dd", ["class": writer.look(of: figure.figure, long: 10, longer: 15)], figure.figure)
          writer.element("dd", [:], figure.context)
        }
      }
    }
  }

  private mutating func writeHero(_ hero: HeroFigure) {
    element("div", ["class": "hero"], end: "\n") { writer in
      writer.element("dt", [:], hero.label)
      writer.element(
        "dd", ["class": writer.look(of: hero.figure, long: 9, longer: 12)], hero.figure)
      writer.element("dd") { writer in
        if let mark = hero.badge {
          writer.write(mark)
          writer.html += " "
        }
        writer.write(hero.context)
      }
      guard let bar = hero.bar else { return }
      writer.element("dd", ["class": "drawing"]) { writer in
        writer.writeDrawing(
          bar.drawing(writer.charts), title: writer.words.labelled(hero.label, hero.figure),
          description: hero.context)
      }
    }
  }

  /// The look of a figure, which is smaller where its text is long.
  private func look(of figure: RichText, long: Int, longer: Int) -> String? {
    let length = formatting.plainText(figure).count
    if length > longer { return "longer" }
    return length > long ? "long" : nil
  }

  private mutating func writeFindings(_ findings: [Finding]) {
    // Amounts that are too long for their column go above the sentences.
    let isStacked = findings.contains { formatting.text($0.amount).count > 11 }
    element("ol", ["class": isStacked ? "findings stacked" : "findings"], .lines) { writer in
      for finding in findings {
        writer.element("li", end: "\n") { writer in
          let tone = finding.tone.look.map { " " + $0 } ?? ""
          writer.element(
            "span", ["class": "amount" + tone],
            .value(finding.amount).linked(to: finding.source), end: " ")
          writer.element("p") { writer in
            writer.write(finding.sentence)
            guard let link = finding.link else { return }
            writer.html += " "
            writer.element("a", ["class": "more", "href": writer.address(link.target)], link.text)
          }
          if let chart = finding.chart { writer.writeChart(chart) }
        }
      }
    }
  }

  private mutating func writeShoppingList(_ list: ShoppingList) {
    let look = "lists" + (list.stores.count == 1 ? " single" : "") + (list.hasBoxes ? " boxes" : "")
    let attributes: Attributes = [
      "class": look, "data-list": list.memory?.key, "data-clear": list.memory?.clear,
    ]
    element("div", attributes, .lines) { writer in
      for store in list.stores {
        writer.element("div", ["class": "list"], end: "\n") {
          $0.writeStore(store, hasBoxes: list.hasBoxes)
        }
      }
    }
  }

  private mutating func writeStore(_ store: ShoppingList.Store, hasBoxes: Bool) {
    element("div", ["class": "list-head"], end: "\n") { writer in
      writer.element("h3", [:], .name(store.name))
      writer.element("span", [:], store.note)
    }
    element("div", ["class": "entries"], .lines) { writer in
      for group in store.groups {
        if let heading = group.heading { writer.element("h4", [:], heading, end: "\n") }
        writer.element("ul", [:], .lines) { writer in
          for entry in group.entries {
            writer.element("li", end: "\n") { $0.writeEntry(entry, hasBox: hasBoxes) }
          }
        }
      }
    }
    if let total = store.total {
      element("p", ["class": "sum"]) { writer in
        writer.element("span", [:], store.totalLabel, end: " ")
        writer.element("span", [:], .value(total))
      }
    }
  }

  private mutating func writeEntry(_ entry: ShoppingList.Entry, hasBox: Bool) {
    guard !hasBox else {
      return element("label") { writer in
        writer.html += "<input type=\"checkbox\" autocomplete=\"off\""
        writer.html += entry.isBought ? " checked>" : ">"
        writer.writeContents(of: entry, hasBox: true)
      }
    }
    element("span", ["class": entry.isBought ? "check done" : "check", "aria-hidden": "true"]) {
      _ in
    }
    if entry.isBought { element("span", ["class": "hidden"], text: words.boughtMark + " ") }
    writeContents(of: entry, hasBox: false)
  }

  private mutating func writeContents(of entry: ShoppingList.Entry, hasBox: Bool) {
    // Who stands before the shelf asks how much of it first.
    let quantity: Attributes = ["class": "quantity"]
    if hasBox, !entry.quantity.isEmpty { element("span", quantity, entry.quantity, end: " ") }
    element("span", ["class": "item"], .name(entry.item), end: hasBox ? "" : " ")
    if !hasBox { element("span", quantity, entry.quantity) }
    html += "<span class=\"leader\" aria-hidden=\"true\"></span> "
    element("span", ["class": entry.age == nil ? "cost" : "cost old"]) { writer in
      writer.html.append(escaping: entry.shownCost(writer.formatting))
      writer.writeAge(entry.age)
    }
    if let elsewhere = entry.elsewhere {
      html += " "
      element("span", ["class": "elsewhere"], elsewhere)
    }
  }

  /// What grey says, for those who do not see it.
  mutating func writeAge(_ age: RichText?) {
    guard let age else { return }
    element("span", ["class": "hidden"]) { writer in
      writer.html += " ("
      writer.write(age, in: .cell)
      writer.html += ")"
    }
  }

  /// The id of an entry is inside of it: browsers open an element for a link to what it holds.
  private mutating func writeCatalogue(_ catalogue: Catalogue) {
    writeLetters(catalogue.letters)
    element("p", ["class": "headings", "aria-hidden": "true"], end: "\n") { writer in
      for heading in catalogue.headings { writer.element("span", [:], heading, end: " ") }
    }
    element("div", ["class": "catalogue"], .lines) { writer in
      writer.isInEntry = true
      for entry in catalogue.entries {
        writer.element("details", ["class": "entry"], end: "\n") { $0.writeContents(of: entry) }
      }
      writer.isInEntry = false
    }
  }

  /// Prices that hold until the next one, as data that the script draws when the entry is opened:
  /// the first month, how long they hold and their decimals; then a line for each store, and one for
  /// a band.
  private mutating func writePlot(_ lines: LineChart, held: Int, of chart: Chart) {
    let scale = (0..<lines.digits).reduce(1.0) { scale, _ in scale * 10 }
    // Counts of the last decimal between commas; a price that rounds to none is the least one.
    let counts = { (values: [Double?]) -> String in
      var text = PageText()
      for (place, value) in values.enumerated() {
        if place > 0 { text += "," }
        guard let value, value.isFinite, value > 0 else { continue }
        text.append(
          count: max(1, UInt((min(1e12, value) * scale).rounded(.toNearestOrAwayFromZero))))
      }
      return text.string
    }
    let series = lines.series.filter { !$0.isRange }.map { series in
      "\n\(series.slot.rawValue) \(counts(series.values)) \(DisplayName.shown(series.name))"
    }
    let band = lines.series.first(where: \.isRange).map { series in
      let bounds = [series.band.map { $0?.lowerBound }, series.band.map { $0?.upperBound }]
      return "\nband " + bounds.map(counts).joined(separator: " ")
    }
    let data =
      "\(lines.months.first?.description ?? "") \(held) \(lines.digits)"
      + series.joined() + (band ?? "")
    let label = formatting.plainText(chart.title + ". " + chart.description)
    element(
      "svg", ["class": "plot", "role": "img", "aria-label": label, "data-plot": data], end: "\n"
    ) { _ in }
  }

  private mutating func writeContents(of entry: Catalogue.Entry) {
    element("summary", end: "\n") { writer in
      writer.element("span", ["class": "title"], .name(entry.name))
      for part in entry.summary {
        writer.html += " "
        writer.element("span", [:], part)
      }
    }
    element("div", ["class": "inside", "id": uniqueID(entry.id)]) { writer in
      writer.html += "\n"
      for block in entry.blocks { writer.writeBlock(block) }
    }
  }

  private mutating func writeLetters(_ letters: [Catalogue.Letter]) {
    element("details", ["class": "alphabet"], end: "\n") { writer in
      writer.element("summary", text: writer.words.alphabet, end: "\n")
      writer.element("dl", [:], .lines) { writer in
        for letter in letters {
          writer.element("div", end: "\n") { writer in
            writer.element("dt", text: letter.name)
            for entry in letter.entries {
              writer.element("dd") { writer in
                writer.element("a", ["href": "#" + HTMLWriter.safeID(entry.id)], .name(entry.name))
              }
            }
          }
        }
      }
    }
  }

  /// A chart once for each width it is shown at; all but one are hidden, also from readers.
  private mutating func writeChart(_ chart: Chart) {
    guard let drawn = chart.drawn else {
      if case .smallMultiples(let multiples) = chart.drawing { writePanels(multiples, of: chart) }
      return
    }
    if isInEntry, case .lines(let lines) = chart.drawing, let held = lines.monthsHeld {
      return writePlot(lines, held: held, of: chart)
    }
    let usualLook = chart.isFullWidth ? "chart wide-page" : "chart"
    let look = chart.isSmall ? "chart small" : usualLook
    element("figure", ["class": look], .lines) { writer in
      var widths: [(ChartWidth, String)] =
        chart.isSmall ? [(.narrow, "narrow")] : [(.regular, "wide"), (.narrow, "narrow")]
      if chart.isFullWidth { widths.append((.full, "full")) }
      for (width, look) in widths {
        let canvas =
          chart.isSmall
          ? drawn.smallDrawing(width, writer.charts) : drawn.drawing(width, writer.charts)
        writer.writeDrawing(
          canvas, look: look, title: chart.title, description: chart.description, id: chart.id)
      }
    }
  }

  private mutating func writeChartPair(_ pair: [TitledChart]) {
    element("div", ["class": "pair"], .lines) { writer in
      for titled in pair {
        writer.element("div", ["class": "titled"], end: "\n") { $0.writeContents(of: titled) }
      }
    }
  }

  private mutating func writeContents(of titled: TitledChart) {
    element("h3", [:], titled.heading)
    if titled.badge != nil || titled.subheading != nil {
      element("p", ["class": "sub"]) { writer in
        if let mark = titled.badge {
          writer.write(mark)
          writer.html += " "
        }
        if let subheading = titled.subheading { writer.write(subheading) }
      }
    }
    if let drawn = titled.chart.drawn {
      writeDrawing(
        drawn.drawing(.half, charts), look: "half", title: titled.chart.title,
        description: titled.chart.description, id: titled.chart.id)
    }
    if let note = titled.note { element("p", ["class": "foot"], note) }
  }

  private mutating func writePanels(_ multiples: SmallMultiples, of chart: Chart) {
    element("ul", ["class": "panels"], .lines) { writer in
      for panel in multiples.panels {
        writer.element("li", end: "\n") { writer in
          writer.element("h3", [:], .name(panel.name))
          writer.element("p", ["class": "sub"], panel.subheading)
          writer.writeDrawing(
            panel.chart.panelDrawing(writer.charts), look: "half", title: .name(panel.name.text),
            description: panel.subheading + ". " + panel.chart.endings(writer.charts), id: chart.id)
        }
      }
    }
  }

  private mutating func writeDrawing(
    _ canvas: SVGCanvas, look: String? = nil, title: RichText, description: RichText,
    id: String = "chart"
  ) {
    let titleID = uniqueID(id + "-t")
    let descriptionID = uniqueID(id + "-d")
    let attributes: Attributes = [
      "class": look, "viewBox": "0 0 \(Int(canvas.width)) \(Int(canvas.height.rounded(.up)))",
      "role": "img", "aria-labelledby": titleID, "aria-describedby": descriptionID,
    ]
    element("svg", attributes, end: "\n") { writer in
      writer.element("title", ["id": titleID], text: writer.formatting.plainText(title))
      writer.element("desc", ["id": descriptionID], text: writer.formatting.plainText(description))
      writer.html += canvas.elements
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
    return parts.isEmpty ? RichText(words.words.noValues) : RichText(parts: parts)
  }
}

extension ShoppingList.Entry {
  /// The cost as a cell of a table, with the mark of what is expected.
  func shownCost(_ formatting: Formatting) -> String {
    guard let cost else { return Formatting.absent }
    return (isEstimated ? "≈ " : "") + formatting.text(cost, in: .cell)
  }
}
