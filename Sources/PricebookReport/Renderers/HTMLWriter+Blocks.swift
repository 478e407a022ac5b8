extension HTMLWriter {
  mutating func writeBlock(_ block: Block) {
    switch block {
    case .keyFigures(let figures): writeKeyFigures(figures)
    case .findings(let findings): writeFindings(findings)
    case .paragraph(let text): html += "<p>\(inline(text))</p>\n"
    case .answer(let text): html += "<p class=\"answer\">\(inline(text))</p>\n"
    case .table(let table): writeTable(table)
    case .chart(let chart): writeChart(chart)
    case .chartPair(let charts): writeChartPair(charts)
    case .cards(let cards): writeCards(cards)
    case .shoppingList(let list): writeShoppingList(list)
    case .disclosure(let title, let blocks):
      html += "<details><summary>\(inline(title))</summary>\n"
      for block in blocks { writeBlock(block) }
      html += "</details>\n"
    case .footnote(let text): html += "<p class=\"foot\">\(inline(text))</p>\n"
    }
  }

  private mutating func writeKeyFigures(_ figures: KeyFigures) {
    html += "<dl class=\"figures\(figures.hero == nil ? "" : " heroic")\">\n"
    if let hero = figures.hero {
      let length = formatting.plainText(hero.figure).count
      let size = length > 12 ? " longer" : length > 9 ? " long" : ""
      html += "<div class=\"hero\"><dt>\(inline(hero.label))</dt>"
      html += "<dd class=\"figure\(size)\">\(inline(hero.figure))</dd><dd class=\"context\">"
      if let mark = hero.badge { html += badge(mark) + " " }
      html += "\(inline(hero.context))</dd>"
      if let bar = hero.bar {
        html += "<dd class=\"drawing\">"
        writeDrawing(
          bar.drawing(charts), look: "", title: words.labelled(hero.label, hero.figure),
          description: hero.context)
        html += "</dd>"
      }
      html += "</div>\n"
    }
    for figure in figures.figures {
      html += "<div><dt>\(inline(figure.label))</dt>"
      let length = formatting.plainText(figure.figure).count
      let size = length > 15 ? " longer" : length > 10 ? " long" : ""
      html +=
        "<dd class=\"figure\(size)\"><span\(toneClass(figure.tone))>\(inline(figure.figure))</span></dd>"
      html += "<dd class=\"context\">\(inline(figure.context))</dd></div>\n"
    }
    html += "</dl>\n"
  }

  private mutating func writeFindings(_ findings: [Finding]) {
    // Amounts that are too long for their column stand above the sentences instead.
    let isStacked = findings.contains { formatting.text($0.amount).count > 11 }
    html += "<ol class=\"findings\(isStacked ? " stacked" : "")\">\n"
    for finding in findings {
      let tone = finding.tone == .over ? " fo" : finding.tone == .under ? " fu" : ""
      html += "<li><span class=\"amount\(tone)\">\(inline(.value(finding.amount)))</span> "
      html += "<p>\(inline(finding.sentence))"
      if let link = finding.link {
        html += " <a href=\"\(address(link.target))\">\(inline(link.text))</a>"
      }
      html += "</p></li>\n"
    }
    html += "</ol>\n"
  }

  private mutating func writeCards(_ cards: [StoreCard]) {
    html += "<ul class=\"cards\">\n"
    for card in cards {
      html += "<li class=\"card\"><p class=\"rank\">\(inline(card.rank))</p>"
      html += "<h3>\(inline(.name(card.name)))</h3>"
      html += "<p class=\"sum\">\(inline(.value(.money(card.total))))</p>"
      html += "<p class=\"for\">\(inline(card.totalNote))</p><dl>"
      for row in card.rows {
        html += "<div\(row.isWinner ? " class=\"winner\"" : "")>"
        html += "<dt>\(inline(row.label))</dt><dd>\(inline(row.value))</dd></div>"
      }
      html += "</dl>"
      writeDrawing(
        card.meter.drawing(), look: "",
        title: words.priced(card.meter.pricedItems, of: card.meter.basketItems),
        description: words.threshold(card.meter.thresholdPercent))
      html += "<p class=\"available\">\(inline(card.availability))</p>"
      html += "<p class=\"lacks\">\(inline(card.lacks))</p></li>\n"
    }
    html += "</ul>\n"
  }

  private mutating func writeEntries(_ entries: [ShoppingList.Entry]) {
    html += "<ul>\n"
    for entry in entries {
      let cost = entry.cost.map { formatting.text($0, in: .cell) } ?? Formatting.absent
      let look = entry.isBought ? "check done" : "check"
      html += "<li><span class=\"\(look)\" aria-hidden=\"true\"></span>"
      if entry.isBought { html += "<span class=\"hidden\">\(words.boughtMark) </span>" }
      html += "<span class=\"item\">\(inline(.name(entry.item)))</span> "
      html += "<span class=\"quantity\">\(inline(entry.quantity))</span>"
      html += "<span class=\"leader\" aria-hidden=\"true\"></span> "
      html += "<span class=\"cost\">\(Escaping.html(cost))</span></li>\n"
    }
    html += "</ul>\n"
  }

  private mutating func writeShoppingList(_ list: ShoppingList) {
    html += "<div class=\"lists\(list.stores.count == 1 ? " single" : "")\">\n"
    for store in list.stores {
      html += "<div class=\"list\"><div class=\"list-head\"><h3>\(inline(.name(store.name)))</h3>"
      html += "<span>\(inline(store.note))</span></div>\n"
      html += "<div class=\"entries\">\n"
      for group in store.groups {
        if let heading = group.heading { html += "<h4>\(inline(heading))</h4>\n" }
        writeEntries(group.entries)
      }
      html += "</div>\n"
      if let total = store.total {
        html += "<p class=\"sum\"><span>\(inline(store.totalLabel))</span> "
        html += "<span>\(inline(.value(total)))</span></p>"
      }
      html += "</div>\n"
    }
    html += "</div>\n"
  }
}
