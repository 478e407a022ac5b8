// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var repriced: RepricedPhrases { RepricedPhrases(book: book) }

  struct RepricedPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["repriced.title"] }
    func sentence(_ paid: Value, at store: String, on day: CalendarDate, yearAgo: Value?, elsewhere: Value?) -> RichText {
      book["repriced.sentence", ["paid": paid, "store": store, "day": day, "yearAgo": yearAgo, "elsewhere": elsewhere]]
    }
    func clause(at store: String, on day: CalendarDate, yearAgo: Value?, elsewhere: Value?) -> RichText {
      book["repriced.clause", ["store": store, "day": day, "yearAgo": yearAgo, "elsewhere": elsewhere]]
    }
    var yearAgo: RichText { book["repriced.yearAgo"] }
    var elsewhere: RichText { book["repriced.elsewhere"] }
    func note(store: String, days: Int) -> RichText {
      book["repriced.note", ["store": store, "days": days]]
    }
  }
}
