import PricebookModel

/// The stores of one priced basket in order, with the whole baskets of the eligible ones.
struct StoreRanking {
  /// Eligible stores by rank, then the others by availability (most first), then name.
  let rows: [PricedBasket.Row]
  let eligibleCount: Int
  /// Of the eligible stores, in their order.
  let whole: WholeBaskets
  let model: BasketModel

  init(
    of priced: PricedBasket, availabilityPercent: Int, model: BasketModel
  ) {
    self.model = model
    let itemCount = priced.lines.count
    let isEligible = { (row: PricedBasket.Row) in
      row.isEligible(items: itemCount, percent: availabilityPercent)
    }
    let eligible = priced.rows.filter(isEligible).sorted {
      ($0.total, $1.availableItemCount, $0.store) < ($1.total, $0.availableItemCount, $1.store)
    }
    let others = priced.rows.filter { !isEligible($0) }.sorted {
      ($1.availableItemCount, $0.store) < ($0.availableItemCount, $1.store)
    }
    whole = WholeBaskets(of: eligible, in: priced, model: model)
    eligibleCount = eligible.count
    rows = eligible + others
  }

  /// Places of the eligible stores.
  var eligible: Range<Int> { 0..<eligibleCount }
}

extension PricedBasket.Row {
  /// Whether the store prices at least this share of the basket's items, in integers.
  fileprivate func isEligible(items: Int, percent: Int) -> Bool {
    // A percentage beyond this excludes every store; it is cut so that the product fits.
    let percent = min(max(percent, 0), 1_000)
    return availableItemCount * 100 >= percent * items
  }
}
