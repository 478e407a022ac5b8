import Foundation
import PricebookModel

/// What the figures of a generated file must be, by the plainest way to compute them.
struct ExpectedAnswers: Codable {
  var lineCount = 0
  /// Σ of the totals in 1/100 of the currency.
  var paid = 0
  /// The same by month.
  var paidByMonth = Array(repeating: 0, count: ReceiptGenerator.monthCount)
  /// Rows that the table of unit values must have.
  var unitValueCount = 0
  /// Σ of the quantities behind them.
  var pricedQuantity = 0
  /// For every store the index of its last month, first month = 100.
  var storeIndexes: [Double] = []

  private enum CodingKeys: CodingKey {
    case lineCount, paid, paidByMonth, unitValueCount, pricedQuantity, storeIndexes
  }

  /// By store, item and month; only while lines are added.
  private var sums: [(paid: Int, quantity: Int)] = []

  init() {
    let size =
      ReceiptGenerator.storeCount * ReceiptGenerator.itemCount * ReceiptGenerator.monthCount
    sums = Array(repeating: (0, 0), count: size)
  }

  /// Takes note of one line.
  mutating func add(_ line: ReceiptGenerator.Line) {
    let month = line.day.month.months(since: ReceiptGenerator.firstDay.month)
    lineCount += 1
    paid += line.total
    paidByMonth[month] += line.total
    guard line.quantity > 0, line.total > 0 else { return }
    let place = place(store: line.store, item: line.item, month: month)
    sums[place].paid += line.total
    sums[place].quantity += line.quantity
  }

  /// Computes the chained Jevons index of every store and lets the sums go.
  mutating func finish() {
    unitValueCount = sums.count { $0.quantity > 0 }
    pricedQuantity = sums.reduce(0) { $0 + $1.quantity }
    storeIndexes = (0..<ReceiptGenerator.storeCount).map { store in
      var logarithm = 0.0
      for month in 1..<ReceiptGenerator.monthCount {
        var sum = 0.0
        var matched = 0
        for item in 0..<ReceiptGenerator.itemCount {
          let before = sums[place(store: store, item: item, month: month - 1)]
          let now = sums[place(store: store, item: item, month: month)]
          guard before.quantity > 0, now.quantity > 0 else { continue }
          sum +=
            log(Double(now.paid) / Double(now.quantity))
            - log(Double(before.paid) / Double(before.quantity))
          matched += 1
        }
        if matched > 0 { logarithm += sum / Double(matched) }
      }
      return 100 * exp(logarithm)
    }
    sums = []
  }

  private func place(store: Int, item: Int, month: Int) -> Int {
    (store * ReceiptGenerator.itemCount + item) * ReceiptGenerator.monthCount + month
  }
}
