// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var trends: TrendsPhrases { TrendsPhrases(book: book) }

  struct TrendsPhrases: Sendable {
    let book: WordBook

    func entry(_ name: String, _ value: Value) -> RichText {
      book["trends.entry", ["name": name, "value": value]]
    }
    func title(_ period: MonthPeriod) -> RichText { book["trends.title", ["period": period]] }
    var noPrices: RichText { book["trends.noPrices"] }
    func soFar(prices: Int, stores: Int) -> RichText {
      book["trends.soFar", ["prices": prices, "stores": stores]]
    }
    func fromMonths(_ months: Int) -> RichText { book["trends.fromMonths", ["months": months]] }
    var tooFew: RichText { book["trends.tooFew"] }
    func claim(_ change: HouseholdChange, perMonth: Value?, rose: Int, fell: Int, same: Int, of count: Int) -> RichText {
      book["trends.claim", ["change": change, "perMonth": perMonth, "rose": rose, "fell": fell, "same": same, "count": count]]
    }
    func range(_ change: HouseholdChange) -> RichText { book["trends.range", ["change": change]] }
    func base(_ start: Month) -> RichText { book["trends.base", ["start": start]] }
    var everythingElse: RichText { book["trends.everythingElse"] }
    func costsTogether(_ year: Value, _ month: Value) -> RichText {
      book["trends.costsTogether", ["year": year, "month": month]]
    }
    var costsTitle: RichText { book["trends.costsTitle"] }
    func costHeading(months: Int) -> RichText { book["trends.costHeading", ["months": months]] }
    func costsDescription(_ item: LinkedName, _ amount: Value) -> RichText {
      book["trends.costsDescription", ["item": item, "amount": amount]]
    }
    func costsMethod(months: Int, usual: String?) -> RichText {
      book["trends.costsMethod", ["months": months, "usual": usual]]
    }
    var changesTitle: RichText { book["trends.changesTitle"] }
    func changesTable(_ count: Int) -> RichText { book["trends.changesTable", ["count": count]] }
    var howPricesAppear: RichText { book["trends.howPricesAppear"] }
    func priceLines(_ count: Int) -> RichText { book["trends.priceLines", ["count": count]] }
    func method(months: Int) -> RichText { book["trends.method", ["months": months]] }
    func share(_ part: Int, of count: Int) -> RichText {
      book["trends.share", ["part": part, "count": count]]
    }
    var levelsTitle: RichText { book["trends.levelsTitle"] }
    var householdName: String { book.words("trends.householdName") }
    var officialName: String { book.words("trends.officialName") }
    func official(_ ours: Value, range: ClosedRange<Double>?, _ index: Value, through: Month?, since: Month?, isMore: Bool) -> RichText {
      book["trends.official", ["ours": ours, "range": range, "index": index, "through": through, "since": since, "isMore": isMore]]
    }
    func officialApart(from: Month, to: Month, since: Month, through: Month) -> RichText {
      book["trends.officialApart", ["from": from, "to": to, "since": since, "through": through]]
    }
    var officialMethod: RichText { book["trends.officialMethod"] }
    func levelsNote(start: Month) -> RichText { book["trends.levelsNote", ["start": start]] }
    func otherStores(_ count: Int) -> String { book.words("trends.otherStores", ["count": count]) }
    func otherStoresNote(_ count: Int, _ file: RichText) -> RichText {
      book["trends.otherStoresNote", ["count": count, "file": file]]
    }
    func levelsDescription(_ entries: [RichText]) -> RichText {
      book["trends.levelsDescription", ["entries": entries]]
    }
    var itemsTitle: RichText { book["trends.itemsTitle"] }
    func itemsNote(_ count: Int, months: Int, lines: Int, prices: Int) -> RichText {
      book["trends.itemsNote", ["count": count, "months": months, "lines": lines, "prices": prices]]
    }
    func itemsDescription(_ names: [String]) -> RichText {
      book["trends.itemsDescription", ["names": names]]
    }
    var perBaseUnit: RichText { book["trends.perBaseUnit"] }
  }
}
