import PricebookModel
import PricebookParallel

/// Prices by month of many series, as index methods take them.
struct MonthlyPrices: Sendable {
  struct Series: Sendable {
    var item = ItemID(0)
    /// The place of the currency in the order of labels.
    var currencyRank = 0
    /// Their months ascend, each month once; prices have the same unit and currency.
    var rows: Range<Int>
  }

  var month: [Month] = []
  /// ln price.
  var logarithm: [Double] = []
  /// What was spent at the price, in 1/10 000; ``uncounted`` for a price that does not count.
  var paid: [Int64] = []
  var series: [Series] = []

  static let uncounted: Int64 = -1

  init() {}

  /// The prices of products: of every item at every store, in one dimension and currency.
  ///
  /// - Parameter includesQuoted: Whether prices that were only seen count; nothing was spent at them.
  init(
    of unitValues: UnitValues, logarithms: PriceLogarithms, units: UnitTable, includesQuoted: Bool
  ) {
    month = unitValues.month
    logarithm = logarithms.values
    paid = month.indices.map { unitValues[$0].paid.tenThousandths }
    for row in unitValues.quotedRows { paid[Int(row)] = includesQuoted ? 0 : Self.uncounted }
    series = unitValues.series.map {
      Series(item: $0.item, currencyRank: Int(units.currencyRanks[$0.currency]), rows: $0.rows)
    }
  }

  /// What the household paid for every item, all stores together, by month.
  ///
  /// An item that is bought in several dimensions or currencies is several series here. Prices that
  /// were stated and not paid are left out.
  init(pooling unitValues: UnitValues, units: UnitTable) {
    month.reserveCapacity(unitValues.rowCount)
    logarithm.reserveCapacity(unitValues.rowCount)
    paid.reserveCapacity(unitValues.rowCount)
    let quoted = Set(unitValues.quotedRows)
    var sums = MonthTable(
      groupCount: 0, monthCount: 0, empty: UnitValue(paid: .zero, quantity: .zero))
    for item in unitValues.itemRanges() {
      append(item: item, of: unitValues, quoted: quoted, units: units, sums: &sums)
    }
  }

  /// Appends the pooled prices of the series of one item.
  ///
  /// - Parameter sums: Any table; its memory is kept from one item to the next.
  private mutating func append(
    item range: Range<Int>, of unitValues: UnitValues, quoted: Set<Int32>, units: UnitTable,
    sums: inout MonthTable<UnitValue>
  ) {
    let months = unitValues.month.span
    let series = unitValues.series.span
    var kinds: [MeasureID] = []
    var (first, last) = (Int32.max, Int32.min)
    for index in range {
      let kind = units.kind(of: series[index])
      if !kinds.contains(kind) { kinds.append(kind) }
      let rows = series[index].rows
      guard !rows.isEmpty else { continue }
      first = min(first, months[rows.lowerBound].index)
      last = max(last, months[rows.upperBound - 1].index)
    }
    guard first <= last else { return }
    kinds.sort()
    sums.reset(groupCount: kinds.count, monthCount: Int(last - first) + 1)
    for index in range {
      let kind = units.kind(of: series[index])
      let group = kinds.partitionPoint { $0 >= kind }
      for row in series[index].rows where quoted.isEmpty || !quoted.contains(Int32(row)) {
        sums.update(group: group, month: Int(months[row].index - first)) {
          let price = unitValues.price(row: row)
          $0.paid += price.paid
          $0.quantity += price.quantity
        }
      }
    }
    let item = series[range.lowerBound].item
    var openGroup = -1
    sums.forEach { group, offset, price in
      guard price.quantity.count > 0 else { return }
      let row = month.count
      if group != openGroup {
        openGroup = group
        self.series.append(
          Series(item: item, currencyRank: Int(kinds[group].currencyRank), rows: row..<row))
      }
      month.append(Month(index: first + Int32(clamping: offset)))
      paid.append(price.paid.tenThousandths)
      logarithm.append(Logarithm.of(price.approximateRatio))
      let open = self.series.count - 1
      self.series[open].rows = self.series[open].rows.lowerBound..<row + 1
    }
  }
}
