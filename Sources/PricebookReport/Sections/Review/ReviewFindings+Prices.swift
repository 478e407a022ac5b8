import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  /// Prices that rose, fell or were never lower in the last twelve months, each kind together,
  /// weighed by what was bought at them this month.
  var priceObservations: [Observation?] {
    [PriceAlert.Kind.up, .down, .newLow].map(priceObservation)
  }

  private func priceObservation(_ kind: PriceAlert.Kind) -> Observation? {
    let values = scope.analysis.unitValues
    var effects: [(alert: PriceAlert, effect: Amount)] = []
    for alert in scope.monthAlertsBySeries where alert.kind == kind && !values.isQuoted(alert.row) {
      // What was bought at the new price, less what it would have cost at the reference.
      guard
        let before = values.price(row: alert.referenceRow).cost(
          of: values[alert.row].quantity, roundedToDigits: scope.currency.minorUnitDigits),
        let effect = values[alert.row].paid.less(before)
      else { continue }
      effects.append((alert, effect))
    }
    let ordered = effects.enumerated().sorted {
      ($1.element.effect.magnitude, $0.offset) < ($0.element.effect.magnitude, $1.offset)
    }
    guard let first = ordered.first?.element, let stake = effects.map(\.effect).sum else {
      return nil
    }
    let series = values.series[first.alert.series]
    return Observation(
      topic: .priceAlerts, stake: stake, tone: kind == .up ? .over : .under,
      sentence: words.findings.prices(
        kind, count: effects.count, months: PriceAlert.pricedMonthsNeeded,
        lowMonths: PriceAlert.lowMonths, item: scope.book.names.items[series.item].name,
        store: scope.book.names.stores[series.store],
        change: .percentDifference(first.alert.changePercent)),
      link: link(.trends))
  }

  /// The store whose level rose most in money: what this month's purchases there cost more than at the
  /// level of a year ago.
  var storeLevelObservation: Observation? {
    let spentByStore = Dictionary(
      scope.stores(in: month).map { ($0.store, $0.spent) }, uniquingKeysWith: +)
    var largest: (store: StoreLevel, extra: Amount)?
    for level in StoreLevel.all(in: scope)
    where level.isCurrent && level.changePercent > 1 && level.months >= 3 {
      guard let spent = spentByStore[level.store], spent > .zero,
        let extra = scope.amount(
          approximateUnits: spent.approximateUnits * level.changePercent
            / (100 + level.changePercent))
      else { continue }
      if extra > largest?.extra ?? .zero { largest = (level, extra) }
    }
    guard let largest else { return nil }
    return Observation(
      topic: .storeLevel, stake: largest.extra, tone: .over,
      sentence: words.findings.storeLevel(
        scope.book.names.stores[largest.store.store],
        change: .percent(largest.store.changePercent), since: largest.store.since,
        spent: spentByStore[largest.store.store].map(scope.written)),
      link: link(.trends))
  }

  /// What the usual basket would cost less at another store, like for like.
  var basketObservation: Observation? {
    guard
      let comparison = scope.analysis.comparisons
        .first(where: { $0.kind == .usual && $0.currency == scope.currency }),
      let winner = comparison.likeForLikeWinner, let usual = comparison.usualStore,
      winner != usual, let lowest = comparison.stores[winner].likeForLikeTotal,
      let there = comparison.stores[usual].likeForLikeTotal, there > lowest
    else { return nil }
    return Observation(
      topic: .basket, stake: there - lowest, isDifference: false, tone: .neutral,
      sentence: words.findings.cheaperBasket(
        scope.book.names.stores[comparison.stores[winner].store],
        than: scope.book.names.stores[comparison.stores[usual].store],
        isClear: comparison.hasClearWinner),
      link: link(.comparison))
  }
}

extension CurrencyScope {
  /// The alerts of the report's month, in this currency.
  ///
  /// A price that fell to a new low has two. What moved alike in the same month a year ago is
  /// left out: it is the season's price, neither dear nor cheap.
  var monthAlerts: [PriceAlert] { alertsWithSeasonal.filter { !$0.isSeasonal } }

  /// The changes of the month that its season explains.
  var seasonalChanges: [PriceAlert] { alertsWithSeasonal.filter(\.isSeasonal) }

  private var alertsWithSeasonal: [PriceAlert] {
    analysis.alerts.filter {
      analysis.unitValues.month[$0.row] == month
        && analysis.unitValues.series[$0.series].currency == currencyID
    }
  }

  /// The alerts of the month, a price once: a new low that also fell counts as a fall.
  var monthAlertsBySeries: [PriceAlert] {
    let alerts = monthAlerts
    let moved = Set(alerts.filter { $0.kind != .newLow }.map(\.series))
    return alerts.filter { $0.kind != .newLow || !moved.contains($0.series) }
  }
}
