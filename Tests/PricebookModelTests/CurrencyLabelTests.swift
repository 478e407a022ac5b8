import PricebookModel
import Testing

@Suite("Labels of currencies")
struct CurrencyLabelTests {
  @Test(
    "Letters and signs are labels, at most eight",
    arguments: ["", "EUR", "€", "R$", "zł", "Fr.", "s/.", "грн.", "円", "Bitcoins", "CA$", "🪙"])
  func wellFormed(text: String) {
    #expect(CurrencyCode(written: text).isWellFormed)
  }

  @Test(
    "What could look like another amount or hide something is none",
    arguments: [
      "EUR, 999 999.00 USD", "1", "EUR 5", "a,b", "E\u{202E}UR", "E\u{0}R", "E\nR", "ninechars",
      "€-", "(EUR)", "E\u{301}\u{301}", "<b>", "=1", "E;R",
    ])
  func malformed(text: String) {
    #expect(!CurrencyCode(written: text).isWellFormed)
  }
}
