import PricebookModel

extension Basket {
  /// The most items that the usual basket holds.
  package static let usualItemLimit = 40
  /// On how many receipts an item must be.
  package static let usualReceipts = 2
  /// The months that those receipts are of: the report's and the ones before it.
  package static let usualMonths = 3

  /// What the household keeps buying: items on at least two receipts in the last three months.
  ///
  /// Of more than ``usualItemLimit`` such items those on the most receipts are taken, ties by
  /// name. An item's quantity is the mean per receipt that has it, in the base unit of the
  /// dimension that most of its receipts are in, rounded to six decimals.
  ///
  /// - Returns: `nil` where no item is on two receipts.
  static func usual(in book: Book, purchases: RecentPurchases) -> Basket? {
    var scratch: [UInt32] = []
    var candidates: [(item: ItemID, receipts: Int)] = []
    let items = book.names.items
    for item in items.indices where !items[item].isAdjustment {
      let lines = purchases.lines(of: item)
      guard lines.count > 1 else { continue }
      let receipts = RecentPurchases.distinctReceipts(of: lines, in: book.lines, scratch: &scratch)
      if receipts >= usualReceipts { candidates.append((item, receipts)) }
    }
    candidates.sort { ($1.receipts, $0.item) < ($0.receipts, $1.item) }
    let lines = candidates.prefix(usualItemLimit).compactMap { candidate in
      line(of: candidate.item, in: book, lines: purchases.lines(of: candidate.item))
    }
    return lines.isEmpty ? nil : Basket(name: "usual basket", lines: lines)
  }

  /// The mean quantity per receipt of an item, from the rows that have it.
  static func line(of item: ItemID, in book: Book, lines: ArraySlice<UInt32>) -> Line? {
    let units = book.names.units
    let unit = book.lines.unit
    let dimension = { (line: UInt32) in units[unit[Int(line)]].dimension }
    var scratch: [UInt32] = []
    let counted = grouped(lines, by: dimension).map { dimension, lines in
      (
        dimension: dimension, lines: lines,
        receipts: RecentPurchases.distinctReceipts(
          of: lines, in: book.lines, scratch: &scratch)
      )
    }
    let ordinary = counted.min {
      ($1.receipts, $1.lines.count, $0.dimension) < ($0.receipts, $0.lines.count, $1.dimension)
    }
    guard let ordinary else { return nil }
    var sum = BaseQuantity.zero
    for line in ordinary.lines {
      sum += units[unit[Int(line)]].base(book.lines.quantity[Int(line)])
    }
    let divisor = Int128(UnitOfMeasure.wholeBase) * Int128(ordinary.receipts)
    let mean = Int64(clamping: sum.count.dividedRounding(by: divisor))
    return Line(
      item: item, quantity: Quantity(millionths: max(1, mean)),
      unit: UnitOfMeasure(baseOf: ordinary.dimension), isMean: true)
  }

  /// Lines by dimension; an item is bought in one as a rule.
  private static func grouped(
    _ lines: ArraySlice<UInt32>, by dimension: (UInt32) -> UnitOfMeasure.Dimension
  ) -> [(dimension: UnitOfMeasure.Dimension, lines: ArraySlice<UInt32>)] {
    guard let first = lines.first.map(dimension) else { return [] }
    if lines.allSatisfy({ dimension($0) == first }) { return [(first, lines)] }
    return Dictionary(grouping: lines, by: dimension).map { ($0.key, $0.value[...]) }
  }
}

extension UnitOfMeasure {
  /// The base unit of a dimension.
  init(baseOf dimension: Dimension) {
    self.init(
      symbol: dimension.baseUnit, dimension: dimension, basePerUnit: UnitOfMeasure.wholeBase)
  }
}

extension Basket {
  /// One of each item whose price was seen, for a book without purchases.
  ///
  /// Items that were seen at most stores come first, ties by name; of more than ``usualItemLimit``
  /// items those are taken. An item is compared in the dimension in which most stores price it.
  ///
  /// - Returns: `nil` where no price was seen.
  static func seen(in book: Book) -> Basket? {
    struct Product: Hashable {
      var item: ItemID
      var dimension: UnitOfMeasure.Dimension
    }
    var stores: [Product: Set<StoreID>] = [:]
    for option in book.vault.priceOptions where option.price.isPositive {
      stores[Product(item: option.item, dimension: option.unit.dimension), default: []]
        .insert(option.store)
    }
    let prices = book.prices
    let dimensions = book.names.units.mapValues(\.dimension)
    for row in 0..<prices.count where prices.uses[row].contains(.price) {
      let article = Int(prices.article[row])
      let product = Product(
        item: prices.articles.item[article],
        dimension: dimensions[prices.articles.unit[article]])
      stores[product, default: []].insert(prices.visits.store[Int(prices.visit[row])])
    }
    let items = book.names.items
    let ranked = stores.filter { !items[$0.key.item].isAdjustment }
      .sorted { left, right in
        (right.value.count, left.key.item, left.key.dimension)
          < (left.value.count, right.key.item, right.key.dimension)
      }
    var chosen: Set<ItemID> = []
    var lines: [Line] = []
    for (product, _) in ranked where lines.count < usualItemLimit {
      guard chosen.insert(product.item).inserted else { continue }
      lines.append(
        Line(
          item: product.item, quantity: .one, unit: UnitOfMeasure(baseOf: product.dimension)))
    }
    lines.sort { $0.item < $1.item }
    return lines.isEmpty ? nil : Basket(name: "seen prices", lines: lines)
  }
}
