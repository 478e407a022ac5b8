import PricebookModel

extension StorePair {
  /// The costs of a basket at every store in one piece of memory, for trying every pair.
  ///
  /// Bits beside the costs say which lines a store prices, so that pairs that price fewer lines
  /// than others are skipped 64 lines at a time.
  struct CostTable {
    /// Store by store, in 1/10 000 currency units; ``missing`` where the store has no price.
    private let costs: [Int64]
    /// Store by store, one bit for every line.
    private let priced: [UInt64]
    private let storeCount: Int
    private let lineCount: Int
    private let wordCount: Int

    /// More than any cost, so that the cheaper of two is the one there is.
    private static let missing = Int64.max

    init(of rows: [PricedBasket.Row], lineCount: Int) {
      self.lineCount = lineCount
      storeCount = rows.count
      wordCount = (lineCount + 63) / 64
      var costs = [Int64](repeating: Self.missing, count: rows.count * lineCount)
      var priced = [UInt64](repeating: 0, count: rows.count * wordCount)
      for (place, row) in rows.enumerated() {
        for (line, cell) in row.cells.enumerated() {
          guard let cell else { continue }
          costs[place * lineCount + line] = cell.cost.tenThousandths
          priced[place * wordCount + line / 64] |= 1 << UInt64(line % 64)
        }
      }
      self.costs = costs
      self.priced = priced
    }

    /// The most lines that any pair prices.
    var mostItemsOfPairs: Int {
      var most = 0
      for left in 0..<storeCount {
        for right in left + 1..<max(storeCount, left + 1) { most = max(most, items(left, right)) }
      }
      return most
    }

    /// Lines that at least one of two stores prices.
    func items(_ left: Int, _ right: Int) -> Int {
      let one = priced.span.extracting(left * wordCount..<(left + 1) * wordCount)
      let other = priced.span.extracting(right * wordCount..<(right + 1) * wordCount)
      var items = 0
      for word in 0..<wordCount { items &+= (one[word] | other[word]).nonzeroBitCount }
      return items
    }

    /// What the lines cost at the cheaper of two stores.
    ///
    /// - Parameter items: ``items(_:_:)`` of the two.
    func total(_ left: Int, _ right: Int, items: Int) -> Int64 {
      let one = costs.span.extracting(left * lineCount..<(left + 1) * lineCount)
      let other = costs.span.extracting(right * lineCount..<(right + 1) * lineCount)
      var sum: Int64 = 0
      for line in 0..<lineCount { sum &+= min(one[line], other[line]) }
      // Lines without a price were added too and go again; modulo 2⁶⁴ the order does not matter,
      // and the cost limit of a basket keeps the true sum within 64 bits.
      return sum &- Self.missing &* Int64(lineCount - items)
    }
  }
}
