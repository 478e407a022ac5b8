import PricebookModel
import PricebookParallel

/// The natural logarithm of every unit value, up to one constant that cancels in differences.
///
/// Computed once because trends, alerts and indexes all compare prices by ratio.
struct PriceLogarithms: Sendable {
  let values: [Double]

  init(of unitValues: UnitValues) {
    let count = unitValues.rowCount
    let partCount = max(1, min(WorkerThreads.count * 2, count / 4_000))
    let parts = evenRanges(count, parts: partCount)
    values = concurrentColumn(parts: parts, empty: 0) { part, logarithms in
      for row in parts[part] {
        logarithms.append(Logarithm.of(unitValues.price(row: row).approximateRatio))
      }
    }
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
        price.paid.tenThousandths.addingReportingOverflow(discount).partialValue
    }
    return price
  }

  private func discount(row: Int) -> Int64? {
    discounted.isEmpty ? nil : discounted.place(of: Int32(clamping: row)).map { discounts[$0] }
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
    return values[row] >= median + Self.offer - Logarithm.uncertainty
  }

  /// How many months before and after a price its median is taken over.
  private static let reach = 6
  /// How far below the median an offer is, as a logarithm.
  private static let offer = Logarithm.of(0.9)

  /// A ratio counts 1/10 000 of the currency and 10⁻¹⁹ of the base unit.
  private static let scale = Logarithm.of(1e15)

  init(
    of unitValues: UnitValues, logarithms: PriceLogarithms, lines: ReceiptLines,
    calendar: DataCalendar, units: UnitTable
  ) {
    let count = lines.discount.rows.count
    let rows = concurrentMap(of: count, parts: 1 + count / 4_000) { part in
      part.map { place -> Int? in
        let line = Int(lines.discount.rows[place])
        let (receipt, article) = (Int(lines.receipt[line]), Int(lines.article[line]))
        guard lines.discount.amounts[place] > .zero, lines.uses[line].contains(.price),
          lines.paid[line] > .zero, lines.quantity[line] > .zero
        else { return nil }
        return unitValues.row(
          item: lines.articles.item[article], store: lines.receipts.store[receipt],
          dimension: units.factors[lines.articles.unit[article]].dimension,
          currency: lines.articles.currency[article],
          month: calendar.boundaries.month(of: lines.receipts.day[receipt]))
      }
    }
    var discounts: [Int32: Int64] = [:]
    for (row, amount) in zip(rows.joined(), lines.discount.amounts) {
      guard let row else { continue }
      let before = discounts[Int32(row)] ?? 0
      discounts[Int32(row)] = before + min(amount.tenThousandths, Int64.max / 4 - before)
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
      values[Int(row)] += Logarithm.of((paid + Double(discounts[row] ?? 0)) / paid)
    }
    self.values = values
  }
}

extension UnitValues {
  /// The row of a month of a product, found in O(log rows).
  func row(
    item: ItemID, store: StoreID, dimension: DimensionID, currency: CurrencyID, month wanted: Month
  ) -> Int? {
    guard
      let place = seriesIndex(item: item, store: store, dimension: dimension, currency: currency)
    else { return nil }
    let row = month[series[place].rows].partitionPoint { $0 >= wanted }
    return row < series[place].rows.upperBound && month[row] == wanted ? row : nil
  }
}
