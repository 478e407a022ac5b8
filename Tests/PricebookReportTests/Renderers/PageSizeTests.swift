import Foundation
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `The size of a page` {
  /// As many sections as wanted, each with a table of names of 1,000 characters.
  private func report(sections: Int, rows: Int, letter: String = "ü") -> Report {
    let name = String(repeating: letter, count: 1_000)
    let cells = DisplayTable.Row([.name(name, secondLine: .name(name)), .value(.count(1))])
    let total = DisplayTable.Row([.text("Total"), .value(.count(rows))], emphasis: .total)
    return Report(
      kind: .priceTrends, title: "Large", kicker: "", headline: "Large", deck: "",
      sections: (0..<sections).map { place in
        Section(
          id: "part-\(place)", title: .name(name),
          blocks: [
            .table(
              DisplayTable(
                id: "table", caption: "Names", columns: [.init("Name"), .number("Count")],
                rows: Array(repeating: cells, count: rows) + [total], file: "tables/names.csv"))
          ])
      }, words: Language.english.words.page)
  }

  /// The page of a report, which is at most 2 MB whatever it holds.
  private func page(sections: Int, rows: Int) -> String {
    let html = HTMLRenderer().render(report(sections: sections, rows: rows))
    #expect(html.utf8.count <= 2_000_000)
    #expect(html.hasSuffix("</html>\n"))
    return html
  }

  @Test("A table that is cut says how many rows there are, links them and keeps its total")
  func cutTable() {
    let html = page(sections: 1, rows: 2_000)
    #expect(html.contains("1,000 of 2,000 rows"))
    #expect(html.contains("href=\"tables/names.csv\""))
    #expect(html.contains("<tr class=\"total\">"))
  }

  @Test("A page that loses sections says how many")
  func cutSections() {
    let html = page(sections: 1_000, rows: 1)
    let written = html.components(separatedBy: "<section ").count - 1
    #expect(html.contains("\(Formatting().text(.count(1_001 - written))) parts of this report"))
  }

  @Test("A page that only loses rows keeps its sections", arguments: [(20, 200), (60, 30)])
  func cutRows(sections: Int, rows: Int) {
    let html = page(sections: sections, rows: rows)
    #expect(html.components(separatedBy: "<section ").count - 1 == sections)
  }

  @Test("A page of usual size is not touched")
  func usual() {
    let html = page(sections: 2, rows: 30)
    #expect(html.components(separatedBy: "<tr>").count == 2 * 31 + 1)
  }
}
