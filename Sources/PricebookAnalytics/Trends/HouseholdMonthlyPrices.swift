import PricebookModel

/// What the household paid for every item, all stores together, by month.
///
/// An item that is bought in several dimensions or currencies is several series here. Prices that
/// were stated and not paid are left out.
struct HouseholdMonthlyPrices: Sendable {
  private(set) var prices = MonthlyPrices()
  /// The item of every series.
  private(set) var items: [UInt32] = []
  /// The dimension and currency of every series: ``UnitTable/kind(dimension:currency:)``.
  private(set) var kinds: [UInt32] = []

  /// - Complexity: O(rows).
  init(of unitValues: UnitValues, units: UnitTable, threadCount: Int) {
    let ranges = PriceTrend.itemRanges(of: unitValues, parts: threadCount * 4)
    let found = concurrentRows(
      pieces: ranges.count, rowCount: unitValues.rowCount / 2, isConcurrent: threadCount > 1
    ) { part, prices in
      Self.appendItemPrices(of: unitValues, series: ranges[part], units: units, to: &prices)
    }
    prices.month.reserveCapacity(found.count)
    prices.logarithm.reserveCapacity(found.count)
    prices.paid.reserveCapacity(found.count)
    var first = 0
    while first < found.count {
      var end = first
      while end < found.count, found[end].item == found[first].item,
        found[end].kind == found[first].kind
      {
        prices.month.append(found[end].month)
        prices.logarithm.append(found[end].logarithm)
        prices.paid.append(found[end].paid)
        end += 1
      }
      items.append(found[first].item)
      kinds.append(found[first].kind)
      prices.series.append(first..<end)
      first = end
    }
  }

  /// One item's price over all stores in one month, in one dimension and currency.
  private struct ItemPrice: Sendable {
    var item: UInt32
    var kind: UInt32
    var month: Month
    var paid: Amount
    var logarithm: Double
  }

  private static func appendItemPrices(
    of unitValues: UnitValues, series range: Range<Int>, units: UnitTable,
    to prices: inout [ItemPrice]
  ) {
    let quoted = Set(unitValues.quotedRows)
    var kinds: [UInt32] = []
    var sums = MonthTable(
      groupCount: 0, monthCount: 0, empty: UnitValue(paid: .zero, quantity: .zero))
    var first = range.lowerBound
    while first < range.upperBound {
      let item = unitValues.series[first].item
      var end = first
      var months: (first: Int32, last: Int32) = (.max, .min)
      kinds.removeAll(keepingCapacity: true)
      while end < range.upperBound, unitValues.series[end].item == item {
        let series = unitValues.series[end]
        let kind = units.kind(dimension: series.dimension, currency: series.currency)
        if kinds.last != kind { kinds.append(kind) }
        let rows = series.rows
        if !rows.isEmpty {
          months.first = min(months.first, unitValues.month[rows.lowerBound].index)
          months.last = max(months.last, unitValues.month[rows.upperBound - 1].index)
        }
        end += 1
      }
      if kinds.count > 1 { kinds = Set(kinds).sorted() }
      if months.first <= months.last {
        sums.reset(groupCount: kinds.count, monthCount: Int(months.last - months.first) + 1)
        for series in unitValues.series[first..<end] {
          let kind = units.kind(dimension: series.dimension, currency: series.currency)
          let group = kinds.firstIndex(reaching: { $0 >= kind })
          for row in series.rows where quoted.isEmpty || !quoted.contains(Int32(row)) {
            sums.update(group: group, month: Int(unitValues.month[row].index - months.first)) {
              $0.paid += unitValues.paid[row]
              $0.quantity += unitValues.quantity[row]
            }
          }
        }
        sums.forEach { group, offset, price in
          guard price.quantity.count > 0 else { return }
          prices.append(
            ItemPrice(
              item: item, kind: kinds[group],
              month: Month(index: months.first + Int32(clamping: offset)), paid: price.paid,
              logarithm: PriceLogarithms.logarithm(price.approximateRatio)))
        }
      }
      first = end
    }
  }
}
