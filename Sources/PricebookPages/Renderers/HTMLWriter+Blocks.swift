import PricebookDocument

extension HTMLWriter {
  mutating func writeBlock(_ block: Block) {
    switch block {
    case .keyFigures(let figures): writeKeyFigures(figures)
    case .findings(let findings): writeFindings(findings)
    case .paragraph(let text): writeParagraph(text, "<p>")
    case .answer(let text): writeParagraph(text, "<p class=\"answer\">")
    case .table(let table): writeTable(table)
    case .chart(let chart): writeChart(chart)
    case .chartPair(let charts): writeChartPair(charts)
    case .cards(let cards): writeCards(cards)
    case .shoppingList(let list): writeShoppingList(list)
    case .catalogue(let catalogue): writeCatalogue(catalogue)
    case .disclosure(let title, let blocks):
      html += "<details><summary>"
      write(title)
      html += "</summary>\n"
      for block in blocks { writeBlock(block) }
      html += "</details>\n"
    case .footnote(let text): writeParagraph(text, "<p class=\"foot\">")
    }
  }

  private mutating func writeParagraph(_ text: RichText, _ tag: String) {
    html += tag
    write(text)
    html += "</p>\n"
  }

  private mutating func writeKeyFigures(_ figures: KeyFigures) {
    html += "<dl class=\"figures"
    html += figures.hero == nil ? "" : " heroic"
    html += "\">\n"
    if let hero = figures.hero {
      let length = formatting.plainText(hero.figure).count
      let size = length > 12 ? " longer" : length > 9 ? " long" : ""
      html += "<div class=\"hero\"><dt>"
      write(hero.label)
      html += "</dt>"
      html += "<dd class=\"figure"
      html += size
      html += "\">"
      write(hero.figure)
      html += "</dd><dd class=\"context\">"
      if let mark = hero.badge {
        write(mark)
        html += " "
      }
      write(hero.context)
      html += "</dd>"
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
      html += "<div><dt>"
      write(figure.label)
      html += "</dt>"
      let length = formatting.plainText(figure.figure).count
      let size = length > 15 ? " longer" : length > 10 ? " long" : ""
      html += "<dd class=\"figure"
      html += size
      html += "\"><span"
      html += toneClass(figure.tone)
      html += ">"
      write(figure.figure)
      html += "</span></dd>"
      html += "<dd class=\"context\">"
      write(figure.context)
      html += "</dd></div>\n"
    }
    html += "</dl>\n"
  }

  private mutating func writeFindings(_ findings: [Finding]) {
    // Amounts that are too long for their column go above the sentences.
    let isStacked = findings.contains { formatting.text($0.amount).count > 11 }
    html += "<ol class=\"findings"
    html += isStacked ? " stacked" : ""
    html += "\">\n"
    for finding in findings {
      let tone = finding.tone == .over ? " fo" : finding.tone == .under ? " fu" : ""
      html += "<li><span class=\"amount"
      html += tone
      html += "\">"
      write(.value(finding.amount))
      html += "</span> "
      html += "<p>"
      write(finding.sentence)
      if let link = finding.link {
        html += " <a href=\""
        html += address(link.target)
        html += "\">"
        write(link.text)
        html += "</a>"
      }
      html += "</p>"
      if let chart = finding.chart { writeChart(chart) }
      html += "</li>\n"
    }
    html += "</ol>\n"
  }

  private mutating func writeCards(_ cards: [StoreCard]) {
    html += "<ul class=\"cards\">\n"
    for card in cards {
      html += "<li class=\"card\"><p class=\"rank\">"
      write(card.rank)
      html += "</p>"
      html += "<h3>"
      write(.name(card.name))
      html += "</h3>"
      html += "<p class=\"sum\">"
      write(.value(.money(card.total)))
      html += "</p>"
      html += "<p class=\"for\">"
      write(card.totalNote)
      html += "</p><dl>"
      for row in card.rows {
        html += "<div"
        html += row.isWinner ? " class=\"winner\"" : ""
        html += ">"
        html += "<dt>"
        write(row.label)
        html += "</dt><dd>"
        write(row.value)
        html += "</dd></div>"
      }
      html += "</dl>"
      writeDrawing(
        card.meter.drawing(), look: "",
        title: words.priced(card.meter.pricedItems, of: card.meter.basketItems),
        description: words.threshold(card.meter.thresholdPercent))
      html += "<p class=\"available\">"
      write(card.availability)
      html += "</p>"
      html += "<p class=\"lacks\">"
      write(card.lacks)
      html += "</p></li>\n"
    }
    html += "</ul>\n"
  }

  /// Entries with boxes to tick; the page remembers nothing.
  private mutating func writeBoxes(_ entries: [ShoppingList.Entry]) {
    html += "<ul>\n"
    for entry in entries {
      html += "<li><label><input type=\"checkbox\" autocomplete=\"off\""
      html += entry.isBought ? " checked>" : ">"
      writeContents(of: entry)
      html += "</label></li>\n"
    }
    html += "</ul>\n"
  }

  private mutating func writeContents(of entry: ShoppingList.Entry) {
    html += "<span class=\"item\">"
    write(.name(entry.item))
    html += "</span> <span class=\"quantity\">"
    write(entry.quantity)
    html += "</span><span class=\"leader\" aria-hidden=\"true\"></span> <span class=\"cost\">"
    html.append(escaping: entry.cost.map { formatting.text($0, in: .cell) } ?? Formatting.absent)
    html += "</span>"
    if let elsewhere = entry.elsewhere {
      html += " <span class=\"elsewhere\">"
      write(elsewhere)
      html += "</span>"
    }
  }

  private mutating func writeEntries(_ entries: [ShoppingList.Entry]) {
    html += "<ul>\n"
    for entry in entries {
      let look = entry.isBought ? "check done" : "check"
      html += "<li><span class=\""
      html += look
      html += "\" aria-hidden=\"true\"></span>"
      if entry.isBought {
        html += "<span class=\"hidden\">"
        html += words.boughtMark
        html += " </span>"
      }
      writeContents(of: entry)
      html += "</li>\n"
    }
    html += "</ul>\n"
  }

  private mutating func writeShoppingList(_ list: ShoppingList) {
    html += "<div class=\"lists"
    html += list.stores.count == 1 ? " single" : ""
    html += list.hasBoxes ? " boxes" : ""
    html += "\">\n"
    for store in list.stores {
      html += "<div class=\"list\"><div class=\"list-head\"><h3>"
      write(.name(store.name))
      html += "</h3>"
      html += "<span>"
      write(store.note)
      html += "</span></div>\n"
      html += "<div class=\"entries\">\n"
      for group in store.groups {
        if let heading = group.heading {
          html += "<h4>"
          write(heading)
          html += "</h4>\n"
        }
        if list.hasBoxes { writeBoxes(group.entries) } else { writeEntries(group.entries) }
      }
      html += "</div>\n"
      if let total = store.total {
        html += "<p class=\"sum\"><span>"
        write(store.totalLabel)
        html += "</span> "
        html += "<span>"
        write(.value(total))
        html += "</span></p>"
      }
      if let note = store.totalNote {
        html += "<p class=\"foot\">"
        write(note)
        html += "</p>"
      }
      html += "</div>\n"
    }
    html += "</div>\n"
  }
}

extension HTMLWriter {
  /// An index by first letter, and the entries, closed.
  ///
  /// The id of an entry is inside of it: browsers open a closed element for a link to what it holds.
  mutating func writeCatalogue(_ catalogue: Catalogue) {
    hasCatalogue = true
    writeLetters(catalogue.letters)
    html += "<p class=\"headings\" aria-hidden=\"true\">"
    for heading in catalogue.headings {
      html += "<span>"
      write(heading)
      html += "</span> "
    }
    html += "</p>\n<div class=\"catalogue\">\n"
    for entry in catalogue.entries {
      html += "<details class=\"entry\"><summary><span class=\"title\">"
      write(.name(entry.name))
      html += "</span>"
      for part in entry.summary {
        html += " <span>"
        write(part)
        html += "</span>"
      }
      html += "</summary>\n<div class=\"inside\" id=\""
      html += uniqueID(entry.id)
      html += "\">\n"
      for block in entry.blocks { writeBlock(block) }
      html += "</div></details>\n"
    }
    html += "</div>\n"
  }

  private mutating func writeLetters(_ letters: [Catalogue.Letter]) {
    html += "<details class=\"alphabet\"><summary>"
    html.append(escaping: words.alphabet)
    html += "</summary>\n<dl>\n"
    for letter in letters {
      html += "<div><dt>"
      html.append(escaping: letter.name)
      html += "</dt>"
      for entry in letter.entries {
        html += "<dd><a href=\"#"
        html += HTMLWriter.safeID(entry.id)
        html += "\">"
        write(.name(entry.name))
        html += "</a></dd>"
      }
      html += "</div>\n"
    }
    html += "</dl>\n</details>\n"
  }

  /// The script of a page with entries, with its words.
  mutating func writeCatalogueScript() {
    html += "<script data-find=\""
    html.append(escaping: words.findItem)
    html += "\" data-found=\""
    html.append(escaping: words.itemsFound)
    html += "\">"
    html += HTMLRenderer.catalogueScript
    html += "</script>\n"
  }
}
