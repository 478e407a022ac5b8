import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `Markdown documents` {
  @Test("A hostile name never adds a line or a table cell", arguments: HostileNames.all)
  func hostileNamesStayText(name: String) {
    let plain = shape(of: MarkdownRenderer().render(HostileNames.report(naming: "Milk")))
    let hostile = shape(of: MarkdownRenderer().render(HostileNames.report(naming: name)))
    #expect(hostile == plain)
  }

  @Test(
    "What Markdown would read as markup is escaped",
    arguments: [
      ("a|b", "a\\|b"), ("](javascript:x)", "\\](javascript:x)"), ("<b>", "\\<b\\>"),
      ("`x`", "\\`x\\`"), ("*x*", "\\*x\\*"), ("a_b", "a\\_b"), ("\\", "\\\\"), ("&lt;", "\\&lt;"),
      ("a\nb", "a b"), ("$5", "\\$5"), ("www.x.y", "www\\.x\\.y"),
      ("www.1a.y", "www\\.1a\\.y"), ("https://x", "https:/\\/x"),
      ("wWw.x.y", "wWw\\.x\\.y"), ("ftp://www.x", "ftp:/\\/www\\.x"),
      ("a@b.example", "a\u{2060}@b\\.example"), ("mailto:a-@b.c", "mailto:a-\u{2060}@b\\.c"),
      ("a@b@c.d", "a\u{2060}@b\u{2060}@c\\.d"), ("3 @ 2.00", "3 @ 2.00"), ("w. w: x", "w. w: x"),
      ("//x", "/\\/x"), ("shop.example", "shop\\.example"), ("1.5 l", "1.5 l"), ("a/b", "a/b"),
      ("a.csv", "a.csv"), ("a.json x", "a.json x"), ("a.csv.example", "a.csv\\.example"),
    ])
  func markupIsEscaped(text: String, escaped: String) {
    #expect(Escaping.markdown(text) == escaped)
  }

  @Test("Marks that turn the direction of text become visible")
  func directionMarksAreVisible() {
    #expect(Escaping.markdown("a\u{202E}b") == "a(U+202E)b")
  }

  @Test("Right-to-left names are isolated from the words around them")
  func rightToLeftIsIsolated() {
    #expect(Escaping.markdown("שלום") == "\u{2068}שלום\u{2069}")
  }

  @Test(
    "A paragraph does not become a heading, a list or a rule by its first characters",
    arguments: [
      ("# x", "\\# x"), ("- x", "\\- x"), ("1. x", "1\\. x"), ("12) x", "12\\) x"),
      ("2026", "2026"), ("2.31: x", "2.31: x"), ("1.", "1\\."),
      ("--- x", "\\--- x"), ("plain", "plain"),
    ])
  func paragraphStartsAreEscaped(line: String, escaped: String) {
    #expect(Escaping.markdownParagraphStart(line) == escaped)
  }

  @Test("All lines of a table are equally wide")
  func columnsAreAligned() {
    for report in SampleReports.all {
      let lines = MarkdownRenderer().render(report).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (line, next) in zip(lines, lines.dropFirst())
      where line.hasPrefix("|") && next.hasPrefix("|") {
        #expect(TextColumns.width(of: String(line)) == TextColumns.width(of: String(next)))
      }
    }
  }

  @Test("Links to sections lead to the headings that GitHub makes of their titles")
  func sectionLinksMatchHeadings() {
    let markdown = MarkdownRenderer().render(SampleReports.spendingReview())
    #expect(markdown.contains("([Budget](#budget-by-category))"))
  }

  /// The number of unescaped cell borders of every line, and where blocks begin.
  private func shape(of markdown: String) -> [String] {
    markdown.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let borders = line.replacing("\\\\", with: "").replacing("\\|", with: "")
        .count { $0 == "|" }
      return line.isEmpty ? "" : "\(line.prefix { "#-|".contains($0) }.count > 0) \(borders)"
    }
  }
}
