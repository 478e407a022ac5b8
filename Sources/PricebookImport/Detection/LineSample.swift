import PricebookModel

/// The lines of a sample with their numbers, and the columns that say something about what was paid:
/// evidence of what these are, and never amounts themselves, so that floating point is good enough.
struct LineSample {
  /// One record of the sample with its numbers, and what it has in common with other lines.
  struct Line {
    /// Equal for lines of one receipt.
    var receipt: Int
    /// Equal for lines of one item at one store.
    var product: Int
    var record: [String]
    /// By column; none for an empty cell, or one that is no number.
    var numbers: [Int: Double]
    subscript(column: Int?) -> Double? { column.flatMap { numbers[$0] } }
    func text(_ column: Int?) -> String { column.map { record[$0] } ?? "" }
  }

  private(set) var lines: [Line] = []
  var quantity, unit, unitPrice, total, discount: Int?
  private(set) var package: Int?
  private(set) var taxes: [Int] = []
  /// Columns that no word names; one of them may have the totals of receipts.
  var unknown: [Int] = []
  var isUnitPriceOpen = false
  /// Whether the word for the total says "price" alone, or "cost".
  private(set) var isTotalOpen = false
  private let reading: TableReading
  private var numbers: [Int]
  private var receipts: [String: Int] = [:]
  private var products: [String: Int] = [:]
  private var receipt = 0
  /// Whether lines of one piece are kept once there are many of them.
  private var keepsAll = true
  /// How many lines are kept; more would not say more.
  private static let limit = 20_000
  var isFull: Bool { lines.count >= Self.limit }

  init(_ reading: TableReading, numbers: [Int], _ records: [[String]] = []) {
    self.reading = reading
    self.numbers = numbers
    for record in records { add(record) }
  }

  /// - Returns: `nil` for a header whose words decide everything.
  init?(amountsOf reading: TableReading, _ records: [[String]] = [], keepsAll: Bool = true) {
    let names = reading.names
    guard reading.source == nil, !names.allSatisfy({ Field(ofReceipt: $0) != nil })
    else { return nil }
    self.init(reading, numbers: [])
    self.keepsAll = keepsAll
    unit = reading.column(.unit)
    takeColumns { reading.column($0) }
    for (column, field) in reading.columns.enumerated() where field == nil {
      if HeaderWords.isTax(names[column]) {
        taxes.append(column)
      } else if package == nil, HeaderWords.isPackageSize(names[column]) {
        package = column
      } else {
        unknown.append(column)
      }
    }
    isUnitPriceOpen = unitPrice.map { HeaderWords.isOpenPrice(names[$0]) } ?? false
    isTotalOpen =
      total.map { HeaderWords.isOpenPrice(names[$0]) || HeaderWords.isUsuallyTotal(names[$0]) }
      ?? false
    guard unitPrice != nil || total != nil,
      quantity != nil || unit != nil || package != nil || !taxes.isEmpty
        || (unitPrice != nil && total != nil)
    else { return nil }
    sampleNumbers(of: records)
  }

  /// The columns of a mapping that fill the fields of amounts alone; `nil` without a tax.
  init?(taxesOf reading: TableReading, _ rules: RowRules, _ records: [[String]]) {
    self.init(reading, numbers: [])
    takeColumns { rules.cells[$0]?.only.map { rules.slotColumns[$0] } }
    taxes = reading.names.indices.filter {
      rules.fields(ofColumn: $0).isEmpty && !rules.mapping.ignored.contains(reading.names[$0])
        && HeaderWords.isTax(reading.names[$0])
    }
    guard unitPrice != nil, total != nil, !taxes.isEmpty else { return nil }
    sampleNumbers(of: records)
  }

  private mutating func takeColumns(_ column: (Field) -> Int?) {
    (quantity, unitPrice) = (column(.quantity), column(.unitPrice))
    (total, discount) = (column(.total), column(.discount))
  }

  private mutating func sampleNumbers(of records: [[String]]) {
    numbers = [quantity, unitPrice, total, discount, package].compactMap(\.self) + taxes
    if quantity == nil || isUnitPriceOpen && total == nil {
      numbers += unknown + [unit].compactMap(\.self)
    }
    for record in records { add(record) }
  }

  mutating func add(_ record: [String]) {
    func text(_ field: Field) -> String { reading.column(field).map { record[$0] } ?? "" }
    let item = text(.item)
    guard !isFull, !item.isEmpty, FooterWords.kind(of: item) == nil else { return }
    let (store, day, id) = (text(.store), text(.date), text(.receiptID))
    // A line that names no receipt belongs to the one above.
    if !day.isEmpty || !id.isEmpty || lines.isEmpty {
      let key = "\(id)\u{0}\(day)\u{0}\(text(.time))\u{0}\(store)"
      receipt = receipts[key, default: receipts.count]
      receipts[key] = receipt
    }
    let name = "\(item.lowercased())\u{0}\(store)"
    let product = products[name, default: products.count]
    products[name] = product
    var found = [Int: Double](minimumCapacity: numbers.count)
    for column in numbers where !record[column].isEmpty {
      let mark = reading.marks[column]
      let number =
        WrittenNumber(record[column], mark: mark, allowing: [.currency, .percent])?.value
        ?? (column == quantity ? Self.pieces(record[column], mark: mark) : nil)
      found[column] = number?.approximateValue
    }
    // Lines of other quantities, which say more, may come late.
    let first = numbers.first.flatMap { found[$0] }
    if !keepsAll, lines.count >= Self.limit / 2, first == 1 || first == nil { return }
    lines.append(Line(receipt: receipt, product: product, record: record, numbers: found))
  }

  /// How many pieces a quantity has, where it names them: `10 pcs`.
  private static func pieces(_ quantity: String, mark: UInt8) -> ExactDecimal? {
    guard let cell = NumberCell(quantity, of: .quantity, mark: mark),
      cell.unit.isEmpty || UnitOfMeasure(written: cell.unit).dimension == .count
    else { return nil }
    return cell.value
  }

  func filled(_ column: Int) -> [String] {
    lines.map { $0.record[column] }.filter { !$0.isEmpty && !NumberText.isAbsent($0) }
  }

  func lines(with columns: [Int]) -> [Line] {
    lines.filter { line in columns.allSatisfy { line.numbers[$0] != nil } }
  }

  func isMany(_ line: Line) -> Bool { line[quantity].map { abs($0) != 1 && $0 != 0 } ?? false }

  /// The quantity of a line where it is written in grams, millilitres or the like, such as `500 g`.
  func fineMeasure(_ line: Line) -> String? {
    guard let quantity,
      let cell = NumberCell(line.record[quantity], of: .quantity, mark: reading.marks[quantity]),
      !cell.unit.isEmpty
    else { return nil }
    let unit = UnitOfMeasure(written: cell.unit)
    let isMeasure = unit.dimension == .mass || unit.dimension == .volume
    return isMeasure && unit.basePerUnit * 100 <= UnitOfMeasure.wholeBase
      ? line.record[quantity] : nil
  }

  /// Whether `price × quantity − discount + more` is the total, to the cent.
  func fits(_ line: Line, price: Int, quantity: Int? = nil, more: Double = 0, total: Int) -> Bool {
    guard let price = line[price], let total = line[total] else { return false }
    let product = price * (line[quantity ?? self.quantity] ?? 1) + more
    let off = abs(line[discount] ?? 0)
    return [0, off, -off].contains { Self.areEqual(product - $0, total) }
  }

  func hasNumbers(_ column: Int) -> Bool {
    lines(with: [column]).count * 5 > filled(column).count * 4
  }

  /// Whether a column has weights to the gram as scales print them, such as `0.383 kg`, and nothing
  /// but quantities.
  func hasWeights(_ column: Int) -> Bool {
    let cells = filled(column).map {
      NumberCell($0, of: .quantity, mark: reading.marks[column])
    }
    return cells.allSatisfy { $0?.value != nil }
      && cells.contains { ($0?.value?.scale ?? 0) > 2 && $0?.unit.isEmpty == false }
  }

  /// Whether the price times the column is the total in nearly all lines, and alone is not in some.
  func isFactor(_ column: Int, of price: Int, in total: Int) -> Bool {
    let lines = lines(with: [price, total])
    let fitting = lines.count { fits($0, price: price, quantity: column, total: total) }
    return fitting * 10 >= lines.count * 9
      && lines.contains { $0[column] != nil && !fits($0, price: price, total: total) }
  }

  /// Whether two amounts are equal but for rounding to a cent.
  static func areEqual(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 0.0101 + 1e-9 * abs(left)
  }

  /// The sums of a column over receipts with several lines, of amount × quantity, and the total;
  /// with or without the discounts of the lines.
  func receiptSums(
    amount: Int, total: Int, isLessDiscount: Bool = false
  ) -> [(total: Double, amounts: Double, products: Double, count: Int)] {
    Dictionary(grouping: lines, by: \.receipt).values.compactMap { lines in
      guard lines.count >= 2, let first = lines[0][total],
        lines.allSatisfy({ ($0[total] ?? first) == first })
      else { return nil }
      let amounts = lines.compactMap { $0[amount] }
      guard amounts.count == lines.count else { return nil }
      let products = zip(lines, amounts).map { ($0[quantity] ?? 1) * $1 }
      let off = isLessDiscount ? lines.reduce(0) { $0 + abs($1[discount] ?? 0) } : 0
      return (first, amounts.reduce(0, +) - off, products.reduce(0, +) - off, lines.count)
    }
  }
}
