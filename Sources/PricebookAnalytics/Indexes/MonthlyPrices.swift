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

/// Series brought together by the index that they belong to and by their jackknife group.
struct SeriesGroups: Sendable {
  private let series: RowsByGroup

  /// - Parameter index: The index of a series by number, below `indexCount`; `nil` leaves it out.
  init(
    of prices: MonthlyPrices, _ jackknife: JackknifeGroups, indexCount: Int,
    index: (Int, MonthlyPrices.Series) -> Int?
  ) {
    series = RowsByGroup(
      prices.series.indices, groupCount: indexCount * JackknifeGroups.count
    ) { number in
      let one = prices.series[number]
      // A single price compares with no other; it only tells that its month has a price.
      guard one.rows.count > 1, let index = index(number, one) else { return nil }
      return index * JackknifeGroups.count + jackknife[one.item]
    }
  }

  func groups(of index: Int) -> [ArraySlice<UInt32>] {
    (0..<JackknifeGroups.count).map { series[index * JackknifeGroups.count + $0] }
  }
}

/// The months of one index, numbered among those that have a price.
struct IndexMonths: Hashable, Sendable {
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
}

/// What was spent in every month that has a price, of many indexes.
struct IndexMonthTable {
  private var sums: MonthTable<Int64?>
  private let firstMonth: Month

  init(indexCount: Int, months: ClosedRange<Month>) {
    firstMonth = months.lowerBound
    sums = MonthTable(
      groupCount: indexCount, monthCount: months.upperBound.months(since: firstMonth) + 1,
      empty: nil)
  }

  /// Adds a price that counts.
  @inline(__always) mutating func add(index: Int, _ prices: MonthlyPrices, row: Int) {
    let paid = prices.paid[row]
    guard paid != MonthlyPrices.uncounted else { return }
    sums.update(group: index, month: prices.month[row].months(since: firstMonth)) {
      $0 = ($0 ?? 0) &+ paid
    }
  }

  /// The months of every index that has a price, in the order of the indexes.
  func months() -> [(index: Int, months: IndexMonths)] {
    var result: [(index: Int, months: IndexMonths)] = []
    sums.forEach { index, offset, paid in
      guard let paid else { return }
      if result.last?.index != index { result.append((index, IndexMonths())) }
      result[result.count - 1].months.append(firstMonth.adding(months: offset), paid: Double(paid))
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

  /// Rows by series; series of one row join no months and are left out.
  private(set) var rows: [Row] = []
  /// Where the rows of each series begin, and their end.
  private(set) var starts: [Int] = []

  /// Takes other series instead of those it holds, in the same memory.
  mutating func fill(
    from prices: MonthlyPrices, series: ArraySlice<UInt32>, numbering: IndexNumbering
  ) {
    rows.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    let (month, logarithm, paid) = (prices.month.span, prices.logarithm.span, prices.paid.span)
    let (places, shares) = (numbering.places.span, numbering.shares.span)
    let all = prices.series.span
    var most = 0
    for one in series { most += all[Int(one)].rows.count }
    rows.append(addingCapacity: most) { rows in
      for one in series {
        let start = rows.count
        for row in all[Int(one)].rows where paid[row] != MonthlyPrices.uncounted {
          let place = places[Int(month[row].index &- numbering.first)]
          let spent = Double(paid[row])
          rows.append(
            Row(
              place: place, logarithm: logarithm[row], paid: spent,
              weight: shares.isEmpty ? 1 : spent * shares[Int(place)]))
        }
        if rows.count - start > 1 {
          starts.append(rows.count)
        } else {
          rows.removeLast(rows.count - start)
        }
      }
    }
  }
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
    let first = months.months.first ?? Month(index: 0)
    self.first = first.index
    var places = [Int32](
      repeating: -1, count: (months.months.last ?? first).months(since: first) + 1)
    for (place, month) in months.months.enumerated() {
      places[month.months(since: first)] = Int32(truncatingIfNeeded: place)
    }
    self.places = places
    shares = isWeighted ? months.paid.map { $0 > 0 ? 1 / $0 : 1 } : []
  }
}
