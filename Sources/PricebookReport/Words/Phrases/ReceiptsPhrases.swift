// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var receipts: ReceiptsPhrases { ReceiptsPhrases(book: book) }

  struct ReceiptsPhrases: Sendable {
    let book: WordBook

    func title(_ period: MonthPeriod) -> RichText { book["receipts.title", ["period": period]] }
    func headline(_ amounts: RichText, receipts: Int) -> RichText {
      book["receipts.headline", ["amounts": amounts, "receipts": receipts]]
    }
    func deck(lines: Int, currencies: Int) -> RichText {
      book["receipts.deck", ["lines": lines, "currencies": currencies]]
    }
    func byMonth(lines: Int) -> RichText { book["receipts.byMonth", ["lines": lines]] }
    var caption: RichText { book["receipts.caption"] }
    var day: RichText { book["receipts.day"] }
    var paid: RichText { book["receipts.paid"] }
    var line: RichText { book["receipts.line"] }
  }
}
