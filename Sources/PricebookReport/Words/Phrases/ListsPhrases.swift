// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var lists: ListsPhrases { ListsPhrases(book: book) }

  struct ListsPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["lists.title"] }
    var anyStore: RichText { book["lists.anyStore"] }
    var noCurrency: RichText { book["lists.noCurrency"] }
    var edited: String { book.words("lists.edited") }
    var onSale: String { book.words("lists.onSale") }
    func ofBudget(_ amount: Value, _ budget: Value) -> RichText {
      book["lists.ofBudget", ["amount": amount, "budget": budget]]
    }
    var deck: RichText { book["lists.deck"] }
    var emptyTitle: RichText { book["lists.emptyTitle"] }
    func emptyDeck(showsAll: Bool) -> RichText { book["lists.emptyDeck", ["showsAll": showsAll]] }
    var howListsAppear: RichText { book["lists.howListsAppear"] }
    var footer: RichText { book["lists.footer"] }
    func items(_ state: ListQuery.State) -> RichText { book["lists.items", ["state": state]] }
    func matching(_ items: RichText, _ text: String) -> RichText {
      book["lists.matching", ["items": items, "text": text]]
    }
    func nothing(showsAll: Bool) -> RichText { book["lists.nothing", ["showsAll": showsAll]] }
    func headline(open: Int, bought: Int, lists: Int) -> RichText {
      book["lists.headline", ["open": open, "bought": bought, "lists": lists]]
    }
    func total(unpriced: Int) -> RichText { book["lists.total", ["unpriced": unpriced]] }
    var totalsTitle: RichText { book["lists.totalsTitle"] }
    var totalsNote: RichText { book["lists.totalsNote"] }
  }
}
