package import PricebookModel

/// The monthly prices of one currency that the price model explains: unit values of products, in
/// the months up to one.
///
/// A product is an item at a store in one dimension; an item in two dimensions is two items here.
struct PriceObservations {
  /// An item in one dimension.
  struct Item {
    let item: ItemID
    let dimension: DimensionID
    let category: CategoryID
    /// Consecutive places in ``PriceObservations/products``, stores ascending.
    var products: Range<Int>
  }

  struct Product {
    /// The place in ``PriceObservations/items``.
    let item: Int
    let store: StoreID
    /// Consecutive places among the observations, months ascending.
    let rows: Range<Int>
  }

  private(set) var items: [Item] = []
  private(set) var products: [Product] = []
  /// How many months before the last one, not positive.
  private(set) var month: [Int32] = []
  /// ln (price per base unit).
  private(set) var logarithm: [Double] = []
  /// What was paid, in currency units; 1 throughout where nothing was bought.
  private(set) var paid: [Double] = []
  /// What was bought, in base units; 0 for prices that were seen.
  private(set) var quantity: [Double] = []
  /// The last month, from which ``month`` counts.
  let last: Month
  /// Whether anything was bought.
  private(set) var hasPurchases = false

  /// The prices of every currency of a book that has any.
  ///
  /// - Parameters:
  ///   - prices: Logarithms of the regular prices.
  ///   - undated: Older than any dated price; they count in the first month with prices.
  ///   - months: How many months there are, up to `last`.
  /// - Complexity: O(series + rows of those months).
  static func all(
    in unitValues: UnitValues, prices: RegularPrices, undated: [UndatedPrice] = [],
    categories: ItemCategories, units: UnitTable, last: Month, months: Int
  ) -> [(currency: CurrencyID, observations: PriceObservations)] {
    var found = units.currenciesByRank.map { _ in PriceObservations(last: last) }
    let first = last.adding(months: 1 - months)
    var places: [Int] = []
    var next = 0
    while next < unitValues.series.count {
      let item = unitValues.series[next].item
      places.removeAll(keepingCapacity: true)
      while next < unitValues.series.count, unitValues.series[next].item == item {
        places.append(next)
        next += 1
      }
      let kinds = places.map { place in
        units.kind(
          dimension: unitValues.series[place].dimension,
          currency: unitValues.series[place].currency)
      }
      if kinds.contains(where: { $0 != kinds[0] }) {
        let order = places.indices.sorted { (kinds[$0], places[$0]) < (kinds[$1], places[$1]) }
        places = order.map { places[$0] }
      }
      for place in places {
        let rank = Int(units.currencyRanks[unitValues.series[place].currency])
        found[rank].append(
          unitValues.series[place], of: unitValues, prices: prices, from: first,
          category: categories.known(of: item) ?? ItemCategories.none)
      }
    }
    for rank in found.indices {
      let own = undated.filter { $0.currency == units.currenciesByRank[rank] }
      if !own.isEmpty { found[rank].add(own, categories: categories) }
      if !found[rank].hasPurchases {
        for row in found[rank].paid.indices { found[rank].paid[row] = 1 }
      }
    }
    return zip(units.currenciesByRank, found).filter { !$0.1.products.isEmpty }
      .map { ($0.0, $0.1) }
  }

  private init(last: Month) { self.last = last }

  private mutating func append(
    _ series: UnitValues.Series, of unitValues: UnitValues, prices: RegularPrices,
    from first: Month, category: CategoryID
  ) {
    let rows = series.rows
    let start = unitValues.month[rows].partitionPoint { $0 >= first }
    let end = unitValues.month[rows].partitionPoint { $0 > last }
    guard start < end else { return }
    for row in start..<end {
      let values = unitValues[row]
      let isSeen = unitValues.isQuoted(row: row)
      month.append(Int32(unitValues.month[row].months(since: last)))
      logarithm.append(prices.logarithm(row: row))
      paid.append(isSeen ? 0 : values.paid.approximateUnits)
      quantity.append(isSeen ? 0 : values.quantity.approximateUnits)
      if !isSeen { hasPurchases = true }
    }
    append(
      product: series.store, item: series.item, dimension: series.dimension, category: category,
      rows: month.count - (end - start)..<month.count)
  }

  private mutating func append(
    product store: StoreID, item: ItemID, dimension: DimensionID, category: CategoryID,
    rows: Range<Int>
  ) {
    if items.last?.item != item || items.last?.dimension != dimension {
      items.append(
        Item(
          item: item, dimension: dimension, category: category,
          products: products.count..<products.count))
    }
    products.append(Product(item: items.count - 1, store: store, rows: rows))
    items[items.count - 1].products = items[items.count - 1].products.lowerBound..<products.count
  }

  /// Adds the prices without a date of products that have none with one.
  private mutating func add(_ undated: [UndatedPrice], categories: ItemCategories) {
    var merged = PriceObservations(last: last)
    merged.hasPurchases = hasPurchases
    let oldest = month.min() ?? 0
    func key(_ product: Product) -> UndatedPrice.Key {
      UndatedPrice.Key(
        item: items[product.item].item, dimension: items[product.item].dimension,
        store: product.store)
    }
    var next = 0
    for price in undated.sorted(by: { $0.key < $1.key }) {
      while next < products.count, key(products[next]) < price.key {
        merged.append(products[next], of: self)
        next += 1
      }
      if next < products.count, key(products[next]) == price.key { continue }
      merged.month.append(oldest)
      merged.logarithm.append(price.logarithm)
      merged.paid.append(0)
      merged.quantity.append(0)
      merged.append(
        product: price.key.store, item: price.key.item, dimension: price.key.dimension,
        category: categories.known(of: price.key.item) ?? ItemCategories.none,
        rows: merged.month.count - 1..<merged.month.count)
    }
    for product in products[next...] { merged.append(product, of: self) }
    self = merged
  }

  private mutating func append(_ product: Product, of other: PriceObservations) {
    month += other.month[product.rows]
    logarithm += other.logarithm[product.rows]
    paid += other.paid[product.rows]
    quantity += other.quantity[product.rows]
    let item = other.items[product.item]
    append(
      product: product.store, item: item.item, dimension: item.dimension, category: item.category,
      rows: month.count - product.rows.count..<month.count)
  }
}

/// A price per base unit that is known without a date.
package struct UndatedPrice: Sendable {
  package struct Key: Hashable, Comparable {
    package var item: ItemID
    package var dimension: DimensionID
    package var store: StoreID

    package static func < (left: Key, right: Key) -> Bool {
      (left.item, left.dimension, left.store) < (right.item, right.dimension, right.store)
    }
  }

  package var key: Key
  package var currency: CurrencyID
  var price: UnitValue
  var logarithm: Double
}

extension [UndatedPrice] {
  /// Those of an item, found in O(log prices).
  package func prices(of item: ItemID) -> ArraySlice<UndatedPrice> {
    self[partitionPoint { $0.key.item >= item }...].prefix { $0.key.item == item }
  }
}

extension UndatedPrice {
  /// The prices without a date of a book's price lists and vault, per base unit of each dimension;
  /// several of one product are one price, their mean.
  ///
  /// Offers are left out: without a day it is not known whether they are still valid.
  static func all(in book: Book, units: UnitTable) -> [UndatedPrice] {
    var sums: [Key: [CurrencyID: Sum]] = [:]
    func add(
      _ item: ItemID, _ store: StoreID, _ dimension: DimensionID, _ currency: CurrencyID,
      _ price: Int64?
    ) {
      guard let price else { return }
      let key = Key(item: item, dimension: dimension, store: store)
      sums[key, default: [:]][currency, default: Sum()].add(price)
    }
    for option in book.vault.priceOptions where option.day == nil {
      guard let price = QuotedPrices.price(of: option),
        let dimension = units.dimensions.firstIndex(of: option.unit.dimension),
        let currency = book.names.currencies.firstIndex(of: option.currency)
      else { continue }
      add(option.item, option.store, dimension, currency, price)
    }
    let prices = book.prices
    guard prices.visits.day.contains(ObservedPrices.undated) else { return list(sums) }
    let pieces = PackagePieces(of: book, units: units)
    for row in 0..<prices.count
    where prices.uses[row].contains(.price) && !prices.uses[row].contains(.offer)
      && prices.visits.day[Int(prices.visit[row])] == ObservedPrices.undated
    {
      let article = Int(prices.article[row])
      let (item, unit) = (prices.articles.item[article], prices.articles.unit[article])
      for case let factor? in [units.factors[unit], pieces.factor(ofItem: item, unit: unit)] {
        add(
          item, prices.visits.store[Int(prices.visit[row])], factor.dimension,
          prices.articles.currency[article],
          QuotedPrices.price(prices.price[row], of: prices.quantity[row], in: factor))
      }
    }
    return list(sums)
  }

  /// Prices in 10⁻¹⁰ currency units.
  private struct Sum {
    private var sum: Int128 = 0
    private var count: Int128 = 0

    mutating func add(_ price: Int64) {
      sum += Int128(price)
      count += 1
    }

    var mean: UnitValue { QuotedPrices.unitValue(sum.dividedRounding(by: count)) }
  }

  private static func list(_ sums: [Key: [CurrencyID: Sum]]) -> [UndatedPrice] {
    sums.flatMap { key, sums in
      sums.map { currency, sum in
        let price = sum.mean
        return UndatedPrice(
          key: key, currency: currency, price: price,
          logarithm: PriceLogarithms.logarithm(price.approximatePrice))
      }
    }.sorted { ($0.key, $0.currency) < ($1.key, $1.currency) }
  }

}

/// The prices of unit values before discounts.
///
/// A discount that a line names is taken off its price at the till; the price before is what the
/// store asks. Where lines name none, it is the price that was paid.
struct RegularPrices: Sendable {
  /// By row, up to one constant; see ``PriceLogarithms``.
  let values: [Double]
  /// Rows with a discount, ascending, and what it took off, in 1/10 000.
  private let discounted: [Int32]
  private let discounts: [Int64]

  /// ln of the price of a row per base unit.
  func logarithm(row: Int) -> Double { values[row] + Self.scale }

  /// The exact price of a row before discounts.
  func price(row: Int, in unitValues: UnitValues) -> UnitValue {
    var price = unitValues.price(row: row)
    if let discount = discount(row: row) {
      price.paid.tenThousandths =
        price.paid.tenThousandths.addingReportingOverflow(discount)
        .partialValue
    }
    return price
  }

  private func discount(row: Int) -> Int64? {
    guard !discounted.isEmpty else { return nil }
    let place = discounted.partitionPoint { Int($0) >= row }
    return place < discounted.count && Int(discounted[place]) == row ? discounts[place] : nil
  }

  /// Whether a price is no offer: a line names its discount, or it is not more than 10 % below the
  /// product's median of half a year before and after.
  ///
  /// - Parameter rows: The prices of the product that are known, months ascending.
  /// - Complexity: O(1) for a price near the highest of those months.
  func isRegular(row: Int, of rows: Range<Int>, in unitValues: UnitValues) -> Bool {
    let month = unitValues.month[row]
    var (first, end) = (row, row + 1)
    var highest = values[row]
    while first > rows.lowerBound, unitValues.month[first - 1] >= month.adding(months: -Self.reach)
    {
      first -= 1
      highest = max(highest, values[first])
    }
    while end < rows.upperBound, unitValues.month[end] <= month.adding(months: Self.reach) {
      highest = max(highest, values[end])
      end += 1
    }
    if values[row] >= highest + Self.offer || discount(row: row) != nil { return true }
    let sorted = values[first..<end].sorted()
    let median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    return values[row] >= median + Self.offer - PriceLogarithms.uncertainty
  }

  /// How many months before and after a price its median is taken over.
  private static let reach = 6
  /// How far below the median an offer is, as a logarithm.
  private static let offer = PriceLogarithms.logarithm(0.9)

  /// A ratio counts 1/10 000 of the currency and 10⁻¹⁹ of the base unit.
  private static let scale = PriceLogarithms.logarithm(1e15)

  /// - Complexity: O(lines with a discount × log rows).
  init(
    of unitValues: UnitValues, logarithms: PriceLogarithms, lines: ReceiptLines,
    calendar: DataCalendar, units: UnitTable
  ) {
    var discounts: [Int32: Int64] = [:]
    for (row, amount) in zip(lines.discount.rows, lines.discount.amounts) where amount > .zero {
      let line = Int(row)
      let (receipt, article) = (Int(lines.receipt[line]), Int(lines.article[line]))
      guard lines.uses[line].contains(.price), lines.paid[line] > .zero,
        lines.quantity[line] > .zero,
        let place = unitValues.row(
          item: lines.articles.item[article], store: lines.receipts.store[receipt],
          dimension: units.factors[lines.articles.unit[article]].dimension,
          currency: lines.articles.currency[article],
          month: calendar.boundaries.month(of: lines.receipts.day[receipt]))
      else { continue }
      let before = discounts[Int32(place)] ?? 0
      discounts[Int32(place)] = before + min(amount.tenThousandths, Int64.max / 4 - before)
    }
    discounted = discounts.keys.sorted()
    self.discounts = discounted.map { discounts[$0] ?? 0 }
    guard !discounts.isEmpty else {
      values = logarithms.values
      return
    }
    var values = logarithms.values
    for row in discounted {
      let value = unitValues.price(row: Int(row))
      let paid = Double(value.paid.tenThousandths)
      values[Int(row)] += PriceLogarithms.logarithm(
        (paid + Double(discounts[row] ?? 0)) / paid)
    }
    self.values = values
  }
}

extension UnitValues {
  /// The row of a month of a product, found in O(log rows).
  func row(
    item: ItemID, store: StoreID, dimension: DimensionID, currency: CurrencyID, month wanted: Month
  ) -> Int? {
    for place in seriesRange(ofItem: item)
    where series[place].store == store && series[place].dimension == dimension
      && series[place].currency == currency
    {
      let row = month[series[place].rows].partitionPoint { $0 >= wanted }
      return row < series[place].rows.upperBound && month[row] == wanted ? row : nil
    }
    return nil
  }

  /// Whether a price was seen and nothing was bought at it in its month.
  func isQuoted(row: Int) -> Bool {
    guard !quotedRows.isEmpty else { return false }
    let place = quotedRows.partitionPoint { Int($0) >= row }
    return place < quotedRows.count && Int(quotedRows[place]) == row
  }
}
