import PricebookModel

/// What was bought of every product in two sets of months.
struct ProductSpans {
  private let earlier: MonthFlags
  private let later: MonthFlags
  private let bounds: ClosedRange<Month>?
  private let currency: CurrencyID
  /// What does not count of the earlier months.
  private var leftOut: [Product: ProductPurchases] = [:]

  init(
    earlier: [Month], later: [Month], currency: CurrencyID,
    leavingOut lines: [YearFacts.LaterLine]
  ) {
    self.earlier = MonthFlags(earlier)
    self.later = MonthFlags(later)
    self.currency = currency
    let all = (earlier + later).sorted()
    bounds = all.first.flatMap { first in all.last.map { first...$0 } }
    for line in lines where line.isPriced && line.product.currency == currency {
      leftOut[line.product, default: ProductPurchases()] += ProductPurchases(
        paid: line.paid, quantity: line.quantity, count: 1)
    }
  }

  /// Calls `body` for every product that was bought in either set of months, in the order of series.
  func forEachProduct(
    in analysis: Analysis, _ body: (Product, ProductPurchases, ProductPurchases) -> Void
  ) {
    guard let bounds else { return }
    let values = analysis.unitValues
    for series in values.series where series.currency == currency {
      var (before, now) = (ProductPurchases(), ProductPurchases())
      var isBought = false
      let rows = series.rows
      let first = rows.partitionPoint { values.month[$0] >= bounds.lowerBound }
      for row in first..<rows.upperBound {
        let month = values.month[row]
        guard month <= bounds.upperBound else { break }
        let (isEarlier, isLater) = (earlier.contains(month), later.contains(month))
        guard isEarlier || isLater, !values.isQuoted(row) else { continue }
        let value = values[row]
        let sum = ProductPurchases(
          paid: value.paid.tenThousandths, quantity: value.quantity, count: Int(value.observations))
        if isEarlier { before += sum }
        if isLater { now += sum }
        isBought = true
      }
      guard isBought else { continue }
      let product = Product(
        item: series.item, store: series.store, dimension: series.dimension,
        currency: series.currency)
      if !leftOut.isEmpty, let left = leftOut[product] {
        before.paid -= left.paid
        before.quantity = BaseQuantity(count: before.quantity.count - left.quantity.count)
        before.count -= left.count
      }
      body(product, before, now)
    }
  }
}
