import PricebookModel
import PricebookParallel

/// What was known at the end of one month, and what came after.
///
/// A class, because it is large and what it is made of is asked for item by item.
final class MonthEnd {
  let inputs: AnalysisInputs
  let month: Month
  let day: CalendarDate
  /// The last day that the reports speak from.
  let through: CalendarDate
  /// As they were known at the end of the month.
  private let earlierPrices: RegularPrices
  private let regular: RegularPrices
  private let purchases: PurchaseDays

  /// - Parameter purchases: From the month or an earlier one on.
  init(_ month: Month, in inputs: AnalysisInputs, _ purchases: PurchaseDays) {
    self.inputs = inputs
    self.purchases = purchases
    self.month = month
    day = inputs.period.calendar.lastDay(of: month)
    through = min(inputs.period.asOf, inputs.period.lastDay)
    regular = inputs.regularPrices
    earlierPrices = regular.asOf(day, of: inputs.unitValues)
  }

  /// The last day on which the next price of a product counts.
  var lastDayOfPrices: CalendarDate {
    let last = month.adding(months: TrackRecord.priceMonths)
    return min(inputs.period.calendar.lastDay(of: last), through)
  }

  /// The months that prices move over, and the levels of stores are of.
  private var levelMonths: Int { inputs.options.settings[.levelMonths] }

  /// How regular prices move, of some products at a time.
  func drifts(of products: [PricedProducts]) -> [PriceDrift] {
    // What has no next price needs no range.
    guard day < lastDayOfPrices else { return [] }
    let months = month.adding(months: 1 - levelMonths)...month
    return products.map { $0.drift(in: months, of: inputs.unitValues, earlierPrices) }
  }

  /// Brings cells to the prices of the months of the levels.
  ///
  /// - Parameter cells: Those of another month's end, or none.
  func fill(_ cells: inout [PriceCells], of products: [PricedProducts]) {
    if cells.isEmpty { cells = products.map(PriceCells.init) }
    for place in cells.indices {
      cells[place].fill(
        in: inputs.unitValues, prices: earlierPrices, last: month, months: levelMonths,
        undatedMonths: levelMonths)
    }
  }

  /// What the items of the usual month save at each store, against the prices of the month after.
  ///
  /// Both are of what was bought in the month after, of items that have a regular price in that
  /// month, paid or seen, at the store and wherever they were bought at the month's end. Where that
  /// is stays as it was, so that only prices can make a difference.
  ///
  /// - Parameter cells: Those of the month's end, of every currency; asked for where something is scored.
  func savings(_ cells: () -> [PriceCells]) -> [TrackRecord.Outcome] {
    let next = month.adding(months: 1)
    guard inputs.period.calendar.lastDay(of: next) <= through else { return [] }
    var period = inputs.period
    period.span = MonthPeriod(month)
    period.month = month
    period.asOf = day
    period.isOver = true
    let usual = UsualMonth.all(in: inputs.book, period: period, purchases: purchases.rows)
    return inputs.units.currenciesByRank.flatMap { currency -> [TrackRecord.Outcome] in
      let lines = usual.first { $0.currency == currency }?.basket.lines ?? []
      let bought = lines.compactMap { line in
        inputs.unitValues.dimensions.firstIndex(of: line.unit.dimension).flatMap {
          NextMonth(of: line.item, in: $0, currency, month: next, self)
        }
      }
      // Few months have stores that can be scored, and a model takes long.
      let stores = Self.storesToScore(bought)
      guard !stores.isEmpty, let model = model(of: currency, cells()) else { return [] }
      let now = model.boughtNow(bought.map(\.line))
      let sides = bought.map { $0.side(usualStore: model.usualStore) }
      return model.levels.compactMap { level in
        level.isUsual || !stores.contains(level.store)
          ? nil : saving(at: level.store, of: bought, sides, now, by: model)
      }
    }
  }

  /// The stores at which enough items may cost less than where they are bought.
  private static func storesToScore(_ items: [NextMonth]) -> Set<StoreID> {
    var counts: [StoreID: Int] = [:]
    for item in items {
      for store in item.prices.keys where item.canSave(at: store) { counts[store, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value >= TrackRecord.fewestItems }.keys)
  }

  private func model(of currency: CurrencyID, _ cells: [PriceCells]) -> PriceModel? {
    let settings = inputs.options.settings
    return cells.first { $0.products.currency == currency && !$0.isEmpty }.flatMap { cells in
      PriceModel(
        cells, stores: PricedStores(cells), hasPurchases: true,
        // How prices move is not asked for.
        changes: Deferred(wrappedValue: PriceModel.Changes()),
        prices: LastPrices(
          unitValues: inputs.unitValues, regular: earlierPrices, undated: inputs.undatedPrices,
          currency: currency, month: month, asOf: day,
          maximumAgeDays: settings[.maximumPriceAgeDays], boundaries: inputs.period.calendar,
          undatedMonths: Int(-cells.undatedMonth)),
        spending: inputs.spending,
        preferred: settings.usualStore.flatMap { inputs.book.names.store(named: $0) })
    }
  }

  private func saving(
    at store: StoreID, of bought: [NextMonth], _ sides: [NextMonth.Side],
    _ boughtNow: PriceModel.BoughtNow, by model: PriceModel
  ) -> TrackRecord.Outcome? {
    // Where each item would be bought: nowhere if it cannot be compared.
    var stores = [StoreID?](repeating: nil, count: bought.count)
    var (came, plain, cost) = (0.0, 0.0, 0.0)
    for (place, item) in bought.enumerated() {
      let side = sides[place]
      guard let there = item.prices[store], side.onlyStore != store, let now = side.now,
        model.isComparable(place, of: boughtNow, at: store)
      else { continue }
      stores[place] = store
      cost += item.line.quantity * now
      came += item.line.quantity * (now - there.price)
      if let before = side.before, let thereBefore = there.before {
        plain += item.line.quantity * (before - thereBefore)
      }
    }
    guard stores.count(where: { $0 != nil }) >= TrackRecord.fewestItems,
      let said = model.saving(of: boughtNow, at: stores)
    else { return nil }
    let digits = inputs.book.names.currencies[model.currency].minorUnitDigits
    return TrackRecord.Outcome(
      month: month, question: .saving, subject: .store(store), currency: model.currency,
      said: said.amount.rounded(toDigits: digits),
      range: said.interval()?.rounded(toDigits: digits), came: came.rounded(toDigits: digits),
      plainGuess: plain, scale: cost)
  }

  /// What an item cost in the month after at the stores that priced it, and how much was bought.
  private struct NextMonth {
    private(set) var line: BasketLine
    /// Regular prices per base unit, and the price that was paid or seen last before the month.
    private(set) var prices: [StoreID: (price: Double, before: Double?)] = [:]
    /// Where the item was bought before the month; empty for the usual store of all.
    let usualStores: [(store: StoreID, share: Double)]
    /// Whether all of ``usualStores`` have a price.
    private let hasUsualPrices: Bool

    /// - Returns: `nil` for an item that was not bought in the month, or has one price.
    init?(
      of item: ItemID, in dimension: DimensionID, _ currency: CurrencyID, month: Month,
      _ end: MonthEnd
    ) {
      line = BasketLine(item: item, dimension: dimension, quantity: 0)
      let values = end.inputs.unitValues
      for series in values.series[values.seriesRange(ofItem: item)]
      where series.dimension == dimension && series.currency == currency {
        guard let row = values.month[series.rows].place(of: month) else { continue }
        if !values.isQuoted(row) { line.quantity += values[row].quantity.approximateUnits }
        guard let price = end.regular.price(row: row) else { continue }
        let before =
          row > series.rows.lowerBound ? values.price(row: row - 1).approximatePrice : nil
        prices[series.store] = (price.approximatePrice, before)
      }
      guard line.quantity > 0, prices.count > 1 else { return nil }
      let prices = prices
      usualStores = values.usualStores(of: item, in: dimension, currency, through: end.month)
      hasUsualPrices = usualStores.allSatisfy { prices[$0.store] != nil }
    }

    /// Whether the item may cost less at a store than where it is bought, as far as is known without a
    /// model: both have prices.
    func canSave(at store: StoreID) -> Bool {
      guard prices[store] != nil else { return false }
      return usualStores.isEmpty
        ? prices.count > 1 : hasUsualPrices && usualStores.contains { $0.store != store }
    }

    /// Where an item is bought, and what it costs there; `nil` where that is not known at one of the
    /// stores.
    struct Side {
      /// The store, where it is bought at one alone.
      let onlyStore: StoreID?
      let now: Double?
      /// At the prices before the month.
      let before: Double?
    }

    func side(usualStore: StoreID) -> Side {
      let shares = usualStores.isEmpty ? [(usualStore, 1)] : usualStores
      return Side(
        onlyStore: shares.count == 1 ? shares[0].store : nil, now: mean(shares) { $0.price },
        before: mean(shares) { $0.before })
    }

    private func mean(
      _ shares: [(store: StoreID, share: Double)],
      _ price: ((price: Double, before: Double?)) -> Double?
    ) -> Double? {
      var mean = 0.0
      for (store, share) in shares {
        guard let known = prices[store].flatMap(price) else { return nil }
        mean += share * known
      }
      return mean
    }
  }

  /// What was due, against the day on which it was bought next.
  ///
  /// Left out is what may yet be bought within a week of it.
  var dueItems: [TrackRecord.Outcome] {
    purchases.due(asOf: day).compactMap { item, due in
      let said = Double(due.day.days(since: day))
      let latest = max(0, said) + Double(TrackRecord.dueDays)
      guard day.adding(days: Int(latest)) <= through else { return nil }
      return TrackRecord.Outcome(
        month: month, question: .due, subject: .item(item), currency: purchases.currency,
        said: said, range: 1...latest,
        came: purchases.next(of: item, after: day).map { Double($0.days(since: day)) },
        plainGuess: Double(due.again.days(since: day)), scale: nil)
    }
  }
}
