public import PricebookModel

/// The result of a comparison over fewer prices.
public struct ComparisonAlternative: Hashable, Sendable {
  /// Which prices the alternative is without.
  public enum Change: String, CaseIterable, Hashable, Sendable {
    /// Every offer counts with the store's median price before it.
    case offersAtOrdinaryPrice
    /// Prices older than ``StoreComparison/staleDays``, and undated ones, are left out.
    case withoutStalePrices
  }

  /// The prices that are changed or left out.
  public var change: Change
  /// How many prices are changed or left out.
  public var changedPrices: Int
  /// How many stores still reach the availability that ranking asks for.
  public var eligibleStores: Int
  /// The first-ranked store; `nil` where none is eligible.
  public var best: StoreID?
  /// The total of ``best``; zero where no store is eligible.
  public var bestTotal: Amount
  /// The store with the lowest like-for-like total.
  public var likeForLikeWinner: StoreID?
  /// The like-for-like total of that winner; zero where there is none.
  public var likeForLikeTotal: Amount
  /// Whether no other store's like-for-like total is within 1 % of it.
  public var isClear: Bool

  init(_ change: Change, changedPrices: Int, ranking: StoreRanking) {
    self.change = change
    self.changedPrices = changedPrices
    eligibleStores = ranking.eligibleCount
    best = ranking.eligible.first.map { ranking.rows[$0].store }
    bestTotal = ranking.eligible.first.map { ranking.rows[$0].total } ?? .zero
    likeForLikeWinner = ranking.whole.winner.map { ranking.rows[$0].store }
    likeForLikeTotal = ranking.whole.winner.map { ranking.whole.totals[$0] } ?? .zero
    let others = ranking.whole.totals.enumerated().filter { $0.offset != ranking.whole.winner }
    let (lowest, tie) = (likeForLikeTotal, Int128(100 + ClaimGate.tiePercent))
    isClear = others.allSatisfy {
      Int128($0.element.tenThousandths) * 100 >= Int128(lowest.tenThousandths) * tie
    }
  }
}

extension PricedBasket {
  /// The basket with every offer at the store's ordinary price; `nil` where there is no offer.
  func withOrdinaryPrices() -> (basket: PricedBasket, changed: Int)? {
    changed { line, cell in
      guard let ordinary = cell.ordinaryPrice else { return .kept }
      let price = StorePrice.undated(
        ExactDecimal(significand: Int128(ordinary.tenThousandths), scale: 4))
      return .replaced(self.cell(of: price, line: line))
    }
  }

  /// The basket without stale prices; `nil` where there is none.
  func withoutStalePrices(asOf: CalendarDate) -> (basket: PricedBasket, changed: Int)? {
    changed { _, cell in
      cell.isStale(asOf: asOf) ? .replaced(nil) : .kept
    }
  }

  private enum Change {
    case kept
    case replaced(Cell?)
  }

  private func changed(
    _ change: (Int, Cell) -> Change
  ) -> (basket: PricedBasket, changed: Int)? {
    var basket = self
    var count = 0
    for place in basket.rows.indices {
      for line in lines.indices {
        guard let cell = basket.rows[place].cells[line],
          case .replaced(let other) = change(line, cell)
        else { continue }
        count += 1
        basket.rows[place].cells[line] = other
      }
      basket.rows[place].count()
    }
    guard count > 0 else { return nil }
    basket.rows.removeAll { $0.availableItems == 0 }
    return (basket, count)
  }
}
