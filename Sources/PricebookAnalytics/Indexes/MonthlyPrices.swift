import PricebookModel

/// Prices by month of many series, as index methods take them.
///
/// The months of a series ascend, each month once.
protocol IndexPrices: Sendable {
  /// Appends the prices of some series; those of one price are left out.
  ///
  /// - Parameter starts: Where the rows of each series end is appended.
  func append(
    _ series: ArraySlice<UInt32>, numbering: IndexNumbering, to rows: inout [IndexRows.Row],
    starts: inout [Int])
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
            month: month[row], logarithm: logarithm[row],
            paid: Double(paid[row].tenThousandths), first: numbering.first, places: places,
            shares: shares))
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
  @inline(__always)
  func forEachPrice(of series: UnitValues.Series, _ body: (_ row: Int, _ paid: Int64) -> Void) {
    forEachPrice(first: series.firstRow, count: series.rowCount, body)
  }

  @inline(__always)
  private func forEachPrice(first: Int32, count: Int32, _ body: (_ row: Int, _ paid: Int64) -> Void)
  {
    let rows = Int(first)..<Int(first) + Int(count)
    guard !quoted.isEmpty else {
      for row in rows { body(row, unitValues.paid(row: row).tenThousandths) }
      return
    }
    for row in rows {
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
