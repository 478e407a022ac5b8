// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var pocket: PocketPhrases { PocketPhrases(book: book) }

  struct PocketPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["pocket.title"] }
    func headline(good: Int, of items: Int) -> RichText {
      book["pocket.headline", ["good": good, "items": items]]
    }
    func fromPrices(_ prices: Int) -> RichText { book["pocket.fromPrices", ["prices": prices]] }
    func deck(old: Int?) -> RichText { book["pocket.deck", ["old": old]] }
    var good: RichText { book["pocket.good"] }
    var lowest: RichText { book["pocket.lowest"] }
    var highest: RichText { book["pocket.highest"] }
    var usual: RichText { book["pocket.usual"] }
    var cheapest: RichText { book["pocket.cheapest"] }
    func noPrice(since month: Month?) -> RichText { book["pocket.noPrice", ["month": month]] }
    var groups: RichText { book["pocket.groups"] }
    var group: RichText { book["pocket.group"] }
    var cheapestItem: RichText { book["pocket.cheapestItem"] }
  }
}
