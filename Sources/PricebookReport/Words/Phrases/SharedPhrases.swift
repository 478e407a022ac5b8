// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var shared: SharedPhrases { SharedPhrases(book: book) }

  struct SharedPhrases: Sendable {
    let book: WordBook

    var withoutCategory: String { book.words("shared.withoutCategory") }
    var adjustments: String { book.words("shared.adjustments") }
    func whole(_ kind: MonthPeriod.Kind) -> String { book.words("shared.whole", ["kind": kind]) }
    var total: RichText { book["shared.total"] }
    func counted(_ count: Int, _ thing: CountedThing) -> RichText {
      book["shared.counted", ["count": count, "thing": thing]]
    }
    func other(_ count: Int, _ thing: CountedThing) -> RichText {
      book["shared.other", ["count": count, "thing": thing]]
    }
    func per(_ unit: String) -> RichText { book["shared.per", ["unit": unit]] }
    func range(_ first: Value, _ last: Value) -> RichText {
      book["shared.range", ["first": first, "last": last]]
    }
    func amountsIn(_ currency: CurrencyCode) -> RichText {
      book["shared.amountsIn", ["currency": currency]]
    }
    func withoutCurrency(_ amount: Value) -> RichText {
      book["shared.withoutCurrency", ["amount": amount]]
    }
    func name(_ period: MonthPeriod) -> RichText { book["shared.name", ["period": period]] }
    func label(_ period: MonthPeriod) -> RichText { book["shared.label", ["period": period]] }
    func moreRows(_ count: Int, in file: RichText) -> RichText {
      book["shared.moreRows", ["count": count, "file": file]]
    }
    func word(_ status: BudgetVariance.Status) -> String {
      book.words("shared.word", ["status": status])
    }
    var footerSource: RichText { book["shared.footerSource"] }
    var varianceRule: RichText { book["shared.varianceRule"] }
    func amountsAre(in currencies: RichText) -> RichText {
      book["shared.amountsAre", ["currencies": currencies]]
    }
    func more(_ count: Int) -> RichText { book["shared.more", ["count": count]] }
    var method: RichText { book["shared.method"] }
  }
}
