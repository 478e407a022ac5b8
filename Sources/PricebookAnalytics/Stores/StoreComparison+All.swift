import PricebookModel

extension StoreComparison {
  /// Every basket of the book, priced at every store, in every currency it has prices in, and in the
  /// same way what is to be bought next.
  ///
  /// Baskets come in the order what is to be bought next where that is asked for, files, carts in
  /// planning, usual basket.
  ///
  /// - Parameters:
  ///   - unitValues: Its series hold the latest prices on or before the as-of date.
  ///   - categories: The category of every item, for lists to shop by.
  ///   - due: What is due; it is a basket to compare where the options say so.
  ///   - models: The price models of the currencies.
  static func all(
    in book: Book, unitValues: UnitValues, categories: ItemCategories? = nil,
    period: ReportPeriod, due: DueItems? = nil, models: [PriceModel],
    options: AnalysisOptions
  ) -> (baskets: [StoreComparison], next: [StoreComparison]) {
    let purchases = RecentPurchases(in: book, period: period)
    let prices = StorePrices(
      in: book, unitValues: unitValues, asOf: period.asOf,
      maximumAgeDays: options.settings[.maximumPriceAgeDays])
    func comparisons(_ compared: ComparedBasket) -> [StoreComparison] {
      PricedBasket.all(of: compared.basket, prices: prices).map { priced in
        var comparison = StoreComparison(
          of: compared, priced: priced,
          model: BasketModel(
            priced,
            model: models.first { book.names.currencies[$0.currency] == priced.currency },
            dimensions: unitValues.dimensions),
          asOf: period.asOf, options: options)
        comparison.boughtItems = compared.boughtItems
        comparison.lineCategories = priced.lines.map { categories?.known(of: $0.item) }
        return comparison
      }
    }
    let next = ComparedBasket.next(in: book, due: due).map(comparisons) ?? []
    return (
      (options.comparesDueItems ? next : [])
        + ComparedBasket.all(in: book, purchases: purchases).flatMap(comparisons), next
    )
  }

  /// Ranks the stores of one priced basket.
  private init(
    of compared: ComparedBasket, priced: PricedBasket, model: BasketModel, asOf: CalendarDate,
    options: AnalysisOptions
  ) {
    let ranking = StoreRanking(
      of: priced, availabilityPercent: options.settings[.availabilityPercent], model: model)
    let stores = Self.totals(of: priced, in: ranking, model: model)
    self.init(
      basket: compared.basket, kind: compared.kind, currency: priced.currency, asOf: asOf,
      availabilityPercent: options.settings[.availabilityPercent], stores: stores,
      usualStore: ranking.rows.firstIndex { $0.store == model.usualStore },
      likeForLikeWinner: ranking.whole.winner)
    addExpectations(of: model, in: ranking)
  }

  /// Every store's answer to a basket, in the order of the ranking.
  private static func totals(
    of priced: PricedBasket, in ranking: StoreRanking, model: BasketModel
  ) -> [StoreTotal] {
    let filled = ranking.whole
    return ranking.rows.enumerated().map { place, row in
      let isEligible = ranking.eligible.contains(place)
      var store = StoreTotal(
        store: row.store, rank: isEligible ? place + 1 : nil, total: row.total,
        likeForLikeTotal: isEligible ? filled.totals[place] : nil,
        availableItemCount: row.availableItemCount,
        prices: row.cells.indices.map { line in
          if let cell = row.cells[line] { return BasketPrice(cell) }
          return isEligible ? filled.prices[place][line] : nil
        })
      if place < savingLimit, let saving = model.saving(at: { _ in row.store }) {
        store.saving = saving
        store.expectedTotal = model.amount(saving.there)
        store.expectedMissing = model.amount(
          row.cells.indices.reduce(0) {
            row.cells[$1] == nil ? $0 + (model.cost(line: $1, at: row.store) ?? 0) : $0
          })
        store.expectedInterval = saving.totalInterval.flatMap { bounds in
          guard let lower = model.amount(bounds.lowerBound),
            let upper = model.amount(bounds.upperBound)
          else { return nil }
          return lower...upper
        }
      }
      return store
    }
  }

  /// Adds what is expected of whole baskets: the lead, what could be saved, and the best pair.
  private mutating func addExpectations(of model: BasketModel, in ranking: StoreRanking) {
    var totals: [Int: Amount] = [:]
    var savings: [Int: PriceModel.BasketSaving] = [:]
    for place in ranking.eligible {
      totals[place] = stores[place].expectedTotal
      savings[place] = stores[place].saving
    }
    expectedWinner = totals.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    lead = ComparisonLead(in: ranking, totals: totals)
    attainable = AttainableSaving(savings, insteadOf: usualStore, model: model)
    guard var pair = StorePair(bestOf: ranking.rows) else { return }
    if let best = expectedWinner ?? likeForLikeWinner {
      pair.savingAgainstBest = pair.saving(against: best, in: ranking)
    }
    if let usual = usualStore {
      pair.savingAgainstUsual = pair.saving(against: usual, in: ranking)
    }
    bestPair = pair
  }

  /// Of more stores, only the first have an expected total.
  private static let savingLimit = StoreLevelFit.intervalLimit
}

extension [StoreComparison] {
  /// The one that pages speak of first: what is to be bought next where that is asked for, else the basket of a
  /// file, else the usual basket, else the first.
  package var leading: StoreComparison? {
    first { $0.kind == .next } ?? first { $0.kind == .file } ?? first { $0.kind == .usual } ?? first
  }
}

extension StoreComparison.BasketPrice {
  fileprivate init(_ cell: PricedBasket.Cell) {
    self.init(
      price: cell.rounded, cost: cell.cost, observed: cell.price.day, isFilledIn: false)
    ordinaryPrice = cell.ordinaryPrice
  }
}
