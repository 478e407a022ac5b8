import PricebookModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the eligible stores would ask for the same items, missing ones filled in.
///
/// Every store's total covers the same items: those that each eligible store prices or that can
/// be filled in at each. An item that no eligible store prices, or one whose prices no chain of
/// shared items links to every store's level, is in no like-for-like total. (At 85 %
/// availability any two eligible stores share items, so that only items priced nowhere are left
/// out.)
struct LikeForLike {
  /// One per eligible store, in order of rank.
  private(set) var totals: [Amount]
  /// The filled-in prices by eligible store and line; `nil` where the store has its own price
  /// or none can be filled in.
  private(set) var prices: [[StoreComparison.BasketPrice?]]
  /// The part of ``totals`` that is filled in.
  private(set) var filledIn: [Amount]
  /// Whether each line is in the totals.
  private(set) var isComparable: [Bool]
  /// Whether missing prices could be estimated, as far as stores share items.
  let isSolved: Bool

  /// - Parameter rows: The eligible stores in order of rank.
  init(of rows: [PricedBasket.Row], in basket: PricedBasket) {
    totals = Array(repeating: .zero, count: rows.count)
    filledIn = totals
    prices = rows.map { Array(repeating: nil, count: $0.cells.count) }
    isComparable = Array(repeating: false, count: basket.lines.count)
    let fit = LikeForLike.fit(of: rows)
    isSolved = fit?.isSolved ?? true
    for line in basket.lines.indices {
      let estimates = rows.indices.map { place in
        rows[place].cells[line] == nil
          ? basket.estimate(line: line, unitPrice: fit?.price(store: place, item: line)) : nil
      }
      let isComparable = rows.indices.allSatisfy {
        rows[$0].cells[line] != nil || estimates[$0] != nil
      }
      guard isComparable else { continue }
      self.isComparable[line] = true
      for place in rows.indices {
        if let cell = rows[place].cells[line] {
          totals[place] += cell.cost
        } else if let estimate = estimates[place] {
          totals[place] += estimate.cost
          filledIn[place] += estimate.cost
          prices[place][line] = estimate
        }
      }
    }
  }

  /// The store with the lowest total, ties by rank; `nil` without eligible stores.
  var winner: Int? {
    totals.indices.min { (totals[$0], $0) < (totals[$1], $1) }
  }

  /// The store with the second lowest total, which the winner is compared with; `nil` with fewer
  /// than two eligible stores.
  var runnerUp: Int? {
    guard let winner else { return nil }
    return totals.indices.filter { $0 != winner }.min { (totals[$0], $0) < (totals[$1], $1) }
  }

  /// The cost of every line in a store's total, own or filled in; `nil` for lines in no total.
  func costs(of store: Int, own row: PricedBasket.Row) -> [Amount?] {
    isComparable.indices.map { line in
      isComparable[line] ? row.cells[line]?.cost ?? prices[store][line]?.cost : nil
    }
  }

  /// The same stores in another order.
  func ordered(by order: [Int]) -> LikeForLike {
    var result = self
    result.totals = order.map { totals[$0] }
    result.prices = order.map { prices[$0] }
    result.filledIn = order.map { filledIn[$0] }
    return result
  }

  /// - Returns: `nil` where no store lacks an item, so that nothing needs filling in.
  private static func fit(of rows: [PricedBasket.Row]) -> ProductDummyFit? {
    guard rows.contains(where: { $0.cells.contains { $0 == nil } }) else { return nil }
    return ProductDummyFit(
      logarithms: rows.map { row in row.cells.map { $0.map { log($0.price.approximateValue) } } })
  }
}

extension PricedBasket {
  /// A filled-in price with its cost; `nil` without a price or beyond ``costLimit``.
  fileprivate func estimate(line: Int, unitPrice: Double?) -> StoreComparison.BasketPrice? {
    guard let unitPrice else { return nil }
    let wanted = lines[line].unit.base(lines[line].quantity).approximateUnits
    guard let price = Amount(estimating: unitPrice, digits: 4, limit: .bookLimit),
      let single = Amount(estimating: unitPrice * wanted, digits: digits, limit: costLimit),
      let cost = weighed(single, line: line)
    else { return nil }
    return StoreComparison.BasketPrice(
      price: price, cost: cost, observed: nil, isFilledIn: true)
  }
}

extension Amount {
  /// An estimate rounded half away from zero to the minor unit.
  ///
  /// A tie that binary fractions miss by less than one part in 10¹¹ still counts as a tie, so
  /// that an estimate that is exact on paper rounds as it does on paper.
  ///
  /// - Returns: `nil` for anything negative, beyond `limit` or not a number.
  fileprivate init?(estimating units: Double, digits: Int, limit: Amount) {
    let step = Double(Amount.step(digits: digits))
    let count = units * 10_000 / step
    let nudged = (count + min(count * 1e-11, 1e-6)).rounded(.toNearestOrAwayFromZero)
    let tenThousandths = nudged * step
    guard tenThousandths >= 0, tenThousandths <= Double(limit.tenThousandths),
      let exact = Int64(exactly: tenThousandths), exact <= limit.tenThousandths
    else { return nil }
    self.init(tenThousandths: exact)
  }
}
