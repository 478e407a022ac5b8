// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var budget: BudgetPhrases { BudgetPhrases(book: book) }

  struct BudgetPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["budget.title"] }
    var titleWithoutBudget: RichText { book["budget.titleWithoutBudget"] }
    var tableTitle: RichText { book["budget.tableTitle"] }
    var bars: RichText { book["budget.bars"] }
    func pace(_ kind: MonthPeriod.Kind) -> RichText { book["budget.pace", ["kind": kind]] }
    func howToAddBudgets(_ kind: MonthPeriod.Kind) -> RichText {
      book["budget.howToAddBudgets", ["kind": kind]]
    }
    var withoutCategoryTitle: RichText { book["budget.withoutCategoryTitle"] }
    var withoutCategoryNote: RichText { book["budget.withoutCategoryNote"] }
    func noneOver(_ budgeted: Int) -> RichText { book["budget.noneOver", ["budgeted": budgeted]] }
    func over(_ over: Int, of budgeted: Int, largest: NamedAmount?) -> RichText {
      book["budget.over", ["over": over, "budgeted": budgeted, "largest": largest]]
    }
    func unbudgeted(on name: String?, categories: Int, left: Value?) -> RichText {
      book["budget.unbudgeted", ["name": name, "categories": categories, "left": left]]
    }
    var withoutBudget: String { book.words("budget.withoutBudget") }
    var noSpending: RichText { book["budget.noSpending"] }
    var refunded: RichText { book["budget.refunded"] }
    func mostSpent(on largest: String?, _ amount: Value, _ part: LargestPart) -> RichText {
      book["budget.mostSpent", ["largest": largest, "amount": amount, "part": part]]
    }
    func tableCaption(_ period: MonthPeriod) -> RichText {
      book["budget.tableCaption", ["period": period]]
    }
    func ownBudget(_ sum: Value, _ kind: MonthPeriod.Kind) -> RichText {
      book["budget.ownBudget", ["sum": sum, "kind": kind]]
    }
    func carriedOver(_ entries: RichText) -> RichText {
      book["budget.carriedOver", ["entries": entries]]
    }
    func overspentBefore(_ entries: RichText) -> RichText {
      book["budget.overspentBefore", ["entries": entries]]
    }
    func unbudgetedCounts(_ kind: MonthPeriod.Kind) -> RichText {
      book["budget.unbudgetedCounts", ["kind": kind]]
    }
    func overCount(_ over: Int, of months: Int) -> RichText {
      book["budget.overCount", ["over": over, "months": months]]
    }
    func yearToDate(from first: Month, through last: Month, spent: Value, _ variance: YearVariance?) -> RichText {
      book["budget.yearToDate", ["first": first, "last": last, "spent": spent, "variance": variance]]
    }
    func projection(for day: CalendarDate) -> RichText { book["budget.projection", ["day": day]] }
    func oneMonth(isOfWeeks: Bool) -> RichText { book["budget.oneMonth", ["isOfWeeks": isOfWeeks]] }
    func monthsTableTitle(isOfWeeks: Bool) -> RichText {
      book["budget.monthsTableTitle", ["isOfWeeks": isOfWeeks]]
    }
    func monthsCaption(isOfWeeks: Bool) -> RichText {
      book["budget.monthsCaption", ["isOfWeeks": isOfWeeks]]
    }
    func monthsDescription(highest: [Month], _ highestAmount: Value, lowest: [Month], _ lowestAmount: Value?) -> RichText {
      book["budget.monthsDescription", ["highest": highest, "highestAmount": highestAmount, "lowest": lowest, "lowestAmount": lowestAmount]]
    }
    func monthsAlike(_ amount: Value, before month: Month?, isOfWeeks: Bool) -> RichText {
      book["budget.monthsAlike", ["amount": amount, "month": month, "isOfWeeks": isOfWeeks]]
    }
  }
}
