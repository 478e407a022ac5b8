import PricebookAnalytics
import PricebookModel

/// The item whose last regular prices at two stores differ most: the answer of the first months.
struct PriceNow {
  private let scope: CurrencyScope
  let item: LinkedName
  let unit: String
  let low: (store: String, price: Amount, day: CalendarDate)
  let high: (store: String, price: Amount, day: CalendarDate)
  /// What it costs less where it is cheaper, as a claim has it: below zero.
  let difference: Amount

  /// - Parameter items: Those it may be; `nil` for any.
  /// - Returns: `nil` where none of them was seen at two stores, and once price levels are known.
  init?(in scope: CurrencyScope, of items: Set<ItemID>? = nil) {
    guard let currency = scope.currencyID else { return nil }
    let rows = scope.analysis.answers(.priceNow, in: currency).filter { row in
      guard case .product(let item, _) = row.subject else { return false }
      return items?.contains(item) ?? true
    }
    let values = scope.analysis.unitValues
    // Of equal differences the first by name.
    guard let row = rows.min(by: { $0.estimate.approximateValue < $1.estimate.approximateValue }),
      case .money(let difference) = row.estimate, case .product(let item, let store) = row.subject,
      case .store(let other) = row.against
    else { return nil }
    let regular = scope.analysis.regularPrices
    let places = values.seriesRange(ofItem: item).filter { values.series[$0].currency == currency }
    guard let cheap = places.first(where: { values.series[$0].store == store }),
      let dear = places.first(where: {
        values.series[$0].store == other
          && values.series[$0].dimension == values.series[cheap].dimension
      }), let lowest = regular.last(series: cheap), let highest = regular.last(series: dear),
      let low = lowest.price.rounded, let high = highest.price.rounded
    else { return nil }
    self.scope = scope
    self.difference = difference
    self.item = scope.itemName(item)
    unit = values.dimensions[values.series[cheap].dimension].baseUnit
    self.low = (scope.storeName(store), low, lowest.day)
    self.high = (scope.storeName(other), high, highest.day)
  }

  var sentence: RichText {
    scope.words.comparison.priceNow(item.text, scope.written(high.price - low.price), at: low.store)
  }

  var evidence: RichText {
    scope.words.comparison.priceNowRange(
      scope.shownPrice(low.price), scope.words.shared.per(unit), on: low.day,
      scope.shownPrice(high.price), high.store, on: high.day, items: PriceModel.fewestCommonItems)
  }

  var section: Section {
    let words = scope.words
    let prices = [low, high].map { "\(name: $0.store) \(scope.shownPrice($0.price))" as RichText }
    let bars = [low, high].map {
      StoreBars.Row(name: $0.store, amount: $0.price, note: words.shared.per(unit))
    }
    return Section(
      id: "price-now", title: .name(item),
      blocks: [
        .chart(
          "price-now-bars", .name(item.text), words.comparison.answer(words.shared.list(prices)),
          scope.bars(bars))
      ])
  }
}
