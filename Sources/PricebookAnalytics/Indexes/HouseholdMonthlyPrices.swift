import PricebookModel
import PricebookParallel

/// What the household paid for every item, all stores together, by month.
///
/// An item that is bought in several dimensions or currencies is several series here. Prices that
/// were stated and not paid are left out.
struct HouseholdMonthlyPrices: Sendable {
  private(set) var prices = MonthlyPrices()
  /// The item of every series.
  private(set) var items: [ItemID] = []
  /// The dimension and currency of every series: ``UnitTable/kind(dimension:currency:)``.
  private(set) var kinds: [MeasureID] = []

  /// - Complexity: O(rows).
  init(of unitValues: UnitValues, units: UnitTable) {
    prices.month.reserveCapacity(unitValues.rowCount)
    prices.logarithm.reserveCapacity(unitValues.rowCount)
    prices.paid.reserveCapacity(unitValues.rowCount)
    let quoted = unitValues.quotedRows.isEmpty ? nil : Set(unitValues.quotedRows)
    let series = unitValues.series
    var sums = MonthTable(
      groupCount: 0, monthCount: 0, empty: UnitValue(paid: .zero, quantity: .zero))
    var first = 0
    while first < series.count {
      var end = first + 1
      while end < series.count, series[end].item == series[first].item { end += 1 }
      append(item: first..<end, of: unitValues, quoted: quoted, units: units, sums: &sums)
      first = end
    }
  }

  /// Appends the prices of the series of one item.
  ///
  /// - Parameter sums: Any table; its memory is kept from one item to the next.
  private mutating func append(
    item range: Range<Int>, of unitValues: UnitValues, quoted: Set<Int32>?, units: UnitTable,
    sums: inout MonthTable<UnitValue>
  ) {
    let month = unitValues.month.span
    let series = unitValues.series.span
    let item = series[range.lowerBound].item
    let firstKind = units.kind(of: series[range.lowerBound])
    var isOneKind = true
    var months: (first: Int32, last: Int32) = (.max, .min)
    for index in range {
      if units.kind(of: series[index]) != firstKind { isOneKind = false }
      let rows = series[index].rows
      guard !rows.isEmpty else { continue }
      months.first = min(months.first, month[rows.lowerBound].index)
      months.last = max(months.last, month[rows.upperBound - 1].index)
    }
    guard months.first <= months.last else { return }
    let kindsOfItem =
      isOneKind ? [] : Set(range.map { units.kind(of: unitValues.series[$0]) }).sorted()
    sums.reset(
      groupCount: max(1, kindsOfItem.count), monthCount: Int(months.last - months.first) + 1)
    for index in range {
      let kind = units.kind(of: series[index])
      let group = isOneKind ? 0 : kindsOfItem.partitionPoint(where: { $0 >= kind })
      for row in series[index].rows where quoted?.contains(Int32(row)) != true {
        sums.update(group: group, month: Int(month[row].index - months.first)) {
          let price = unitValues.price(row: row)
          $0.paid += price.paid
          $0.quantity += price.quantity
        }
      }
    }
    var openGroup = -1
    sums.forEach { group, offset, price in
      guard price.quantity.count > 0 else { return }
      let row = prices.month.count
      if group != openGroup {
        openGroup = group
        items.append(item)
        kinds.append(isOneKind ? firstKind : kindsOfItem[group])
        prices.series.append(row..<row)
      }
      prices.month.append(Month(index: months.first + Int32(clamping: offset)))
      prices.paid.append(price.paid)
      prices.logarithm.append(PriceLogarithms.logarithm(price.approximateRatio))
      let last = prices.series.count - 1
      prices.series[last] = prices.series[last].lowerBound..<row + 1
    }
  }
}

extension UnitTable {
  @inline(__always)
  fileprivate func kind(of series: UnitValues.Series) -> MeasureID {
    kind(dimension: series.dimension, currency: series.currency)
  }
}
