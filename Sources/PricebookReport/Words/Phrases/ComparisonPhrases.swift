// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var comparison: ComparisonPhrases { ComparisonPhrases(book: book) }

  struct ComparisonPhrases: Sendable {
    let book: WordBook

    func emptyKicker(_ month: Month) -> RichText {
      book["comparison.emptyKicker", ["month": month]]
    }
    func answer(_ headline: RichText) -> RichText {
      book["comparison.answer", ["headline": headline]]
    }
    var usualMonth: RichText { book["comparison.usualMonth"] }
    var soFar: RichText { book["comparison.soFar"] }
    var seenBasket: RichText { book["comparison.seenBasket"] }
    func title(_ month: Month) -> RichText { book["comparison.title", ["month": month]] }
    func kicker(_ basket: RichText, items: Int, bought: Int, all: Int, asOf: CalendarDate) -> RichText {
      book["comparison.kicker", ["basket": basket, "items": items, "bought": bought, "all": all, "asOf": asOf]]
    }
    func openItems(_ items: Int, of all: Int) -> RichText {
      book["comparison.openItems", ["items": items, "all": all]]
    }
    var noBasket: RichText { book["comparison.noBasket"] }
    var listsWithoutStores: RichText { book["comparison.listsWithoutStores"] }
    func howBasketsAppear(receipts: Int, months: Int) -> RichText {
      book["comparison.howBasketsAppear", ["receipts": receipts, "months": months]]
    }
    func oneStore(_ store: String, _ total: Value, basket: RichText) -> RichText {
      book["comparison.oneStore", ["store": store, "total": total, "basket": basket]]
    }
    func secondStoreNeeded(available: Int, of items: Int, currency: CurrencyCode) -> RichText {
      book["comparison.secondStoreNeeded", ["available": available, "items": items, "currency": currency]]
    }
    func noneEligible(_ percent: Int) -> RichText {
      book["comparison.noneEligible", ["percent": percent]]
    }
    func mostAvailable(_ stores: [String], available: Int, of items: Int) -> RichText {
      book["comparison.mostAvailable", ["stores": stores, "available": available, "items": items]]
    }
    func oneEligible(_ store: String, _ percent: Int) -> RichText {
      book["comparison.oneEligible", ["store": store, "percent": percent]]
    }
    func cheaperElsewhere(_ saving: WrittenLead, at stores: [String], _ span: BasketSpan) -> RichText {
      book["comparison.cheaperElsewhere", ["saving": saving, "stores": stores, "span": span]]
    }
    func savingRange(now: Value, at usual: String?, there: Value, at store: String, low: Value?, high: Value?, estimated: Int) -> RichText {
      book["comparison.savingRange", ["now": now, "usual": usual, "there": there, "store": store, "low": low, "high": high, "estimated": estimated]]
    }
    func seenLess(_ amount: Value, at stores: [String], than other: String, _ span: BasketSpan, _ prices: RichText) -> RichText {
      book["comparison.seenLess", ["amount": amount, "stores": stores, "other": other, "span": span, "prices": prices]]
    }
    func pricesOf(days: RichText?, isUndated: Bool) -> RichText {
      book["comparison.pricesOf", ["days": days, "isUndated": isUndated]]
    }
    func days(_ first: CalendarDate, _ last: CalendarDate, isDay: Bool, isMonth: Bool, isOfYear: Bool) -> RichText {
      book["comparison.days", ["first": first, "last": last, "isDay": isDay, "isMonth": isMonth, "isOfYear": isOfYear]]
    }
    func unclear(_ stores: Int, percent: Int?, names: [String]) -> RichText {
      book["comparison.unclear", ["stores": stores, "percent": percent, "names": names]]
    }
    var unclearWhy: RichText { book["comparison.unclearWhy"] }
    func lowest(_ total: Value, at stores: [String], estimated: Value?) -> RichText {
      book["comparison.lowest", ["total": total, "stores": stores, "estimated": estimated]]
    }
    func dearer(now: Value, at usual: String?, _ stores: RichText) -> RichText {
      book["comparison.dearer", ["now": now, "usual": usual, "stores": stores]]
    }
    func moreAt(_ store: String, _ amount: Value) -> RichText {
      book["comparison.moreAt", ["store": store, "amount": amount]]
    }
    var tooFewSeen: RichText { book["comparison.tooFewSeen"] }
    func wholeTotals(_ totals: RichText) -> RichText {
      book["comparison.wholeTotals", ["totals": totals]]
    }
    func beyond(_ saving: WrittenLead, at store: String, items: Int, of all: Int, _ span: BasketSpan) -> RichText {
      book["comparison.beyond", ["saving": saving, "store": store, "items": items, "all": all, "span": span]]
    }
    func lowerTotal(_ store: String, _ total: Value, estimated: Value?) -> RichText {
      book["comparison.lowerTotal", ["store": store, "total": total, "estimated": estimated]]
    }
    func rejectedLines(_ lines: Int) -> RichText {
      book["comparison.rejectedLines", ["lines": lines]]
    }
    func noWholeMonth(receipts: Int) -> RichText {
      book["comparison.noWholeMonth", ["receipts": receipts]]
    }
    func alike(_ stores: [String]) -> RichText { book["comparison.alike", ["stores": stores]] }
    func ties(percent: Int = ClaimGate.tiePercent) -> RichText {
      book["comparison.ties", ["percent": percent]]
    }
    func priceNow(_ item: String, _ difference: Value, at store: String) -> RichText {
      book["comparison.priceNow", ["item": item, "difference": difference, "store": store]]
    }
    func priceNowRange(_ low: Value, _ per: RichText, on lowDay: CalendarDate, _ high: Value, _ other: String, on highDay: CalendarDate, items: Int) -> RichText {
      book["comparison.priceNowRange", ["low": low, "per": per, "lowDay": lowDay, "high": high, "other": other, "highDay": highDay, "items": items]]
    }
    func storesTitle(_ span: BasketSpan) -> RichText {
      book["comparison.storesTitle", ["span": span]]
    }
    func lessThan(_ amount: Value, isLess: Bool, than store: String?) -> RichText {
      book["comparison.lessThan", ["amount": amount, "isLess": isLess, "store": store]]
    }
    func costNow(_ now: Value) -> RichText { book["comparison.costNow", ["now": now]] }
    func ownLineDiscounts(_ amounts: RichText, months: Int) -> RichText {
      book["comparison.ownLineDiscounts", ["amounts": amounts, "months": months]]
    }
    var noDifference: RichText { book["comparison.noDifference"] }
    var tooFewPrices: RichText { book["comparison.tooFewPrices"] }
    var usualStore: RichText { book["comparison.usualStore"] }
    func lastPrices(_ day: CalendarDate) -> RichText { book["comparison.lastPrices", ["day": day]] }
    func lastSeen(_ day: CalendarDate, isOfYear: Bool) -> RichText {
      book["comparison.lastSeen", ["day": day, "isOfYear": isOfYear]]
    }
    func seenLast(_ store: String, _ day: CalendarDate, isOfYear: Bool) -> RichText {
      book["comparison.seenLast", ["store": store, "day": day, "isOfYear": isOfYear]]
    }
    func storeAndDay(_ store: String, _ day: CalendarDate) -> RichText {
      book["comparison.storeAndDay", ["store": store, "day": day]]
    }
    func storesMethod(needed: Int, of items: Int, percent: Int) -> RichText {
      book["comparison.storesMethod", ["needed": needed, "items": items, "percent": percent]]
    }
    func meter(percent: Int) -> RichText { book["comparison.meter", ["percent": percent]] }
    func unlisted(_ stores: RichText) -> RichText {
      book["comparison.unlisted", ["stores": stores]]
    }
    func notSeen(_ stores: RichText, days: Int) -> RichText {
      book["comparison.notSeen", ["stores": stores, "days": days]]
    }
    var offer: RichText { book["comparison.offer"] }
    var undated: RichText { book["comparison.undated"] }
    func secondTrip(_ parts: RichText, _ saving: WrittenLead, than store: String, _ span: BasketSpan) -> RichText {
      book["comparison.secondTrip", ["parts": parts, "saving": saving, "store": store, "span": span]]
    }
    var pairTitle: RichText { book["comparison.pairTitle"] }
    var basketsTitle: RichText { book["comparison.basketsTitle"] }
    func ownItems(_ items: Int, of all: Int) -> RichText {
      book["comparison.ownItems", ["items": items, "all": all]]
    }
    var asNow: String { book.words("comparison.asNow") }
    func itemsOf(_ items: Int, _ all: Int) -> RichText {
      book["comparison.itemsOf", ["items": items, "all": all]]
    }
    func part(_ items: RichText, at store: String) -> RichText {
      book["comparison.part", ["items": items, "store": store]]
    }
    var availabilityTitle: RichText { book["comparison.availabilityTitle"] }
    var availabilityBars: RichText { book["comparison.availabilityBars"] }
    var listTitle: RichText { book["comparison.listTitle"] }
    func totalAt(_ store: String) -> RichText { book["comparison.totalAt", ["store": store]] }
    func usualMonthData(items: Int, receipts: Int, months: Int, isFull: Bool, whole: Int) -> RichText {
      book["comparison.usualMonthData", ["items": items, "receipts": receipts, "months": months, "isFull": isFull, "whole": whole]]
    }
    func seenBasketData(items: Int, isFull: Bool) -> RichText {
      book["comparison.seenBasketData", ["items": items, "isFull": isFull]]
    }
    func pricesData(maximumAge: Int) -> RichText {
      book["comparison.pricesData", ["maximumAge": maximumAge]]
    }
    func omittedBaskets(_ count: Int) -> RichText {
      book["comparison.omittedBaskets", ["count": count]]
    }
    var unknownItemsTitle: RichText { book["comparison.unknownItemsTitle"] }
    var unknownItemsNote: RichText { book["comparison.unknownItemsNote"] }
  }
}
