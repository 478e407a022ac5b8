import PricebookModel

/// The lines of a sample, and how well they fit what its columns may be.
struct AmountSample {
  typealias Line = SampledLines.Line

  let lines: [Line]
  private let places: [Int: Int]

  init(_ sample: SampledLines, _ columns: AmountColumns) {
    lines = sample.lines
    places = Dictionary(
      columns.numbers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func number(_ column: Int?, _ line: Line) -> Double? {
    column.flatMap { places[$0] }.flatMap { line.numbers[$0] }
  }

  func text(_ column: Int?, _ line: Line) -> String {
    column.flatMap { places[$0] }.map { line.texts[$0] } ?? ""
  }

  /// The lines that have a number in every column.
  func lines(with columns: [Int]) -> [Line] {
    lines.filter { line in columns.allSatisfy { number($0, line) != nil } }
  }

  /// Whether a line was bought in another quantity than 1.
  func isMany(_ line: Line, _ quantity: Int?) -> Bool {
    number(quantity, line).map { abs($0) != 1 && $0 != 0 } ?? false
  }

  /// Whether `price × quantity − discount + more` is the total, to the cent.
  func fits(
    _ line: Line, price: Int?, quantity: Int?, discount: Int?, more: Double = 0, total: Int?
  ) -> Bool {
    guard let price = number(price, line), let total = number(total, line) else { return false }
    let product = price * (number(quantity, line) ?? 1) + more
    let off = abs(number(discount, line) ?? 0)
    return [0, off, -off].contains { Self.areEqual(product - $0, total) }
  }

  /// Whether two amounts are equal but for rounding to a cent.
  static func areEqual(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 0.0101 + 1e-9 * abs(left)
  }

  /// The sums of a column over the lines of each receipt, where it has several lines.
  ///
  /// - Returns: The total in another column, if all lines of the receipt have the same or only the
  ///   first has one, beside the sums of the amounts and of amount × quantity.
  func receiptSums(
    amount: Int, quantity: Int?, total: Int
  ) -> [(total: Double, amounts: Double, products: Double, count: Int)] {
    var order: [Int] = []
    var byReceipt: [Int: [Line]] = [:]
    for line in lines {
      if byReceipt[line.receipt] == nil { order.append(line.receipt) }
      byReceipt[line.receipt, default: []].append(line)
    }
    return order.compactMap { receipt in
      guard let lines = byReceipt[receipt], lines.count >= 2,
        let first = number(total, lines[0]),
        lines.dropFirst().allSatisfy({ number(total, $0).map { $0 == first } ?? true })
      else { return nil }
      var amounts = 0.0
      var products = 0.0
      for line in lines {
        guard let amount = number(amount, line) else { return nil }
        amounts += amount
        products += amount * (number(quantity, line) ?? 1)
      }
      return (first, amounts, products, lines.count)
    }
  }
}
