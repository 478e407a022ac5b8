import PricebookModel

/// The days of some lines: ``days`` has one place for each from ``first`` on.
struct DaySet: Sendable {
  var first: Int32 = 0
  var days: [Bool] = []
  var isEmpty: Bool { days.isEmpty }
  var last: Int32 { first + Int32(days.count) - 1 }

  init(of lines: ReceiptLines, in range: Range<Int>) {
    let day = lines.receipts.day.span
    let receipt = lines.receipt.span
    let uses = lines.uses.span
    var lowest = Int32.max
    var highest = Int32.min
    var last = UInt32.max
    // Rows of one receipt are mostly next to each other.
    for index in range where uses[index].rawValue != 0 && receipt[index] != last {
      last = receipt[index]
      lowest = min(lowest, day[Int(last)].daysSinceEpoch)
      highest = max(highest, day[Int(last)].daysSinceEpoch)
    }
    guard lowest <= highest else { return }
    first = lowest
    days = [Bool](repeating: false, count: Int(highest) - Int(lowest) + 1)
    last = .max
    for index in range where uses[index].rawValue != 0 && receipt[index] != last {
      last = receipt[index]
      days[Int(day[Int(last)].daysSinceEpoch &- lowest)] = true
    }
  }
}
