// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var data: DataPhrases { DataPhrases(book: book) }

  struct DataPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["data.title"] }
    func note(skipped: Int) -> RichText { book["data.note", ["skipped": skipped]] }
    var shortNote: RichText { book["data.shortNote"] }
    var caption: RichText { book["data.caption"] }
    var allFiles: RichText { book["data.allFiles"] }
    var leftOut: RichText { book["data.leftOut"] }
    var covered: RichText { book["data.covered"] }
    var skipped: RichText { book["data.skipped"] }
    func months(startDay: Int, month: Month, first: CalendarDate, last: CalendarDate) -> RichText {
      book["data.months", ["startDay": startDay, "month": month, "first": first, "last": last]]
    }
    func paidIn(_ currency: CurrencyCode) -> RichText {
      book["data.paidIn", ["currency": currency]]
    }
    func format(_ format: String) -> String { book.words("data.format", ["format": format]) }
    func records(_ totals: ControlTotals, skipped: Int) -> RichText {
      book["data.records", ["totals": totals, "skipped": skipped]]
    }
    func unbalanced(_ sum: RichText) -> RichText { book["data.unbalanced", ["sum": sum]] }
    func paid(_ paid: Value, total: Value, months: Int, agrees: Bool, leftOut: Int) -> RichText {
      book["data.paid", ["paid": paid, "total": total, "months": months, "agrees": agrees, "leftOut": leftOut]]
    }
    func alsoLeftOut(_ counts: [RichText]) -> RichText {
      book["data.alsoLeftOut", ["counts": counts]]
    }
    func leftOutCount(_ kind: LeftOut.Kind, _ count: Int) -> RichText {
      book["data.leftOutCount", ["kind": kind, "count": count]]
    }
    func daysLeftOutBefore(_ day: CalendarDate, of month: Month) -> RichText {
      book["data.daysLeftOutBefore", ["day": day, "month": month]]
    }
    func daysLeftOutAfter(_ day: CalendarDate) -> RichText {
      book["data.daysLeftOutAfter", ["day": day]]
    }
    func reason(_ code: Diagnostic.Code, _ count: Int) -> RichText {
      book["data.reason", ["code": code, "count": count]]
    }
    func rejected(_ count: Int, reasons: RichText, file: RichText) -> RichText {
      book["data.rejected", ["count": count, "reasons": reasons, "file": file]]
    }
    func diagnostics(errors: Int, warnings: Int, file: RichText) -> RichText {
      book["data.diagnostics", ["errors": errors, "warnings": warnings, "file": file]]
    }
    func lookAlikes(_ count: Int, _ pairs: RichText) -> RichText {
      book["data.lookAlikes", ["count": count, "pairs": pairs]]
    }
    func lookAlike(_ name: String, _ other: String) -> RichText {
      book["data.lookAlike", ["name": name, "other": other]]
    }
    func idleAliases(_ count: Int, _ rows: RichText) -> RichText {
      book["data.idleAliases", ["count": count, "rows": rows]]
    }
    func idleAlias(_ match: String, _ place: String) -> RichText {
      book["data.idleAlias", ["match": match, "place": place]]
    }
    func cart(_ name: String, _ date: CalendarDate?) -> RichText {
      book["data.cart", ["name": name, "date": date]]
    }
    func countedCarts(_ count: Int, _ names: RichText) -> RichText {
      book["data.countedCarts", ["count": count, "names": names]]
    }
    func coveredCarts(_ count: Int) -> RichText { book["data.coveredCarts", ["count": count]] }
    func unsent(_ file: String, changes: Int, deletions: Int, failed: Int) -> RichText {
      book["data.unsent", ["file": file, "changes": changes, "deletions": deletions, "failed": failed]]
    }
    func moreCurrencies(_ count: Int) -> RichText { book["data.moreCurrencies", ["count": count]] }
    func tables(_ names: [RichText]) -> RichText { book["data.tables", ["names": names]] }
    var conflicts: RichText { book["data.conflicts"] }
    func field(_ field: VaultConflict.Field) -> RichText { book["data.field", ["field": field]] }
  }
}
