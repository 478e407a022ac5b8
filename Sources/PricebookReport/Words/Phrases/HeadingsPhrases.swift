// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var headings: HeadingsPhrases { HeadingsPhrases(book: book) }

  struct HeadingsPhrases: Sendable {
    let book: WordBook

    var item: RichText { book["headings.item"] }
    var store: RichText { book["headings.store"] }
    var month: RichText { book["headings.month"] }
    var week: RichText { book["headings.week"] }
    var category: RichText { book["headings.category"] }
    var cart: RichText { book["headings.cart"] }
    var name: RichText { book["headings.name"] }
    var file: RichText { book["headings.file"] }
    var entry: RichText { book["headings.entry"] }
    var currency: RichText { book["headings.currency"] }
    var person: RichText { book["headings.person"] }
    var equalShare: RichText { book["headings.equalShare"] }
    var ownShare: RichText { book["headings.ownShare"] }
    var balance: RichText { book["headings.balance"] }
    var perhaps: RichText { book["headings.perhaps"] }
    var spent: RichText { book["headings.spent"] }
    var budget: RichText { book["headings.budget"] }
    var difference: RichText { book["headings.difference"] }
    var used: RichText { book["headings.used"] }
    var status: RichText { book["headings.status"] }
    var share: RichText { book["headings.share"] }
    var lines: RichText { book["headings.lines"] }
    var receipts: RichText { book["headings.receipts"] }
    var quantity: RichText { book["headings.quantity"] }
    var unitValue: RichText { book["headings.unitValue"] }
    var price: RichText { book["headings.price"] }
    var prices: RichText { book["headings.prices"] }
    var posts: RichText { book["headings.posts"] }
    var replies: RichText { book["headings.replies"] }
    var change: RichText { book["headings.change"] }
    var changeInMoney: RichText { book["headings.changeInMoney"] }
    var priceEffect: RichText { book["headings.priceEffect"] }
    var storeEffect: RichText { book["headings.storeEffect"] }
    var last: RichText { book["headings.last"] }
    var lowest: RichText { book["headings.lowest"] }
    var state: RichText { book["headings.state"] }
    var planned: RichText { book["headings.planned"] }
    var actual: RichText { book["headings.actual"] }
    var unplanned: RichText { book["headings.unplanned"] }
    var skipped: RichText { book["headings.skipped"] }
    var before: RichText { book["headings.before"] }
    var now: RichText { book["headings.now"] }
    var read: RichText { book["headings.read"] }
    var accepted: RichText { book["headings.accepted"] }
    var rejected: RichText { book["headings.rejected"] }
    var duplicates: RichText { book["headings.duplicates"] }
    var paid: RichText { book["headings.paid"] }
    var counts: RichText { book["headings.counts"] }
    var doesNotCount: RichText { book["headings.doesNotCount"] }
    var againstBudget: RichText { book["headings.againstBudget"] }
    var lists: RichText { book["headings.lists"] }
    var items: RichText { book["headings.items"] }
    var unpriced: RichText { book["headings.unpriced"] }
    var total: RichText { book["headings.total"] }
    var bought: RichText { book["headings.bought"] }
    var remaining: RichText { book["headings.remaining"] }
    var ratings: RichText { book["headings.ratings"] }
    var meanRating: RichText { book["headings.meanRating"] }
    var level: RichText { book["headings.level"] }
    var updates: RichText { book["headings.updates"] }
  }
}
