// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var year: YearPhrases { YearPhrases(book: book) }

  struct YearPhrases: Sendable {
    let book: WordBook

    func title(_ year: Int) -> RichText { book["year.title", ["year": year]] }
    func kicker(_ span: YearOutline) -> RichText { book["year.kicker", ["span": span]] }
    func headline(_ spent: RichText, _ span: YearOutline, budget: YearBudgetClaim?, change: YearChangeClaim?) -> RichText {
      book["year.headline", ["spent": spent, "span": span, "budget": budget, "change": change]]
    }
    func begins(_ day: CalendarDate, year: Int) -> RichText {
      book["year.begins", ["day": day, "year": year]]
    }
    func ends(_ month: Month) -> RichText { book["year.ends", ["month": month]] }
    func spentLabel(_ span: YearOutline) -> RichText { book["year.spentLabel", ["span": span]] }
    func against(_ year: Int, isSamePeriod: Bool) -> RichText {
      book["year.against", ["year": year, "isSamePeriod": isSamePeriod]]
    }
    var monthlyMean: RichText { book["year.monthlyMean"] }
    func meanContext(_ months: RichText) -> RichText {
      book["year.meanContext", ["months": months]]
    }
    var keptLabel: RichText { book["year.keptLabel"] }
    var keptContext: RichText { book["year.keptContext"] }
    func monthsTitle(_ count: Int) -> RichText { book["year.monthsTitle", ["count": count]] }
    var byMonth: RichText { book["year.byMonth"] }
    var receiptsTitle: RichText { book["year.receiptsTitle"] }
    func receiptDays(_ receipts: Int, days: Int, percent: Int, weekday: Int) -> RichText {
      book["year.receiptDays", ["receipts": receipts, "days": days, "percent": percent, "weekday": weekday]]
    }
    func shaded(weekday: Int) -> RichText { book["year.shaded", ["weekday": weekday]] }
    func monthEnds(_ held: Int, of ranges: Int, on day: Int, later: Int, ofLater: Int, on laterDay: Int) -> RichText {
      book["year.monthEnds", ["held": held, "ranges": ranges, "day": day, "later": later, "ofLater": ofLater, "laterDay": laterDay]]
    }
    var extremesTitle: RichText { book["year.extremesTitle"] }
    func extremesNote(againstBudgets: Bool) -> RichText {
      book["year.extremesNote", ["againstBudgets": againstBudgets]]
    }
    func best(_ claim: YearMonthClaim) -> RichText { book["year.best", ["claim": claim]] }
    func worst(_ claim: YearMonthClaim) -> RichText { book["year.worst", ["claim": claim]] }
    var categoriesTitle: RichText { book["year.categoriesTitle"] }
    func changeTitle(_ year: Int, _ previous: Int) -> RichText {
      book["year.changeTitle", ["year": year, "previous": previous]]
    }
    func changeNote(_ year: Int, _ previous: Int, change: Value, isSamePeriod: Bool, months: Int?) -> RichText {
      book["year.changeNote", ["year": year, "previous": previous, "change": change, "isSamePeriod": isSamePeriod, "months": months]]
    }
    func label(_ year: Int, isSamePeriod: Bool) -> RichText {
      book["year.label", ["year": year, "isSamePeriod": isSamePeriod]]
    }
    var pricesTitle: RichText { book["year.pricesTitle"] }
    func pricesNote(start: Month) -> RichText { book["year.pricesNote", ["start": start]] }
    var itemsTitle: RichText { book["year.itemsTitle"] }
    var itemsNote: RichText { book["year.itemsNote"] }
    var priceChangesTitle: RichText { book["year.priceChangesTitle"] }
    var purchases: RichText { book["year.purchases"] }
    func storesNote(_ store: String, _ part: LargestPart, share: Double) -> RichText {
      book["year.storesNote", ["store": store, "part": part, "share": share]]
    }
    func method(percent: Int) -> RichText { book["year.method", ["percent": percent]] }
  }
}
