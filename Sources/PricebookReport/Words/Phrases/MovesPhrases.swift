// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var moves: MovesPhrases { MovesPhrases(book: book) }

  struct MovesPhrases: Sendable {
    let book: WordBook

    func household(_ move: PriceMove, storeChoice: ClearChange?) -> RichText {
      book["moves.household", ["move": move, "storeChoice": storeChoice]]
    }
    var band: RichText { book["moves.band"] }
    func storeLevel(_ store: String, _ change: Estimate, since: Month, spent: Value?) -> RichText {
      book["moves.storeLevel", ["store": store, "change": change, "since": since, "spent": spent]]
    }
  }
}
