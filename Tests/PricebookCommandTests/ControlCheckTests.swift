import PricebookAnalytics
import PricebookModel
import TestSupport
import Testing

@testable import PricebookCommand

@Suite struct ControlCheckTests {
  /// A line of 1 EUR and one of 2 CHF, with their control totals.
  private static func book() -> Book {
    let currencies = ["CHF", "EUR"].map { CurrencyCode(label: $0) }
    var book = Book()
    book.sources = [Source(path: "a.csv", kind: .receipts, format: "receipts")]
    book.names.items = [Item(name: "Milk")]
    book.names.stores = ["East"]
    book.names.categories = [""]
    book.names.units = [.each]
    book.names.currencies = IDTable(currencies)
    for (number, currency) in currencies.enumerated() {
      let paid = Amount(units: Int64(2 - number))
      book.lines.append(
        ReceiptLine(
          receipt: UInt32(number), day: CalendarDate(daysSinceEpoch: 20_000), store: 0, item: 0,
          category: 0, unit: 0, currency: CurrencyID(number), quantity: .one, paid: paid,
          uses: [.spending, .price], source: 0, line: UInt32(number + 2)))
      book.sources[0].totals.read += 1
      book.sources[0].totals.accepted += 1
      book.sources[0].totals.paid[currency] = paid
    }
    return book
  }

  @Test("a book and its analysis that add up pass")
  func balanced() throws {
    let book = Self.book()
    try ControlCheck.check(book)
    try ControlCheck.check(Analysis(of: book, options: AnalysisOptions()), of: book)
  }

  @Test("an amount that changed after reading is found in every currency", arguments: [0, 1])
  func changedLine(row: Int) {
    var book = Self.book()
    book.lines.paid[row] += Amount(units: 1)
    #expect(throws: ControlCheckFailure.self) { try ControlCheck.check(book) }
  }

  @Test("an amount that changed after the analysis is found in every currency", arguments: [0, 1])
  func changedAnalysis(row: Int) {
    var book = Self.book()
    let analysis = Analysis(of: book, options: AnalysisOptions())
    book.lines.paid[row] += Amount(units: 1)
    #expect(throws: ControlCheckFailure.self) { try ControlCheck.check(analysis, of: book) }
  }

  @Test("a record that was neither accepted nor refused is found")
  func unbalanced() {
    var book = Self.book()
    book.sources[0].totals.read += 1
    #expect(throws: ControlCheckFailure.self) { try ControlCheck.check(book) }
  }
}
