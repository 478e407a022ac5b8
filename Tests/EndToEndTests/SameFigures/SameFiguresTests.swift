import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Markdown and HTML of the same reports are read back and say the same.
@Suite struct SameFiguresTests {
  static let reports = ["spending-review", "price-trends", "store-comparison"]

  @Test("every table of the HTML is in the Markdown, with the same figures", arguments: Subject.all)
  func tables(subject: Subject) throws {
    for report in Self.reports {
      let html = try subject.page(report, "html").tables
      // Markdown also has tables of what HTML draws.
      var rest = try subject.page(report, "md").tables[...]
      // Trends have nothing to compare in the first month.
      #expect(!html.isEmpty || report == "price-trends")
      for table in html {
        let place = rest.firstIndex { isSame(table, $0) }
        #expect(place != nil, "\(report), \(table.id): \(table.rows.first ?? [])")
        if let place { rest = rest[(place + 1)...] }
      }
    }
  }

  @Test("the shopping list says the same everywhere", arguments: Subject.all)
  func shoppingList(subject: Subject) throws {
    let html = try subject.page("shopping-list", "html").checklist
    let markdown = try subject.page("shopping-list", "md").checklist
    if case .sample = subject { #expect(!html.isEmpty) }
    // Of a second list in a section Markdown has the total alone.
    #expect(html.count >= markdown.count)
    for line in markdown {
      #expect(html.contains { WrittenText.numbers(in: $0) == WrittenText.numbers(in: line) })
    }
  }

  /// Whether two tables have the same headings and numbers; HTML draws some cells.
  private func isSame(_ html: WrittenTable, _ markdown: WrittenTable) -> Bool {
    guard html.rows.count == markdown.rows.count else { return false }
    if !html.header.isEmpty, html.header != markdown.header { return false }
    return zip(html.rows, markdown.rows).allSatisfy { row, other in
      row.count == other.count
        && zip(row, other).allSatisfy { cell, text in
          cell.isEmpty || WrittenText.numbers(in: cell) == WrittenText.numbers(in: text)
        }
    }
  }
}
