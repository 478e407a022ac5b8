import PricebookModel

/// Lines that are prices, by item in one dimension and currency: a *group*.
struct PricedLines {
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
    var counts = IDTable<ItemID, Int>(repeating: 0, count: book.names.items.count)
    for item in articles.item { counts[item] += 1 }
    var groupCount = 0
    groups = articles.item.indices.map { article in
      let item = articles.item[article]
      // Most items have one article.
      let group =
        counts[item] == 1
        ? nil
        : Product(
          item: item, store: StoreID(0),
          dimension: units.factors[articles.unit[article]].dimension,
          currency: articles.currency[article])
      if let group, let known = numbers[group] { return known }
      if let group { numbers[group] = groupCount }
      groupCount += 1
      return groupCount - 1
    }
    self.groupCount = groupCount
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
      guard isWanted[Int(lines.receipt[line.row])], counts[group] > Double(TypingSlip.fewestLines)
      else {
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

  func histories(ofGroups wanted: Set<Int>) -> [Int: [PricedLine]] {
    let isWanted = (0..<groupCount).map(wanted.contains)
    var histories: [Int: [PricedLine]] = [:]
    forEachPrice { group, line in
      if isWanted[group] { histories[group, default: []].append(line) }
    }
    return histories
  }

  private func forEachPrice(_ body: (_ group: Int, PricedLine) -> Void) {
    let basePerUnit = lines.articles.unit.map {
      Double(units.factors[$0].basePerUnit) / Double(UnitOfMeasure.wholeBase)
    }
    for row in 0..<lines.count
    where lines.uses[row].contains(.price) && isKnown[Int(lines.receipt[row])] {
      let article = Int(lines.article[row])
      let count = lines.quantity[row].millionths
      body(
        groups[article],
        PricedLine(
          row: row, paid: lines.paid[row].approximateUnits,
          quantity: Double(count) / 1_000_000 * basePerUnit[article],
          isWhole: count.isMultiple(of: 1_000_000)))
    }
  }
}
