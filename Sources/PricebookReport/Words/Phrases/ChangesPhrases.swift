// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var changes: ChangesPhrases { ChangesPhrases(book: book) }

  struct ChangesPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["changes.title"] }
    var tableCaption: RichText { book["changes.tableCaption"] }
    var itemsCaption: RichText { book["changes.itemsCaption"] }
    var otherItems: RichText { book["changes.otherItems"] }
    var brand: RichText { book["changes.brand"] }
    var brandNote: RichText { book["changes.brandNote"] }
    func label(_ reference: ChangeReference) -> RichText {
      book["changes.label", ["reference": reference]]
    }
    func note(_ period: MonthPeriod, _ reference: ChangeReference, _ change: Value) -> RichText {
      book["changes.note", ["period": period, "reference": reference, "change": change]]
    }
    func largest(_ entries: RichText) -> RichText { book["changes.largest", ["entries": entries]] }
    func ownLines(_ category: String) -> RichText {
      book["changes.ownLines", ["category": category]]
    }
    func otherParts(_ parts: [RichText]) -> RichText {
      book["changes.otherParts", ["parts": parts]]
    }
    func new(_ amount: Value) -> RichText { book["changes.new", ["amount": amount]] }
    func gone(_ amount: Value) -> RichText { book["changes.gone", ["amount": amount]] }
    func description(previous: Value, current: Value, price: Value, store: Value, quantity: Value, brand: Value?, other: Value) -> RichText {
      book["changes.description", ["previous": previous, "current": current, "price": price, "store": store, "quantity": quantity, "brand": brand, "other": other]]
    }
    func itemsFootnote(_ limit: Int) -> RichText { book["changes.itemsFootnote", ["limit": limit]] }
  }
}
