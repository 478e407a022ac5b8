// PhraseFilesTests writes this file from the signatures in en.words.
// swift-format-ignore-file

import PricebookAnalytics
import PricebookModel

extension ReportWords {
  var carts: CartsPhrases { CartsPhrases(book: book) }

  struct CartsPhrases: Sendable {
    let book: WordBook

    func heading(_ name: String, _ place: RichText?) -> RichText {
      book["carts.heading", ["name": name, "place": place]]
    }
    var title: RichText { book["carts.title"] }
    var completedTotal: RichText { book["carts.completedTotal"] }
    var newestCaption: RichText { book["carts.newestCaption"] }
    var tableTitle: RichText { book["carts.tableTitle"] }
    func tableCaption(_ period: MonthPeriod) -> RichText {
      book["carts.tableCaption", ["period": period]]
    }
    func completed(_ count: Int, in period: MonthPeriod) -> RichText {
      book["carts.completed", ["count": count, "period": period]]
    }
    func notCompleted(_ count: Int) -> RichText { book["carts.notCompleted", ["count": count]] }
    func trips(_ mean: Value, timed: Int, minutes: Int?, isAll: Bool) -> RichText {
      book["carts.trips", ["mean": mean, "timed": timed, "minutes": minutes, "isAll": isAll]]
    }
    func overBudget(_ over: Int, of carts: Int) -> RichText {
      book["carts.overBudget", ["over": over, "carts": carts]]
    }
    func edited(_ lines: Int, _ amount: Value) -> RichText {
      book["carts.edited", ["lines": lines, "amount": amount]]
    }
    func minutes(_ minutes: Int) -> RichText { book["carts.minutes", ["minutes": minutes]] }
    var editedTitle: RichText { book["carts.editedTitle"] }
    func editedQuantity(_ bought: Value, planned: Value) -> RichText {
      book["carts.editedQuantity", ["bought": bought, "planned": planned]]
    }
    var openTitle: RichText { book["carts.openTitle"] }
    func openCart(_ name: String, _ planned: Value, of budget: Value) -> RichText {
      book["carts.openCart", ["name": name, "planned": planned, "budget": budget]]
    }
    func openDescription(_ carts: RichText) -> RichText {
      book["carts.openDescription", ["carts": carts]]
    }
    func description(planned: Value, actual: Value, difference: Value) -> RichText {
      book["carts.description", ["planned": planned, "actual": actual, "difference": difference]]
    }
    func againstBudget(_ difference: Value, _ budget: Value) -> RichText {
      book["carts.againstBudget", ["difference": difference, "budget": budget]]
    }
    func storeSwitching(_ amount: Value) -> RichText {
      book["carts.storeSwitching", ["amount": amount]]
    }
    func unpriced(_ count: Int) -> RichText { book["carts.unpriced", ["count": count]] }
    func earlier(_ count: Int) -> RichText { book["carts.earlier", ["count": count]] }
    func state(_ state: Cart.State) -> String { book.words("carts.state", ["state": state]) }
  }
}
