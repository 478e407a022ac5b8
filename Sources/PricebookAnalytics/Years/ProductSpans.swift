import PricebookModel

/// What was paid for how much of one product over some months.
struct ProductPurchases {
  var paid: Int64 = 0
  var quantity = BaseQuantity.zero
  var count = 0

  var purchased: Purchased {
    Purchased(paid: paid, quantity: quantity.count.approximateValue)
  }

  static func += (left: inout ProductPurchases, right: ProductPurchases) {
    left.paid += right.paid
    left.quantity += right.quantity
    left.count += right.count
  }
}

/// The prices of products in two sets of months.
struct ProductSpans {
  private let earlier: MonthFlags
  private let later: MonthFlags
  private let bounds: ClosedRange<Month>?
  private let currency: CurrencyID
  /// What does not count of the earlier months.
  private var leftOut: [YearProduct: ProductPurchases] = [:]
  private let slips: [Int]

  /// - Parameters:
  ///   - lines: Lines of the earlier months that do not count.
  ///   - slips: Rows whose price is probably a slip, ascending.
  init(
    earlier: [Month], later: [Month], currency: CurrencyID,
    leavingOut lines: [YearFacts.LaterLine], slips: [Int]
  ) {
    self.slips = slips
    self.earlier = MonthFlags(earlier)
    self.later = MonthFlags(later)
    self.currency = currency
    let all = (earlier + later).sorted()
    bounds = all.first.flatMap { first in all.last.map { first...$0 } }
    for line in lines where line.isPriced && line.product.currency == currency {
      leftOut[line.product, default: ProductPurchases()] += ProductPurchases(
        paid: line.paid, quantity: line.quantity, count: 1)
    }
  }

  /// Calls `body` for every product that was bought in either set of months, in the order of
  /// series, and says whether one of its prices is probably a slip.
  ///
  /// - Complexity: O(series + rows of the months, log rows of a series, log slips).
  func forEachProduct(
    in analysis: Analysis,
    _ body: (YearProduct, ProductPurchases, ProductPurchases, _ hasSlip: Bool) -> Void
  ) {
    guard let bounds else { return }
    let values = analysis.unitValues
    for series in values.series where series.currency == currency {
      var (before, now) = (ProductPurchases(), ProductPurchases())
      var (isBought, hasSlip) = (false, false)
      let rows = series.rows
      let first = rows.partitionPoint { values.month[$0] >= bounds.lowerBound }
      var slip = slips.partitionPoint { $0 >= first }
      for row in first..<rows.upperBound {
        let month = values.month[row]
        guard month <= bounds.upperBound else { break }
        let (isEarlier, isLater) = (earlier.contains(month), later.contains(month))
        guard isEarlier || isLater, !values.isSeen(row: row) else { continue }
        let value = values[row]
        let sum = ProductPurchases(
          paid: value.paid.tenThousandths, quantity: value.quantity,
          count: Int(value.observations))
        if isEarlier { before += sum }
        if isLater { now += sum }
        isBought = true
        while slip < slips.count, slips[slip] < row { slip += 1 }
        if slip < slips.count, slips[slip] == row { hasSlip = true }
      }
      guard isBought else { continue }
      let product = YearProduct(
        item: series.item, store: series.store, dimension: series.dimension,
        currency: series.currency)
      if !leftOut.isEmpty, let left = leftOut[product] {
        before.paid -= left.paid
        before.quantity = BaseQuantity(count: before.quantity.count - left.quantity.count)
        before.count -= left.count
      }
      body(product, before, now, hasSlip)
    }
  }
}

/// Which months belong to a set; looked up for every row, and so without hashing.
struct MonthFlags {
  private let first: Int32
  private var flags: [Bool]

  init(_ months: [Month]) {
    let indexes = months.map(\.index)
    let first = indexes.min() ?? 0
    self.first = first
    flags = [Bool](repeating: false, count: Int((indexes.max() ?? first - 1) - first) + 1)
    for index in indexes { flags[Int(index - first)] = true }
  }

  @inline(__always)
  func contains(_ month: Month) -> Bool {
    let place = Int(month.index) - Int(first)
    return flags.indices.contains(place) && flags[place]
  }
}

extension UnitValues {
  /// Whether nothing was bought at a row's price.
  func isSeen(row: Int) -> Bool {
    guard !quotedRows.isEmpty else { return false }
    let place = quotedRows.partitionPoint { Int($0) >= row }
    return place < quotedRows.count && Int(quotedRows[place]) == row
  }
}
