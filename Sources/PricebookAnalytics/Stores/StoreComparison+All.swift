import PricebookModel

extension StoreComparison {
  /// Every basket of the book, priced at every store, in every currency it has prices in.
  ///
  /// Baskets come in the order files, carts in planning, usual basket.
  ///
  /// - Parameters:
  ///   - unitValues: Its series hold the latest prices on or before the as-of date.
  ///   - categories: The category of every item, for lists to shop by.
  ///   - past: The latest prices of an earlier month; `nil` where those of the series count.
  static func all(
    in book: Book, unitValues: UnitValues, categories: ItemCategories? = nil,
    period: ReportPeriod, options: AnalysisOptions, past: PastPrices? = nil
  ) -> [StoreComparison] {
    let purchases = RecentPurchases(in: book, period: period)
    let prices = StorePrices(
      in: book, unitValues: unitValues, asOf: period.asOf,
      maximumAgeDays: options.maximumPriceAgeDays, past: past)
    return ComparedBasket.all(in: book, purchases: purchases).flatMap { compared in
      let times = compared.basket.lines.map { purchases.receiptCount(of: $0.item, in: book.lines) }
      let weights = options.weighsBaskets ? times.map { Int64(max(1, $0)) } : nil
      return PricedBasket.all(of: compared.basket, weights: weights, prices: prices).map { priced in
        let usual = UsualStore.of(
          lines: priced.lines, currency: priced.currency, in: book, purchases: purchases)
        var comparison = StoreComparison(
          of: compared, priced: priced, usualStore: usual, asOf: period.asOf, options: options)
        comparison.timesBought = weights?.map { Int($0) } ?? []
        comparison.lineCategories = priced.lines.map { categories?.known(of: $0.item) }
        return comparison
      }
    }
  }

  /// Ranks the stores of one priced basket.
  ///
  /// - Parameter usualStore: Where the household usually buys the basket.
  init(
    of compared: ComparedBasket, priced: PricedBasket, usualStore: StoreID?,
    asOf: CalendarDate, options: AnalysisOptions
  ) {
    let rank = { (priced: PricedBasket) in
      StoreRanking(
        of: priced, availabilityPercent: options.availabilityPercent, by: options.rankBasis)
    }
    let ranking = rank(priced)
    let filled = ranking.likeForLike
    let lowest = priced.lines.indices.map { line in
      priced.rows.compactMap { $0.cells[line]?.cost }.min()
    }
    self.init(
      basket: compared.basket, kind: compared.kind, currency: priced.currency, asOf: asOf,
      availabilityPercent: options.availabilityPercent,
      stores: ranking.rows.enumerated().map { place, row in
        let isEligible = ranking.eligible.contains(place)
        var store = StoreTotal(
          store: row.store, rank: isEligible ? place + 1 : nil, total: row.total,
          likeForLikeTotal: isEligible ? filled.totals[place] : nil,
          availableItems: row.availableItems,
          prices: row.cells.indices.map { line in
            if let cell = row.cells[line] { return BasketPrice(cell) }
            return isEligible ? filled.prices[place][line] : nil
          })
        store.itemsWon = row.cells.indices.count { line in
          row.cells[line].map { $0.cost == lowest[line] } ?? false
        }
        return store
      },
      usualStore: ranking.rows.firstIndex { $0.store == usualStore },
      likeForLikeWinner: filled.winner, hasClearWinner: filled.hasClearWinner)
    rankedBy = options.rankBasis
    lead = ComparisonLead(in: ranking)
    if var pair = StorePair(bestOf: ranking.rows) {
      pair.savingAgainstBest = filled.winner.flatMap { pair.saving(against: $0, in: ranking) }
      pair.savingAgainstUsual = self.usualStore.flatMap { place in
        ranking.eligible.contains(place) ? pair.saving(against: place, in: ranking) : nil
      }
      bestPair = pair
    }
    alternatives = [
      priced.withOrdinaryPrices().map {
        ComparisonAlternative(
          .offersAtOrdinaryPrice, changedPrices: $0.changed, ranking: rank($0.basket))
      },
      priced.withoutStalePrices(asOf: asOf).map {
        ComparisonAlternative(
          .withoutStalePrices, changedPrices: $0.changed, ranking: rank($0.basket))
      },
    ].compactMap(\.self)
  }
}

extension StoreComparison.BasketPrice {
  fileprivate init(_ cell: PricedBasket.Cell) {
    self.init(
      price: cell.rounded, cost: cell.cost, observed: cell.price.day, isFilledIn: false)
    ordinaryPrice = cell.ordinaryPrice
  }
}
