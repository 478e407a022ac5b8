import PricebookModel

/// The products of one currency in the order of price models: by item, dimension and store.
///
/// A product is an item at a store in one dimension; an item in two dimensions is two items here. What a
/// model is fitted to are some months of each, so that the models of all months share the products.
struct PricedProducts: Sendable {
  struct PricedItem: Sendable {
    let item: ItemID
    let dimension: DimensionID
    let category: CategoryID
    /// Consecutive places in ``PricedProducts/products``, stores ascending.
    var products: Range<Int>
  }

  /// An item at a store.
  ///
  /// There can be hundreds of thousands, so that places have 32 bits.
  struct PricedProduct: Sendable {
    let store: StoreID
    private let placeOfItem: Int32
    private let placeOfSeries: Int32
    private let firstRow: Int32
    private let rowCount: Int32

    init(item: Int, store: StoreID, series: Int?, rows: Range<Int>) {
      self.store = store
      placeOfItem = Int32(item)
      placeOfSeries = series.map { Int32($0) } ?? -1
      firstRow = Int32(rows.lowerBound)
      rowCount = Int32(rows.count)
    }

    /// The place in ``PricedProducts/items``.
    var item: Int { Int(placeOfItem) }
    /// The place in ``UnitValues/series``; `nil` for a price without a date.
    var series: Int? { placeOfSeries < 0 ? nil : Int(placeOfSeries) }
    /// The rows of the series.
    var rows: Range<Int> { Int(firstRow)..<Int(firstRow) + Int(rowCount) }
  }

  let currency: CurrencyID
  private(set) var items: [PricedItem] = []
  private(set) var products: [PricedProduct] = []
  /// ln of the prices without a date, by product; empty where no product has one, else not a number for
  /// those without.
  private var undated: [Double] = []

  /// The products of every currency of a book that has any, in the order of labels.
  ///
  /// - Parameter undated: Older than any dated price.
  static func all(
    in unitValues: UnitValues, undated: [UndatedPrice], categories: ItemCategories, units: UnitTable
  ) -> [PricedProducts] {
    var found = units.currenciesByRank.map { PricedProducts(currency: $0) }
    if found.count == 1 { found[0].products.reserveCapacity(unitValues.series.count) }
    unitValues.forEachProduct(units) { place in
      let series = unitValues.series[place]
      found[Int(units.currencyRanks[series.currency])].append(
        item: series.item, series.dimension, categories, store: series.store, series: place,
        rows: series.rows)
    }
    for rank in found.indices {
      let own = undated.filter { $0.currency == found[rank].currency }
      if !own.isEmpty { found[rank] = found[rank].merged(with: own, categories) }
    }
    return found.filter { !$0.products.isEmpty }
  }

  private init(currency: CurrencyID) { self.currency = currency }

  private mutating func append(
    item: ItemID, _ dimension: DimensionID, _ categories: ItemCategories, store: StoreID,
    series: Int?, rows: Range<Int>
  ) {
    if items.last?.item != item || items.last?.dimension != dimension {
      items.append(
        PricedItem(
          item: item, dimension: dimension,
          category: categories.known(of: item) ?? ItemCategories.none,
          products: products.count..<products.count))
    }
    products.append(PricedProduct(item: items.count - 1, store: store, series: series, rows: rows))
    items[items.count - 1].products = items[items.count - 1].products.lowerBound..<products.count
  }

  private func merged(
    with prices: [UndatedPrice], _ categories: ItemCategories
  ) -> PricedProducts {
    var merged = PricedProducts(currency: currency)
    var next = 0
    func key(_ place: Int) -> UndatedPrice.Key {
      let item = items[products[place].item]
      return UndatedPrice.Key(
        item: item.item, dimension: item.dimension, store: products[place].store)
    }
    func appendNext(undated: Double) {
      let (key, product) = (key(next), products[next])
      merged.append(
        item: key.item, key.dimension, categories, store: key.store, series: product.series,
        rows: product.rows)
      merged.undated.append(undated)
      next += 1
    }
    for price in prices {
      while next < products.count, key(next) < price.key { appendNext(undated: .nan) }
      if next < products.count, key(next) == price.key {
        appendNext(undated: price.logarithm)
      } else {
        merged.append(
          item: price.key.item, price.key.dimension, categories, store: price.key.store,
          series: nil, rows: 0..<0)
        merged.undated.append(price.logarithm)
      }
    }
    while next < products.count { appendNext(undated: .nan) }
    return merged
  }

  var hasUndated: Bool { !undated.isEmpty }

  /// The oldest of some months in which a product has a regular price; `nil` where none has.
  func oldestMonth(
    in months: ClosedRange<Month>, of unitValues: UnitValues, _ prices: RegularPrices
  ) -> Month? {
    products.lazy.compactMap { product in
      product.rows(in: months, of: unitValues.month.span)
        .first { !prices.values[$0].isNaN }.map { unitValues.month[$0] }
    }.min()
  }

  /// How regular prices moved in some months.
  func drift(
    in months: ClosedRange<Month>, of unitValues: UnitValues, _ prices: RegularPrices
  ) -> PriceDrift {
    let (values, scale) = (prices.values, RegularPrices.scale)
    let (monthOfRow, logarithms) = (unitValues.month.span, values.span)
    var drift = PriceDrift()
    for product in products {
      var before: Int?
      for row in product.rows(in: months, of: monthOfRow) where !logarithms[row].isNaN {
        if let before {
          drift.add(
            change: logarithms[row] + scale - (logarithms[before] + scale),
            months: monthOfRow[row].months(since: monthOfRow[before]))
        }
        before = row
      }
    }
    return drift
  }

  /// Whether anything was bought at a regular price in some months.
  func hasPurchases(
    in months: ClosedRange<Month>, of unitValues: UnitValues, _ prices: RegularPrices
  ) -> Bool {
    products.contains { product in
      product.rows(in: months, of: unitValues.month.span)
        .contains { !prices.values[$0].isNaN && !unitValues.isQuoted($0) }
    }
  }

  /// ln of the price without a date of a product; `nil` where it has none.
  func undatedPrice(of product: Int) -> Double? {
    undated.isEmpty || undated[product].isNaN ? nil : undated[product]
  }
}

extension PricedProducts.PricedProduct {
  /// The rows of some months.
  ///
  /// Found from the last row back, because the months are the last ones or nearly so.
  @inline(__always)
  func rows(in range: ClosedRange<Month>, of months: borrowing Span<Month>) -> Range<Int> {
    let all = rows
    var end = all.upperBound
    while end > all.lowerBound, months[end - 1] > range.upperBound { end -= 1 }
    var start = end
    while start > all.lowerBound, months[start - 1] >= range.lowerBound { start -= 1 }
    return start..<end
  }
}

extension UnitValues {
  /// The series of one item after the other; those of an item by dimension and currency.
  fileprivate func forEachProduct(_ units: UnitTable, _ body: (_ series: Int) -> Void) {
    func kind(_ place: Int) -> MeasureID { units.kind(of: series[place]) }
    for range in itemRanges() {
      if range.dropFirst().contains(where: { kind($0) != kind(range.lowerBound) }) {
        for place in range.sorted(by: { (kind($0), $0) < (kind($1), $1) }) { body(place) }
      } else {
        for place in range { body(place) }
      }
    }
  }
}
