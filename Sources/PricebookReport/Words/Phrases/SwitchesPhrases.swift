// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var switches: SwitchesPhrases { SwitchesPhrases(book: book) }

  struct SwitchesPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["switches.title"] }
    func heading(_ total: Value, at stores: RichText, _ span: BasketSpan) -> RichText {
      book["switches.heading", ["total": total, "stores": stores, "span": span]]
    }
    func others(_ count: Int) -> RichText { book["switches.others", ["count": count]] }
    func certain(_ total: Value, of all: Int, _ span: BasketSpan) -> RichText {
      book["switches.certain", ["total": total, "all": all, "span": span]]
    }
    func apart(items: Int) -> RichText { book["switches.apart", ["items": items]] }
    func half(_ items: Int, of all: Int, share: Double?, _ prices: RichText) -> RichText {
      book["switches.half", ["items": items, "all": all, "share": share, "prices": prices]]
    }
    func column(_ span: BasketSpan) -> RichText { book["switches.column", ["span": span]] }
    var mark: RichText { book["switches.mark"] }
    func method(staleDays: Int) -> RichText { book["switches.method", ["staleDays": staleDays]] }
  }
}
