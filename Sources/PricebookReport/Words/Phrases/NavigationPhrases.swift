// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var navigation: NavigationPhrases { NavigationPhrases(book: book) }

  struct NavigationPhrases: Sendable {
    let book: WordBook

    var home: RichText { book["navigation.home"] }
    var month: RichText { book["navigation.month"] }
    var spending: RichText { book["navigation.spending"] }
    var prices: RichText { book["navigation.prices"] }
    var stores: RichText { book["navigation.stores"] }
    var list: RichText { book["navigation.list"] }
    var receipts: RichText { book["navigation.receipts"] }
    var items: RichText { book["navigation.items"] }
    var year: RichText { book["navigation.year"] }
  }
}
