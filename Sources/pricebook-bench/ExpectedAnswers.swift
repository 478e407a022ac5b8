import Foundation
import PricebookModel

/// What the figures of a generated file must be, by the plainest way to compute them.
struct ExpectedAnswers {
  var lineCount = 0
  /// Σ of the totals in 1/100 of the currency.
  var paid = 0
  /// For every store the index of its last month, first month = 100.
  var storeIndexes: [Double] = []

  private var sums: [(paid: Int, quantity: Int)] = []

  init() {
    let size =
      ReceiptGenerator.storeCount * ReceiptGenerator.itemCount * ReceiptGenerator.monthCount
    sums = Array(repeating: (0, 0), count: size)
  }

  /// Takes note of one line.
  mutating func add(_ line: ReceiptGenerator.Line) {
    lineCount += 1
    paid += line.total
    guard line.quantity > 0, line.total > 0 else { return }
    let month = line.day.month.months(since: ReceiptGenerator.firstDay.month)
    let place = place(store: line.store, item: line.item, month: month)
    sums[place].paid += line.total
    sums[place].quantity += line.quantity
  }

  /// Computes the chained Jevons index of every store and lets the sums go.
  mutating func finish() {
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

extension ExpectedAnswers {
  /// One number a line, as the process that generates hands them to the one that measures.
  var text: String {
    ([String(lineCount), String(paid)] + storeIndexes.map { String($0) }).joined(separator: "\n")
  }

  init?(text: String) {
    let numbers = text.split(separator: "\n").map(String.init)
    guard numbers.count == 2 + ReceiptGenerator.storeCount, let lines = Int(numbers[0]),
      let paid = Int(numbers[1])
    else { return nil }
    lineCount = lines
    self.paid = paid
    storeIndexes = numbers.dropFirst(2).compactMap { Double($0) }
    guard storeIndexes.count == ReceiptGenerator.storeCount else { return nil }
  }
}
