import PricebookModel

/// The monthly prices of one currency that changes are fitted to: unit values of products at regular
/// prices, in the months up to one.
///
/// Offers are judged alike at all times, see ``RegularPrices/evenLogarithms(series:rows:)``.
struct PriceObservations {
  let products: PricedProducts
  /// How many months before the last one, not positive.
  private(set) var month: [Int32] = []
  /// ln (price per base unit).
  private(set) var logarithm: [Double] = []
  /// What was paid, in currency units; 1 throughout where nothing was bought.
  private(set) var paid: [Double] = []
  let last: Month
  /// Where the prices of each product begin, and their end.
  private var starts: [Int32] = [0]

  /// - Parameters:
  ///   - prices: What is no offer.
  ///   - months: How many months there are, up to `last`.
  ///   - levelMonths: The same for the levels of stores: prices without a date count in the first of
  ///     those with a price.
  init(
    of products: PricedProducts, in unitValues: UnitValues, prices: RegularPrices, last: Month,
    months count: Int, levelMonths: Int
  ) {
    self.products = products
    self.last = last
    // Reserved memory that stays unused is never touched, and so costs nothing.
    starts.reserveCapacity(products.products.count + 1)
    month.reserveCapacity(unitValues.rowCount)
    logarithm.reserveCapacity(unitValues.rowCount)
    paid.reserveCapacity(unitValues.rowCount)
    let months = last.adding(months: 1 - count)...last
    var hasPurchases = false
    var undated: [Int] = []
    for place in products.products.indices {
      let product = products.products[place]
      let before = month.count
      if let series = product.series {
        let rows = product.rows(in: months, of: unitValues.month.span)
        append(series: series, rows: rows, of: unitValues, prices, &hasPurchases)
      }
      if month.count == before, let price = products.undatedPrice(of: place) {
        undated.append(before)
        month.append(0)
        logarithm.append(price)
        paid.append(0)
      }
      starts.append(Int32(truncatingIfNeeded: month.count))
    }
    if !undated.isEmpty {
      let oldest = max(Int32(1 - levelMonths), month.min() ?? 0)
      for row in undated { month[row] = oldest }
    }
    if !hasPurchases {
      for row in paid.indices { paid[row] = 1 }
    }
  }

  /// The prices of a product, months ascending.
  func rows(of product: Int) -> Range<Int> { Int(starts[product])..<Int(starts[product + 1]) }

  private mutating func append(
    series: Int, rows: Range<Int>, of unitValues: UnitValues, _ prices: RegularPrices,
    _ hasPurchases: inout Bool
  ) {
    let even = prices.evenLogarithms(series: series, rows: rows)
    for row in rows {
      let price = even?[row - rows.lowerBound] ?? prices.logarithm(row: row)
      guard !price.isNaN else { continue }
      let isQuoted = unitValues.isQuoted(row)
      if !isQuoted { hasPurchases = true }
      month.append(Int32(truncatingIfNeeded: unitValues.month[row].months(since: last)))
      logarithm.append(price)
      paid.append(isQuoted ? 0 : unitValues[row].paid.approximateUnits)
    }
  }
}
