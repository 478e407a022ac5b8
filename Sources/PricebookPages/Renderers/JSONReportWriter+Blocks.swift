import PricebookDocument
import PricebookModel

extension JSONReportWriter {
  /// One block.
  ///
  /// Content that opens on demand on a page is written in place.
  mutating func write(_ block: Block) {
    switch block {
    case .keyFigures(let figures): write(figures)
    case .findings(let findings):
      writeBlock("findings") { $0.array("findings", findings) { $0.write($1) } }
    case .paragraph(let text): writeBlock("paragraph", text)
    case .answer(let text): writeBlock("answer", text)
    case .footnote(let text): writeBlock("footnote", text)
    case .table(let table): write(table)
    case .chart(let chart): write(chart)
    case .chartPair(let pair):
      for titled in pair { write(titled.chart, under: titled) }
    case .cards(let cards): writeBlock("store-cards") { $0.array("stores", cards) { $0.write($1) } }
    case .shoppingList(let list):
      writeBlock("shopping-list") { $0.array("stores", list.stores) { $0.write($1) } }
    case .catalogue(let catalogue):
      for block in catalogue.entries.flatMap(\.blocks) { write(block) }
    case .disclosure(_, let blocks):
      for block in blocks { write(block) }
    }
  }

  mutating func writeBlock(_ type: String, _ members: (inout JSONReportWriter) -> Void) {
    object { writer in
      writer.json.write("type", text: type)
      members(&writer)
    }
  }

  private mutating func writeBlock(_ type: String, _ text: RichText) {
    object(nil, .line) { writer in
      writer.json.write("type", text: type)
      writer.writeMembers(of: text)
    }
  }

  private mutating func write(_ figures: KeyFigures) {
    writeBlock("key-figures") { writer in
      writer.json.beginArray("figures")
      if let hero = figures.hero { writer.write(hero) }
      for figure in figures.figures { writer.write(figure) }
      writer.json.end()
    }
  }

  private mutating func write(_ hero: HeroFigure) {
    object { writer in
      writer.json.write("label", text: writer.plain(hero.label))
      writer.write("figure", hero.figure)
      if let badge = hero.badge { writer.json.write("status", text: badge.text) }
      writer.write("context", hero.context)
      if let bar = hero.bar {
        writer.object("bar", .line) { writer in
          writer.json.write("currency", text: bar.currency.label)
          writer.write("spent", bar.spent, bar.currency)
          writer.write("budget", bar.budget, bar.currency)
          writer.write("projection", bar.projection, bar.currency)
        }
      }
    }
  }

  private mutating func write(_ figure: KeyFigure) {
    object { writer in
      writer.json.write("label", text: writer.plain(figure.label))
      writer.write("figure", figure.figure)
      writer.write(figure.tone)
      writer.write("context", figure.context)
    }
  }

  private mutating func write(_ finding: Finding) {
    object { writer in
      writer.write("amount", finding.amount)
      writer.write(finding.tone)
      writer.write("sentence", finding.sentence)
      if let link = finding.link { writer.writeLink("link", link.text, link.target) }
    }
  }

  private mutating func write(_ card: StoreCard) {
    object { writer in
      writer.json.write("name", text: card.name)
      writer.write("rank", card.rank)
      writer.write("total", .money(card.total))
      writer.write("note", card.totalNote)
      writer.array("rows", card.rows) { writer, row in
        writer.object(nil, .line) { writer in
          writer.json.write("label", text: writer.plain(row.label))
          writer.write("figure", row.value)
          if row.isWinner { writer.json.write("winner", flag: true) }
        }
      }
      writer.json.write("pricedItems", count: card.meter.pricedItems)
      writer.json.write("basketItems", count: card.meter.basketItems)
      writer.json.write("thresholdPercent", count: card.meter.thresholdPercent)
      writer.write("availability", card.availability)
      writer.write("lacks", card.lacks)
    }
  }

  private mutating func write(_ store: ShoppingList.Store) {
    object { writer in
      writer.json.write("name", text: store.name)
      writer.write("note", store.note)
      writer.array("entries", store.entries) { writer, entry in
        writer.object(nil, .line) { writer in
          writer.json.write("item", text: entry.item.text)
          writer.write("quantity", entry.quantity)
          writer.writeOptional("cost", entry.cost)
          if entry.isBought { writer.json.write("bought", flag: true) }
        }
      }
      writer.writeOptional("total", store.total)
    }
  }

  private mutating func writeOptional(_ key: String, _ value: Value?) {
    guard let value else { return json.writeNull(key) }
    write(key, value)
  }
}
