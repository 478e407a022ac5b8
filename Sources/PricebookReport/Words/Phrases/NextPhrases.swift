// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var next: NextPhrases { NextPhrases(book: book) }

  struct NextPhrases: Sendable {
    let book: WordBook

    func from(isDue: Bool, isListed: Bool, by last: CalendarDate) -> RichText {
      book["next.from", ["isDue": isDue, "isListed": isListed, "last": last]]
    }
    var title: RichText { book["next.title"] }
    func basketData(due: Int) -> RichText { book["next.basketData", ["due": due]] }
    func weeksOld(_ weeks: Int) -> RichText { book["next.weeksOld", ["weeks": weeks]] }
    var undated: RichText { book["next.undated"] }
    func grey(weeks: Int, hasUndated: Bool) -> RichText {
      book["next.grey", ["weeks": weeks, "hasUndated": hasUndated]]
    }
    func tooOld(_ stores: RichText, days: Int) -> RichText {
      book["next.tooOld", ["stores": stores, "days": days]]
    }
    func headline(_ things: Int, _ total: Value, at stores: [String]) -> RichText {
      book["next.headline", ["things": things, "total": total, "stores": stores]]
    }
    func alternative(_ total: Value, at store: String, isUsual: Bool, difference: Value?, isLess: Bool, what: RichText?, notes: RichText?) -> RichText {
      book["next.alternative", ["total": total, "store": store, "isUsual": isUsual, "difference": difference, "isLess": isLess, "what": what, "notes": notes]]
    }
    func split(_ parts: RichText, _ saving: Value) -> RichText {
      book["next.split", ["parts": parts, "saving": saving]]
    }
    func listed(at stores: [String], _ amount: Value) -> RichText {
      book["next.listed", ["stores": stores, "amount": amount]]
    }
    func upTo(weeks: Int) -> RichText { book["next.upTo", ["weeks": weeks]] }
    var someUndated: RichText { book["next.someUndated"] }
    func someEstimated(_ prices: Int) -> RichText { book["next.someEstimated", ["prices": prices]] }
    func unpriced(_ count: Int) -> RichText { book["next.unpriced", ["count": count]] }
    var estimated: RichText { book["next.estimated"] }
    func less(_ amount: Value, at store: String, age: RichText?) -> RichText {
      book["next.less", ["amount": amount, "store": store, "age": age]]
    }
    var clear: String { book.words("next.clear") }
    var nothing: RichText { book["next.nothing"] }
    var howItFills: RichText { book["next.howItFills"] }
  }
}
