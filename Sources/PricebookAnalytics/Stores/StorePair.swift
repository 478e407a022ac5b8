package import PricebookModel

/// The two stores that together serve a basket best, every item at the cheaper of the two.
package struct StorePair: Hashable, Sendable {
  /// Pairs are tried of so many stores: of more, those that price most of the basket, ties by the
  /// lower total, then by name.
  package static let storeLimit = 400

  /// Places in ``StoreComparison/stores``, ascending.
  package var first: Int
  package var second: Int
  /// Lines that at least one of the two prices.
  package var pricedItems: Int
  /// Σ cost over ``pricedItems``, at shown prices of the stores' own.
  package var total: Amount
  /// The store to buy each line at, a place in ``StoreComparison/stores``.
  ///
  /// Of equal costs the one that is cheaper on more other lines, else the first. `nil` where neither
  /// prices it.
  package var choices: [Int?]
  /// What the pair saves against the lowest total of one store that has enough of the basket.
  package var savingAgainstBest: Saving?
  /// What the pair saves against the usual store.
  package var savingAgainstUsual: Saving?

  package struct Saving: Hashable, Sendable {
    /// The single store, a place in ``StoreComparison/stores``.
    package var store: Int
    package var saving: StoreComparison.Saving
  }

  package func items(at store: Int) -> Int { choices.count { $0 == store } }

  /// Whether each of the two stores sells something of it.
  package var needsBoth: Bool { items(at: first) > 0 && items(at: second) > 0 }

  /// Its stores, the one with more of the items first.
  package var byItems: [Int] {
    [first, second].sorted { (items(at: $1), $0) < (items(at: $0), $1) }
  }

  /// What it may be stated to save against buying everything at one store.
  ///
  /// - Parameter single: A place in ``StoreComparison/stores``; `nil` for the store with the lowest
  ///   total of those that have enough of the basket.
  /// - Returns: `nil` where the model states nothing, or one of the two stores sells nothing of it.
  package func stated(insteadOf single: Int?) -> Stated? {
    let savings = [savingAgainstBest, single == nil ? nil : savingAgainstUsual]
    guard needsBoth,
      let saving = savings.compactMap(\.self).first(where: { single == nil || $0.store == single }),
      let claim = saving.saving.claim
    else { return nil }
    return Stated(stores: byItems, single: saving.store, claim: claim, now: saving.saving.now)
  }

  /// Two stores that the model states to save something.
  package struct Stated: Hashable, Sendable {
    /// The one with more of the items first; places in ``StoreComparison/stores``.
    package let stores: [Int]
    /// The single store that they are compared with.
    package let single: Int
    package let claim: ClearLead
    /// What everything costs at ``single``.
    package let now: Amount

    /// Whether the second way is worth what it saves.
    ///
    /// - Parameter least: In percent of the total, and in units of money.
    package func isWorthTheWay(from least: Int) -> Bool {
      claim.amount >= Amount(units: Int64(least)) && claim.amount.isAtLeast(percent: least, of: now)
    }
  }
}

extension StorePair {
  /// The best pair over all pairs of stores that were seen of late, eligible or not.
  ///
  /// Pairs rank by the lines that at least one of the two prices, most first, then the total of the
  /// cheaper costs, then names. This is the p-median problem with p = 2 (S. L. Hakimi, "Optimum
  /// Locations of Switching Centers and the Absolute Centers and Medians of a Graph", Operations
  /// Research 12 (1964), 450–459), solved by trying every pair of the first ``storeLimit`` stores.
  /// So no single store prices more of the basket, and none prices as much for less.
  ///
  /// - Returns: `nil` for fewer than two such stores.
  /// - Complexity: O(stores log stores + tried stores² × lines) time, nearly all of it one minimum
  ///   and one addition of integers a line; O(tried stores × lines) memory.
  init?(bestOf priced: PricedBasket) {
    let (rows, lineCount) = (priced.rows, priced.lines.count)
    let tried = Self.tried(of: priced)
    guard tried.count > 1 else { return nil }
    let table = CostTable(of: tried.map { rows[$0] }, lineCount: lineCount)
    let mostItems = table.mostItemsOfPairs
    var best: (total: Int64, StoreID, StoreID)?
    (first, second) = (0, 0)
    for left in tried.indices.dropLast() {
      for right in left + 1..<tried.count where table.items(left, right) == mostItems {
        let (one, other) = (rows[tried[left]].store, rows[tried[right]].store)
        let candidate = (
          total: table.total(left, right, items: mostItems), min(one, other), max(one, other)
        )
        guard best.map({ candidate < $0 }) ?? true else { continue }
        best = candidate
        (first, second) = (tried[left], tried[right])
      }
    }
    guard let best else { return nil }
    pricedItems = mostItems
    total = Amount(tenThousandths: best.total)
    let costs = (0..<lineCount).map { [first, second] line in
      (rows[first].own(line)?.cost, rows[second].own(line)?.cost)
    }
    let lead = costs.reduce(0) { lead, costs in
      guard let one = costs.0, let other = costs.1, one != other else { return lead }
      return lead + (one < other ? 1 : -1)
    }
    choices = costs.map { [first, second] costs in
      switch costs {
      case (let one?, let other?) where one == other: lead >= 0 ? first : second
      case (let one?, let other?): one < other ? first : second
      case (.some, nil): first
      case (nil, .some): second
      case (nil, nil): nil
      }
    }
  }

  /// The places of the stores that are tried in pairs, ascending.
  private static func tried(of priced: PricedBasket) -> [Int] {
    let rows = priced.rows
    let current = rows.indices.filter { rows[$0].lastSeen.map(priced.isRecent) ?? true }
    guard current.count > storeLimit else { return current }
    return current.sorted { left, right in
      let (one, other) = (rows[left], rows[right])
      return (other.availableItemCount, one.total, one.store) < (
        one.availableItemCount, other.total, other.store
      )
    }.prefix(storeLimit).sorted()
  }

  /// What the pair saves against one store, over the lines that both have a shown price of.
  ///
  /// - Returns: `nil` where that is no line.
  func saving(against store: Int, in priced: PricedBasket) -> Saving? {
    let single = priced.rows[store]
    let compared = priced.comparable.filter { choices[$0] != nil && single.shown[$0] != nil }
    let costs = compared.map { line in
      (
        now: single.shown[line]?.cost ?? .zero,
        there: choices[line].flatMap { priced.rows[$0].shown[line]?.cost } ?? .zero
      )
    }
    let places = Set(compared)
    return priced.saving(
      at: { line in
        places.contains(line) ? choices[line].map { priced.rows[$0].store } : nil
      }, insteadOf: priced.boughtNow(at: single.store),
      (costs.reduce(.zero) { $0 + $1.now }, costs.reduce(.zero) { $0 + $1.there })
    ).map { Saving(store: store, saving: $0.judgedAlone) }
  }

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
        for line in 0..<lineCount {
          guard let cell = row.own(line) else { continue }
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
