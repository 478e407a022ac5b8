import PricebookModel

/// Generates receipts with a given number of lines; the same number and seed give the same lines.
///
/// Items follow Zipf's law. Each store has its own price level and inflation. One item in fifty
/// has a quoted name with a comma, one line in forty is on sale, and one in two hundred is a
/// refund.
struct ReceiptGenerator {
  /// One generated line as numbers.
  struct Line {
    var store: Int
    var item: Int
    var day: CalendarDate
    var quantity: Int
    /// In 1/100 of the currency.
    var unitPrice: Int
    var discount: Int
    var total: Int
  }

  static let storeCount = 40
  static let itemCount = 5_000
  static let monthCount = 24
  static let firstDay = Month(year: 2024, month: 1).firstDay
  static let dayCount = Month(year: 2026, month: 1).firstDay.days(since: firstDay)
  static let header =
    "receipt_id,date,store,item,category,quantity,unit,unit_price,discount,total,currency\n"

  let lineCount: Int
  private var random: SplitMix64
  private var itemCells: [[UInt8]] = []
  private var storeCells: [[UInt8]] = []
  private var basePrices: [Int] = []
  private var cumulativeWeights: [Int] = []
  /// In 1/10 000.
  private var levels: [Int] = []
  /// In 1/10 000 a year.
  private var inflation: [Int] = []

  init(lineCount: Int, seed: UInt64) {
    self.lineCount = lineCount
    random = SplitMix64(seed: seed)
    let kinds = ["organic", "fresh", "frozen", "family pack", "value", "classic"]
    let categories = [
      "Produce", "Dairy", "Meat", "Bakery", "Frozen", "Household", "Drinks", "Snacks",
    ]
    var weight = 0
    for item in 0..<Self.itemCount {
      var name = "Item \(padded(item, 5)) \(kinds[random.below(kinds.count)])"
      if item.isMultiple(of: 50) { name = "\"\(name), 500 g\"" }
      itemCells.append(Array("\(name),\(categories[item % categories.count])".utf8))
      basePrices.append(50 + random.below(1_950))
      weight += 1_000_000_000 / (item + 3)
      cumulativeWeights.append(weight)
    }
    for store in 0..<Self.storeCount {
      storeCells.append(Array("Store \(padded(store, 2))".utf8))
      levels.append(9_000 + random.below(2_000))
      inflation.append(random.below(800))
    }
  }

  /// Writes the file in blocks and passes each line to `observe`.
  mutating func run(write: ([UInt8]) throws -> Void, observe: (Line) -> Void) rethrows {
    var block = Array(Self.header.utf8)
    var written = 0
    var receipt = 0
    while written < lineCount {
      receipt += 1
      let store = random.below(Self.storeCount)
      let dayNumber = written * Self.dayCount / lineCount
      let day = Self.firstDay.adding(days: dayNumber)
      let dayText = Array(day.description.utf8)
      let count = min(3 + random.below(18), lineCount - written)
      for _ in 0..<count {
        let line = self.line(store: store, day: day, dayNumber: dayNumber)
        append(line, receipt: receipt, dayText: dayText, to: &block)
        observe(line)
      }
      written += count
      if block.count > 1 << 20 {
        try write(block)
        block.removeAll(keepingCapacity: true)
      }
    }
    try write(block)
  }

  private mutating func line(store: Int, day: CalendarDate, dayNumber: Int) -> Line {
    let wanted = random.below(cumulativeWeights[Self.itemCount - 1])
    var low = 0
    var high = Self.itemCount - 1
    while low < high {
      let middle = (low + high) / 2
      if cumulativeWeights[middle] > wanted { high = middle } else { low = middle + 1 }
    }
    var quantity = [1, 1, 1, 1, 2, 3][random.below(6)]
    let growth = 10_000 + inflation[store] * dayNumber / 365
    let price = (basePrices[low] * levels[store] / 100 * growth + 500_000) / 1_000_000
    var discount = random.below(40) == 0 ? (price * quantity + 2) / 5 : 0
    if random.below(200) == 0 {
      quantity = -1
      discount = 0
    }
    return Line(
      store: store, item: low, day: day, quantity: quantity, unitPrice: price,
      discount: discount, total: price * quantity - discount)
  }

  private func append(
    _ line: Line, receipt: Int, dayText: [UInt8], to block: inout [UInt8]
  ) {
    let comma = UInt8(ascii: ",")
    block += "R\(padded(receipt, 8)),".utf8
    block += dayText
    block.append(comma)
    block += storeCells[line.store]
    block.append(comma)
    block += itemCells[line.item]
    block += ",\(line.quantity),each,".utf8
    appendMoney(line.unitPrice, to: &block)
    block.append(comma)
    appendMoney(line.discount, to: &block)
    block.append(comma)
    appendMoney(line.total, to: &block)
    block += ",USD\n".utf8
  }

  private func appendMoney(_ cents: Int, to block: inout [UInt8]) {
    if cents < 0 { block.append(UInt8(ascii: "-")) }
    let magnitude = abs(cents)
    block += "\(magnitude / 100).".utf8
    block.append(UInt8(ascii: "0") + UInt8(magnitude % 100 / 10))
    block.append(UInt8(ascii: "0") + UInt8(magnitude % 10))
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
