import PricebookModel

/// The prices of a few rows of ``UnitValues`` that have another one than all the rest, or none.
struct ChangedPrices: Sendable {
  /// Ascending.
  private(set) var rows: [Int32] = []
  private(set) var prices: [UnitValue?] = []

  init() {}

  /// - Parameter months: In the order of rows; a row may be there twice.
  init(_ months: [MonthOfDays], price: (MonthOfDays) -> UnitValue?) {
    for month in months where rows.last != month.row {
      rows.append(month.row)
      prices.append(price(month))
    }
  }

  /// A column with the logarithms of the prices in it, not a number where a row has none.
  func writing(to logarithms: [Double]) -> [Double] {
    var logarithms = logarithms
    for (row, price) in zip(rows, prices) { logarithms[Int(row)] = Self.logarithm(of: price) }
    return logarithms
  }

  /// The price of one of the rows, which may be none; for every other row the one that is given.
  func price(row: Int, else unchanged: @autoclosure () -> UnitValue?) -> UnitValue? {
    guard let place = place(of: row) else { return unchanged() }
    return prices[place]
  }

  /// The logarithm of ``price(row:else:)``; not a number where one of the rows has no price.
  func logarithm(row: Int, else unchanged: Double) -> Double {
    guard let place = place(of: row) else { return unchanged }
    return Self.logarithm(of: prices[place])
  }

  /// Whether one of some rows is here.
  func hasRows(in range: Range<Int>) -> Bool {
    let next = rows.partitionPoint { Int($0) >= range.lowerBound }
    return next < rows.count && Int(rows[next]) < range.upperBound
  }

  private func place(of row: Int) -> Int? {
    rows.isEmpty ? nil : rows.place(of: Int32(clamping: row))
  }

  private static func logarithm(of price: UnitValue?) -> Double {
    price.map { Logarithm.of($0.approximateRatio) } ?? .nan
  }
}
