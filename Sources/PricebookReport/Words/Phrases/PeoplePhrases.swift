// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var people: PeoplePhrases { PeoplePhrases(book: book) }

  struct PeoplePhrases: Sendable {
    let book: WordBook

    var ratingsTitle: RichText { book["people.ratingsTitle"] }
    var ratingsNote: RichText { book["people.ratingsNote"] }
    var contributorsTitle: RichText { book["people.contributorsTitle"] }
    var contributorsNote: RichText { book["people.contributorsNote"] }
    func level(_ level: Contributor.Level) -> String {
      book.words("people.level", ["level": level])
    }
    var favorite: String { book.words("people.favorite") }
    func rating(_ mean: Value, of count: Int) -> RichText {
      book["people.rating", ["mean": mean, "count": count]]
    }
    func comment(_ text: String, by author: String?, on day: Value?) -> RichText {
      book["people.comment", ["text": text, "author": author, "day": day]]
    }
  }
}
