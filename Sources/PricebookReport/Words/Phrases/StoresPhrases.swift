// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var stores: StoresPhrases { StoresPhrases(book: book) }

  struct StoresPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["stores.title"] }
    var tableTitle: RichText { book["stores.tableTitle"] }
    func tableCaption(_ period: MonthPeriod) -> RichText {
      book["stores.tableCaption", ["period": period]]
    }
    func note(_ store: String, _ part: LargestPart, share: Double, earlier: Double?, isSame: Bool, earlierPeriod: MonthPeriod) -> RichText {
      book["stores.note", ["store": store, "part": part, "share": share, "earlier": earlier, "isSame": isSame, "earlierPeriod": earlierPeriod]]
    }
    func description(_ store: String, _ amount: Value, _ part: LargestPart, stores: Int) -> RichText {
      book["stores.description", ["store": store, "amount": amount, "part": part, "stores": stores]]
    }
  }
}
