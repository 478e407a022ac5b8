// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var itemBook: ItemBookPhrases { ItemBookPhrases(book: book) }

  struct ItemBookPhrases: Sendable {
    let book: WordBook

    var title: RichText { book["itemBook.title"] }
    var allTitle: RichText { book["itemBook.allTitle"] }
    func kicker(_ last: CalendarDate) -> RichText { book["itemBook.kicker", ["last": last]] }
    func headline(items: Int, stores: Int) -> RichText {
      book["itemBook.headline", ["items": items, "stores": stores]]
    }
    var noPrices: RichText { book["itemBook.noPrices"] }
    func order(_ months: RichText) -> RichText { book["itemBook.order", ["months": months]] }
    func comesFirst(_ currency: CurrencyCode) -> RichText {
      book["itemBook.comesFirst", ["currency": currency]]
    }
    func omitted(shown: Int, of total: Int, _ file: RichText) -> RichText {
      book["itemBook.omitted", ["shown": shown, "total": total, "file": file]]
    }
    var priceNote: RichText { book["itemBook.priceNote"] }
    var drawingNote: RichText { book["itemBook.drawingNote"] }
    var latestPrice: RichText { book["itemBook.latestPrice"] }
    var lowest: RichText { book["itemBook.lowest"] }
    var typical: RichText { book["itemBook.typical"] }
    var year: RichText { book["itemBook.year"] }
    func priceAt(_ price: RichText, _ store: String) -> RichText {
      book["itemBook.priceAt", ["price": price, "store": store]]
    }
    func median(of count: Int) -> RichText { book["itemBook.median", ["count": count]] }
    func storesCaption(_ item: String) -> RichText {
      book["itemBook.storesCaption", ["item": item]]
    }
    var when: RichText { book["itemBook.when"] }
    func seen(onSale: Bool, by author: String?) -> RichText {
      book["itemBook.seen", ["onSale": onSale, "author": author]]
    }
    func offer(_ price: Value, _ day: CalendarDate) -> RichText {
      book["itemBook.offer", ["price": price, "day": day]]
    }
    func chartTitle(_ item: String) -> RichText { book["itemBook.chartTitle", ["item": item]] }
    func chartDescription(_ latest: RichText) -> RichText {
      book["itemBook.chartDescription", ["latest": latest]]
    }
    func package(_ size: RichText, _ price: RichText, _ perUnit: RichText) -> RichText {
      book["itemBook.package", ["size": size, "price": price, "perUnit": perUnit]]
    }
    func otherSizes(_ items: RichText) -> RichText { book["itemBook.otherSizes", ["items": items]] }
    func otherUnits(_ count: Int, _ file: RichText) -> RichText {
      book["itemBook.otherUnits", ["count": count, "file": file]]
    }
    var storesTitle: RichText { book["itemBook.storesTitle"] }
    var levelNote: RichText { book["itemBook.levelNote"] }
  }
}
