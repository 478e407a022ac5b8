import PricebookModel

/// The log of ``SeriesSums`` in the order of the tables: by item, store, dimension, currency and
/// month, with units of one dimension and the log entries of one month brought together.
struct SortedSeries {
  struct Series {
    var item: UInt32
    var store: UInt32
    /// A dimension and a currency: ``UnitTable/kind(dimension:currency:)``.
    var kind: UInt32
    /// Log entries of the series, at least one for every row.
    var entryCount: UInt32
    var latestDay: Int32
    var latest: UnitValue
  }

  private(set) var series: [Series] = []
  private var sums: SeriesSums
  private let factors: [UnitTable.Factor]
  /// Log entries by series, then month.
  private var entries: [UInt32] = []

  /// - Parameter items: Every series is of one of them.
  /// - Complexity: O(series log stores + log entries), where these come in order of time.
  init(_ sums: consuming SeriesSums, items: Range<UInt32>, units: UnitTable) {
    self.sums = sums
    factors = units.factors
    self.sums.finish()
    let places = sortSeries(items: items, units: units)
    sortEntries(by: places)
  }

  /// No more rows than this come.
  var rowLimit: Int { entries.count }

  /// Calls `body` for every row: the sums of one series and one month, with the quantity in base
  /// units.
  ///
  /// - Returns: The rows of every series.
  func forEachRow(
    _ body: (_ series: Series, _ sums: MonthLog.Entry, _ quantity: BaseQuantity) -> Void
  ) -> [Int32] {
    var rowCounts: [Int32] = []
    rowCounts.reserveCapacity(series.count)
    var place = 0
    for one in series {
      var rowCount: Int32 = 0
      let end = place + Int(one.entryCount)
      while place < end {
        var row = sums.log[Int(entries[place])]
        var quantity = quantity(of: row)
        place += 1
        while place < end {
          let entry = sums.log[Int(entries[place])]
          guard entry.month == row.month else { break }
          quantity += self.quantity(of: entry)
          row.paid &+= entry.paid
          row.lines &+= entry.lines
          row.minimum = min(row.minimum, entry.minimum)
          row.maximum = max(row.maximum, entry.maximum)
          place += 1
        }
        body(one, row, quantity)
        rowCount += 1
      }
      rowCounts.append(rowCount)
    }
    return rowCounts
  }

  private func quantity(of entry: MonthLog.Entry) -> BaseQuantity {
    let factor = factors[Int(sums.states[Int(entry.series)].unit)]
    return BaseQuantity(count: Int128(entry.millionths) * Int128(factor.basePerUnit))
  }

  /// Numbers the series of the tables.
  ///
  /// - Returns: The number of the series that each series of the sums belongs to.
  private mutating func sortSeries(items: Range<UInt32>, units: UnitTable) -> [UInt32] {
    let keys = sums.keys
    let states = sums.states
    let kinds = states.map {
      units.kind(dimension: factors[Int($0.unit)].dimension, currency: $0.currency)
    }
    var places = [UInt32](repeating: 0, count: keys.count)
    let sorted = Self.sorted(keys: keys, kinds: kinds, states: states, items: items)
    series.reserveCapacity(sorted.count)
    for number in sorted {
      let (key, state) = (keys[Int(number)], states[Int(number)])
      if let last = series.last, last.item == key.item, last.store == key.store,
        last.kind == kinds[Int(number)]
      {
        take(latestOf: state)
      } else {
        series.append(
          Series(
            item: key.item, store: key.store, kind: kinds[Int(number)], entryCount: 0,
            latestDay: .min, latest: UnitValue(paid: .zero, quantity: .zero)))
        take(latestOf: state)
      }
      places[Int(number)] = UInt32(series.count - 1)
    }
    return places
  }

  /// Series of the sums by item, then store, dimension, currency and unit.
  private static func sorted(
    keys: [SeriesSums.Key], kinds: [UInt32], states: [SeriesSums.State], items: Range<UInt32>
  ) -> [UInt32] {
    var next = [UInt32](repeating: 0, count: items.count + 1)
    for key in keys { next[Int(key.item - items.lowerBound) + 1] += 1 }
    for index in next.indices.dropFirst() { next[index] += next[index - 1] }
    var sorted = [(store: UInt64, number: UInt32)](
      repeating: (0, 0), count: keys.count)
    for (number, key) in keys.enumerated() {
      let item = Int(key.item - items.lowerBound)
      sorted[Int(next[item])] = (
        UInt64(key.store) << 32 | UInt64(kinds[number]), UInt32(number)
      )
      next[item] += 1
    }
    var first = 0
    for end in next.dropLast() {
      sorted[first..<Int(end)].sort {
        ($0.store, states[Int($0.number)].unit) < ($1.store, states[Int($1.number)].unit)
      }
      first = Int(end)
    }
    return sorted.map(\.number)
  }

  /// The latest price of a series over its units.
  private mutating func take(latestOf state: SeriesSums.State) {
    let last = series.count - 1
    guard state.latestDay > Int32.min, state.latestDay >= series[last].latestDay else { return }
    if state.latestDay > series[last].latestDay {
      series[last].latestDay = state.latestDay
      series[last].latest = UnitValue(paid: .zero, quantity: .zero)
    }
    series[last].latest.paid += Amount(tenThousandths: state.latestPaid)
    series[last].latest.quantity += BaseQuantity(
      count: Int128(state.latestMillionths) * Int128(factors[Int(state.unit)].basePerUnit))
  }

  /// Brings the log entries into the order of rows.
  private mutating func sortEntries(by places: [UInt32]) {
    let log = sums.log
    for entry in 0..<log.count { series[Int(places[Int(log[entry].series)])].entryCount += 1 }
    var next = [UInt32](repeating: 0, count: series.count)
    var total: UInt32 = 0
    for index in series.indices {
      next[index] = total
      total += series[index].entryCount
    }
    entries = [UInt32](repeating: 0, count: log.count)
    var isSorted = [Bool](repeating: true, count: series.count)
    var lastMonths = [UInt32](repeating: 0, count: series.count)
    for number in 0..<log.count {
      let entry = log[number]
      let place = Int(places[Int(entry.series)])
      entries[Int(next[place])] = UInt32(number)
      next[place] += 1
      if entry.month < lastMonths[place] { isSorted[place] = false }
      lastMonths[place] = entry.month
    }
    for index in series.indices where !isSorted[index] {
      let end = Int(next[index])
      entries[end - Int(series[index].entryCount)..<end].sort {
        (log[Int($0)].month, $0) < (log[Int($1)].month, $1)
      }
    }
  }
}
