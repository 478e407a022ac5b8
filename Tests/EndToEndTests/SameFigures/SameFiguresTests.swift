import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Markdown, CSV, HTML and JSON of the same documents are read back and say the same.
@Suite struct SameFiguresTests {
  static let reports = ["spending-review", "price-trends", "store-comparison"]

  @Test(
    "every table of the Markdown and the HTML has the figures of the JSON", arguments: Subject.all)
  func tables(subject: Subject) throws {
    let files = try subject.files()
    for report in Self.reports {
      let document = try subject.document(report)
      let expected = ExpectedTable.all(in: document)
      #expect(!expected.isEmpty)
      let markdown = WrittenPage(markdown: try text(files["\(report).md"]))
      compare(expected, with: markdown.tables, "\(report).md")
      let html = WrittenPage(html: try text(files["\(report).html"]))
      compare(
        expected.filter { if case .markdown = $0.place { false } else { true } },
        with: html.tables, "\(report).html")
    }
  }

  @Test("every sentence of the JSON stands in the Markdown and the HTML", arguments: Subject.all)
  func sentences(subject: Subject) throws {
    let files = try subject.files()
    for report in Self.reports {
      let document = try subject.document(report)
      let markdown = WrittenPage(markdown: try text(files["\(report).md"])).text
      let html = WrittenPage(html: try text(files["\(report).html"])).text
      var sentences = ["kicker", "headline", "deck"].map { document[$0]?.text("text") ?? "" }
      sentences += document.elements("footer").map { $0.text("text") }
      for section in document.elements("sections") {
        sentences += section.elements("notes").map { $0.text("text") }
        for block in section.elements("blocks") {
          if ["paragraph", "answer", "footnote"].contains(block.text("type")) {
            sentences.append(block.text("text"))
          }
          sentences += block.elements("findings").map { $0["sentence"]?.text("text") ?? "" }
        }
      }
      #expect(sentences.count > 4)
      for sentence in sentences {
        #expect(markdown.contains(sentence), "\(report).md")
        #expect(html.contains(sentence), "\(report).html")
      }
    }
  }

  @Test(
    "the values of a text in the JSON stand in its words, in their order", arguments: Subject.all)
  func values(subject: Subject) throws {
    for report in Self.reports {
      let document = try subject.document(report)
      let texts = document.objects.filter { $0["text"] != nil && $0["values"] != nil }
      #expect(!texts.isEmpty)
      for node in texts {
        var written = WrittenText(node.text("text"))
        for figure in node.elements("values").map(ExpectedTable.value) {
          let isThere = written.holds(figure, skipping: true)
          #expect(isThere, "\(figure) in \(written.text)")
        }
      }
    }
  }

  @Test("the shopping list says the same everywhere", arguments: Subject.all)
  func shoppingList(subject: Subject) throws {
    let files = try subject.files()
    let document = try subject.document("store-comparison")
    let all = document.objects.filter { $0.text("type") == "shopping-list" }
    // Of a second list in a section Markdown has the total alone.
    let once = document.elements("sections").compactMap { section in
      section.objects.first { $0.text("type") == "shopping-list" }
    }
    for (page, lists, name) in [
      (WrittenPage(markdown: try text(files["store-comparison.md"])), once, "md"),
      (WrittenPage(html: try text(files["store-comparison.html"])), all, "html"),
    ] {
      let entries = lists.flatMap { $0.elements("stores") }.flatMap { $0.elements("entries") }
      #expect(page.checklist.count == entries.count)
      for (line, entry) in zip(page.checklist, entries) {
        var written = WrittenText(line)
        let isNamed = written.holds(.words(entry.text("item")), skipping: false)
        #expect(isNamed, "\(name): \(line)")
        var figures = ExpectedTable.sentence(entry["quantity"]).figures
        if let cost = entry["cost"]?["value"]?.number { figures.append(.exact(cost)) }
        for figure in figures {
          let isThere = written.holds(figure, skipping: false)
          #expect(isThere, "\(figure) in \(name): \(line)")
        }
      }
    }
  }

  private func text(_ data: Data?) throws -> String {
    String(decoding: try #require(data), as: UTF8.self)
  }

  /// Compares table by table; neither side may have one more.
  private func compare(
    _ expected: [ExpectedTable], with written: [WrittenTable], _ page: String
  ) {
    #expect(written.count == expected.count, "\(page)")
    for (table, other) in zip(expected, written) {
      let place = "\(page), \(table.place)"
      if !other.id.isEmpty {
        switch table.place {
        case .everywhere(let id): #expect(other.id == id, "\(place)")
        case .chart(let id): #expect(other.id == id + "-values", "\(place)")
        case .markdown: break
        }
      }
      #expect(other.rows.count == table.rows.count, "\(place)")
      if !table.header.isEmpty, !other.header.isEmpty {
        for (name, heading) in zip(table.header, other.header) {
          #expect(heading.hasPrefix(name), "\(place)")
        }
      }
      for (index, (row, cells)) in zip(table.rows, other.rows).enumerated() {
        var wanted = row
        if !table.series.isEmpty {
          wanted += other.header.dropFirst().map { table.series[$0]?[index] ?? ([.absent], true) }
        }
        #expect(cells.count == wanted.count, "\(place): \(cells)")
        for (cell, text) in zip(wanted, cells) {
          var written = WrittenText(text)
          for figure in cell.figures {
            let isThere = written.holds(figure, skipping: !cell.isValue)
            #expect(isThere, "\(figure) in “\(text)” of \(place)")
          }
        }
      }
    }
  }
}
