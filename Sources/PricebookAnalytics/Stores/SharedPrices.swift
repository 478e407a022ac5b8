import PricebookModel

/// The latest prices of every product that two or more stores priced lately.
///
/// A product is an item in one dimension and currency here. The price of a store is that of the
/// store comparison: the unit value of the latest day that has one.
struct SharedPrices {
  /// A price of one store.
  struct Price {
    var store: StoreID
    var logarithm: Double
    /// In days on the as-of day.
    var age: Int
    /// Whether it was seen and not paid.
    var isSeen: Bool
  }

  struct Product {
    var item: ItemID
    var dimension: DimensionID
    var currency: CurrencyID
    /// Places in ``SharedPrices/prices``, stores ascending.
    var prices: Range<Int>
    /// What was spent on it, at all stores.
    var spent = Amount.zero
  }

  /// Ascending by item, dimension, then the label of the currency.
  private(set) var products: [Product] = []
  private(set) var prices: [Price] = []

  /// - Parameters:
  ///   - days: The greatest age of a price on the as-of day.
  ///   - spending: Weighs the products by what was spent on them in the months that these days
  ///     touch.
  /// - Complexity: O(series + rows of spending in those months).
  init(
    in unitValues: UnitValues, units: UnitTable, spending: Spending, period: ReportPeriod,
    days: Int
  ) {
    var found: [(key: MeasureID, place: Int)] = []
    var first = 0
    while first < unitValues.series.count {
      let item = unitValues.series[first].item
      found.removeAll(keepingCapacity: true)
      var end = first
      while end < unitValues.series.count, unitValues.series[end].item == item {
        let entry = unitValues.series[end]
        let age = period.asOf.days(since: entry.latestDay)
        if age >= 0, age <= days, entry.latest.paid > .zero, entry.latest.quantity > .zero {
          found.append(
            (units.kind(dimension: entry.dimension, currency: entry.currency), end))
        }
        end += 1
      }
      first = end
      guard found.count > 1 else { continue }
      if found.contains(where: { $0.key != found[0].key }) {
        found.sort { ($0.key, $0.place) < ($1.key, $1.place) }
      }
      var start = 0
      while start < found.count {
        var stop = start + 1
        while stop < found.count, found[stop].key == found[start].key { stop += 1 }
        if stop - start > 1 {
          let entry = unitValues.series[found[start].place]
          products.append(
            Product(
              item: item, dimension: entry.dimension, currency: entry.currency,
              prices: prices.count..<prices.count + stop - start))
          for (_, place) in found[start..<stop] {
            let entry = unitValues.series[place]
            prices.append(
              Price(
                store: entry.store,
                logarithm: PriceLogarithms.logarithm(entry.latest.approximatePrice),
                age: period.asOf.days(since: entry.latestDay),
                isSeen: unitValues.isSeen(series: place)))
          }
        }
        start = stop
      }
    }
    addSpending(
      spending.byItem, units: units,
      months: period.calendar.month(
        of: period.asOf.adding(days: -days))...period.calendar.month(
          of: period.asOf))
  }

  /// Both are in order of items, so that one pass over a month's rows meets every product.
  private mutating func addSpending(
    _ rows: [Spending.ItemRow], units: UnitTable, months: ClosedRange<Month>
  ) {
    var product = products.endIndex
    var month: Month?
    var place = rows.partitionPoint { $0.month >= months.lowerBound }
    while place < rows.count, rows[place].month <= months.upperBound {
      let row = rows[place]
      if row.month != month { (month, product) = (row.month, products.startIndex) }
      let kind = units.kind(dimension: row.dimension, currency: row.currency)
      while product < products.endIndex, key(of: products[product], units: units) < (row.item, kind)
      {
        product += 1
      }
      if product < products.endIndex, key(of: products[product], units: units) == (row.item, kind) {
        products[product].spent += row.spent
      }
      place += 1
    }
  }

  private func key(of product: Product, units: UnitTable) -> (ItemID, MeasureID) {
    (product.item, units.kind(dimension: product.dimension, currency: product.currency))
  }
}

extension UnitValues {
  /// Whether the latest price of a series was seen and not paid.
  fileprivate func isSeen(series: Int) -> Bool {
    let place = seenSeries.partitionPoint { Int($0) >= series }
    return place < seenSeries.count && Int(seenSeries[place]) == series
  }
}
