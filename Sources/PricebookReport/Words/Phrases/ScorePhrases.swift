// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var score: ScorePhrases { ScorePhrases(book: book) }

  struct ScorePhrases: Sendable {
    let book: WordBook

    var title: RichText { book["score.title"] }
    func kicker(_ months: MonthPeriod) -> RichText { book["score.kicker", ["months": months]] }
    func headline(_ held: Int, of ranges: Int) -> RichText {
      book["score.headline", ["held": held, "ranges": ranges]]
    }
    var nothing: RichText { book["score.nothing"] }
    var nothingDeck: RichText { book["score.nothingDeck"] }
    func deck(_ day: Value) -> RichText { book["score.deck", ["day": day]] }
    var tableTitle: RichText { book["score.tableTitle"] }
    var what: RichText { book["score.what"] }
    var cases: RichText { book["score.cases"] }
    var within: RichText { book["score.within"] }
    var error: RichText { book["score.error"] }
    var plainError: RichText { book["score.plainError"] }
    var note: RichText { book["score.note"] }
    func question(_ question: TrackRecord.Question, day: Int?) -> RichText {
      book["score.question", ["question": question, "day": day]]
    }
    func days(_ days: Value, _ count: Double) -> RichText {
      book["score.days", ["days": days, "count": count]]
    }
    func method(_ days: Int) -> RichText { book["score.method", ["days": days]] }
  }
}
