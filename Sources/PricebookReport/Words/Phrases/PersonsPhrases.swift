// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var persons: PersonsPhrases { PersonsPhrases(book: book) }

  struct PersonsPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["persons.title"] }
    func tableCaption(_ period: MonthPeriod) -> RichText {
      book["persons.tableCaption", ["period": period]]
    }
    var nobody: RichText { book["persons.nobody"] }
    func others(_ count: Int) -> RichText { book["persons.others", ["count": count]] }
    func settled(_ persons: [String], shares: String?, isByLine: Bool, _ transfers: RichText) -> RichText {
      book["persons.settled", ["persons": persons, "shares": shares, "isByLine": isByLine, "transfers": transfers]]
    }
    func transfer(from payer: String, to payee: String, _ amount: Value) -> RichText {
      book["persons.transfer", ["payer": payer, "payee": payee, "amount": amount]]
    }
    func even(_ persons: [String], shares: String?, isByLine: Bool) -> RichText {
      book["persons.even", ["persons": persons, "shares": shares, "isByLine": isByLine]]
    }
    var weightsOfMonths: String { book.words("persons.weightsOfMonths") }
    var withoutWeight: RichText { book["persons.withoutWeight"] }
    func tooMany(_ count: Int, limit: Int) -> RichText {
      book["persons.tooMany", ["count": count, "limit": limit]]
    }
    var unsettled: RichText { book["persons.unsettled"] }
    func notSplit(_ amount: Value) -> RichText { book["persons.notSplit", ["amount": amount]] }
    func rule(_ kind: MonthPeriod.Kind, months: Int, isEqual: Bool, isByLine: Bool) -> RichText {
      book["persons.rule", ["kind": kind, "months": months, "isEqual": isEqual, "isByLine": isByLine]]
    }
    var budgetsTitle: RichText { book["persons.budgetsTitle"] }
    func budgetsCaption(_ period: MonthPeriod) -> RichText {
      book["persons.budgetsCaption", ["period": period]]
    }
    var budgetsNote: RichText { book["persons.budgetsNote"] }
  }
}
