import Foundation
import PricebookModel

/// The expected figures of a generated file, computed in the simplest way.
struct ExpectedAnswers: Codable {
  var lineCount = 0
  /// Σ of the totals in 1/100 of the currency.
  var paid = 0
  /// Σ of the totals by month.
  var paidByMonth = Array(repeating: 0, count: ReceiptGenerator.monthCount)
  /// The number of rows in the table of unit values.
  var unitValueCount = 0
  /// Σ of the quantities.
  var pricedQuantity = 0
  /// The index of each store's last month; its first month is 100.
  var storeIndexes: [Double] = []

  private enum CodingKeys: CodingKey {
    case lineCount, paid, paidByMonth, unitValueCount, pricedQuantity, storeIndexes
  }

  /// By store, item and month; used only while lines are added.
  private var sums: [(paid: Int, quantity: Int)] = []

  init() {
    let size =
      ReceiptGenerator.storeCount * ReceiptGenerator.itemCount * ReceiptGenerator.monthCount
    sums = Array(repeating: (0, 0), count: size)
  }

  /// Adds one line.
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

  /// Computes the chained Jevons index of each store and releases the sums.
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
