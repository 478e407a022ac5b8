public import PricebookModel

extension StoreComparison {
  /// Every basket of the book, priced at every store, in every currency it has prices in.
  ///
  /// Baskets stand in the order files, carts in planning, usual basket.
  ///
  /// - Parameter unitValues: Its series hold the latest prices on or before the as-of date.
  public static func all(
    in book: Book, unitValues: UnitValues, period: ReportPeriod, options: AnalysisOptions
  ) -> [StoreComparison] {
    let purchases = RecentPurchases(in: book, period: period)
    let prices = StorePrices(
      in: book, unitValues: unitValues, asOf: period.asOf,
      maximumAgeDays: options.maximumPriceAgeDays)
    return ComparedBasket.all(in: book, purchases: purchases).flatMap { compared in
      PricedBasket.all(of: compared.basket, prices: prices).map { priced in
        let usual = UsualStore.of(
          lines: priced.lines, currency: priced.currency, in: book, purchases: purchases)
        return StoreComparison(
          of: compared, priced: priced, usualStore: usual, asOf: period.asOf,
          availabilityPercent: options.availabilityPercent)
      }
    }
  }

  /// Ranks the stores of one priced basket.
  ///
  /// - Parameter usualStore: Where the household usually buys the basket.
  init(
    of compared: ComparedBasket, priced: PricedBasket, usualStore: UInt32?,
    asOf: CalendarDate, availabilityPercent: Int
  ) {
    let itemCount = priced.lines.count
    let ordered = priced.rows.map { row in
      (row: row, isEligible: row.isEligible(items: itemCount, percent: availabilityPercent))
    }.sorted { left, right in
      if left.isEligible != right.isEligible { return left.isEligible }
      let (leftRow, rightRow) = (left.row, right.row)
      let leftTotal = left.isEligible ? leftRow.total : .zero
      let rightTotal = left.isEligible ? rightRow.total : .zero
      return (leftTotal, rightRow.availableItems, leftRow.store)
        < (rightTotal, leftRow.availableItems, rightRow.store)
    }
    let eligible = ordered.filter(\.isEligible).map(\.row)
    let filled = LikeForLike(of: eligible, in: priced)
    self.init(
      basket: compared.basket, kind: compared.kind, currency: priced.currency, asOf: asOf,
      availabilityPercent: availabilityPercent,
      stores: ordered.enumerated().map { place, entry in
        let row = entry.row
        return StoreTotal(
          store: row.store, rank: entry.isEligible ? place + 1 : nil, total: row.total,
          likeForLikeTotal: entry.isEligible ? filled.totals[place] : nil,
          availableItems: row.availableItems,
          prices: row.cells.indices.map { line in
            if let cell = row.cells[line] { return BasketPrice(cell) }
            return entry.isEligible ? filled.prices[place][line] : nil
          })
      },
      usualStore: ordered.firstIndex { $0.row.store == usualStore },
      likeForLikeWinner: filled.winner, hasClearWinner: filled.hasClearWinner)
  }
}

extension StoreComparison.BasketPrice {
  fileprivate init(_ cell: PricedBasket.Cell) {
    self.init(
      price: cell.rounded, cost: cell.cost, observed: cell.price.day, isFilledIn: false)
  }
}

extension PricedBasket.Row {
  /// Whether the store prices at least this share of the basket's items, in integers.
  fileprivate func isEligible(items: Int, percent: Int) -> Bool {
    // A percentage beyond this excludes every store; it is cut so that the product fits.
    let percent = min(max(percent, 0), 1_000)
    return availableItems * 100 >= percent * items
  }
}
