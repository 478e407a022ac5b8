import PricebookModel

/// The monthly prices of one currency that the price model explains: unit values of products at
/// regular prices, in the months up to one.
///
/// A product is an item at a store in one dimension; an item in two dimensions is two items here.
struct PriceObservations {
  struct PricedItem {
    let item: ItemID
    let dimension: DimensionID
    let category: CategoryID
    /// Consecutive places in ``PriceObservations/products``, stores ascending.
    var products: Range<Int>
  }

  /// An item at a store.
  ///
  /// There can be hundreds of thousands, of several months at once, so that places have 32 bits.
  struct PricedProduct {
    private let placeOfItem: Int32
    let store: StoreID
    /// The place in ``UnitValues/series``; `nil` for a price without a date.
    let series: Int32?
    private let firstRow: Int32
    private let rowCount: Int32

    init(item: Int, store: StoreID, series: Int32?, rows: Range<Int>) {
      placeOfItem = Int32(item)
      self.store = store
      self.series = series
      firstRow = Int32(rows.lowerBound)
      rowCount = Int32(rows.count)
    }

    /// The place in ``PriceObservations/items``.
    var item: Int { Int(placeOfItem) }
    /// Consecutive places among the observations, months ascending.
    var rows: Range<Int> { Int(firstRow)..<Int(firstRow) + Int(rowCount) }
  }

  private(set) var items: [PricedItem] = []
  private(set) var products: [PricedProduct] = []
  /// How many months before the last one, not positive.
  private(set) var month: [Int32] = []
  /// ln (price per base unit).
  private(set) var logarithm: [Double] = []
  /// What was paid, in currency units; 1 throughout where nothing was bought, empty where it is not
  /// asked for.
  private(set) var paid: [Double] = []
  let last: Month
  private(set) var hasPurchases = false
  /// The month that prices without a date count in.
  private(set) var undatedMonth: Int32 = 0

  /// The prices of every currency of a book that has any.
  ///
  /// - Parameters:
  ///   - prices: What is no offer.
  ///   - undated: Older than any dated price; they count in the first month of levels with prices.
  ///   - months: How many months there are, up to `last`.
  ///   - levelMonths: The same for the levels of stores.
  ///   - hasPaid: Whether it is asked what was paid, which the levels of stores do not need.
  ///   - judgesAlike: Whether offers are judged alike at all times, for changes; see
  ///     ``RegularPrices/evenLogarithms(series:rows:)``.
  static func all(
    in unitValues: UnitValues, prices: RegularPrices, undated: [UndatedPrice] = [],
    categories: ItemCategories, units: UnitTable, last: Month, months: Int, levelMonths: Int,
    hasPaid: Bool = true, judgesAlike: Bool = false
  ) -> [(currency: CurrencyID, observations: PriceObservations)] {
    var found = units.currenciesByRank.map { _ in PriceObservations(last: last) }
    // Reserved memory that stays unused is never touched, and so costs nothing.
    if found.count == 1 { found[0].reserveCapacity(unitValues, hasPaid: hasPaid) }
    let first = last.adding(months: 1 - months)
    unitValues.forEachProduct(units) { place in
      let rank = Int(units.currencyRanks[unitValues.series[place].currency])
      found[rank].append(
        series: place, of: unitValues, prices, hasPaid: hasPaid, judgesAlike: judgesAlike,
        from: first, categories: categories)
    }
    for rank in found.indices {
      let own = undated.filter { $0.currency == units.currenciesByRank[rank] }
      if !own.isEmpty {
        found[rank].add(
          own, categories: categories, first: Int32(1 - levelMonths), hasPaid: hasPaid)
      }
      if !found[rank].hasPurchases {
        for row in found[rank].paid.indices { found[rank].paid[row] = 1 }
      }
    }
    return zip(units.currenciesByRank, found).filter { !$0.1.products.isEmpty }.map { ($0.0, $0.1) }
  }

  /// The drift of every currency as ``drift(months:)`` has it, without gathering the observations.
  static func drifts(
    in unitValues: UnitValues, prices: RegularPrices, units: UnitTable, last: Month, months: Int
  ) -> [CurrencyID: PriceDrift] {
    var found = units.currenciesByRank.map { _ in PriceDrift() }
    let first = last.adding(months: 1 - months)
    unitValues.forEachProduct(units) { place in
      let series = unitValues.series[place]
      let rank = Int(units.currencyRanks[series.currency])
      var before: Int?
      for row in series.rows where unitValues.month[row] >= first && unitValues.month[row] <= last {
        let price = prices.logarithm(row: row)
        guard !price.isNaN else { continue }
        if let before {
          found[rank].add(
            change: price - prices.logarithm(row: before),
            months: unitValues.month[row].months(since: unitValues.month[before]))
        }
        before = row
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(units.currenciesByRank, found))
  }

  /// How far prices move in a month, over the last months.
  func drift(months: Int) -> PriceDrift {
    let first = Int32(1 - months)
    var drift = PriceDrift()
    for product in products {
      let start = product.rows.partitionPoint { month[$0] >= first }
      for row in start..<product.rows.upperBound where row > start {
        drift.add(
          change: logarithm[row] - logarithm[row - 1], months: Int(month[row] - month[row - 1]))
      }
    }
    return drift
  }

  /// Keeps the items and products alone.
  mutating func removePrices() { (month, logarithm, paid) = ([], [], []) }

  private init(last: Month) { self.last = last }

  private mutating func reserveCapacity(_ unitValues: UnitValues, hasPaid: Bool) {
    products.reserveCapacity(unitValues.series.count)
    month.reserveCapacity(unitValues.rowCount)
    logarithm.reserveCapacity(unitValues.rowCount)
    if hasPaid { paid.reserveCapacity(unitValues.rowCount) }
  }

  private mutating func append(
    series place: Int, of unitValues: UnitValues, _ prices: RegularPrices, hasPaid: Bool,
    judgesAlike: Bool, from first: Month, categories: ItemCategories
  ) {
    let series = unitValues.series[place]
    let start = series.rows.partitionPoint { unitValues.month[$0] >= first }
    let end = series.rows.partitionPoint { unitValues.month[$0] > last }
    let before = month.count
    let even = judgesAlike ? prices.evenLogarithms(series: place, rows: start..<end) : nil
    for row in start..<end {
      let price = even?[row - start] ?? prices.logarithm(row: row)
      guard !price.isNaN else { continue }
      let isQuoted = unitValues.isQuoted(row)
      if !isQuoted { hasPurchases = true }
      month.append(Int32(unitValues.month[row].months(since: last)))
      logarithm.append(price)
      if hasPaid { paid.append(isQuoted ? 0 : unitValues[row].paid.approximateUnits) }
    }
    guard before < month.count else { return }
    append(
      product: series.store, item: series.item, dimension: series.dimension, categories,
      series: Int32(clamping: place), rows: before..<month.count)
  }

  private mutating func append(
    product store: StoreID, item: ItemID, dimension: DimensionID, _ categories: ItemCategories,
    series: Int32?, rows: Range<Int>
  ) {
    if items.last?.item != item || items.last?.dimension != dimension {
      items.append(
        PricedItem(
          item: item, dimension: dimension,
          category: categories.known(of: item) ?? ItemCategories.none,
          products: products.count..<products.count))
    }
    products.append(
      PricedProduct(item: items.count - 1, store: store, series: series, rows: rows))
    items[items.count - 1].products = items[items.count - 1].products.lowerBound..<products.count
  }

  private mutating func add(
    _ undated: [UndatedPrice], categories: ItemCategories, first: Int32, hasPaid: Bool
  ) {
    var merged = PriceObservations(last: last)
    merged.hasPurchases = hasPurchases
    let oldest = max(first, month.min() ?? 0)
    merged.undatedMonth = oldest
    func key(_ product: PricedProduct) -> UndatedPrice.Key {
      UndatedPrice.Key(
        item: items[product.item].item, dimension: items[product.item].dimension,
        store: product.store)
    }
    var next = 0
    for price in undated {
      while next < products.count, key(products[next]) < price.key {
        merged.append(products[next], of: self, categories)
        next += 1
      }
      if next < products.count, key(products[next]) == price.key { continue }
      merged.month.append(oldest)
      merged.logarithm.append(price.logarithm)
      if hasPaid { merged.paid.append(0) }
      merged.append(
        product: price.key.store, item: price.key.item, dimension: price.key.dimension,
        categories, series: nil, rows: merged.month.count - 1..<merged.month.count)
    }
    for product in products[next...] { merged.append(product, of: self, categories) }
    self = merged
  }

  private mutating func append(
    _ product: PricedProduct, of other: PriceObservations, _ categories: ItemCategories
  ) {
    month += other.month[product.rows]
    logarithm += other.logarithm[product.rows]
    if !other.paid.isEmpty { paid += other.paid[product.rows] }
    let item = other.items[product.item]
    append(
      product: product.store, item: item.item, dimension: item.dimension, categories,
      series: product.series, rows: month.count - product.rows.count..<month.count)
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
