import PricebookAnalytics
import PricebookModel

extension SpendingReview {
  static let findingLimit = 5

  /// The link at the end of a finding; `nil` where it would lead to a page that is not written.
  func link(_ place: FindingPlace) -> Finding.Link? {
    if case .page = place.target, !scope.context.hasOtherPages { return nil }
    return Finding.Link(text: words.findings.linkText(place), target: place.target)
  }

  /// What else is worth noticing: problems before praise, each by the money at stake.
  var findingsSection: Section? {
    let told = observations.filter { $0.sentence != nil }
    let shown = (told.filter(\.isCost) + told.filter { !$0.isCost }).prefix(Self.findingLimit)
    guard !shown.isEmpty else { return nil }
    return Section(
      id: "what-stands-out", title: words.findings.title, blocks: [.findings(shown.map(finding))])
  }

  private func finding(_ observation: Observation) -> Finding {
    Finding(
      amount: observation.isDifference
        ? scope.difference(observation.stake) : scope.written(observation.stake),
      tone: observation.tone, sentence: observation.sentence ?? "", link: observation.link)
  }

  /// What moves money in the months, most at stake first; see ``FindingTopic``.
  var observations: [Observation] {
    (stepsShown + [savingsObservation] + priceObservations
      + [cartObservation, storeLevelObservation, basketObservation])
      .compactMap(\.self).shown(ofSpending: spent)
  }

  /// What prices and the choice of stores did to spending, where the chart of the change may show it.
  private var stepsShown: [Observation?] {
    guard let total = scope.changes.first, total.scope == .wholeMonth else { return [] }
    let change = scope.priceChange
    let shown: [(FindingTopic, ChangeClaim?, Amount)] = [
      (.priceChange, change?.sameStores, total.priceEffect),
      (.storeChoice, change?.storeChoice, total.storeEffect),
    ]
    return shown.filter { $0.1?.clear != nil }.map { Observation(topic: $0.0, stake: $0.2) }
  }

  /// The completed cart that cost most above its plan, with its largest part.
  private var cartObservation: Observation? {
    let carts = scope.carts.compactMap { cart in cart.parts.map { (cart: cart, parts: $0) } }
      .filter { $0.cart.date.map(period.calendar.month).map(scope.isReported) ?? false }
    guard let largest = carts.max(by: { $0.parts.total < $1.parts.total }),
      largest.parts.total > .zero
    else { return nil }
    let cause = Reason(
      of: largest.parts.total,
      among: [
        (CartPart.price, largest.parts.price), (.quantity, largest.parts.quantity),
        (.unplanned, largest.parts.unplanned),
      ], ofSpending: largest.parts.total)
    return Observation(
      topic: .cart, stake: largest.parts.total, tone: .over,
      sentence: words.findings.cart(
        scope.book.vault.carts[largest.cart.cart].name,
        date: largest.cart.unnamedDate(in: scope.book), cause: cause?.subject,
        amount: cause.map { scope.written($0.amount) }), link: link(.carts))
  }

  /// Prices that rose, fell or were never lower in a year, weighed by what was bought at them.
  private var priceObservations: [Observation?] {
    [PriceAlert.Kind.up, .down, .newLow].map(priceObservation)
  }

  private func priceObservation(_ kind: PriceAlert.Kind) -> Observation? {
    let effects = scope.alertEffects(kind)
    guard let first = effects.first, let stake = effects.map(\.effect).sum else { return nil }
    let series = scope.analysis.unitValues.series[first.alert.series]
    // A low that is also a fall is listed with the falls.
    let lows = Set(scope.alerts.filter { $0.kind == .newLow }.map(\.row))
    let hasOtherLows =
      kind == .newLow
      && scope.alertsByPrice.contains { $0.kind != .newLow && lows.contains($0.row) }
    return Observation(
      topic: .priceAlerts, stake: stake, tone: kind == .up ? .over : .under,
      sentence: words.findings.prices(
        kind, count: effects.count, months: PriceAlert.pricedMonthsNeeded,
        lowMonths: min(PriceAlert.lowMonths, scope.window.count), hasOtherLows: hasOtherLows,
        isTied: effects.count > 1 && effects[1].effect.magnitude == first.effect.magnitude,
        item: scope.itemName(series.item), store: scope.storeName(series.store),
        change: .percentDifference(first.alert.changePercent)), link: link(.trends))
  }

  /// The store whose stated rise of prices costs most: what this month's purchases there cost more
  /// than at the prices of then.
  private var storeLevelObservation: Observation? {
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
    return Observation(
      topic: .storeLevel, stake: largest.extra, tone: .over,
      sentence: words.moves.storeLevel(
        scope.storeName(largest.store), largest.change, since: largest.since,
        spent: spentByStore[largest.store].map(scope.written)), link: link(.trends))
  }

  /// What a usual month would cost less at another store.
  private var basketObservation: Observation? {
    guard
      let comparison = scope.analysis.comparisons
        .first(where: { $0.kind == .usual && $0.currency == scope.currency }),
      let stated = comparison.advice.stated,
      ClaimGate.isLargeEnough(stated.claim.amount, ofSpending: spent)
    else { return nil }
    let other = comparison.stores[stated.store]
    let items = comparison.basket.lines.count
    return Observation(
      topic: .basket, stake: stated.claim.amount, isDifference: false,
      sentence: words.findings.cheaperBasket(
        at: scope.storeName(other.store),
        missing: items - other.availableItemCount, of: items,
        BasketComparison(comparison, in: scope).span), link: link(.comparison))
  }
}

extension [Observation] {
  /// Those that are large enough for the spending, most money first; of two that overlap and have the
  /// same sign, the larger.
  func shown(ofSpending spending: Amount) -> [Observation] {
    let ordered = filter { ClaimGate.isLargeEnough($0.stake, ofSpending: spending) }
      .sorted { $0.stake.magnitude > $1.stake.magnitude }
    return ordered.reduce(into: []) { shown, next in
      let isCounted = shown.contains { $0.topic.overlaps(next.topic) && $0.isCost == next.isCost }
      if !isCounted { shown.append(next) }
    }
  }
}

extension CurrencyScope {
  /// The alerts of the report's months, in this currency.
  ///
  /// A price that fell to a new low has two. What moved alike in the same month a year ago is
  /// left out: it is the season's price, neither dear nor cheap.
  fileprivate var alerts: [PriceAlert] {
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
