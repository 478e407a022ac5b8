// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var savings: SavingsPhrases { SavingsPhrases(book: book) }

  struct SavingsPhrases: Sendable {
    let book: WordBook

    func finding(days: Int, items: [LinkedName], isMost: Bool, store: String, amount: Value, isOnlyStore: Bool) -> RichText {
      book["savings.finding", ["days": days, "items": items, "isMost": isMost, "store": store, "amount": amount, "isOnlyStore": isOnlyStore]]
    }
    func byStore(days: Int, _ stores: RichText) -> RichText {
      book["savings.byStore", ["days": days, "stores": stores]]
    }
    func notCounted(offers: Value?, earlier: Value?) -> RichText {
      book["savings.notCounted", ["offers": offers, "earlier": earlier]]
    }
    func byItem(file: RichText) -> RichText { book["savings.byItem", ["file": file]] }
  }
}
