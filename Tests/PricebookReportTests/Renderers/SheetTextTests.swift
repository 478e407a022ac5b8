import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite("The month as text")
struct SheetTextTests {
  private static func lines(of book: Book, _ language: Language = .english) -> [String] {
    let page = Reports.monthIndex(
      of: ReportReading.analysis(of: book),
      context: ReportContext(months: [], locale: ReportLocale(language)))
    return MarkdownRenderer().render(page).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @Test("It has at most 40 lines of at most 78 columns, for any book", arguments: Language.allCases)
  func size(language: Language) {
    for book in WrittenReports.books {
      let lines = Self.lines(of: book.make(), language)
      #expect(lines.count <= SheetText.lineLimit, "\(book.name)")
      for line in lines {
        #expect(TextColumns.width(of: line) <= SheetText.width, "\(book.name): \(line)")
      }
    }
  }

  @Test("Bars come first in their lines and are of one length")
  func bars() throws {
    let bars = Self.lines(of: BookBuilder.household().book()).filter { $0.contains("█") }
      .compactMap { line in line.split(separator: " ").dropFirst().first }
      .filter { $0.allSatisfy { $0 == "█" || $0 == "░" } }
    try #require(!bars.isEmpty)
    #expect(Set(bars.map(\.count)) == [12])
  }

  @Test("It has no links, no tables and nothing that a terminal obeys")
  func plain() {
    let text = Self.lines(of: BookBuilder.household().book()).joined(separator: "\n")
    #expect(!text.contains("](") && !text.contains("|") && !text.contains("\u{1B}"))
    #expect(text.hasPrefix("# October: "))
  }

  @Test("Long names are whole: broken where lines have a width, for Markdown on one line")
  func longNames() {
    var builder = BookBuilder()
    let name = String(repeating: "x", count: DisplayName.limit)
    builder.buy("2026-10-03", name, name, 250, category: name)
    builder.budget(name, 200)
    let book = builder.book()
    #expect(Self.lines(of: book).contains { $0.contains(name) })
    let page = Reports.monthIndex(
      of: ReportReading.analysis(of: book), context: ReportContext(months: []))
    let text = String(decoding: page.sheet(width: 60, isStyled: false), as: UTF8.self)
    for line in text.split(separator: "\n") {
      #expect(TextColumns.width(of: String(line)) <= 60, "\(line)")
    }
    #expect(text.filter { !$0.isWhitespace }.contains(name))
  }
}
