import PricebookModel

/// The expected figures of a generated file, computed in the simplest way.
struct ExpectedAnswers {
  private(set) var lineCount = 0
  /// Σ of the totals by month, in 1/100 of the currency.
  private(set) var paidByMonth = Array(repeating: 0, count: ReceiptGenerator.monthCount)
  /// Whether an item was bought at a store in a month.
  private var isPriced = Array(
    repeating: false,
    count: ReceiptGenerator.storeCount * ReceiptGenerator.itemCount * ReceiptGenerator.monthCount)

  /// The number of rows in the table of unit values.
  var unitValueCount: Int { isPriced.count { $0 } }

  /// Adds one line.
  mutating func add(_ line: ReceiptGenerator.Line) {
    let month = line.day.month.months(since: ReceiptGenerator.firstDay.month)
    lineCount += 1
    paidByMonth[month] += line.total
    guard line.quantity > 0, line.total > 0 else { return }
    let place = line.store * ReceiptGenerator.itemCount + line.item
    isPriced[place * ReceiptGenerator.monthCount + month] = true
  }
}
