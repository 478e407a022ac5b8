import PricebookModel

extension StoreComparison {
  /// Every basket of the book, priced at every store, in every currency it has prices in.
  ///
  /// Baskets come in the order due items, files, carts in planning, usual basket.
  ///
  /// - Parameters:
  ///   - unitValues: Its series hold the latest prices on or before the as-of date.
  ///   - categories: The category of every item, for lists to shop by.
  ///   - due: What is due, where that is a basket to compare.
  ///   - models: The price models of the currencies.
  static func all(
    in book: Book, unitValues: UnitValues, categories: ItemCategories? = nil,
    period: ReportPeriod, due: DueItems? = nil, models: [PriceModel], options: AnalysisOptions
  ) -> [StoreComparison] {
    let purchases = RecentPurchases(in: book, period: period)
    let prices = StorePrices(
      in: book, unitValues: unitValues, asOf: period.asOf,
      maximumAgeDays: options.maximumPriceAgeDays)
    return ComparedBasket.all(in: book, purchases: purchases, due: due).flatMap { compared in
      let times = compared.basket.lines.map { purchases.receiptCount(of: $0.item, in: book.lines) }
      let weights = options.weighsBaskets ? times.map { Int64(max(1, $0)) } : nil
      return PricedBasket.all(of: compared.basket, weights: weights, prices: prices).map { priced in
        var comparison = StoreComparison(
          of: compared, priced: priced,
          model: BasketModel(
            priced,
            model: models.first { book.names.currencies[$0.currency] == priced.currency },
            dimensions: unitValues.dimensions),
          asOf: period.asOf, options: options)
        comparison.timesBought = weights?.map { Int($0) } ?? []
        comparison.lineCategories = priced.lines.map { categories?.known(of: $0.item) }
        return comparison
      }
    }
  }

  /// Ranks the stores of one priced basket.
  private init(
    of compared: ComparedBasket, priced: PricedBasket, model: BasketModel, asOf: CalendarDate,
    options: AnalysisOptions
  ) {
    let rank = { (priced: PricedBasket) in
      StoreRanking(
        of: priced, availabilityPercent: options.availabilityPercent, by: options.rankBasis,
        model: model)
    }
    let ranking = rank(priced)
    let filled = ranking.whole
    let lowest = priced.lines.indices.map { LowestCost(ofLine: $0, in: priced.rows) }
    let fresh = priced.withoutStalePrices(asOf: asOf).map {
      ComparisonAlternative(
        .withoutStalePrices, changedPrices: $0.changed, ranking: rank($0.basket))
    }
    let ordinary = priced.withOrdinaryPrices().map {
      ComparisonAlternative(
        .offersAtOrdinaryPrice, changedPrices: $0.changed, ranking: rank($0.basket))
    }
    var savings: [Int: PriceModel.BasketSaving] = [:]
    for (place, row) in ranking.rows.prefix(Self.savingLimit).enumerated() {
      savings[place] = model.saving(at: { _ in row.store })
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
        store.saving = savings[place]
        store.expectedTotal = savings[place].flatMap { model.amount($0.there) }
        store.expectedInterval = savings[place]?.totalInterval.flatMap { bounds in
          guard let lower = model.amount(bounds.lowerBound),
            let upper = model.amount(bounds.upperBound)
          else { return nil }
          return lower...upper
        }
        for (lowest, cell) in zip(lowest, row.cells) where lowest.isBelowOthers {
          guard let cell, cell.cost == lowest.cost else { continue }
          if lowest.stores == 1 { store.itemsWon += 1 } else { store.itemsTied += 1 }
        }
        return store
      },
      usualStore: ranking.rows.firstIndex { $0.store == model.usualStore },
      likeForLikeWinner: filled.winner)
    rankedBy = options.rankBasis
    var totals: [Int: Amount] = [:]
    for place in ranking.eligible { totals[place] = stores[place].expectedTotal }
    expectedWinner = totals.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    lead = ComparisonLead(in: ranking, totals: totals)
    attainable = AttainableSaving(
      savings.filter { ranking.eligible.contains($0.key) }, insteadOf: self.usualStore,
      model: model)
    if var pair = StorePair(bestOf: ranking.rows) {
      pair.savingAgainstBest = (expectedWinner ?? filled.winner).flatMap {
        pair.saving(against: $0, in: ranking)
      }
      pair.savingAgainstUsual = self.usualStore.flatMap { pair.saving(against: $0, in: ranking) }
      bestPair = pair
    }
    alternatives = [ordinary, fresh].compactMap(\.self)
  }

  /// Of more stores, only the first have an expected total.
  private static let savingLimit = StoreLevelFit.intervalLimit
}

extension [StoreComparison] {
  /// The one that pages speak of first: what is due where that is asked for, else the basket of a
  /// file, else the usual basket, else the first.
  package var leading: StoreComparison? {
    first { $0.kind == .due } ?? first { $0.kind == .file } ?? first { $0.kind == .usual } ?? first
  }
}

/// The lowest cost of a line.
private struct LowestCost {
  var cost = Amount.zero
  /// How many stores have it.
  var stores = 0
  /// Whether some store asks more, so that the lowest says anything.
  var isBelowOthers = false

  init(ofLine line: Int, in rows: [PricedBasket.Row]) {
    for case let cell? in rows.lazy.map({ $0.cells[line] }) {
      if stores == 0 || cell.cost < cost {
        isBelowOthers = stores > 0
        (cost, stores) = (cell.cost, 1)
      } else if cell.cost == cost {
        stores += 1
      } else {
        isBelowOthers = true
      }
    }
  }
}

extension StoreComparison.BasketPrice {
  fileprivate init(_ cell: PricedBasket.Cell) {
    self.init(
      price: cell.rounded, cost: cell.cost, observed: cell.price.day, isFilledIn: false)
    ordinaryPrice = cell.ordinaryPrice
  }
}
