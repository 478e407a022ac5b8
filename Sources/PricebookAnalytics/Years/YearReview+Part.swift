import PricebookModel

extension YearReview.Part {
  /// The year in one currency.
  ///
  /// - Parameter allMonths: Those of the year with spending in any currency.
  init(
    currency: CurrencyID, year: Int, months allMonths: [Month], runningMonth: Month?, isOver: Bool,
    in analysis: Analysis
  ) {
    let months = YearMonths(
      year: year, months: allMonths, runningMonth: runningMonth, currency: currency,
      in: analysis)
    self.currency = currency
    self.months = months.spent.keys.sorted()
    spent = months.rows.reduce(.zero) { $0 + $1.spent }
    receipts = months.rows.reduce(0) { $0 + $1.receiptCount }
    lines = months.rows.reduce(0) { $0 + $1.lineCount }
    budget = months.yearBudget
    categories = months.categories
    judgedMonths = months.judged
    stores = Self.stores(of: year, currency, in: analysis)
    let products = YearProducts(
      year: year, currency: currency,
      compared: YearComparison.comparedMonths(
        year: year, currency: currency, in: analysis), in: analysis)
    (items, itemCount) = (products.largest, products.itemCount)
    comparison = YearComparison(
      year: year, currency: currency, months: self.months, runningMonth: runningMonth,
      isOver: isOver, products: products, in: analysis)
    priceChanges = products.priceChanges(
      months: self.months, overYears: comparison != nil, in: analysis)
  }

  private static func stores(
    of year: Int, _ currency: CurrencyID, in analysis: Analysis
  ) -> [YearReview.Store] {
    var stores: [StoreID: YearReview.Store] = [:]
    for row in analysis.spending.byStore.rows(ofYear: year) where row.currency == currency {
      var store =
        stores[row.store]
        ?? YearReview.Store(store: row.store, spent: .zero, receipts: 0, lines: 0)
      store.spent += row.spent
      store.receipts += row.receiptCount
      store.lines += row.lineCount
      stores[row.store] = store
    }
    return stores.values.sorted { ($1.spent, $0.store) < ($0.spent, $1.store) }
  }
}
