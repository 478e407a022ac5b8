import PricebookModel

/// The log of ``SeriesSums`` in the order of the tables: by item, store, dimension, currency and
/// month, with units of one dimension and the log entries of one month brought together.
struct SortedSeries {
  struct Series {
    var item: UInt32
    var store: UInt32
    /// A dimension and a currency: ``UnitTable/kind(dimension:currency:)``.
    var kind: UInt32
    var rowCount: Int32
    var latestDay: Int32
    var latest: UnitValue
  }

  private(set) var series: [Series] = []
  /// The number of the month of every row.
  private(set) var months: [UInt32] = []
  private var sums: SeriesSums
  private let factors: [UnitTable.Factor]
  /// Log entries in the order of rows.
  private var entries: [UInt32] = []
  /// Where the entries of every row begin, with the number of entries last.
  private var starts: [UInt32] = []

  /// - Parameter items: Every series is of one of them.
  /// - Complexity: O(series log stores + log entries), where these come in order of time.
  init(_ sums: consuming SeriesSums, items: Range<UInt32>, units: UnitTable) {
    self.sums = sums
    factors = units.factors
    self.sums.finish()
    let places = sortSeries(items: items, units: units)
    sortEntries(by: places)
  }

  var rowCount: Int { months.count }

  /// One column of sums over the entries of every row.
  mutating func amounts(_ column: WritableKeyPath<SeriesSums.Log, [Int64]>) -> [Amount] {
    let values = sums.take(column)
    return reduced {
      Amount(tenThousandths: values[$0])
    } by: {
      $0 += $1
    }
  }

  mutating func lowest(_ column: WritableKeyPath<SeriesSums.Log, [Int64]>) -> [Amount] {
    let values = sums.take(column)
    return reduced {
      Amount(tenThousandths: values[$0])
    } by: {
      $0 = min($0, $1)
    }
  }

  mutating func highest(_ column: WritableKeyPath<SeriesSums.Log, [Int64]>) -> [Amount] {
    let values = sums.take(column)
    return reduced {
      Amount(tenThousandths: values[$0])
    } by: {
      $0 = max($0, $1)
    }
  }

  mutating func lineCounts() -> [UInt32] {
    let values = sums.take(\.lines)
    return reduced {
      values[$0]
    } by: {
      $0 &+= $1
    }
  }

  /// Needs the series of the log, which no column hands out.
  mutating func quantities() -> [BaseQuantity] {
    let values = sums.take(\.millionths)
    let series = sums.log.series
    let states = sums.states
    return reduced { entry in
      let factor = factors[Int(states[Int(series[entry])].unit)]
      return BaseQuantity(count: Int128(values[entry]) * Int128(factor.basePerUnit))
    } by: {
      $0 += $1
    }
  }

  @inline(__always)
  private func reduced<Value>(
    _ value: (Int) -> Value, by combine: (inout Value, Value) -> Void
  ) -> [Value] {
    var rows: [Value] = []
    rows.reserveCapacity(rowCount)
    for row in 0..<rowCount {
      var place = Int(starts[row])
      let end = Int(starts[row + 1])
      var total = value(Int(entries[place]))
      place += 1
      while place < end {
        combine(&total, value(Int(entries[place])))
        place += 1
      }
      rows.append(total)
    }
    return rows
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
            item: key.item, store: key.store, kind: kinds[Int(number)], rowCount: 0,
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
    let logSeries = sums.log.series
    let logMonths = sums.take(\.month)
    var next = [UInt32](repeating: 0, count: series.count + 1)
    for number in logSeries { next[Int(places[Int(number)]) + 1] += 1 }
    for index in next.indices.dropFirst() { next[index] += next[index - 1] }
    entries = [UInt32](repeating: 0, count: logSeries.count)
    for (entry, number) in logSeries.enumerated() {
      let place = Int(places[Int(number)])
      entries[Int(next[place])] = UInt32(entry)
      next[place] += 1
    }
    months.reserveCapacity(entries.count)
    starts.reserveCapacity(entries.count + 1)
    var first = 0
    for index in series.indices {
      let end = Int(next[index])
      if !isSorted(first..<end, months: logMonths) {
        entries[first..<end].sort {
          (logMonths[Int($0)], $0) < (logMonths[Int($1)], $1)
        }
      }
      let firstRow = months.count
      for place in first..<end {
        let month = logMonths[Int(entries[place])]
        if months.count > firstRow, months.last == month { continue }
        months.append(month)
        starts.append(UInt32(place))
      }
      series[index].rowCount = Int32(clamping: months.count - firstRow)
      first = end
    }
    starts.append(UInt32(entries.count))
  }

  private func isSorted(_ range: Range<Int>, months: [UInt32]) -> Bool {
    var place = range.lowerBound + 1
    while place < range.upperBound {
      if months[Int(entries[place])] < months[Int(entries[place - 1])] { return false }
      place += 1
    }
    return true
  }
}
