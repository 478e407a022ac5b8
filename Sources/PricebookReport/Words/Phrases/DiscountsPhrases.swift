// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var discounts: DiscountsPhrases { DiscountsPhrases(book: book) }

  struct DiscountsPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["discounts.title"] }
    func tookOff(_ amount: Value, in period: MonthPeriod) -> RichText {
      book["discounts.tookOff", ["amount": amount, "period": period]]
    }
    func share(_ percent: Value, isAll: Bool) -> RichText {
      book["discounts.share", ["percent": percent, "isAll": isAll]]
    }
    var note: RichText { book["discounts.note"] }
    var moneyOff: RichText { book["discounts.moneyOff"] }
    var onOffer: RichText { book["discounts.onOffer"] }
    func tableCaption(_ period: MonthPeriod) -> RichText {
      book["discounts.tableCaption", ["period": period]]
    }
  }
}
