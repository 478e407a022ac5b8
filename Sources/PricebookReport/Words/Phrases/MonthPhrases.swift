// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var month: MonthPhrases { MonthPhrases(book: book) }

  struct MonthPhrases: Sendable {
    let book: WordBook

    func title(_ period: MonthPeriod) -> RichText { book["month.title", ["period": period]] }
    func headline(_ label: RichText, _ standing: MonthStanding) -> RichText {
      book["month.headline", ["label": label, "standing": standing]]
    }
    func spent(_ label: RichText, _ amounts: RichText, change: Value?, isMore: Bool, isYear: Bool, than compared: ComparedPeriod?) -> RichText {
      book["month.spent", ["label": label, "amounts": amounts, "change": change, "isMore": isMore, "isYear": isYear, "compared": compared]]
    }
    func days(from first: Int, _ last: CalendarDate, isOne: Bool) -> RichText {
      book["month.days", ["first": first, "last": last, "isOne": isOne]]
    }
    var daysTitle: RichText { book["month.daysTitle"] }
    var day: RichText { book["month.day"] }
    func restOfMonth(_ over: Int, of months: Int, isUnbroken: Bool, day: Int, left: Value, low: Value, high: Value) -> RichText {
      book["month.restOfMonth", ["over": over, "months": months, "isUnbroken": isUnbroken, "day": day, "left": left, "low": low, "high": high]]
    }
    func restCaption(_ months: Int, isUnbroken: Bool, day: Int) -> RichText {
      book["month.restCaption", ["months": months, "isUnbroken": isUnbroken, "day": day]]
    }
    func left(_ amount: Value) -> RichText { book["month.left", ["amount": amount]] }
    func overIn(_ months: Int) -> RichText { book["month.overIn", ["months": months]] }
    func withinIn(_ months: Int) -> RichText { book["month.withinIn", ["months": months]] }
    var thingsTitle: RichText { book["month.thingsTitle"] }
    func budget(_ name: String, isOver: Bool, used: Value, budget: Value) -> RichText {
      book["month.budget", ["name": name, "isOver": isOver, "used": used, "budget": budget]]
    }
    func smaller(_ item: String, _ new: RichText, insteadOf old: RichText, _ now: Value, before: Value?) -> RichText {
      book["month.smaller", ["item": item, "new": new, "old": old, "now": now, "before": before]]
    }
    func rise(_ item: LinkedName, _ store: String, _ now: Value, insteadOf before: Value, per unit: RichText?, months: Int) -> RichText {
      book["month.rise", ["item": item, "store": store, "now": now, "before": before, "unit": unit, "months": months]]
    }
    func cheaper(_ item: String, _ amount: Value, at store: String) -> RichText {
      book["month.cheaper", ["item": item, "amount": amount, "store": store]]
    }
    func twoPrices(_ item: LinkedName, _ low: Value, at cheap: String, on lowDay: CalendarDate, _ high: Value, at dear: String, on highDay: CalendarDate) -> RichText {
      book["month.twoPrices", ["item": item, "low": low, "cheap": cheap, "lowDay": lowDay, "high": high, "dear": dear, "highDay": highDay]]
    }
    func refunded(_ name: String, _ amount: Value, in period: ComparedPeriod) -> RichText {
      book["month.refunded", ["name": name, "amount": amount, "period": period]]
    }
    func moved(_ name: String, isMore: Bool, than compared: ComparedPeriod) -> RichText {
      book["month.moved", ["name": name, "isMore": isMore, "compared": compared]]
    }
    func saving(at store: String, items: Int, of all: Int, isBelow: Bool, _ span: BasketSpan) -> RichText {
      book["month.saving", ["store": store, "items": items, "all": all, "isBelow": isBelow, "span": span]]
    }
    var buyNext: RichText { book["month.buyNext"] }
    var when: RichText { book["month.when"] }
    func priceAt(_ store: String) -> RichText { book["month.priceAt", ["store": store]] }
    var onList: RichText { book["month.onList"] }
    func due(overdue: Int, inDays: Int, weekday: Int) -> RichText {
      book["month.due", ["overdue": overdue, "inDays": inDays, "weekday": weekday]]
    }
    func read(_ records: Int, rejected: Int) -> RichText {
      book["month.read", ["records": records, "rejected": rejected]]
    }
    var files: RichText { book["month.files"] }
    func notYet(months: Int) -> RichText { book["month.notYet", ["months": months]] }
  }
}
