import PricebookModel

/// The lines of a sample with their numbers, and the columns that say something about what was paid:
/// evidence of what these are, and never amounts themselves, so that floating point is good enough.
struct LineSample {
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
    var found: [Int: Double] = [:]
    for column in numbers where !record[column].isEmpty {
      found[column] =
        WrittenNumber(
          record[column], mark: reading.marks[column], allowing: [.currency, .percent]
        )?.value.approximateValue
    }
    // Lines of other quantities, which say more, may come late.
    let first = numbers.first.flatMap { found[$0] }
    if !keepsAll, lines.count >= Self.limit / 2, first == 1 || first == nil { return }
    lines.append(Line(receipt: receipt, product: product, record: record, numbers: found))
  }

  func filled(_ column: Int) -> [String] {
    lines.map { $0.record[column] }.filter { !$0.isEmpty && !NumberText.isAbsent($0) }
  }

  func lines(with columns: [Int]) -> [Line] {
    lines.filter { line in columns.allSatisfy { line.numbers[$0] != nil } }
  }

  func isMany(_ line: Line) -> Bool { line[quantity].map { abs($0) != 1 && $0 != 0 } ?? false }

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

/// Prices of items in different quantities: that of one stays, what was paid for all grows.
struct PriceVotes {
  /// Pairs of purchases of one item in different quantities.
  private(set) var one = 0
  private(set) var all = 0
  /// Pairs in which neither is the same, but one is much nearer.
  private var nearOne = 0
  private var nearAll = 0
  /// How many prices of several pieces were looked at, and how many can be divided by the pieces.
  private(set) var manyCount = 0
  private(set) var evenCount = 0
  /// How much likelier the remainders are if the prices were multiplied by the pieces.
  private var oddsOfProducts = 1.0
  private var earlier: [Int: [(quantity: Double, price: Double)]] = [:]

  /// - Parameter lines: The product, quantity and price of each line, both above zero.
  init(_ lines: [(product: Int, quantity: Double, price: Double)]) {
    for line in lines { compare(line) }
    let ofOne = lines.filter { $0.quantity == 1 }.map { Self.cents($0.price) }
    // How often the price of one piece can be divided by so many pieces by chance.
    let chances = (0...Self.mostPieces).map { pieces in
      pieces < 2 || ofOne.count < 20
        ? 0.5 : Double(ofOne.count { $0.isMultiple(of: pieces) } + 1) / Double(ofOne.count + 2)
    }
    for line in lines { divide(line, chances) }
  }

  private mutating func compare(_ line: (product: Int, quantity: Double, price: Double)) {
    for other in earlier[line.product] ?? [] where other.quantity != line.quantity {
      let unitDifference = abs(other.price - line.price)
      let crossDifference = abs(other.price * line.quantity - line.price * other.quantity)
      let isOne = unitDifference < 0.000_1
      // Both amounts may be rounded by half a cent.
      let isAll = crossDifference <= 0.005 * (line.quantity + other.quantity) + 0.000_1
      if isOne != isAll {
        if isOne { one += 1 } else { all += 1 }
      } else if !isOne {
        let unitRatio = max(other.price, line.price) / min(other.price, line.price)
        let products = (other.price * line.quantity, line.price * other.quantity)
        let crossRatio = max(products.0, products.1) / min(products.0, products.1)
        if (unitRatio - 1) * 3 < crossRatio - 1 { nearOne += 1 }
        if (crossRatio - 1) * 3 < unitRatio - 1 { nearAll += 1 }
      }
    }
    var known = earlier[line.product] ?? []
    if let same = known.firstIndex(where: { $0.quantity == line.quantity }) {
      known[same].price = line.price
    } else if known.count < 6 {
      known.append((line.quantity, line.price))
    }
    earlier[line.product] = known
  }

  /// Prices of several pieces that can all be divided by the pieces were multiplied by them.
  private mutating func divide(
    _ line: (product: Int, quantity: Double, price: Double), _ chances: [Double]
  ) {
    guard line.quantity >= 2, line.quantity <= Double(Self.mostPieces),
      line.quantity.rounded() == line.quantity
    else { return }
    let pieces = Int(line.quantity)
    manyCount += 1
    if Self.cents(line.price).isMultiple(of: pieces) {
      evenCount += 1
      oddsOfProducts *= max(1, 0.9 / chances[pieces])
    } else {
      oddsOfProducts /= 16
    }
    oddsOfProducts = min(max(oddsOfProducts, 1e-100), 1e100)
  }

  private static let mostPieces = 12
  private static func cents(_ price: Double) -> Int { Int(exactly: (price * 100).rounded()) ?? 1 }

  /// What the pairs show, loudly if it must contradict the column's name; `nil` if they disagree.
  func meaning(isLoud: Bool = false) -> PriceMeaning? {
    let (forOne, forAll) = (3 * one + nearOne, 3 * all + nearAll)
    if isLoud, one < 3 || all > 0 { return forAll >= 3 && forAll >= forOne ? .all : nil }
    if forOne >= 3, forOne >= 3 * forAll { return .one }
    if forAll >= 3, forAll >= 3 * forOne { return .all }
    return nil
  }

  /// Whether so many prices can be divided by the pieces that it is no accident (one in a thousand).
  var areProducts: Bool { manyCount >= 8 && oddsOfProducts >= 1000 }
}

/// What a sample says about a column whose amounts may be the price of one or what was paid for all.
enum PriceFinding: Hashable, Sendable {
  /// No record has a quantity other than 1, so that both are the same.
  case sameEitherWay
  case decided(PriceMeaning, reason: String)
  /// The records do not show it; one of them as an example.
  case undecided(example: PriceExample)

  /// What an option says where the records leave it open; where they do not, its other answer is named.
  func answered(_ asked: PriceMeaning?) -> PriceFinding {
    if case .decided(let meaning, let reason) = self {
      guard let asked, asked != meaning else { return self }
      return .decided(
        meaning, reason: reason + ", so that --price-of \(asked.rawValue) does not apply")
    }
    return asked.map { .decided($0, reason: Self.asked) } ?? self
  }

  var isAsked: Bool { if case .decided(_, Self.asked) = self { true } else { false } }
  private static let asked = "as asked for"
}

/// A record that reads differently as the price of one and as what was paid for all.
struct PriceExample: Hashable, Sendable {
  var item, quantity, price: String
  /// The price times the quantity, with two decimals.
  var product: String
}
