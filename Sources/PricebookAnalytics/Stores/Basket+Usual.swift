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
      unit: UnitOfMeasure(baseOf: ordinary.dimension))
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
