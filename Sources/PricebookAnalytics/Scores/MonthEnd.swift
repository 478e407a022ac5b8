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
  /// What was known.
  let earlier: UnitValues
  private let earlierPrices: RegularPrices
  private let regular: RegularPrices

  init(_ month: Month, in inputs: AnalysisInputs) {
    self.inputs = inputs
    self.month = month
    day = inputs.period.calendar.lastDay(of: month)
    through = min(inputs.period.asOf, inputs.period.lastDay)
    earlier = inputs.unitValues.through(month, lastDay: day)
    regular = inputs.regularPrices
    earlierPrices = regular.asOf(day, of: earlier)
  }

  // MARK: - Prices

  /// The last regular price of every product against the next one that was paid there.
  var prices: [TrackRecord.Outcome] {
    let last = inputs.period.calendar.lastDay(of: month.adding(months: TrackRecord.priceMonths))
    let end = min(last, through)
    guard day < end else { return [] }
    let after = day.adding(days: 1)...end
    let values = inputs.unitValues
    let oldest = inputs.options.settings[.maximumPriceAgeDays]
    let drifts = drifts
    return values.series.indices.compactMap { place in
      // Most products have no price on one of the sides.
      guard values.hasDays(series: place, through: day, and: after),
        let next = regular.firstPaid(series: place, in: after),
        let said = regular.last(series: place, asOf: day),
        day.days(since: said.day) <= oldest
      else { return nil }
      let series = values.series[place]
      let months = max(1, month.months(since: inputs.period.calendar.month(of: said.day)))
      let price = said.price.approximatePrice
      let factor = drifts[series.currency].map { $0.factor(months: months) }
      let came = next.approximatePrice.rounded(toDigits: 4)
      return TrackRecord.Outcome(
        month: month, question: .price, subject: .product(series.item, series.store),
        currency: series.currency, said: price.rounded(toDigits: 4),
        range: factor.map { (price / $0...price * $0).rounded(toDigits: 4) }, came: came,
        plainGuess: values.newest(series: place, through: day)?.approximatePrice, scale: came)
    }
  }

  /// How regular prices move, of the currencies in which one changed.
  private var drifts: [CurrencyID: Range] {
    let first = month.adding(months: 1 - inputs.options.settings[.levelMonths])
    var drifts = IDTable<CurrencyID, PriceDrift>(
      repeating: PriceDrift(), count: inputs.book.names.currencies.count)
    for series in earlier.series {
      var last: (price: Double, month: Month)?
      let start = earlier.month[series.rows].partitionPoint { $0 >= first }
      for row in start..<series.rows.upperBound {
        let price = earlierPrices.logarithm(row: row)
        guard !price.isNaN else { continue }
        let month = earlier.month[row]
        if let last {
          drifts[series.currency].add(
            change: price - last.price, months: month.months(since: last.month))
        }
        last = (price, month)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: drifts.indices.compactMap { currency in
        Range(drifts[currency]).map { (currency, $0) }
      })
  }

  /// The range of the next price: prices move as a random walk, so that it widens with the age of the
  /// last one.
  private struct Range {
    private let variance: Double
    /// Of Student's t at 95 %.
    private let bound: Double

    /// - Returns: `nil` where no price changed.
    init?(_ drift: PriceDrift) {
      guard let variance = drift.variance else { return nil }
      self.variance = max(StoreLevelFit.leastDrift, variance)
      bound = StudentDistribution.bound(
        within: Estimate.probability, degrees: Double(drift.changes))
    }

    /// What the upper bound of the range is of the price.
    func factor(months: Int) -> Double {
      Logarithm.exponential(bound * (Double(months) * variance).squareRoot())
    }
  }

  // MARK: - Savings

  /// What the items of the usual month save at each store, against the prices of the month after.
  ///
  /// Both are of what was bought in the month after, of items that have a regular price in that
  /// month, paid or seen, at the store and wherever they were bought at the month's end. Where that
  /// is stays as it was, so that only prices can make a difference.
  var savings: [TrackRecord.Outcome] {
    let next = month.adding(months: 1)
    guard inputs.period.calendar.lastDay(of: next) <= through else { return [] }
    var period = inputs.period
    period.span = MonthPeriod(month)
    period.month = month
    period.asOf = day
    period.isOver = true
    // Few months have stores that can be scored, and a model takes long.
    let priced = pricedItems(in: next)
    guard !Self.storesToScore(priced.values).isEmpty,
      let usual = UsualMonth(in: inputs.book, period: period)?.basket.lines
    else { return [] }
    return inputs.units.currenciesByRank.flatMap { currency -> [TrackRecord.Outcome] in
      let bought = usual.compactMap { line in
        inputs.unitValues.dimensions.firstIndex(of: line.unit.dimension).flatMap {
          priced[NextMonth.Key(item: line.item, dimension: $0, currency: currency)]
        }
      }
      let stores = Self.storesToScore(bought)
      guard !stores.isEmpty, let model = model(of: currency) else { return [] }
      let now = model.boughtNow(bought.map(\.line))
      return model.levels.compactMap { level in
        level.isUsual || !stores.contains(level.store)
          ? nil : saving(at: level.store, of: bought, now, by: model)
      }
    }
  }

  /// The items that were bought in the month after and had prices at two stores then.
  private func pricedItems(in next: Month) -> [NextMonth.Key: NextMonth] {
    let values = inputs.unitValues
    var found: [NextMonth.Key: NextMonth] = [:]
    var rows: [(series: UnitValues.Series, row: Int)] = []
    for range in values.itemRanges() where range.count > 1 {
      rows.removeAll(keepingCapacity: true)
      for series in values.series[range] {
        if let row = values.month[series.rows].place(of: next) { rows.append((series, row)) }
      }
      guard rows.count > 1 else { continue }
      for (series, _) in rows {
        let key = NextMonth.Key(of: series)
        guard found[key] == nil, let item = NextMonth(key, of: rows, self) else { continue }
        found[key] = item
      }
    }
    return found
  }

  /// The stores at which enough items may cost less than where they are bought.
  private static func storesToScore(_ items: some Sequence<NextMonth>) -> Set<StoreID> {
    var counts: [StoreID: Int] = [:]
    for item in items {
      for store in item.prices.keys where item.canSave(at: store) { counts[store, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value >= TrackRecord.fewestItems }.keys)
  }

  private func model(of currency: CurrencyID) -> PriceModel? {
    let settings = inputs.options.settings
    let months = settings[.levelMonths]
    let observations = PriceObservations.all(
      in: earlier, prices: earlierPrices, undated: inputs.undatedPrices,
      categories: inputs.columns.itemCategories, units: inputs.units, last: month, months: months,
      levelMonths: months
    ).first { $0.currency == currency }?.observations
    return observations.flatMap { observations in
      PriceModel(
        currency: currency, observations: observations,
        // How prices move is not asked for.
        ofChanges: Deferred(wrappedValue: []),
        prices: LastPrices(
          unitValues: earlier, regular: earlierPrices, undated: inputs.undatedPrices,
          currency: currency, month: month, asOf: day,
          maximumAgeDays: settings[.maximumPriceAgeDays], boundaries: inputs.period.calendar,
          undatedMonths: Int(-observations.undatedMonth)),
        spending: inputs.spending,
        preferred: settings.usualStore.flatMap { inputs.book.names.store(named: $0) },
        settings: settings)
    }
  }

  private func saving(
    at store: StoreID, of bought: [NextMonth], _ boughtNow: PriceModel.BoughtNow,
    by model: PriceModel
  ) -> TrackRecord.Outcome? {
    // Where each item would be bought: nowhere if it cannot be compared.
    var stores = [StoreID?](repeating: nil, count: bought.count)
    var (came, plain, cost) = (0.0, 0.0, 0.0)
    for (place, item) in bought.enumerated() {
      guard let there = item.prices[store] else { continue }
      let shares = item.usualStores.isEmpty ? [(model.usualStore, 1)] : item.usualStores
      guard shares.contains(where: { $0.store != store }),
        let now = item.mean(shares, { $0.price }),
        model.isComparable(place, of: boughtNow, at: store)
      else { continue }
      stores[place] = store
      cost += item.line.quantity * now
      came += item.line.quantity * (now - there.price)
      if let before = item.mean(shares, { $0.before }), let thereBefore = there.before {
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
    struct Key: Hashable {
      let item: ItemID
      let dimension: DimensionID
      let currency: CurrencyID

      init(item: ItemID, dimension: DimensionID, currency: CurrencyID) {
        self.item = item
        self.dimension = dimension
        self.currency = currency
      }

      init(of series: UnitValues.Series) {
        self.init(item: series.item, dimension: series.dimension, currency: series.currency)
      }
    }

    private(set) var line: BasketLine
    /// Regular prices per base unit, and the price that was paid or seen last before the month.
    private(set) var prices: [StoreID: (price: Double, before: Double?)] = [:]
    /// Where the item was bought before the month; empty for the usual store of all.
    let usualStores: [(store: StoreID, share: Double)]

    /// - Parameter rows: The prices of the month after, of every series of the item.
    /// - Returns: `nil` for an item that was not bought in the month, or has one price.
    init?(_ key: Key, of rows: [(series: UnitValues.Series, row: Int)], _ end: MonthEnd) {
      line = BasketLine(item: key.item, dimension: key.dimension, quantity: 0)
      let values = end.inputs.unitValues
      for (series, row) in rows where Key(of: series) == key {
        if !values.isQuoted(row) { line.quantity += values[row].quantity.approximateUnits }
        guard let price = end.regular.price(row: row) else { continue }
        let before =
          row > series.rows.lowerBound ? values.price(row: row - 1).approximatePrice : nil
        prices[series.store] = (price.approximatePrice, before)
      }
      guard line.quantity > 0, prices.count > 1 else { return nil }
      usualStores = end.earlier.usualStores(
        of: key.item, in: key.dimension, key.currency, through: end.month)
    }

    /// Whether the item may cost less at a store than where it is bought, as far as is known without a
    /// model: both have prices.
    func canSave(at store: StoreID) -> Bool {
      guard prices[store] != nil else { return false }
      return usualStores.isEmpty
        ? prices.count > 1
        : usualStores.contains { $0.store != store }
          && usualStores.allSatisfy { prices[$0.store] != nil }
    }

    /// A price where the item is bought; `nil` where it is not known at one of the stores.
    func mean(
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

  // MARK: - What is due

  /// What was due, against the day on which it was bought next.
  ///
  /// Left out is what may yet be bought within a week of it.
  func dueItems(_ purchases: PurchaseDays) -> [TrackRecord.Outcome] {
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
