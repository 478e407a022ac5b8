// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var check: CheckPhrases { CheckPhrases(book: book) }

  struct CheckPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["check.title"] }
    func receiptsEnd(_ last: CalendarDate, missing: Int, hasPayments: Bool) -> RichText {
      book["check.receiptsEnd", ["last": last, "missing": missing, "hasPayments": hasPayments]]
    }
    func storeStopped(_ store: String, _ last: CalendarDate, days: Int, isWeekly: Bool) -> RichText {
      book["check.storeStopped", ["store": store, "last": last, "days": days, "isWeekly": isWeekly]]
    }
    func payments(_ count: Int, _ amount: Value, at stores: RichText, file: RichText?) -> RichText {
      book["check.payments", ["count": count, "amount": amount, "stores": stores, "file": file]]
    }
    func otherShops(_ count: Int, _ amount: Value, at stores: RichText) -> RichText {
      book["check.otherShops", ["count": count, "amount": amount, "stores": stores]]
    }
    func mayCountTwice(_ day: CalendarDate, _ store: String, _ amount: Value, in place: String, and other: String, others: Int, all: Value) -> RichText {
      book["check.mayCountTwice", ["day": day, "store": store, "amount": amount, "place": place, "other": other, "others": others, "all": all]]
    }
    func unusualPrice(_ item: String, _ price: Value, per unit: RichText?, in place: String, usual: Value, others: Int) -> RichText {
      book["check.unusualPrice", ["item": item, "price": price, "unit": unit, "place": place, "usual": usual, "others": others]]
    }
    func unusualQuantity(_ item: String, _ quantity: Value, in place: String, usual: Value, others: Int) -> RichText {
      book["check.unusualQuantity", ["item": item, "quantity": quantity, "place": place, "usual": usual, "others": others]]
    }
    func chargedAbove(_ day: CalendarDate, _ store: String, _ item: String, charged: Value, advertised: Value, _ difference: Value, others: Int, all: Value, file: RichText?) -> RichText {
      book["check.chargedAbove", ["day": day, "store": store, "item": item, "charged": charged, "advertised": advertised, "difference": difference, "others": others, "all": all, "file": file]]
    }
    func withoutCurrency(_ amount: Value, file: String, others: Int) -> RichText {
      book["check.withoutCurrency", ["amount": amount, "file": file, "others": others]]
    }
    func looksLikePrices(_ file: String, _ amount: Value) -> RichText {
      book["check.looksLikePrices", ["file": file, "amount": amount]]
    }
    func receiptsDiffer(_ item: String, _ here: Value, in place: String, _ there: Value, and other: String, others: Int) -> RichText {
      book["check.receiptsDiffer", ["item": item, "here": here, "place": place, "there": there, "other": other, "others": others]]
    }
    func withoutCategory(_ share: Value, _ amount: Value) -> RichText {
      book["check.withoutCategory", ["share": share, "amount": amount]]
    }
    func namesAlone(_ count: Int, first: String) -> RichText {
      book["check.namesAlone", ["count": count, "first": first]]
    }
    func damagedNames(_ count: Int, first: String, file: String) -> RichText {
      book["check.damagedNames", ["count": count, "first": first, "file": file]]
    }
    func count(_ count: Int, _ period: MonthPeriod) -> RichText {
      book["check.count", ["count": count, "period": period]]
    }
  }
}
