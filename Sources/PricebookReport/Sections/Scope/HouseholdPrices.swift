import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The household's own price level in the month of the report.
struct HouseholdPrices {
  /// Of prices at the same stores.
  let index: HouseholdIndex?
  /// Of all stores together.
  private let pooled: HouseholdIndex?
  private let month: Month
  /// The change of the price model, which is one of the report's month.
  private let change: PriceModel.Change?

  /// - Parameter month: `nil` means the report's.
  init(_ scope: CurrencyScope, month: Month? = nil) {
    let indexes = scope.analysis.householdIndexes.lazy.filter {
      $0.category == nil && $0.currency == scope.currencyID
    }
    index = indexes.first { $0.method == IndexMethod.household.first }
    pooled = indexes.first { $0.method == .geksTornqvistPooled }
    self.month = month ?? scope.month
    change =
      self.month == scope.month ? scope.analysis.priceModel(of: scope.currency)?.household : nil
  }

  /// The move over twelve months, or since the first month with a value where that is later: what
  /// the price model says of the report's month, and the index of others.
  var overYear: PriceMove? { change.map { PriceMove($0, through: month) } ?? start.map(move) }

  /// What choosing other stores did to prices over the same months as ``overYear``.
  var storeChoice: ChangeClaim? {
    start.flatMap { index?.changes?.storeChoice(pooled: pooled?.changes, from: $0, to: month) }
  }

  /// The first month of the year before the report's month that has a price.
  private var start: Month? {
    guard let points = index?.points, points.contains(where: { $0.month == month }) else {
      return nil
    }
    return points.first { $0.month >= month.adding(months: -12) && $0.month < month }?.month
  }

  private func move(since start: Month) -> PriceMove {
    index?.changes?.change(from: start, to: month).map { PriceMove($0) }
      ?? PriceMove(unlinkedSince: start, months: month.months(since: start))
  }

  /// The 95 % interval of the index of every month where its first value in the window is 100.
  func band(in window: [Month]) -> [ClosedRange<Double>?] {
    guard let index,
      let first = index.points.first(where: {
        window.contains($0.month) && $0.index != nil && $0.matchedPercent > 0
      })?.month
    else { return [] }
    return window.map { month in
      if month == first { return 100...100 }
      guard month > first, let interval = index.changes?.estimate(from: first, to: month)?.interval
      else { return nil }
      return 100 + interval.lowerBound...100 + interval.upperBound
    }
  }
}

extension HouseholdIndex {
  /// Whether less than half of a month's spending is of matched products, for every month of the
  /// window; the line has no value there or is not to be relied on.
  func isThin(in window: [Month]) -> [Bool] {
    window.map { month in
      guard let point = points.first(where: { $0.month == month }) else { return false }
      return point.matchedPercent < ClaimGate.leastCoveragePercent
    }
  }
}

extension [IndexPoint] {
  /// The index by month where its first value in the window is 100; `nil` where nothing matched.
  func rebased(to window: [Month]) -> [Double?] {
    guard let start = window.first, let end = window.last else { return [] }
    let inside = filter { $0.month >= start && $0.month <= end && $0.matchedProducts > 0 }
    var values = [Double?](repeating: nil, count: window.count)
    guard let base = inside.lazy.compactMap(\.index).first, base > 0 else { return values }
    for point in inside {
      let place = point.month.months(since: start)
      if let index = point.index, values.indices.contains(place) {
        values[place] = index / base * 100
      }
    }
    return values
  }
}

/// How prices at the same stores changed for the household, as far as a heading may say it.
///
/// The figures are those of the questions `prices-year` and `prices-since` of `answers.csv`.
struct HouseholdChange {
  enum Outcome: CaseIterable {
    /// The 95 % interval is within ±2 %.
    case level
    /// The same, but the last months cannot be compared.
    case endedLevel
    /// Stated, for a year, in money.
    case money
    /// Stated.
    case clear
    /// Stated, but the last months cannot be compared.
    case ended
    /// Not stated.
    case perhaps
  }

  let outcome: Outcome
  let estimate: Estimate
  /// The first month of the data where they do not tell the seasons from the year.
  let since: Month?
  /// Whether ``since`` needs its year.
  let isOverYear: Bool
  /// The last month that can be compared, where it is not the report's.
  let ended: Month?
  /// What the same shopping costs more or less a month, without a sign.
  let perMonth: Amount?
  /// The share of spending that is compared, in percent, where a sentence has to name it.
  let share: Double?
  let doubt: ChangeClaim.Doubt?

  /// - Returns: `nil` where there are too few months for an estimate.
  init?(_ scope: CurrencyScope, index: HouseholdIndex?) {
    guard let model = scope.analysis.priceModel(of: scope.currency), let change = model.household
    else { return nil }
    estimate = change.estimate.estimate
    since = change.since
    isOverYear = change.since.map { change.through.months(since: $0) >= 12 } ?? false
    ended = index.flatMap { Self.lastCompared($0, before: scope.month) }
    doubt = ClaimGate.doubts([GatedFigure(change.estimate)])[0]
    let percent = change.estimate.sharePercent
    share = model.hasPurchases && percent < ClaimGate.fullCoveragePercent ? percent : nil
    perMonth = change.since == nil ? Self.monthlyCost(of: estimate.value, in: scope) : nil
    if ClaimGate.isHardlyAny(estimate) {
      outcome = ended == nil ? .level : .endedLevel
    } else if doubt != nil {
      outcome = .perhaps
    } else if ended != nil {
      outcome = .ended
    } else {
      outcome = perMonth.map { $0 >= Amount(units: 1) } == true ? .money : .clear
    }
  }

  /// The last month before the report's in which at least half of the spending is compared; `nil`
  /// where the report's own month can be compared.
  private static func lastCompared(_ index: HouseholdIndex, before month: Month) -> Month? {
    let compared = index.points.filter {
      $0.month <= month && $0.matchedPercent >= ClaimGate.leastCoveragePercent
    }
    return compared.last.flatMap { $0.month == month ? nil : $0.month }
  }

  /// The difference in what a month's shopping costs: what was paid in the last twelve whole months,
  /// by twelve, less what it would have cost at the prices of a year before.
  private static func monthlyCost(of percent: Double, in scope: CurrencyScope) -> Amount? {
    let last = scope.period.isOver ? scope.month : scope.month.adding(months: -1)
    let months = last.adding(months: -11)...last
    let values = scope.analysis.unitValues
    let monthOfRow = values.month
    var paid = Amount.zero
    for series in values.series where series.currency == scope.currencyID {
      paid += values.paid(over: series.rows.lazy.filter { months.contains(monthOfRow[$0]) })
    }
    guard paid > .zero else { return nil }
    return scope.amount(
      approximateUnits: paid.approximateUnits / 12 * percent.magnitude / (100 + percent))
  }
}

/// How far prices moved, as far as a sentence may say it.
struct PriceMove {
  enum Outcome {
    case clear(ClearChange)
    case level
    /// Why no change may be stated, and between which bounds it lies where that is known.
    case unclear(ChangeClaim.Doubt, bounds: ClosedRange<Double>?)

    init(_ claim: ChangeClaim) {
      switch claim {
      case _ where claim.isLevel: self = .level
      case .clear(let change): self = .clear(change)
      case .unclear(let estimate, let doubt): self = .unclear(doubt, bounds: estimate.interval)
      }
    }
  }

  /// The month it is measured from.
  var since: Month
  var months: Int
  var outcome: Outcome
  /// The share of spending that is compared, in percent; `nil` where it is not known.
  var matchedPercent: Double?

  init(_ change: IndexChange) {
    since = change.since
    months = change.months
    matchedPercent = change.matchedPercent
    outcome = Outcome(change.claim)
  }

  init(_ change: PriceModel.Change, through month: Month) {
    since = change.since ?? month.adding(months: -12)
    months = month.months(since: since)
    matchedPercent = change.estimate.sharePercent
    outcome = Outcome(ClaimGate.change(change.estimate))
  }

  /// Nothing joins the two months.
  init(unlinkedSince since: Month, months: Int) {
    self.since = since
    self.months = months
    outcome = .unclear(.fewProducts(0), bounds: nil)
  }

  var isWholeYear: Bool { months == 12 }

  /// The share that the sentence itself has to name.
  var partialCoverage: Double? {
    switch outcome {
    case .clear(let change): change.partialCoverage
    case .level: matchedPercent.flatMap { $0 < ClaimGate.fullCoveragePercent ? $0 : nil }
    case .unclear: nil
    }
  }

  var clear: ClearChange? { if case .clear(let change) = outcome { change } else { nil } }
}

/// How far a store's price level moved over the window, against itself.
struct StoreLevel {
  var store: StoreID
  /// The index of every month of the window; its first value there is 100, a gap is `nil`.
  var values: [Double?]
  var changePercent: Double

  /// The levels of all stores that have at least two values in the window, highest rise first.
  static func all(in scope: CurrencyScope) -> [StoreLevel] {
    scope.analysis.storeIndexes.filter {
      $0.currency == scope.currencyID && $0.method == IndexMethod.store.first
    }.compactMap { index in
      let values = index.points.rebased(to: scope.window)
      guard let first = values.firstIndex(where: { $0 != nil }),
        let last = values.lastIndex(where: { $0 != nil }), first < last, let value = values[last]
      else { return nil }
      return StoreLevel(store: index.store, values: values, changePercent: value - 100)
    }.sorted { ($1.changePercent, $0.store) < ($0.changePercent, $1.store) }
  }
}

extension UnitValues {
  /// What was paid over some rows; a price that was only stated counts for nothing.
  func paid(over rows: some Sequence<Int>) -> Amount {
    rows.reduce(.zero) { isQuoted($1) ? $0 : $0 + self[$1].paid }
  }

  /// Currency units per base unit of a series for every month; `nil` is a gap.
  func approximatePrices(of series: Series, in months: [Month]) -> [Double?] {
    var prices = [Double?](repeating: nil, count: months.count)
    guard let first = months.first else { return prices }
    for row in series.rows {
      let place = month[row].months(since: first)
      if prices.indices.contains(place), self[row].quantity > .zero {
        prices[place] = price(row: row).approximatePrice
      }
    }
    return prices
  }
}
