import PricebookModel
import PricebookParallel

/// Prices by month of many series, as index methods take them.
///
/// The months of a series ascend, each month once.
protocol IndexPrices: Sendable {
  func append(
    _ series: ArraySlice<UInt32>, numbering: IndexNumbering, to rows: inout [IndexRows.Row],
    starts: inout [Int])
}

struct MonthlyPrices: IndexPrices {
  var month: [Month] = []
  /// ln price; prices of one series have the same unit and currency.
  var logarithm: [Double] = []
  var paid: [Amount] = []
  var series: [Range<Int>] = []

  func append(
    _ series: ArraySlice<UInt32>, numbering: IndexNumbering, to rows: inout [IndexRows.Row],
    starts: inout [Int]
  ) {
    let (month, logarithm, paid) = (month.span, logarithm.span, paid.span)
    let (places, shares) = (numbering.places.span, numbering.shares.span)
    for one in series where self.series[Int(one)].count > 1 {
      for row in self.series[Int(one)] {
        rows.append(
          IndexNumbering.row(
            month: month[row], logarithm: logarithm[row], paid: Double(paid[row].tenThousandths),
            first: numbering.first, places: places, shares: shares))
      }
      starts.append(rows.count)
    }
  }
}

/// The prices of products: of every item at every store, in one dimension and currency.
struct ProductPrices: IndexPrices {
  let unitValues: UnitValues
  let logarithms: PriceLogarithms
  /// Rows whose price was seen, not paid.
  private let quoted: Set<Int32>
  /// Whether prices that were only seen count; nothing was spent at them.
  private let includesQuoted: Bool

  init(_ unitValues: UnitValues, logarithms: PriceLogarithms, includesQuoted: Bool) {
    self.unitValues = unitValues
    self.logarithms = logarithms
    self.includesQuoted = includesQuoted
    quoted = unitValues.quotedRows.isEmpty ? [] : Set(unitValues.quotedRows)
  }

  func append(
    _ series: ArraySlice<UInt32>, numbering: IndexNumbering, to rows: inout [IndexRows.Row],
    starts: inout [Int]
  ) {
    let (month, logarithm) = (unitValues.month.span, logarithms.values.span)
    let (places, shares) = (numbering.places.span, numbering.shares.span)
    let all = unitValues.series.span
    var most = 0
    for one in series { most += Int(all[Int(one)].rowCount) }
    rows.append(addingCapacity: most) { rows in
      for one in series {
        let start = rows.count
        forEachPrice(first: all[Int(one)].firstRow, count: all[Int(one)].rowCount) { row, paid in
          rows.append(
            IndexNumbering.row(
              month: month[row], logarithm: logarithm[row], paid: Double(paid),
              first: numbering.first, places: places, shares: shares))
        }
        if rows.count - start > 1 {
          starts.append(rows.count)
        } else {
          rows.removeLast(rows.count - start)
        }
      }
    }
  }

  /// Calls `body` for every price of a series that counts, with what was spent at it.
  @inline(__always) func forEachPrice(
    of series: UnitValues.Series, _ body: (_ row: Int, _ paid: Int64) -> Void
  ) { forEachPrice(first: series.firstRow, count: series.rowCount, body) }

  @inline(__always)
  private func forEachPrice(first: Int32, count: Int32, _ body: (_ row: Int, _ paid: Int64) -> Void)
  {
    let rows = Int(first)..<Int(first) + Int(count)
    guard !quoted.isEmpty else {
      for row in rows { body(row, unitValues[row].paid.tenThousandths) }
      return
    }
    for row in rows {
      let isQuoted = quoted.contains(Int32(truncatingIfNeeded: row))
      if isQuoted, !includesQuoted { continue }
      body(row, isQuoted ? 0 : unitValues[row].paid.tenThousandths)
    }
  }
}

/// Series brought together by the index that they belong to and by their jackknife group.
struct SeriesGroups: Sendable {
  private let series: RowsByGroup

  static let none = UInt32.max

  /// - Parameters:
  ///   - indexes: The index of every series, below `indexCount`; ``none`` leaves it out.
  ///   - jackknife: The jackknife group of every series.
  /// - Complexity: O(series + indexes).
  init(indexes: [UInt32], indexCount: Int, jackknife: [UInt8]) {
    series = RowsByGroup(indexes.indices, groupCount: indexCount * JackknifeGroups.count) {
      indexes[$0] == Self.none ? nil : Int(indexes[$0]) * JackknifeGroups.count + Int(jackknife[$0])
    }
  }

  func groups(of index: Int) -> [ArraySlice<UInt32>] {
    (0..<JackknifeGroups.count).map { series[index * JackknifeGroups.count + $0] }
  }
}

/// The months of one index, numbered among those that have a price.
struct IndexMonths: Sendable {
  private(set) var months: [Month] = []
  private(set) var paid: [Double] = []

  var count: Int { months.count }

  mutating func append(_ month: Month, paid: Double) {
    months.append(month)
    self.paid.append(paid)
  }

  /// Whether a month is the one after the month before it that has a price.
  func followsAtOnce(_ place: Int) -> Bool {
    place > 0 && months[place].index == months[place - 1].index + 1
  }

  /// The months that changes to each month are measured from: the month before it that has a
  /// price, and the first of the year before it.
  var compared: [[Int]] {
    months.indices.map { place in
      let year = months[place].adding(months: -12)
      let first = months.partitionPoint { $0 >= year }
      return first < place - 1 ? [first, place - 1] : first < place ? [first] : []
    }
  }

  /// The place of every month from the first to the last; -1 for one without a price.
  var places: [Int32] {
    guard let first = months.first, let last = months.last else { return [] }
    var places = [Int32](repeating: -1, count: last.months(since: first) + 1)
    for (place, month) in months.enumerated() {
      places[month.months(since: first)] = Int32(truncatingIfNeeded: place)
    }
    return places
  }
}

/// What was spent in every month, and where there is a price, of many indexes.
struct IndexMonthTable {
  private struct Sum {
    var paid: Int64 = 0
    var hasPrice = false
  }

  private var sums: MonthTable<Sum>
  private let firstMonth: Month

  init(indexCount: Int, months: ClosedRange<Month>) {
    firstMonth = months.lowerBound
    sums = MonthTable(
      groupCount: indexCount, monthCount: months.upperBound.months(since: firstMonth) + 1,
      empty: Sum())
  }

  /// - Parameter paid: What was spent at the price, in 1/10 000.
  @inline(__always) mutating func add(index: Int, month: Month, paid: Int64) {
    sums.update(group: index, month: month.months(since: firstMonth)) {
      $0.paid &+= paid
      $0.hasPrice = true
    }
  }

  /// The months of every index that has a price, in the order of the indexes.
  func months() -> [(index: Int, months: IndexMonths)] {
    var result: [(index: Int, months: IndexMonths)] = []
    sums.forEach { index, offset, sum in
      guard sum.hasPrice else { return }
      if result.last?.index != index { result.append((index, IndexMonths())) }
      result[result.count - 1].months.append(
        firstMonth.adding(months: offset), paid: Double(sum.paid))
    }
    return result
  }
}

/// The prices that one jackknife group of items gives to an index.
struct IndexRows: Sendable {
  struct Row: Sendable {
    /// The place of the month in ``IndexMonths/months``.
    var place: Int32
    var logarithm: Double
    var paid: Double
    /// What the price weighs in a product dummy.
    var weight: Double
  }

  /// Rows by series.
  ///
  /// Series of one row join no months and are left out.
  private(set) var rows: [Row] = []
  /// Where the rows of each series begin, and their end.
  private(set) var starts: [Int] = []

  /// Takes other series instead of those it holds, in the same memory.
  mutating func fill(
    from prices: some IndexPrices, series: ArraySlice<UInt32>, numbering: IndexNumbering
  ) {
    rows.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    prices.append(series, numbering: numbering, to: &rows, starts: &starts)
  }

  var isEmpty: Bool { rows.isEmpty }
}

/// How the rows of an index number and weigh months.
struct IndexNumbering: Sendable {
  /// ``Month/index`` of the first month.
  let first: Int32
  /// The place of every month from the first on; -1 for one without a price.
  let places: [Int32]
  /// By place: what a price weighs per unit of spending; empty where each weighs 1.
  let shares: [Double]

  /// - Parameter isWeighted: Whether a price weighs its share of the month's spending, or 1.
  init(_ months: IndexMonths, isWeighted: Bool) {
    first = months.months.first?.index ?? 0
    places = months.places
    shares = isWeighted ? months.paid.map { $0 > 0 ? 1 / $0 : 1 } : []
  }

  @inline(__always) static func row(
    month: Month, logarithm: Double, paid: Double, first: Int32, places: Span<Int32>,
    shares: Span<Double>
  ) -> IndexRows.Row {
    let place = places[Int(month.index &- first)]
    return IndexRows.Row(
      place: place, logarithm: logarithm, paid: paid,
      weight: shares.isEmpty ? 1 : paid * shares[Int(place)])
  }
}

/// What the household paid for every item, all stores together, by month.
///
/// An item that is bought in several dimensions or currencies is several series here. Prices that
/// were stated and not paid are left out.
struct HouseholdMonthlyPrices: Sendable {
  private(set) var prices = MonthlyPrices()
  private(set) var items: [ItemID] = []
  /// The dimension and currency of every series: ``UnitTable/kind(dimension:currency:)``.
  private(set) var kinds: [MeasureID] = []

  init(of unitValues: UnitValues, units: UnitTable) {
    prices.month.reserveCapacity(unitValues.rowCount)
    prices.logarithm.reserveCapacity(unitValues.rowCount)
    prices.paid.reserveCapacity(unitValues.rowCount)
    let quoted = unitValues.quotedRows.isEmpty ? nil : Set(unitValues.quotedRows)
    var sums = MonthTable(
      groupCount: 0, monthCount: 0, empty: UnitValue(paid: .zero, quantity: .zero))
    for item in unitValues.itemRanges() {
      append(item: item, of: unitValues, quoted: quoted, units: units, sums: &sums)
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
    var kindsOfItem: [MeasureID] = []
    var months: (first: Int32, last: Int32) = (.max, .min)
    for index in range {
      let kind = units.kind(of: series[index])
      if !kindsOfItem.contains(kind) { kindsOfItem.append(kind) }
      let rows = series[index].rows
      guard !rows.isEmpty else { continue }
      months.first = min(months.first, month[rows.lowerBound].index)
      months.last = max(months.last, month[rows.upperBound - 1].index)
    }
    guard months.first <= months.last else { return }
    kindsOfItem.sort()
    sums.reset(groupCount: kindsOfItem.count, monthCount: Int(months.last - months.first) + 1)
    for index in range {
      let kind = units.kind(of: series[index])
      let group = kindsOfItem.partitionPoint { $0 >= kind }
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
        kinds.append(kindsOfItem[group])
        prices.series.append(row..<row)
      }
      prices.month.append(Month(index: months.first + Int32(clamping: offset)))
      prices.paid.append(price.paid)
      prices.logarithm.append(Logarithm.of(price.approximateRatio))
      let last = prices.series.count - 1
      prices.series[last] = prices.series[last].lowerBound..<row + 1
    }
  }
}

extension UnitTable {
  @inline(__always) fileprivate func kind(of series: UnitValues.Series) -> MeasureID {
    kind(dimension: series.dimension, currency: series.currency)
  }
}
