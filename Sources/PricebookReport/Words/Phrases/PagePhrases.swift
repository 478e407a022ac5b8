// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

package import PricebookModel

extension ReportWords {
  package var page: PagePhrases { PagePhrases(book: book) }

  package struct PagePhrases: Sendable {
    let book: WordBook

    package var product: String { book.words("page.product") }
    package var skipToContent: String { book.words("page.skipToContent") }
    package var reports: String { book.words("page.reports") }
    package var months: String { book.words("page.months") }
    package var allMonths: String { book.words("page.allMonths") }
    package var items: String { book.words("page.items") }
    package var atAGlance: String { book.words("page.atAGlance") }
    package var pageNumberStart: String { book.words("page.pageNumberStart") }
    package var pageNumberMiddle: String { book.words("page.pageNumberMiddle") }
    package var spendingReview: String { book.words("page.spendingReview") }
    package var priceTrends: String { book.words("page.priceTrends") }
    package var storeComparison: String { book.words("page.storeComparison") }
    package var yearInReview: String { book.words("page.yearInReview") }
    package var shoppingList: String { book.words("page.shoppingList") }
    package var shoppingLists: String { book.words("page.shoppingLists") }
    package var receipts: String { book.words("page.receipts") }
    package var findLines: String { book.words("page.findLines") }
    package var linesFound: String { book.words("page.linesFound") }
    package var allLines: String { book.words("page.allLines") }
    package func linesLeftOut(_ count: Int) -> RichText {
      book["page.linesLeftOut", ["count": count]]
    }
    package var findItem: String { book.words("page.findItem") }
    package var itemsFound: String { book.words("page.itemsFound") }
    package var alphabet: String { book.words("page.alphabet") }
    package var spent: String { book.words("page.spent") }
    package var budget: String { book.words("page.budget") }
    package var used: String { book.words("page.used") }
    package var difference: String { book.words("page.difference") }
    package var noBudget: String { book.words("page.noBudget") }
    package func command(_ text: String) -> String { book.words("page.command", ["text": text]) }
    package var usualEnd: String { book.words("page.usualEnd") }
    package var soFar: String { book.words("page.soFar") }
    package var tableOfValues: String { book.words("page.tableOfValues") }
    package var amount: String { book.words("page.amount") }
    package var month: String { book.words("page.month") }
    package var total: String { book.words("page.total") }
    package var figure: String { book.words("page.figure") }
    package var value: String { book.words("page.value") }
    package var reference: String { book.words("page.reference") }
    package var notYet: String { book.words("page.notYet") }
    package var filledIn: String { book.words("page.filledIn") }
    package var boughtMark: String { book.words("page.boughtMark") }
    package var latest: String { book.words("page.latest") }
    package var lowest: String { book.words("page.lowest") }
    package var highest: String { book.words("page.highest") }
    package var first: String { book.words("page.first") }
    package var noValues: String { book.words("page.noValues") }
    package var byYear: String { book.words("page.byYear") }
    package var filterRows: String { book.words("page.filterRows") }
    package var saveRows: String { book.words("page.saveRows") }
    package var rowsShown: String { book.words("page.rowsShown") }
    package var rows: String { book.words("page.rows") }
    package var note: String { book.words("page.note") }
    package var name: String { book.words("page.name") }
    package var item: String { book.words("page.item") }
    package var store: String { book.words("page.store") }
    package var currency: String { book.words("page.currency") }
    package var allCurrencies: String { book.words("page.allCurrencies") }
    package func partsLeftOut(_ count: Int) -> RichText {
      book["page.partsLeftOut", ["count": count]]
    }
    package func spentOf(_ spent: String, of budget: String) -> String {
      book.words("page.spentOf", ["spent": spent, "budget": budget])
    }
    package func valuesIn(_ currency: CurrencyCode) -> RichText {
      book["page.valuesIn", ["currency": currency]]
    }
    package func labelled(_ label: RichText, _ value: RichText) -> RichText {
      book["page.labelled", ["label": label, "value": value]]
    }
    package func omitted(_ count: Int) -> String { book.words("page.omitted", ["count": count]) }
    package func priced(_ count: Int, of items: Int) -> RichText {
      book["page.priced", ["count": count, "items": items]]
    }
    package func shownRows(_ shown: Int, of total: Int, allIn file: RichText?) -> RichText {
      book["page.shownRows", ["shown": shown, "total": total, "file": file]]
    }
    package func reportName(_ kind: ReportKind) -> String {
      book.words("page.reportName", ["kind": kind])
    }
  }
}
