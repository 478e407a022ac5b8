// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var levels: LevelsPhrases { LevelsPhrases(book: book) }

  struct LevelsPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["levels.title"] }
    func note(months: Int, usual: String) -> RichText {
      book["levels.note", ["months": months, "usual": usual]]
    }
    func base(_ usual: String) -> RichText { book["levels.base", ["usual": usual]] }
    func claim(_ claim: LevelClaim, _ store: String, than usual: String) -> RichText {
      book["levels.claim", ["claim": claim, "store": store, "usual": usual]]
    }
    func lowest(_ usual: String, _ claim: LevelClaim, next: String) -> RichText {
      book["levels.lowest", ["usual": usual, "claim": claim, "next": next]]
    }
    func range(_ claim: LevelClaim, items: Int) -> RichText {
      book["levels.range", ["claim": claim, "items": items]]
    }
    func offers(_ stores: [String]) -> RichText { book["levels.offers", ["stores": stores]] }
    func omitted(_ stores: Int) -> RichText { book["levels.omitted", ["stores": stores]] }
    func description(_ levels: RichText) -> RichText {
      book["levels.description", ["levels": levels]]
    }
    var tableCaption: RichText { book["levels.tableCaption"] }
    var lower: RichText { book["levels.lower"] }
    var upper: RichText { book["levels.upper"] }
    var commonItems: RichText { book["levels.commonItems"] }
  }
}
