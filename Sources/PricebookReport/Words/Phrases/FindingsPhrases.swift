// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var findings: FindingsPhrases { FindingsPhrases(book: book) }

  struct FindingsPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["findings.title"] }
    func linkText(_ place: FindingPlace) -> RichText { book["findings.linkText", ["place": place]] }
    func prices(_ kind: PriceAlert.Kind, count: Int, months: Int, lowMonths: Int, hasOtherLows: Bool, isTied: Bool, item: LinkedName, store: String, change: Value) -> RichText {
      book["findings.prices", ["kind": kind, "count": count, "months": months, "lowMonths": lowMonths, "hasOtherLows": hasOtherLows, "isTied": isTied, "item": item, "store": store, "change": change]]
    }
    func cart(_ name: String, date: CalendarDate?, cause: CartPart?, amount: Value?) -> RichText {
      book["findings.cart", ["name": name, "date": date, "cause": cause, "amount": amount]]
    }
    func cheaperBasket(at store: String, missing: Int, of items: Int, _ span: BasketSpan) -> RichText {
      book["findings.cheaperBasket", ["store": store, "missing": missing, "items": items, "span": span]]
    }
  }
}
