import PricebookModel

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
  ///
  /// - Complexity: O(rows).
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

  /// A row of a month.
  @inline(__always)
  static func row(
    month: Month, logarithm: Double, paid: Double, first: Int32, places: Span<Int32>,
    shares: Span<Double>
  ) -> IndexRows.Row {
    let place = places[Int(month.index &- first)]
    return IndexRows.Row(
      place: place, logarithm: logarithm, paid: paid,
      weight: shares.isEmpty ? 1 : paid * shares[Int(place)])
  }
}
