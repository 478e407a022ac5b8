// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var packages: PackagesPhrases { PackagesPhrases(book: book) }

  struct PackagesPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["packages.title"] }
    func note(percent: Int, months: Int) -> RichText {
      book["packages.note", ["percent": percent, "months": months]]
    }
    func smaller(_ new: RichText, insteadOf old: RichText, _ price: Value, before: Value?, _ change: Double, _ per: RichText) -> RichText {
      book["packages.smaller", ["new": new, "old": old, "price": price, "before": before, "change": change, "per": per]]
    }
    var before: String { book.words("packages.before") }
    var now: String { book.words("packages.now") }
    func pieces(_ number: Quantity) -> RichText { book["packages.pieces", ["number": number]] }
    func until(_ size: RichText, _ month: Month) -> RichText {
      book["packages.until", ["size": size, "month": month]]
    }
    func from(_ size: RichText, _ month: Month) -> RichText {
      book["packages.from", ["size": size, "month": month]]
    }
  }
}
