import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Which currency a report speaks of first.
struct CurrencyOrderTests {
  private var made: MadeBook {
    var made = MadeBook(currencies: ["EUR", "JPY"])
    for day in 1...3 { made.buy(on: "2026-03-0\(day)", paid: 20_000) }
    made.buy(on: "2026-03-04", paid: 39_060_000, currency: 1)
    return made
  }

  @Test("One large amount of yen does not come before many purchases in euros")
  func lines() {
    #expect(made.analysis().currencies.map(\.label) == ["EUR", "JPY"])
  }

  @Test("The book's own currency comes first, whatever was bought in it")
  func own() {
    var made = made
    made.book.settings.currency = CurrencyCode(label: "JPY")
    #expect(made.analysis().currencies.map(\.label) == ["JPY", "EUR"])
  }
}
