import PricebookModel

/// What products cost in some months, up to one: a cell for each that has a regular price in them.
///
/// Columns by cell, because what is fitted to them goes through one or two of them at a time.
struct PriceCells {
  /// How the prices of a cell lie about their mean.
  struct Spread {
    /// The sum of squares of logarithms about their mean.
    var squares = 0.0
    /// The mean of times t in years, and the sums of (t − mean)² and of (t − mean) (y − mean of y), y the
    /// logarithms.
    var timeMean = 0.0
    var timeSquares = 0.0
    var moment = 0.0

    /// The sum of squares about a line with a slope over a year.
    @inline(__always) func squares(about slope: Double) -> Double {
      max(0, squares - 2 * slope * moment + slope * slope * timeSquares)
    }
  }

  let products: PricedProducts
  private(set) var months: ClosedRange<Month>
  /// The cells of item `i` are those from `itemStarts[i]` to below `itemStarts[i + 1]`.
  private(set) var itemStarts: [Int] = []
  /// The place in ``PricedProducts/products``.
  private(set) var product: [Int32] = []
  /// The month of the last price, counted from the last of ``months``: not positive.
  private(set) var lastMonth: [Int32] = []
  /// How many prices there are.
  private(set) var count: [Double] = []
  /// The mean of their logarithms.
  private(set) var mean: [Double] = []
  private(set) var spread: [Spread] = []
  /// How far prices move.
  private(set) var drift = PriceDrift()
  /// The month that prices without a date count in, counted like ``lastMonth``.
  private(set) var undatedMonth: Int32 = 0

  var isEmpty: Bool { product.isEmpty }
  var last: Month { months.upperBound }

  /// No cells yet.
  init(of products: PricedProducts) {
    self.products = products
    months = Month(index: 0)...Month(index: 0)
    // Memory that is not needed is never touched.
    let limit = products.products.count
    itemStarts.reserveCapacity(products.items.count + 1)
    product.reserveCapacity(limit)
    lastMonth.reserveCapacity(limit)
    count.reserveCapacity(limit)
    mean.reserveCapacity(limit)
    spread.reserveCapacity(limit)
  }

  init(
    of products: PricedProducts, in unitValues: UnitValues, prices: RegularPrices, last: Month,
    months count: Int, undatedMonths: Int
  ) {
    self.init(of: products)
    fill(in: unitValues, prices: prices, last: last, months: count, undatedMonths: undatedMonths)
  }

  /// Takes the cells of some months in place of what is there, in the same memory.
  ///
  /// - Parameters:
  ///   - prices: What is no offer.
  ///   - months: How many there are, up to `last`.
  ///   - undatedMonths: A price without a date counts where its product has no other one in so many
  ///     months up to `last`: in the first month that has a price.
  mutating func fill(
    in unitValues: UnitValues, prices: RegularPrices, last: Month, months count: Int,
    undatedMonths: Int
  ) {
    itemStarts.removeAll(keepingCapacity: true)
    itemStarts.append(0)
    product.removeAll(keepingCapacity: true)
    lastMonth.removeAll(keepingCapacity: true)
    self.count.removeAll(keepingCapacity: true)
    mean.removeAll(keepingCapacity: true)
    spread.removeAll(keepingCapacity: true)
    months = last.adding(months: 1 - count)...last
    let dated = last.adding(months: 1 - undatedMonths)...last
    if products.hasUndated {
      let oldest = products.oldestMonth(in: dated, of: unitValues, prices)
      undatedMonth = max(Int32(1 - count), oldest.map { Int32($0.months(since: last)) } ?? 0)
    }
    enter(unitValues, prices, dated)
  }

  private mutating func enter(
    _ unitValues: UnitValues, _ prices: RegularPrices, _ dated: ClosedRange<Month>
  ) {
    let (products, months, scale) = (products, months, RegularPrices.scale)
    let values = prices.values
    let (monthOfRow, logarithms) = (unitValues.month.span, values.span)
    let all = products.products.span
    var drift = PriceDrift()
    for item in products.items {
      for place in item.products {
        let rows = all[place].rows(in: months, of: monthOfRow)
        let cell = Cell(
          of: rows, monthOfRow, logarithms, scale: scale, through: months.upperBound, &drift)
        if let cell {
          append(place, cell)
        } else if let undated = products.undatedPrice(of: place),
          !all[place].rows(in: dated, of: monthOfRow).contains(where: { !logarithms[$0].isNaN })
        {
          append(place, Cell(undated: undated, month: undatedMonth))
        }
      }
      itemStarts.append(product.count)
    }
    self.drift = drift
  }

  private mutating func append(_ place: Int, _ cell: Cell) {
    product.append(Int32(truncatingIfNeeded: place))
    lastMonth.append(cell.lastMonth)
    count.append(cell.count)
    mean.append(cell.mean)
    spread.append(cell.spread)
  }

  /// The prices of one product.
  private struct Cell {
    var count = 0.0
    var lastMonth: Int32 = 0
    var mean = 0.0
    var spread = Spread()

    init(undated price: Double, month: Int32) {
      (count, lastMonth, mean) = (1, month, price)
      spread.timeMean = Double(month) / 12
    }

    /// - Parameters:
    ///   - logarithms: Of regular prices, less `scale`.
    ///   - drift: What every change from one price to the next is added to.
    /// - Returns: `nil` where no row has a regular price.
    @inline(__always)
    init?(
      of rows: Range<Int>, _ monthOfRow: borrowing Span<Month>,
      _ logarithms: borrowing Span<Double>,
      scale: Double, through last: Month, _ drift: inout PriceDrift
    ) {
      var before = -1
      var priceBefore = 0.0
      for row in rows where !logarithms[row].isNaN {
        let price = logarithms[row] + scale
        spread.timeMean += Self.years(of: monthOfRow[row], since: last)
        mean += price
        if before >= 0 {
          drift.add(
            change: price - priceBefore, months: monthOfRow[row].months(since: monthOfRow[before]))
        }
        (before, priceBefore) = (row, price)
        count += 1
      }
      guard before >= 0 else { return nil }
      lastMonth = Int32(truncatingIfNeeded: monthOfRow[before].months(since: last))
      spread.timeMean /= count
      mean /= count
      guard count > 1 else { return }
      for row in rows where !logarithms[row].isNaN {
        let x = Self.years(of: monthOfRow[row], since: last) - spread.timeMean
        let y = logarithms[row] + scale - mean
        spread.timeSquares += x * x
        spread.moment += x * y
        spread.squares += y * y
      }
    }

    @inline(__always) private static func years(of month: Month, since last: Month) -> Double {
      Double(month.months(since: last)) / 12
    }
  }
}
