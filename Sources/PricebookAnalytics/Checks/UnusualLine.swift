package import PricebookModel

/// A line that is probably mistyped: its price, or how much was bought, is that of the item's other lines
/// times or divided by ten or a hundred.
package struct UnusualLine: Hashable, Sendable {
  /// What the line says, and what is usual.
  package enum Figure: Hashable, Sendable {
    /// Per base unit.
    case price(Amount, usual: Amount, dimension: DimensionID)
    /// In the line's unit.
    case quantity(Quantity, usual: Quantity, UnitID)
  }

  package var item: ItemID
  package var currency: CurrencyID
  package var paid: Amount
  package var figure: Figure
  /// Index into ``Book/sources``.
  package var source: Int
  /// The line of the file, from 1.
  package var number: Int
}

extension UnusualLine {
  /// Those of some days, in the order of lines; an item's other lines up to the last of the days say
  /// what is usual.
  ///
  /// - Parameter spent: What was spent in the days by currency; a quantity at the usual price is
  ///   worth telling from 1 % of that on.
  /// - Complexity: O(lines), and O(lines log lines) of the items that have a line far from the mean.
  static func all(
    in book: Book, days: ClosedRange<CalendarDate>, units: UnitTable,
    spent: [CurrencyID: Amount]
  ) -> [UnusualLine] {
    let prices = ItemPrices(of: book, through: days.upperBound, units: units)
    let far = prices.rows(farFromMeanIn: days)
    guard !far.isEmpty else { return [] }
    let histories = prices.histories(ofGroups: Set(far.map(prices.group(ofRow:))))
    return far.compactMap { row in
      guard let history = histories[prices.group(ofRow: row)],
        let place = history.firstIndex(where: { $0.row == row })
      else { return nil }
      var others = history
      let line = others.remove(at: place)
      let least = (spent[book.lines[row].currency] ?? .zero).approximateUnits / 100
      guard let slip = Slip(of: line, among: others, leastMoney: least) else { return nil }
      return UnusualLine(line, slip, in: book, units: units)
    }
  }

  private init?(_ line: ItemPrice, _ slip: Slip, in book: Book, units: UnitTable) {
    let written = book.lines[line.row]
    let usual = book.lines[slip.usual.row]
    let factor = units.factors[written.unit]
    func price(_ line: ReceiptLine) -> Amount? {
      UnitValue(paid: line.paid, quantity: units.factors[line.unit].base(line.quantity)).rounded
    }
    switch slip.kind {
    case .price:
      guard let now = price(written), let before = price(usual) else { return nil }
      figure = .price(now, usual: before, dimension: factor.dimension)
    case .quantity:
      let count = units.factors[usual.unit].base(usual.quantity).count / Int128(factor.basePerUnit)
      figure = .quantity(
        written.quantity, usual: Quantity(millionths: Int64(clamping: count)), written.unit)
    }
    item = written.item
    currency = written.currency
    paid = written.paid
    source = written.source
    number = Int(written.line)
  }
}

/// What a line says of its item, in base units.
private struct ItemPrice {
  var row: Int
  var paid, quantity: Double
  /// Whether whole pieces were bought.
  var isWhole: Bool

  var price: Double { paid / quantity }
}

/// Lines that are prices, by item in one dimension and currency: a *group*.
private struct ItemPrices {
  private let lines: ReceiptLines
  private let units: UnitTable
  /// By article.
  private let groups: [Int]
  private let groupCount: Int
  /// By receipt.
  private let isKnown: [Bool]

  init(of book: Book, through last: CalendarDate, units: UnitTable) {
    lines = book.lines
    self.units = units
    var numbers: [Product: Int] = [:]
    let articles = book.lines.articles
    groups = articles.item.indices.map { article in
      let group = Product(
        item: articles.item[article], store: StoreID(0),
        dimension: units.factors[articles.unit[article]].dimension,
        currency: articles.currency[article])
      let number = numbers[group] ?? numbers.count
      numbers[group] = number
      return number
    }
    groupCount = numbers.count
    isKnown = lines.receipts.day.map { $0 <= last }
  }

  func group(ofRow row: Int) -> Int { groups[Int(lines.article[row])] }

  /// How far from the mean of the others a line is at least to be compared with each of them.
  private static let farFromMean = 4.0

  /// Rows with a price or a quantity that is far from the mean of their group's others.
  func rows(farFromMeanIn days: ClosedRange<CalendarDate>) -> [Int] {
    let isWanted = lines.receipts.day.map(days.contains)
    guard isWanted.contains(true) else { return [] }
    var counts = [Double](repeating: 0, count: groupCount)
    var (prices, quantities) = (counts, counts)
    forEachPrice { group, line in
      counts[group] += 1
      prices[group] += line.price
      quantities[group] += line.quantity
    }
    var found: [Int] = []
    forEachPrice { group, line in
      guard isWanted[Int(lines.receipt[line.row])], counts[group] > Double(Slip.fewestLines) else {
        return
      }
      let others = counts[group] - 1
      let price = (prices[group] - line.price) / others
      let quantity = (quantities[group] - line.quantity) / others
      let far = Self.farFromMean
      if line.price > price * far || line.price * far < price || line.quantity > quantity * far {
        found.append(line.row)
      }
    }
    return found
  }

  func histories(ofGroups wanted: Set<Int>) -> [Int: [ItemPrice]] {
    let isWanted = (0..<groupCount).map(wanted.contains)
    var histories: [Int: [ItemPrice]] = [:]
    forEachPrice { group, line in
      if isWanted[group] { histories[group, default: []].append(line) }
    }
    return histories
  }

  private func forEachPrice(_ body: (_ group: Int, ItemPrice) -> Void) {
    let basePerUnit = lines.articles.unit.map {
      Double(units.factors[$0].basePerUnit) / Double(UnitOfMeasure.wholeBase)
    }
    for row in 0..<lines.count
    where lines.uses[row].contains(.price) && isKnown[Int(lines.receipt[row])] {
      let article = Int(lines.article[row])
      let count = lines.quantity[row].millionths
      body(
        groups[article],
        ItemPrice(
          row: row, paid: lines.paid[row].approximateUnits,
          quantity: Double(count) / 1_000_000 * basePerUnit[article],
          isWhole: count.isMultiple(of: 1_000_000)))
    }
  }
}

/// A power of ten that makes a line like the others of its item.
private struct Slip {
  enum Kind { case price, quantity }

  /// So many other lines say what is usual.
  static let fewestLines = 4
  /// So many lines with few pieces say that many are unusual.
  private static let fewestLinesOfPieces = 8

  let kind: Kind
  /// The line in the middle of the others, by price or by quantity.
  let usual: ItemPrice

  /// - Parameter leastMoney: A quantity at the usual price is told from this amount on.
  init?(of line: ItemPrice, among others: [ItemPrice], leastMoney: Double) {
    guard others.count >= Self.fewestLines else { return nil }
    let price = UsualRange(of: others, by: \.price)
    let quantity = UsualRange(of: others, by: \.quantity)
    let paid = UsualRange(of: others, by: \.paid)
    let isWhole = line.isWhole && others.allSatisfy(\.isWhole)
    if let power = price.power(of: line.price) {
      // A price of a tenth, with the usual amount, is ten times the quantity.
      let isQuantity = paid.holds(line.paid) && quantity.power(of: line.quantity) == 1 / power
      kind = isQuantity ? .quantity : .price
      usual = isQuantity ? quantity.middle : price.middle
    } else if price.holds(line.price), line.paid >= leastMoney,
      !isWhole || others.count >= Self.fewestLinesOfPieces,
      let power = quantity.power(of: line.quantity), power > 1,
      // Ten are typed in place of one; twelve are bought.
      !isWhole || (line.quantity / power).rounded() * power == line.quantity
    {
      kind = .quantity
      usual = quantity.middle
    } else {
      return nil
    }
  }
}

/// Between which values most lines of an item are.
private struct UsualRange {
  /// The line in the middle; of an even number the lower one.
  let middle: ItemPrice
  private let low, high: Double

  /// A value this many times beyond the range is not usual; one that is less beyond it may be.
  private static let beyond = 2.5
  private static let near = 1.5
  /// An item whose values are wider apart than this has no usual one.
  private static let widest = 4.0

  /// A tenth of the lines at either end do not count, one at least from six on: they may be slips too.
  init(of lines: [ItemPrice], by value: (ItemPrice) -> Double) {
    let sorted = lines.sorted { (value($0), $0.row) < (value($1), $1.row) }
    let cut = sorted.count < 6 ? 0 : max(1, sorted.count / 10)
    low = value(sorted[cut])
    high = value(sorted[sorted.count - 1 - cut])
    middle = sorted[(sorted.count - 1) / 2]
  }

  func holds(_ value: Double) -> Bool {
    value >= low / Self.near && value <= high * Self.near
  }

  /// 10, 100, 1/10 or 1/100: how many times too high a value is that would be usual without it.
  func power(of value: Double) -> Double? {
    guard high <= low * Self.widest, value > high * Self.beyond || value * Self.beyond < low else {
      return nil
    }
    return [10, 100, 0.1, 0.01].first { holds(value / $0) }
  }
}
