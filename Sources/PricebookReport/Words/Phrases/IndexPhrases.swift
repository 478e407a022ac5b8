// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var index: IndexPhrases { IndexPhrases(book: book) }

  struct IndexPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["index.title"] }
    func kept(_ kept: Int, over: Int, _ months: MonthPeriod) -> RichText {
      book["index.kept", ["kept": kept, "over": over, "months": months]]
    }
    func unlinked(_ count: Int) -> RichText { book["index.unlinked", ["count": count]] }
    var yearsTitle: RichText { book["index.yearsTitle"] }
    var year: RichText { book["index.year"] }
    var periodsTitle: RichText { book["index.periodsTitle"] }
    func chartDescription(_ first: Month, _ last: Month) -> RichText {
      book["index.chartDescription", ["first": first, "last": last]]
    }
    func through(_ day: CalendarDate) -> RichText { book["index.through", ["day": day]] }
    var tablesTitle: RichText { book["index.tablesTitle"] }
    var tablesNote: RichText { book["index.tablesNote"] }
    var footer: RichText { book["index.footer"] }
  }
}
