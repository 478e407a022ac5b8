import PricebookModel
import PricebookParallel

/// What baskets are compared by: the prices of one day at every store, in every currency.
struct StoreComparer: Sendable {
  let book: Book
  /// Its series hold the latest prices on or before the as-of date.
  let unitValues: UnitValues
  /// The prices without a date of the book, if they are known already.
  var undatedPrices: [UndatedPrice]?
  /// The category of every item, for lists to shop by.
  var categories: ItemCategories?
  let period: ReportPeriod
  /// Of every currency.
  let models: [PriceModel]
  let options: AnalysisOptions

  /// What is to be bought next, in every currency that it has prices in.
  func next(due: DueItems?) -> [StoreComparison] {
    ComparedBasket.next(in: book, due: due).map { comparisons([$0]) } ?? []
  }

  /// The baskets of the book: files, planned carts, usual basket.
  var baskets: [StoreComparison] {
    comparisons(ComparedBasket.all(in: book, period: period))
  }

  private func comparisons(_ baskets: [ComparedBasket]) -> [StoreComparison] {
    let prices = StorePrices(
      in: book, unitValues: unitValues, undated: undatedPrices, asOf: period.asOf,
      maximumAgeDays: options.settings[.maximumPriceAgeDays])
    return baskets.flatMap { compared in
      PricedBasket.all(of: compared.basket, prices: prices, by: self).map { priced in
        let comparison = StoreComparison(of: compared, priced, by: self)
        var result = comparison
        result.$pastMonths = Deferred { [period, groups = book.names.groups] in
          BasketMonths(of: comparison, period: period, model: priced.model, groups: groups)
        }
        return result
      }
    }
  }
}
