import PricebookModel

/// Prices by month of many series, as index methods take them.
///
/// The months of a series ascend, each month once.
protocol IndexPrices: Sendable {
  /// Appends the prices of a series, with ``Month/index`` as their places.
  func append(series: Int, to rows: inout [IndexRows.Row])
}

/// Prices by month that are made for an index.
struct MonthlyPrices: IndexPrices {
  var month: [Month] = []
  /// ln price; prices of one series have the same unit and currency.
  var logarithm: [Double] = []
  /// What was spent at the price.
  var paid: [Amount] = []
  /// The rows of every series.
  var series: [Range<Int>] = []

  func append(series: Int, to rows: inout [IndexRows.Row]) {
    let month = month.span
    let logarithm = logarithm.span
    let paid = paid.span
    for row in self.series[series] {
      rows.append(
        IndexRows.Row(
          place: month[row].index, logarithm: logarithm[row],
          paid: Double(paid[row].tenThousandths)))
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

  func append(series: Int, to rows: inout [IndexRows.Row]) {
    let month = unitValues.month.span
    let logarithm = logarithms.values.span
    forEachPrice(of: unitValues.series[series]) { row, paid in
      rows.append(
        IndexRows.Row(place: month[row].index, logarithm: logarithm[row], paid: Double(paid)))
    }
  }

  /// Calls `body` for every price of a series that counts, with what was spent at it.
  @inline(__always)
  func forEachPrice(of series: UnitValues.Series, _ body: (_ row: Int, _ paid: Int64) -> Void) {
    guard !quoted.isEmpty else {
      for row in series.rows { body(row, unitValues.paid(row: row).tenThousandths) }
      return
    }
    for row in series.rows {
      let isQuoted = quoted.contains(Int32(truncatingIfNeeded: row))
      if isQuoted, !includesQuoted { continue }
      body(row, isQuoted ? 0 : unitValues.paid(row: row).tenThousandths)
    }
  }
}

extension UnitValues {
  /// What was spent at the price of a row.
  @inline(__always)
  fileprivate func paid(row: Int) -> Amount {
    let narrow = rows.narrow[row]
    return narrow.isWide
      ? rows.full(narrow).paid : Amount(tenThousandths: Int64(narrow.paid))
  }
}

/// Series brought together by the index that they belong to and by their jackknife group.
struct SeriesGroups: Sendable {
  private var starts: [UInt32]
  private var sorted: [UInt32]

  static let none = UInt32.max

  /// - Parameters:
  ///   - indexes: The index of every series, below `indexCount`; ``none`` leaves it out.
  ///   - jackknife: The jackknife group of every series.
  /// - Complexity: O(series + indexes).
  init(indexes: [UInt32], indexCount: Int, jackknife: [UInt8]) {
    let count = UInt32(JackknifeGroups.count)
    var starts = [UInt32](repeating: 0, count: indexCount * Int(count) + 1)
    for (series, index) in indexes.enumerated() where index != Self.none {
      starts[Int(index * count + UInt32(jackknife[series])) + 1] += 1
    }
    for place in starts.indices.dropFirst() { starts[place] += starts[place - 1] }
    var next = starts
    sorted = [UInt32](repeating: 0, count: Int(starts.last ?? 0))
    for (series, index) in indexes.enumerated() where index != Self.none {
      let place = Int(index * count + UInt32(jackknife[series]))
      sorted[Int(next[place])] = UInt32(truncatingIfNeeded: series)
      next[place] += 1
    }
    self.starts = starts
  }

  /// The series of an index, by jackknife group, in their order.
  func groups(of index: Int) -> [ArraySlice<UInt32>] {
    (0..<JackknifeGroups.count).map { group in
      let place = index * JackknifeGroups.count + group
      return sorted[Int(starts[place])..<Int(starts[place + 1])]
    }
  }
}
