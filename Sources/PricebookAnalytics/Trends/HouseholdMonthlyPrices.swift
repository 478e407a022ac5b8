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
    let pieces = concurrentMap(ranges.count, isConcurrent: threadCount > 1) { part in
      Self.itemPrices(of: unitValues, series: ranges[part], units: units)
    }
    let count = pieces.reduce(0) { $0 + $1.count }
    prices.month.reserveCapacity(count)
    prices.logarithm.reserveCapacity(count)
    prices.paid.reserveCapacity(count)
    for piece in pieces {
      var first = piece.startIndex
      while first < piece.endIndex {
        let firstRow = prices.month.count
        var end = first
        while end < piece.endIndex, piece[end].item == piece[first].item,
          piece[end].kind == piece[first].kind
        {
          prices.month.append(piece[end].month)
          prices.logarithm.append(piece[end].logarithm)
          prices.paid.append(piece[end].paid)
          end += 1
        }
        items.append(piece[first].item)
        kinds.append(piece[first].kind)
        prices.series.append(firstRow..<prices.month.count)
        first = end
      }
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

  private static func itemPrices(
    of unitValues: UnitValues, series range: Range<Int>, units: UnitTable
  ) -> [ItemPrice] {
    var prices: [ItemPrice] = []
    let quoted = Set(unitValues.quotedRows)
    var first = range.lowerBound
    while first < range.upperBound {
      let item = unitValues.series[first].item
      var end = first
      var found: Set<UInt32> = []
      var months: ClosedRange<Int32>?
      while end < range.upperBound, unitValues.series[end].item == item {
        let series = unitValues.series[end]
        let kind = units.kind(dimension: series.dimension, currency: series.currency)
        found.insert(kind)
        for row in [series.rows.first, series.rows.last].compactMap(\.self) {
          let month = unitValues.month[row].index
          months = min(months?.lowerBound ?? month, month)...max(months?.upperBound ?? month, month)
        }
        end += 1
      }
      let kinds = found.sorted()
      let groups = Dictionary(uniqueKeysWithValues: zip(kinds, 0...))
      guard let months else {
        first = end
        continue
      }
      var sums = MonthTable(
        groupCount: kinds.count, monthCount: months.count,
        empty: UnitValue(paid: .zero, quantity: .zero))
      for series in unitValues.series[first..<end] {
        let kind = units.kind(dimension: series.dimension, currency: series.currency)
        let group = groups[kind] ?? 0
        for row in series.rows where quoted.isEmpty || !quoted.contains(Int32(row)) {
          let offset = Int(unitValues.month[row].index - months.lowerBound)
          sums.update(group: group, month: offset) {
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
            month: Month(index: months.lowerBound + Int32(clamping: offset)),
            paid: price.paid,
            logarithm: PriceLogarithms.logarithm(price.approximateRatio)))
      }
      first = end
    }
    return prices
  }
}
