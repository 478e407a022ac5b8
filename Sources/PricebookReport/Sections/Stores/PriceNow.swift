import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The item whose latest prices at two stores differ most: the answer of the first months.
struct PriceNow {
  private let scope: CurrencyScope
  private let item: LinkedName
  private let unit: String
  private let low: (store: String, price: Amount)
  private let high: (store: String, price: Amount)

  /// - Returns: `nil` where no item was seen at two stores, and once price levels are known.
  init?(in scope: CurrencyScope) {
    guard let currency = scope.currencyID else { return nil }
    let rows = scope.analysis.answers(.priceNow, in: currency)
    let values = scope.analysis.unitValues
    // Of equal differences the first by name.
    guard
      let row = rows.enumerated().min(by: {
        ($0.element.estimate.approximateValue, $0.offset)
          < ($1.element.estimate.approximateValue, $1.offset)
      })?.element,
      case .product(let item, let store) = row.subject, case .store(let other) = row.against,
      let cheap = values.seriesRange(ofItem: item).first(where: {
        values.series[$0].store == store && values.series[$0].currency == currency
      }).map({ values.series[$0] }),
      let dear = values.seriesRange(ofItem: item).first(where: {
        values.series[$0].store == other && values.series[$0].dimension == cheap.dimension
          && values.series[$0].currency == currency
      }).map({ values.series[$0] }),
      let low = cheap.latest.rounded, let high = dear.latest.rounded
    else { return nil }
    self.scope = scope
    self.item = scope.itemName(item)
    unit = values.dimensions[cheap.dimension].baseUnit
    self.low = (scope.book.names.stores[store], low)
    self.high = (scope.book.names.stores[other], high)
  }

  var sentence: RichText {
    scope.words.comparison.priceNow(
      item.text, scope.written(high.price - low.price), at: low.store)
  }

  var evidence: RichText {
    scope.words.comparison.priceNowRange(
      scope.shownPrice(low.price), scope.words.shared.per(unit), scope.shownPrice(high.price),
      high.store, items: PriceModel.fewestCommonItems)
  }

  /// The two prices.
  var section: Section {
    Section(
      id: "price-now", title: .name(item),
      blocks: [
        .chart(
          Chart(
            id: "price-now-bars", title: .name(item.text),
            description: scope.words.comparison.answer(
              scope.words.shared.list(
                [low, high].map { "\(name: $0.store) \(scope.shownPrice($0.price))" })),
            drawing: .storeBars(
              StoreBars(
                currency: scope.currency,
                rows: [low, high].map {
                  StoreBars.Row(
                    name: $0.store, amount: $0.price, note: scope.words.shared.per(unit))
                }))))
      ])
  }
}
