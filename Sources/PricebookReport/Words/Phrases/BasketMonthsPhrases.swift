// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var basketMonths: BasketMonthsPhrases { BasketMonthsPhrases(book: book) }

  struct BasketMonthsPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["basketMonths.title"] }
    func entry(_ store: String, _ first: Value, _ last: Value) -> RichText {
      book["basketMonths.entry", ["store": store, "first": first, "last": last]]
    }
    func method(since: Month) -> RichText { book["basketMonths.method", ["since": since]] }
  }
}
