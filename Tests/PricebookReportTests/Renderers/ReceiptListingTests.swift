import Foundation
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

/// Lines of receipts as HTML, which are written without nodes of a document.
@Suite struct ReceiptListingTests {
  /// A page of so many lines of one item, ten on a receipt.
  private func page(lines count: Int, item: String = "Rye", category: String = "Bread") throws
    -> String
  {
    let day = try #require(CalendarDate(year: 2026, month: 3, day: 7))
    let usd = CurrencyCode(label: "USD")
    var builder = PricebookModel.BookBuilder()
    for number in 0..<count {
      var purchase = PricebookModel.BookBuilder.Purchase(
        day: day, store: "Halle <1>", item: item, paid: Money(Amount(units: 2), usd))
      purchase.category = category
      purchase.receipt = "\(number / 10)"
      try builder.add(purchase)
    }
    let book = builder.book()
    let listing = ReceiptListing(
      (0..<UInt32(count)).map { .init(row: $0, amount: Amount(units: 2)) }, of: book.lines,
      book.names, paths: book.sources.map(\.path), currency: usd, words: Language.english.words)
    let report = Report(
      kind: .receipts, title: "Receipts", kicker: "", headline: "Lines", deck: "",
      sections: [Section(id: "lines", title: "Lines", blocks: [.receipts(listing)])],
      words: Language.english.words.page)
    return HTMLRenderer().render(report)
  }

  @Test("Names are text and no markup")
  func escaped() throws {
    let html = try page(lines: 1, item: "<script>1</script>", category: "\"&'")
    #expect(html.contains("<td>&lt;script&gt;1&lt;/script&gt; <small>&quot;&amp;&#39;</small>"))
    #expect(html.contains("<b>Halle &lt;1&gt;</b>"))
  }

  @Test("A page with too many lines is at most 2 MB and says how many it leaves out")
  func tooMany() throws {
    let count = 60_000
    let html = try page(lines: count)
    #expect(html.utf8.count <= 2_000_000)
    let written = html.components(separatedBy: "<tr><td>Rye").count - 1
    #expect(written > 20_000)
    #expect(html.contains("\(Formatting().text(.count(count - written))) more lines are left out"))
  }
}
