import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The household's own price level in the month of the report.
struct HouseholdPrices {
  /// Of prices at the same stores.
  let index: HouseholdIndex?
  private let month: Month
  /// The change of the price model, which is one of the report's month.
  private let change: PriceModel.Change?

  /// - Parameter month: `nil` means the report's.
  init(_ scope: CurrencyScope, month: Month? = nil) {
    index = scope.analysis.householdIndexes.first {
      $0.category == nil && $0.currency == scope.currencyID
    }
    self.month = month ?? scope.month
    change =
      self.month == scope.month ? scope.analysis.priceModel(of: scope.currency)?.household : nil
  }

  /// The move over twelve months, or since the first month with a value where that is later: what
  /// the price model says of the report's month, and the index of others.
  var overYear: PriceMove? {
    if let change { return PriceMove(change, through: month) }
    return start.map { start in
      indexChange(since: start).map { PriceMove($0, since: start, through: month) }
        ?? PriceMove(unlinkedSince: start, months: month.months(since: start))
    }
  }

  /// What choosing other stores did to prices over the same months as ``overYear``.
  var storeChoice: ChangeClaim? {
    start.flatMap { index?.storeChoice(from: $0, to: month) }.map(ClaimGate.change)
  }

  /// The first month of the year before the report's month that has a price.
  private var start: Month? {
    guard let points = index?.points, points.contains(where: { $0.month == month }) else {
      return nil
    }
    return points.first { $0.month >= month.adding(months: -12) && $0.month < month }?.month
  }

  private func indexChange(since start: Month) -> PriceEstimate? {
    index?.products?.change(from: start, to: month)
  }

  /// The index of the months of a window, and the line of ``overYear`` through it.
  ///
  /// - Returns: `nil` where nothing is known of how prices moved.
  func line(in window: [Month]) -> PriceLine? {
    guard let points = index?.points else { return nil }
    if let change {
      let since = change.since ?? change.through.adding(months: -12)
      return PriceLine(
        change.estimate, months: change.through.months(since: since), through: change.through,
        points: points, window: window)
    }
    return start.flatMap { start in
      indexChange(since: start).flatMap {
        PriceLine(
          $0, months: month.months(since: start), through: month, points: points, window: window)
      }
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

  init(_ change: PriceEstimate, since: Month, through month: Month) {
    self.since = since
    months = month.months(since: since)
    matchedPercent = change.sharePercent
    outcome = Outcome(ClaimGate.change(change))
  }

  init(_ change: PriceModel.Change, through month: Month) {
    self.init(
      change.estimate, since: change.since ?? month.adding(months: -12), through: month)
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
      $0.currency == scope.currencyID
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
