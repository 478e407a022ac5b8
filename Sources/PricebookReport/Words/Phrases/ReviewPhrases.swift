// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var review: ReviewPhrases { ReviewPhrases(book: book) }

  struct ReviewPhrases: Sendable {
    let book: WordBook

    func besides(_ amount: Value, lines: Int) -> RichText {
      book["review.besides", ["amount": amount, "lines": lines]]
    }
    func title(_ period: MonthPeriod) -> RichText { book["review.title", ["period": period]] }
    func days(_ months: RichText, from first: Value, through last: Value) -> RichText {
      book["review.days", ["months": months, "first": first, "last": last]]
    }
    func soFar(_ months: RichText, from first: Value?, through last: Value) -> RichText {
      book["review.soFar", ["months": months, "first": first, "last": last]]
    }
    func elapsed(_ elapsed: Int, of days: Int) -> RichText {
      book["review.elapsed", ["elapsed": elapsed, "days": days]]
    }
    func nothingSpent(_ period: MonthPeriod) -> RichText {
      book["review.nothingSpent", ["period": period]]
    }
    func onlyPlanned(_ planned: Value, carts: Int) -> RichText {
      book["review.onlyPlanned", ["planned": planned, "carts": carts]]
    }
    func spent(_ amounts: RichText, _ period: ReportPeriod) -> RichText {
      book["review.spent", ["amounts": amounts, "period": period]]
    }
    func closed(_ amount: Value, _ status: BudgetVariance.Status, _ period: MonthPeriod) -> RichText {
      book["review.closed", ["amount": amount, "status": status, "period": period]]
    }
    func running(_ amount: Value, _ status: BudgetVariance.Status, daysLeft: Int) -> RichText {
      book["review.running", ["amount": amount, "status": status, "daysLeft": daysLeft]]
    }
    func headingOver(left: Value, daysLeft: Int, over excess: Value) -> RichText {
      book["review.headingOver", ["left": left, "daysLeft": daysLeft, "excess": excess]]
    }
    var noReceipts: RichText { book["review.noReceipts"] }
    func noneThisMonth(_ last: Month?) -> RichText { book["review.noneThisMonth", ["last": last]] }
    func begins(_ day: CalendarDate, isFirst: Bool) -> RichText {
      book["review.begins", ["day": day, "isFirst": isFirst]]
    }
    func someBudgets(_ count: Int, of months: Int, spent: Value, budget: Value) -> RichText {
      book["review.someBudgets", ["count": count, "months": months, "spent": spent, "budget": budget]]
    }
    func spentInSome(_ spent: Value) -> RichText { book["review.spentInSome", ["spent": spent]] }
    func spentOfBudget(_ spent: RichText, _ budget: Value) -> RichText {
      book["review.spentOfBudget", ["spent": spent, "budget": budget]]
    }
    func receiptsAt(receipts: Int, stores: Int) -> RichText {
      book["review.receiptsAt", ["receipts": receipts, "stores": stores]]
    }
    func opening(_ what: RichText, against compared: ComparedPeriod?, _ amount: Value?, isMore: Bool, unbudgeted: MonthPeriod.Kind?) -> RichText {
      book["review.opening", ["what": what, "compared": compared, "amount": amount, "isMore": isMore, "unbudgeted": unbudgeted]]
    }
    func cartBudgets(_ budget: Value, _ amount: Value, _ status: BudgetVariance.Status) -> RichText {
      book["review.cartBudgets", ["budget": budget, "amount": amount, "status": status]]
    }
    func cartsWithBudget(_ count: Int, _ budget: RichText) -> RichText {
      book["review.cartsWithBudget", ["count": count, "budget": budget]]
    }
    var keyFigures: RichText { book["review.keyFigures"] }
    func againstBudget(_ variance: Value, _ budget: Value) -> RichText {
      book["review.againstBudget", ["variance": variance, "budget": budget]]
    }
    func on(_ percent: Value?, _ reference: Value) -> RichText {
      book["review.on", ["percent": percent, "reference": reference]]
    }
    func yearToDate(_ year: YearVariance) -> RichText { book["review.yearToDate", ["year": year]] }
    var receipts: RichText { book["review.receipts"] }
    func receiptsContext(lines: Int, stores: Int, mean: Value?) -> RichText {
      book["review.receiptsContext", ["lines": lines, "stores": stores, "mean": mean]]
    }
  }
}
