import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  /// Prices that rose, fell or were never lower in a year, weighed by what was bought at them.
  var priceObservations: [Observation?] {
    [PriceAlert.Kind.up, .down, .newLow].map(priceObservation)
  }

  private func priceObservation(_ kind: PriceAlert.Kind) -> Observation? {
    let values = scope.analysis.unitValues
    let effects = scope.alertEffects(kind)
    guard let first = effects.first, let stake = effects.map(\.effect).sum else { return nil }
    let series = values.series[first.alert.series]
    // A low that is also a fall is listed with the falls.
    let lows = Set(scope.alerts.filter { $0.kind == .newLow }.map(\.row))
    let hasOtherLows =
      kind == .newLow
      && scope.alertsByPrice.contains { $0.kind != .newLow && lows.contains($0.row) }
    let store = scope.storeName(series.store)
    return Observation(
      topic: .priceAlerts, stake: stake, tone: kind == .up ? .over : .under,
      sentence: words.findings.prices(
        kind, count: effects.count, months: PriceAlert.pricedMonthsNeeded,
        lowMonths: PriceAlert.lowMonths, hasOtherLows: hasOtherLows,
        isTied: effects.count > 1 && effects[1].effect.magnitude == first.effect.magnitude,
        item: scope.itemName(series.item), store: store,
        change: .percentDifference(first.alert.changePercent)), link: link(.trends),
      drawing: pricesDrawing(
        values.approximatePrices(of: series, in: scope.window), at: store,
        unit: scope.baseUnit(series.dimension)))
  }

  /// The store whose stated rise of prices costs most: what this month's purchases there cost more
  /// than at the prices of then.
  var storeLevelObservation: Observation? {
    guard period.isMonth, let currency = scope.currencyID else { return nil }
    let spentByStore = Dictionary(scope.stores.map { ($0.store, $0.spent) }, uniquingKeysWith: +)
    let answers = scope.analysis.answers
    let changes = [Answer.Question.pricesYear, .pricesSince].flatMap { answers($0, in: currency) }
    var largest: (store: StoreID, change: Estimate, since: Month, extra: Amount)?
    for answer in changes where answer.isStated {
      let percent = answer.estimate.approximateValue
      guard case .store(let store) = answer.subject, percent > 0,
        case .period(let since, _)? = answer.against, let spent = spentByStore[store],
        spent > .zero,
        let extra = scope.amount(
          approximateUnits: spent.approximateUnits * percent / (100 + percent))
      else { continue }
      if extra > largest?.extra ?? .zero {
        largest = (store, Estimate(percent, interval: answer.range), since.first, extra)
      }
    }
    guard let largest, ClaimGate.isLargeEnough(largest.extra, ofSpending: spent) else { return nil }
    let store = scope.storeName(largest.store)
    return Observation(
      topic: .storeLevel, stake: largest.extra, tone: .over,
      sentence: words.moves.storeLevel(
        store, largest.change, since: largest.since,
        spent: spentByStore[largest.store].map(scope.written), extra: scope.written(largest.extra)),
      link: link(.trends),
      drawing: StoreLevel.all(in: scope).first { $0.store == largest.store }.map { level in
        .lines(
          LineChart(
            months: scope.window,
            series: [LineSeries(name: store, slot: .household, values: level.values)]))
      })
  }

  /// What the usual basket would really cost less at another store.
  var basketObservation: Observation? {
    guard
      let comparison = scope.analysis.comparisons
        .first(where: { $0.kind == .usual && $0.currency == scope.currency }),
      let saving = comparison.attainable, let lead = saving.claim.clear,
      ClaimGate.isLargeEnough(lead.amount, ofSpending: spent)
    else { return nil }
    let other = comparison.stores[saving.store]
    let items = comparison.basket.lines.count
    return Observation(
      topic: .basket, stake: lead.amount, isDifference: false, tone: .neutral,
      sentence: words.findings.cheaperBasket(
        WrittenLead(lead, in: scope), at: scope.storeName(other.store),
        than: scope.book.names.stores[comparison.stores[saving.usualStore].store],
        missing: items - other.availableItemCount, of: items), link: link(.comparison))
  }

  static let smallRowLimit = 3

  func monthsDrawing(of row: BudgetVariance.Row) -> MonthColumns {
    MonthColumns(
      currency: scope.currency,
      months: scope.window.map { month in
        let same = scope.analysis.budget.rows.rows(of: month).first {
          $0.scope == row.scope && $0.currency == row.currency && $0.level == row.level
        }
        return MonthColumns.Column(month: month, spent: same?.spent ?? .zero, budget: same?.budget)
      }, subjects: period.begun)
  }

  func budgetDrawing(_ rows: [BudgetVariance.Row]) -> Chart.Drawing {
    scope.budgetBars(rows.prefix(Self.smallRowLimit))
  }

  /// What one cause did to the categories that it moved most, with the sum of the others.
  func categoryDrawing(isToned: Bool, _ effect: (SpendingChange.Row) -> Amount) -> Chart.Drawing? {
    let rows = scope.changes.dropFirst().filter { effect($0) != .zero }.sorted {
      effect($0).magnitude > effect($1).magnitude
    }
    let shown = rows.prefix(Self.smallRowLimit).map {
      (label: RichText.name(scope.categoryName($0.scope)), amount: effect($0))
    }
    let rest = rows.dropFirst(Self.smallRowLimit)
    guard !rest.isEmpty, let sum = rest.map(effect).sum else {
      return differences(shown, isToned: isToned)
    }
    return differences(shown + [(words.shared.other(rest.count, .category), sum)], isToned: isToned)
  }

  /// Signed amounts by name; only the first are drawn.
  func differences(_ rows: [(label: RichText, amount: Amount)], isToned: Bool) -> Chart.Drawing? {
    guard !rows.isEmpty else { return nil }
    return .differenceBars(
      DifferenceBars(
        currency: scope.currency,
        rows: rows.prefix(Self.smallRowLimit + 1).map { LabelledAmount($0.label, $0.amount) },
        isToned: isToned))
  }

  func pricesDrawing(_ prices: [Double?], at store: String, unit: String) -> Chart.Drawing? {
    guard prices.count(where: { $0 != nil }) > 1 else { return nil }
    return .lines(
      LineChart(
        months: scope.window, series: [LineSeries(name: store, slot: .household, values: prices)],
        reference: nil, digits: scope.priceDigits(of: [prices]), currency: scope.currency,
        unit: unit))
  }
}

extension CurrencyScope {
  /// The alerts of the report's months, in this currency.
  ///
  /// A price that fell to a new low has two. What moved alike in the same month a year ago is
  /// left out: it is the season's price, neither dear nor cheap.
  var alerts: [PriceAlert] {
    analysis.alerts.filter {
      !$0.isSeasonal && isReported(analysis.unitValues.month[$0.row])
        && analysis.unitValues.series[$0.series].currency == currencyID
    }
  }

  /// The alerts of the report's months, a price once: a new low that fell counts as a fall.
  var alertsByPrice: [PriceAlert] {
    let alerts = alerts
    let moved = Set(alerts.filter { $0.kind != .newLow }.map(\.row))
    return alerts.filter { $0.kind != .newLow || !moved.contains($0.row) }
  }

  /// The alerts of one kind with what they cost in the report's months, the largest effect first:
  /// what was paid at the new price, less what it would have cost at the reference.
  ///
  /// - Complexity: O(alerts × log alerts).
  func alertEffects(_ kind: PriceAlert.Kind) -> [(alert: PriceAlert, effect: Amount)] {
    let values = analysis.unitValues
    var effects: [(alert: PriceAlert, effect: Amount)] = []
    // Over several months a price counts once, with the alert that made most of it.
    var places: [Int: Int] = [:]
    for alert in alertsByPrice where alert.kind == kind && !values.isQuoted(alert.row) {
      guard
        let before = values.price(row: alert.referenceRow).cost(
          of: values[alert.row].quantity, roundedToDigits: currency.minorUnitDigits),
        let effect = values[alert.row].paid.subtractingIfFits(before)
      else { continue }
      if let place = places[alert.series] {
        let isLarger = effect.magnitude > effects[place].effect.magnitude
        effects[place] = (isLarger ? alert : effects[place].alert, effects[place].effect + effect)
      } else {
        places[alert.series] = effects.count
        effects.append((alert, effect))
      }
    }
    return effects.sorted { $0.effect.magnitude > $1.effect.magnitude }
  }
}

// The values behind findings, few enough to be drawn beside a sentence.
