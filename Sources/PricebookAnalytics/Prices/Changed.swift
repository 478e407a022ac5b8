import PricebookModel

/// The prices of a few rows.
struct Changed: Sendable {
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
    for (row, price) in zip(rows, prices) {
      logarithms[Int(row)] = price.map { Logarithm.of($0.approximateRatio) } ?? .nan
    }
    return logarithms
  }

  /// - Returns: `nil` for another row.
  func price(row: Int) -> UnitValue?? {
    rows.isEmpty ? nil : rows.place(of: Int32(clamping: row)).map { prices[$0] }
  }
}
